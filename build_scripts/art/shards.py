"""A card torn into nine pieces that fit together again."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from build_scripts.art.paint import CARD
from build_scripts.art.paths import Path, Point, box, inside, line, polygon

ROUND = 24.0


@dataclass(frozen=True)
class Shard:
    """A piece, and its torn edges as lines."""

    shape: Path
    tears: Path


def shards(seed: int = 21) -> list[Shard]:
    """Three by three pieces; neighbours share the line of the tear."""
    chance = random.Random(seed)
    corners = _corners(chance)
    level = {
        (row, column): _tear(corners[row][column], corners[row][column + 1], chance, row in (0, 3))
        for row in range(4)
        for column in range(3)
    }
    upright = {
        (row, column): _tear(
            corners[row][column], corners[row + 1][column], chance, column in (0, 3)
        )
        for row in range(3)
        for column in range(4)
    }
    card = box(0, 0, *CARD, ROUND)
    pieces = []
    for row in range(3):
        for column in range(3):
            top, low = level[row, column], level[row + 1, column]
            left, right = upright[row, column], upright[row, column + 1]
            shape = polygon(*top, *right, *reversed(low), *reversed(left))
            tears = Path()
            for edge, outer in (
                (top, row == 0), (low, row == 2), (left, column == 0), (right, column == 2),
            ):  # fmt: skip
                if not outer:
                    tears.addPath(line(*edge))
            pieces.append(Shard(inside(shape, card), tears))
    return pieces


def _corners(chance: random.Random) -> list[list[Point]]:
    left, top, right, bottom = 0.0, 0.0, *CARD
    rows = []
    for row in range(4):
        points = []
        for column in range(4):
            x = left + (right - left) * column / 3
            y = top + (bottom - top) * row / 3
            x += chance.uniform(-39, 39) if column in (1, 2) else 0.0
            y += chance.uniform(-51, 51) if row in (1, 2) else 0.0
            points.append((x, y))
        rows.append(points)
    return rows


def _tear(start: Point, end: Point, chance: random.Random, straight: bool) -> list[Point]:
    """The way from corner to corner; only the card's own edge is straight."""
    if straight:
        return [start, end]
    length = math.dist(start, end)
    across = (-(end[1] - start[1]) / length, (end[0] - start[0]) / length)
    steps, stray, points = max(6, round(length / 7.5)), 0.0, [start]
    for step in range(1, steps):
        share = step / steps
        stray = (stray + chance.uniform(-7.5, 7.5)) * 0.86
        off = stray * min(1.0, 3 * share, 3 * (1 - share))
        points.append(
            (
                start[0] + (end[0] - start[0]) * share + across[0] * off,
                start[1] + (end[1] - start[1]) * share + across[1] * off,
            )
        )
    return [*points, end]
