"""How often sounds are heard in a game, in how many samples, and whether one repeats at once."""

from __future__ import annotations

import itertools
import random
import re
from collections import defaultdict
from collections.abc import Iterator

from build_scripts.sound.levels import KEPT
from game.editions.base.box import BASE
from game.editions.base.explore import Play
from game.editions.base.show import STAGING
from game.rules.game import Game
from game.rules.view import View, frames
from game.screen.sound.samples import Samples
from game.table.motion.cues import Cue
from game.table.motion.director import Director

TURNS = 41
WANTED = {"slide": 6, "flip": 4, "land": 4, "foil": 3}
"""So many samples of what is heard most, at least."""
FRAME, SIZE = 1 / 60, (1280, 720)


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
    """What a sample is one of."""
    return re.sub(r"-\d+$", "", sample)


def cues() -> Iterator[Cue]:
    """What there is to be heard in so many turns, of one random game after another."""
    turns, number = 0, 0
    while turns < TURNS:
        number += 1
        game, chance = Game.start(BASE, seed=f"heard {number}"), random.Random(number)
        director = Director(View.of(game.state, 0), SIZE, staging=STAGING)
        while game.pending is not None and turns + game.state.turn <= TURNS:
            before, legal = game.state, game.legal()
            plays = [command for command in legal if isinstance(command, Play)]
            director.show(list(frames(before, game.submit(chance.choice(plays or legal)), 0)))
            while director.busy:
                director.advance(FRAME)
                yield from director.take_cues()
        turns += game.state.turn
