"""Empty places for cards."""

from __future__ import annotations

import pygame

from game.screen import palette, shapes
from game.table.places import Places, Rect


def well(surface: pygame.Surface, places: Places, rect: Rect, line: palette.Colour) -> None:
    """An empty place for a card."""
    shapes.box(surface, rect, rect.w * 0.06, palette.WELL)
    ink = palette.faded(line, 190)
    shapes.dashed(surface, rect, places.px(1.8), places.px(9), places.px(6), ink)
