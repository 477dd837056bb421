"""The contents of the book, or the results of a search."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from game.learning.rules_book import Book, Section
from game.screen.look import icons
from game.screen.sheet import Canvas
from game.screen.ui.element import Kit
from game.screen.ui.words import Words as Written
from game.table.hands.things import Kind
from game.table.layout.places import Rect
from game.words import Words

CHAPTER, SECTION = "button.chapter.", "button.section."
INDENT, END, STAR = 46, 10, 18
"""Indent of a section, room at the end of a row, and width of the star of the open section, by the
design."""
HIGH = 46
"""Least height of a row, by the design."""


@dataclass(frozen=True)
class Entry(Written):
    """A row of the contents: a chapter, or a section, which is indented. The open section is
    `here`: it has a star and lies on a slab."""

    indent: float = 14
    here: bool = False

    @property
    def kind(self) -> Kind:
        return "tab"

    @property
    def content(self) -> int:
        return int(self.here)

    def lines(self, kit: Kit, width: float) -> tuple[str, ...]:
        return super().lines(kit, width - kit.px(self.indent + END))

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return width, max(44.0, kit.px(HIGH), super().size(kit, width)[1] + kit.px(END))

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if self.here or hover:
            plate = Rect(rect.x, rect.y + 2, rect.w, rect.h - 4)
            kit.theme.slab(surface, plate, kit.px(10), "row", kit.places, hover)
        if self.here:
            star = icons.draw("spark", round(kit.px(STAR)), kit.theme.inks["title"])
            middle = round(rect.x + kit.px(self.indent / 2)), round(rect.centre[1])
            surface.blit(star, star.get_rect(center=middle))
        words = Written(words=self.words, role=self.role, px=self.px, ink=self.ink)
        left, room = rect.x + kit.px(self.indent), rect.w - kit.px(self.indent + END)
        high = words.size(kit, room)[1]
        words.draw(kit, surface, Rect(left, rect.centre[1] - high / 2, room, high), hover)


def contents(book: Book, words: Words, here: str, leads: Callable[[str], None]) -> Iterator[Entry]:
    """Yields a row for each chapter, and for the sections of the open chapter. A press gives the
    key of a section to `leads`."""
    for number, chapter in enumerate(book):
        first = partial(leads, chapter.sections[0].key)
        title = words.say(chapter.title)
        yield Entry(f"{CHAPTER}{number}", act=first, words=title, role="title", px=23, ink="strong")
        if here in [section.key for section in chapter.sections]:
            yield from hits(chapter.sections, words, here, leads)


def hits(
    found: Sequence[Section], words: Words, here: str, leads: Callable[[str], None]
) -> Iterator[Entry]:
    """Yields a row for each of these sections."""
    for section in found:
        is_here = section.key == here
        yield Entry(
            f"{SECTION}{section.key}",
            act=partial(leads, section.key),
            state=("selected",) if is_here else (),
            words=words.say(section.title),
            px=21,
            ink="title" if is_here else "body",
            indent=INDENT,
            here=is_here,
        )
