"""The title: what the program is, and where to go from here."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from game.learning.lesson import Lesson
from game.screen.controls.focus_ring import draw_focus
from game.screen.effects.glimmer import Sky
from game.screen.look import icons, palette
from game.screen.materials.flourish import (
    GAME_TITLE,
    draw_flourish,
    draw_title,
    flourished,
    title_at,
)
from game.screen.pages.game_summary import summary
from game.screen.pages.menu import Entry, MenuScene
from game.screen.pages.title import hall
from game.screen.pages.title.keyhole import Keyhole
from game.screen.pages.title.menu_list import MenuList, draw_entry, draw_shade, laid_out
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Point, Rect

LINE = 246 / 1080
"""The middle of the line under the name, as a part of the window's height; lower if the name is
large."""
SHORT_RULE = 90
"""On both sides of what waits, by the design."""
MENU_LEFT = 48
"""Where the menu begins, in the picture."""
FOOT = 24
"""From the lowest sentence to the edge of the window, by the design."""
Line = tuple[str, str, Rect, pygame.Surface]
"""What is written: id, words, place, picture."""


class Title(MenuScene):
    """Go on where one left off, begin something else, or quit. Nothing lies behind it for Esc."""

    name = "title"

    def __init__(self, program: Program) -> None:
        say, games = program.words.say, program.games
        waiting, self._waiting = games.waiting(), ""
        if waiting is not None and waiting.record is not None:
            self._waiting = summary(program.words, program.rules, waiting.record)
        elif waiting is not None:
            self._waiting = say("This game could not be saved yet.")
        left = program.lessons.left if waiting is None else None
        if left is not None:
            self._waiting = stopped(program, left)
        self._told = games.news()
        begin = Button("button.new_game", say("New game"), primary=not (waiting or left))
        entries: list[Entry] = [
            (begin, partial(program.ways.choose, 1)),
            (Button("button.two_players", say("Two players")), partial(program.ways.choose, 2)),
            *(
                [(Button("button.learn", say("Learn")), program.lessons.show)]
                if program.lessons.offered
                else []
            ),
            (Button("button.deals", say("Deals")), program.ways.deals),
            (Button("button.games", say("Games")), program.ways.games),
            (Button("button.statistics", say("Statistics")), program.ways.statistics),
            (Button("button.settings", say("Settings")), program.ways.settings),
            (Button("button.about", say("About")), program.ways.about),
            (Button("button.quit", say("Quit")), program.quit),
        ]
        if waiting is not None:
            go_on = Button("button.continue", say("Continue"), primary=True)
            entries.insert(0, (go_on, waiting.go_on))
        if left is not None:
            go_on = Button("button.go_on", say("Continue"), primary=True)
            entries.insert(0, (go_on, partial(program.lessons.begin, left)))
        super().__init__(program, entries, middle=(0, 0))
        self._sky = Sky()
        self._furnish()

    def _furnish(self) -> None:
        self._plain = self.program.settings.high_contrast
        self._keyhole = Keyhole(self.program.size)

    def resized(self) -> None:
        super().resized()
        self._furnish()

    def glance(self, point: Point | None) -> None:
        if point is not None and self._moves:
            self._keyhole.look(point)

    def advance(self, dt: float) -> None:
        if self.program.attention.here:
            self._sky.advance(dt)
            if self._moves:
                self._keyhole.advance(dt)

    @property
    def _moves(self) -> bool:
        return not (self._plain or self.program.tempo.reduced)

    def sprites(self) -> list[Image]:
        return [*self._keyhole.images(), *self._sky.images()] if self._moves else []

    def texts(self) -> list[Thing]:
        lines = [Thing(key, "text", words, rect) for key, words, rect, _ in self._lines()]
        return [Thing("text.title", "text", GAME_TITLE, self._name), *lines]

    def buttons(self) -> list[Button]:
        return list(self._menu.buttons)

    def paint(self, surface: Canvas) -> None:
        program = self.program
        picture = program.backdrop if self._plain else program.grounds.only("title", program.size)
        surface.blit(picture, (0, 0))
        size, menu, under = self.program.size, self._menu, self._subtitle[2]
        parts = (hall.KEYHOLE, *hall.DOORS, *hall.HUNG)
        waits = next((rect for key, _, rect, _ in self._lines() if key == "text.waiting"), None)
        taken = [flourished(line, self.places) for line in (under, waits) if line is not None]
        taken += (hall.placed(size, part) for part in parts)
        self._sky.sow(size, [*taken, *(thing.rect for thing in self.things())])
        if self._plain:
            self._draw_plain_keyhole(surface)
        elif menu.written.right > hall.across(size, hall.DOORS[0].x):
            draw_shade(surface, menu.written)
        draw_title(surface, self.program.text, self.places)
        for _, _, rect, picture in self._lines():
            surface.blit(picture, (round(rect.x), round(rect.y)))
        draw_flourish(surface, under, self.places)
        if waits is not None:
            draw_flourish(surface, waits, self.places, SHORT_RULE)
        self._draw_menu(surface, menu)

    def _draw_menu(self, surface: Canvas, menu: MenuList) -> None:
        for button in menu.buttons:
            chosen = button.id in (self._hover, self._focus)
            draw_entry(surface, button, self.program.text, self.places, menu.px, chosen)
            if button.id == self._focus:
                inner = button.rect.grown(-self.places.px(5))
                draw_focus(surface, self.places, inner, self.places.px(8))

    def _draw_plain_keyhole(self, surface: Canvas) -> None:
        box = hall.placed(self.program.size, hall.KEYHOLE)
        for part, ink in ((1.0, palette.GOLD), (0.95, palette.TABLE)):
            picture = icons.draw("keyhole", round(box.h * part), ink)
            surface.blit(picture, picture.get_rect(center=box.centre))

    # From the head downwards: the name and the line under it. From the foot upwards: what the
    # program is, what waits, what is to be told. The menu has the room at the left between them.

    @property
    def _name(self) -> Rect:
        places = self.places
        return Rect.around(title_at(places), places.px(900), places.display(104) * 1.25)

    @property
    def _menu(self) -> MenuList:
        places, (width, height) = self.places, self.program.size
        left = max(places.px(36), hall.across(self.program.size, MENU_LEFT))
        top = self._subtitle[2].bottom + places.px(24)
        bottom = min([height - places.px(20), *(line[2].y for line in self._sentences())])
        room = Rect(left, top, width * 0.46 - left, bottom - top)
        buttons = [button for button, _ in self._entries]
        return laid_out(buttons, self.program.text, places, room)

    def _lines(self) -> list[Line]:
        return [self._subtitle, *self._sentences()]

    @property
    def _subtitle(self) -> Line:
        """The line under the name."""
        places, size = self.places, self.program.size
        words = self.program.words.say("A game of dreams for one or two players")
        px = places.text(26)
        picture = self.program.text.fitted(words, "body_italic", px, palette.BODY, size[0] - 40)
        under = title_at(places)[1] + places.display(104) * 0.6 + px * 0.6
        middle = size[0] / 2, max(size[1] * LINE, under)
        return "text.line", words, Rect.around(middle, *picture.get_size()), picture

    def _sentences(self) -> list[Line]:
        """At the foot, from the lowest upwards."""
        say = self.program.words.say
        wanted = [("text.about", say("An unofficial fan edition"), 17, palette.CAPTION_IDLE)]
        if self._waiting:
            wanted.append(("text.waiting", self._waiting, 22, palette.IVORY))
        if self._told:
            wanted.append(("text.told", self._told, 20, palette.LEGAL))
        lines, (width, low) = list[Line](), self.program.size
        y = low - self.places.px(FOOT)
        for key, words, px, ink in wanted:
            picture = self._paragraph(words, px, ink)
            y -= picture.get_height()
            rect = Rect.around((width / 2, y), *picture.get_size())
            lines.append((key, words, replace(rect, y=y), picture))
            y -= self.places.px(8)
        return lines

    def _paragraph(self, words: str, px: int, ink: palette.Colour) -> pygame.Surface:
        text, px = self.program.text, self.places.text(px)
        room = round(min(self.places.px(1240), self.program.size[0] - 40))
        wrap = 0 if text.width(words, "body", px) <= room else room
        return text.render(words, "body", px, ink, wrap=wrap)


def stopped(program: Program, lesson: Lesson) -> str:
    """Where a lesson was left."""
    parts, name = lesson.parts, program.lessons.progress(lesson).part
    number, part = next((n, part) for n, part in enumerate(parts, 1) if part.name == name)
    words = program.words
    return f"{lesson.where(words, number)}   ·   {words.say(part.title)}"
