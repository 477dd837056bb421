"""Fish: unit space, nose at -1,0, about as long as 2."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import skia

from build_scripts.art.colours import from_hex
from build_scripts.art.paths import (
    Path,
    Point,
    circle,
    drawn,
    moved,
    together,
    union,
    without,
)
from build_scripts.art.view import View

GOLD_CUT, SILVER_CUT = from_hex("8A5512", 0.72), from_hex("3B4C86", 0.62)
"""The lines in a gold and in a silver fish."""


def herring() -> Path:
    """A slender fish with a forked tail: one of a shoal."""
    return drawn(
        (-1, 0), (-0.62, -0.34, 0.1, -0.36, 0.58, -0.07), (0.8, -0.2, 1.05, -0.42),
        (0.9, -0.02, 1.05, 0.42), (0.8, 0.2, 0.58, 0.07), (0.1, 0.36, -0.62, 0.34, -1, 0),
    )  # fmt: skip


def angelfish() -> Path:
    """A tall fish whose fins trail in two long points."""
    body = drawn((-0.8, 0.02), (-0.4, -0.52, 0.2, -0.5, 0.55, -0.06), (0.55, 0.1),
                 (0.2, 0.52, -0.4, 0.5, -0.8, 0.02))  # fmt: skip
    upper = drawn((-0.3, -0.36), (-0.05, -0.75, 0.35, -1.1, 0.95, -1.35),
                  (0.6, -0.9, 0.4, -0.6, 0.42, -0.1))  # fmt: skip
    lower = drawn((-0.2, 0.36), (0, 0.75, 0.35, 1.1, 0.85, 1.45),
                  (0.6, 0.95, 0.42, 0.6, 0.42, 0.1))  # fmt: skip
    tail = drawn(
        (0.5, -0.07), (0.75, -0.34, 1.0, -0.38), (0.9, 0, 1.0, 0.42), (0.75, 0.34, 0.5, 0.1)
    )
    feeler = drawn(
        (-0.3, 0.42), (-0.22, 0.8, -0.3, 1.1, -0.1, 1.42), (-0.16, 1.1, -0.1, 0.8, -0.16, 0.4)
    )
    return without(union(body, upper, lower, tail, feeler), circle(-0.56, -0.06, 0.055))


def angelfish_lines() -> Path:
    """Its three upright bands, and the rays of its tail, as lines."""
    bands = [((-0.44, -0.3), (-0.34, 0, -0.42, 0.32)), ((-0.12, -0.58), (0.04, 0, -0.1, 0.6)),
             ((0.24, -0.82), (0.38, 0, 0.24, 0.86))]  # fmt: skip
    rays = [((0.62, y * 0.3), (0.78, y * 0.8, 0.92, y)) for y in (-0.24, 0, 0.26)]
    return together(*(drawn(start, end, closed=False) for start, end in bands + rays))


def veiltail() -> Path:
    """A round fish with a flowing tail of three veils."""
    body = drawn((-1, 0.04), (-0.82, -0.34, -0.3, -0.5, 0.12, -0.3),
                 (0.34, -0.18, 0.46, -0.1, 0.56, -0.04), (0.56, 0.1),
                 (0.4, 0.16, 0.2, 0.42, -0.18, 0.46), (-0.6, 0.5, -0.92, 0.32, -1, 0.04)
    )  # fmt: skip
    back = drawn((-0.42, -0.38), (-0.34, -0.72, -0.02, -0.94, 0.4, -0.86),
                 (0.22, -0.74, 0.24, -0.6, 0.3, -0.5), (0.2, -0.48, 0.16, -0.36, 0.2, -0.22)
    )  # fmt: skip
    high = drawn((0.44, -0.1), (0.66, -0.62, 1.12, -0.92, 1.66, -0.8),
                 (1.4, -0.66, 1.42, -0.42, 1.26, -0.3), (1.02, -0.14, 0.74, -0.06, 0.5, 0.06)
    )  # fmt: skip
    middle = drawn((0.46, -0.06), (0.86, -0.3, 1.3, -0.3, 1.78, -0.02),
                   (1.52, 0.02, 1.46, 0.24, 1.22, 0.32), (0.96, 0.36, 0.72, 0.2, 0.48, 0.1)
    )  # fmt: skip
    low = drawn((0.44, 0.04), (0.74, 0.18, 1.08, 0.42, 1.42, 0.92),
                (1.16, 0.86, 1.0, 0.98, 0.82, 0.86), (0.6, 0.7, 0.46, 0.4, 0.38, 0.12))  # fmt: skip
    belly = drawn((-0.3, 0.4), (-0.22, 0.66, -0.04, 0.88, 0.26, 0.94),
                  (0.16, 0.76, 0.2, 0.6, 0.1, 0.36))  # fmt: skip
    return without(union(body, back, high, middle, low, belly), circle(-0.7, -0.05, 0.05))


def veiltail_lines() -> Path:
    """Gill, scales and the rays of the fins, as lines."""
    rays: list[tuple[Point, tuple[float, ...]]] = [
        ((0.6, -0.2), (0.86, -0.6, 1.42, -0.74)), ((0.6, -0.14), (0.86, -0.44, 1.28, -0.52)),
        ((0.62, -0.06), (0.84, -0.24, 1.14, -0.3)), ((0.66, 0.0), (1.06, -0.14, 1.5, -0.02)),
        ((0.66, 0.07), (1.0, 0.06, 1.34, 0.16)), ((0.58, 0.18), (0.82, 0.36, 1.2, 0.8)),
        ((0.54, 0.22), (0.68, 0.52, 0.96, 0.84)), ((-0.3, -0.5), (-0.2, -0.66, 0.1, -0.8)),
        ((-0.16, -0.48), (-0.06, -0.6, 0.16, -0.66)), ((-0.02, -0.44), (0.06, -0.5, 0.16, -0.52)),
        ((-0.14, 0.54), (-0.08, 0.7, 0.12, 0.84)), ((-0.02, 0.52), (0.02, 0.62, 0.1, 0.7)),
        ((-0.5, -0.34), (-0.32, 0, -0.5, 0.36)), ((-0.36, 0.1), (-0.24, 0.3, 0.0, 0.24)),
    ]  # fmt: skip
    lines = [drawn(start, end, closed=False) for start, end in rays]
    for row in range(4):
        for column in range(5 - row % 2):
            x, y = -0.26 + column * 0.145 + 0.07 * (row % 2), -0.24 + row * 0.125
            lines.append(drawn((x, y), (x + 0.1, y + 0.06, x, y + 0.125), closed=False))
    return together(*lines)


def draw_accent_fish(
    view: View, shape: Path, lines: Path, place: tuple[float, ...], depth: float
) -> None:
    """A near fish in flat gold, silver by night; `place` is x, y, size, turn and width (-1 looks
    right)."""
    x, y, size, turn, wide = place
    fish = moved(shape, x, y, size, turn, wide=wide)
    view.sheet.cast(fish, 0, 4, size * 0.24, 0.85, view.ramp[4])
    view.accent(fish, depth)
    cut = SILVER_CUT if view.time == "M" else GOLD_CUT
    view.sheet.trace(moved(lines, x, y, size, turn, wide=wide), max(0.7, size * 0.016), cut)


def shoal(way: Callable[[float], Point], count: int, spread: float, size: float, seed: int) -> Path:
    """Small fish that follow a way given from 0 to 1, densest in its middle."""
    chance, fish = random.Random(seed), herring()
    swarm = []
    for i in range(count):
        at = (i + chance.uniform(0, 1)) / count
        x, y = way(at)
        ahead = way(at + 0.01)
        turn = math.degrees(math.atan2(ahead[1] - y, ahead[0] - x)) + 180
        wide = spread * (0.25 + math.sin(math.pi * at))
        x, y = x + chance.gauss(0, wide * 0.5), y + chance.gauss(0, wide * 0.5)
        scale = size * chance.uniform(0.65, 1.15)
        swarm.append(moved(fish, x, y, scale, turn + chance.uniform(-9, 9)))
    return together(*swarm)


def along(path: Path) -> Callable[[float], Point]:
    """The points of a line, from 0 to 1."""
    measure = skia.PathMeasure(path, False)
    length = measure.getLength()

    def way(at: float) -> Point:
        place = measure.getPosTan(min(0.9999, max(0.0, at)) * length)[0]
        return place.x(), place.y()

    return way
