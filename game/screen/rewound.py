"""The mark of a game that was rewound: under its name, where no card ever lies."""

from __future__ import annotations

import pygame

from game.screen import fitting, palette
from game.screen.text import Text
from game.table.places import Places, Rect

HEIGHT = 74
"""Of its middle, by the design."""
LEFT, RIGHT = 40, 290


def mark_at(places: Places) -> Rect:
    """Where it stands."""
    (left, middle), (right, _) = places.at(LEFT, HEIGHT), places.at(RIGHT, HEIGHT)
    height = places.text(16) * 1.3
    return Rect(left, middle - height / 2, right - left, height)


def draw_mark(surface: pygame.Surface, text: Text, places: Places, told: str) -> None:
    """Says how often; nothing if that is empty."""
    if told:
        at = mark_at(places)
        lines = fitting.fitted(text, places, told, "body", 16, palette.CAPTION, at.w, 1)
        fitting.draw_lines(surface, lines, at.x, at.centre[1], at.h)
