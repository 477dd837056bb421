"""The signs in a text to compare. They are drawn, as the fonts of the game lack them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.rules.card import Colour
from game.screen.lettering.text import Text, write_from
from game.screen.look import icons, palette, shapes
from game.screen.sheet import Canvas
from game.table.asking import symbols
from game.table.deeds import DOORS, MET, SEVERAL, SHUT, SQUARES
from game.table.layout.places import Point, Rect

INKS: Mapping[str, palette.Colour] = {
    **{sign: palette.RAMPS[place.value][2] for place, sign in SQUARES.items()},
    SEVERAL: palette.RAMPS["NM"][2],
}
PLACES: Mapping[str, Colour] = {sign: place for place, sign in SQUARES.items()}
"""Signs that also show the crest of their place, so that colour is not all that tells them
apart."""
SIGNS = (*INKS, SHUT, MET, DOORS)
WIDE = 1.12
"""Width of a sign by the height of the letters."""


def _runs(line: str) -> Iterator[str]:
    """Yields each sign by itself, and the letters between signs."""
    letters = ""
    for letter in line:
        if letter in SIGNS:
            if letters:
                yield letters
            yield letter
            letters = ""
        else:
            letters += letter
    if letters:
        yield letters


def line_width(text: Text, line: str, role: str, px: int) -> float:
    """Returns the width of a line in pixels."""
    return sum(px * WIDE if run in SIGNS else text.width(run, role, px) for run in _runs(line))


def broken_line(text: Text, line: str, role: str, px: int, room: float) -> list[str]:
    """Returns a line broken into lines no wider than the room: after a space or a sign, or
    elsewhere if there is none."""
    lines, start, end = list[str](), 0, 0
    for at in range(len(line)):
        if line_width(text, line[start : at + 1].rstrip(), role, px) > room and at > start:
            cut = end if end > start else at
            lines.append(line[start:cut].rstrip())
            start = cut
        if line[at] == " " or line[at] in SIGNS:
            end = at + 1
    return [*lines, line[start:]]


def draw_line(
    surface: Canvas,
    text: Text,
    line: str,
    role: str,
    px: int,
    ink: palette.Colour,
    start: Point,
) -> None:
    """Draws a line; `start` is its left end at half its height."""
    x, y = start
    for run in _runs(line):
        if run in SIGNS:
            _draw_sign(surface, run, Rect.around((x + px * WIDE / 2, y), px, px))
            x += px * WIDE
        else:
            write_from(surface, text, run, role, px, ink, (x, y))
            x += text.width(run, role, px)


def _draw_sign(surface: Canvas, sign: str, rect: Rect) -> None:
    if sign in (MET, DOORS):
        name, ink = ("kind-M", palette.RAMPS["NM"][1]) if sign == MET else ("kind-D", palette.GOLD)
    elif sign == SHUT:
        shapes.box(surface, rect, rect.h * 0.16, palette.WELL)
        shapes.outline(surface, rect, rect.h * 0.16, 1, palette.IDLE_LINE)
        return
    else:
        shapes.box(surface, rect, rect.h * 0.16, INKS[sign])
        if sign not in PLACES:
            return
        name, ink = symbols.of_place(PLACES[sign]), palette.TABLE_EDGE
    picture = icons.draw(name, round(rect.h * (0.78 if sign in PLACES else 1)), ink)
    surface.blit(picture, picture.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))
