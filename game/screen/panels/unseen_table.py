"""The table of unseen cards and the notes below it, at one size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from game.rules.card import Card
from game.rules.view import View
from game.screen.lettering.paragraphs import BASE, LEADING, Lines, wrapped
from game.screen.lettering.text import Text, write, write_from
from game.screen.look import icons, palette, shapes
from game.screen.materials.flourish import draw_rule
from game.screen.panels.frame import Frame
from game.screen.panels.unseen_counts import Row, known_top, table, whereabouts
from game.screen.sheet import Canvas
from game.table.asking import symbols
from game.table.layout.places import Rect
from game.words import Words

NAMES, NUMBER = 0.42, 1.75
"""For the names of the rows at least, by the width; for a number, by the height of its letters."""
AIR = 0.8
"""About the head of the sums, by the height of its letters."""
KNOWN = 4.2
"""What stands before the name of a known card, by the height of the letters."""
AIRY = 1.4
"""Height of a row by that of its letters, if they are large."""


class UnseenTable:
    """The parts of the panel of unseen cards at one size."""

    def __init__(self, frame: Frame, text: Text, words: Words, view: View) -> None:
        self.table = table(view, words)
        self._room = frame.content
        self._most = frame.places.px(58)
        self._text = text
        self._words = words
        self._view = view
        names = (text.width(words.card(c), "body", frame.places.text(19)) for c in view.known_top)
        two = 2 * (max(names, default=0) + KNOWN * frame.places.text(19)) <= frame.content.w
        self._columns = 2 if two and frame.places.letters > 1 else 1
        for smaller in frame.places.smaller():
            self.px = smaller.text(19)
            if self._least >= self.px * AIRY:
                break
        self.icon_px = round(self.px * 1.5)

    @property
    def _paragraphs(self) -> list[Lines]:
        view, said = self._view, self._words
        told = whereabouts(view, said), said.beneath(view), known_top(view, said)
        room = int(self._room.w)
        return [wrapped(self._text, words, "body", self.px, room) for words in told if words]

    @property
    def _least(self) -> float:
        """What the notes leave for a row."""
        known = -(-len(self._view.known_top) // self._columns)
        lines = sum(map(len, self._paragraphs)) + known * 1.25
        gaps = len(self._paragraphs) + 0.5
        left = self._room.h - (lines + gaps * 0.5) * self.px * LEADING
        return left / (len(self.table.rows) + 1)

    @cached_property
    def _height(self) -> float:
        """Of a row: what the notes leave, and no more than looks well."""
        return min(max(self._most, self.px * 2), self._least)

    @cached_property
    def _sums(self) -> float:
        """How wide the column of the sums is: as its head needs it, and some air."""
        return self._text.width(self._words.say("Total"), "label", self.px) + self.px * AIR

    @cached_property
    def _names(self) -> float:
        """How wide the names of the rows are that have many numbers; where these leave too little,
        icons stand for them."""
        before = self.px * 1.4 + self.icon_px
        wide = max(
            self._text.width(r.name, "body_bold", self.px) for r in self.table.rows if r.icon
        )
        most = self._room.w - self.table.last * self.px * NUMBER - self._sums
        return (
            min(most, max(self._room.w * NAMES, wide + before)) if wide + before <= most else before
        )

    def cell(self, line: int, column: int) -> Rect:
        """A place of the table; line 0 holds the symbols."""
        width = (self._room.w - self._names - self._sums) / max(1, self.table.last)
        left, y = self._room.x + self._names + column * width, self._room.y + line * self._height
        return Rect(left, y, self._sums if column == self.table.last else width, self._height)

    def notes(self) -> Iterator[tuple[Lines, Rect]]:
        """The paragraphs below the table."""
        step = self.px * LEADING
        y = self.cell(len(self.table.rows), 0).bottom + step * 0.5
        for lines in self._paragraphs:
            yield lines, Rect(self._room.x, y, self._room.w, step * len(lines))
            y += step * (len(lines) + 0.5)

    def known(self) -> Iterator[tuple[Card, Rect]]:
        """The cards that are known to come next, below the notes."""
        step = self.px * LEADING * 1.25
        y = max(rect.bottom for _, rect in self.notes()) + step * 0.1
        width = self._room.w / self._columns
        for i, card in enumerate(self._view.known_top):
            line, column = divmod(i, self._columns)
            yield card, Rect(self._room.x + column * width, y + line * step, width, step)

    def draw_caption(self, surface: Canvas) -> None:
        """The word over the sums."""
        (x, y), px, word = self.cell(0, self.table.last).centre, self.px, self._words.say("Total")
        write(surface, self._text, word, "label", px, palette.CAPTION, (x, y + px * 0.1))

    def draw_row(self, surface: Canvas, line: int, row: Row) -> None:
        """A name and its numbers; what is none is written paler."""
        band = replace(self.cell(line, 0), x=self._room.x, w=self._room.w)
        if line % 2:
            shapes.box(surface, band.grown(-1), 6, palette.TRAY)
        if not row.icon:
            draw_rule(surface, band.x, band.right, band.y)
        left = band.x + self.px * 0.4
        if row.icon:
            square = Rect(left, band.y, self.icon_px, band.h)
            draw_icon(surface, row.icon, self.icon_px, row.ink, square)
            left = square.right + self.px * 0.5
        room = self.cell(line, row.numbers[0].column).x - left
        if self._text.width(row.name, "body_bold", self.px) <= room:
            at = left, band.centre[1] + self.px * BASE
            write_from(surface, self._text, row.name, "body_bold", self.px, palette.IVORY, at)
        for number in row.numbers:
            ink = palette.IVORY if number.count else palette.CAPTION_IDLE
            if number.column == self.table.last and number.count:
                ink = palette.GOLD_TEXT
            x, y = self.cell(line, number.column).centre
            at = x, y + self.px * 0.1
            write(surface, self._text, str(number.count), "number", round(self.px * 1.1), ink, at)

    def draw_known(self, surface: Canvas, number: int, card: Card, rect: Rect) -> None:
        """A known card of the deck: how soon it comes, its symbol and its name."""
        y, px = rect.centre[1], self.px
        at = rect.x + px * 0.9, y + px * 0.1
        write(surface, self._text, str(number), "number", px, palette.GOLD_TEXT, at)
        square = Rect(rect.x + px * 1.9, rect.y, px * 1.3, rect.h)
        symbol, ink = symbols.of_kind(card.kind), icons.ramp_of(card)[1]
        draw_icon(surface, symbol, round(px * 1.3), ink, square)
        name, left = self._words.card(card), square.right + px * 0.6
        write_from(surface, self._text, name, "body", px, palette.IVORY, (left, y + px * BASE))


def draw_icon(surface: Canvas, name: str, px: int, colour: palette.Colour, rect: Rect) -> None:
    """An icon in the middle of a rectangle."""
    icon = icons.draw(name, px, colour)
    x, y = rect.centre
    surface.blit(icon, icon.get_rect(center=(round(x), round(y))))
