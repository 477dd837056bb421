"""The emblems of two players: each has a shape and a colour of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

import pygame

from game.screen.icons import Pen, curve
from game.screen.palette import Colour, ramp
from game.table.party import EMBLEMS
from game.words import msgid

COLOURS: Mapping[str, Colour] = dict(
    zip(EMBLEMS, ramp("FF9F4A 86E0D2 B6E36A F6E27A F59AD2 BBA4FF"), strict=True)
)
"""All are light, for they lie on the night."""
NAMES: Mapping[str, str] = {
    "lantern": msgid("Lantern"),
    "feather": msgid("Feather"),
    "boat": msgid("Boat"),
    "bell": msgid("Bell"),
    "cat": msgid("Cat"),
    "crown": msgid("Crown"),
}


@lru_cache(maxsize=64)
def draw(name: str, px: int, ink: Colour | None = None) -> pygame.Surface:
    """The emblem in its colour, or in this one, in a square of this many pixels. Not to be
    changed: it is shared."""
    pen = Pen(px)
    SHAPES[name](pen)
    picture = pygame.transform.smoothscale(pen.sheet, (px, px))
    picture.fill(ink or COLOURS[name], special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def lantern(pen: Pen) -> None:
    pen.disc(0, -0.72, 0.28)
    pen.disc(0, -0.72, 0.13, ink=False)
    pen.polygon([(-0.28, -0.62), (0.28, -0.62), (0.56, -0.34), (-0.56, -0.34)])
    pen.polygon([(-0.48, -0.24), (0.48, -0.24), (0.62, 0.66), (-0.62, 0.66)])
    flame = curve((0, -0.16), (0.42, 0.2), (0.26, 0.56), (0, 0.56))
    pen.polygon(flame + [(-x, y) for x, y in reversed(flame)], ink=False)
    pen.box(-0.7, 0.74, 1.4, 0.22)


def feather(pen: Pen) -> None:
    outer = curve((-0.62, 0.5), (-0.75, -0.35), (0.1, -0.9), (0.9, -0.95))
    inner = curve((0.9, -0.95), (0.95, -0.1), (0.4, 0.55), (-0.38, 0.64))
    pen.polygon(outer + inner)
    pen.polygon([(0.7, -0.8), (0.74, -0.72), (-0.36, 0.5), (-0.46, 0.42)], ink=False)
    for x, y, tip in ((1.0, -0.2, 0.42), (0.74, 0.36, 0.14)):
        pen.polygon([(x, y), (x, y + 0.26), (tip, y + 0.02)], ink=False)
    pen.polygon([(-0.66, -0.34), (-0.46, -0.56), (-0.14, -0.1)], ink=False)
    pen.polygon([(-0.6, 0.4), (-0.42, 0.58), (-0.84, 0.98), (-0.96, 0.86)])


def boat(pen: Pen) -> None:
    pen.polygon([*curve((-0.08, -0.98), (-0.2, -0.2), (-0.8, 0.28)), (-0.08, 0.28)])
    pen.polygon([*curve((0.08, -0.72), (0.3, -0.1), (0.66, 0.28)), (0.08, 0.28)])
    hull = curve((-0.98, 0.42), (-0.8, 0.9), (-0.5, 0.92))
    pen.polygon([*hull, *[(-x, y) for x, y in reversed(hull)]])


def bell(pen: Pen) -> None:
    pen.disc(0, -0.8, 0.18)
    side = curve((0, -0.76), (0.62, -0.76), (0.42, 0.1), (0.84, 0.46))
    pen.polygon(side + [(-x, y) for x, y in reversed(side)])
    pen.box(-0.9, 0.42, 1.8, 0.18)
    pen.disc(0, 0.72, 0.26)
    pen.box(-0.4, 0.6, 0.8, 0.06, ink=False)


def cat(pen: Pen) -> None:
    half = [(0, -0.42), (0.3, -0.46), (0.72, -0.96), (0.86, -0.1)]
    half += curve((0.86, -0.1), (0.98, 0.8), (0.3, 0.84), (0, 0.86))
    pen.polygon(half + [(-x, y) for x, y in reversed(half)])
    for side in (-1, 1):
        eye = curve((0.16, 0.1), (0.36, -0.22), (0.62, 0.0))
        eye += curve((0.62, 0.0), (0.4, 0.32), (0.16, 0.1))
        pen.polygon([(side * x, y) for x, y in eye], ink=False)
    pen.polygon([(-0.15, 0.4), (0.15, 0.4), (0, 0.58)], ink=False)


def crown(pen: Pen) -> None:
    half = [(0, -0.62), (0.3, 0.02), (0.86, -0.46), (0.7, 0.5)]
    pen.polygon(half + [(-x, y) for x, y in reversed(half)])
    for x, y in ((0, -0.7), (-0.84, -0.5), (0.84, -0.5)):
        pen.disc(x, y, 0.15)
    pen.box(-0.7, 0.6, 1.4, 0.24)


SHAPES: Mapping[str, Callable[[Pen], None]] = {
    "lantern": lantern,
    "feather": feather,
    "boat": boat,
    "bell": bell,
    "cat": cat,
    "crown": crown,
}
