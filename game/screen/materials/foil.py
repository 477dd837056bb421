"""Gold foil: one light runs over each thing from its upper left to its lower right corner."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.screen.lettering.text import Text
from game.screen.look import icons, palette
from game.screen.look.palette import Colour
from game.screen.look.shapes import drawn_once
from game.screen.materials import patches
from game.screen.materials.patches import Patch
from game.screen.sheet import Canvas
from game.table.layout.places import Rect, Size

STOPS = 0.0, 0.18, 0.34, 0.48, 0.62, 0.78, 0.9, 1.0
"""Parts of the way at which each colour of the foil is reached."""
FINE = 4
"""Scale at which lines are drawn before they are reduced."""
GRAIN = 96
"""Points of light across the whole; colours are blended between them."""


def _shade(part: float, colours: tuple[Colour, ...]) -> Colour:
    """Returns the colour at a part of the way, from 0 to 1."""
    for i in range(len(STOPS) - 1):
        if part <= STOPS[i + 1]:
            within = (part - STOPS[i]) / (STOPS[i + 1] - STOPS[i])
            return palette.mixed(colours[i], colours[i + 1], max(0.0, within))
    return colours[-1]


@lru_cache(maxsize=4)
def _light(colours: tuple[Colour, ...]) -> pygame.Surface:
    """The whole light, small: each line is the one above it, one point further on its way."""
    way = pygame.Surface((2 * GRAIN, 1), pygame.SRCALPHA)
    for i in range(2 * GRAIN):
        way.set_at((i, 0), _shade(i / (2 * GRAIN - 1), colours))
    light = pygame.Surface((GRAIN, GRAIN), pygame.SRCALPHA)
    for line in range(GRAIN):
        light.blit(way, (-line, line))
    return light


def gild(
    picture: pygame.Surface,
    at: tuple[int, int] = (0, 0),
    whole: Size | None = None,
    colours: tuple[Colour, ...] = palette.FOIL,
) -> None:
    """Colours a white picture that lies at this point of a whole."""
    size = picture.get_size()
    (left, wide), (top, high) = (_part(at[i], size[i], (whole or size)[i]) for i in (0, 1))
    light = _light(colours).subsurface((left, top, wide, high))
    light = pygame.transform.smoothscale(light, size)
    picture.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _part(start: int, length: int, whole: int) -> tuple[int, int]:
    """Returns where a part of a whole starts in the light, and its length there."""
    first = min(GRAIN - 1, int(start / whole * GRAIN))
    return first, max(1, min(GRAIN - first, round(length / whole * GRAIN)))


def gilded(strips: list[Patch], whole: Size, strength: int = 255) -> list[Patch]:
    """Colours white patches under one light; `strength` is their alpha."""
    for picture, at in strips:
        gild(picture, at, whole)
        if strength < 255:
            picture.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
    return strips


def ring_tile(radius: int, line: float) -> pygame.Surface:
    """Returns the smallest rounded square that has only a line of this width, in white."""
    side = 2 * radius + 1
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    width, corner = round(line * FINE), radius * FINE
    box = large.get_rect()
    pygame.draw.rect(large, (255, 255, 255, 255), box, border_radius=corner)
    inner = box.inflate(-2 * width, -2 * width)
    corner = max(0, corner - width)
    pygame.draw.rect(large, (255, 255, 255, 0), inner, border_radius=corner)
    return pygame.transform.smoothscale(large, (side, side))


@drawn_once
def _ring(size: Size, radius: int, line: float, strength: int) -> list[Patch]:
    radius = max(int(line) + 1, min(radius, min(size) // 2))
    strips = patches.frame(ring_tile(radius, line), size, int(line) + 1)
    return gilded(strips, size, strength)


def outline(surface: Canvas, rect: Rect, radius: float, line: float, strength: int = 255) -> None:
    """Draws the outline of a rounded rectangle in foil, at least one pixel wide."""
    size, fine = (round(rect.w), round(rect.h)), max(1.0, round(line * FINE) / FINE)
    patches.blit(surface, _ring(size, round(radius), fine, strength), rect)


def rule(
    length: int, upright: bool = False, mirrored: bool = False, ink: Colour | None = None
) -> pygame.Surface:
    """Returns a hair line that is bright at its left or upper end and fades, or mirrored: in foil,
    or in this ink."""
    line = pygame.Surface((2, 1), pygame.SRCALPHA)
    bright, faint = (
        palette.faded(ink or palette.GOLD_TEXT, 230),
        palette.faded(ink or palette.GOLD, 0),
    )
    for x, colour in enumerate((faint, bright) if mirrored else (bright, faint)):
        line.set_at((x, 0), colour)
    if upright:
        line = pygame.transform.rotate(line, -90)
    size = (1, length) if upright else (length, 1)
    return pygame.transform.smoothscale(line, size)


@lru_cache(maxsize=16)
def icon(name: str, px: int) -> pygame.Surface:
    """Returns an icon in foil. It is shared and must not be changed."""
    picture = icons.shape(name, px)
    gild(picture, colours=palette.LETTER_FOIL)
    return picture


@lru_cache(maxsize=4)
def lettering(text: Text, words: str, px: int, tracking: float = 0.0) -> pygame.Surface:
    """Returns words in foil. They are shared and must not be changed."""
    picture = text.render(words, "title", px, palette.WHITE, tracking).copy()
    gild(picture, colours=palette.LETTER_FOIL)
    return picture
