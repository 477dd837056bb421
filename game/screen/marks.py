"""What is noted of a game at the edge of the table, where no card ever lies."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.screen import palette
from game.screen.fitting import between_cards, draw_lines
from game.screen.text import Text
from game.table.places import Places, Rect


@dataclass(frozen=True)
class Mark:
    """Words in a room, on at most so many lines."""

    id: str
    words: str
    rect: Rect
    most: int
    ink: palette.Colour


def rewound(places: Places, words: str) -> Mark:
    """How often the game was, under its name."""
    (left, middle), (right, _) = places.at(40, 74), places.at(290, 74)
    height = places.text(16) * 1.3
    rect = Rect(left, middle - height / 2, right - left, height)
    return Mark("rewound", words, rect, 1, palette.CAPTION)


def unkept(places: Places, words: str) -> Mark:
    """Why the last command is not on the disk."""
    return Mark("unkept", words, places.note_at, 4, palette.LEGAL)


def draw_mark(surface: pygame.Surface, text: Text, places: Places, mark: Mark) -> None:
    """Writes it in its room."""
    rect = mark.rect
    room = rect.w, rect.h
    lines = between_cards(text, places, mark.words, "body", 16, mark.ink, room, mark.most)
    draw_lines(surface, lines, rect.x, rect.centre[1], rect.h)
