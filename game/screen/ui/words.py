"""Words on a page. A line that is too long is broken; its letters are never made smaller."""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass, replace
from functools import lru_cache

from game.screen.lettering.fitting import between
from game.screen.lettering.paragraphs import wrapped
from game.screen.lettering.text import Text, write_from
from game.screen.sheet import Canvas
from game.screen.ui.arrange import PART, Align
from game.screen.ui.element import Kit, Leaf
from game.screen.ui.theme import Ink
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect

LEADING = {"title": 1.16, "label": 1.3, "number": 1.2}
"""Distance between two lines by the height of the letters; sentences have `SENTENCES`."""
SENTENCES = 1.38
TRACKING = 2
"""Extra distance between the letters of a caption, by the design."""
LARGE = 30
"""Height by the design from which the letters of titles count as large."""
DOT = "   ·   "
"""Separator of two facts on a line."""
Lines = tuple[str, ...]


def letters_px(places: Places, role: str, px: float) -> int:
    """Returns the height of letters in pixels. Large titles grow only half as much with the size of
    letters in the settings."""
    return places.display(px) if role == "title" and px >= LARGE else places.text(px)


@lru_cache(maxsize=2048)
def broken(text: Text, words: str, role: str, px: int, room: int, tracking: float) -> Lines:
    """Returns words broken into lines in a room of so many pixels. No line is broken at a no-break
    space, and none within a fact, if each has room; a word wider than the room is broken between
    letters. A word that would stand alone in the last line takes along what is before it."""

    def fits(line: str) -> bool:
        return text.width(line, role, px, tracking) <= room

    facts = words.split(DOT)
    whole = len(facts) > 1 and all(map(fits, facts))
    joint, parts = (DOT, facts) if whole else (" ", words.split(" "))
    lines = [list[str]()]
    for part in parts:
        line = lines[-1] if any(lines[-1]) else []
        if fits(joint.join([*line, part])):
            lines[-1] = [*line, part]
            continue
        cut = pieces(text, part, role, px, room, tracking)
        lines[-1:] = [*([line] if line else []), *([piece] for piece in cut)]
    alone = len(lines[-1]) == 1 and lines[-1][0].count("\u00a0") <= 1
    if len(lines) > 1 and alone and len(lines[-2]) > 2:
        together = [lines[-2][-1], *lines[-1]]
        if fits(joint.join(together)):
            lines[-2:] = [lines[-2][:-1], together]
    return tuple(map(joint.join, lines))


def forget_lines() -> None:
    """Forgets how words were broken into lines, as all letters look otherwise now."""
    for known in (broken, between, wrapped):
        known.cache_clear()


def pieces(text: Text, word: str, role: str, px: int, room: int, tracking: float) -> list[str]:
    """Returns a word in as few pieces as fit, none of them wider than the room."""
    found = [""]
    for letter in word:
        if found[-1] and text.width(found[-1] + letter, role, px, tracking) > room:
            found.append("")
        found[-1] += letter
    return found


@dataclass(frozen=True)
class Words(Leaf):
    """A sentence, a name or a number. `px` is the height of its letters by the design; `said` is
    what the description says instead of the words, if it is given. Lines aligned in the middle are
    about equally long."""

    words: str = ""
    role: str = "body"
    px: float = 22
    ink: Ink = "body"
    align: Align = "left"
    capitals: bool = False

    @property
    def name(self) -> str:
        return self.said or self.words

    def thing(self, rect: Rect) -> Thing | None:
        return super().thing(rect) if self.words else None

    @property
    def shown(self) -> str:
        """The words as they are written, in capitals if need be."""
        return self.words.upper() if self.capitals else self.words

    def _letters(self, kit: Kit) -> int:
        return letters_px(kit.places, self.role, self.px)

    def _tracking(self, kit: Kit) -> float:
        return kit.px(TRACKING) if self.capitals else 0.0

    def _step(self, kit: Kit) -> float:
        return self._letters(kit) * LEADING.get(self.role, SENTENCES)

    def lines(self, kit: Kit, width: float) -> tuple[str, ...]:
        """Returns the lines of the words in a room of this width in pixels."""
        if not self.words:
            return ()
        px, tracking = self._letters(kit), self._tracking(kit)

        def within(room: int) -> Lines:
            return broken(kit.text, self.shown, self.role, px, room, tracking)

        lines, rooms = within(int(width)), range(1, int(width))
        if self.align != "middle" or len(lines) == 1:
            return lines
        even = bisect_left(rooms, True, key=lambda room: len(within(room)) <= len(lines))
        return within(rooms[even]) if even < len(rooms) else lines

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        lines, px, tracking = self.lines(kit, width), self._letters(kit), self._tracking(kit)
        wide = max((kit.text.width(line, self.role, px, tracking) for line in lines), default=0.0)
        return math.ceil(wide), len(lines) * self._step(kit)

    def least_width(self, kit: Kit) -> float:
        px, tracking = self._letters(kit), self._tracking(kit)
        words = self.shown.split(" ")
        return math.ceil(max(kit.text.width(word, self.role, px, tracking) for word in words))

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        px, tracking, step = self._letters(kit), self._tracking(kit), self._step(kit)
        ink, y = kit.theme.inks[self.ink], rect.y + step / 2
        for line in self.lines(kit, rect.w):
            wide = kit.text.width(line, self.role, px, tracking)
            x = rect.x + (rect.w - wide) * PART[self.align]
            write_from(surface, kit.text, line, self.role, px, ink, (x, y), tracking)
            y += step


def heading(key: str, words: str, align: Align = "left") -> Words:
    """Returns the title of a page."""
    return Words(key, words=words, role="title", px=40, ink="title", align=align)


def caption(key: str, words: str) -> Words:
    """Returns the small capitals over a group of a page."""
    return Words(key, words=words, role="label", px=20, ink="caption", capitals=True)


def sentence(
    key: str, words: str, align: Align = "left", ink: Ink = "body", px: float = 22
) -> Words:
    """Returns a sentence; `px` is the height of its letters by the design."""
    return Words(key, words=words, ink=ink, align=align, px=px)


@dataclass(frozen=True)
class Roomy(Words):
    """Words in a room that is also large enough for each of the `others`."""

    others: tuple[str, ...] = ()

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        each = [replace(self, words=words, others=()) for words in self.others]
        sizes = [super().size(kit, width), *(one.size(kit, width) for one in each)]
        return max(wide for wide, _ in sizes), max(high for _, high in sizes)
