"""The ring around the thing with the keyboard focus."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pygame

from game.screen.look import palette, shapes
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect

CORNER = 0.32
"""Share of the shorter side, from each corner, along which the ring is heavier."""


def draw_focus(
    surface: Canvas, places: Places, rect: Rect, radius: float, angle: float = 0.0
) -> None:
    """Draws the ring around a thing, turned by its angle in degrees. White within black stands out
    on every ground, and the heavy corners make it unlike the marks of playable cards."""
    line, away = max(2.0, places.px(2.4)), places.px(3)
    heavy = 2 * line
    room = rect.grown(away + heavy + line + 2)
    ring = pygame.Surface((round(room.w), round(room.h)), pygame.SRCALPHA)
    inner = replace(rect, x=rect.x - room.x, y=rect.y - room.y).grown(away)
    corners = pygame.Surface(ring.get_size(), pygame.SRCALPHA)
    _draw_line(ring, inner, radius + away, line, line)
    _draw_line(corners, inner, radius + away, heavy, line)
    side = round(max(8.0, min(rect.w, rect.h) * CORNER)) + round(away + heavy + line)
    wide, high = ring.get_size()
    for x in (0, wide - side):
        for y in (0, high - side):
            ring.blit(corners, (x, y), (x, y, side, side))
    if angle:
        ring = pygame.transform.rotozoom(ring, angle, 1.0)
    middle = round(rect.centre[0]), round(rect.centre[1])
    surface.blit(ring, ring.get_rect(center=middle))


def _draw_line(ring: pygame.Surface, inner: Rect, radius: float, white: float, dark: float) -> None:
    """Draws a white line around a rectangle, and a dark one around that."""
    shapes.outline(ring, inner.grown(white + dark), radius + white + dark, dark, palette.BLACK)
    shapes.outline(ring, inner.grown(white), radius + white, white, palette.WHITE)


def with_focus(things: Iterable[Thing], focused: Thing | None) -> list[Thing]:
    """Returns the things, with the state "focused" added to the focused one."""
    here = focused.id if focused else ""
    return [replace(t, state=(*t.state, "focused")) if t.id == here else t for t in things]
