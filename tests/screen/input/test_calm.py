"""What makes the game slow and calm: a longer way before a drag, holding instead of two presses,
and a question before every answer that cannot be taken back."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pygame
import pytest

from game.records.journal.settings import DRAG_DISTANCES
from game.screen.input.pointer import LONG, TWICE
from game.table.party import Party, Player
from tests.rules.stories import deal
from tests.screen.games.test_pair_games import LONGEST, until_rest
from tests.screen.robots.glass import FRAME, QUIET, Glass, opened
from tests.screen.robots.player import Player as Robot
from tests.screen.robots.player import at, has, thing
from tests.variants import thorough

CONFIRM, CANCEL = "button.confirm", "button.cancel"


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, size=(1280, 720)) as glass:
        glass.deal(QUIET)
        glass.until_rest()
        yield glass


def wish(glass: Glass, **settings: Any) -> None:
    glass.app.change(replace(glass.app.settings, **settings))
    glass.scene.resized()
    glass.step()


@pytest.mark.parametrize("far", DRAG_DISTANCES)
def test_a_press_becomes_a_drag_after_the_distance_that_is_set(glass, far):
    wish(glass, drag_distance=far)
    x, y = at(thing(glass.description, "GK1"))
    glass.move((x, y))
    glass.down()
    glass.move((x, y - far + 1), held=True)
    assert not glass.table.ui.held
    glass.move((x, y - far), held=True)
    assert glass.table.ui.held == "GK1"


def hold(glass: Glass, key: str) -> None:
    """Holds the mouse button down on a card."""
    glass.hold(at(thing(glass.description, key)), LONG + 2 * FRAME)


def test_holding_a_card_plays_it_and_two_clicks_are_no_more_than_two(glass):
    wish(glass, hold_to_play=True)
    x, y = at(thing(glass.description, "AM1"))
    for _ in range(2):
        glass.click((x, y))
    glass.until_rest()
    assert glass.lying("row") == []
    hold(glass, "AM1")
    glass.until_rest()
    assert glass.lying("row") == ["AM1"]


def test_a_chosen_card_and_every_card_elsewhere_is_still_read_by_holding_it(glass):
    wish(glass, hold_to_play=True)
    glass.click(at(thing(glass.description, "GK1")))
    hold(glass, "GK1")
    assert has(glass.description, "panel.GK1")
    glass.key(pygame.K_ESCAPE)
    glass.key(pygame.K_ESCAPE)
    hold(glass, "AM1")
    glass.until_rest()
    hold(glass, "AM1")
    assert has(glass.description, "panel.AM1")


def test_without_that_wish_holding_reads(glass):
    hold(glass, "AM1")
    assert has(glass.description, "panel.AM1")
    assert glass.lying("row") == []
    assert math.isclose(LONG, 0.5)


# A question before what is final


def test_what_shows_a_card_of_the_deck_is_asked_about_in_every_manner(glass):
    wish(glass, ask_first=True)
    for way in ("drag", "key", "double click"):
        if way == "drag":
            glass.drag_onto("AM1", "zone.row.0")
        elif way == "key":
            glass.key(pygame.K_2)
            glass.key(pygame.K_p)
        else:
            for _ in range(2):
                glass.click(at(thing(glass.description, "AM1")))
        assert thing(glass.description, "text.body")["name"].endswith(
            "It cannot be taken back freely."
        )
        assert glass.lying("row") == []
        glass.wait(TWICE)
        glass.press(CANCEL)
        glass.until_rest()
        assert not has(glass.description, CONFIRM)
    glass.drag_onto("AM1", "zone.row.0")
    glass.press(CONFIRM)
    glass.until_rest()
    assert glass.lying("row") == ["AM1"]


def test_what_waits_for_the_deck_is_not_asked_about(glass):
    wish(glass, ask_first=True, draw_by_hand=True)
    glass.drag_onto("AM1", "zone.row.0")
    assert not has(glass.description, CONFIRM)
    assert glass.lying("row") == ["AM1"]


def test_a_warning_is_question_enough(glass):
    wish(glass, ask_first=True)
    glass.press("button.menu")
    glass.press("button.concede")
    assert thing(glass.description, "text.heading")["name"] == "Concede this game?"
    glass.wait(TWICE)
    glass.press(CONFIRM)
    glass.until_rest()
    glass.step()
    assert glass.description["result"] == "lost"


def test_with_two_the_end_of_a_hidden_turn_is_asked_about_and_a_free_answer_is_not(glass):
    players = Player("Ada", "boat"), Player("Bo", "bell")
    glass.lay(deal(QUIET, seats=2), Party(players, "open"))
    wish(glass, ask_first=True)
    first = glass.table.session.game.legal()[0]
    assert not glass.table.session.is_final(first), "a card of the draft can be laid back"


@pytest.mark.parametrize("seed", ["calm", thorough("slow")])
def test_a_whole_game_goes_on_with_every_answer_confirmed(seed):
    with opened(seed, (1280, 720), painted=False) as glass:
        wish(glass, ask_first=True, hold_to_play=True, drag_distance=24)
        player = Robot(seed, 0.5)
        for turn in count():
            assert turn < LONGEST
            until_rest(glass)
            if glass.scene.name != "table":
                break
            if has(glass.description, CONFIRM) and has(glass.description, CANCEL):
                glass.press(CONFIRM)
            else:
                glass.do(player.next(glass.description))
        assert glass.scene.name == "result"
