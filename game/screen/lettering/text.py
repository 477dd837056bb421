"""Text in the bundled fonts, rendered once for as long as it is used."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.screen.look.assets import Incomplete, font_path
from game.screen.look.palette import Colour
from game.table.layout.places import Point

FONTS = {
    "title": "marcellus-latin-400-normal",
    "label": "josefin-sans-latin-600-normal",
    "number": "josefin-sans-latin-700-normal",
    "body": "alegreya-sans-latin-400-normal",
    "body_bold": "alegreya-sans-latin-700-normal",
    "body_italic": "alegreya-sans-latin-400-italic",
}
"""What a text is for, and its font."""
SMALLEST = 11
"""Below this height in pixels nothing can be read."""
FINE_BELOW, FINE = 22, 3
"""Smaller sentences are drawn so many times as large and reduced: on whole pixels their letters
would run into each other, and stops vanish."""


def fineness(role: str, px: int) -> int:
    """How many times as large a line is drawn."""
    return FINE if role.startswith("body") and px < FINE_BELOW else 1


class Text:
    """Renders lines and paragraphs. Heights are font heights in pixels."""

    def __init__(self) -> None:
        self._font = lru_cache(maxsize=64)(self._open)
        self.render = lru_cache(maxsize=512)(self._render)

    def _open(self, role: str, px: int) -> pygame.Font:
        try:
            return pygame.Font(font_path(FONTS[role]), px)
        except (OSError, pygame.error) as trouble:
            raise Incomplete(f"fonts/{FONTS[role]}.woff") from trouble

    def _render(
        self, text: str, role: str, px: int, colour: Colour, tracking: float = 0.0, wrap: int = 0
    ) -> pygame.Surface:
        """The picture of a text, not to be changed: it is shared.

        `tracking` is added between letters; `wrap` is the width of a paragraph, 0 for one line.
        """
        text = text.replace("\u202f", "\u00a0")
        if not tracking:
            return self._in_one(text, role, px, colour, wrap)
        font = self._font(role, px)
        width = self.width(text, role, px, tracking)
        letters = [font.render(letter, True, colour) for letter in text]
        # A capital with an accent is higher than the font says: all stand on the same line.
        height = max((letter.get_height() for letter in letters), default=font.get_height())
        line = pygame.Surface((max(1, round(width)), height), pygame.SRCALPHA)
        line.fill((*colour[:3], 0))
        x = 0.0
        for letter in letters:
            line.blit(letter, (round(x), height - letter.get_height()))
            x += letter.get_width() + tracking
        return line

    def _in_one(self, text: str, role: str, px: int, colour: Colour, wrap: int) -> pygame.Surface:
        fine = fineness(role, px)
        font = self._font(role, px * fine)
        font.align = pygame.FONT_CENTER
        drawn = font.render(text, True, colour, None, wrap * fine)
        if fine == 1:
            return drawn
        size = round(drawn.get_width() / fine), round(drawn.get_height() / fine)
        return pygame.transform.smoothscale(drawn, size)

    def width(self, text: str, role: str, px: int, tracking: float = 0.0) -> float:
        """Of a line, in pixels."""
        if not tracking:
            fine = fineness(role, px)
            return round(self._font(role, px * fine).size(text)[0] / fine)
        font = self._font(role, px)
        return sum(font.size(letter)[0] + tracking for letter in text) - tracking

    def line_height(self, role: str, px: int) -> int:
        """Of a line, in pixels."""
        fine = fineness(role, px)
        return round(self._font(role, px * fine).get_height() / fine)

    def below(self, role: str, px: int) -> int:
        """How far a line reaches below what its letters stand on, in pixels."""
        font = self._font(role, px)
        return font.get_height() - font.get_ascent()

    def fitted(self, text: str, role: str, px: int, colour: Colour, room: float) -> pygame.Surface:
        """A line that is no wider than the room, smaller if it must be."""
        while px > SMALLEST and self.width(text, role, px) > room:
            px -= 1
        return self.render(text, role, px, colour)


def write(
    surface: pygame.Surface,
    text: Text,
    words: str,
    role: str,
    px: int,
    colour: Colour,
    centre: Point,
    tracking: float = 0.0,
) -> None:
    """A line about a point."""
    line = text.render(words, role, px, colour, tracking)
    at = centre[0] - line.get_width() / 2, centre[1] - raised(line, text.line_height(role, px))
    surface.blit(line, (round(at[0]), round(at[1])))


def raised(line: pygame.Surface, height: int) -> float:
    """From the upper edge of a line to the middle of its letters. Some letters are higher than
    their font: with them a line does not stand lower than others."""
    over = max(0, line.get_height() - height)
    return (line.get_height() + over) / 2


def write_from(
    surface: pygame.Surface,
    text: Text,
    words: str,
    role: str,
    px: int,
    colour: Colour,
    at: Point,
    tracking: float = 0.0,
) -> None:
    """A line that starts at a point, which is in the middle of its height."""
    line = text.render(words, role, px, colour, tracking)
    surface.blit(line, (round(at[0]), round(at[1] - line.get_height() / 2)))
