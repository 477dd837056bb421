"""A card torn into nine pieces that fit together again."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from build_scripts.art.paint import Sheet
from build_scripts.art.paths import Path, Point, box, inside, line, polygon

CARD_AT = (40.0, 46.5, 320.0, 473.5)
"""Left, top, right and bottom of the whole card in a frame of 360 x 520."""
ROUND = 16.0


@dataclass(frozen=True)
class Shard:
    """A piece, its torn edges as lines, and how it drifts."""

    shape: Path
    tears: Path
    middle: Point
    drift: Point
    turn: float
    """Degrees at the end of its way."""

    @contextmanager
    def drifted(self, sheet: Sheet, way: float) -> Iterator[None]:
        """Draws the piece where it is; `way` 0 at its place to 1 at the end."""
        x, y = self.middle
        sheet.canvas.save()
        sheet.canvas.translate(x + self.drift[0] * way, y + self.drift[1] * way)
        sheet.canvas.rotate(self.turn * way)
        sheet.canvas.scale(1 - 0.12 * way, 1 - 0.12 * way)
        sheet.canvas.translate(-x, -y)
        yield
        sheet.canvas.restore()


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
    card = box(CARD_AT[0], CARD_AT[1], CARD_AT[2] - CARD_AT[0], CARD_AT[3] - CARD_AT[1], ROUND)
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
            bounds = shape.getBounds()
            middle = bounds.centerX(), bounds.centerY()
            pieces.append(
                Shard(
                    inside(shape, card),
                    tears,
                    middle,
                    _drift(middle, chance),
                    chance.uniform(-26, 26),
                )
            )
    return pieces


def _corners(chance: random.Random) -> list[list[Point]]:
    left, top, right, bottom = CARD_AT
    rows = []
    for row in range(4):
        points = []
        for column in range(4):
            x = left + (right - left) * column / 3
            y = top + (bottom - top) * row / 3
            x += chance.uniform(-26, 26) if column in (1, 2) else 0.0
            y += chance.uniform(-34, 34) if row in (1, 2) else 0.0
            points.append((x, y))
        rows.append(points)
    return rows


def _tear(start: Point, end: Point, chance: random.Random, straight: bool) -> list[Point]:
    """The way from corner to corner; only the card's own edge is straight."""
    if straight:
        return [start, end]
    length = math.dist(start, end)
    across = (-(end[1] - start[1]) / length, (end[0] - start[0]) / length)
    steps, stray, points = max(6, round(length / 5)), 0.0, [start]
    for step in range(1, steps):
        share = step / steps
        stray = (stray + chance.uniform(-5, 5)) * 0.86
        off = stray * min(1.0, 3 * share, 3 * (1 - share))
        points.append(
            (
                start[0] + (end[0] - start[0]) * share + across[0] * off,
                start[1] + (end[1] - start[1]) * share + across[1] * off,
            )
        )
    return [*points, end]


def _drift(middle: Point, chance: random.Random) -> Point:
    """Outwards from the middle of the card, and a little down."""
    x, y = middle[0] - 180, middle[1] - 260
    return x * 0.34 + chance.uniform(-8, 8), y * 0.22 + chance.uniform(4, 16)
