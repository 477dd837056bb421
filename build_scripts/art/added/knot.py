"""The fourth symbol: a knot of two pointed loops, with eight arms and an empty middle."""

from __future__ import annotations

import math

from build_scripts.art.paths import Path, box, inside, moved, polygon, star, union, without

CROSSINGS = 8
WAIST, HOLE, GAP = 0.52, 0.62, 0.07
"""Of a loop: how wide it is between its arms, how large the hole in it is, and how much of the band
below is cut away on either side of one that crosses it."""
REACH, HALF = 0.53, 0.17
"""How far from the middle the loops cross, and half as wide as a crossing."""


def knot() -> Path:
    """Radius 1. Where the loops cross, each runs above the other in turn."""
    loops = [_loop(number) for number in range(2)]
    wide = [_loop(number, GAP) for number in range(2)]
    for crossing in range(CROSSINGS):
        angle, below = (crossing + 0.5) * math.tau / CROSSINGS, crossing % 2
        x, y = math.cos(angle) * REACH, math.sin(angle) * REACH
        spot = box(x - HALF, y - HALF, 2 * HALF, 2 * HALF)
        loops[below] = without(loops[below], inside(wide[1 - below], spot))
    return union(*loops)


def octagon(x: float, y: float, radius: float) -> Path:
    """The plate of the knot, one side up."""
    angles = [(corner + 0.5) * math.tau / 8 for corner in range(8)]
    return polygon(*((x + math.cos(at) * radius, y + math.sin(at) * radius) for at in angles))


def _loop(number: int, grown: float = 0.0) -> Path:
    """One of the two, the second turned by half an arm."""
    outer = moved(star(4, WAIST), size=1 + grown, turn=45.0 * number)
    return without(outer, moved(star(4, WAIST), size=HOLE - grown, turn=45.0 * number))
