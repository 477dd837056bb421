"""Everything that can be pointed at: what a press touches, and where it can be touched."""

import json
import math
import random
from typing import get_args

import pytest

from game.table.hands.things import (
    NEAREST_FIRST,
    Role,
    Thing,
    described,
    open_point,
    topmost,
)
from game.table.layout.places import Rect

GLASS = (1000, 600)
ROLES = get_args(Role)


def thing(key: str, rect: tuple[float, ...], role: Role = "card", angle=0.0, **fields) -> Thing:
    return Thing(key, role, key, Rect(*rect), angle=angle, **fields)


def test_of_two_things_that_overlap_the_later_is_touched():
    below, above = thing("below", (0, 0, 100, 100)), thing("above", (50, 0, 100, 100))
    assert topmost([below, above], (75, 50)) is above
    assert topmost([above, below], (75, 50)) is below
    assert topmost([below, above], (25, 50)) is below


def test_where_nothing_lies_nothing_is_touched():
    assert topmost([thing("card", (0, 0, 100, 100))], (200, 50)) is None
    assert topmost([], (0, 0)) is None


def test_a_text_is_touched_by_nobody():
    card, text = thing("card", (0, 0, 100, 100)), thing("text", (0, 0, 100, 100), role="text")
    assert topmost([card, text], (50, 50)) is card
    assert topmost([text], (50, 50)) is None


def test_edges_belong_to_one_of_two_neighbours():
    left, right = thing("left", (0, 0, 100, 100)), thing("right", (100, 0, 100, 100))
    assert topmost([left, right], (99.9, 50)) is left
    assert topmost([right, left], (100, 50)) is right


@pytest.mark.parametrize("angle", [0, 4, -4, 30, 90, 180, -90])
def test_a_turned_card_is_touched_where_it_is_seen(angle):
    width, height, centre = 100.0, 160.0, (500.0, 300.0)
    card = thing("card", (450, 220, width, height), angle=angle)
    turn = math.radians(angle)
    for u in (-0.49, -0.2, 0.0, 0.3, 0.49):
        for v in (-0.49, 0.0, 0.49):
            x, y = u * width, v * height
            # Counter-clockwise on a glass whose y points down.
            seen = (
                centre[0] + x * math.cos(turn) + y * math.sin(turn),
                centre[1] - x * math.sin(turn) + y * math.cos(turn),
            )
            assert card.contains(seen), (u, v)
    for u, v in ((0.52, 0), (-0.52, 0), (0, 0.52), (0, -0.52), (0.52, 0.52)):
        x, y = u * width, v * height
        beside = (
            centre[0] + x * math.cos(turn) + y * math.sin(turn),
            centre[1] - x * math.sin(turn) + y * math.cos(turn),
        )
        assert not card.contains(beside), (u, v)


def test_a_card_turned_counter_clockwise_leans_to_the_left():
    card = thing("card", (450, 220, 100, 160), angle=20)
    assert card.contains((475 - 20, 225 + 20))
    assert not card.contains((545, 225))


def test_the_open_point_of_a_free_thing_is_its_middle():
    card = thing("card", (100, 100, 90, 140))
    assert open_point([card], card, GLASS) == pytest.approx((145, 170))


def test_the_open_point_of_a_half_covered_thing_is_where_it_can_be_seen():
    below, above = thing("below", (100, 100, 100, 100)), thing("above", (130, 100, 100, 100))
    point = open_point([below, above], below, GLASS)
    assert point is not None
    assert topmost([below, above], point) is below


def test_a_covered_thing_has_no_open_point():
    below, above = thing("below", (100, 100, 100, 100)), thing("above", (90, 90, 120, 120))
    assert open_point([below, above], below, GLASS) is None
    assert open_point([below, above], above, GLASS) is not None


def test_a_thing_that_reaches_below_the_glass_is_open_on_the_glass():
    lowered = thing("lowered", (100, 560, 100, 160))
    point = open_point([lowered], lowered, GLASS)
    assert point is not None
    assert point[1] < 600
    outside = thing("outside", (100, 600, 100, 160))
    assert open_point([outside], outside, GLASS) is None


def test_whatever_lies_about_an_open_point_is_the_first_free_one_from_the_middle():
    chance = random.Random(5)
    found = 0
    for _ in range(20):
        things = [
            thing(
                str(number),
                (chance.uniform(-50, 300), chance.uniform(-50, 200), 90, 140),
                chance.choice(ROLES),
                chance.choice((0.0, 0.0, 90.0, chance.uniform(-30, 30))),
                foot=chance.choice((0.0, 60.0)),
            )
            for number in range(12)
        ]
        for one in things:
            rect, size = one.rect, (300, 200)
            points = [(rect.x + u * rect.w, rect.y + v * rect.h) for u, v in NEAREST_FIRST]
            free = [
                (x, y)
                for x, y in points
                if 0 <= x < size[0] and 0 <= y < size[1]
                if one.role == "text" or topmost(things, (x, y)) is one
            ]
            assert open_point(things, one, size) == (free[0] if free else None)
            found += bool(free) and free[0] != points[0]
    assert found > 20


def test_a_text_may_lie_on_anything():
    button = thing("button", (0, 0, 100, 40), role="button")
    text = thing("text", (20, 10, 50, 20), role="text")
    assert open_point([text, button], text, GLASS) == pytest.approx((45, 20))


def test_the_description_is_plain_and_says_everything():
    zone = thing("zone.deck", (0, 0, 90, 140), role="zone", zone="deck")
    card = thing("OS1", (0, 0, 90, 140), zone="deck", face="up", state=("legal",))
    told = described([zone, card], GLASS)
    assert json.loads(json.dumps(told)) == told
    assert told[0] == {
        "id": "zone.deck",
        "role": "zone",
        "zone": "deck",
        "seat": None,
        "face": None,
        "state": [],
        "name": "zone.deck",
        "rect": [0, 0, 90, 140],
        "at": None,
    }
    assert told[1]["at"] == [45, 70]
    assert (told[1]["face"], told[1]["state"]) == ("up", ["legal"])


def test_the_description_speaks_of_the_mouse_and_not_of_pixels():
    card = thing("OS1", (200, 100, 90, 140))
    (told,) = described([card], GLASS, per_pixel=0.5)
    assert told["rect"] == [100, 50, 45, 70]
    assert told["at"] == [122, 85]
