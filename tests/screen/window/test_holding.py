"""While a button is held down, the scene is told for how long, and when it is over."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import pygame
import pytest

from game.screen.app import App
from game.screen.ui.arrange import Row
from game.screen.ui.buttons import Button
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.table.hands.things import Thing
from tests.screen.robots.glass import FRAME, RIGHT, Glass, opened
from tests.screen.robots.player import Point, at, thing

BESIDE = (200, 600)
A_WHILE = 20
"""Number of frames."""


class Doorbell(Page):
    """A page that keeps what it is told of a hold, and how often its buttons are pressed."""

    name = "doorbell"

    def __init__(self, app: App) -> None:
        self.rung = 0
        self.told: list[tuple[str, float]] = []
        super().__init__(app)

    def build(self) -> Sheet:
        bell = Button("button.bell", label="Bell", act=self._ring)
        knocker = Button("button.knocker", label="Knocker", act=self._ring)
        return Sheet("Door", Row([bell, knocker], gap=60))

    def _ring(self) -> None:
        self.rung += 1

    def held(self, thing: Thing | None, seconds: float) -> bool:
        self.told.append((thing.id if thing else "", seconds))
        return False


@contextmanager
def doorbell() -> Iterator[tuple[Glass, Doorbell]]:
    with opened() as glass:
        bell = Doorbell(glass.app)
        glass.app.scene = bell
        glass.step()
        yield glass, bell


def press(glass: Glass, key: str = "button.bell") -> Point:
    """Presses the mouse button on a thing, and returns the point."""
    point = at(thing(glass.description, key))
    glass.move(point)
    glass.down()
    return point


def wait(glass: Glass, frames: int = A_WHILE) -> None:
    glass.frames(frames)


def test_a_scene_is_told_in_every_frame_how_long_a_thing_is_held_and_when_that_is_over():
    with doorbell() as (glass, bell):
        press(glass)
        wait(glass)
        seconds = [seconds for _, seconds in bell.told]
        assert {key for key, _ in bell.told} == {"button.bell"}
        assert seconds == pytest.approx([FRAME * n for n in range(1, A_WHILE + 2)])
        glass.up()
        assert bell.told[-1] == ("", 0.0)
        assert bell.rung == 1
        told = len(bell.told)
        wait(glass)
        assert len(bell.told) == told


@pytest.mark.parametrize("there", [BESIDE, "button.knocker"])
def test_who_moves_away_holds_no_longer_even_if_he_comes_back(there):
    with doorbell() as (glass, bell):
        start = press(glass)
        goal = at(thing(glass.description, there)) if isinstance(there, str) else there
        wait(glass)
        glass.move(goal, held=True)
        assert bell.told.pop() == ("", 0.0)
        told = len(bell.told)
        glass.move(start, held=True)
        wait(glass)
        assert len(bell.told) == told


def test_a_hand_that_trembles_holds_on():
    with doorbell() as (glass, bell):
        x, y = press(glass)
        for step in range(A_WHILE):
            glass.move((x + step % 3 * 8, y), held=True)
        assert bell.told[-1][0] == "button.bell"
        assert bell.told[-1][1] == pytest.approx(FRAME * (A_WHILE + 1))


def test_a_press_beside_that_is_drawn_onto_a_thing_does_not_hold_it():
    with doorbell() as (glass, bell):
        goal = at(thing(glass.description, "button.bell"))
        glass.lift(BESIDE, goal)
        wait(glass)
        glass.up()
        assert "button.bell" not in dict(bell.told)
        assert bell.rung == 0


ENDS: Mapping[str, Callable[[Glass], None]] = {
    "the focus is lost": lambda glass: glass.step(pygame.Event(pygame.WINDOWFOCUSLOST)),
    "the pointer leaves": lambda glass: glass.step(pygame.Event(pygame.WINDOWLEAVE)),
    "a key": lambda glass: glass.key(pygame.K_x),
    "the right button": lambda glass: glass.down(RIGHT),
}


def test_a_hold_is_over_when_anything_else_happens():
    for name, end in ENDS.items():
        with doorbell() as (glass, bell):
            press(glass)
            end(glass)
            assert bell.told[-1] == ("", 0.0), name
            told = len(bell.told)
            wait(glass)
            glass.up()
            assert len(bell.told) == told, name
            assert bell.rung == 0, name


def test_what_is_no_longer_under_the_pointer_is_not_held():
    with doorbell() as (glass, bell):
        press(glass)
        glass.resize((1600, 900))
        assert bell.told[-1] == ("", 0.0)


def test_a_press_means_nothing_to_the_scene_that_comes_next():
    with doorbell() as (glass, bell):
        press(glass)
        later = Doorbell(glass.app)
        glass.app.scene = later
        wait(glass)
        glass.up()
        assert later.told == []
        assert later.rung == bell.rung == 0
