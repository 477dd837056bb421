"""Fingers on a touch screen, by the events that SDL sends of them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import count

import pygame
import pytest

from game.screen.input.pointer import LONG
from tests.screen.games.test_pair_games import LONGEST, until_rest
from tests.screen.pages.pages_used import click
from tests.screen.robots.glass import FRAME, QUIET, Glass, finger, opened
from tests.screen.robots.pair_player import PairPlayer, Wanted
from tests.screen.robots.player import Player, at, has, middle, thing
from tests.variants import thinned

DOWN, MOTION, UP = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP
ROW = "zone.row.0"


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, size=(1280, 720)) as glass:
        glass.deal(QUIET)
        glass.until_rest()
        yield glass


def touch(glass: Glass, kind: int, point: tuple[float, float], number: int = 3) -> None:
    """Sends what a finger does at a point of the window, in pixels."""
    width, height = glass.app.window.size
    glass.step(finger(kind, (point[0] / width, point[1] / height), number))


def draw(glass: Glass, *points: tuple[float, float]) -> None:
    """Puts a finger down, takes it from point to point, and lifts it at the last one."""
    touch(glass, DOWN, points[0])
    for point in points[1:]:
        touch(glass, MOTION, point)
    touch(glass, UP, points[-1])


def place(glass: Glass, key: str) -> tuple[int, int]:
    return at(thing(glass.description, key))


def test_a_card_is_dragged_into_the_row(glass):
    x, y = place(glass, "GK1")
    row = middle(thing(glass.description, ROW))
    touch(glass, DOWN, (x, y))
    touch(glass, MOTION, (x + 10, y))
    assert not glass.table.ui.held, "a finger trembles"
    touch(glass, MOTION, (x + 40, y - 60))
    assert glass.table.ui.held == "GK1"
    touch(glass, MOTION, row)
    touch(glass, UP, row)
    glass.until_rest()
    assert glass.lying("row") == ["GK1"]


def test_a_tap_chooses_and_another_on_the_row_plays(glass):
    draw(glass, place(glass, "GK1"))
    assert glass.table.session.selected == "GK1"
    draw(glass, middle(thing(glass.description, ROW)))
    glass.until_rest()
    assert glass.lying("row") == ["GK1"]


def test_two_taps_in_one_place_play_at_once(glass):
    for _ in range(2):
        draw(glass, place(glass, "GK1"))
    glass.until_rest()
    assert glass.lying("row") == ["GK1"]


def test_a_held_finger_reads_the_card_large(glass):
    point = place(glass, "GK1")
    touch(glass, DOWN, point)
    for _ in range(math.ceil(LONG / FRAME) + 1):
        glass.step()
    assert has(glass.description, "panel.GK1")
    touch(glass, UP, point)
    assert has(glass.description, "panel.GK1")


def test_a_flick_upward_plays_and_one_aside_or_too_slow_does_not(glass):
    x, y = place(glass, "GK1")
    draw(glass, (x, y), (x + 90, y - 40))
    draw(glass, (x, y), (x, y + 60))
    touch(glass, DOWN, (x, y))
    for _ in range(30):
        glass.step()
    touch(glass, MOTION, (x, y - 70))
    touch(glass, UP, (x, y - 70))
    glass.until_rest()
    assert glass.lying("row") == []
    x, y = place(glass, "GK1")
    draw(glass, (x, y), (x + 4, y - 30), (x + 8, y - 70))
    glass.until_rest()
    assert glass.lying("row") == ["GK1"]


def test_a_second_finger_lets_go_and_then_nothing_is_meant_until_all_are_lifted(glass):
    x, y = place(glass, "GK1")
    row = middle(thing(glass.description, ROW))
    touch(glass, DOWN, (x, y))
    touch(glass, MOTION, (x, y - 80))
    assert glass.table.ui.held == "GK1"
    touch(glass, DOWN, row, number=4)
    assert not glass.table.ui.held
    touch(glass, MOTION, row)
    touch(glass, UP, row)
    touch(glass, UP, row, number=4)
    glass.until_rest()
    assert glass.lying("row") == []
    assert not glass.table.session.selected


def test_fingers_of_a_trackpad_and_fingers_that_never_came_down_mean_nothing(glass):
    point = place(glass, "GK1")
    width, height = glass.app.window.size
    for kind in (DOWN, UP):
        event = finger(kind, (point[0] / width, point[1] / height))
        glass.step(pygame.Event(kind, {**event.__dict__, "touch_id": -1}))
    touch(glass, UP, point, number=9)
    touch(glass, MOTION, point, number=9)
    assert not glass.table.session.selected


def test_what_the_window_loses_is_let_go(glass):
    x, y = place(glass, "GK1")
    touch(glass, DOWN, (x, y))
    touch(glass, MOTION, (x, y - 80))
    glass.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not glass.table.ui.held
    touch(glass, UP, middle(thing(glass.description, ROW)))
    glass.until_rest()
    assert glass.lying("row") == []


def test_a_tap_just_beside_a_button_means_it(glass):
    x, y, w, h = thing(glass.description, "button.menu")["rect"]
    draw(glass, (x + w / 2, y + h + 9))
    assert glass.table.panels.panel


def test_a_finger_held_on_a_button_explains_it_and_does_not_press_it(glass):
    point = place(glass, "button.log")
    touch(glass, DOWN, point)
    for _ in range(math.ceil(LONG / FRAME) + 1):
        glass.step()
    assert "All that has happened" in glass.description["tooltip"]
    touch(glass, UP, point)
    assert not glass.table.panels.panel


def test_after_a_finger_nothing_is_marked_as_if_it_were_still_there(glass):
    draw(glass, place(glass, "GK1"))
    draw(glass, place(glass, "GK1"))
    assert glass.table.ui.hover == ""
    assert glass.table.session.arrangement.raised == ""


def test_a_page_follows_the_finger_and_what_it_lay_on_is_not_pressed():
    with opened(seed=None, size=(1024, 640)) as glass:
        for key in ("button.settings", "button.controls", "button.keys"):
            click(glass, key)
        page = glass.scene
        x, y = place(glass, "button.key.up")
        draw(glass, (x, y), (x, y - 30), (x, y - 130))
        assert 90 <= page.scrolled_by <= 131
        assert not glass.app.controls.takes_next
        draw(glass, (x, 200), (x, 260), (x, 600))
        assert page.scrolled_by == 0


def test_a_slider_goes_with_the_finger():
    with opened(seed=None, size=(1280, 720)) as glass:
        for key in ("button.settings", "button.sounds"):
            click(glass, key)
        x, y, w, h = thing(glass.description, "slider.sound")["rect"]
        draw(glass, (x + w / 2, y + h / 2), (x + w / 4, y + h / 2), (x + 1, y + h / 2))
        assert glass.app.settings.sound == 0


@pytest.mark.parametrize("drags", thinned([1.0, 0.0], always=[1.0]))
def test_a_whole_game_is_played_by_fingers_alone(drags):
    with opened("finger", (1280, 720), painted=False) as glass:
        glass.touches = True
        player = Player("finger", drags)
        for turn in count():
            assert turn < LONGEST
            until_rest(glass)
            if glass.scene.name != "table":
                break
            glass.do(player.next(glass.description))
        assert glass.scene.name == "result"


@pytest.mark.parametrize("manner", thinned(["open", "curtain", "peek"], always=["curtain"]))
def test_two_play_a_whole_game_by_fingers_alone(manner):
    wanted = Wanted(manner, False)
    with opened(seed=None, painted=False) as glass:
        glass.touches = True
        player = PairPlayer(manner, 1.0, wanted)
        for turn in count():
            assert turn < LONGEST
            until_rest(glass)
            if glass.scene.name == "result":
                break
            glass.do(player.next(glass.description))
