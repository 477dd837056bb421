"""The state of the open book: its section, how far it is scrolled, and the search."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from game.learning.rules_book import SearchIndex, Section, sections
from game.rules.card import Card
from game.screen.controls.fields import Field
from game.screen.controls.scrolling import Scroll
from game.screen.pages.book.book_layout import BookLayout
from game.screen.pages.book.contents import Row, contents, hits, placed, row_height
from game.screen.pages.book.section_text import SetSection, set_section
from game.screen.program import Program
from game.table.layout.places import Places, Rect

LONGEST = 40
"""Greatest number of letters in a search."""
ABOVE, BELOW = 1, 3
"""Numbers of rows of the contents that stay in sight above and below the open section."""


class OpenBook:
    """The book as it lies open.

    `here` is the key of the open section; `earlier` holds the keys of the sections from which links
    led here, and how far each was scrolled. `listing` says whether the contents are shown where
    there is room for one column only; `query` is the search. `down` scrolls the text by pixels,
    `rows_down` the contents by rows."""

    def __init__(self, program: Program, here: str) -> None:
        self._program = program
        self._book = program.rules.book
        self.sections: Sequence[Section] = list(sections(self._book))
        self.here = self._chosen = here or self.sections[0].key
        self.earlier: list[tuple[str, int]] = []
        self.query = Field("", LONGEST)
        self.listing = False
        self.down, self.rows_down = Scroll(), Scroll()
        self._set: SetSection | None = None
        self._cards = cards_of(program)
        self.measure()

    def measure(self) -> None:
        """Sets the text anew, as the window, the letters or the language have changed."""
        self._set = None
        self._index = SearchIndex(self._book, self._program.words)
        self._show_row()

    @property
    def layout(self) -> BookLayout:
        """The layout of the book in the window."""
        return BookLayout(Places(self._program.size, letters=self._program.letters), self.listing)

    @property
    def number(self) -> int:
        """Number of the open section, from 0."""
        return [section.key for section in self.sections].index(self.here)

    @property
    def page(self) -> SetSection:
        """The open section, set for this window."""
        if self._set is None:
            program, layout, section = self._program, self.layout, self.sections[self.number]
            chapter = next(c.title for c in self._book if section in c.sections)
            how = self._cards, program.words, program.text, layout.places, layout.text_width
            self._set = set_section(section, chapter, *how)
            self.down.fit(round(self._set.height), round(layout.page.h))
        return self._set

    def seen(self, rect: Rect) -> Rect | None:
        """Returns the part of a rectangle of the text that is in sight, in the window, or None."""
        room = self.layout.page
        y = room.y + rect.y - self.down.by
        top, bottom = max(y, room.y), min(y + rect.h, room.bottom)
        return Rect(room.x + rect.x, top, rect.w, bottom - top) if bottom - top > 4 else None

    # The contents

    def every_row(self) -> list[Row]:
        """Returns the rows of the contents or of the search."""
        words = self._program.words
        if self.query.text.strip():
            return list(hits(self._index.hits(self.query.text), words, self.here))
        return list(contents(self._book, words, self.here))

    def rows(self) -> list[Row]:
        """Returns the rows that are in sight."""
        layout, rows = self.layout, self.every_row()
        if not layout.shows_list:
            return []
        self._fit(len(rows))
        return placed(rows, layout.entries, self.rows_down.by, layout.places)

    def _fit(self, rows: int) -> None:
        layout = self.layout
        self.rows_down.fit(rows, int(layout.entries.h / row_height(layout.places)))

    def _show_row(self) -> None:
        """Scrolls the contents so that the row of the open section and some neighbours are in
        sight."""
        rows = self.every_row()
        self._fit(len(rows))
        at = next((number for number, row in enumerate(rows) if row.here), None)
        if at is not None:
            shown = len(rows) - self.rows_down.most
            last = min(at + BELOW, len(rows) - 1)
            self.rows_down.by = min(at - ABOVE, max(self.rows_down.by, last - shown + 1))
            self.rows_down.turn(0)

    def search(self, query: Field) -> None:
        """Starts a search; an empty one brings the contents back. A text beside the contents
        becomes the first result, or without results the section that was chosen last."""
        self.query, self.rows_down.by = query, 0
        if self.layout.both:
            found = self._index.hits(query.text)
            first = found[0].key if found else self._chosen
            if first != self.here:
                self._turn_to(first)
        if not query.text:
            self._show_row()

    # From section to section

    def open(self, key: str, scrolled: int = 0) -> None:
        """Opens a section, scrolled by so many pixels."""
        self._chosen, self.listing = key, False
        self._turn_to(key)
        self.scroll(scrolled)
        self._show_row()

    def _turn_to(self, key: str) -> None:
        self.here, self._set, self.down = key, None, Scroll()

    def open_afresh(self, key: str) -> None:
        """Opens a section that was chosen by itself, so that no way leads back to others."""
        self.earlier.clear()
        self.open(key)

    def turn(self, by: int) -> None:
        """Opens the next section, or the one before, if there is one."""
        at = self.number + by
        if 0 <= at < len(self.sections):
            self.open_afresh(self.sections[at].key)

    def follow(self, link: int) -> None:
        """Opens the section to which the link of this number leads."""
        self.earlier.append((self.here, self.down.by))
        self.open(self.page.leads[link])

    def go_back(self) -> None:
        """Opens the section from which a link was followed last, if there is one."""
        if self.earlier:
            self.open(*self.earlier.pop())

    def bars(self) -> dict[str, tuple[Rect, Scroll]]:
        """Returns the scroll bars that are needed, by name: the area of each, and what it
        scrolls."""
        layout, bars = self.layout, {}
        if layout.shows_text and self.page and self.down.most:
            bars["text"] = layout.bar_of(layout.page), self.down
        if layout.shows_list and self.rows() and self.rows_down.most:
            bars["contents"] = layout.bar_of(layout.entries), self.rows_down
        return bars

    def drag_bar(self, name: str, y: float) -> None:
        """Scrolls to where the bar of this name is held, `y` in pixels of the window."""
        if name in self.bars():
            rect, scroll = self.bars()[name]
            part = max(0.0, min(1.0, (y - rect.y) / rect.h))
            scroll.by = round(part * scroll.most)

    def scroll(self, by: float) -> bool:
        """Scrolls the text by so many pixels, and returns whether it moved."""
        before = self.down.by if self.page else 0
        self.down.turn(round(by))
        return before != self.down.by


def cards_of(program: Program) -> dict[str, list[Card]]:
    """Returns all cards that the book can show, by their faces."""
    boxes = [zone for rules in program.rules.values() for zone in rules.box.values()]
    cards = sorted({card.id: card for zone in boxes for card in zone}.values(), key=face_of)
    return {face: list(alike) for face, alike in groupby(cards, key=face_of)}


def face_of(card: Card) -> str:
    return card.face
