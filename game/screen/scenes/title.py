"""The title: what the program is, and where to go from here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.cards import CARDS
from game.screen import palette
from game.screen.scenes.menu import MenuScene
from game.screen.text import Text
from game.screen.widgets import Button, write
from game.table.places import Places, Rect
from game.table.poses import Pose, Sprite
from game.table.things import Thing

if TYPE_CHECKING:
    from game.screen.app import App

SHOWN = ("OD1", "AD1", "GD1", "LD1")
"""One Door of each place."""
TITLE_AT, LINE_AT, ABOUT_AT = (960, 178), (960, 268), (960, 975)
ABOUT_WIDTH = 1150


def draw_title(surface: pygame.Surface, text: Text, places: Places) -> None:
    """The name of the game, in large letters."""
    px, tracking = places.text(104), places.px(4)
    gold, at = palette.GOLD_TEXT, places.at(*TITLE_AT)
    write(surface, text, "Eight Doors", "title", px, gold, at, tracking)


class Title(MenuScene):
    """A game for one or for two, or quit."""

    name = "title"

    def __init__(self, app: App) -> None:
        say = app.words.say
        super().__init__(
            app,
            [
                (Button("button.new_game", say("New game"), primary=True), app.new_game),
                (Button("button.two_players", say("Two players")), app.set_table),
                (Button("button.settings", say("Settings")), app.show_settings),
                (Button("button.quit", say("Quit")), app.quit),
            ],
            middle=(960, 820),
        )

    def texts(self) -> list[Thing]:
        places, about = self.places, self.app.words.disclaimer()
        name = Rect.around(places.at(*TITLE_AT), places.px(900), places.px(130))
        foot = Rect.around(places.at(*ABOUT_AT), places.px(ABOUT_WIDTH), places.px(110))
        line = Rect.around(places.at(*LINE_AT), places.px(900), places.text(26) * 1.3)
        return [
            Thing("text.title", "text", "Eight Doors", name),
            Thing("text.line", "text", self._line(), line),
            Thing("text.about", "text", about, foot),
        ]

    def paint(self, surface: pygame.Surface) -> None:
        places, text = self.places, self.app.text
        surface.blit(self.app.backdrop, (0, 0))
        draw_title(surface, text, places)
        px, at = places.text(26), places.at(*LINE_AT)
        write(surface, text, self._line(), "body_italic", px, palette.BODY, at)
        for i, card_id in enumerate(SHOWN):
            x, y = places.at(960 + (i - 1.5) * 250, 530)
            pose = Pose(x, y, places.px(212))
            sprite = Sprite(card_id, CARDS[card_id], "doors", pose)
            surface.blit(*self.app.cards.resting(sprite, pose))
        self.draw_buttons(surface)
        self._about(surface, places)

    def _line(self) -> str:
        return self.app.words.say("A game of dreams for one or two players")

    def _about(self, surface: pygame.Surface, places: Places) -> None:
        px = places.text(17)
        wrap = round(min(places.px(ABOUT_WIDTH), self.app.size[0] - 60))
        picture = self.app.text.render(
            self.app.words.disclaimer(), "body", px, palette.CAPTION_IDLE, wrap=wrap
        )
        surface.blit(picture, picture.get_rect(center=places.at(*ABOUT_AT)))
