"""The title: what the program is, and where to go from here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.rules.cards import CARDS
from game.screen import palette
from game.screen.records import summary
from game.screen.scenes.menu import Entry, MenuScene
from game.screen.text import Text
from game.screen.widgets import Button, write
from game.table.places import Places, Point, Rect
from game.table.poses import Pose, Sprite
from game.table.things import Thing
from game.words import msgid

if TYPE_CHECKING:
    from game.screen.app import App

SHOWN = ("OD1", "AD1", "GD1", "LD1")
"""One Door of each place."""
TITLE_AT, LINE_AT, TOLD_AT, WAITING_AT, ABOUT_AT = (
    (960, 160),
    (960, 242),
    (960, 300),
    (960, 758),
    (960, 985),
)
CARDS_AT = 540
ABOUT_WIDTH = 1150
ABOUT_INK = palette.CAPTION_IDLE
LINE = msgid("A game of dreams for one or two players")


@dataclass(frozen=True)
class Line:
    """Words about a point of the design, so many pixels of the design high."""

    id: str
    words: str
    at: Point
    role: str
    px: int
    ink: palette.Colour


def draw_title(surface: pygame.Surface, text: Text, places: Places) -> None:
    """The name of the game, in large letters."""
    px, tracking = places.text(104), places.px(4)
    gold, at = palette.GOLD_TEXT, places.at(*TITLE_AT)
    write(surface, text, "Eight Doors", "title", px, gold, at, tracking)


class Title(MenuScene):
    """Go on where one left off, begin something else, or quit."""

    name = "title"

    def __init__(self, app: App) -> None:
        say, games = app.words.say, app.games
        held = games.unkept()
        newest = None if held else games.newest()
        self._waiting = summary(app.words, newest) if newest else ""
        if held is not None:
            self._waiting = say("This game could not be saved yet.")
        self._told = " ".join(app.take_notices())
        begin = Button("button.new_game", say("New game"), primary=not self._waiting)
        entries: list[Entry] = [
            (begin, app.new_game),
            (Button("button.two_players", say("Two players")), app.set_table),
            (Button("button.games", say("Games")), app.show_games),
            (Button("button.settings", say("Settings")), app.show_settings),
            (Button("button.quit", say("Quit")), app.quit),
        ]
        if self._waiting:
            go_on = Button("button.continue", say("Continue"), primary=True)
            entries.insert(0, (go_on, games.go_on))
        super().__init__(app, entries, middle=(960, 836))

    def _lines(self) -> list[Line]:
        """Everything that is written on the page below the name of the game."""
        say = self.app.words.say
        lines = [
            Line("text.line", say(LINE), LINE_AT, "body_italic", 26, palette.BODY),
            Line("text.about", self.app.words.disclaimer(), ABOUT_AT, "body", 17, ABOUT_INK),
        ]
        if self._waiting:
            lines.append(Line("text.waiting", self._waiting, WAITING_AT, "body", 22, palette.IVORY))
        if self._told:
            lines.append(Line("text.told", self._told, TOLD_AT, "body_bold", 20, palette.LEGAL))
        return lines

    def texts(self) -> list[Thing]:
        places = self.places
        name = Rect.around(places.at(*TITLE_AT), places.px(900), places.px(130))
        told = [Thing("text.title", "text", "Eight Doors", name)]
        for line in self._lines():
            picture = self._picture(line)
            rect = Rect.around(places.at(*line.at), *picture.get_size())
            told.append(Thing(line.id, "text", line.words, rect))
        return told

    def paint(self, surface: pygame.Surface) -> None:
        places, text = self.places, self.app.text
        surface.blit(self.app.backdrop, (0, 0))
        draw_title(surface, text, places)
        for i, card_id in enumerate(SHOWN):
            x, y = places.at(960 + (i - 1.5) * 250, CARDS_AT)
            pose = Pose(x, y, places.px(212))
            sprite = Sprite(card_id, CARDS[card_id], "doors", pose)
            surface.blit(*self.app.cards.resting(sprite, pose))
        for line in self._lines():
            picture = self._picture(line)
            surface.blit(picture, picture.get_rect(center=places.at(*line.at)))
        self.draw_buttons(surface)

    def _picture(self, line: Line) -> pygame.Surface:
        wrap = round(min(self.places.px(ABOUT_WIDTH), self.app.size[0] - 60))
        px = self.places.text(line.px)
        return self.app.text.render(line.words, line.role, px, line.ink, wrap=wrap)
