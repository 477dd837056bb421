"""Ribbons: actions that are possible whatever is asked, each with its price. They are written on a
page of the open book, out of the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.screen.lettering import fitting
from game.screen.lettering.text import Text, write
from game.screen.look import icons, palette, shapes
from game.screen.sheet import Canvas, Veil, brush
from game.table.asking.prompt import Ribbon
from game.table.layout.places import Places, Rect

NAMED, NARROW, LETTERS = 8, 10, 15
"""Least width of a ribbon with a name by the height of its letters, width up to which a name stands
rather below the icon, and that height by the design. A narrower ribbon shows only an icon."""
LEAST_ICON = 12
"""Least height of the icon beside a number, without which it does not stand, in pixels."""
LOW = 25
"""Height of a ribbon in pixels, under which ribbons lie in two columns."""
HIGH, STACKED = 66, 92
"""Greatest height of a ribbon, and of one with its name below its icon, in design pixels."""
SIGNED, BELOW, ICON = 0.38, 3.6, 0.7
"""Part of a ribbon that number and icon take beside a name; least height of a ribbon with its name
below them, by the height of the letters; and height of an icon by that of its room."""


def laid_out(ribbons: Sequence[Ribbon], places: Places) -> tuple[Ribbon, ...]:
    """Returns the ribbons with their rectangles: below one another, or in two columns where they
    would be too low."""
    room, gap = places.ribbons, places.px(6)
    whole = [ribbon for ribbon in ribbons if not ribbon.brief]
    brief = [ribbon for ribbon in ribbons if ribbon.brief]
    lines = [[ribbon] for ribbon in whole] + in_pairs(brief)
    if len(lines) * (LOW + gap) > room.h + gap:
        lines = in_pairs(whole) + in_pairs(brief)
    most = places.px(STACKED if is_narrow(room, places) else HIGH)
    tall = min(most, (room.h + gap) / max(1, len(lines)) - gap)
    placed = []
    for line, row in enumerate(lines):
        wide = room.w if len(row) == 1 and not row[0].brief else (room.w - gap) / 2
        for column, ribbon in enumerate(row):
            rect = Rect(room.x + column * (wide + gap), room.y + line * (tall + gap), wide, tall)
            placed.append(replace(ribbon, button=replace(ribbon.button, rect=rect)))
    return tuple(placed)


def is_narrow(room: Rect, places: Places) -> bool:
    """Returns whether a name stands rather below an icon than beside it, where that is possible."""
    return places.letters == 1 and room.w < NARROW * places.text(LETTERS)


def in_pairs(ribbons: Sequence[Ribbon]) -> list[list[Ribbon]]:
    """Returns the ribbons, two to a line."""
    return [list(ribbons[at : at + 2]) for at in range(0, len(ribbons), 2)]


def draw_ribbons(
    surface: Canvas, ribbons: Sequence[Ribbon], text: Text, places: Places, hover: str
) -> None:
    """Draws each ribbon as a line of the page: its number on a disc of ink, its icon, and its name
    beside them, or below where the page is narrow and high enough."""
    told = all(is_told(ribbon, text, places) for ribbon in ribbons if not ribbon.brief)
    for ribbon in ribbons:
        button, rect = ribbon.button, ribbon.button.rect
        ink = palette.PAGE_INK if button.enabled else palette.PAGE_INK_IDLE
        draw_paper(surface, ribbon, places, ink, button.enabled and hover == button.id)
        gap, px = places.px(6), places.text(LETTERS)
        if ribbon.brief:
            draw_sign(surface, ribbon, text, places, ink, rect)
        elif is_narrow(rect, places) and rect.h >= BELOW * px:
            sign = replace(rect, h=rect.h - 2.3 * px)
            draw_sign(surface, ribbon, text, places, ink, sign)
            name = Rect(rect.x + gap / 2, sign.bottom, rect.w - gap, 2.3 * px - 2)
            lines = written(button.label, text, places, ink, name)
            fitting.draw_lines(surface, lines, *name.centre, name.h, centred=True)
        elif told and rect.w >= NAMED * px:
            draw_sign(surface, ribbon, text, places, ink, replace(rect, w=rect.w * SIGNED))
            name = name_beside(rect, places)
            lines = written(button.label, text, places, ink, name)
            fitting.draw_lines(surface, lines, name.x, name.centre[1], name.h)
        else:
            draw_sign(surface, ribbon, text, places, ink, rect)


def name_beside(rect: Rect, places: Places) -> Rect:
    """Returns the room of a name beside number and icon."""
    start, end = rect.x + rect.w * SIGNED, rect.right - places.px(6)
    return Rect(start, rect.y + 1, end - start, rect.h - 2)


def is_told(ribbon: Ribbon, text: Text, places: Places) -> bool:
    """Returns whether the name of a ribbon can be read whole beside its icon. Large letters, which
    come with more room, are shortened rather than left out."""
    room, label = name_beside(ribbon.button.rect, places), ribbon.button.label
    size = room.w, room.h
    shown = fitting.fitting_in(text, places, label, "label", LETTERS, size, 2)
    return places.letters > 1 or (shown.said == label and shown.least(text) <= room.h)


def written(
    label: str, text: Text, places: Places, ink: palette.Colour, room: Rect
) -> list[pygame.Surface]:
    return fitting.between_cards(text, places, label, "label", LETTERS, ink, (room.w, room.h), 2)


def draw_paper(
    surface: Canvas, ribbon: Ribbon, places: Places, ink: palette.Colour, lit: bool
) -> None:
    """Draws the slip of paper of a ribbon; a wanted one has an edge of gold. One that cannot be
    used now is only written on the page, over a rule."""
    button, rect = ribbon.button, ribbon.button.rect
    radius, line = min(rect.h * 0.2, places.px(9)), max(1.0, places.px(1.2))
    wanted = button.primary or button.shown
    if button.enabled:
        paper = (palette.PAGE_LIT,) if lit else palette.SLIP_ROW
        shapes.box(surface, rect, radius, *paper)
    elif not wanted:
        rule = round(rect.x), round(rect.bottom - line), round(rect.w), round(line)
        brush(surface, Veil(palette.PAGE_RULE), rule)
    if wanted:
        shapes.outline(surface, rect, radius, 2.5 * line, palette.faded(palette.GOLD_RIM, 255))
    elif button.enabled:
        shapes.outline(surface, rect, radius, line, palette.faded(ink, 90))


def draw_sign(
    surface: Canvas, ribbon: Ribbon, text: Text, places: Places, ink: palette.Colour, room: Rect
) -> None:
    """Draws the number of a ribbon, on a disc of ink if it is a price, and its icon beside it, in
    the middle of a room."""
    gap, (x, y), wide, high = places.px(6), room.centre, 0.0, 0.0
    number = "" if ribbon.number is None else str(ribbon.number)
    px = places.text(LETTERS) if places.letters > 1 else round(min(room.h * 0.5, places.text(22)))
    if number:
        while (wide := text.width(number, "number", px)) > room.w - gap and px > LEAST_ICON:
            px -= 1
        wide = wide if ribbon.brief else max(wide + px * 0.5, min(room.h - 4, px * 1.6))
    free = room.w - gap - (wide + gap if number else 0.0)
    if not number or free >= LEAST_ICON:
        high = max(LEAST_ICON, min(room.h * ICON, places.px(44), free - gap / 2))
    start = x - (high + (wide + gap if number and high else wide)) / 2
    if number:
        middle = start + wide / 2, y
        if not ribbon.brief:
            plate = Rect.around(middle, min(wide, room.w), min(room.h - 4, px * 1.6))
            shapes.box(surface, plate, plate.h / 2, ink)
        on_disc = ink if ribbon.brief else palette.PAGE_LIT
        write(surface, text, number, "number", px, on_disc, middle)
        start += wide + gap
    if not high:
        return
    symbol = icons.draw(ribbon.button.icon, round(high), ink)
    surface.blit(symbol, symbol.get_rect(center=(round(start + high / 2), round(y))))
