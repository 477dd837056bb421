"""Whose game this is and whose it is not, which version, and what one may do with it."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game import __version__
from game.screen.look import palette
from game.screen.materials.paper import draw_sheet
from game.screen.pages.menu import BACK, MenuScene
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect

ROOM, LARGE_ROOM = 1040, 1700
"""Width of the sentences by the design, also in large letters."""
HEADING, LETTERS = 58, 25
APART, MARGIN, EDGE = 22, 60, 24
"""Between sentences, about all of them, and from the panel to the edge of the window."""
Line = tuple[str, str, Rect, pygame.Surface]
"""What is written: id, words, place, picture."""


class About(MenuScene):
    """Told in sentences; back leads to the title."""

    name = "about"

    def __init__(self, program: Program) -> None:
        super().__init__(program, [], middle=(960, 900))
        self.resized()

    def resized(self) -> None:
        super().resized()
        say = self.program.words.say
        back = Button(BACK, say("Back"), primary=True, hint="Esc")
        self._entries = [(back, self.program.ways.title)]
        self._heading = say("About")
        self._told = (
            self.program.words.disclaimer(),
            say("Version {version}", version=__version__),
            say("The code is free under the MIT licence, pictures and sounds under CC BY 4.0, the "
                "typefaces under the SIL Open Font License 1.1."),
        )  # fmt: skip
        self._lines = self._laid_out()

    def texts(self) -> list[Thing]:
        return [Thing(key, "text", words, rect) for key, words, rect, _ in self._lines]

    def _laid_out(self) -> list[Line]:
        """In letters that are as large as there is room for, about the middle of the window."""
        places = self.places
        for smaller in places.smaller():
            pictures = self._pictures(smaller)
            height = sum(picture.get_height() + places.px(APART) for picture in pictures)
            whole = height + places.target + 2 * places.px(MARGIN)
            if whole <= places.size[1] - 2 * places.px(EDGE):
                break
        x, y = places.size[0] / 2, (places.size[1] - whole) / 2 + places.px(MARGIN)
        told = (
            ("text.heading", self._heading),
            *((f"text.told.{number}", words) for number, words in enumerate(self._told)),
        )
        lines = []
        for (key, words), picture in zip(told, pictures, strict=True):
            width, height = picture.get_size()
            lines.append((key, words, Rect(x - width / 2, y, width, height), picture))
            y += height + places.px(APART)
        return lines

    def _pictures(self, places: Places) -> list[pygame.Surface]:
        text, room = self.program.text, self._width - places.px(120)
        px = places.display(HEADING)
        heading = text.fitted(self._heading, "title", px, palette.GOLD_TEXT, room)
        px = places.text(LETTERS)
        return [
            heading,
            *(
                text.render(words, "body", px, palette.IVORY, wrap=round(room))
                for words in self._told
            ),
        ]

    @property
    def _width(self) -> float:
        """Of the panel."""
        places = self.places
        wanted = places.px(places.eased(ROOM, LARGE_ROOM) + 120)
        return min(wanted, places.size[0] - 2 * places.px(EDGE))

    @property
    def foot(self) -> Rect:
        """The button stands below the last sentence."""
        usual, last = super().foot, self._lines[-1][2]
        middle = self.places.size[0] / 2
        y = last.bottom + self.places.px(APART)
        return replace(usual, x=middle - usual.w / 2, y=y)

    def paint(self, surface: Canvas) -> None:
        places, width = self.places, self._width
        surface.blit(self.program.vignette("aquarium"), (0, 0))
        top = self._lines[0][2].y - places.px(MARGIN)
        height = self.foot.bottom + places.px(MARGIN * 0.8) - top
        draw_sheet(surface, Rect(places.size[0] / 2 - width / 2, top, width, height), places)
        for _, _, rect, picture in self._lines:
            surface.blit(picture, (round(rect.x), round(rect.y)))
        self.draw_buttons(surface)
