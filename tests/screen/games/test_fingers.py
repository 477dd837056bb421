"""Fingers at the table: what they take, play, read, ask and leave alone."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.screen.input.fingers import BESIDE, TREMBLES
from game.screen.input.pointer import LONG
from tests.rules.expansions.test_towers import deal
from tests.screen.robots.finger import Finger
from tests.screen.robots.glass import NOWHERE, QUIET, Glass, opened
from tests.screen.robots.player import DISCARD, MENU, ROW, at, has, middle, thing

READ = "panel.GK1"
LATER = 0.5
"""Seconds between two taps that are no double tap."""


@pytest.fixture
def finger(glass: Glass) -> Iterator[Finger]:
    """Yields a finger over a table at rest, on which no other lies."""
    glass.app._fingers.forget()
    glass.until_rest()
    yield Finger(glass)
    glass.app._fingers.forget()
    glass.app._tips._touched = False


def where(glass: Glass, key: str) -> tuple[int, int]:
    """Returns a point at which a thing can be touched."""
    return at(thing(glass.description, key))


def chosen(glass: Glass) -> list[str]:
    """Returns the ids of what is chosen."""
    return [one["id"] for one in glass.description["things"] if "selected" in one["state"]]


def assert_points_at_nothing(glass: Glass) -> None:
    """Checks that nothing is lit, raised, held or made room for."""
    ui = glass.table.ui
    assert (ui.hover, ui.arranged.raised, ui.held) == ("", "", "")
    assert glass.table.drawing.glimmer.pointer is None


# As a mouse


def test_a_card_follows_the_finger_and_the_row_makes_room_until_it_is_laid_there(glass, finger):
    home, row = glass.poses["GK1"], where(glass, ROW)
    finger.down(where(glass, "GK1"))
    assert glass.table.ui.held == ""
    finger.lead(row)
    assert glass.table.ui.held == "GK1"
    assert home.y - glass.poses["GK1"].y > 100
    assert glass.table.session.arrangement.toward == "row:0"
    assert thing(glass.description, ROW)["state"] == ["legal"]
    finger.up()
    glass.until_rest()
    assert glass.lying("row") == ["GK1"]
    assert_points_at_nothing(glass)
    glass.assert_at_rest()


def test_a_tap_chooses_and_two_taps_play_once_though_sdl_makes_a_mouse_of_the_finger(glass, finger):
    finger.tap(where(glass, "GK1"))
    assert chosen(glass) == ["GK1"]
    assert_points_at_nothing(glass)
    glass.wait(LATER)
    finger.tap(where(glass, "GK1"))
    assert chosen(glass) == []
    glass.wait(LATER)
    finger.tap(where(glass, "AM1"))
    finger.tap(where(glass, "AM1"))
    glass.until_rest()
    assert glass.lying("row") == ["AM1"]
    assert len(glass.lying("hand")) == 5
    assert_points_at_nothing(glass)


def test_a_held_finger_reads_and_a_drag_from_there_is_a_drag_like_any_other(glass, finger):
    row = where(glass, ROW)
    finger.down(where(glass, "GK1"))
    finger.rest(LONG - 0.1)
    assert not has(glass.description, READ)
    finger.rest(0.2)
    assert has(glass.description, READ)
    finger.lead(row)
    assert not has(glass.description, READ)
    finger.up()
    glass.until_rest()
    assert glass.lying("row") == ["GK1"]


def test_a_finger_that_was_lifted_leaves_the_card_to_be_read(glass, finger):
    finger.hold(where(glass, "GK1"), LONG + 0.1)
    glass.wait(1)
    assert has(glass.description, READ)
    assert chosen(glass) == []
    finger.tap((20, 400))
    assert not has(glass.description, READ)


def test_a_finger_trembles_more_than_a_mouse(glass, finger):
    x, y = where(glass, "GK1")
    finger.down((x, y))
    finger.move((x + round(TREMBLES) - 1, y))
    assert glass.table.ui.held == ""
    finger.up()
    assert chosen(glass) == ["GK1"]


# Flicks


def test_a_flick_upward_plays_a_card_once_from_where_it_was_let_go(glass, finger):
    start, before = where(glass, "AM1"), glass.log_length
    finger.flick(start)
    assert glass.log_length > before
    assert glass.poses["AM1"].y < start[1] - 20
    glass.until_rest()
    assert glass.lying("row") == ["AM1"]
    assert len(glass.lying("hand")) == 5
    assert_points_at_nothing(glass)


@pytest.mark.parametrize("by", [(0, 90), (90, -40), (-90, -40), (0, -30)])
def test_any_other_flick_is_but_a_drop(glass, finger, by):
    before, home = glass.log_length, glass.poses
    finger.flick(where(glass, "AM1"), by)
    glass.until_rest()
    assert glass.log_length == before
    assert glass.poses.keys() == home.keys()


def test_a_slow_way_upward_is_no_flick(glass, finger):
    x, y = where(glass, "AM1")
    before = glass.log_length
    finger.drag((x, y), (x, y - 90))
    glass.until_rest()
    assert glass.log_length == before


def test_a_quick_way_upward_onto_another_place_that_has_taken_hold_is_a_drop_there(glass, finger):
    glass.lay(deal("AT5 AM1 GK1 LS1 OS2 | AS1"))
    x, y = where(glass, "AT5")
    finger.down((x, y))
    finger.lead((x, where(glass, "zone.alignment")[1]), steps=3)
    finger.up()
    glass.until_rest()
    assert glass.lying("alignment") == ["AT5"]


def test_what_cannot_be_played_says_why_when_it_is_flicked(glass, finger):
    finger.flick(where(glass, "OS1"))
    glass.until_rest()
    before, asked = glass.log_length, glass.said
    finger.flick(where(glass, "LS1"))
    glass.until_rest()
    assert glass.log_length == before
    assert glass.said not in ("", asked)
    glass.assert_at_rest()


# Two fingers


def test_a_second_finger_lets_go_of_what_is_held_and_nothing_counts_until_both_are_up(
    glass, finger
):
    second, row, before = Finger(glass, 1), where(glass, ROW), glass.log_length
    finger.down(where(glass, "GK1"))
    finger.lead(row)
    second.down(where(glass, "AM1"))
    assert glass.table.ui.held == ""
    finger.lead(where(glass, DISCARD))
    finger.up()
    second.move(row)
    finger.tap(where(glass, "AM1"))
    second.up()
    glass.until_rest()
    assert glass.log_length == before
    assert chosen(glass) == []
    assert_points_at_nothing(glass)
    glass.assert_at_rest()
    finger.tap(where(glass, "AM1"))
    assert chosen(glass) == ["AM1"]


def test_two_fingers_press_no_button_and_read_nothing(glass, finger):
    second = Finger(glass, 1)
    finger.down(where(glass, "GK1"))
    second.down(where(glass, MENU))
    finger.rest(2 * LONG)
    second.up()
    finger.up()
    assert not has(glass.description, "zone.panel")
    assert chosen(glass) == []


# What comes between


@pytest.mark.parametrize("what", ["focus", "size", "key", "mouse", "edge"])
def test_whatever_comes_between_lets_go_and_the_next_touch_counts(glass, finger, what):
    before, row = glass.log_length, where(glass, ROW)
    finger.down(where(glass, "GK1"))
    finger.lead(row)
    assert glass.table.ui.held == "GK1"
    size = glass.app.window.size
    if what == "focus":
        glass.step(pygame.Event(pygame.WINDOWFOCUSLOST))
        glass.step(pygame.Event(pygame.WINDOWFOCUSGAINED))
    elif what == "size":
        glass.app.window.size = (1366, 768)
        glass.step(pygame.Event(pygame.WINDOWSIZECHANGED, x=1366, y=768))
    elif what == "key":
        glass.key(pygame.K_ESCAPE)
    elif what == "mouse":
        glass.click(NOWHERE)
    else:
        finger.lead((row[0], -1))
        finger.up()
    assert glass.table.ui.held == ""
    finger.lead(row)
    finger.up()
    glass.app.window.size = size
    glass.wait(0.3)
    glass.until_rest()
    assert glass.log_length == before
    assert_points_at_nothing(glass)
    glass.wait(LATER)
    finger.tap(where(glass, "AM1"))
    assert chosen(glass) == ["AM1"]


def test_a_finger_whose_lifting_is_never_told_does_not_lie_there_for_ever(glass, finger):
    finger.down(where(glass, "GK1"))
    glass.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    glass.step(pygame.Event(pygame.WINDOWFOCUSGAINED))
    Finger(glass, 1).tap(where(glass, "AM1"))
    assert chosen(glass) == ["AM1"]


def test_a_mouse_that_only_moves_takes_nothing_from_the_finger(glass, finger):
    finger.down(where(glass, "GK1"))
    finger.lead(where(glass, ROW))
    lies = glass.poses["GK1"]
    glass.move(NOWHERE)
    assert abs(glass.poses["GK1"].x - lies.x) < 5
    glass.step(pygame.Event(pygame.WINDOWLEAVE))
    assert glass.table.ui.held == "GK1"
    finger.up()
    glass.until_rest()
    assert glass.lying("row") == ["GK1"]


def test_fingers_that_were_never_laid_down_and_those_of_a_trackpad_do_nothing(glass, finger):
    before = glass.log_length
    finger.lead(where(glass, ROW))
    finger.up()
    trackpad = Finger(glass, 3, screen=-1)
    for card in ("GK1", "AM1"):
        trackpad.tap(where(glass, card))
        trackpad.drag(where(glass, card), where(glass, ROW))
    glass.until_rest()
    assert glass.log_length == before
    assert chosen(glass) == []
    assert_points_at_nothing(glass)


# Beside, and held


def test_a_tap_a_little_beside_takes_the_nearest_and_further_away_nothing(glass, finger):
    x, y, w, h = thing(glass.description, MENU)["rect"]
    for away, opens in ((BESIDE + 6, False), (BESIDE - 2, True)):
        finger.tap((x + w // 2, round(y + h + away)))
        assert has(glass.description, "zone.panel") == opens, away


def test_a_tap_on_something_takes_that_and_nothing_beside_it(glass, finger):
    finger.tap(where(glass, "AM1"))
    x, y, w, h = thing(glass.description, ROW)["rect"]
    finger.tap((x + w // 2, y + h - 3))
    glass.until_rest()
    assert glass.lying("row") == ["AM1"]
    glass.wait(LATER)
    finger.tap(where(glass, "GK1"))
    x, y, _, h = thing(glass.description, "zone.hand.0")["rect"]
    beside = next(
        (left, y + h // 2)
        for left in range(x + 2, x + w)
        if glass.scene.thing_at((left + BESIDE / 2, y + h // 2)).role == "card"
    )
    assert glass.scene.thing_at(beside).id == "zone.hand.0"
    finger.tap(beside)
    assert chosen(glass) == []


@pytest.mark.parametrize("key", ["button.hint", "zone.deck", "zone.limbo"])
def test_a_held_finger_is_told_what_a_thing_is_for_and_presses_nothing(glass, finger, key):
    point, before = where(glass, key), glass.description
    finger.down(point)
    finger.rest(LONG - 0.1)
    assert "tooltip" not in glass.description
    finger.rest(0.3)
    finger.up()
    told = glass.description.get("tooltip")
    assert told
    glass.wait(2)
    assert glass.description["tooltip"] == told
    assert glass.description["things"] == before["things"]
    assert_points_at_nothing(glass)
    finger.down(NOWHERE)
    assert "tooltip" not in glass.description
    finger.up()


def test_no_tooltip_comes_where_a_finger_was_lifted(glass, finger):
    point = middle(thing(glass.description, "text.nightmares"))
    finger.tap(point)
    glass.wait(3)
    assert "tooltip" not in glass.description
    glass.move(NOWHERE)
    glass.move(point)
    glass.wait(3)
    assert "tooltip" in glass.description


def test_a_finger_on_a_button_of_an_answer_is_told_what_follows_and_a_held_one_answers_nothing(
    glass, finger
):
    finger.tap(where(glass, "OS1"))
    asked, before = glass.said, glass.log_length
    finger.down(where(glass, "button.discard"))
    assert glass.said not in ("", asked)
    finger.rest(LONG + 0.1)
    finger.up()
    assert glass.log_length == before
    assert chosen(glass) == ["OS1"]


def test_a_finger_on_a_line_of_the_log_marks_its_card(glass, finger):
    finger.flick(where(glass, "OS1"))
    glass.until_rest()
    finger.tap(where(glass, "button.log"))
    lines = [one for one in glass.description["things"] if one["id"].startswith("log.")]
    line = next(one for one in lines if thing(glass.description, "OS1")["name"] in one["name"])
    finger.down(at(line))
    assert "OS1" in {card.id for card in glass.table.frame.marked}
    finger.rest(LONG + 0.1)
    finger.up()
    assert glass.table.frame.marked == frozenset()
    assert has(glass.description, "zone.panel")


# Windows whose picture has more pixels than they


def test_in_a_picture_larger_than_its_window_fingers_and_distances_fit():
    with opened(size=(800, 500)) as glass:
        glass.deal(QUIET)
        glass.scene.settle()
        glass.until_rest()
        assert glass.app.size[0] > 800
        finger = Finger(glass)
        x, y = where(glass, "AM1")
        finger.down((x, y))
        finger.move((x, y - round(TREMBLES) + 1))
        assert glass.table.ui.held == ""
        finger.move((x, y - round(TREMBLES) - 1))
        assert glass.table.ui.held == "AM1"
        finger.lead(where(glass, ROW))
        finger.up()
        glass.until_rest()
        assert glass.lying("row") == ["AM1"]


# The distance


@pytest.mark.parametrize("distance", [12, 24])
@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_a_press_travels_as_far_as_is_set_before_it_is_a_drag(glass, finger, distance, by):
    glass.app.change(replace(glass.app.settings, drag_distance=distance))
    x, y = where(glass, "GK1")
    if by == "mouse":
        glass.move((x, y))
        glass.down()
    else:
        finger.down((x, y))
    for way, held in ((distance - 1, ""), (distance, "GK1")):
        if by == "mouse":
            glass.move((x + way, y), held=True)
        else:
            finger.move((x + way, y))
        assert glass.table.ui.held == held
    if by == "mouse":
        glass.up()
    else:
        finger.up()
