"""What grows on the ground of the sea."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from build_scripts.art.paths import (
    Path,
    Point,
    circle,
    drawn,
    moved,
    smooth,
)
from build_scripts.art.scenes.corals import brain_coral
from build_scripts.art.scenes.ribbons import joined, ribbon, swaying


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
    """One long blade."""
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
