"""Words in the room they have: smaller, on more lines, at last shortened; always readable."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.screen.palette import Colour
from game.screen.panels.lines import Lines, wrapped
from game.screen.text import Text
from game.table.places import Places

CLOSE = {"title": 0.9, "body": 0.82, "label": 1.0}
"""From line to line at least, by the height of a line: letters just do not touch."""
SHRUNK = 0.8
"""Letters become so much smaller at most, before words go to another line."""
STUMP = 5
"""Letters of a word that are left at least when it is shortened."""
MORE = "…"


def fitted(
    text: Text, places: Places, told: str, role: str, px: int, ink: Colour, room: float, most: int
) -> list[pygame.Surface]:
    """A sentence on as few lines as it takes, at most so many, none wider than the room. `px` is a
    height of the design."""
    size, lines = measured(text, places, told, role, px, room, most)
    return [text.render(line, role, size, ink) for line in lines]


def measured(
    text: Text, places: Places, told: str, role: str, px: int, room: float, most: int
) -> tuple[int, Lines]:
    """The height of its letters, and what stands on each line."""
    wanted = places.text(px)
    least = max(places.text(0), round(wanted * SHRUNK))
    for count in range(1, most + 1):
        for size in range(wanted, least - 1, -1):
            lines = wrapped(text, told, role, size, int(room))
            if len(lines) <= count and fits(text, lines, role, size, room):
                return size, lines
    for shorter in shortened(told):
        lines = wrapped(text, shorter, role, least, int(room))
        if len(lines) <= most and fits(text, lines, role, least, room):
            break
    return least, lines


def fits(text: Text, lines: Lines, role: str, px: int, room: float) -> bool:
    """Whether no line is wider than the room."""
    return all(text.width(line, role, px) <= room for line in lines)


def shortened(told: str) -> Iterator[str]:
    """Shorter and shorter: first the longest words lose their ends, which are long names, then
    the sentence does."""
    words = told.split(" ")
    while len(longest := max(words, key=len)) > STUMP + 1:
        words[words.index(longest)] = longest.rstrip(MORE)[:-1] + MORE
        yield " ".join(words)
    while len(words) > 1:
        words.pop()
        yield " ".join(words) + MORE


def height(lines: Sequence[pygame.Surface]) -> int:
    """How much height lines take below each other if there is room."""
    return sum(line.get_height() for line in lines)


def closest(text: Text, role: str, px: int) -> float:
    """How much height a line takes at least."""
    return text.line_height(role, px) * CLOSE[role]


def draw_lines(
    surface: pygame.Surface,
    lines: Sequence[pygame.Surface],
    x: float,
    middle: float,
    room: float,
    centred: bool = False,
) -> None:
    """Lines below each other about a middle height, closer if there is little room; they begin at
    x, or are centred about it."""
    part = min(1.0, room / height(lines))
    y = middle - height(lines) * part / 2
    for line in lines:
        left = x - line.get_width() / 2 if centred else x
        y += line.get_height() * part / 2
        surface.blit(line, (round(left), round(y - line.get_height() / 2)))
        y += line.get_height() * part / 2
