"""Dashed lines that follow rounded corners."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.screen import shapes
from game.screen.palette import Colour
from game.screen.shapes import until_resized
from game.table.places import Point, Rect, Size

FINE = 4
BEND = 0.35
"""Pixels between two points of a corner, drawn large; a straight line needs its ends only."""


def dashed(
    surface: pygame.Surface,
    rect: Rect,
    line: float,
    dash: float,
    gap: float,
    colour: Colour,
    radius: float = 0.0,
) -> None:
    """Draws a rounded rectangle in a whole number of dashes, all inside it."""
    size, width = (round(rect.w), round(rect.h)), max(1, round(line))
    corner = max(width, min(round(radius), min(size) // 2))
    shape = _dashes(size, corner, width, round(dash, 1), round(gap, 1))
    surface.blit(shapes.tinted(shape, colour), (round(rect.x), round(rect.y)))


@until_resized
@lru_cache(maxsize=16)
def _dashes(size: Size, radius: int, line: int, dash: float, gap: float) -> pygame.Surface:
    """White on nothing. Not to be changed: it is shared."""
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    path = _Path(size, radius, line / 2)
    count = max(4, round(path.length / (dash + gap)))
    step = path.length / count
    for i in range(count):
        # The first dash lies about the middle of the upper edge: left and right are alike.
        middle = path.first + i * step
        part = step * dash / (dash + gap) / 2
        pygame.draw.polygon(large, (255, 255, 255, 255), path.band(middle - part, middle + part))
    return pygame.transform.smoothscale(large, size)


class _Path:
    """Once round a rounded rectangle of this size, clockwise from the end of its first corner, at
    a distance from its edge."""

    def __init__(self, size: Size, radius: int, inset: float) -> None:
        self._inset, self._radius = inset, radius
        self._sides = (size[0] - 2 * radius, size[1] - 2 * radius) * 2
        self._bend = math.pi / 2 * (radius - inset)
        self._starts = (
            (radius, 0), (size[0], radius), (size[0] - radius, size[1]), (0, size[1] - radius),
        )  # fmt: skip
        self.length = sum(self._sides) + 4 * self._bend
        self.first = self._sides[0] / 2

    def band(self, start: float, end: float) -> list[Point]:
        """The outline of a part of the line, drawn large."""
        along = [start, *(mark for mark in self._marks() if start < mark < end), end]
        outer = [self._at(mark, -self._inset) for mark in along]
        inner = [self._at(mark, self._inset) for mark in reversed(along)]
        return [(x * FINE, y * FINE) for x, y in outer + inner]

    def _marks(self) -> Iterator[float]:
        """Where the line changes its direction."""
        at = -self.length
        bends = max(2, round(self._bend / BEND))
        for side in self._sides * 3:
            at += side
            yield from (at + self._bend * i / bends for i in range(bends + 1))
            at += self._bend

    def _at(self, mark: float, aside: float) -> Point:
        """The point after so much of the way, and so far inside the line."""
        mark %= self.length
        for turn, side in enumerate(self._sides):
            x, y = self._starts[turn]
            ahead = pygame.Vector2(1, 0).rotate(90 * turn)
            inward = ahead.rotate(90)
            if mark <= side:
                point = (x, y) + ahead * mark + inward * (self._inset + aside)
                return point.x, point.y
            mark -= side
            if mark <= self._bend:
                middle = (x, y) + ahead * side + inward * self._radius
                spoke = -inward.rotate(90 * mark / self._bend)
                point = middle + spoke * (self._radius - self._inset - aside)
                return point.x, point.y
            mark -= self._bend
        return self._at(0.0, aside)
