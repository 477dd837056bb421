"""Plants and animals of the ground of the sea: corals, fans, sponges and weed."""

import math
import random
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from build_scripts.art.drawing.paths import (
    Path,
    Point,
    circle,
    drawn,
    ellipse,
    leaf,
    moved,
    smooth,
    together,
    without,
)
from build_scripts.art.drawing.ribbons import joined, ribbon, swaying


def branching_coral(
    x: float, ground: float, height: float, seed: int, lean: float = 0.0, depth: int = 4
) -> Path:
    """Antlers with round ends; `lean` in radians tilts the whole to the right."""
    chance, parts = random.Random(seed), []

    def grow(x: float, y: float, angle: float, length: float, width: float, left: int) -> None:
        bend = chance.uniform(-0.25, 0.25)
        middle = x + math.cos(angle) * length * 0.5, y + math.sin(angle) * length * 0.5
        end = (
            middle[0] + math.cos(angle + bend) * length * 0.5,
            middle[1] + math.sin(angle + bend) * length * 0.5,
        )
        parts.append(ribbon([(x, y), middle, end], lambda at: width * (1 - 0.3 * at)))
        parts.append(circle(*end, width * 0.76))
        if not left:
            return
        for side in (-1, 1):
            turn = angle + bend + side * chance.uniform(0.28, 0.62)
            grow(*end, turn, length * chance.uniform(0.66, 0.88), width * 0.74, left - 1)

    grow(x, ground + 6, lean - math.pi / 2, height * 0.28, height * 0.055, depth)
    return joined(parts)


def sea_fan(x: float, ground: float, height: float, lean: float) -> Path:
    """A flat fan cut like lace, on a short stem; `lean` in degrees."""
    spread = 1.02

    # A hundred units high: Skia cannot cut holes as small as those of a fan one unit high.
    def at(turn: float, reach: float) -> Point:
        reach *= 100 - 14 * abs(turn) / spread
        return math.sin(turn) * reach, -10 - math.cos(turn) * reach * 0.9

    edge = []
    for i in range(55):
        lobe = abs(math.sin(math.pi * i / 6))
        edge.append(at(spread * (i / 27 - 1), 0.86 + 0.05 * lobe))
    fan = smooth([(0, -6), at(-spread, 0.5), *edge, at(spread, 0.5)], closed=True)
    holes = []
    for row, inner in enumerate((0.2, 0.36, 0.52, 0.68)):
        cells = 5 + 4 * row
        for i in range(cells):
            turn = spread * 0.9 * (2 * (i + 0.5) / cells - 1)
            cell = moved(leaf(0.5), 0, 6.4, 12.8, wide=inner * spread / cells * 14)
            holes.append(moved(cell, *at(turn, inner + 0.06), turn=math.degrees(turn)))
    stem = ribbon([(0, 10), (0, -10), (0, -24)], lambda at: 3.6 - 1.6 * at)
    return moved(joined([without(fan, *holes), stem]), x, ground, height / 100, lean)


def tube_sponges(x: float, ground: float, height: float, seed: int) -> list[Path]:
    """A bunch of tubes with open mouths, the hindmost first."""
    chance, tubes = random.Random(seed), []
    for i, up in ((1, 1.0), (3, 0.72), (0, 0.62), (2, 0.84), (4, 0.42)):
        wide = height * chance.uniform(0.095, 0.12)
        foot = x + (i - 2) * height * 0.10
        tip = foot + (i - 2) * height * 0.13, ground - height * up
        middle = foot * 0.75 + tip[0] * 0.25, ground * 0.5 + tip[1] * 0.5
        tube = ribbon([(foot, ground + 14), middle, tip], partial(_swelling, wide))
        mouth = ellipse(*tip, wide * 0.68, wide * 0.24)
        tubes.append(without(joined([tube, ellipse(*tip, wide, wide * 0.42)]), mouth))
    return tubes


def _swelling(wide: float, at: float) -> float:
    return wide * (0.55 + 0.45 * at + 0.12 * math.sin(at * 9))


def brain_coral(x: float, ground: float, radius: float) -> Path:
    return drawn(
        (x - radius, ground + 8),
        (x - radius * 1.05, ground - radius * 1.05, x + radius * 1.05, ground - radius * 1.05,
         x + radius, ground + 8),
    )  # fmt: skip


def brain_lines(x: float, ground: float, radius: float) -> Path:
    """The windings of a cushion, as lines."""
    lines = []
    for ring in (0.2, 0.4, 0.6, 0.8):
        points = []
        for i in range(33):
            angle = math.pi * (1 + i / 32)
            reach = radius * (ring + 0.05 * math.sin(i * 1.25 + ring * 20))
            points.append((x + math.cos(angle) * reach, ground + math.sin(angle) * reach * 0.82))
        lines.append(smooth(points))
    return together(*lines)


def plate_coral(x: float, ground: float, width: float) -> Path:
    """Three tables one over the other on a stem."""
    parts = [
        drawn((x - width * 0.08, ground + 10), (x - width * 0.03, ground - width * 0.6),
              (x + width * 0.03, ground - width * 0.6), (x + width * 0.08, ground + 10))
    ]  # fmt: skip
    for wide, up, aside in ((0.5, 0.18, 0.06), (0.42, 0.4, -0.05), (0.28, 0.6, 0.02)):
        left, right = x + (aside - wide) * width, x + (aside + wide) * width
        y, thick = ground - up * width, width * 0.09
        parts.append(
            drawn((left, y), (x, y + thick * 0.3, right, y),
                  (x + wide * width * 0.5, y + thick, x, y + thick * 1.5),
                  (x - wide * width * 0.5, y + thick, left, y))
        )  # fmt: skip
    return joined(parts)


def bed(heights: Sequence[Point], seed: int = 1) -> Path:
    """The uneven ground along these points, down past the window."""
    chance, points = random.Random(seed), [heights[0]]
    for (x, y), (next_x, next_y) in pairwise(heights):
        steps = max(1, round((next_x - x) / 9))
        for i in range(1, steps + 1):
            ease = (1 - math.cos(math.pi * i / steps)) / 2
            rough = chance.uniform(-1.6, 1.6)
            points.append((x + (next_x - x) * i / steps, y + (next_y - y) * ease + rough))
    path = smooth(points)
    path.lineTo(points[-1][0], 660)
    path.lineTo(points[0][0], 660)
    path.close()
    return path


def eelgrass(x: float, ground: float, height: float, width: float, phase: float) -> Path:
    points = swaying(x, ground, height, height * 0.05, phase)
    return ribbon(points, lambda at: width * (1 - at) ** 0.6 + 0.15)


def kelp(x: float, ground: float, height: float, phase: float) -> Path:
    """A stem with leaves in turn to both sides."""
    points = swaying(x, ground, height, height * 0.05, phase, steps=22)
    parts = [ribbon(points, lambda at: 1.7 * (1 - at) + 0.4)]
    frond = drawn((0, 0), (0.2, -0.25, 0.16, -0.7, -0.06, -1), (-0.16, -0.7, -0.1, -0.25, 0, 0))
    for i in range(2, 22):
        side = 1 if i % 2 else -1
        long = height * 0.14 * (1.1 - 0.75 * abs(i / 22 - 0.35))
        parts.append(moved(frond, *points[i], long, side * 50, wide=side))
    return joined([*parts, moved(frond, *points[-1], height * 0.08)])


def anemone(x: float, ground: float, size: float, seed: int) -> tuple[Path, list[Point]]:
    """A bush of thick fingers, and where their tips are."""
    chance, tips = random.Random(seed), []
    parts = [brain_coral(x, ground, size * 0.34)]
    for i in range(21):
        side = (i - 10) / 10
        points = swaying(
            x + side * size * 0.3, ground - size * 0.12 * (1 - side * side),
            size * chance.uniform(0.72, 1) * (1 - 0.3 * side * side), size * 0.09,
            chance.uniform(0, 6), side * size * 0.5,
        )  # fmt: skip
        parts.append(ribbon(points, lambda at: size * 0.034 * (1 - 0.4 * at)))
        parts.append(circle(*points[-1], size * 0.034))
        tips.append(points[-1])
    return joined(parts), tips


def bubbles(x: float, low: float, high: float, seed: int, count: int = 14) -> list[Path]:
    """Rings that rise from `low` to `high`, larger as they rise."""
    chance, rings = random.Random(seed), []
    for i in range(count):
        at = i / (count - 1)
        radius = 1.3 + 3.4 * at * chance.uniform(0.6, 1.2)
        across = x + 9 * math.sin(i * 1.3 + seed) + chance.uniform(-4, 4)
        rings.append(circle(across, low + (high - low) * at, radius))
    return rings
