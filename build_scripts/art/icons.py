"""The symbols and crests: unit space, centre 0,0, radius 1, y down."""

from __future__ import annotations

import math
from collections.abc import Callable

from build_scripts.art.added.symbols import ADDED
from build_scripts.art.paths import (
    Path,
    box,
    circle,
    drawn,
    ellipse,
    moved,
    polygon,
    smooth,
    spark,
    together,
    union,
    without,
)


def sun() -> Path:
    """A disc with sixteen rays, long and short in turn."""
    rays = []
    for i in range(16):
        tip, half = (1.0, 0.17) if i % 2 == 0 else (0.78, 0.10)
        rays.append(moved(polygon((-half, -0.6), (0, -tip), (half, -0.6)), turn=22.5 * i))
    return together(circle(0, 0, 0.5), *rays)


def moon() -> Path:
    """A crescent, open to the right."""
    return moved(without(circle(0, 0, 0.95), circle(0.42, 0, 0.74)), turn=-25)


def key() -> Path:
    """A key that stands upright, its bit to the right."""
    ring = circle(0, -0.58, 0.40)
    beads = [circle(0.42 * x, -0.58 + 0.42 * y, 0.10) for x, y in ((-1, 0), (0, -1), (1, 0))]
    head = union(without(ring, circle(0, -0.58, 0.22)), *beads)
    shaft = union(box(-0.085, -0.22, 0.17, 1.2), box(-0.2, -0.2, 0.4, 0.13, 0.05))
    bit = union(box(0, 0.52, 0.42, 0.15), box(0, 0.78, 0.34, 0.2), box(0.28, 0.44, 0.14, 0.23))
    return union(head, shaft, bit)


def keyhole() -> Path:
    """A round hole over a wedge."""
    wedge = polygon((-0.16, -0.2), (0.16, -0.2), (0.36, 0.85), (-0.36, 0.85))
    return union(circle(0, -0.35, 0.42), wedge)


def door() -> Path:
    """An arch around a leaf with a knob."""

    def arched(half: float) -> Path:
        return union(circle(0, -0.25, half), box(-half, -0.25, 2 * half, 1.2))

    leaf = without(arched(0.34), circle(0.17, 0.28, 0.10))
    return union(without(arched(0.62), arched(0.42)), leaf)


def eye() -> Path:
    """The eye of a Nightmare."""
    lid = drawn((-1, 0), (0, -0.95, 1, 0), (0, 0.95, -1, 0))
    return union(without(lid, circle(0, 0, 0.4)), ellipse(0, 0, 0.13, 0.34))


def dome() -> Path:
    """The Observatory: a dome with its telescope over two steps."""
    half = without(circle(0, 0.15, 0.8), box(-1, 0.15, 2, 1))
    half = without(half, polygon((0.05, 0.2), (0.42, -0.8), (0.62, -0.65), (0.3, 0.2)))
    tube = polygon((0.12, 0.05), (0.3, 0.14), (0.82, -0.86), (0.6, -0.96))
    return union(half, box(-0.92, 0.22, 1.84, 0.2), box(-0.72, 0.5, 1.44, 0.42), tube)


def fish() -> Path:
    """The Aquarium."""
    body = drawn(
        (-0.95, 0), (-0.3, -0.85, 0.45, -0.08), (0.98, -0.6), (0.78, 0, 0.98, 0.6), (0.45, 0.08),
        (-0.3, 0.85, -0.95, 0),
    )  # fmt: skip
    gill = polygon(
        (-0.22, -0.62), (-0.14, -0.62), (-0.02, 0), (-0.14, 0.62), (-0.22, 0.62), (-0.12, 0)
    )
    return without(body, circle(-0.55, -0.1, 0.11), gill)


def sprig() -> Path:
    """The Garden: three leaves on a stem."""
    blade = drawn((0, 0), (-0.55, -0.3, -0.42, -0.85, 0, -1.1), (0.42, -0.85, 0.55, -0.3, 0, 0))
    vein = polygon((-0.035, -0.85), (0.035, -0.85), (0.05, 0), (-0.05, 0))
    blade = without(blade, vein)
    sides = [moved(blade, 0.03 * side, 0.38, 0.8, 68 * side) for side in (-1, 1)]
    return union(moved(blade, 0, 0.12, 0.95), *sides, box(-0.07, 0.1, 0.14, 0.85))


def book() -> Path:
    """The Library: an open book, two lines a page."""
    pages = drawn(
        (0, -0.42), (-0.5, -0.8, -0.98, -0.52), (-0.98, 0.5), (-0.5, 0.25, 0, 0.62),
        (0.5, 0.25, 0.98, 0.5), (0.98, -0.52), (0.5, -0.8, 0, -0.42),
    )  # fmt: skip
    lines = [
        polygon(
            (side * 0.2, y), (side * 0.8, y - 0.14), (side * 0.8, y - 0.03), (side * 0.2, y + 0.11)
        )
        for y in (-0.2, 0.08)
        for side in (-1, 1)
    ]
    return without(pages, box(-0.05, -0.3, 0.1, 0.78), *lines)


def spiral() -> Path:
    """Limbo, as a line: 2.3 turns outwards."""
    turns, steps = 2.3, 92
    points = []
    for i in range(steps + 1):
        angle = math.tau * turns * i / steps
        points.append((math.cos(angle) * i / steps, math.sin(angle) * i / steps))
    return smooth(points)


ICONS: dict[str, Callable[[], Path]] = {
    "kind-S": sun,
    "kind-M": moon,
    "kind-K": key,
    "kind-D": door,
    "eye": eye,
    "place-O": dome,
    "place-A": fish,
    "place-G": sprig,
    "place-L": book,
    "keyhole": keyhole,
    "spark": spark,
    **ADDED,
}
"""By what they stand for: kinds of cards, places, and the eye of the Nightmare."""


def icon(name: str, x: float, y: float, radius: float) -> Path:
    """An icon about a point."""
    return moved(ICONS[name](), x, y, radius)
