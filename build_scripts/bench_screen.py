"""What bench.py measures in the window, in a process of its own: SDL opens once.

`frames` or `played`, and a size; prints one JSON object. The time of a frame is that of the real
`App.step`, in milliseconds of the wall clock: presenting is the work of two processes.
"""

from __future__ import annotations

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

# A script sees its own folder only; the game lies beside it.
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
"""The moment that is also measured when no card picture is kept."""
THINKING = 30
"""Frames in which nothing is done before an answer."""
ALL = OFFERED.joined([edition.name for edition in OFFERED.added])
"""The game with all that can be added to it."""
STATUS = Path("/proc/self/status")
"""Where Linux tells of memory."""
CALM, IDLE = 1.0, 5.0
"""Seconds until the loop has slowed down, and seconds of measuring."""


def opened(size: Size) -> App:
    """The program with everything loaded."""
    app = App(Words("en", OFFERED.words), Options(size=size))
    while not app.complete:
        app.step(FRAME, [])
    return app


def shown(app: App, game: Game) -> Table:
    """A table with this game, drawn and at rest."""
    table = app.games.begin(game)
    app.scene = table
    app.step(FRAME, [])
    return table


def copied(app: App, floor: Frames, frames: int) -> None:
    """What every full frame costs at least: a picture to the glass, and the glass presented."""
    picture = pygame.Surface(app.size).convert()

    def draw() -> None:
        app.glass.blit(picture, (0, 0))
        app.window.flip()

    for _ in range(frames):
        floor.take(draw)


def thought(app: App) -> None:
    """Somebody thinks before answering: what is read beside the program is there then."""
    for _ in range(THINKING):
        app.step(FRAME, [])
    sleep(THINKING * FRAME)
    gc.collect()  # as the loop does whenever it becomes calm


def dragged(app: App, frames: int) -> Frames:
    """A card of the hand in circles over the table."""
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
    """A moment, from the answer until all is at rest."""
    moment.set(app)
    thought(app)

    def step(doing: Doing) -> None:
        measured.take(lambda: app.step(FRAME, doing()))

    moment.play(app, step)


def frames(app: App, rounds: int) -> Mapping[str, Summary]:
    """Every state, beside the floor; what is first met is measured with no card picture kept."""
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
    """Percent of a core that the loop takes while nothing happens."""
    shown(app, before_the_nightmare())
    looped(app, CALM)
    begun, used = perf_counter(), process_time()
    looped(app, IDLE)
    return 100 * (process_time() - used) / (perf_counter() - begun)


def looped(app: App, seconds: float) -> None:
    """The loop runs for so long."""
    app.running = True
    threading.Timer(seconds, app.quit).start()
    run(app)


def play_to_the_end(app: App, edition: str) -> None:
    """A whole game by random commands, with every animation."""
    chance = random.Random(1)
    table = shown(app, game := Game.start(OFFERED[edition], seed="bench"))
    while game.pending is not None:
        table.session.submit(chance.choice(game.legal()))
        while table.busy and app.scene is table:
            app.step(LONGEST_STEP, [])
    app.step(FRAME, [])


def memory(app: App) -> Summary:
    """Resident MB of this process, at rest and at most: opened, and after games one after the
    other; nothing where the system does not tell."""
    looped(app, CALM)
    told = {"opened": resident("VmRSS")}
    for edition in (BASE.edition, ALL):
        play_to_the_end(app, edition)
        looped(app, CALM)
        told |= {edition: resident("VmRSS"), f"{edition}, at most": resident("VmHWM")}
    return told if STATUS.exists() else {}


def resident(key: str) -> float:
    """MB that the system tells of this process; 0 where it does not."""
    lines = STATUS.read_text("utf-8").splitlines() if STATUS.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith(key)), 0.0)


def main() -> None:
    """One of the two measurements."""
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
