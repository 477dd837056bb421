"""The menu of the title: a list of names at the left, written on the paper itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.screen.lettering.text import Text, raised
from game.screen.look import palette
from game.screen.materials import foil
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.layout.places import Places, Rect

LEAST = 44.0
"""Pixels: no entry is lower."""
LETTERS, PITCH, GUTTER, SPARK = 34, 74, 44, 26
"""By the design: height of the letters, from one entry to the next, from the edge of an entry to
its letters, and the width of the spark between them."""
SHADE = (12, 10, 34)
LEADING = 1.3
"""An entry by the height of its letters."""


@dataclass(frozen=True)
class MenuList:
    """`buttons`, each in its place, `px` the height of their letters; `written` is the part of the
    window in which these stand."""

    buttons: tuple[Button, ...]
    px: int
    written: Rect


def laid_out(buttons: Sequence[Button], text: Text, places: Places, room: Rect) -> MenuList:
    """One under the other, about the middle of a room; in two columns if there is no height for
    that. The letters are as large as goes with it."""
    columns = 1 if len(buttons) * LEAST <= room.h else 2
    rows = math.ceil(len(buttons) / columns)
    gutter = places.px(GUTTER)
    for smaller in places.smaller():
        px = smaller.text(LETTERS)
        high = text.line_height("title", px)
        wide = max(text.width(button.label, "title", px) for button in buttons) + 1.6 * gutter
        if high * rows <= room.h and wide * columns <= room.w:
            break
    pitch = min(max(LEAST, places.px(PITCH), high * LEADING), room.h / rows)
    wide = max(min(wide, room.w / columns), places.px(230))
    top = room.centre[1] - pitch * rows / 2
    placed = [
        replace(
            button, rect=Rect(room.x + wide * (i // rows), top + pitch * (i % rows), wide, pitch)
        )
        for i, button in enumerate(buttons)
    ]
    longest = max(text.width(button.label, "title", px) for button in buttons)
    right = min(room.x + wide * columns, placed[-1].rect.x + gutter + longest)
    return MenuList(tuple(placed), px, Rect(room.x, top, right - room.x, pitch * rows))


def draw_entry(
    surface: Canvas, button: Button, text: Text, places: Places, px: int, chosen: bool
) -> None:
    """Its name, in gold if it is the one to press now; the `chosen` one has a spark before it and
    a line under it."""
    rect, gutter = button.rect, places.px(GUTTER)
    room = rect.w - 1.2 * gutter
    while px > 1 and text.width(button.label, "title", px) > room:
        px -= 1
    if button.primary:
        label = foil.lettering(text, button.label, px)
    else:
        ink = palette.WHITE if chosen else palette.IVORY
        label = text.render(button.label, "title", px, ink)
    y = rect.centre[1] - raised(label, text.line_height("title", px))
    surface.blit(label, (round(rect.x + gutter), round(y)))
    if chosen or button.primary:
        star = foil.icon("spark", round(places.px(SPARK)))
        at = round(rect.x + gutter * 0.48), round(rect.centre[1])
        surface.blit(star, star.get_rect(center=at))
    if chosen:
        line = foil.rule(round(label.get_width() * 1.15))
        low = min(rect.bottom - 3, rect.centre[1] + text.line_height("title", px) * 0.52)
        for below in range(max(1, round(places.px(2)))):
            surface.blit(line, (round(rect.x + gutter), round(low) + below))


def draw_shade(surface: Canvas, rect: Rect) -> None:
    """Night over what lies behind a text, fading on all sides."""
    fading = pygame.Surface((9, 9), pygame.SRCALPHA)
    for x in range(9):
        for y in range(9):
            part = min(x, y, 8 - x, 8 - y) / 2
            fading.set_at((x, y), palette.faded(SHADE, round(222 * min(1.0, part))))
    wide = Rect.around(rect.centre, rect.w * 1.5, rect.h * 1.5)
    size = max(1, round(wide.w)), max(1, round(wide.h))
    surface.blit(pygame.transform.smoothscale(fading, size), (round(wide.x), round(wide.y)))
