"""What is let into the table: empty places for cards, and grooves."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.screen import dashes, palette, shapes
from game.screen.faces import CORNER
from game.screen.shapes import until_resized
from game.table.places import Places, Rect, Size


def well(surface: pygame.Surface, places: Places, rect: Rect, line: palette.Colour) -> None:
    """An empty place for a card."""
    radius = rect.w * CORNER
    sink(surface, places, rect, radius)
    ink = palette.faded(line, 200)
    dashes.dashed(surface, rect, places.px(1.6), places.px(7), places.px(5), ink, radius)


def sink(surface: pygame.Surface, places: Places, rect: Rect, radius: float) -> None:
    """A dark hollow: its upper edge throws a shadow into it."""
    size, corner = (round(rect.w), round(rect.h)), max(1, round(radius))
    surface.blit(_hollow(size, corner, places.px(1)), (round(rect.x), round(rect.y)))


@until_resized
@lru_cache(maxsize=32)
def _hollow(size: Size, radius: int, unit: float) -> pygame.Surface:
    """Not to be changed: it is shared."""
    soft = max(1, min(round(10 * unit), min(size) // 4))
    body = shapes.rounded(*size, radius)
    hollow = shapes.tinted(body, palette.WELL)
    shade = shapes.tinted(body, palette.WELL_SHADE)
    lit = pygame.Surface(size, pygame.SRCALPHA)
    inner = shapes.rounded(size[0] - 2 * soft, size[1] - 2 * soft, max(1, radius - soft // 2))
    alpha = palette.WELL_SHADE[3]
    lit.blit(shapes.tinted(inner, (0, 0, 0, alpha)), (soft, soft + soft // 2))
    lit = pygame.transform.box_blur(lit, max(1, soft // 2))
    shade.blit(lit, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    hollow.blit(shade, (0, 0))
    return hollow
