"""Cards in the hand of the player: how they are held, where they may go, how they lie."""

import math
from itertools import product

import pygame
import pytest

from tests.screen.robots.glass import QUIET, RIGHT, Glass
from tests.screen.robots.player import (
    DISCARD,
    ROW,
    Drag,
    Point,
    at,
    has,
    middle,
    thing,
)

SCALE = 720 / 1080
"""Pixels of the window in one length of the design."""
READ = "zone.panel"


def touched(glass: Glass, card: str, point: Point) -> tuple[float, float]:
    """Returns which point of a card lies at a point of the window, in widths of the card from its
    middle."""
    pose = glass.poses[card]
    turn = math.radians(pose.angle)
    dx, dy = point[0] - pose.x, point[1] - pose.y
    x = dx * math.cos(turn) - dy * math.sin(turn)
    y = dx * math.sin(turn) + dy * math.cos(turn)
    return x / pose.width, y / pose.width


def carry(glass: Glass, card: str, centre: Point) -> Point:
    """Picks a card up and holds its middle at a point. Returns where the pointer is then."""
    start = at(thing(glass.description, card))
    glass.lift(start, centre)
    pose = glass.poses[card]
    there = round(2 * centre[0] - pose.x), round(2 * centre[1] - pose.y)
    glass.move(there, held=True)
    return there


# Held


@pytest.mark.parametrize("card", ["OS1", "GK1", "OS2"])
def test_the_grabbed_point_is_under_the_pointer_in_the_very_next_frame(glass, card):
    corners, ways = ((0.15, 0.1), (0.5, 0.5), (0.85, 0.93)), ((0, -7), (-60, -250), (300, -5))
    for corner, to in product(corners, ways):
        glass.deal(QUIET)
        x, y, w, h = thing(glass.description, card)["rect"]
        start = round(x + corner[0] * w), round(y + corner[1] * h)
        glass.move(start)
        glass.until_rest()
        glass.down()
        before, width = touched(glass, card, start), glass.poses[card].width
        end = start[0] + to[0], start[1] + to[1]
        glass.move(end, held=True)
        assert math.dist(before, touched(glass, card, end)) * width <= 2, (corner, to)
        assert 1 < glass.poses[card].width / width < 1.07
        glass.key(pygame.K_ESCAPE)


def test_a_held_card_tilts_against_fast_movement_and_then_hangs_straight(glass):
    x, y = at(thing(glass.description, "GK1"))
    glass.lift((x, y), (x, y - 200))
    for way in (1, -1):
        for step in range(1, 5):
            glass.move((x + way * step * 40, y - 200), held=True)
        assert 3 < way * -glass.poses["GK1"].angle <= 8
        glass.frames(45)
        assert glass.poses["GK1"].angle == 0


def test_only_what_is_legal_and_near_takes_hold_and_the_nearest_does(glass):
    tray, pile = (thing(glass.description, zone)["rect"] for zone in (ROW, DISCARD))
    right, left = tray[0] + tray[2], glass.director.layout.places.zones["discard"].x
    y = tray[1] + tray[3] // 2
    for point, taker in (
        ((tray[0] + 100, tray[1] - round(50 * SCALE)), "row:0"),
        ((tray[0] + 100, tray[1] - round(72 * SCALE)), ""),
        ((right + round(48 * SCALE), y), "row:0"),
        ((round(left - 48 * SCALE), y), "discard"),
        ((pile[0] + 40, pile[1] - round(110 * SCALE)), ""),
    ):
        carry(glass, "GK1", point)
        assert thing(glass.description, ROW)["state"] == ["legal"]
        assert thing(glass.description, DISCARD)["state"] == ["legal"]
        assert glass.table.session.arrangement.toward == taker, point
        glass.down(RIGHT)
        glass.up()
        glass.until_rest()


def test_what_is_laid_where_it_means_nothing_glides_home_and_shakes_once(glass):
    asked, home = glass.said, glass.poses["GK1"]
    x, y = middle(thing(glass.description, "zone.deck"))
    glass.do(Drag(at(thing(glass.description, "GK1")), (x, y)))
    assert glass.said not in ("", asked)
    glass.frames(14)
    aside = []
    while glass.scene.busy:
        aside.append(abs(glass.poses["GK1"].x - home.x))
        glass.step()
    assert 1 < max(aside) < 10
    assert len(aside) < 20
    assert glass.poses["GK1"] == home


# Two clicks, right clicks, long presses


@pytest.mark.parametrize("height", [0.1, 0.5, 0.98])
def test_a_double_click_anywhere_on_a_card_plays_it(glass, height):
    x, y, w, h = thing(glass.description, "AM1")["rect"]
    for _ in range(2):
        glass.click((x + w // 2, round(y + height * h)))
    glass.until_rest()
    assert glass.lying("row") == ["AM1"]


def test_a_double_click_on_what_cannot_be_played_says_why_and_changes_nothing(glass):
    glass.drag_onto("OS1", ROW)
    before, asked = glass.log_length, glass.said
    for _ in range(2):
        glass.press("LS1")
    glass.until_rest()
    assert glass.log_length == before
    assert glass.said not in ("", asked)
    assert glass.lying("row") == ["OS1"]


def read(glass: Glass, how: str) -> None:
    """Reads a card of the hand large."""
    glass.move(at(thing(glass.description, "GK1")))
    if how == "right click":
        glass.down(RIGHT)
        glass.up(RIGHT)
    else:
        glass.down()
        glass.step(dt=0.3)
        assert not has(glass.description, READ)
        glass.step(dt=0.3)
        glass.up()


@pytest.mark.parametrize("how", ["right click", "long press"])
@pytest.mark.parametrize("end", ["Esc", "beside", "button", "itself", "right click"])
def test_a_card_is_read_large_and_laid_back(glass, how, end):
    read(glass, how)
    large = thing(glass.description, "panel.GK1")
    assert large["zone"] == "panel"
    assert large["rect"][2] > 1.5 * thing(glass.description, "GK1")["rect"][2]
    assert "selected" not in thing(glass.description, "GK1")["state"]
    if end == "Esc":
        glass.key(pygame.K_ESCAPE)
    elif end == "beside":
        glass.click((20, 400))
    elif end == "button":
        glass.press("button.close")
    elif end == "itself":
        glass.press("panel.GK1")
    else:
        glass.move((20, 400))
        glass.down(RIGHT)
    assert not has(glass.description, READ)
