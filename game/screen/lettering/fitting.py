"""Fits words into their room: on more lines, in narrower letters, in smaller ones, at last
shortened, and always readable. Letters that a player wants large are made smaller only where words
would be lost otherwise."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

import pygame

from game.screen.lettering.legible import MORE, cut
from game.screen.lettering.paragraphs import Lines, wrapped
from game.screen.lettering.text import Text
from game.screen.look.palette import Colour
from game.screen.sheet import Canvas
from game.table.layout.places import Places

CLOSE = {"title": 0.9, "body": 0.82, "body_bold": 0.82, "label": 1.0}
"""Least distance between lines, by the height of a line: letters just do not touch."""
SHRUNK = 0.8
"""Least size of letters, by the wanted one, before words go to another line; but never lower than
the smallest text in the letters that the player wants."""
FIRM, EASED = 0, 1
"""How far letters yield: not at all; as far as `SHRUNK`. Each further step takes a pixel away."""
NARROW = "body_bold"
"""Role of letters that are narrower than those of a label or heading of the same height."""
STUMP = 5
"""Letters that a shortened word keeps at least."""


@dataclass(frozen=True)
class Paragraph:
    """Lines in letters of one role and height."""

    role: str
    px: int
    lines: Lines = ()

    @property
    def said(self) -> str:
        return " ".join(self.lines)

    def least(self, text: Text) -> float:
        """Returns the least height that it needs."""
        return len(self.lines) * closest(text, self.role, self.px)

    def pictures(self, text: Text, ink: Colour) -> list[pygame.Surface]:
        """Returns a picture of every line."""
        return [text.render(line, self.role, self.px, ink) for line in self.lines]


def fitted(
    text: Text, places: Places, told: str, role: str, px: int, ink: Colour, room: float, most: int
) -> list[pygame.Surface]:
    """Returns a sentence on as few lines as possible, at most `most`, none wider than the room.
    `px` is a height in design pixels."""
    return measured(text, places, told, role, px, room, most).pictures(text, ink)


def between_cards(
    text: Text,
    places: Places,
    told: str,
    role: str,
    px: int,
    ink: Colour,
    room: tuple[float, float],
    most: int,
) -> list[pygame.Surface]:
    """Returns a sentence in a room between cards, of this width and height. Large letters take as
    many lines as the room is high, and are narrow where they would not fit."""
    return fitting_in(text, places, told, role, px, room, most).pictures(text, ink)


def fitting_in(
    text: Text,
    places: Places,
    told: str,
    role: str,
    px: int,
    room: tuple[float, float],
    most: int,
    resorting: bool = True,
) -> Paragraph:
    """Returns the same as a paragraph. Words that could be told otherwise need not be in smaller
    letters than the player wants, which is a last resort."""
    if places.letters > 1:
        most = max(most, int(room[1] / closest(text, "body", places.text(0))))
    for way, step in ways(role, places, resorting):
        shown = measured(text, places, told, way, px, room[0], most, step)
        if shown.said == told and shown.least(text) <= room[1]:
            break
    return shown


def ways(role: str, places: Places, resorting: bool) -> Iterator[tuple[str, int]]:
    """Yields the ways to write words, the best first: the role of the letters, and how far they
    yield."""
    if places.letters > 1:
        yield from product((role, NARROW), (FIRM, EASED))
        if resorting:
            yield from product((NARROW,), last_resorts(places))
    else:
        yield role, EASED


def last_resorts(places: Places) -> range:
    """Returns the steps by which large letters yield where words would be lost otherwise, until
    they are as small as usual."""
    return range(EASED + 1, EASED + 1 + places.text(0) - places.usual(0))


def measured(
    text: Text,
    places: Places,
    told: str,
    role: str,
    px: int,
    room: float,
    most: int,
    step: int = EASED,
) -> Paragraph:
    """Returns a sentence on as few lines as possible, at most `most`, none wider than the `room` in
    pixels. Its letters are `px` design pixels high, and yield by `step`."""
    wanted = places.text(px)
    if step == FIRM:
        least = wanted
    else:
        eased = max(places.text(0), round(wanted * SHRUNK))
        least = max(places.usual(0), eased - (step - EASED))
    sizes = least, wanted if step <= EASED else least
    return between(text, told, role, sizes, room, most)


@lru_cache(maxsize=512)
def between(
    text: Text, told: str, role: str, sizes: tuple[int, int], room: float, most: int
) -> Paragraph:
    """Returns a sentence in letters of a height between these two, in pixels."""
    least, wanted = sizes
    for count in range(1, most + 1):
        for size in range(wanted, least - 1, -1):
            lines = wrapped(text, told, role, size, int(room))
            if len(lines) <= count and fits(text, lines, role, size, room):
                return Paragraph(role, size, lines)
    shorter = [told, *shortened(cut(told))]

    def has_room(words: str) -> bool:
        lines = wrapped(text, words, role, least, int(room))
        return len(lines) <= most and fits(text, lines, role, least, room)

    first = bisect_left(shorter, True, key=has_room)
    said = shorter[min(first, len(shorter) - 1)]
    while len(said) > len(MORE) + 1 and not has_room(said):  # the stump of a wide name
        said = said.rstrip(MORE)[:-1] + MORE
    return Paragraph(role, least, wrapped(text, said, role, least, int(room)))


@lru_cache(maxsize=512)
def balanced(text: Text, shown: Paragraph, room: int) -> Paragraph:
    """Returns the paragraph on as many lines, of about the same length; `room` is their greatest
    width in pixels."""
    while room > 1:
        lines = wrapped(text, shown.said, shown.role, shown.px, room - 1)
        widest = round(max(text.width(line, shown.role, shown.px) for line in lines))
        if len(lines) > len(shown.lines) or widest >= room:
            break
        room = widest
        shown = replace(shown, lines=lines)
    return shown


def fits(text: Text, lines: Lines, role: str, px: int, room: float) -> bool:
    return all(text.width(line, role, px) <= room for line in lines)


def shortened(told: str) -> Iterator[str]:
    """Yields shorter and shorter sentences: first the longest words, which are long names, lose
    their ends, then the sentence does."""
    words = told.split(" ")
    while len(longest := max(words, key=len)) > STUMP + 1:
        words[words.index(longest)] = longest.rstrip(MORE)[:-1] + MORE
        yield " ".join(words)
    while len(words) > 1:
        words.pop()
        yield " ".join(words).rstrip(MORE) + MORE


def height(lines: Sequence[pygame.Surface]) -> int:
    """Returns the height of lines below each other if there is room."""
    return sum([line.get_height() for line in lines])


def closest(text: Text, role: str, px: int) -> float:
    """Returns the least height that a line needs."""
    return text.line_height(role, px) * CLOSE[role]


def draw_lines(
    surface: Canvas,
    lines: Sequence[pygame.Surface],
    x: float,
    middle: float,
    room: float,
    centred: bool = False,
) -> None:
    """Draws lines below each other about a middle height, closer if there is little room. They
    begin at x, or are centred about it."""
    part = min(1.0, room / height(lines))
    y = middle - height(lines) * part / 2
    for line in lines:
        left = x - line.get_width() / 2 if centred else x
        y += line.get_height() * part / 2
        surface.blit(line, (round(left), round(y - line.get_height() / 2)))
        y += line.get_height() * part / 2
