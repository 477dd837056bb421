"""The hand and what its cards pass over: its order is the player's, and the rest gives way."""

import pygame
import pytest

from tests.screen.games.test_between import long_row
from tests.screen.games.test_feel import carry
from tests.screen.robots.glass import NOWHERE, RIGHT, Glass, opened
from tests.screen.robots.player import DISCARD, ROW, Drag, at, cards, middle, thing


def hand(glass: Glass) -> list[str]:
    """Returns the cards of the hand from left to right."""
    return [card["id"] for card in sorted(cards(glass.description, "hand"), key=middle)]


def test_a_card_dragged_within_the_hand_takes_its_place_and_keeps_it(glass):
    glass.drag_onto("OS1", "LS1")
    assert hand(glass) == ["AM1", "GK1", "LS1", "OS1", "OS2"]
    glass.drag_onto("OS2", "AM1")
    assert hand(glass) == ["OS2", "AM1", "GK1", "LS1", "OS1"]
    glass.drag_onto("GK1", ROW)
    assert hand(glass) == ["OS2", "AM1", "LS1", "OS1", "AM2"]
    assert glass.log_length == len(glass.table.session.game.log)


def test_s_sorts_the_hand_by_place_and_symbol(glass):
    glass.deal("LS1 OM1 GK1 OS1 AM1  AM2 GM1 LM1 OM2 AS1")
    before = glass.log_length
    glass.key(pygame.K_s)
    glass.until_rest()
    assert hand(glass) == ["OS1", "OM1", "AM1", "GK1", "LS1"]
    assert glass.log_length == before
    glass.assert_at_rest()


@pytest.mark.parametrize("how", ["refused", "Esc", "right click"])
def test_a_drag_that_comes_to_nothing_leaves_the_order_of_the_hand(glass, how):
    before, length = hand(glass), glass.log_length
    start = at(thing(glass.description, "OS1"))
    glass.lift(start, at(thing(glass.description, "LS1")))
    if how == "refused":
        glass.move(NOWHERE, held=True)
    elif how == "Esc":
        glass.key(pygame.K_ESCAPE)
    else:
        glass.down(RIGHT)
        glass.up(RIGHT)
    glass.up()
    glass.until_rest()
    assert (hand(glass), glass.log_length) == (before, length)
    glass.assert_at_rest()


def test_a_long_row_makes_room_before_the_drop_and_closes_again():
    with opened(size=(1024, 640)) as glass:
        long_row(glass)
        glass.until_rest()
        before = glass.poses
        carry(glass, "OS5", middle(thing(glass.description, ROW)))
        glass.frames(30)
        moved = [card for card in glass.lying("row") if glass.poses[card].x < before[card].x - 2]
        assert len(moved) > 5
        glass.move(NOWHERE, held=True)
        glass.up()
        glass.until_rest()
        assert all(glass.poses[card] == before[card] for card in glass.lying("row"))


def test_the_discard_pile_leans_to_receive_a_card(glass):
    pile = middle(thing(glass.description, DISCARD))
    glass.do(Drag(at(thing(glass.description, "AM1")), pile))
    glass.until_rest()
    before = glass.poses["AM1"].angle
    carry(glass, "OS1", pile)
    glass.frames(30)
    assert abs(glass.poses["AM1"].angle - before) > 3
    glass.move(NOWHERE, held=True)
    glass.frames(30)
    assert glass.poses["AM1"].angle == before


@pytest.mark.parametrize("height", [0.01, 0.5, 0.99])
def test_a_card_rises_under_the_pointer_and_does_not_flicker(glass, height):
    home = glass.poses["GK1"]
    x, y, w, h = thing(glass.description, "GK1")["rect"]
    point = x + w // 2, round(y + height * h)
    seen = []
    for _ in range(60):
        glass.move(point)
        seen.append(glass.poses["GK1"].y)
    assert seen == sorted(seen, reverse=True)
    assert seen[-1] < home.y - 5
    assert len(set(seen[-20:])) == 1
    glass.move(NOWHERE)
    glass.until_rest()
    assert glass.poses["GK1"] == home


@pytest.mark.parametrize("how", ["leaves", "key"])
def test_a_raised_card_sinks_when_the_pointer_leaves_or_keys_take_over(glass, how):
    home = glass.poses["GK1"]
    glass.move(at(thing(glass.description, "GK1")))
    glass.until_rest()
    assert glass.poses["GK1"] != home
    if how == "key":
        glass.key(pygame.K_F9)
    else:
        glass.step(pygame.Event(pygame.WINDOWLEAVE, window=glass.app.window))
    glass.until_rest()
    assert glass.poses["GK1"] == home
