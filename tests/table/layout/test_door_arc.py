"""The arc of Doors at the end of a game: in every window, for any number of Doors."""

import math
from itertools import combinations, pairwise, product

import pytest

from game.table.layout.places import Places, Rect
from game.table.motion.finale import door_arc
from tests.table.robots.tables import WINDOWS, inside, overlap


def rect(pose) -> Rect:
    return Rect.around((pose.x, pose.y), pose.width, pose.height)


def test_all_doors_are_in_the_window_side_by_side():
    for count, size in product([1, 4, 8, 9, 12], sorted({size for size, *_ in WINDOWS})):
        poses = door_arc(Places(size), count)
        assert len(poses) == count
        assert all(inside(rect(pose), Rect(0, 0, *size)) for pose in poses)
        assert not any(overlap(rect(one), rect(other)) for one, other in combinations(poses, 2))


def test_they_stand_equally_far_apart_about_the_middle_and_lean_outwards():
    poses = door_arc(Places((1920, 1080)), 8)
    steps = [math.dist((a.x, a.y), (b.x, b.y)) for a, b in pairwise(poses)]
    assert max(steps) < 1.05 * min(steps)
    for left, right in zip(poses[:4], reversed(poses[4:]), strict=True):
        assert left.x + right.x == pytest.approx(1920, abs=2)
        assert left.angle == pytest.approx(-right.angle, abs=0.2)
        assert left.angle > 0
    assert [pose.y for pose in poses[:4]] == sorted((p.y for p in poses[:4]), reverse=True)


def test_one_door_stands_in_the_crown():
    (pose,) = door_arc(Places((1920, 1080)), 1)
    assert pose.x == pytest.approx(960, abs=2)
    assert abs(pose.angle) < 0.2


def test_without_doors_there_is_no_arc():
    assert door_arc(Places((1920, 1080)), 0) == []
