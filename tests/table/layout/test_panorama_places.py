"""Places of the panorama: every Door stands before its own part of its own place."""

from itertools import pairwise

import pytest

from game.table.layout.pair import Beside, Facing
from game.table.layout.places import PANORAMA_WIDE, Places, panorama_borders
from tests.table.robots.tables import ALONE, in_windows

DOORS = (2, 2, 2, 2)


@in_windows(ALONE)
def test_every_door_stands_before_its_part(size, letters):
    places = Places(size, letters=letters, doors=DOORS)
    lies = places.panorama(0)
    for place, count in enumerate(DOORS):
        between = list(pairwise(panorama_borders(place, count)))
        for copy, (left, right) in enumerate(between):
            x = places.door_slot(place, copy).centre[0]
            assert lies.x + left * lies.w < x < lies.x + right * lies.w


@in_windows(ALONE)
def test_the_middle_of_a_place_is_seen_between_its_two_doors(size, letters):
    places = Places(size, letters=letters, doors=DOORS)
    lies = places.panorama(0)
    for place in 1, 2:
        middle = lies.x + panorama_borders(place, 2)[1] * lies.w
        left, right = (places.door_slot(place, copy) for copy in range(2))
        assert left.right < middle < right.x
        assert middle - left.right == pytest.approx(right.x - middle, abs=1)


@in_windows(ALONE)
def test_the_parts_fill_the_panorama_without_a_gap(size, letters):
    for parts in 1, 2, 3:
        ends = [panorama_borders(place, parts) for place in range(4)]
        assert ends[0][0] == 0
        assert ends[-1][-1] == 1
        assert all(one[-1] == pytest.approx(other[0]) for one, other in pairwise(ends))
        assert all(list(each) == sorted(each) and len(each) == parts + 1 for each in ends)


def test_it_reaches_beyond_both_sides_of_a_usual_window():
    for size in (1280, 720), (1920, 1080), (2560, 1440):
        lies = Places(size, doors=DOORS).panorama(0)
        assert lies.x <= 0
        assert lies.right >= size[0]
        assert lies.w == pytest.approx(PANORAMA_WIDE * size[0] / 1920)


@pytest.mark.parametrize("seat", [0, 1])
def test_each_of_two_players_has_one_where_the_own_doors_are(seat):
    for places in Facing((1280, 720), doors=DOORS), Beside((1280, 720), doors=DOORS):
        own, other = places.panorama(seat), places.panorama(1 - seat)
        assert own.w == other.w < Places((1280, 720)).panorama(0).w
        middle = places.door_slot(0, 0, seat).centre
        assert own.y < middle[1] < own.bottom
        assert own.x < middle[0] < own.right
        assert own != other
