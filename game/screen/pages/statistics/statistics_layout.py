"""Where the figures of the page lie below and beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import pygame

from game.screen.lettering.fitting import draw_lines, fitted
from game.screen.lettering.paragraphs import LEADING, wrapped, write_lines
from game.screen.look import icons, palette
from game.screen.materials import foil
from game.screen.pages.statistics.pens import Pens
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Rect

NARROWEST = 17
"""Width of a column at least, by the height of its letters."""
MOST = 3
"""Columns beside each other."""
SAID, INVITED = 19, 27
"""Heights of the letters of a sentence, by the design."""


class Piece(Protocol):
    """Something that lies on the page."""

    def height(self, width: float, pens: Pens) -> float:
        """How much it takes at least."""

    def things(self, rect: Rect, pens: Pens) -> list[Thing]:
        """What can be read of it."""

    def draw(self, surface: Canvas, rect: Rect, pens: Pens) -> None:
        """There."""


@dataclass(frozen=True)
class Sentence:
    """Words as wide as the page."""

    id: str
    said: str

    def _px(self, pens: Pens) -> int:
        return pens.places.text(SAID)

    def _lines(self, width: float, pens: Pens) -> tuple[str, ...]:
        return wrapped(pens.text, self.said, "body", self._px(pens), int(width))

    def height(self, width: float, pens: Pens) -> float:
        """Of its lines."""
        return len(self._lines(width, pens)) * self._px(pens) * LEADING

    def things(self, rect: Rect, pens: Pens) -> list[Thing]:
        """All of it."""
        return [Thing(self.id, "text", self.said, rect)]

    def draw(self, surface: Canvas, rect: Rect, pens: Pens) -> None:
        """From its upper left corner."""
        lines = self._lines(rect.w, pens)
        write_lines(surface, pens.text, lines, self._px(pens), palette.BODY, rect)


@dataclass(frozen=True)
class SentenceList:
    """Sentences with their ids, one below the other, in a frame with a title."""

    key: str
    title: str
    told: tuple[tuple[str, str], ...]

    def _sentences(self) -> Iterator[Sentence]:
        yield from (Sentence(key, said) for key, said in self.told)

    def height(self, width: float, pens: Pens) -> float:
        """With its frame."""
        inner = width - 2 * pens.margin
        told = sum(sentence.height(inner, pens) for sentence in self._sentences())
        return pens.titled(self.title, width) + told

    def _placed(self, frame: Rect, pens: Pens) -> Iterator[tuple[Sentence, Rect]]:
        room = pens.inside(frame, self.title)
        y = room.y
        for sentence in self._sentences():
            high = sentence.height(room.w, pens)
            yield sentence, Rect(room.x, y, room.w, high)
            y += high

    def things(self, frame: Rect, pens: Pens) -> list[Thing]:
        """The title and each sentence."""
        lines = (one.things(rect, pens) for one, rect in self._placed(frame, pens))
        return [pens.title_of(self.key, frame, self.title), *(thing for (thing,) in lines)]

    def draw(self, surface: Canvas, frame: Rect, pens: Pens) -> None:
        """In its frame."""
        pens.draw_frame(surface, frame, self.title)
        for sentence, rect in self._placed(frame, pens):
            sentence.draw(surface, rect, pens)


@dataclass(frozen=True)
class Invitation:
    """What is told where there is nothing yet, under a keyhole in the middle of the page."""

    id: str
    said: str

    def _lines(self, width: float, pens: Pens) -> list[pygame.Surface]:
        told = self.said, "body_italic", INVITED, palette.IVORY
        return fitted(pens.text, pens.places, *told, width * 0.9, 4)

    def height(self, width: float, pens: Pens) -> float:
        """With room around it."""
        return sum(line.get_height() for line in self._lines(width, pens)) + pens.places.px(360)

    def things(self, rect: Rect, pens: Pens) -> list[Thing]:
        """All of it."""
        return [Thing(self.id, "text", self.said, rect)]

    def draw(self, surface: Canvas, rect: Rect, pens: Pens) -> None:
        """The keyhole over the words."""
        side, lines = round(pens.places.px(200)), self._lines(rect.w, pens)
        ink = foil.icon if not pens.plain else partial(icons.draw, colour=palette.IVORY)
        picture = ink("keyhole", side)
        y = rect.y + pens.places.px(70)
        surface.blit(picture, (round(rect.centre[0] - side / 2), round(y)))
        y += side + pens.places.px(30)
        room = rect.bottom - y
        draw_lines(surface, lines, rect.centre[0], y + room / 2, room, centred=True)


@dataclass(frozen=True)
class Lying:
    """A piece, and how many columns it is wide, at most: all of them if it is 0."""

    piece: Piece
    columns: int = 1


def columns_of(width: float, pens: Pens) -> int:
    """How many have room beside each other."""
    least = pens.label_px * NARROWEST
    return min(MOST, max(1, int((width + pens.gap) / (least + pens.gap))))


def laid_out(
    pieces: Sequence[Lying], width: float, tall: float, pens: Pens
) -> Iterator[tuple[Piece, Rect]]:
    """Line by line, as many beside each other as have room, all of a line equally high. What is
    left of a height of `tall` the lines of charts share."""
    count = columns_of(width, pens)
    wide = (width - pens.gap * (count - 1)) / count
    lines = list(_lines(pieces, count))
    heights = []
    for line in lines:
        widths = _widths(line, count, wide, width, pens)
        each = zip(line, widths, strict=True)
        heights.append(max(lying.piece.height(w, pens) for lying, w in each))
    charts = [number for number, line in enumerate(lines) if line[0].columns]
    left = tall - sum(heights) - pens.gap * (len(lines) - 1)
    more = max(0.0, left) / max(1, len(charts))
    y = 0.0
    for number, line in enumerate(lines):
        high, x = heights[number] + (more if number in charts else 0), 0.0
        widths = _widths(line, count, wide, width, pens)
        for lying, w in zip(line, widths, strict=True):
            yield lying.piece, Rect(x, y, w, high)
            x += w + pens.gap
        y += high + pens.gap


def _widths(
    line: Sequence[Lying], count: int, wide: float, width: float, pens: Pens
) -> list[float]:
    """Of the pieces of a line: as many columns as each wants, and the last takes the rest."""
    taken = [min(lying.columns or count, count) for lying in line]
    widths = [wide * columns + pens.gap * (columns - 1) for columns in taken]
    used = sum(widths[:-1]) + pens.gap * (len(line) - 1)
    return [*widths[:-1], width - used]


def _lines(pieces: Sequence[Lying], count: int) -> Iterator[list[Lying]]:
    line, taken = list[Lying](), 0
    for lying in pieces:
        wants = min(lying.columns or count, count)
        if line and (taken + wants > count or not lying.columns or not line[0].columns):
            yield line
            line, taken = [], 0
        line.append(lying)
        taken += wants
    if line:
        yield line
