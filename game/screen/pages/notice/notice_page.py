"""A page that tells something and asks how to go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pygame

from game.screen.look import palette
from game.screen.materials.paper import draw_sheet
from game.screen.pages.menu import Entry, MenuScene
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Rect

TOP = 300
"""Of the heading."""
ROOM, LARGE_ROOM = 1040, 1640
"""Width of the sentences, also in large letters."""


Told = tuple[str, Sequence[str], list[Entry]]
"""A heading, sentences, and buttons."""


class Notice(MenuScene):
    """What is told, in the language that is spoken. Esc, too, presses the first button: it loses
    nothing."""

    inks = palette.GOLD_TEXT, palette.IVORY
    """Of the heading, and of the sentences."""

    def __init__(self, program: Program, name: str, tell: Callable[[], Told]) -> None:
        super().__init__(program, [], middle=(960, 710))
        self.name = name
        self._tell = tell
        self.resized()

    def resized(self) -> None:
        super().resized()
        self._heading, self._told, self._entries = self._tell()
        self.escape = self._entries[0][0].id

    def texts(self) -> list[Thing]:
        return [Thing(key, "text", words, rect) for key, words, rect, _ in self._lines()]

    def _lines(self) -> list[tuple[str, str, Rect, pygame.Surface]]:
        """The heading and every sentence below it: id, words, place, picture."""
        places = self.places
        x, y = places.at(960, TOP)
        placed = []
        for key, words, picture in self._pictures():
            width, height = picture.get_size()
            placed.append((key, words, Rect(x - width / 2, y, width, height), picture))
            y += height + places.px(20)
        return placed

    def _pictures(self) -> Iterator[tuple[str, str, pygame.Surface]]:
        places, text = self.places, self.program.text
        room, px = places.px(places.eased(ROOM, LARGE_ROOM)), places.display(58)
        heading = text.fitted(self._heading, "title", px, self.inks[0], room)
        yield "text.heading", self._heading, heading
        for number, words in enumerate(self._told):
            px = places.text(26)
            picture = text.render(words, "body", px, self.inks[1], wrap=round(room))
            yield f"text.told.{number}", words, picture

    @property
    def foot(self) -> Rect:
        """The buttons stand below the last sentence."""
        usual, last = super().foot, self._lines()[-1][2]
        y = max(usual.y, last.bottom + self.places.px(30))
        return replace(usual, y=y)

    def paint(self, surface: Canvas) -> None:
        surface.blit(self.program.backdrop, (0, 0))
        places = self.places
        width = places.px(places.eased(ROOM, LARGE_ROOM) + 120)
        top, bottom = places.at(960, TOP - 60)[1], self.foot.bottom + places.px(50)
        middle = places.at(960, 0)[0]
        draw_sheet(surface, Rect(middle - width / 2, top, width, bottom - top), places)
        self.write(surface)

    def write(self, surface: Canvas) -> None:
        """What is told, and the buttons."""
        for _, _, rect, picture in self._lines():
            surface.blit(picture, (round(rect.x), round(rect.y)))
        self.draw_buttons(surface)
