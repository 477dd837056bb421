"""Curved and turned outlines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from game.table.places import Point


def curve(*handles: Point, steps: int = 14) -> list[Point]:
    """Points of a Bezier curve with two, one or no inner handles."""
    points = []
    for i in range(steps + 1):
        line, t = list(handles), i / steps
        while len(line) > 1:
            line = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(line)]
        points.append(line[0])
    return points


def turned(
    points: Sequence[Point], degrees: float, at: Point = (0, 0), size: float = 1.0
) -> list[Point]:
    """The points turned clockwise about 0,0, scaled, then moved."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(at[0] + size * (x * c - y * s), at[1] + size * (x * s + y * c)) for x, y in points]
