"""What grows in a pond and on its banks, in card units."""

from __future__ import annotations

import math
import random

from build_scripts.art.paths import (
    Path,
    box,
    circle,
    drawn,
    leaf,
    moved,
    polygon,
    smooth,
    stroked,
    together,
    union,
    without,
)


def blade(x: float, ground: float, length: float, lean: float, width: float) -> Path:
    """A blade of grass or iris that leans by `lean` units to the side."""
    tip_y = ground - length
    return drawn(
        (x - width / 2, ground),
        (x - width * 0.4, ground - length * 0.6, x + lean, tip_y),
        (x + width * 0.6, ground - length * 0.55, x + width / 2, ground),
    )


def bulrush(x: float, ground: float, length: float, lean: float) -> Path:
    """A stalk that bears a dark cob under its tip."""
    stalk = stroked(
        smooth([(x, ground), (x + lean * 0.4, ground - length / 2), (x + lean, ground - length)]),
        1.6,
    )
    cob = moved(
        box(-2.6, 0, 5.2, 24, 2.6),
        x + lean,
        ground - length + 7,
        turn=math.degrees(math.atan2(lean, length)),
    )
    return union(stalk, cob)


def lotus(x: float, y: float, size: float) -> tuple[Path, Path]:
    """A water lily: its outer petals, and the inner ones before them."""

    def petals(angles: tuple[int, ...], length: float) -> Path:
        return union(*(moved(leaf(0.34), x, y, length, angle) for angle in angles))

    return petals((-78, -50, -20, 20, 50, 78), size), petals((-44, 0, 44), size * 0.72)


def lily_pad(x: float, y: float, half_width: float, notch: float) -> Path:
    """A floating leaf, its notch towards `notch` degrees, 0 being right."""
    angle = math.radians(notch)
    far = half_width * 1.3
    wedge = polygon(
        (0, 0),
        (math.cos(angle - 0.22) * far, math.sin(angle - 0.22) * far),
        (math.cos(angle + 0.22) * far, math.sin(angle + 0.22) * far),
    )
    return moved(without(circle(0, 0, half_width), wedge), x, y, high=0.34)


def willow_strand(x: float, top: float, length: float, sway: float, seed: int) -> Path:
    """A hanging twig with narrow leaves on both its sides."""
    chance = random.Random(seed)
    count = max(4, round(length / 7))
    spine = [
        (x + sway * (i / count) ** 1.6 + math.sin(i * 0.55 + seed) * 1.3, top + length * i / count)
        for i in range(count + 1)
    ]
    leaves = []
    for i, (px, py) in enumerate(spine[1:]):
        size = (11.5 - 5 * i / count) * chance.uniform(0.85, 1.15)
        for side in (-1, 1):
            turn = 180 - side * chance.uniform(20, 36)
            leaves.append(moved(leaf(0.2), px, py - 3, size, turn))
    return union(stroked(smooth(spine), 1.1), together(*leaves))
