"""The rows of the contents, or of the results of a search, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.learning.rules_book import Book, Section
from game.screen.lettering.fitting import draw_lines, fitted
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.materials import foil, slabs
from game.screen.sheet import Canvas
from game.table.asking.buttons import NOWHERE
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.words import Words

CHAPTER, SECTION = "button.chapter.", "button.section."
LETTERS = {0: ("title", 23), 1: ("body", 21)}
"""Role and height by the design of the letters of each level: 0 a chapter, 1 a section."""
INDENT, STAR = (14, 46), 18
"""Indent of each level, and width of the star of the open section, by the design."""


@dataclass(frozen=True)
class Row:
    """A row of the contents. `key` is the id of its button, and `leads` the key of the section that
    it opens. `level` is 0 for a chapter and 1 for a section; `here` marks the open section."""

    key: str
    name: str
    leads: str
    level: int
    here: bool
    rect: Rect = NOWHERE

    @property
    def thing(self) -> Thing:
        """The row as a thing that can be pressed."""
        state = ("enabled", "selected") if self.here else ("enabled",)
        return Thing(self.key, "button", self.name, self.rect, state=state)


def contents(book: Book, words: Words, here: str) -> Iterator[Row]:
    """Yields a row for each chapter, and for the sections of the open chapter."""
    for number, chapter in enumerate(book):
        first = chapter.sections[0].key
        opened = here in [section.key for section in chapter.sections]
        yield Row(f"{CHAPTER}{number}", words.say(chapter.title), first, 0, False)
        if opened:
            yield from hits(chapter.sections, words, here)


def hits(found: Sequence[Section], words: Words, here: str) -> Iterator[Row]:
    """Yields a row for each of these sections."""
    for section in found:
        key, name = section.key, words.say(section.title)
        yield Row(f"{SECTION}{key}", name, key, 1, key == here)


def row_height(places: Places) -> float:
    """Returns the height of a row in pixels."""
    return max(44.0, places.px(46), places.text(21) * 1.6)


def placed(rows: Sequence[Row], room: Rect, first: int, places: Places) -> list[Row]:
    """Returns the rows that are in sight, from number `first` on, with their rectangles."""
    tall = row_height(places)
    shown = rows[first : first + int(room.h / tall)]
    return [
        replace(row, rect=Rect(room.x, room.y + i * tall, room.w, tall))
        for i, row in enumerate(shown)
    ]


def draw_rows(surface: Canvas, rows: Sequence[Row], hover: str, text: Text, places: Places) -> None:
    """Draws the rows. The open section has a star and lies on a slab."""
    for row in rows:
        rect, (role, px) = row.rect, LETTERS[row.level]
        if row.here or row.key == hover:
            plate = Rect(rect.x, rect.y + 2, rect.w, rect.h - 4)
            slabs.slab(surface, plate, places.px(10), 1, slabs.ROW, places, row.key == hover)
        if row.here:
            star = foil.icon("spark", round(places.px(STAR)))
            middle = round(rect.x + places.px(INDENT[1] / 2)), round(rect.centre[1])
            surface.blit(star, star.get_rect(center=middle))
        left = rect.x + places.px(INDENT[row.level])
        ink = palette.GOLD_TEXT if row.here else palette.IVORY if not row.level else palette.BODY
        room = rect.right - places.px(10) - left
        lines = fitted(text, places, row.name, role, px, ink, room, 2)
        draw_lines(surface, lines, left, rect.centre[1], rect.h)
