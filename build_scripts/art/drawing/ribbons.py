"""Bands that sway in the water, and parts grown together."""

import math
from collections.abc import Callable, Iterable, Sequence

import skia

from build_scripts.art.drawing.paths import Path, Point, smooth


def joined(parts: Iterable[Path]) -> Path:
    """The union of parts; for dozens of them much quicker than `union`."""
    builder = skia.OpBuilder()
    for part in parts:
        builder.add(part, skia.PathOp.kUnion_PathOp)
    whole = builder.resolve()
    if whole is None:
        raise ValueError("Skia cannot join these parts: change a point a little.")
    return whole


def ribbon(points: Sequence[Point], half_width: Callable[[float], float]) -> Path:
    """A band along the points; `half_width` tells it from 0 (the first point) to 1 (the last)."""
    left, right = [], []
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        before, after = points[max(0, i - 1)], points[min(last, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        wide = half_width(i / last)
        left.append((x - dy / length * wide, y + dx / length * wide))
        right.append((x + dy / length * wide, y - dx / length * wide))
    band, back = smooth(left), smooth(right[::-1])
    band.lineTo(*right[-1])
    band.addPath(back, skia.Path.AddPathMode.kExtend_AddPathMode)
    band.close()
    return band


def swaying(
    x: float, y: float, length: float, sway: float, phase: float, lean: float = 0.0, steps: int = 14
) -> list[Point]:
    """Points of a wave from x, y that runs upwards (a negative length: down); it swings more and
    more towards its end, and `lean` moves the end aside."""
    points = []
    for i in range(steps + 1):
        at = i / steps
        aside = math.sin(phase + at * 5.4) - math.sin(phase)
        points.append((x + lean * at * at + aside * sway * (0.35 + 0.65 * at), y - length * at))
    return points
