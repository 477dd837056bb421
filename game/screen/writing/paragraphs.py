"""Lines of text that start at one edge, and the scrolling of more lines than have room."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.screen.look import palette, slabs
from game.screen.look.wells import sink
from game.screen.writing.text import Text
from game.table.layout.places import Places, Point, Rect

LEADING = 1.42
"""From line to line of a paragraph, by the height of its text."""
BASE = 0.08
"""Text of this font looks centred when it stands so much lower, by its height."""
Lines = tuple[str, ...]
"""A paragraph, broken."""


def line_height(places: Places) -> float:
    """From line to line of a panel's text."""
    return places.text(19) * LEADING


@lru_cache(maxsize=1024)
def wrapped(text: Text, words: str, role: str, px: int, room: int) -> Lines:
    """A paragraph broken into lines of at most `room` pixels, never at a no-break space."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text.width(longer, role, px) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def write_from(
    surface: pygame.Surface,
    text: Text,
    words: str,
    role: str,
    px: int,
    colour: palette.Colour,
    at: Point,
    tracking: float = 0.0,
) -> None:
    """A line that starts at a point, which is in the middle of its height."""
    line = text.render(words, role, px, colour, tracking)
    surface.blit(line, (round(at[0]), round(at[1] - line.get_height() / 2)))


def write_lines(
    surface: pygame.Surface,
    text: Text,
    lines: Lines,
    px: int,
    colour: palette.Colour,
    rect: Rect,
    role: str = "body",
) -> None:
    """A paragraph from the upper left corner of a rectangle."""
    for i, line in enumerate(lines):
        y = rect.y + px * (LEADING * (i + 0.5) + BASE)
        write_from(surface, text, line, role, px, colour, (rect.x, y))


@dataclass
class Scroll:
    """How many lines a content is turned away from where it opens, 0 to `most`."""

    by: int = 0
    most: int = 0

    def fit(self, lines: int, room: int) -> None:
        """So many lines there are, and for so many there is room."""
        self.most = max(0, lines - room)
        self.by = min(self.by, self.most)

    def turn(self, lines: int) -> None:
        """Turns it further away, or with a negative number back."""
        self.by = max(0, min(self.most, self.by + lines))


def draw_bar(
    surface: pygame.Surface, places: Places, content: Rect, first: int, shown: int, lines: int
) -> None:
    """Beside a content, which part of its lines is in sight; nothing if all are."""
    if shown >= lines:
        return
    width = max(5, places.px(7))
    track = Rect(content.right + places.px(8), content.y, width, content.h)
    sink(surface, places, track, width / 2)
    length = max(track.h * shown / lines, 4 * width)
    y = track.y + (track.h - length) * first / (lines - shown)
    thumb = Rect(track.x, y, width, length)
    slabs.slab(surface, thumb, width / 2, 1, slabs.THUMB, places)
