"""Hollows in the table: empty places for cards, and grooves."""

from __future__ import annotations

import pygame

from game.screen.cards.faces import CORNER
from game.screen.look import palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import dashes
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect, Size

EDGE = 2
"""Most pixels of the line outside of the hollow."""


def well(surface: Canvas, places: Places, rect: Rect, line: palette.Colour) -> None:
    """Draws an empty place for a card."""
    size = round(rect.w), round(rect.h)
    picture = _well(size, rect.w * CORNER, places.px(1), palette.faded(line, 200))
    surface.blit(picture, (round(rect.x) - EDGE, round(rect.y) - EDGE))


def sink(surface: Canvas, places: Places, rect: Rect, radius: float) -> None:
    """Draws a dark hollow; its upper edge throws a shadow into it."""
    size, corner = (round(rect.w), round(rect.h)), max(1, round(radius))
    surface.blit(_hollow(size, corner, places.px(1)), (round(rect.x), round(rect.y)))


@drawn_once
def _well(size: Size, radius: float, unit: float, ink: palette.Colour) -> pygame.Surface:
    picture = pygame.Surface((size[0] + 2 * EDGE, size[1] + 2 * EDGE), pygame.SRCALPHA)
    picture.fill((*palette.WELL[:3], 0))
    picture.blit(_hollow(size, max(1, round(radius)), unit), (EDGE, EDGE))
    rect = Rect(EDGE, EDGE, *size)
    dashes.dashed(picture, rect, 1.6 * unit, 7 * unit, 5 * unit, ink, radius)
    return picture


@drawn_once
def _hollow(size: Size, radius: int, unit: float) -> pygame.Surface:
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
