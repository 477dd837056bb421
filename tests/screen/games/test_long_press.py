"""A press of half a second reads a card large; once it moves, it is a drag like any other."""

import math

import pytest

from game.records.journal.settings import DRAG_DISTANCES
from game.screen.input.pointer import LONG
from tests.screen.robots.glass import FRAME, Glass, key_code
from tests.screen.robots.player import Point, at, has, thing

READ = "panel.GK1"
ROW = "zone.row.0"


def hold(glass: Glass, key: str = "GK1") -> Point:
    """Presses the mouse button on a card until it is read, and returns the point."""
    point = at(thing(glass.description, key))
    glass.move(point)
    glass.down()
    glass.frames(math.ceil(LONG / FRAME) + 1)
    return point


def test_a_card_that_is_read_lifts_in_the_frame_in_which_the_pressed_pointer_moves(glass):
    x, y = hold(glass)
    assert has(glass.description, READ)
    home = glass.poses["GK1"]
    glass.move((x + DRAG_DISTANCES[0], y), held=True)
    assert not has(glass.description, READ)
    assert glass.poses["GK1"].x > home.x
    assert glass.table.ui.held == "GK1"


def test_a_drag_that_began_with_a_reading_is_a_drag_like_any_other(glass):
    row_at = at(thing(glass.description, ROW))
    hold(glass)
    glass.lift_on(row_at)
    glass.up()
    glass.until_rest()
    assert glass.lying("row") == ["GK1"]
    assert not has(glass.description, READ)
    glass.assert_no_card_lost()


@pytest.mark.parametrize("by", [0, DRAG_DISTANCES[0] - 1])
def test_released_where_it_was_pressed_the_reading_stays(glass, by):
    x, y = hold(glass)
    glass.move((x + by, y), held=True)
    glass.up()
    for point in ((x, y - 200), (40, 400)):
        glass.move(point)
    assert has(glass.description, READ)
    assert "selected" not in thing(glass.description, "GK1")["state"]


def test_what_cannot_be_dragged_is_read_on_while_the_pointer_moves(glass):
    glass.drag_onto("OS1", ROW)
    x, y = hold(glass, "OS1")
    glass.move((x + 40, y), held=True)
    glass.up()
    assert has(glass.description, "panel.OS1")
    assert glass.lying("row") == ["OS1"]


def test_a_card_of_a_panel_is_read_and_never_dragged_out_of_it_nor_is_the_large_one(glass):
    glass.drag_onto("OS1", ROW)
    glass.press(ROW)
    x, y = hold(glass, "panel.OS1")
    glass.move((x + 40, y), held=True)
    glass.up()
    for _ in range(2):
        assert glass.table.panels.reads
        assert not glass.table.ui.holds
        glass.lift(at(thing(glass.description, "panel.OS1")), (600, 300))


@pytest.mark.parametrize("way", ["row", "l", "escape"])
def test_a_drag_from_the_hand_closes_whatever_lies_over_the_table_and_lifts_the_card(glass, way):
    glass.drag_onto("OS1", ROW)
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
    assert glass.lying("row") == ["OS1", "AM1"]
