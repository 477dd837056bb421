"""Where chance alone would hardly ever lead: to every page, into games of every kind and to their
ends, and to other settings."""

import random
from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from typing import Any

from game.editions import OFFERED
from game.records.journal.settings import DRAG_DISTANCES, SPEEDS, TEXT_SIZES, Settings
from game.screen.app import App
from game.screen.pages.title.welcome_page import Welcome
from game.screen.program import Shelf
from game.screen.table.table_page import Table
from game.table.party import EMBLEMS, Manner, Party, Player, Talk
from game.words import LANGUAGES

MANNERS: tuple[Manner, ...] = "open", "curtain", "peek"
TALKS: tuple[Talk, ...] = "silence", "hints", "open"
SHELVES: tuple[Shelf, ...] = "today", "calendar", "ladder", "any"
NAMES = "Isolde", "Tristan", "Zoë", "﷽", "W" * 20, "🙀"
FAR = 30
"""Most answers that are given for the player."""
OTHERWISE: dict[str, tuple[Any, ...]] = {
    "language": ("", *LANGUAGES),
    "text_size": TEXT_SIZES,
    "speed": SPEEDS,
    "drag_distance": DRAG_DISTANCES,
    "sound": (0, 1, 100),
    "ambience": (0, 1, 100),
    "voice": (0, 1, 100),
    "whispered": ((),),
    "silenced": ((), ("*",)),
    "goal_told": ((), None),
    "keys": ({}, {"nothing": "f40", "act": "return"}),
    "pad": ({}, {"nothing": "touchpad", "act": "b"}),
    **{one.name: (False, True) for one in fields(Settings) if type(one.default) is bool},
}
"""Values of the settings that a player can choose."""


def carry(app: App, chance: random.Random) -> None:
    """Carries the player to a page, to a new game, or to a lesson."""
    kind = chance.random()
    if kind < 0.25:
        app.games.new_game(f"{chance.random()}", edition(chance))
    elif kind < 0.55:
        app.games.new_pair(party(chance), f"{chance.random()}", edition(chance))
    elif kind < 0.62:
        app.lessons.begin(chance.choice(app.lessons.offered))
    elif kind < 0.68:
        app.ways.watch(chance.choice((1, 2)))
    else:
        turn_to(app, chance)


def turn_to(app: App, chance: random.Random) -> None:
    """Opens one of the pages."""
    ways, scene = app.ways, app.scene
    assert scene is not None
    two = party(chance)
    pages: list[Callable[[], object]] = [
        *(ways.games, ways.about, ways.book, ways.set_table, ways.settings, app.lessons.show),
        *(partial(ways.choose, seats) for seats in (1, 2)),
        *(partial(ways.deals, shelf) for shelf in SHELVES),
        *(partial(ways.show, name) for name in ("statistics", "achievements")),
        *(partial(ways.goal, two, scene), partial(setattr, app, "scene", Welcome(app))),
    ]
    chance.choice(pages)()


def edition(chance: random.Random) -> str:
    """Returns the name of the base game, of a challenge, or of several editions together."""
    if chance.random() < 0.1:
        return chance.choice(OFFERED.challenges).edition
    names = [chance.choice(one.names) for one in OFFERED.added if chance.random() < 0.4]
    return OFFERED.joined(names)


def party(chance: random.Random) -> Party:
    """Returns two players who share the screen in any manner."""
    first, second = (
        Player(name, emblem) for name, emblem in zip(chance.sample(NAMES, 2), EMBLEMS, strict=False)
    )
    fixed = chance.random() < 0.5
    return Party((first, second), chance.choice(MANNERS), "seed", fixed, chance.choice(TALKS))


def play_on(app: App, chance: random.Random) -> None:
    """Gives some answers for the player, as far as the game goes; then all lies still."""
    table = app.scene
    for _ in range(chance.randrange(1, FAR)):
        if app.scene is not table or not isinstance(table, Table) or table.lesson:
            return
        session = table.session
        if session.viewer.parting or session.viewer.covers or session.game.pending is None:
            return
        session.submit(chance.choice(session.game.legal()))
        table.settle()
        app.step(1 / 60, [])


def set_otherwise(app: App, chance: random.Random) -> None:
    """Changes one setting, as its page would, and comes back."""
    name = chance.choice([*OTHERWISE])
    app.change(replace(app.settings, **{name: chance.choice(OTHERWISE[name])}), keep=False)
    if app.scene is not None:
        app.scene.resized()
