"""Marks the thing that a hint advises, with a dashed line and a lamp."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.screen.look import icons, palette, shapes
from game.screen.materials import dashes
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Point, Rect

LINE, DASH, GAP = 3.6, 14, 8
"""Thickness of the line, length of its dashes, and gap between them, by the design."""
SEAL, AWAY = 34, 6
"""Width of the disc with the lamp, and distance from a thing to its line, by the design."""


def draw_advised(surface: Canvas, places: Places, rect: Rect, radius: float) -> None:
    """Marks a thing in a rectangle. `radius` is the largest radius of the corners."""
    rect = rect.grown(places.px(AWAY))
    radius = min(rect.h / 2, radius)
    draw_outline(surface, places, rect, radius)
    draw_seal(surface, places, (rect.right - radius * 0.4, rect.y + radius * 0.4))


def draw_outline(surface: Canvas, places: Places, rect: Rect, radius: float) -> None:
    """Draws the dashed line along a rectangle."""
    line, dash, gap = max(2.0, places.px(LINE)), places.px(DASH), places.px(GAP)
    dashes.dashed(surface, rect, line, dash, gap, palette.LEGAL, radius)


def draw_seal(surface: Canvas, places: Places, at: Point) -> None:
    """Draws the lamp, which tells a hint from all other marks."""
    seal = _seal(max(24, round(places.px(SEAL))))
    surface.blit(seal, seal.get_rect(center=(round(at[0]), round(at[1]))).topleft)


@lru_cache(maxsize=4)
def _seal(px: int) -> pygame.Surface:
    """Returns a lamp on a dark disc. Do not change it: it is shared."""
    picture = pygame.Surface((px, px), pygame.SRCALPHA)
    picture.blit(shapes.tinted(shapes.rounded(px, px, px // 2), palette.CHIP), (0, 0))
    shapes.outline(picture, Rect(0, 0, px, px), px / 2, 1.5, palette.LEGAL)
    lamp = icons.draw("hint", round(px * 0.66), palette.LEGAL)
    picture.blit(lamp, lamp.get_rect(center=(px // 2, px // 2)))
    return picture
