"""The menu of the title: a list of names at the left, written on the paper itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.screen.lettering.text import raised
from game.screen.look import palette
from game.screen.materials import foil
from game.screen.sheet import Canvas
from game.screen.ui.buttons import Button
from game.screen.ui.element import Kit, Placed
from game.table.layout.places import Rect

LEAST = 44.0
"""Least height of an entry in pixels."""
LETTERS, PITCH, GUTTER, SPARK = 34, 74, 44, 26
"""Height of the letters, distance between two entries, distance between the edge of an entry and
its letters, and width of the spark there, by the design."""
SHADE = (12, 10, 34)
LEADING = 1.3
"""Least height of an entry, by the height of its letters."""


@dataclass(frozen=True)
class MenuEntry(Button):
    """A name without a pill, in gold if it is the primary one. The one under the pointer has a
    spark before it and a line under it. `px` is the height of its letters in pixels."""

    px: int = LETTERS

    def radius(self, kit: Kit, rect: Rect) -> float:
        return kit.px(8)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        gutter, text, px = kit.px(GUTTER), kit.text, self.px
        room = rect.w - 1.2 * gutter
        while px > 1 and text.width(self.label, "title", px) > room:
            px -= 1
        if self.primary:
            label = foil.lettering(text, self.label, px)
        else:
            ink = palette.WHITE if hover else palette.IVORY
            label = text.render(self.label, "title", px, ink)
        y = rect.centre[1] - raised(label, text.line_height("title", px))
        surface.blit(label, (round(rect.x + gutter), round(y)))
        if hover or self.primary:
            star = foil.icon("spark", round(kit.px(SPARK)))
            at = round(rect.x + gutter * 0.48), round(rect.centre[1])
            surface.blit(star, star.get_rect(center=at))
        if hover:
            line = foil.rule(round(label.get_width() * 1.15))
            low = min(rect.bottom - 3, rect.centre[1] + text.line_height("title", px) * 0.52)
            for below in range(max(1, round(kit.px(2)))):
                surface.blit(line, (round(rect.x + gutter), round(low) + below))


def laid_out(entries: Sequence[MenuEntry], kit: Kit, room: Rect) -> list[Placed]:
    """Returns the entries below each other, about the middle of a room, or in two columns if the
    room is too low. They have the largest letters that fit."""
    text, places = kit.text, kit.places
    columns = 1 if len(entries) * LEAST <= room.h else 2
    rows = math.ceil(len(entries) / columns)
    gutter = kit.px(GUTTER)
    for smaller in places.smaller():
        px = smaller.text(LETTERS)
        high = text.line_height("title", px)
        wide = max(text.width(entry.label, "title", px) for entry in entries) + 1.6 * gutter
        if high * rows <= room.h and wide * columns <= room.w:
            break
    pitch = min(max(LEAST, kit.px(PITCH), high * LEADING), room.h / rows)
    wide = max(min(wide, room.w / columns), kit.px(230))
    top = room.centre[1] - pitch * rows / 2
    return [
        Placed(
            replace(entry, px=px),
            Rect(room.x + wide * (i // rows), top + pitch * (i % rows), wide, pitch),
        )
        for i, entry in enumerate(entries)
    ]


def written(placed: Sequence[Placed], kit: Kit) -> Rect:
    """Returns the part of the window in which the letters of the entries stand."""
    entries = [part.leaf for part in placed if isinstance(part.leaf, MenuEntry)]
    longest = max(kit.text.width(entry.label, "title", entry.px) for entry in entries)
    first, last = placed[0].rect, placed[-1].rect
    right = min(last.right, last.x + kit.px(GUTTER) + longest)
    bottom = max(part.rect.bottom for part in placed)
    return Rect(first.x, first.y, right - first.x, bottom - first.y)


def draw_shade(surface: Canvas, rect: Rect) -> None:
    """Draws a dark shade behind a text, fading on all sides."""
    fading = pygame.Surface((9, 9), pygame.SRCALPHA)
    for x in range(9):
        for y in range(9):
            part = min(x, y, 8 - x, 8 - y) / 2
            fading.set_at((x, y), palette.faded(SHADE, round(222 * min(1.0, part))))
    wide = Rect.around(rect.centre, rect.w * 1.5, rect.h * 1.5)
    size = max(1, round(wide.w)), max(1, round(wide.h))
    surface.blit(pygame.transform.smoothscale(fading, size), (round(wide.x), round(wide.y)))
