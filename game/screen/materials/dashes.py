"""Dashed lines that follow rounded corners."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.screen.look.palette import Colour
from game.screen.look.shapes import drawn_once, tinted
from game.screen.sheet import Canvas
from game.table.layout.places import Point, Rect, Size

FINE = 4
"""Scale at which corners are drawn before they are reduced."""
INK = (255, 255, 255, 255)
Span = tuple[float, float]
"""A part of a side or of a corner, from its start."""


def dashed(
    surface: Canvas,
    rect: Rect,
    line: float,
    dash: float,
    gap: float,
    colour: Colour,
    radius: float,
) -> None:
    """Draws a rounded rectangle in a whole number of dashes, all inside it."""
    size, width = (round(rect.w), round(rect.h)), max(1, round(line))
    corner = max(width, min(round(radius), min(size) // 2))
    picture = _painted(size, corner, width, round(dash, 1), round(gap, 1), colour)
    surface.blit(picture, (round(rect.x), round(rect.y)))


@drawn_once
def _painted(
    size: Size, radius: int, line: int, dash: float, gap: float, colour: Colour
) -> pygame.Surface:
    return tinted(_dashes(size, radius, line, dash, gap), colour)


def _dashes(size: Size, radius: int, line: int, dash: float, gap: float) -> pygame.Surface:
    """Draws the dashes of a rounded frame in white."""
    shape = pygame.Surface(size, pygame.SRCALPHA)
    shape.fill((*INK[:3], 0))
    (width, height), bend = size, math.pi / 2 * (radius - line / 2)
    across, down = width - 2 * radius, height - 2 * radius
    length = 2 * (across + down) + 4 * bend
    step = length / max(4, round(length / (dash + gap)))
    part = step * dash / (dash + gap)
    # The first dash lies about the middle of the upper edge.
    first = (across - part) / 2 % step - step
    starts = [first + step * i for i in range(round(length / step) + 2)]
    at = 0.0
    for turn, side in enumerate((across, down, across)):
        for start, end in _within(starts, part, at, side):
            near, far = round(start), round(end)
            shape.fill(INK, _piece(turn, size, radius, near, far - near, line))
        at += side
        if turn < 2:
            arc = _arc(turn, radius, line, list(_within(starts, part, at, bend)), bend)
            shape.blit(arc, (width - radius, turn * (height - radius)))
            at += bend
    _mirror(shape)
    return shape


def _mirror(shape: pygame.Surface) -> None:
    """Makes the left half like the right one."""
    half = 0, 0, shape.get_width() // 2, shape.get_height()
    right = pygame.transform.flip(shape, True, False)
    shape.fill((*INK[:3], 0), half)
    shape.blit(right, (0, 0), half)


def _within(starts: list[float], part: float, at: float, length: float) -> Iterator[Span]:
    """Yields the dashes of this stretch of the way, cut off at its ends."""
    for start in starts:
        near, far = max(start, at), min(start + part, at + length)
        if near < far:
            yield near - at, far - at


def _piece(
    turn: int, size: Size, radius: int, start: int, length: int, line: int
) -> tuple[int, int, int, int]:
    """Returns a dash of the upper, the right or the lower side, clockwise."""
    width, height = size
    if turn == 0:
        return radius + start, 0, length, line
    if turn == 1:
        return width - line, radius + start, line, length
    return width - radius - start - length, height - line, length, line


def _arc(turn: int, radius: int, line: int, spans: list[Span], bend: float) -> pygame.Surface:
    """Draws the corner after a side, with its dashes."""
    large = pygame.Surface((radius * FINE, radius * FINE), pygame.SRCALPHA)
    large.fill((*INK[:3], 0))
    for start, end in spans:
        angles = [90 * (start + (end - start) * i / 8) / bend for i in range(9)]
        outer = [_on_arc(angle, radius, radius) for angle in angles]
        inner = [_on_arc(angle, radius, radius - line) for angle in reversed(angles)]
        pygame.draw.polygon(large, INK, outer + inner)
    corner = pygame.transform.smoothscale(large, (radius, radius))
    return pygame.transform.rotate(corner, -90 * turn)


def _on_arc(degrees: float, radius: int, away: float) -> Point:
    """Returns a point of the upper right corner, `away` from the middle of its circle."""
    angle = math.radians(degrees)
    return math.sin(angle) * away * FINE, (radius - math.cos(angle) * away) * FINE
