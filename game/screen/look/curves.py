"""A line over a chart, with light below it, and the hair lines behind it."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.screen.look import palette, shapes
from game.screen.look.palette import Colour
from game.screen.look.shapes import drawn_once
from game.screen.sheet import Canvas
from game.table.layout.places import Point, Rect, Size

FINE = 3
"""Scale at which the line is drawn before it is reduced."""
EDGE = 0.5
"""Margin for the dot at the end of the line, by the height of the letters beside it."""


def draw_curve(
    surface: Canvas, field: Rect, shares: tuple[Point, ...], px: float, ink: Colour, lit: bool
) -> None:
    """Draws a line through points from (0, 0), the lower left corner, to (1, 1). A single point
    gives a line all across. `px` is the height of the letters beside it. Light lies
    below the line if it is `lit`."""
    edge, size = round(px * EDGE), (round(field.w), round(field.h))
    at = round(field.x) - edge, round(field.y) - edge
    surface.blit(_curve(size, shares, edge, ink, lit), at)


def draw_hair_line(surface: Canvas, field: Rect, y: float, ink: Colour) -> None:
    """Draws a line across the field, behind the curve."""
    surface.blit(_hair_line(round(field.w), ink), (round(field.x), round(y)))


@drawn_once
def _hair_line(long: int, ink: Colour) -> pygame.Surface:
    line = pygame.Surface((max(1, long), 1), pygame.SRCALPHA)
    line.fill(palette.faded(ink, 70))
    return line


@drawn_once
def _curve(
    size: Size, shares: tuple[Point, ...], edge: int, ink: Colour, lit: bool
) -> pygame.Surface:
    wide, high = (length + 2 * edge for length in size)
    through = shares if len(shares) > 1 else ((0.0, shares[0][1]), (1.0, shares[0][1]))
    points = [((x * size[0] + edge) * FINE, (size[1] * (1 - y) + edge) * FINE) for x, y in through]
    large = pygame.Surface((wide * FINE, high * FINE), pygame.SRCALPHA)
    large.fill((*ink[:3], 0))
    if lit:
        foot = (size[1] + edge) * FINE
        shape = pygame.Surface(large.get_size(), pygame.SRCALPHA)
        shape.fill((255, 255, 255, 0))
        below = [(points[0][0], foot), *points, (points[-1][0], foot)]
        pygame.draw.polygon(shape, palette.WHITE, below)
        light = shapes.tinted(shape, palette.faded(palette.GOLD, 110), palette.faded(ink, 6))
        large.blit(light, (0, 0))
    thick = max(2, round(edge * 0.28)) * FINE
    for one, other in pairwise(points):
        pygame.draw.line(large, ink, one, other, thick)
    for point in points:
        pygame.draw.circle(large, ink, point, thick / 2)
    pygame.draw.circle(large, ink, points[-1], edge * 0.55 * FINE)
    return pygame.transform.smoothscale(large, (wide, high))
