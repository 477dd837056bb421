"""Measures the stage: how light and how varied it is, how clearly cards stand before it, how large
its moments are, how often sounds are heard and in how many samples.

python -m build_scripts.stage.inspection

Status 1 if anything is not as it must be; such a line ends with `!`. It takes some minutes, most of
them for the flashes of every moment. Needs the libraries of `pip install ".[art]"`.
"""

import itertools
import random
import re
import sys
from collections import defaultdict
from collections.abc import Iterator

import numpy as np

from build_scripts.art.cards.moth import draw_moth
from build_scripts.art.drawing.paint import Sheet
from build_scripts.art.writing import picture
from build_scripts.sound import levels
from build_scripts.sound.levels import KEPT
from build_scripts.stage import flashes, measures_of_table
from build_scripts.stage.acting import FRAME, Doing
from build_scripts.stage.moments import MOMENTS
from build_scripts.stage.picture import opened
from build_scripts.stage.stage_measures import told
from game.editions.base.box import BASE
from game.editions.base.explore import Play
from game.editions.base.show import STAGING
from game.rules.game import Game
from game.rules.state import DOORS, FORESIGHT, REVEALED
from game.rules.view import View, frames
from game.screen.app import App
from game.screen.sound.samples import Samples
from game.table.layout.places import CARD_RATIO
from game.table.motion.cues import Cue
from game.table.motion.director import Director

TURNS = 41
WANTED = {"slide": 6, "flip": 4, "land": 4, "foil": 3}
"""Least number of samples of what is heard most."""
STEP, WINDOW = 1 / 60, (1280, 720)


def heard() -> Iterator[tuple[str, bool]]:
    """The frequent sounds in so many turns of random games."""
    samples, files = Samples(KEPT), defaultdict[str, list[str]](list)
    for cue in cues():
        files[f"{cue.name}-{cue.tint}" if cue.tint else cue.name].append(samples.choose(cue)[0])
    for name, played in sorted(files.items(), key=lambda item: -len(item[1])):
        least = WANTED.get(name.partition("-")[0])
        if least is None:
            continue
        there = len([f for f in KEPT.glob(f"{name}*.ogg") if kind(f.stem) == name])
        again = sum(one == other for one, other in itertools.pairwise(played))
        said = f"{name}: heard {len(played)} times in {TURNS} turns, in {there} samples"
        yield f"{said}; twice in a row {again} times", there >= least and not again


def kind(sample: str) -> str:
    """The sound of which this is a sample."""
    return re.sub(r"-\d+$", "", sample)


def cues() -> Iterator[Cue]:
    """Cues of so many turns, of one random game after another."""
    turns, number = 0, 0
    while turns < TURNS:
        number += 1
        game, chance = Game.start(BASE, seed=f"heard {number}"), random.Random(number)
        director = Director(View.of(game.state, 0), WINDOW, staging=STAGING)
        while game.pending is not None and turns + game.state.turn <= TURNS:
            before, legal = game.state, game.legal()
            plays = [command for command in legal if isinstance(command, Play)]
            director.show(list(frames(before, game.submit(chance.choice(plays or legal)), 0)))
            while director.busy:
                director.advance(STEP)
                yield from director.take_cues()
        turns += game.state.turn


LEAST_ANGLE = 18.0
LARGE = {
    # A moment, in which zone its cards lie, and how wide they are to be, by the design.
    "a Nightmare": ("nightmare-comes", REVEALED, 1, 360),
    "a Door that opens": ("search", DOORS, 1, 380),
    "a Prophecy": ("prophecy", FORESIGHT, 5, 220),
}


def shares(app: App) -> Iterator[tuple[str, bool]]:
    """The largest part of the screen that each of them takes."""
    whole = app.size[0] * app.size[1]
    for name, (moment, zone, count, wide) in LARGE.items():
        taken = largest(app, moment, zone, count)
        due = count * (wide * app.size[0] / 1920) ** 2 * CARD_RATIO
        said = f"{name} takes {taken / whole:.1%} of the screen, and is to take {due / whole:.1%}"
        yield said, taken >= 0.97 * due


def largest(app: App, moment: str, zone: str, count: int) -> float:
    """Pixels of so many cards of this zone together, when they are at their largest."""
    played, most = MOMENTS[moment], 0.0
    table = played.set(app)
    director = table.session.director

    def step(doing: Doing) -> None:
        nonlocal most
        app.step(FRAME, doing())
        widths = sorted((pose.width for at, pose in director.sprites if at.zone == zone))
        most = max(most, sum(width**2 * CARD_RATIO for width in widths[-count:]))

    played.play(app, step)
    return most


def wing_angle() -> tuple[str, bool]:
    """Degrees by which the tip of a wing rises, measured on the drawing."""
    angle = tip(1.0) - tip(0.0)
    return f"the Nightmare's wings open by {angle:.0f} degrees", angle >= LEAST_ANGLE


def tip(spread: float) -> float:
    """Height of the tip of the right upper wing, in degrees above what is level."""
    sheet = Sheet((400, 400), 2)
    draw_moth(sheet, 200, 200, 120, spread)
    alpha = np.asarray(picture(sheet))[..., 3] > 200
    down, across = np.nonzero(alpha)
    right, up = across / 2 - 200, 200 - down / 2
    # The feelers stand close to the middle; the lower wings hang.
    wing = (right > 40) & (up > -20)
    far = np.hypot(right, up) * wing
    at = int(far.argmax())
    return float(np.degrees(np.arctan2(up[at], right[at])))


SIZE = (1920, 1080)


def main() -> int:
    good = True
    with opened("stage", SIZE) as app:
        for lines in (measures_of_table.lines(app), shares(app)):
            good &= told(lines)
    good &= told([wing_angle()])
    good &= told(heard())
    good &= levels.main() == 0
    good &= flashes.main() == 0
    print("All holds." if good else "What is marked with ! is not as it must be.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
