"""A page that tells something and asks how to go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.screen import palette
from game.screen.scenes.menu import Entry, MenuScene
from game.screen.widgets import draw_panel
from game.table.places import Places, Rect
from game.table.things import Thing

if TYPE_CHECKING:
    from game.screen.app import App

CORNERS = (380, 270), (1540, 790)
ROOM = 1040
"""Width of the sentences."""


class Notice(MenuScene):
    """A heading, a few sentences, and buttons: the first is what is usually wanted."""

    def __init__(
        self, app: App, name: str, heading: str, told: Sequence[str], entries: list[Entry]
    ) -> None:
        super().__init__(app, entries, middle=(960, 710))
        self.name = name
        self._heading = heading
        self._told = tuple(told)

    def texts(self) -> list[Thing]:
        return [Thing(key, "text", words, rect) for key, words, rect, _ in self._lines()]

    def _lines(self) -> list[tuple[str, str, Rect, pygame.Surface]]:
        """The heading and every sentence below it: id, words, place, picture."""
        places, text = self.places, self.app.text
        room = places.px(ROOM)
        heading = text.fitted(self._heading, "title", places.text(58), palette.GOLD_TEXT, room)
        lines = [("text.heading", self._heading, heading)]
        for number, words in enumerate(self._told):
            px = places.text(26)
            picture = text.render(words, "body", px, palette.IVORY, wrap=round(room))
            lines.append((f"text.told.{number}", words, picture))
        x, y = places.at(960, CORNERS[0][1] + 60)
        placed = []
        for key, words, picture in lines:
            width, height = picture.get_size()
            placed.append((key, words, Rect(x - width / 2, y, width, height), picture))
            y += height + places.px(20)
        return placed

    def paint(self, surface: pygame.Surface) -> None:
        places = self.places
        surface.blit(self.app.backdrop, (0, 0))
        draw_panel(surface, self._panel(places), places)
        for _, _, rect, picture in self._lines():
            surface.blit(picture, (round(rect.x), round(rect.y)))
        self.draw_buttons(surface)

    def _panel(self, places: Places) -> Rect:
        (left, top), (right, bottom) = (places.at(*corner) for corner in CORNERS)
        return Rect(left, top, right - left, bottom - top)
