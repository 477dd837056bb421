"""The clipped and flowering beds on both sides of the Garden's straight way."""

from __future__ import annotations

import random

from build_scripts.art.colours import WHITE, faded, from_hex, mixed
from build_scripts.art.paths import (
    moved,
    together,
)
from build_scripts.art.plants import blossom
from build_scripts.art.scenes.hedges import Ground, HedgePaper, draw_hedge, plain, strip
from build_scripts.art.scenes.topiary import draw_ball
from build_scripts.art.view import View

GROUND = Ground(horizon=366)
INNER, OUTER, THICK = 60.0, 190.0, 11.0
"""Where a bed begins and ends, from the middle of the way, and the width of its hedges."""


def draw_beds(view: View) -> None:
    """Two on each side, the far ones first."""
    for near, far, depth in ((620, 880, 0.46), (375, 535, 0.62)):
        for side in (-1, 1):
            _bed(view, side, near, far, depth)


def _bed(view: View, side: int, near: float, far: float, depth: float) -> None:
    """Flowers edged with box, a clipped ball at the corner next to the way."""
    top, wall = mixed(view.shade(depth - 0.08), WHITE, 0.12), view.shade(depth + 0.22)
    paper = HedgePaper(plain(top), plain(wall), faded(WHITE, 0.5))

    def plant(left: float, first: float, right: float, last: float) -> None:
        ends = sorted((side * left, side * right))
        draw_hedge(view, GROUND, strip(ends[0], first, ends[1], last), 6, paper)

    plant(INNER, far - THICK * 1.6, OUTER, far)
    _flowers(view, side, near, far)
    plant(OUTER - THICK, near + 12, OUTER, far - 12)
    plant(INNER, near + 12, INNER + THICK, far - 12)
    plant(INNER, near, OUTER, near + THICK * 1.6)
    x, y = GROUND.seen(side * (INNER + 5), near + 8, 6)
    radius = 11 * GROUND.reach / near
    draw_ball(view, x, y - radius * 0.8, radius, depth)


def _flowers(view: View, side: int, near: float, far: float) -> None:
    """White rows, and golden ones between them."""
    chance = random.Random(round(near) + side)
    white, gold = faded(mixed(view.ramp[0], WHITE, 0.6), 0.95), from_hex("F6D98C")
    rows, columns = 5, 11
    for row in range(rows):
        away = far - 32 - (far - near - 70) * row / (rows - 1)
        size = GROUND.reach / away
        heads = []
        for column in range(columns):
            across = INNER + 20 + (OUTER - INNER - 40) * (column + 0.5 * (row % 2)) / columns
            x, y = GROUND.seen(side * (across + chance.uniform(-2, 2)), away, 4)
            turn, radius = chance.uniform(0, 72), chance.uniform(2.6, 3.6) * size
            heads.append(moved(blossom(radius, turn), x, y, high=0.75))
        view.sheet.fill(together(*heads), gold if row % 2 else white)
