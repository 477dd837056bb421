"""Acts of somebody before a table, frame by frame."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.rules.game import Game
from game.rules.steps import Command
from game.screen.app import App
from game.screen.table.between_turns.lifting import FIRST, KEYS, QUIET, SECOND
from game.screen.table.table_page import Table
from game.table.layout.places import Point
from tests.rules.stories import line

FRAME = 1 / 60
LONGEST = 30 * 60
"""Frames after which something that never comes to rest is an error."""
GLIDE = 18
"""Frames that a drag takes."""

Events = Sequence[pygame.Event]
Doing = Callable[[], Events]
"""Beginning of a frame: it gives the events of that frame."""
Act = Callable[[App], Iterator[Doing]]
"""An act that takes a few frames."""
Step = Callable[[Doing], object]
"""Makes the program step one frame."""


def moves_with(app: App, speed: float, reduced: bool) -> None:
    """Sets how things move, for this run."""
    app.change(replace(app.settings, speed=speed, reduced_motion=reduced), keep=False)


def asks_every_time(app: App) -> None:
    """Has every trio asked about, as in the playthroughs."""
    app.change(replace(app.settings, ask_every_search=True), keep=False)


def nothing() -> Events:
    """A frame in which nobody does anything."""
    return ()


def perform(app: App, act: Act, step: Step) -> None:
    """Performs an act, and waits until nothing moves."""
    for doing in act(app):
        step(doing)
    rest(app, step)


def rest(app: App, step: Step | None = None) -> None:
    """Steps at least once, and until nothing moves and nothing fades. Raises AssertionError if that
    never comes."""
    step = step or (lambda doing: app.step(FRAME, doing()))
    for _ in range(LONGEST):
        step(nothing)
        if app.idle > 0:
            return
    raise AssertionError("it never comes to rest")


def meant(game: Game, said: str) -> Command[Any]:
    """The first legal command that begins like this. Raises LookupError if none does."""
    written = f"{said} ".replace(",", " ")
    for one in game.legal():
        if f"{line(one)} ".replace(",", " ").startswith(written):
            return one
    raise LookupError(f"{said} is not legal")


def submits(said: str) -> Act:
    """Submits a command, written as in a playthrough; the last words may be left out."""

    def submit(table: Table) -> Events:
        table.panels.close_all()
        assert table.session.submit(meant(table.session.game, said)), said
        return ()

    def act(app: App) -> Iterator[Doing]:
        assert isinstance(app.scene, Table)
        yield partial(submit, app.scene)

    return act


def drags(card: str, goal: str) -> Act:
    """Takes a card, and lays it on the thing of this id."""

    def act(app: App) -> Iterator[Doing]:
        (x, y), (to_x, to_y) = place(app, card), place(app, goal)
        yield partial(mouse, pygame.MOUSEBUTTONDOWN, (x, y))
        for i in range(1, GLIDE + 1):
            part = i / GLIDE
            at = x + (to_x - x) * part, y + (to_y - y) * part
            yield partial(mouse, pygame.MOUSEMOTION, at)
        yield partial(mouse, pygame.MOUSEBUTTONUP, (to_x, to_y))

    return act


def lifts_the_cloth(app: App) -> Iterator[Doing]:
    """Presses the key of the player whose turn it is twice, if there is a cloth over the hand."""
    assert isinstance(app.scene, Table)
    if not app.scene.session.viewer.covers:
        return
    key = KEYS[app.scene.session.seat]
    for seconds in (FIRST, SECOND):
        yield from waits(seconds)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            yield partial(pressed, kind, key)
    yield from waits(QUIET)


def lays_the_cloth(app: App) -> Iterator[Doing]:
    """Lays the cloth over the hand again."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        yield partial(pressed, kind, pygame.K_x)


def waits(seconds: float) -> Iterator[Doing]:
    """Waits a little longer than that."""
    for _ in range(round(seconds / FRAME) + 2):
        yield nothing


def pressed(kind: int, key: int) -> Events:
    """The key goes down, or comes up."""
    return [pygame.Event(kind, key=key, mod=0, unicode="", scancode=0)]


def mouse(kind: int, at: Point) -> Events:
    """An event of the mouse, with its left button held."""
    pos, buttons = (round(at[0]), round(at[1])), (1, 0, 0)
    return [pygame.Event(kind, pos=pos, button=pygame.BUTTON_LEFT, rel=(0, 0), buttons=buttons)]


def place(app: App, key: str) -> Point:
    """The middle of the visible part of the thing of this id, in coordinates of the mouse: a hand
    may reach under the edge."""
    assert app.scene is not None
    things = app.description(app.scene)["things"]
    x, y, width, height = next(thing["rect"] for thing in things if thing["id"] == key)
    return x + width / 2, (y + min(y + height, app.window.size[1])) / 2
