"""The parts of a lesson as a list: a medal with its number for each, and what has become of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from game.screen.controls.focus_ring import draw_focus
from game.screen.lettering.fitting import draw_lines, fitted, measured
from game.screen.lettering.text import Text, write
from game.screen.look import icons, palette, shapes
from game.screen.materials import foil, slabs
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.layout.places import Places, Rect

State = Literal["done", "here", "new"]
"""Done once; where the lesson was left; neither."""
TITLE_PX, NOTE_PX, NUMBER_PX = 25, 18, 26
COLUMNS, MOST_LINES = 2, 2
TALLEST, APART = 150, 14
"""Of a row, and between two, by the design."""
MEDAL = 0.62
"""By the height of a row."""


@dataclass(frozen=True)
class PartRow:
    """A part of the lesson: its button, its number, and a word for its state."""

    button: Button
    number: int
    title: str
    state: State
    note: str


@dataclass(frozen=True)
class PartList:
    """The rows that are in sight from line `first` on, in `columns`; there are `lines` of them, of
    which `shown` have room."""

    rows: Sequence[PartRow]
    columns: int
    lines: int
    shown: int
    first: int

    def edge(self, step: int) -> list[PartRow]:
        """The rows of the last line in sight, or with a negative step of the first."""
        y = (max if step > 0 else min)(row.button.rect.y for row in self.rows)
        return [row for row in self.rows if row.button.rect.y == y]


def laid_out(
    rows: Sequence[PartRow], text: Text, places: Places, room: Rect, first: int
) -> PartList:
    """In two columns if all titles can be read there, else below one another; as many as there is
    room for."""
    gap = max(6.0, places.px(APART))
    for columns in (COLUMNS, 1):
        wide = (room.w - gap * (columns - 1)) / columns
        if columns == 1 or all(_whole(row, text, places, wide) for row in rows):
            break
    lines = -(-len(rows) // columns)
    least = max(places.target, least_height(places))
    shown = min(lines, max(1, int((room.h + gap) / (least + gap))))
    tall = min(places.px(TALLEST) * places.letters, (room.h - gap * (shown - 1)) / shown)
    first = max(0, min(first, lines - shown))
    placed = []
    for at, row in enumerate(rows):
        column, line = divmod(at, lines)
        if first <= line < first + shown:
            x, y = room.x + column * (wide + gap), room.y + (line - first) * (tall + gap)
            button = replace(row.button, rect=Rect(x, y, wide, tall))
            placed.append(replace(row, button=button))
    return PartList(placed, columns, lines, shown, first)


def least_height(places: Places) -> float:
    """Of a row with a title and what became of it."""
    lines = 1 if places.letters == 1 else MOST_LINES
    return (places.text(TITLE_PX) * lines + places.text(NOTE_PX)) * 1.3 + places.px(10)


def _words(rect: Rect, places: Places) -> Rect:
    """What the medal leaves of a row."""
    aside = rect.h * MEDAL + places.px(44)
    return Rect(rect.x + aside, rect.y, rect.w - aside - places.px(16), rect.h)


def _whole(row: PartRow, text: Text, places: Places, wide: float) -> bool:
    """Whether its title can be read in a row of this width."""
    room = _words(Rect(0, 0, wide, least_height(places)), places).w
    lines = 1 if places.letters == 1 else MOST_LINES
    told = measured(text, places, row.title, "body_bold", TITLE_PX, room, lines)[1]
    return " ".join(told) == row.title


def draw_row(
    surface: Canvas, row: PartRow, text: Text, places: Places, lit: bool, focused: bool
) -> None:
    """One row; gold where the lesson goes on."""
    rect, here = row.button.rect, row.state == "here"
    look = slabs.PICKED if here else slabs.ROW
    slabs.slab(surface, rect, places.px(12), places.px(1.6 if here else 1), look, places, lit)
    side = min(rect.h * MEDAL, places.px(78) * places.letters)
    middle = rect.x + places.px(20) + side / 2, rect.centre[1]
    _medal(surface, row, text, places, Rect.around(middle, side, side))
    room = _words(rect, places)
    lines = 1 if places.letters == 1 else MOST_LINES
    title = fitted(text, places, row.title, "body_bold", TITLE_PX, palette.IVORY, room.w, lines)
    ink = palette.LEGAL if here else palette.BODY
    note = fitted(text, places, row.note, "body", NOTE_PX, ink, room.w, 1) if row.note else []
    draw_lines(surface, [*title, *note], room.x, room.centre[1], room.h)
    if focused:
        draw_focus(surface, places, rect, places.px(12))


def _medal(surface: Canvas, row: PartRow, text: Text, places: Places, rect: Rect) -> None:
    """Of gold with a star once it is done, else its number in a ring."""
    if row.state == "done":
        slabs.slab(surface, rect, rect.h / 2, places.px(1.4), slabs.GOLD, places)
        star = icons.draw("spark", round(rect.h * 0.66), palette.GOLD_BUTTON_TEXT)
        surface.blit(star, star.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))
        return
    if row.state == "here":
        foil.outline(surface, rect, rect.h / 2, places.px(2.4))
    else:
        shapes.outline(
            surface, rect, rect.h / 2, places.px(1.6), palette.faded(palette.CAPTION_IDLE, 150)
        )
    ink = palette.GOLD_TEXT if row.state == "here" else palette.CAPTION_IDLE
    px = min(places.text(NUMBER_PX), round(rect.h * 0.6))
    write(surface, text, str(row.number), "title", px, ink, rect.centre)
