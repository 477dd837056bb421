"""Fronds of dark paper in the foreground."""

from __future__ import annotations

import math
import random

from build_scripts.art.colours import from_hex, mixed
from build_scripts.art.paint import Sheet
from build_scripts.art.paths import Path, leaf, line, moved, stroked, union

FAR, NEAR = from_hex("211B52"), from_hex("0C0A26")


def draw_fronds(sheet: Sheet, x: float, ground: float, towards: int) -> None:
    """A thicket about `x`; most of its fronds bend `towards` the left (-1) or the right (1)."""
    chance = random.Random(5)
    for depth in (0.0, 0.5, 1.0):
        for _ in range(4):
            foot = x + towards * chance.uniform(-190, 130)
            height = chance.uniform(210, 300) * (1 - 0.22 * depth)
            bend = towards * chance.uniform(-34, 78)
            shape = frond(foot, ground, height, bend)
            sheet.cast(shape, 0, 6, 7, 0.5)
            sheet.fill(shape, mixed(FAR, NEAR, depth))
            with sheet.clipped(shape):
                sheet.trace(shape, 1.4, from_hex("B79BE8", 0.24))


def frond(x: float, ground: float, height: float, bend: float) -> Path:
    """A stem that bends by so many degrees, with pairs of leaves that grow smaller."""
    pairs, angle, parts = 13, 0.0, []
    points = [(x, ground)]
    for pair in range(pairs):
        angle += math.radians(bend) * 2 * (pair + 1) / (pairs * (pairs + 1))
        step = height / pairs
        last = points[-1]
        x, ground = last[0] + math.sin(angle) * step, last[1] - math.cos(angle) * step
        points.append((x, ground))
        length = height * 0.27 * math.sin(math.pi * (0.16 + 0.80 * pair / (pairs - 1)))
        for side in (-1, 1):
            turn = math.degrees(angle) + side * (58 - 20 * pair / pairs)
            parts.append(moved(leaf(0.15), x, ground, length, turn))
    parts.append(moved(leaf(0.15), x, ground, height * 0.07, math.degrees(angle)))
    return union(stroked(line(*points), height * 0.014), *parts)
