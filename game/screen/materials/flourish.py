"""What adorns a line of words that stands alone."""

from __future__ import annotations

import pygame

from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.screen.materials import foil
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect

STAR, AWAY, RULE = 22, 30, 18
"""The width of a star, from the words to its middle, and from there to the rule, by the design."""
LONG = 230


def flourished(line: Rect, places: Places, long: float = LONG) -> Rect:
    """All that a line takes up together with what adorns it."""
    sides = places.px(2 * (AWAY + RULE + long))
    middle = line.centre[0], line.centre[1] + places.px(2)
    return Rect.around(middle, line.w + sides, places.px(STAR))


def draw_flourish(surface: Canvas, line: Rect, places: Places, long: float = LONG) -> None:
    """On both sides of it a star, and a rule of foil that fades away from it, so long by the
    design."""
    star = foil.icon("spark", round(places.px(STAR)))
    y, length = round(line.centre[1] + places.px(2)), round(places.px(long))
    for side, edge in ((-1, line.x), (1, line.right)):
        x = round(edge + side * places.px(AWAY))
        surface.blit(star, star.get_rect(center=(x, y)))
        rule = foil.rule(length, mirrored=side < 0)
        start = x + side * round(places.px(RULE))
        surface.blit(rule, (start - length if side < 0 else start, y))


def draw_rule(surface: Canvas, left: float, right: float, y: float) -> None:
    """A thin line of gold that fades to the right."""
    surface.blit(_fading(max(1, round(right - left))), (round(left), round(y)))


@drawn_once
def _fading(long: int) -> pygame.Surface:
    """Not to be changed: it is shared."""
    fading = pygame.Surface((2, 1), pygame.SRCALPHA)
    fading.set_at((0, 0), palette.faded(palette.GOLD, 170))
    fading.set_at((1, 0), palette.faded(palette.GOLD, 30))
    return pygame.transform.smoothscale(fading, (long, 1))
