"""What adorns a line of words that stands alone."""

from __future__ import annotations

import pygame

from game.screen import foil
from game.table.places import Places, Rect


def draw_flourish(surface: pygame.Surface, line: Rect, places: Places, long: float = 230) -> None:
    """On both sides of it a star, and a rule of foil that fades away from it, so long by the
    design."""
    star = foil.icon("spark", round(places.px(22)))
    y, length = round(line.centre[1] + places.px(2)), round(places.px(long))
    for side, edge in ((-1, line.x), (1, line.right)):
        x = round(edge + side * places.px(30))
        surface.blit(star, star.get_rect(center=(x, y)))
        rule = foil.rule(length, mirrored=side < 0)
        start = x + side * round(places.px(18))
        surface.blit(rule, (start - length if side < 0 else start, y))
