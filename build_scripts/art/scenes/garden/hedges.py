"""Clipped trees and hedges, and level ground seen from above."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import skia

from build_scripts.art.drawing.colours import WHITE, Colour, faded
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    arch,
    box,
    circle,
    drawn,
    ellipse,
    polygon,
    union,
    without,
)
from build_scripts.art.drawing.plants import cypress, foliage
from build_scripts.art.drawing.view import View


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


MIDDLE = 210.0


@dataclass(frozen=True)
class Ground:
    """The level ground, and where a place on it is seen: across from the middle, away from the eye,
    and up."""

    horizon: float
    eye: float = 100.0
    """Height of the eye above the ground."""
    reach: float = 500.0
    """The larger, the flatter things look."""

    def seen(self, across: float, away: float, up: float = 0.0) -> Point:
        """The point on the card."""
        scale = self.reach / away
        return MIDDLE + across * scale, self.horizon + (self.eye - up) * scale

    def patch(self, corners: Sequence[Point], up: float = 0.0) -> Path:
        """A flat shape on the ground or above it."""
        return polygon(*(self.seen(across, away, up) for across, away in corners))


@dataclass(frozen=True)
class HedgePaper:
    """The papers that hedges are cut from."""

    top: skia.Shader
    side: skia.Shader
    edge: Colour
    """Colour of the light along the upper edges of hedges."""


def plain(colour: Colour) -> skia.Shader:
    """The same colour everywhere."""
    return skia.Shaders.Color(skia.Color(*colour[:3]))


def draw_hedge(
    view: View, ground: Ground, corners: Sequence[Point], height: float, paper: HedgePaper
) -> None:
    """A clipped hedge over a shape on the ground."""
    view.sheet.cast(ground.patch(corners), -1.5, 4, 2.5, 0.45)
    sides = [ground.patch(corners)]
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        feet, heads = ([ground.seen(*corner, up) for corner in (start, end)] for up in (0, height))
        sides.append(polygon(*feet, *heads[::-1]))
    for side in sides:
        view.sheet.fill(side, paper.side)
        view.sheet.trace(side, 0.5, paper.side)
    top = ground.patch(corners, height)
    view.sheet.fill(top, paper.top)
    with view.sheet.clipped(top):
        view.sheet.trace(top, 1.5, paper.edge)


def strip(left: float, near: float, right: float, far: float) -> list[Point]:
    """The corners of a straight hedge."""
    return [(left, near), (right, near), (right, far), (left, far)]


def arc(middle: float, radius: float, thick: float, start: float, end: float) -> list[Point]:
    """The corners of a hedge bent about a point straight ahead; degrees, 0 right, 90 away."""
    steps = max(2, round(abs(end - start) / 3))
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]

    def along(reach: float, turned: Sequence[float]) -> list[Point]:
        return [(math.cos(a) * reach, middle + math.sin(a) * reach) for a in turned]

    return along(radius - thick / 2, angles) + along(radius + thick / 2, angles[::-1])


def spoke(middle: float, inner: float, outer: float, thick: float, degrees: float) -> list[Point]:
    """The corners of a hedge that runs outwards from a point straight ahead."""
    angle, half = math.radians(degrees), thick / 2
    ahead = math.cos(angle), math.sin(angle)
    aside = -ahead[1] * half, ahead[0] * half
    return [
        (ahead[0] * reach + aside[0] * side, middle + ahead[1] * reach + aside[1] * side)
        for reach, side in ((inner, -1), (outer, -1), (outer, 1), (inner, 1))
    ]
