"""Painting on a card of 420 x 640 units: everything at twice its size, reduced at the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.screen import icons, palette
from game.screen.palette import Colour
from game.table.places import Point

UNITS = (420, 640)
FINE = 2


def canvas() -> pygame.Surface:
    """An empty card."""
    return pygame.Surface((UNITS[0] * FINE, UNITS[1] * FINE), pygame.SRCALPHA)


def fine(points: Sequence[Point]) -> list[Point]:
    """Units as pixels of the canvas."""
    return [(x * FINE, y * FINE) for x, y in points]


@lru_cache(maxsize=8)
def gradient(
    size: tuple[int, int], colours: tuple[Colour, ...], slanted: bool = False
) -> pygame.Surface:
    """A gradient through these colours, from the top or from the upper left corner."""
    count = len(colours)
    seed = pygame.Surface((count if slanted else 1, count), pygame.SRCALPHA)
    for y in range(count):
        for x in range(seed.get_width()):
            at = round((x + y) / 2) if slanted else y
            seed.set_at((x, y), colours[at])
    return pygame.transform.smoothscale(seed, size)


def filled(
    sheet: pygame.Surface,
    points: Sequence[Point],
    colours: tuple[Colour, ...],
    slanted: bool = False,
) -> None:
    """A polygon filled with a gradient over its own bounds."""
    pixels = fine(points)
    xs, ys = [x for x, _ in pixels], [y for _, y in pixels]
    left, top = int(min(xs)), int(min(ys))
    size = int(max(xs)) - left + 2, int(max(ys)) - top + 2
    piece = pygame.Surface(size, pygame.SRCALPHA)
    piece.fill((255, 255, 255, 0))
    pygame.draw.polygon(piece, (255, 255, 255, 255), [(x - left, y - top) for x, y in pixels])
    if len(colours) == 1:
        piece.fill(colours[0], special_flags=pygame.BLEND_RGBA_MULT)
    else:
        piece.blit(gradient(size, colours, slanted), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(piece, (left, top))


def traced(sheet: pygame.Surface, points: Sequence[Point], width: float, colour: Colour) -> None:
    """A closed line of even width, round at its corners."""
    pixels = fine(points)
    px = width * FINE
    pygame.draw.lines(sheet, colour, True, pixels, max(1, round(px)))
    if px >= 3:
        for point in pixels:
            pygame.draw.circle(sheet, colour, point, px / 2)


def gilded(sheet: pygame.Surface, points: Sequence[Point], width: float) -> None:
    """The same in gold foil."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = min(xs) - width, min(ys) - width
    size = max(xs) - left + width, max(ys) - top + width
    line = pygame.Surface((int(size[0] * FINE) + 2, int(size[1] * FINE) + 2), pygame.SRCALPHA)
    line.fill((255, 255, 255, 0))
    traced(line, [(x - left, y - top) for x, y in points], width, (255, 255, 255, 255))
    foil = gradient(line.get_size(), palette.FOIL, True)
    line.blit(foil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(line, (int(left * FINE), int(top * FINE)))


def thin(sheet: pygame.Surface, start: Point, end: Point, colour: Colour) -> None:
    """A hair line."""
    first, last = fine([start, end])
    pygame.draw.aaline(sheet, colour, first, last)


def disc(sheet: pygame.Surface, x: float, y: float, r: float, colour: Colour) -> None:
    """A filled circle."""
    pygame.draw.circle(sheet, colour, (x * FINE, y * FINE), r * FINE)


def ring(x: float, y: float, r: float) -> list[Point]:
    """The points of a circle."""
    circle = pygame.Vector2(0, -r)
    return [(x + v.x, y + v.y) for v in (circle.rotate(step * 6) for step in range(60))]


def glow(sheet: pygame.Surface, x: float, y: float, r: float, colour: Colour) -> None:
    """Light that fades outwards."""
    small = pygame.Surface((48, 48), pygame.SRCALPHA)
    small.fill((*colour[:3], 0))
    for step in range(24, 0, -1):
        alpha = round(colour[3] * (1 - step / 24) ** 1.6)
        pygame.draw.circle(small, (*colour[:3], alpha), (24, 24), step)
    side = round(2 * r * FINE)
    light = pygame.transform.smoothscale(small, (side, side))
    sheet.blit(light, ((x - r) * FINE, (y - r) * FINE))


def icon(
    sheet: pygame.Surface, name: str, x: float, y: float, r: float, colours: tuple[Colour, ...]
) -> None:
    """An icon about a point, in one colour or in a foil."""
    side = round(2 * r * FINE / icons.REACH)
    picture = icons.shape(name, side)
    if len(colours) == 1:
        picture.fill(colours[0], special_flags=pygame.BLEND_RGBA_MULT)
    else:
        picture.blit(
            gradient((side, side), colours, True), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
        )
    sheet.blit(picture, (round(x * FINE - side / 2), round(y * FINE - side / 2)))
