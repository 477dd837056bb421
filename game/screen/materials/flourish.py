"""Ornaments for a line of words that stands alone, and the name of the game in letters of foil."""

from __future__ import annotations

import pygame

from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.look.palette import Colour
from game.screen.look.shapes import drawn_once
from game.screen.materials import foil
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Point, Rect

STAR, AWAY, RULE = 22, 30, 18
"""Design pixels: width of a star, from the words to its middle, from there to the rule."""
LONG = 230
GAME_TITLE = "Eight Doors"
HIGH, HIGHER = 160 / 1080, 112 / 1080
"""Middle of the name, by the height of the window, in usual and in large letters."""


def flourished(line: Rect, places: Places) -> Rect:
    """Returns the room of a line with a flourish of the usual length."""
    sides = places.px(2 * (AWAY + RULE + LONG))
    middle = line.centre[0], line.centre[1] + places.px(2)
    return Rect.around(middle, line.w + sides, places.px(STAR))


def draw_flourish(surface: Canvas, line: Rect, places: Places, long: float) -> None:
    """Draws a star on both sides of a line, and a fading rule of foil, `long` design pixels."""
    star = foil.icon("spark", round(places.px(STAR)))
    y, length = round(line.centre[1] + places.px(2)), round(places.px(long))
    for side, edge in ((-1, line.x), (1, line.right)):
        x = round(edge + side * places.px(AWAY))
        surface.blit(star, star.get_rect(center=(x, y)))
        rule = foil.rule(length, mirrored=side < 0)
        start = x + side * round(places.px(RULE))
        surface.blit(rule, (start - length if side < 0 else start, y))


def draw_rule(surface: Canvas, left: float, right: float, y: float, ink: Colour) -> None:
    """Draws a thin line that fades to the right."""
    surface.blit(_fading(max(1, round(right - left)), ink), (round(left), round(y)))


@drawn_once
def _fading(long: int, ink: Colour) -> pygame.Surface:
    fading = pygame.Surface((2, 1), pygame.SRCALPHA)
    fading.set_at((0, 0), palette.faded(ink, 170))
    fading.set_at((1, 0), palette.faded(ink, 30))
    return pygame.transform.smoothscale(fading, (long, 1))


def draw_title(surface: Canvas, text: Text, places: Places) -> None:
    """Draws the name of the game where the title has it."""
    px, tracking, (x, y) = places.display(104), places.px(4), title_at(places)
    name = foil.lettering(text, GAME_TITLE, px, tracking)
    surface.blit(name, name.get_rect(center=(round(x), round(y))))


def title_at(places: Places) -> Point:
    """Returns the middle of the name: higher if its letters are large."""
    width, height = places.size
    return width / 2, height * places.eased(HIGH, HIGHER)
