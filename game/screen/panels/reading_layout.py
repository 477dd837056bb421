"""The layout of a card that is shown large, and of the sentences beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product

from game.screen.controls.buttons import button_width
from game.screen.lettering.paragraphs import LEADING, Lines, wrapped
from game.screen.lettering.text import Text
from game.table.asking.buttons import Button
from game.table.layout.places import CARD_RATIO, Places, Rect

LARGE = 560
"""Greatest width of the card; large letters may leave less. All lengths here are by the design."""
COLUMN, LARGE_COLUMN = 720, 1400
"""Greatest width of the column of sentences, with usual and with large letters."""
MARGIN, GAP = 34, 64
"""Margin around everything, and gap between the card and the column."""
TITLE, BODY, WHICH = 44, 23, 20
"""Heights of the letters of the name, of the sentences, and of the line about the neighbours."""
LARGER = (1.4, 1.3, 1.2, 1.1, 1.0)
"""Factors by which letters grow where the sentences are short."""
CAPTION = 0.76
"""Height of a caption by that of the sentence below it."""
TIGHT, AIRY = 0.62, 0.6
"""Least gap between rows, and the most that spare room may add to it, by the height of the
letters."""
CARDS = (1.0, 0.92, 0.84)
"""Factors by which the card shrinks to leave room for large letters."""
Told = tuple[str, str]
"""A caption and a sentence."""


@dataclass(frozen=True)
class Row:
    """A caption on a line of its own and the sentence below it, on as many lines as it takes."""

    told: Told
    lines: Lines
    rect: Rect


@dataclass(frozen=True)
class ReadingLayout:
    """A layout with letters `larger` times as high as asked for, and a card `part` of its full
    width. `told` holds the captions and sentences, and `icons` is the number of icons. `which`
    tells where the card lies among its neighbours; it is empty if there are none."""

    places: Places
    text: Text
    title: str
    told: Sequence[Told]
    close: Button
    which: str
    icons: int
    larger: float
    part: float

    @property
    def _margin(self) -> float:
        return max(12.0, self.places.px(MARGIN))

    @property
    def _high(self) -> float:
        return self.places.size[1] - 2 * self._margin

    @property
    def _card_width(self) -> float:
        return min(self.places.px(LARGE) * self.part, self._high / CARD_RATIO)

    @property
    def width(self) -> float:
        """Width of the column of sentences, in pixels."""
        places, gap = self.places, self.places.px(GAP)
        room = places.size[0] - 2 * self._margin - gap - self._card_width
        return min(room, places.px(places.eased(COLUMN, LARGE_COLUMN)))

    @property
    def card(self) -> Rect:
        """The rectangle of the card. Card and column together stand in the middle of the window."""
        (width, height), card = self.places.size, self._card_width
        left = (width - card - self.places.px(GAP) - self.width) / 2
        return Rect(left, (height - card * CARD_RATIO) / 2, card, card * CARD_RATIO)

    @property
    def title_px(self) -> int:
        """Height of the letters of the name, in pixels."""
        return self.places.display(TITLE)

    @property
    def icon_px(self) -> int:
        """Height of the icons before the name, in pixels."""
        return round(self.title_px * 1.05)

    @property
    def icon_step(self) -> float:
        """Distance from one icon to the next, and from the last to the name, in pixels."""
        return self.icon_px * 1.2

    @property
    def px(self) -> int:
        """Height of the letters of the sentences, in pixels."""
        return round(self.places.text(BODY) * self.larger)

    @property
    def caption_px(self) -> int:
        """Height of the letters of the captions, in pixels."""
        return max(self.places.usual(0), round(self.px * CAPTION))

    @cached_property
    def title_lines(self) -> Lines:
        """The lines of the name, which stands beside its icons."""
        room = self.width - self.icons * self.icon_step
        return wrapped(self.text, self.title, "title", self.title_px, int(room))

    @property
    def _head(self) -> float:
        return len(self.title_lines) * self.title_px * 1.2 + self.px

    @property
    def _bar(self) -> float:
        """Height of the button and of the text beside it."""
        return max(self.places.target, len(self.which_lines) * self.which_px * LEADING)

    @cached_property
    def _sentences(self) -> list[Lines]:
        return [wrapped(self.text, said, "body", self.px, int(self.width)) for _, said in self.told]

    @cached_property
    def _row_gap(self) -> float:
        spare = (self.card.h - self._least) / len(self.told)
        return self.px * TIGHT + max(0.0, min(self.px * AIRY, spare))

    def _row_height(self, lines: Lines) -> float:
        return self.caption_px * 1.5 + len(lines) * self.px * LEADING

    @cached_property
    def _least(self) -> float:
        """Least height that the column needs."""
        rows = sum(self._row_height(lines) + self.px * TIGHT for lines in self._sentences)
        return self._head + rows + self.px * 0.5 + self._bar

    @property
    def height(self) -> float:
        """Height of the column, from the name to the button, in pixels."""
        return self._least + (self._row_gap - self.px * TIGHT) * len(self.told)

    @property
    def column(self) -> Rect:
        """The rectangle of the column, level with the middle of the card."""
        card = self.card
        left = card.right + self.places.px(GAP)
        return Rect(left, card.centre[1] - self.height / 2, self.width, self.height)

    @property
    def head(self) -> Rect:
        """The rectangle of the icons and the name."""
        return replace(self.column, h=len(self.title_lines) * self.title_px * 1.2)

    @property
    def rows(self) -> list[Row]:
        """The captions and sentences, from top to bottom."""
        column, rows = self.column, []
        y = column.y + self._head
        for told, lines in zip(self.told, self._sentences, strict=True):
            height = self._row_height(lines)
            rows.append(Row(told, lines, Rect(column.x, y, column.w, height)))
            y += height + self._row_gap
        return rows

    @property
    def button(self) -> Button:
        """The button that closes the panel, at the foot of the column."""
        column, height = self.column, self.places.target
        y = column.bottom - (self._bar + height) / 2
        return replace(self.close, rect=Rect(column.x, y, self._button_width, height))

    @property
    def _button_width(self) -> float:
        return button_width(self.close, self.text, self.places)

    @property
    def which_px(self) -> int:
        """Height of the letters of the line about the neighbours, in pixels."""
        return self.places.text(WHICH)

    @property
    def _which_room(self) -> float:
        return self.width - self._button_width - self.px

    @property
    def beside(self) -> Rect:
        """The rectangle of the line about the neighbours, beside the button."""
        column, height = self.column, len(self.which_lines) * self.which_px * LEADING
        y = column.bottom - (self._bar + height) / 2
        return Rect(column.right - self._which_room, y, self._which_room, height)

    @cached_property
    def which_lines(self) -> Lines:
        """The lines of the text about the neighbours; empty if there is none."""
        room = int(self._which_room)
        return wrapped(self.text, self.which, "body", self.which_px, room) if self.which else ()

    @property
    def fits(self) -> bool:
        """Whether everything has room. Letters larger than asked for must neither shrink the card
        nor make the column higher than the card."""
        grown = self.larger > 1
        if grown and (self.part < 1 or self.places.letters * self.larger > LARGER[0]):
            return False
        room = self.card.h if grown else self._high
        name = self.width - self.icons * self.icon_step
        return (
            self._least <= room
            and all(self.text.width(w, "title", self.title_px) <= name for w in self.title_lines)
            and all(
                self._narrow(line, self.which_px, self._which_room) for line in self.which_lines
            )
            and all(self._narrow(w, self.px, self.width) for ws in self._sentences for w in ws)
        )

    def _narrow(self, line: str, px: int, room: float) -> bool:
        return self.text.width(line, "body", px) <= room


def lay_out(
    places: Places,
    text: Text,
    title: str,
    told: Sequence[Told],
    close: Button,
    which: str,
    icons: int,
) -> ReadingLayout:
    """Returns the layout with the largest card beside which the text fits in the letters that are
    asked for, and then with the largest letters. If even a small card leaves no room, the letters
    are smaller."""
    tries = product(places.smaller(), CARDS, LARGER)
    for smaller, part, larger in tries:
        layout = ReadingLayout(smaller, text, title, told, close, which, icons, larger, part)
        if layout.fits:
            break
    return layout
