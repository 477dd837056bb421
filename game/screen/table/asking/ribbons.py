"""Ribbons: actions that are possible whatever is asked, each with its price. They hang at the edge,
out of the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.screen.lettering import fitting
from game.screen.lettering.text import Text, write
from game.screen.look import icons, palette
from game.screen.look.shapes import drawn_once
from game.screen.sheet import Canvas
from game.table.asking.prompt import Ribbon
from game.table.layout.places import Places, Rect, Size

TAIL, FINE = 0.22, 3
"""Depth of the cut at the end of a ribbon by its height, and the factor by which it is drawn finer
before it is scaled down."""
NAMED, LETTERS = 8, 15
"""Least width of a ribbon with a name by the height of its letters, and that height by the design.
A narrower ribbon shows only an icon."""
LEAST_ICON = 12
"""Least height of the icon beside a number in large letters, in pixels."""
LOW = 34
"""Height of a ribbon in pixels, under which ribbons lie in two columns."""


def laid_out(ribbons: Sequence[Ribbon], places: Places) -> tuple[Ribbon, ...]:
    """Returns the ribbons with their rectangles: below one another, or in two columns where they
    would be too low."""
    room, gap = places.ribbons, places.px(6)
    whole = [ribbon for ribbon in ribbons if not ribbon.brief]
    brief = [ribbon for ribbon in ribbons if ribbon.brief]
    lines = [[ribbon] for ribbon in whole] + in_pairs(brief)
    if len(lines) * (LOW + gap) > room.h + gap or room.w < NAMED * places.text(LETTERS):
        lines = in_pairs([*whole, *brief])
    tall = min(places.px(66), (room.h + gap) / max(1, len(lines)) - gap)
    placed = []
    for line, row in enumerate(lines):
        wide = room.w if len(row) == 1 and not row[0].brief else (room.w - gap) / 2
        for column, ribbon in enumerate(row):
            rect = Rect(room.x + column * (wide + gap), room.y + line * (tall + gap), wide, tall)
            placed.append(replace(ribbon, button=replace(ribbon.button, rect=rect)))
    return tuple(placed)


def in_pairs(ribbons: Sequence[Ribbon]) -> list[list[Ribbon]]:
    """Returns the ribbons, two to a line."""
    return [list(ribbons[at : at + 2]) for at in range(0, len(ribbons), 2)]


def draw_ribbons(
    surface: Canvas, ribbons: Sequence[Ribbon], text: Text, places: Places, hover: str
) -> None:
    """Draws each ribbon with its number, and its name or icon. Its end is cut where the table
    is."""
    for ribbon in ribbons:
        button, rect = ribbon.button, ribbon.button.rect
        lit = button.enabled and hover == button.id
        strength = 255 if button.enabled else 110
        size = round(rect.w), round(rect.h)
        picture, begins = band(size, strength, lit, button.primary or button.shown), rect.x
        if places.mirrored:
            picture, begins = pygame.transform.flip(picture, True, False), rect.x + rect.h * TAIL
        surface.blit(picture, (round(rect.x), round(rect.y)))
        ink = palette.IVORY if button.enabled else palette.CAPTION_IDLE
        side = min(rect.h, rect.w * 0.5)
        left, y = begins + side * 0.5, rect.centre[1]
        named = rect.w >= NAMED * places.text(LETTERS) and not ribbon.brief
        px = round(min(rect.h * 0.5, places.text(24)))
        if named:
            if ribbon.number is None:
                symbol = icons.draw(button.icon, round(side * 0.6), ink)
                surface.blit(symbol, symbol.get_rect(center=(round(left), round(y))))
            else:
                write(surface, text, str(ribbon.number), "number", px, ink, (left, y))
            room = rect.w - side - rect.h * TAIL - places.px(6)
            lines = fitting.between_cards(
                text, places, button.label, "label", LETTERS, ink, (room, rect.h - 4), 2
            )
            fitting.draw_lines(surface, lines, begins + side, y, rect.h - 4)
            continue
        high = round(min(rect.h * 0.66, rect.w * 0.42))
        px = min(px, round(rect.w * 0.3))
        if places.letters > 1 and ribbon.number is not None:
            draw_beside(surface, ribbon, text, places, ink)
            continue
        symbol = icons.draw(button.icon, high, ink)
        x = begins + rect.w * (0.45 if ribbon.number is None else 0.64)
        surface.blit(symbol, symbol.get_rect(center=(round(x), round(y))))
        if ribbon.number is not None:
            at = begins + rect.w * 0.26, y
            write(surface, text, str(ribbon.number), "number", px, ink, at)


def draw_beside(
    surface: Canvas, ribbon: Ribbon, text: Text, places: Places, ink: palette.Colour
) -> None:
    """Draws the number of a ribbon in large letters, and its icon in the room beside it."""
    rect, number, px = ribbon.button.rect, str(ribbon.number), places.text(LETTERS)
    wide, gap = text.width(number, "number", px), max(2.0, places.px(5))
    room = rect.w - wide - 3 * gap - rect.h * TAIL
    side = round(max(LEAST_ICON, min(rect.h * 0.66, room)))
    left, y = rect.x + gap + (rect.h * TAIL if places.mirrored else 0.0), rect.centre[1]
    write(surface, text, number, "number", px, ink, (left + wide / 2, y))
    symbol = icons.draw(ribbon.button.icon, side, ink)
    at = left + wide + gap, y - side / 2
    surface.blit(symbol, (round(at[0]), round(at[1])))


@drawn_once
def band(size: Size, strength: int, lit: bool, wanted: bool) -> pygame.Surface:
    """Returns a ribbon of violet ink, cut at its end. Its edge is lit if it is `wanted`."""
    w, h = size[0] * FINE, size[1] * FINE
    shape = pygame.Surface((w, h), pygame.SRCALPHA)
    ramp = palette.RAMPS["NM"]
    shape.fill((*ramp[4][:3], 0))
    cut = round(h * TAIL)
    corners = [(0, 0), (w - 1, 0), (w - 1 - cut, h // 2), (w - 1, h - 1), (0, h - 1)]
    pygame.draw.polygon(shape, palette.faded(ramp[3] if lit else ramp[4], strength), corners)
    line = palette.LEGAL if wanted else ramp[2]
    pygame.draw.polygon(shape, palette.faded(line, strength), corners, FINE * (3 if wanted else 2))
    return pygame.transform.smoothscale(shape, size)
