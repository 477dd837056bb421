"""Plays whole games for one and for two, one after the other, and watches the memory.

    python -m build_scripts.stage.endure [--games 200] [--speed 2] [--size 1024x640] [--seed endure]

All animations run, in steps of any length; the pointer passes over things now and then, and after
some games one looks at every page and panel, in other letters, another language or a larger window.
Every ten games it prints the resident memory, how much of it pictures take that are kept for later,
and the number of Python's objects. What is kept has a bound, and is soon near it. Status 1 if the
memory grows by more than 2 MB from game 60 to the end. That is the middle one of the slopes between
any two measurements: what is kept once, such as the picture of something rare, is no growth. Linux
only: elsewhere the memory is not told.
"""

import argparse
import functools
import gc
import random
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pygame

from build_scripts.stage.acting import lays_the_cloth, lifts_the_cloth, moves_with
from build_scripts.stage.moments import CURTAIN, OPEN
from build_scripts.stage.picture import opened
from game.__main__ import window_size
from game.records.journal.settings import TEXT_SIZES
from game.screen.app import App
from game.screen.look import shapes
from game.screen.table.table_page import Table
from game.screen.window.memory import give_back
from game.table.motion.tempo import SPEEDS
from game.words import LANGUAGES

SHORT, LONG = 0.02, 0.4
"""Seconds of a step: between them all movements are caught at any moment, and soon over."""
EVERY, WARM = 10, 60
"""Games from one measurement to the next, and before the first that counts."""
GROWTH = 2.0
"""MB that may be added from there to the end."""
POINTING = 0.3
"""Chance that the pointer moves before an answer."""
WANDERING, OTHERWISE = 7, 0.5
"""Games after which one looks around, and the share of looks in another window or with other
faces."""
LARGER = 1920, 1080
PARTIES = None, OPEN, None, CURTAIN
STATUS = Path("/proc/self/status")


def play(app: App, number: int, chance: random.Random) -> None:
    """Plays a whole game by random answers."""
    party, seed = PARTIES[number % len(PARTIES)], f"{chance.random()}"
    if party is None:
        app.games.new_game(seed)
    else:
        app.games.new_pair(party, seed)
    table = app.scene
    assert isinstance(table, Table)
    while app.scene is not None and app.scene.name != "result":
        if table.session.viewer.parting or table.session.viewer.covers:
            act = lays_the_cloth if table.session.viewer.parting else lifts_the_cloth
            for doing in act(app):
                app.step(SHORT, doing())
        elif table.session.game.pending is not None:
            table.session.submit(chance.choice(table.session.game.legal()))
        if chance.random() < POINTING:
            app.step(SHORT, [pointing(app, chance)])
        until_rest(app, chance)
    app.step(SHORT, [pointing(app, chance)])


def until_rest(app: App, chance: random.Random) -> None:
    app.step(SHORT, ())
    while app.idle == 0:
        app.step(chance.uniform(SHORT, LONG), ())


def wander(app: App, chance: random.Random) -> None:
    """Looks at everything around a game, in other circumstances, and goes back."""
    before, size = app.settings, app.window.size
    if chance.random() < OTHERWISE:
        app.window.size = LARGER
    language, letters = chance.choice(list(LANGUAGES)), chance.choice(TEXT_SIZES)
    contrast = chance.random() < OTHERWISE
    other = replace(before, language=language, text_size=letters, high_contrast=contrast)
    app.change(other, keep=False)
    app.games.new_game(f"{chance.random()}")
    until_rest(app, chance)
    table = app.scene
    assert isinstance(table, Table)
    for key in (pygame.K_l, pygame.K_c, pygame.K_F3):
        for pressed in (key, pygame.K_ESCAPE):
            app.step(
                SHORT, [pygame.Event(pygame.KEYDOWN, key=pressed, mod=0, unicode="", scancode=0)]
            )
            until_rest(app, chance)
    table.panels.read(chance.choice(table.session.view.hand))
    until_rest(app, chance)
    for show in (app.ways.settings, app.ways.games, app.ways.set_table, app.ways.title):
        show()
        until_rest(app, chance)
    app.window.size = size
    app.change(before, keep=False)
    until_rest(app, chance)


def kept(app: App) -> float:
    """MB of the pictures that are kept for later."""
    stores = [
        thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper)
    ]
    seen = {id(picture): picture for store in stores for picture in pictures(store)}
    size = sum(picture.get_pitch() * picture.get_height() for picture in seen.values())
    drawn = app.cards.kept, app.cards.shadows, app.text.kept, shapes.KEPT
    return (size + sum(store.used for store in drawn)) / 2**20


def pictures(store: object) -> Iterator[pygame.Surface]:
    """Pictures that a function keeps, by themselves or in a list with their places."""
    for made in gc.get_referents(store):
        for thing in made if isinstance(made, list) else [made]:
            for part in thing if isinstance(thing, tuple) else [thing]:
                if isinstance(part, pygame.Surface):
                    yield part


def pointing(app: App, chance: random.Random) -> pygame.Event:
    """An event in which the pointer goes to a thing, or beside all of them."""
    assert app.scene is not None
    things = [thing["at"] for thing in app.description(app.scene)["things"] if thing["at"]]
    at = chance.choice([*things, (1, 1)])
    return pygame.Event(pygame.MOUSEMOTION, pos=tuple(at), rel=(0, 0), buttons=(0, 0, 0))


def memory() -> float:
    """Resident MB of this process; 0 where the system does not tell."""
    lines = STATUS.read_text("utf-8").splitlines() if STATUS.exists() else []
    told = [line.split()[1] for line in lines if line.startswith("VmRSS:")]
    return int(told[0]) / 1024 if told else 0.0


def growth(measured: dict[int, float]) -> float:
    """MB added from the first to the last of these games, by the median of all slopes."""
    pairs = list(combinations(measured.items(), 2))
    if not pairs:
        return 0.0
    slope = statistics.median((after - before) / (b - a) for (a, before), (b, after) in pairs)
    return slope * (max(measured) - min(measured))


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays many games and watches the memory.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--speed", type=float, default=2.0, choices=SPEEDS, help="0: at once")
    parser.add_argument("--size", type=window_size, default=(1024, 640))
    parser.add_argument("--seed", default="endure")
    asked = parser.parse_args()
    chance, began = random.Random(asked.seed), time.perf_counter()
    measured: dict[int, float] = {}
    with opened("endure", asked.size) as app:
        moves_with(app, asked.speed, reduced=False)
        for number in range(1, asked.games + 1):
            play(app, number, chance)
            if number % WANDERING == 0:
                wander(app, chance)
            if number % EVERY == 0:
                gc.collect()
                give_back()  # as the loop does whenever nothing happens
                now, seconds = memory(), time.perf_counter() - began
                objects = len(gc.get_objects())
                told = f"{number:5} games {now:8.1f} MB, {kept(app):6.1f} MB of them kept pictures"
                print(f"{told} {objects:9} objects {seconds:6.0f} s", flush=True)
                if number >= WARM:
                    measured[number] = now
    grown = growth(measured)
    print(
        f"{grown:+.2f} MB from game {min(measured, default=0)} to game {max(measured, default=0)}"
    )
    return 1 if grown > GROWTH else 0


if __name__ == "__main__":
    sys.exit(main())
