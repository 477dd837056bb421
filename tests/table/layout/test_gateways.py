"""Where open Doors stand at the dawn of a victory: before their places, in every window."""

from itertools import combinations

import pytest

from game.rules.card import Colour
from game.table.layout.places import Places, Rect
from game.table.motion.finale import MIDDLES, gateways, in_dawn
from tests.table.robots.tables import inside, overlap

USUAL = (1024, 640), (1280, 720), (1366, 768), (1920, 1080), (1920, 1200), (3840, 2160)
HIGH = (1024, 768), (1600, 1200), (1080, 1350)


def doors(each: int) -> list[frozenset[Colour]]:
    """Returns the colours of so many Doors of every place."""
    return [frozenset({colour}) for _ in range(each) for colour in Colour]


@pytest.mark.parametrize("size", [*USUAL, *HIGH])
@pytest.mark.parametrize("each", [1, 2, 3])
def test_all_doors_are_in_the_window_side_by_side(size, each):
    poses = gateways(Places(size), [*doors(each), frozenset(Colour)])
    rects = [Rect.around((pose.x, pose.y), pose.width, pose.height) for pose in poses]
    assert all(inside(rect, Rect(0, 0, *size)) for rect in rects)
    assert not any(overlap(one, other) for one, other in combinations(rects, 2))


def test_each_door_stands_before_its_place_whatever_the_order():
    places = Places((1920, 1080), mirrored=True)
    for colours, pose in zip(doors(2), gateways(places, doors(2)), strict=True):
        (place,) = colours
        assert abs(pose.x - MIDDLES[place.value]) < 200
    (alone,) = gateways(places, [frozenset({Colour.GARDEN})])
    assert alone.x == MIDDLES["G"]


def test_a_door_of_several_places_floats_over_the_middle():
    (pose,) = gateways(Places((1920, 1080)), [frozenset(Colour)])
    assert pose.x == pytest.approx(960)


def test_the_picture_covers_every_window_and_its_places_keep_their_shape():
    for size in (*USUAL, *HIGH, (1024, 1366), (2560, 1080)):
        (left, top), scale = in_dawn(Places(size), (0, 0))
        (right, low), _ = in_dawn(Places(size), (1920, 1080))
        assert left <= 0.01
        assert top <= 0.01
        assert right >= size[0] - 0.01
        assert low >= size[1] - 0.01
        assert (right - left) / 1920 == pytest.approx(scale)
        roof, foot = (in_dawn(Places(size), (0, y))[0][1] for y in (352, 792))
        assert (foot - roof) / (792 - 352) == pytest.approx(scale)
