"""A press of half a second reads a card large; once it moves, it is a drag like any other."""

from __future__ import annotations

import math

import pytest

from game.screen.input.pointer import LONG, TRAVEL
from tests.screen.robots.glass import FRAME, LEFT, QUIET, RIGHT, Glass, key_code, opened
from tests.screen.robots.player import Point, at, cards, has, thing

READ = "panel.GK1"
ROW = "zone.row.0"


def hold(glass: Glass, key: str = "GK1") -> Point:
    """Presses the mouse button on a card until it is read, and returns the point."""
    point = at(thing(glass.description, key))
    glass.move(point)
    glass.down()
    for _ in range(math.ceil(LONG / FRAME) + 1):
        glass.step()
    return point


def row(glass: Glass) -> list[str]:
    return [card["id"] for card in cards(glass.description, "row")]


def test_a_card_that_is_read_lifts_in_the_frame_in_which_the_pressed_pointer_moves():
    with opened() as glass:
        glass.deal(QUIET)
        x, y = hold(glass)
        assert has(glass.description, READ)
        home = glass.poses["GK1"]
        glass.move((x + TRAVEL, y), held=True)
        assert not has(glass.description, READ)
        assert glass.poses["GK1"].x > home.x
        assert glass.table.ui.held == "GK1"


def test_a_drag_that_began_with_a_reading_is_a_drag_like_any_other():
    with opened() as glass:
        glass.deal(QUIET)
        row_at = at(thing(glass.description, ROW))
        hold(glass)
        glass.lift_on(row_at)
        glass.up()
        glass.until_rest()
        assert row(glass) == ["GK1"]
        assert not has(glass.description, READ)
        glass.assert_no_card_lost()


def test_a_card_grabbed_at_its_edge_keeps_that_point_under_the_pointer():
    held = []
    for long in (False, True):
        with opened() as glass:
            glass.deal(QUIET)
            x, y, w, h = thing(glass.description, "GK1")["rect"]
            glass.move((round(x + w * 0.2), round(y + h * 0.1)))
            glass.down()
            if long:
                glass.step(dt=LONG + 0.1)
                assert has(glass.description, READ)
            glass.lift_on((600, 300))
            pose = glass.poses["GK1"]
            held.append((pose.x, pose.y))
    assert held[0] == held[1]


@pytest.mark.parametrize("by", [0, TRAVEL - 1])
def test_released_where_it_was_pressed_the_reading_stays(by):
    with opened() as glass:
        glass.deal(QUIET)
        x, y = hold(glass)
        glass.move((x + by, y), held=True)
        glass.up()
        for point in ((x, y - 200), (40, 400)):
            glass.move(point)
        assert has(glass.description, READ)
        assert "selected" not in thing(glass.description, "GK1")["state"]


def test_what_cannot_be_dragged_is_read_on_while_the_pointer_moves():
    with opened() as glass:
        glass.deal(QUIET)
        glass.lift(at(thing(glass.description, "OS1")), at(thing(glass.description, ROW)))
        glass.up()
        glass.until_rest()
        x, y = hold(glass, "OS1")
        glass.move((x + 40, y), held=True)
        glass.up()
        assert has(glass.description, "panel.OS1")
        assert row(glass) == ["OS1"]


def test_a_card_of_a_panel_is_read_and_never_dragged_out_of_it():
    with opened() as glass:
        glass.deal(QUIET)
        glass.lift(at(thing(glass.description, "OS1")), at(thing(glass.description, ROW)))
        glass.up()
        glass.until_rest()
        glass.click(at(thing(glass.description, ROW)))
        x, y = hold(glass, "panel.OS1")
        glass.move((x + 40, y), held=True)
        glass.up()
        assert glass.table.panels.reads
        assert not glass.table.ui.holds


@pytest.mark.parametrize("where", [READ, "text.title", "beside"])
@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_a_click_anywhere_lays_it_back(where, button):
    with opened() as glass:
        glass.deal(QUIET)
        hold(glass)
        glass.up()
        glass.move((20, 400) if where == "beside" else at(thing(glass.description, where)))
        glass.down(button)
        glass.up(button)
        assert not has(glass.description, READ)


def test_the_large_card_itself_is_never_dragged():
    with opened() as glass:
        glass.deal(QUIET)
        hold(glass)
        glass.up()
        hold(glass, READ)
        glass.lift_on((600, 300))
        glass.up()
        assert not glass.table.ui.holds
        assert row(glass) == []


@pytest.mark.parametrize("way", ["row", "l", "escape"])
def test_a_drag_from_the_hand_closes_whatever_lies_over_the_table_and_lifts_the_card(way):
    with opened() as glass:
        glass.deal(QUIET)
        glass.lift(at(thing(glass.description, "OS1")), at(thing(glass.description, ROW)))
        glass.up()
        glass.until_rest()
        hand, there = at(thing(glass.description, "AM1")), at(thing(glass.description, ROW))
        if way == "row":
            glass.click(there)
        else:
            glass.key(key_code(way))
        assert glass.table.panels.panel is not None
        glass.lift(hand, there)
        assert glass.table.panels.panel is None
        assert glass.table.ui.held == "AM1"
        glass.up()
        glass.until_rest()
        assert row(glass) == ["OS1", "AM1"]
