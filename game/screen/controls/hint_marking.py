"""What marks the thing that a hint advises: a line of dashes about it, and a lamp."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.screen.look import icons, palette, shapes
from game.screen.materials import dashes
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Point, Rect

LINE, DASH, GAP = 3.6, 14, 8
"""How thick the line is, how long its dashes are and how far apart, by the design."""
SEAL, AWAY = 34, 6
"""The disc with the lamp, and from a thing to the line about it, by the design."""


def draw_advised(surface: Canvas, places: Places, rect: Rect, radius: float) -> None:
    """About a thing in a rectangle with corners of this radius at most."""
    rect = rect.grown(places.px(AWAY))
    radius = min(rect.h / 2, radius)
    draw_outline(surface, places, rect, radius)
    draw_seal(surface, places, (rect.right - radius * 0.4, rect.y + radius * 0.4))


def draw_outline(surface: Canvas, places: Places, rect: Rect, radius: float) -> None:
    """The line along a rectangle."""
    dashes.dashed(
        *(surface, rect, max(2.0, places.px(LINE)), places.px(DASH), places.px(GAP)),
        palette.LEGAL,
        radius,
    )


def draw_seal(surface: Canvas, places: Places, at: Point) -> None:
    """The lamp, which tells a hint from all else that shines."""
    seal = _seal(max(24, round(places.px(SEAL))))
    surface.blit(seal, seal.get_rect(center=(round(at[0]), round(at[1]))).topleft)


@lru_cache(maxsize=4)
def _seal(px: int) -> pygame.Surface:
    """A lamp on a dark disc. Not to be changed: it is shared."""
    picture = pygame.Surface((px, px), pygame.SRCALPHA)
    picture.blit(shapes.tinted(shapes.rounded(px, px, px // 2), palette.CHIP), (0, 0))
    shapes.outline(picture, Rect(0, 0, px, px), px / 2, 1.5, palette.LEGAL)
    lamp = icons.draw("hint", round(px * 0.66), palette.LEGAL)
    picture.blit(lamp, lamp.get_rect(center=(px // 2, px // 2)))
    return picture
