"""The carving of the Glyphs: writing that nobody can read, cut into a wall so that light falls out
of it, and the fourth symbol, a knot of two pointed loops with eight arms and an empty middle."""

from __future__ import annotations

import math
import random

from build_scripts.art.drawing.colours import Colour, faded
from build_scripts.art.drawing.paint import Sheet
from build_scripts.art.drawing.paths import (
    Path,
    box,
    circle,
    inside,
    line,
    moved,
    polygon,
    star,
    together,
    union,
    without,
)

CROSSINGS = 8
WAIST, HOLE, GAP = 0.52, 0.62, 0.07
"""Width of a loop between its arms, size of the hole in it, and how much of the band below is cut
away on either side of one that crosses it."""
REACH, HALF = 0.53, 0.17
"""Distance from the middle at which the loops cross, and half the width of a crossing."""


def knot() -> Path:
    """The knot, of radius 1. Where the loops cross, each runs above the other in turn."""
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
    """One of the two loops; the second is turned by half an arm."""
    outer = moved(star(4, WAIST), size=1 + grown, turn=45.0 * number)
    return without(outer, moved(star(4, WAIST), size=HOLE - grown, turn=45.0 * number))


GRID = (-0.5, 0.0, 0.5)


def sign(chance: random.Random) -> Path:
    """One letter as lines, in a box of side 1 about 0,0."""
    spots = [(chance.choice(GRID), chance.choice(GRID)) for _ in range(4)]
    parts = [line((0, -0.5), (0, 0.5)) if chance.random() < 0.5 else line((-0.5, 0), (0.5, 0))]
    parts.append(line(*spots))
    if chance.random() < 0.35:
        parts.append(circle(chance.choice(GRID) * 0.6, chance.choice(GRID) * 0.6, 0.18))
    return together(*parts)


def draw_carving(
    sheet: Sheet, wall: Path, size: float, seed: int, light: Colour, strength: float = 1.0
) -> None:
    """Carves rows of letters of this size all over a wall."""
    chance, bounds = random.Random(seed), wall.getBounds()
    letters = []
    y = bounds.top() + size
    while y < bounds.bottom() - size * 0.4:
        x = bounds.left() + size * 0.9
        while x < bounds.right() - size * 0.5:
            if chance.random() < 0.86:
                letters.append(moved(sign(chance), x, y, size * 0.62))
            x += size * 1.06
        y += size * 1.22
    text = together(*letters)
    with sheet.clipped(wall):
        sheet.trace(text, size * 0.30, faded(light, 0.40 * strength), blur=size * 0.22)
        sheet.trace(text, max(0.8, size * 0.095), faded(light, 0.92 * strength))
