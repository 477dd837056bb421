"""The ring around what the keyboard is at, and which thing that is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pygame

from game.screen.look import palette, shapes
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect


def draw_focus(
    surface: Canvas, places: Places, rect: Rect, radius: float, angle: float = 0.0
) -> None:
    """The ring around what the keyboard is at: light within dark, seen on every ground. It leans
    as its thing does."""
    line, away = max(3.0, places.px(3)), places.px(3)
    room = rect.grown(away + 2 * line + 2)
    ring = pygame.Surface((round(room.w), round(room.h)), pygame.SRCALPHA)
    inner = replace(rect, x=rect.x - room.x, y=rect.y - room.y)
    for grow, colour in ((away + line, palette.CHIP), (away, palette.LEGAL)):
        shapes.outline(ring, inner.grown(grow + line / 2), radius + grow, line, colour)
    if angle:
        ring = pygame.transform.rotozoom(ring, angle, 1.0)
    middle = round(rect.centre[0]), round(rect.centre[1])
    surface.blit(ring, ring.get_rect(center=middle))


def with_focus(things: Iterable[Thing], focused: Thing | None) -> list[Thing]:
    """The same things; the one in focus says so."""
    here = focused.id if focused else ""
    return [replace(t, state=(*t.state, "focused")) if t.id == here else t for t in things]
