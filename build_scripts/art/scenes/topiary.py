"""Trees and hedges that somebody has clipped."""

from __future__ import annotations

from build_scripts.art.colours import WHITE, Colour, faded
from build_scripts.art.paths import (
    Path,
    arch,
    box,
    circle,
    drawn,
    ellipse,
    union,
    without,
)
from build_scripts.art.plants import cypress, foliage
from build_scripts.art.view import View


def pot(x: float, ground: float, size: float) -> Path:
    """A lipped urn on a foot."""
    half = size / 2
    bowl = drawn(
        (x - half, ground - size),
        (x - half * 0.95, ground - size * 0.35, x - half * 0.35, ground - size * 0.12),
        (x - half * 0.62, ground),
        (x + half * 0.62, ground),
        (x + half * 0.35, ground - size * 0.12),
        (x + half * 0.95, ground - size * 0.35, x + half, ground - size),
    )
    return union(bowl, box(x - half * 1.2, ground - size * 1.08, size * 1.2, size * 0.16, 1))


def draw_ball_tree(view: View, x: float, ground: float, size: float, depth: float) -> None:
    """Three spheres, one above the other, on a trunk; 1.4 times as tall as `size`."""
    view.cut(box(x - size * 0.035, ground - size * 1.2, size * 0.07, size * 1.2), depth)
    for up, radius in ((0.36, 0.32), (0.86, 0.24), (1.23, 0.16)):
        draw_ball(view, x, ground - size * up, size * radius, depth)


def draw_ball(view: View, x: float, y: float, radius: float, depth: float) -> None:
    """A sphere of leaves, lit from above."""
    ball, wide = circle(x, y, radius), radius * 2
    view.cut(ball, depth)
    with view.sheet.clipped(ball):
        leaves = foliage(x - radius, y - radius, wide, wide, 3.6, round(wide * 10))
        view.sheet.fill(leaves, faded(WHITE, 0.07))
        around = box(x - radius - 5, y - radius - 5, wide + 10, wide + 10)
        shade = without(around, circle(x, y - wide * 0.16, radius))
        view.sheet.fill(shade, faded(view.ramp[5], 0.24), wide * 0.06)


def draw_cypress(
    view: View, x: float, ground: float, height: float, depth: float, leaves: Colour
) -> None:
    """A slender tree with the colour of its leaves printed on it."""
    tree = cypress(x, ground, height, height * 0.235)
    view.cut(tree, depth)
    with view.sheet.clipped(tree):
        print_of_leaves = foliage(x - 20, ground - height, 40, height, 4.2, round(x))
        view.sheet.fill(print_of_leaves, leaves)


def hedge_arcade(left: float, ground: float, count: int, width: float, height: float) -> Path:
    """A hedge clipped to a row of arches, with a rounded top over each."""
    top = ground - height
    wall = box(left, top + 5, count * width, height - 5)
    crowns, doors = [], []
    for i in range(count):
        middle = left + (i + 0.5) * width
        crowns.append(ellipse(middle, top + 6, width * 0.47, 6.5))
        doors.append(arch(middle, ground + 1, width * 0.58, height * 0.74))
    return without(union(wall, *crowns), *doors)
