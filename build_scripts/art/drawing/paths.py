"""Shapes: every function returns a new path, in whatever units it is given."""

import math
import random
from collections.abc import Sequence
from functools import reduce
from typing import TypeAlias

import skia

Path: TypeAlias = skia.Path
Point: TypeAlias = tuple[float, float]


def polygon(*points: Point) -> Path:
    path = Path()
    path.addPoly([skia.Point(*point) for point in points], True)
    return path


def line(*points: Point) -> Path:
    """An open line through the points."""
    path = Path()
    path.addPoly([skia.Point(*point) for point in points], False)
    return path


def circle(x: float, y: float, radius: float) -> Path:
    path = Path()
    path.addCircle(x, y, radius)
    return path


def ellipse(x: float, y: float, half_width: float, half_height: float) -> Path:
    """An upright or lying ellipse about its middle."""
    path = Path()
    path.addOval(skia.Rect(x - half_width, y - half_height, x + half_width, y + half_height))
    return path


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Path:
    """A rectangle from its upper left corner, its corners rounded."""
    path = Path()
    path.addRoundRect(skia.Rect(x, y, x + width, y + height), radius, radius)
    return path


def drawn(start: Point, *strokes: Sequence[float], closed: bool = True) -> Path:
    """A free outline from `start`: each stroke is a line (2 numbers), a quadratic (4) or a cubic
    (6), its end last."""
    path = Path()
    path.moveTo(*start)
    for stroke in strokes:
        {2: path.lineTo, 4: path.quadTo, 6: path.cubicTo}[len(stroke)](*stroke)
    if closed:
        path.close()
    return path


def smooth(points: Sequence[Point], closed: bool = False) -> Path:
    """A soft curve through the points."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[min(count - 1, max(0, index))]

    path = Path()
    path.moveTo(*points[0])
    for i in range(count if closed else count - 1):
        before, here, there, after = (at(i + step) for step in (-1, 0, 1, 2))
        path.cubicTo(
            here[0] + (there[0] - before[0]) / 6,
            here[1] + (there[1] - before[1]) / 6,
            there[0] - (after[0] - here[0]) / 6,
            there[1] - (after[1] - here[1]) / 6,
            *there,
        )
    if closed:
        path.close()
    return path


def stroked(path: Path, width: float, round_ends: bool = True) -> Path:
    """The area that a line of this width along the path would cover."""
    pen = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width)
    pen.setStrokeJoin(skia.Paint.kRound_Join)
    pen.setStrokeCap(skia.Paint.kRound_Cap if round_ends else skia.Paint.kButt_Cap)
    covered = Path()
    pen.getFillPath(path, covered)
    return covered


def _operated(first: Path, second: Path, how: skia.PathOp) -> Path:
    result = skia.Op(first, second, how)
    if result is None:
        raise ValueError("Skia cannot combine these two paths: change a point a little.")
    return result


def union(*paths: Path) -> Path:
    """The union of shapes. Parts drawn in opposite directions would cancel out without it."""
    return reduce(lambda one, two: _operated(one, two, skia.PathOp.kUnion_PathOp), paths)


def without(path: Path, *holes: Path) -> Path:
    """The path with the others cut out of it."""
    return reduce(lambda one, two: _operated(one, two, skia.PathOp.kDifference_PathOp), holes, path)


def inside(path: Path, frame: Path) -> Path:
    """The part that lies in both."""
    return _operated(path, frame, skia.PathOp.kIntersect_PathOp)


def together(*paths: Path) -> Path:
    """Many paths that do not overlap, as one: quicker than a union."""
    whole = Path()
    for path in paths:
        whole.addPath(path)
    return whole


def moved(
    path: Path,
    x: float = 0.0,
    y: float = 0.0,
    size: float = 1.0,
    turn: float = 0.0,
    wide: float = 1.0,
    high: float = 1.0,
) -> Path:
    """Scaled (`wide` and `high` besides `size`), turned clockwise by degrees, then moved."""
    matrix = skia.Matrix()
    matrix.preTranslate(x, y)
    matrix.preRotate(turn)
    matrix.preScale(size * wide, size * high)
    result = Path(path)
    result.transform(matrix)
    return result


def mirrored(path: Path, axis: float = 0.0) -> Path:
    """The other half of something symmetrical about the upright `axis`."""
    return moved(path, 2 * axis, wide=-1.0)


def both(path: Path) -> Path:
    """A half and its mirror image."""
    return union(path, mirrored(path))


def star(points: int, inner: float) -> Path:
    """A star of radius 1, its first point up; `inner` is the radius between the points."""
    tips = []
    for i in range(points * 2):
        angle, reach = math.pi * i / points - math.pi / 2, 1.0 if i % 2 == 0 else inner
        tips.append((math.cos(angle) * reach, math.sin(angle) * reach))
    return polygon(*tips)


def spark() -> Path:
    """A four-pointed star of radius 1 with hollow sides."""
    return drawn((0, -1), (0, 0, 1, 0), (0, 0, 0, 1), (0, 0, -1, 0), (0, 0, 0, -1))


def leaf(width: float) -> Path:
    """A pointed leaf from its stem at 0,0 up to 0,-1."""
    return drawn((0, 0), (width, -0.25, width, -0.7, 0, -1), (-width, -0.7, -width, -0.25, 0, 0))


def arch(x: float, bottom: float, width: float, height: float) -> Path:
    """An opening with a round top; x is its middle."""
    top, half = bottom - height, width / 2
    return union(box(x - half, top + half, width, height - half), circle(x, top + half, half))


def lobed(
    x: float, y: float, half_width: float, half_height: float, wave: float, phase: float
) -> Path:
    """A round opening with eight lobes, `wave` deep; phase 0.5 puts hollows in their place."""
    points = []
    for step in range(192):
        angle = math.tau * step / 192
        reach = 1 + wave * math.cos(8 * angle + math.tau * phase)
        points.append(
            (x + math.cos(angle) * half_width * reach, y + math.sin(angle) * half_height * reach)
        )
    return smooth(points, closed=True)


def ridge(
    y: float, rise: float, seed: int, step: float, jagged: bool = True, base: float = 660.0
) -> Path:
    """A range of hills or mountains across a card, down to `base`."""
    chance = random.Random(seed)
    points = []
    x = -40.0
    while x < 480:
        points.append((x, y + chance.uniform(-rise, rise)))
        x += step * chance.uniform(0.6, 1.3)
    if jagged:
        return polygon((-40, base), *points, (480, base))
    path = smooth(points)
    path.lineTo(points[-1][0], base)
    path.lineTo(points[0][0], base)
    path.close()
    return path
