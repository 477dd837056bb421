"""A wrought gate between two piers, each with a lantern."""

from __future__ import annotations

import math
import random

from build_scripts.art.colours import faded, mixed
from build_scripts.art.paths import (
    Path,
    Point,
    box,
    circle,
    drawn,
    mirrored,
    moved,
    polygon,
    smooth,
    stroked,
    together,
    union,
)
from build_scripts.art.plants import ivy_leaf
from build_scripts.art.scenes.lantern import draw_lantern
from build_scripts.art.view import View

PIER = 54.0
"""The middle of the left pier."""
QUIET_CORNER = (384.0, 520.0)
"""Kept free for a later mark."""
HINGE, EDGE = 76.0, 148.0
"""Where the left leaf hangs, and its free edge, which is farther away."""


def draw_gate(view: View) -> None:
    """Both leaves stand open; steps lead down between them."""
    _terrace(view)
    left = _leaf()
    view.cut(union(left, mirrored(left, 210)), 0.93)
    for x in (PIER, 420 - PIER):
        _pier(view, x)


def _terrace(view: View) -> None:
    """The steps that one stands on."""
    for top, half, depth in ((512, 76, 0.66), (521, 92, 0.76), (531, 112, 0.86)):
        left, right = 210 - half, 210 + half
        view.cut(polygon((left, top), (right, top), (right + 8, 640), (left - 8, 640)), depth)
    wall = drawn((0, 514), (112, 514), (96, 560), (96, 640), (0, 640))
    for half_wall in (wall, mirrored(wall, 210)):
        view.cut(half_wall, 0.9)


def _pier(view: View, x: float) -> None:
    shaft = union(
        box(x - 21, 300, 42, 300),
        box(x - 27, 288, 54, 8, 2),
        box(x - 24, 294, 48, 8),
        box(x - 28, 506, 56, 60),
        box(x - 25, 498, 50, 10),
    )
    view.cut(shaft, 0.9)
    for y in range(322, 498, 26):
        view.sheet.fill(box(x - 21, y, 42, 1.4), faded(view.ramp[5], 0.55))
        view.sheet.fill(box(x - 21, y + 1.4, 42, 0.8), faded(view.ramp[1], 0.16))
    _ivy(view, x)
    draw_lantern(view, x, 288, 1.0)


def _ivy(view: View, x: float) -> None:
    """Leaves that climb a pier."""
    chance = random.Random(round(x))
    for tone, count in ((0.78, 60), (0.62, 46), (0.5, 30)):
        leaves = []
        for _ in range(count):
            up = chance.random() ** 1.5
            aside = chance.uniform(-1, 1) * (26 - 18 * up)
            trail = 9 * math.sin(up * 7 + x)
            y = 540 - 205 * up
            if math.dist((x + trail + aside, y), QUIET_CORNER) < 30:
                continue
            leaves.append(
                moved(
                    ivy_leaf(), x + trail + aside, y,
                    chance.uniform(5, 8.5) * (1.1 - 0.4 * up), chance.uniform(120, 240),
                )
            )  # fmt: skip
        sprays = together(*leaves)
        view.sheet.cast(sprays, -1, 2, 1.6, 0.45)
        view.sheet.fill(sprays, mixed(view.shade(tone), view.ramp[5], 0.25))


def _on_leaf(along: float, up: float) -> Point:
    """A place on the left leaf: from hinge 0 to edge 1, and from foot 0 to the upper rail 1."""
    across = HINGE + (EDGE - HINGE) * (along * 1.18 - 0.18 * along * along)
    low, high = 540 - 34 * along, 340 + 12 * along
    return across, low + (high - low) * up


def _bar(width: float, *places: Point) -> Path:
    """An iron bar along places on the left leaf."""
    return stroked(smooth([_on_leaf(*place) for place in places]), width)


def _crown(along: float) -> float:
    """How high up the leaf's top swings there."""
    return 0.84 + 0.26 * math.cos(math.pi * along)


def _leaf() -> Path:
    """The left leaf, half open: it narrows towards its free edge."""
    parts = [
        _bar(4.2, (0, -0.01), (0, 1.12)),
        _bar(3.2, (1, 0), (1, 0.86)),
        _bar(3.0, *((i / 12, _crown(i / 12)) for i in range(13))),
        *(_bar(2.6, (0, up), (0.5, up), (1, up)) for up in (0.06, 0.34, 0.40)),
    ]
    spear = drawn((0, -9), (5, -2, 0, 3), (-5, -2, 0, -9))
    for i in range(1, 7):
        along, tip = i / 7, _crown(i / 7) + 0.05
        parts += [_bar(1.9, (along, 0.06), (along, tip)), moved(spear, *_on_leaf(along, tip))]
    for i in range(7):
        along = (i + 0.5) / 7
        parts.append(stroked(_scroll(*_on_leaf(along, 0.2), 9 - 3 * i / 7), 1.5))
        parts.append(stroked(circle(*_on_leaf(along, 0.37), 3.6 - 1.2 * i / 7), 1.3))
    return union(*parts)


def _scroll(x: float, y: float, size: float) -> Path:
    """A double curl."""
    points = []
    for end in (-1, 1):
        curl = []
        for i in range(13):
            turn = math.radians(-90 + 30 * i)
            reach = 0.42 - 0.024 * i
            curl.append(
                (x + end * size * (0.04 + math.cos(turn) * reach),
                 y + end * size * (0.62 + math.sin(turn) * reach))
            )  # fmt: skip
        points += curl[::-1] if end < 0 else curl
    return smooth(points)
