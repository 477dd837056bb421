"""The garden side of the Observatory: the stairs up to it, balustrade, urns, armillary sphere."""

from __future__ import annotations

from itertools import pairwise

from build_scripts.art.paths import (
    Path,
    Point,
    box,
    circle,
    drawn,
    ellipse,
    moved,
    polygon,
    union,
    without,
)
from build_scripts.art.view import View

STAIRS = (214.0, 486.0, 548.0)
"""Middle, top and foot of the flight."""


def half_width(y: float) -> float:
    """Of the stairs at a height: they open towards the viewer."""
    _, top, foot = STAIRS
    return 21 + 58 * ((y - top) / (foot - top)) ** 1.7


def cheek(side: float) -> Path:
    """The low wall that follows the stairs on one side (-1 left, 1 right)."""
    x, top, foot = STAIRS
    heights = [top - 6 + (foot - top + 14) * step / 12 for step in range(13)]
    inner: list[Point] = []
    outer: list[Point] = []
    for y in heights:
        reach = half_width(max(top, y))
        inner.append((x + side * reach, y))
        outer.append((x + side * (reach + 5 + (y - top) * 0.13), y))
    return polygon(*inner, *reversed(outer))


def draw_stairs(view: View) -> None:
    """Treads in the light, risers in the shade, wider and higher towards the foot."""
    x, top, foot = STAIRS
    edge = [top + (foot - top) * (step / 10) ** 1.35 for step in range(11)]
    ground = polygon(
        *((x - half_width(y), y) for y in edge), *((x + half_width(y), y) for y in reversed(edge))
    )
    view.cut(ground, 0.50)
    with view.sheet.clipped(ground):
        for high, low in pairwise(edge):
            reach, split = half_width(low), high + (low - high) * 0.5
            view.sheet.fill(box(x - reach, high, reach * 2, split - high), view.shade(0.08))
            view.sheet.fill(box(x - reach, split, reach * 2, low - split), view.shade(0.34))
    view.cut(union(cheek(-1), cheek(1)), 0.44)


def draw_shrubs(view: View) -> None:
    """Clipped balls on both sides of the flight, larger towards the viewer."""
    balls = [
        circle(STAIRS[0] + side * (half_width(y) + beside), y - radius * 0.7, radius)
        for side in (-1, 1)
        for y, beside, radius in ((496, 13, 5.5), (508, 17, 7.5), (524, 22, 10.5))
    ]
    for ball in balls:
        view.cut(ball, 0.52)


def baluster(x: float, top: float, height: float, width: float) -> Path:
    """One turned post, its belly low."""
    h, w = height, width / 2
    return drawn(
        (x - w * 0.5, top),
        (x - w * 0.4, top + h * 0.3, x - w * 1.5, top + h * 0.55, x - w * 0.5, top + h * 0.88),
        (x - w, top + h),
        (x + w, top + h),
        (x + w * 0.5, top + h * 0.88),
        (x + w * 1.5, top + h * 0.55, x + w * 0.4, top + h * 0.3, x + w * 0.5, top),
    )


def balustrade(left: float, right: float, top: float, height: float, posts: int) -> Path:
    """Rail, posts and plinth."""
    gap = (right - left) / posts
    row = [baluster(left + gap * (i + 0.5), top + 5, height - 9, gap * 0.42) for i in range(posts)]
    rail, plinth = box(left, top, right - left, 6, 1), box(left, top + height - 5, right - left, 60)
    return union(rail, plinth, *row)


def pillar(x: float, top: float, width: float) -> Path:
    """The square end of a balustrade."""
    return union(
        box(x - width / 2, top, width, 120),
        box(x - width / 2 - 3, top - 3, width + 6, 6, 1),
        box(x - width / 2 - 2, top + 40, width + 4, 100),
    )


def urn(x: float, ground: float, size: float) -> Path:
    """A stone vase with a round bush in it; size is its height."""
    vase = drawn(
        (-0.34, -0.5),
        (-0.34, -0.2, -0.1, -0.2, -0.08, -0.1),
        (-0.2, 0),
        (0.2, 0),
        (0.08, -0.1),
        (0.1, -0.2, 0.34, -0.2, 0.34, -0.5),
    )
    rim = box(-0.42, -0.56, 0.84, 0.1, 0.03)
    return moved(union(vase, rim, circle(0, -0.86, 0.36)), x, ground, size)


def ring(half_width: float, half_height: float, breadth: float) -> Path:
    """A hoop seen at an angle."""
    return without(
        ellipse(0, 0, half_width, half_height),
        ellipse(0, 0, half_width - breadth, half_height - breadth),
    )


def armillary(x: float, y: float, radius: float) -> Path:
    """The hoops of the heavens about a small globe, on a foot."""
    hoops = [
        ring(radius, radius, 3.6),
        moved(ring(radius - 3, radius * 0.30, 2.4), turn=-24),
        moved(ring(radius - 3, radius * 0.42, 2.2), turn=38),
        moved(ring(radius * 0.34, radius - 3, 2.2), turn=-24),
    ]
    foot = drawn(
        (-2.5, radius - 2),
        (-2, radius + 16, -5, radius + 18, -13, radius + 24),
        (13, radius + 24),
        (5, radius + 18, 2, radius + 16, 2.5, radius - 2),
    )
    return moved(union(*hoops, foot), x, y)


def draw_armillary(view: View, x: float, y: float, radius: float, depth: float) -> None:
    """The sphere, its axis an arrow and its globe a bead of gold."""
    axis = union(
        box(-radius - 9, -1.1, 2 * radius + 18, 2.2),
        polygon((radius + 6, -5), (radius + 17, 0), (radius + 6, 5)),
        polygon((-radius - 16, -4.5), (-radius - 6, 0), (-radius - 16, 4.5), (-radius - 12, 0)),
    )
    view.cut(union(armillary(x, y, radius), moved(axis, x, y, turn=-52)), depth, rim=False)
    view.accent(circle(x, y, 6.5), depth)
