"""The icons, drawn from their geometry: unit space, centre 0,0, radius 1, y down."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from game.screen.palette import Colour
from game.table.places import Point

FINE, LARGE = 4, 160
"""Icons are drawn four times as large and reduced; large ones need only twice."""


REACH = 0.96
"""Part of its square that an icon fills."""


class Pen:
    """Draws filled shapes in unit space, or with `ink` false takes them away again."""

    def __init__(self, px: int) -> None:
        side = px * (FINE if px < LARGE else 2)
        self.sheet = pygame.Surface((side, side), pygame.SRCALPHA)
        self.sheet.fill((255, 255, 255, 0))
        self._middle = side / 2
        self._radius = side / 2 * REACH

    def _to(self, point: Point) -> Point:
        return self._middle + point[0] * self._radius, self._middle + point[1] * self._radius

    def polygon(self, points: Sequence[Point], ink: bool = True) -> None:
        """A filled polygon."""
        colour = (255, 255, 255, 255 if ink else 0)
        pygame.draw.polygon(self.sheet, colour, [self._to(point) for point in points])

    def disc(self, x: float, y: float, r: float, ink: bool = True) -> None:
        """A filled circle."""
        colour = (255, 255, 255, 255 if ink else 0)
        pygame.draw.circle(self.sheet, colour, self._to((x, y)), r * self._radius)

    def box(self, x: float, y: float, w: float, h: float, ink: bool = True) -> None:
        """A filled rectangle from its upper left corner."""
        self.polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], ink)


def curve(*handles: Point, steps: int = 14) -> list[Point]:
    """Points of a Bezier curve with two, one or no inner handles."""
    points = []
    for i in range(steps + 1):
        line, t = list(handles), i / steps
        while len(line) > 1:
            line = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(line)]
        points.append(line[0])
    return points


def turned(
    points: Sequence[Point], degrees: float, at: Point = (0, 0), size: float = 1.0
) -> list[Point]:
    """The points turned clockwise about 0,0, scaled, then moved."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(at[0] + size * (x * c - y * s), at[1] + size * (x * s + y * c)) for x, y in points]


def sun(pen: Pen) -> None:
    pen.disc(0, 0, 0.5)
    for i in range(16):
        tip, half = (1.0, 0.17) if i % 2 == 0 else (0.78, 0.10)
        pen.polygon(turned([(-half, -0.6), (0, -tip), (half, -0.6)], i * 22.5))


def moon(pen: Pen) -> None:
    pen.disc(0, 0, 0.95)
    x, y = turned([(0.42, 0)], -25)[0]
    pen.disc(x, y, 0.74, ink=False)


def key(pen: Pen) -> None:
    pen.disc(0, -0.58, 0.40)
    for x, y in ((-0.42, -0.58), (0, -1.0 + 0.06), (0.42, -0.58)):
        pen.disc(x, y, 0.12)
    pen.disc(0, -0.58, 0.22, ink=False)
    pen.box(-0.085, -0.22, 0.17, 1.2)
    pen.box(-0.2, -0.16, 0.4, 0.13)
    pen.box(0, 0.52, 0.42, 0.15)
    pen.box(0, 0.78, 0.34, 0.20)
    pen.box(0.28, 0.60, 0.14, 0.23)


def keyhole(pen: Pen) -> None:
    pen.disc(0, -0.35, 0.42)
    pen.polygon([(-0.16, -0.2), (0.16, -0.2), (0.36, 0.85), (-0.36, 0.85)])


def door(pen: Pen) -> None:
    for radius, ink in ((0.62, True), (0.46, False), (0.36, True)):
        pen.disc(0, -0.25, radius, ink)
        pen.box(-radius, -0.25, 2 * radius, 1.2, ink)
    pen.disc(0.17, 0.28, 0.10, ink=False)


def eye(pen: Pen) -> None:
    pen.polygon(curve((-1, 0), (0, -0.95), (1, 0)) + curve((1, 0), (0, 0.95), (-1, 0)))
    pen.disc(0, 0, 0.40, ink=False)
    pen.polygon(curve((0, -0.34), (0.2, 0), (0, 0.34)) + curve((0, 0.34), (-0.2, 0), (0, -0.34)))


def dome(pen: Pen) -> None:
    pen.disc(0, 0.15, 0.8)
    pen.box(-1, 0.15, 2, 1, ink=False)
    pen.polygon([(0.05, 0.2), (0.42, -0.8), (0.62, -0.65), (0.3, 0.2)], ink=False)
    pen.box(-0.92, 0.22, 1.84, 0.2)
    pen.box(-0.72, 0.5, 1.44, 0.42)
    pen.polygon([(0.12, 0.05), (0.3, 0.14), (0.82, -0.86), (0.6, -0.96)])


def fish(pen: Pen) -> None:
    back = curve((-0.95, 0), (-0.3, -0.85), (0.45, -0.08))
    tail = [*curve((0.98, -0.6), (0.78, 0), (0.98, 0.6))]
    pen.polygon([*back, *tail, *curve((0.45, 0.08), (-0.3, 0.85), (-0.95, 0))])
    pen.disc(-0.55, -0.1, 0.11, ink=False)
    gill = [(-0.22, -0.62), (-0.14, -0.62), (-0.02, 0), (-0.14, 0.62), (-0.22, 0.62), (-0.12, 0)]
    pen.polygon(gill, ink=False)


def leaves(pen: Pen) -> None:
    half = curve((0, 0), (-0.55, -0.3), (-0.42, -0.85), (0, -1.1))
    leaf = half + [(-x, y) for x, y in reversed(half)]
    vein = [(-0.035, -0.85), (0.035, -0.85), (0.05, -0.1), (-0.05, -0.1)]
    pen.box(-0.07, 0.1, 0.14, 0.85)
    sides = (-68, (-0.03, 0.38), 0.8), (68, (0.03, 0.38), 0.8)
    for degrees, at, size in (*sides, (0, (0.0, 0.12), 0.95)):
        pen.polygon(turned(leaf, degrees, at, size))
        pen.polygon(turned(vein, degrees, at, size), ink=False)


def book(pen: Pen) -> None:
    left = curve((0, -0.42), (-0.5, -0.8), (-0.98, -0.52))
    left += curve((-0.98, 0.5), (-0.5, 0.25), (0, 0.62))
    pen.polygon(left)
    pen.polygon([(-x, y) for x, y in left])
    pen.box(-0.05, -0.3, 0.1, 0.78, ink=False)
    for y in (-0.2, 0.08):
        line = [(0.2, y), (0.8, y - 0.14), (0.8, y - 0.03), (0.2, y + 0.11)]
        pen.polygon(line, ink=False)
        pen.polygon([(-x, v) for x, v in line], ink=False)


def spark(pen: Pen) -> None:
    tips = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    points: list[Point] = []
    for a, b in zip(tips, [*tips[1:], tips[0]], strict=True):
        points += curve(a, (0, 0), b)
    pen.polygon(points)


def limbo(pen: Pen) -> None:
    for step in range(400):
        turn = 2.3 * step / 400
        angle, radius = turn * math.tau, 0.08 + 0.8 * turn / 2.3
        pen.disc(radius * math.cos(angle), radius * math.sin(angle), 0.045)


def moth(pen: Pen) -> None:
    upper = (
        curve((0.05, -0.12), (0.2, -0.75), (0.75, -0.95), (1.18, -0.82))
        + curve((1.18, -0.82), (1.1, -0.62), (1.14, -0.42), (0.98, -0.3))
        + curve((0.98, -0.3), (1.0, -0.18), (0.86, -0.04), (0.72, -0.02))
        + curve((0.72, -0.02), (0.45, 0.04), (0.2, 0.05), (0.05, 0.1))
    )
    lower = (
        curve((0.05, 0), (0.4, 0.02), (0.82, 0.08), (0.84, 0.36))
        + curve((0.84, 0.36), (0.74, 0.4), (0.74, 0.5), (0.66, 0.52))
        + curve((0.66, 0.52), (0.66, 0.72), (0.5, 0.78), (0.46, 1.05))
        + curve((0.46, 1.05), (0.34, 0.9), (0.36, 0.72), (0.28, 0.62))
        + curve((0.28, 0.62), (0.18, 0.52), (0.08, 0.36), (0.04, 0.2))
    )
    feeler = curve((0.04, -0.34), (0.1, -0.62), (0.26, -0.72), (0.42, -0.98)) + curve(
        (0.42, -0.98), (0.22, -0.74), (0.06, -0.66), (0, -0.34)
    )
    body = curve((0, -0.36), (0.2, -0.3), (0.14, 0.3), (0, 0.72))
    for part in (upper, lower, feeler, body):
        for side in (-1, 1):
            pen.polygon([(side * x * 0.84, y * 0.84) for x, y in part])


def hand(pen: Pen) -> None:
    card = [(-0.34, -0.62), (0.34, -0.62), (0.34, 0.46), (-0.34, 0.46)]
    edge = [(x * 1.22, y * 1.16) for x, y in card]
    for degrees, x in ((-22, -0.42), (0, 0.0), (22, 0.42)):
        at = (x, 0.1 + abs(x) * 0.3)
        pen.polygon(turned(edge, degrees, at), ink=False)
        pen.polygon(turned(card, degrees, at))


def round_arrow(pen: Pen, side: int) -> None:
    """An arrow over three quarters of a circle, its head at the left or, mirrored, at the right."""
    x, y, radius = 0.06, 0.12, 0.62
    for step in range(121):
        angle = math.radians(-172 + 250 * step / 120)
        pen.disc(side * (x + radius * math.cos(angle)), y + radius * math.sin(angle), 0.12)
    head = [(-0.98, -0.14), (-0.16, -0.14), (-0.57, 0.5)]
    pen.polygon([(side * px, py) for px, py in head])


ICONS: dict[str, Callable[[Pen], None]] = {
    "S": sun,
    "M": moon,
    "K": key,
    "D": door,
    "O": dome,
    "A": fish,
    "G": leaves,
    "L": book,
    "eye": eye,
    "keyhole": keyhole,
    "spark": spark,
    "limbo": limbo,
    "moth": moth,
    "hand": hand,
    "undo": lambda pen: round_arrow(pen, 1),
    "redo": lambda pen: round_arrow(pen, -1),
}
"""By the letter of the symbol or the place, or by name."""


def shape(name: str, px: int) -> pygame.Surface:
    """The white icon in a square of this many pixels."""
    pen = Pen(px)
    ICONS[name](pen)
    return pygame.transform.smoothscale(pen.sheet, (px, px))


@lru_cache(maxsize=32)
def draw(name: str, px: int, colour: Colour) -> pygame.Surface:
    """The icon in a colour. Not to be changed: it is shared."""
    picture = shape(name, px)
    picture.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return picture
