"""The title: what the program is, and where to go from here."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.screen.controls.buttons import Button
from game.screen.effects.glimmer import Sky
from game.screen.lettering.game_title import GAME_TITLE, draw_title, title_at
from game.screen.look import palette
from game.screen.look.flourish import draw_flourish, flourished
from game.screen.pages.game_summary import summary
from game.screen.pages.menu import Entry, MenuScene
from game.screen.scene import Program
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.table.hands.things import Thing
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.poses import Pose, Sprite

SHOWN = ("OD1", "AD1", "GD1", "LD1")
"""One Door of each place."""
LINE_AT, CARDS_AT, ABOUT_AT = (960, 246), (960, 530), (960, 975)
"""Middles of the parts, by the design; where letters are large they move apart."""
ABOUT_WIDTH = 1150
Line = tuple[str, str, Rect, pygame.Surface]
"""What is written: id, words, place, picture."""


class Title(MenuScene):
    """Go on where one left off, begin something else, or quit. Nothing lies behind it for Esc."""

    name = "title"
    most_rows = 2

    def __init__(self, program: Program) -> None:
        say, games = program.words.say, program.games
        waiting, self._waiting = games.waiting(), ""
        if waiting is not None and waiting.record is not None:
            self._waiting = summary(program.words, program.rules, waiting.record)
        elif waiting is not None:
            self._waiting = say("This game could not be saved yet.")
        self._told = games.news()
        begin = Button("button.new_game", say("New game"), primary=not self._waiting)
        entries: list[Entry] = [
            (begin, program.games.new_game),
            (Button("button.two_players", say("Two players")), program.set_table),
            (Button("button.games", say("Games")), program.show_games),
            (Button("button.settings", say("Settings")), program.show_settings),
            (Button("button.quit", say("Quit")), program.quit),
        ]
        if waiting is not None:
            go_on = Button("button.continue", say("Continue"), primary=True)
            entries.insert(0, (go_on, waiting.go_on))
        super().__init__(program, entries, middle=(960, 836))
        self._picture = program.grounds.take("title", program.size)
        self._sky = Sky()

    def resized(self) -> None:
        super().resized()
        self._picture = self.program.grounds.take("title", self.program.size)

    def advance(self, dt: float) -> None:
        if self.program.attention.here:
            self._sky.advance(dt)

    def sprites(self) -> list[Image]:
        return [] if self.program.tempo.reduced else list(self._sky.images())

    def texts(self) -> list[Thing]:
        places = self.places
        name = Rect.around(title_at(places), places.px(900), places.display(104) * 1.25)
        lines = [Thing(key, "text", words, rect) for key, words, rect, _ in self._lines()]
        return [Thing("text.title", "text", GAME_TITLE, name), *lines]

    def paint(self, surface: Canvas) -> None:
        surface.blit(self._picture, (0, 0))
        room, under = self._room, self._subtitle[2]
        taken = [room, flourished(under, self.places)]
        self._sky.sow(self.program.size, [*taken, *(thing.rect for thing in self.things())])
        draw_title(surface, self.program.text, self.places)
        for _, _, rect, picture in self._lines():
            surface.blit(picture, (round(rect.x), round(rect.y)))
        draw_flourish(surface, under, self.places)
        width = min(self.places.px(212), room.h / CARD_RATIO)
        usual = self.places.at(*CARDS_AT)[1]
        low, high = room.y + width * CARD_RATIO / 2, room.bottom - width * CARD_RATIO / 2
        y = max(low, min(usual, high))
        cards = self.program.rules["base"].cards
        for i, card_id in enumerate(SHOWN):
            pose = Pose(room.centre[0] + (i - 1.5) * width * 1.18, y, width)
            sprite = Sprite(card_id, cards[card_id], "doors", pose)
            surface.blit(*self.program.cards.resting(sprite, pose))
        self.draw_buttons(surface)

    # From the foot upwards: what the program is, the buttons, what waits; from the head downwards:
    # the name, the line under it, what is to be told; the cards have the room between.

    @property
    def foot(self) -> Rect:
        """The buttons stand over the sentences at the foot, in one row or two."""
        usual, about = super().foot, self._about[2]
        half = self.places.target * (1.4 if self._rows_are_two else 0.7)
        y = min(usual.centre[1], about.y - half)
        return replace(usual, y=y - usual.h / 2)

    @property
    def _rows_are_two(self) -> bool:
        width = self.places.size[0] - 16
        return len(self._rows(self.places.letters, self.places.px(26), width)) > 1

    def _lines(self) -> list[Line]:
        lines = [self._about, self._subtitle]
        if self._waiting:
            lines.append(self._summary)
        if self._told:
            lines.append(self._news)
        return lines

    @property
    def _about(self) -> Line:
        """What the program is, in sentences."""
        places = self.places
        width = places.px(places.eased(ABOUT_WIDTH, 1760))
        picture = self._paragraph(self.program.words.disclaimer(), 17, palette.CAPTION_IDLE, width)
        (x, y), lowest = places.at(*ABOUT_AT), places.size[1] - places.px(20)
        y = min(y, lowest - picture.get_height() / 2)
        rect = Rect.around((x, y), *picture.get_size())
        return "text.about", self.program.words.disclaimer(), rect, picture

    @property
    def _subtitle(self) -> Line:
        """The line under the name."""
        places, words = (
            self.places,
            self.program.words.say("A game of dreams for one or two players"),
        )
        px, ink = places.text(26), palette.BODY
        picture = self.program.text.fitted(words, "body_italic", px, ink, places.size[0] - 40)
        under = title_at(places)[1] + places.display(104) * 0.6 + places.text(26) * 0.6
        x, y = places.at(*LINE_AT)
        rect = Rect.around((x, max(y, under)), *picture.get_size())
        return "text.line", words, rect, picture

    @property
    def _summary(self) -> Line:
        """What waits to be played on, above the buttons."""
        picture = self._paragraph(self._waiting, 22, palette.IVORY, self.places.size[0] - 40)
        top = min(button.rect.y for button in self.buttons()) - self.places.px(18)
        rect = Rect.around((self.foot.centre[0], top), *picture.get_size())
        return "text.waiting", self._waiting, replace(rect, y=top - rect.h), picture

    @property
    def _news(self) -> Line:
        """What came in the way of something, under the line under the name."""
        picture = self._paragraph(self._told, 20, palette.LEGAL, self.places.size[0] - 40)
        line = self._subtitle[2]
        rect = Rect.around(line.centre, *picture.get_size())
        below = replace(rect, y=line.bottom + self.places.px(12))
        return "text.told", self._told, below, picture

    def _paragraph(self, words: str, px: int, ink: palette.Colour, width: float) -> pygame.Surface:
        wrap = round(min(width, self.program.size[0] - 40))
        return self.program.text.render(words, "body", self.places.text(px), ink, wrap=wrap)

    @property
    def _room(self) -> Rect:
        """For the cards."""
        top = (self._news if self._told else self._subtitle)[2].bottom + self.places.px(16)
        buttons = min(button.rect.y for button in self.buttons())
        low = self._summary[2].y if self._waiting else buttons
        bottom = low - self.places.px(22)
        return Rect(0, top, self.places.size[0], max(1.0, bottom - top))
