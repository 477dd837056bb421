"""What bench.py measures in the window, in a process of its own, as SDL opens only once.

The arguments are `frames` or `played`, a size and a number of rounds. Prints one JSON object. The
time of a frame is that of the real `App.step` in milliseconds of the wall clock, as presenting is
the work of two processes."""

import argparse
import gc
import json
import math
import random
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter, process_time, sleep

# A script finds only the modules of its own folder; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from build_scripts.bench_frames import Frames, Summary
from build_scripts.nobodys_folder import nobodys_folder
from build_scripts.stage.acting import FRAME, Doing, mouse, place
from build_scripts.stage.moments import MOMENTS, Moment
from build_scripts.stage.positions import before_the_nightmare
from game.__main__ import window_size
from game.editions import OFFERED
from game.editions.base.box import BASE
from game.rules.game import Game
from game.screen.app import App
from game.screen.cards.sprites import CardImages
from game.screen.loop import LONGEST_STEP, run
from game.screen.table.table_page import Table
from game.screen.window import environment
from game.screen.window.display import Options
from game.table.layout.places import Size
from game.words import Words

FIRST_MET = "hand-lost"
"""The moment that is also measured without any card picture kept."""
THINKING = 30
"""Number of frames in which nothing is done before an answer."""
ALL = OFFERED.joined([edition.name for edition in OFFERED.added])
"""Name of the game with all expansions."""
STATUS = Path("/proc/self/status")
"""File in which Linux tells of the memory of a process."""
CALM, IDLE = 1.0, 5.0
"""Seconds until the loop has slowed down, and seconds of measuring."""


def opened(size: Size) -> App:
    """Returns the program with everything loaded."""
    app = App(Words("en", OFFERED.words), Options(size=size))
    while not app.complete:
        app.step(FRAME, [])
    return app


def shown(app: App, game: Game) -> Table:
    """Returns a table with this game, drawn and at rest."""
    table = app.games.begin(game)
    app.scene = table
    app.step(FRAME, [])
    return table


def copied(app: App, floor: Frames, frames: int) -> None:
    """Measures what every full frame costs at least: copying a picture to the glass, and presenting
    it."""
    picture = pygame.Surface(app.size).convert()

    def draw() -> None:
        app.glass.blit(picture, (0, 0))
        app.window.flip()

    for _ in range(frames):
        floor.take(draw)


def thought(app: App) -> None:
    """Lets some time pass, as before an answer, in which threads read what they have to."""
    for _ in range(THINKING):
        app.step(FRAME, [])
    sleep(THINKING * FRAME)
    gc.collect()  # as the loop does whenever it becomes calm


def dragged(app: App, frames: int) -> Frames:
    """Returns the frames in which a card of the hand is dragged in circles over the table."""
    table = shown(app, before_the_nightmare())
    thought(app)
    home = place(app, table.session.hand[0].id)
    width, height = app.window.size
    app.step(FRAME, mouse(pygame.MOUSEBUTTONDOWN, home))
    measured = Frames()
    for i in range(frames):
        x = width / 2 + height / 3 * math.cos(i / 20)
        y = height / 2 + height / 3 * math.sin(i / 20)
        measured.step(app, mouse(pygame.MOUSEMOTION, (x, y)))
    app.step(FRAME, mouse(pygame.MOUSEBUTTONUP, home))
    return measured


def played(app: App, moment: Moment, measured: Frames) -> None:
    """Measures a moment, from the answer until all is at rest."""
    moment.set(app)
    thought(app)

    def step(doing: Doing) -> None:
        measured.take(lambda: app.step(FRAME, doing()))

    moment.play(app, step)


def frames(app: App, rounds: int) -> Mapping[str, Summary]:
    """Returns the times of every state and of the floor. The moment FIRST_MET is also measured
    without any card picture kept."""
    floor, first, still, baked = (Frames() for _ in range(4))
    moments = {name: Frames() for name in MOMENTS}
    for _ in range(rounds):
        copied(app, floor, 40)
        app.cards = CardImages(app.text, app.words)
        app.cards.suit(app.size)
        for _face in app.cards.load(high_contrast=False):
            pass
        played(app, MOMENTS[FIRST_MET], first)
        for name, measured in moments.items():
            played(app, MOMENTS[name], measured)
    drag = dragged(app, 60 * rounds)
    table = shown(app, before_the_nightmare())
    for _ in range(20 * rounds):
        still.step(app)
    for _ in range(10 * rounds):
        table.changed = True
        baked.step(app)
    kinds = {"floor": floor, "idle": still, "drag": drag, "bake": baked, "first": first, **moments}
    return {name: kind.summary for name, kind in kinds.items()}


def share_of_a_core(app: App) -> float:
    """Returns the percentage of a core that the loop takes while nothing happens."""
    shown(app, before_the_nightmare())
    looped(app, CALM)
    begun, used = perf_counter(), process_time()
    looped(app, IDLE)
    return 100 * (process_time() - used) / (perf_counter() - begun)


def looped(app: App, seconds: float) -> None:
    """Runs the loop for so many seconds."""
    app.running = True
    threading.Timer(seconds, app.quit).start()
    run(app)


def play_to_the_end(app: App, edition: str) -> None:
    """Plays a whole game by random commands, with every animation."""
    chance = random.Random(1)
    table = shown(app, game := Game.start(OFFERED[edition], seed="bench"))
    while game.pending is not None:
        table.session.submit(chance.choice(game.legal()))
        while table.busy and app.scene is table:
            app.step(LONGEST_STEP, [])
    app.step(FRAME, [])


def memory(app: App) -> Summary:
    """Returns the resident MB of this process, at rest and at most: when it was opened, and after
    games one after the other. It is empty where the system does not tell."""
    looped(app, CALM)
    told = {"opened": resident("VmRSS")}
    for edition in (BASE.edition, ALL):
        play_to_the_end(app, edition)
        looped(app, CALM)
        told |= {edition: resident("VmRSS"), f"{edition}, at most": resident("VmHWM")}
    return told if STATUS.exists() else {}


def resident(key: str) -> float:
    """Returns the MB that the system tells of this process under a key, or 0 where it does not."""
    lines = STATUS.read_text("utf-8").splitlines() if STATUS.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith(key)), 0.0)


def main() -> None:
    """Prints the results of one of the two measurements as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("frames", "played"))
    parser.add_argument("size", type=window_size)
    parser.add_argument("rounds", type=int)
    asked = parser.parse_args()
    environment.prepare()
    with nobodys_folder():
        app = opened(asked.size)
        result: dict[str, object] = {"driver": pygame.display.get_driver()}
        if asked.what == "frames":
            result |= frames(app, asked.rounds)
        else:
            result["memory"] = memory(app)
            result["idle"] = share_of_a_core(app)
        app.games.close()
        app.sound.close()
    print(json.dumps(result))


if __name__ == "__main__":
    main()
