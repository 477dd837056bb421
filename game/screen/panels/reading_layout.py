"""Where everything is while a card is read large: the card, and beside it what is told of it."""

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
"""Width of the card, if large letters leave it so much."""
COLUMN, LARGE_COLUMN = 720, 1400
"""Width of what is told at most, also in large letters."""
MARGIN, GAP = 34, 64
"""About all of it, and between the two."""
TITLE, BODY, WHICH = 44, 23, 20
"""Heights of letters. All lengths are those of the design."""
LARGER = (1.4, 1.3, 1.2, 1.1, 1.0)
"""By how much letters grow where little is told."""
CAPTION = 0.76
"""Height of a caption by that of the letters below it."""
TIGHT, AIRY = 0.62, 0.6
"""Between the rows, and how much more there may be if there is room; by the height of letters."""
CARDS = (1.0, 0.92, 0.84)
"""Parts of its width to which a card gives way to large letters."""
Told = tuple[str, str]
"""A caption and a sentence."""


@dataclass(frozen=True)
class Row:
    """A caption in a line of its own and a sentence below it, on as many as it takes."""

    told: Told
    lines: Lines
    rect: Rect


@dataclass(frozen=True)
class ReadingLayout:
    """In letters `larger` than asked for, with a card of this part of its width. `which` tells
    where among its neighbours the card lies; empty if it has none."""

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
        """Of what is told."""
        places, gap = self.places, self.places.px(GAP)
        room = places.size[0] - 2 * self._margin - gap - self._card_width
        return min(room, places.px(places.eased(COLUMN, LARGE_COLUMN)))

    @property
    def card(self) -> Rect:
        """Both together stand in the middle of the window."""
        (width, height), card = self.places.size, self._card_width
        left = (width - card - self.places.px(GAP) - self.width) / 2
        return Rect(left, (height - card * CARD_RATIO) / 2, card, card * CARD_RATIO)

    @property
    def title_px(self) -> int:
        """The height of the name."""
        return self.places.display(TITLE)

    @property
    def icon_px(self) -> int:
        """The height of the icons before the name."""
        return round(self.title_px * 1.05)

    @property
    def icon_step(self) -> float:
        """From icon to icon, and to the name."""
        return self.icon_px * 1.2

    @property
    def px(self) -> int:
        """The height of the sentences."""
        return round(self.places.text(BODY) * self.larger)

    @property
    def caption_px(self) -> int:
        """The height of the captions."""
        return max(self.places.usual(0), round(self.px * CAPTION))

    @cached_property
    def title_lines(self) -> Lines:
        """The name, beside its icons."""
        room = self.width - self.icons * self.icon_step
        return wrapped(self.text, self.title, "title", self.title_px, int(room))

    @property
    def _head(self) -> float:
        return len(self.title_lines) * self.title_px * 1.2 + self.px

    @property
    def _bar(self) -> float:
        """The height of the button and of what stands beside it."""
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
        """What is told needs so much height."""
        rows = sum(self._row_height(lines) + self.px * TIGHT for lines in self._sentences)
        return self._head + rows + self.px * 0.5 + self._bar

    @property
    def height(self) -> float:
        """Of what is told, from the name to the button."""
        return self._least + (self._row_gap - self.px * TIGHT) * len(self.told)

    @property
    def column(self) -> Rect:
        """What is told, beside the middle of the card."""
        card = self.card
        left = card.right + self.places.px(GAP)
        return Rect(left, card.centre[1] - self.height / 2, self.width, self.height)

    @property
    def head(self) -> Rect:
        """The icons and the name."""
        return replace(self.column, h=len(self.title_lines) * self.title_px * 1.2)

    @property
    def rows(self) -> list[Row]:
        """All that is told, one below another."""
        column, rows = self.column, []
        y = column.y + self._head
        for told, lines in zip(self.told, self._sentences, strict=True):
            height = self._row_height(lines)
            rows.append(Row(told, lines, Rect(column.x, y, column.w, height)))
            y += height + self._row_gap
        return rows

    @property
    def button(self) -> Button:
        """The way back, at the foot."""
        column, height = self.column, self.places.target
        y = column.bottom - (self._bar + height) / 2
        return replace(self.close, rect=Rect(column.x, y, self._button_width, height))

    @property
    def _button_width(self) -> float:
        return button_width(self.close, self.text, self.places)

    @property
    def which_px(self) -> int:
        """The height of what is told of the neighbours."""
        return self.places.text(WHICH)

    @property
    def _which_room(self) -> float:
        return self.width - self._button_width - self.px

    @property
    def beside(self) -> Rect:
        """What is told of the neighbours, beside the button."""
        column, height = self.column, len(self.which_lines) * self.which_px * LEADING
        y = column.bottom - (self._bar + height) / 2
        return Rect(column.right - self._which_room, y, self._which_room, height)

    @cached_property
    def which_lines(self) -> Lines:
        """On as many lines as it takes."""
        room = int(self._which_room)
        return wrapped(self.text, self.which, "body", self.which_px, room) if self.which else ()

    @property
    def fits(self) -> bool:
        """Whether everything has room. Where letters are larger than asked for, they are not so
        at the cost of the card, nor higher than it."""
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
    """The largest card beside which everything has room in the letters that are asked for, and then
    the largest letters; if even a small card leaves no room, in smaller ones."""
    tries = product(places.smaller(), CARDS, LARGER)
    for smaller, part, larger in tries:
        layout = ReadingLayout(smaller, text, title, told, close, which, icons, larger, part)
        if layout.fits:
            break
    return layout
