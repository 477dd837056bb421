"""The title: what the program is, and where to go from here."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.rules.cards import CARDS
from game.screen import palette
from game.screen.scenes.menu import MenuScene
from game.screen.text import Text
from game.screen.widgets import Button, write
from game.table.places import CARD_RATIO, Places, Point, Rect
from game.table.poses import Pose, Sprite
from game.table.things import Thing

if TYPE_CHECKING:
    from game.screen.app import App

SHOWN = ("OD1", "AD1", "GD1", "LD1")
"""One Door of each place."""
TITLE_AT, LINE_AT, CARDS_AT, ABOUT_AT = (960, 178), (960, 268), (960, 530), (960, 975)
"""Middles of the parts, by the design; where letters are large they move apart."""
ABOUT_WIDTH = 1150


def draw_title(surface: pygame.Surface, text: Text, places: Places) -> None:
    """The name of the game, in large letters."""
    px, tracking = places.display(104), places.px(4)
    gold, at = palette.GOLD_TEXT, title_at(places)
    write(surface, text, "Eight Doors", "title", px, gold, at, tracking)


def title_at(places: Places) -> Point:
    """The middle of the name: higher if its letters are large."""
    x, y = TITLE_AT
    return places.at(x, places.eased(y, 100))


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
                (Button("button.quit", say("Quit")), app.quit),
            ],
            middle=(960, 820),
        )

    def texts(self) -> list[Thing]:
        places, about = self.places, self.app.words.disclaimer()
        name = Rect.around(title_at(places), places.px(900), places.display(104) * 1.25)
        foot = self._about
        line = Rect.around(self._line_at, places.size[0] - 40, places.text(26) * 1.3)
        return [
            Thing("text.title", "text", "Eight Doors", name),
            Thing("text.line", "text", self._line(), line),
            Thing("text.about", "text", about, foot),
        ]

    def paint(self, surface: pygame.Surface) -> None:
        places, text = self.places, self.app.text
        surface.blit(self.app.backdrop, (0, 0))
        draw_title(surface, text, places)
        px = places.text(26)
        line, ink = self._line(), palette.BODY
        picture = text.fitted(line, "body_italic", px, ink, places.size[0] - 40)
        surface.blit(picture, picture.get_rect(center=self._line_at))
        x, y = self._cards_at
        for i, card_id in enumerate(SHOWN):
            width = self._card_width
            pose = Pose(x + (i - 1.5) * width * 1.18, y, width)
            sprite = Sprite(card_id, CARDS[card_id], "doors", pose)
            surface.blit(*self.app.cards.resting(sprite, pose))
        self.draw_buttons(surface)
        about = self._about_picture
        surface.blit(about, about.get_rect(center=self._about.centre))

    @property
    def foot(self) -> Rect:
        """The buttons stand over the sentences at the foot."""
        usual = super().foot
        y = min(usual.centre[1], self._about.y - self.places.target)
        return replace(usual, y=y - usual.h / 2)

    @property
    def _line_at(self) -> Point:
        """The middle of the line under the name."""
        places = self.places
        under = title_at(places)[1] + places.display(104) * 0.6 + places.text(26) * 0.6
        x, y = places.at(*LINE_AT)
        return x, max(y, under) if places.letters > 1 else y

    @property
    def _cards(self) -> tuple[float, float]:
        """Between the line and the buttons: the upper and the lower edge of the room for cards."""
        places = self.places
        above = self._line_at[1] + places.text(26) * 0.8
        return above, self.foot.y - places.px(30)

    @property
    def _card_width(self) -> float:
        top, bottom = self._cards
        return min(self.places.px(212), (bottom - top) / CARD_RATIO)

    @property
    def _cards_at(self) -> Point:
        x, y = self.places.at(*CARDS_AT)
        return (x, y) if self.places.letters == 1 else (x, sum(self._cards) / 2)

    def _line(self) -> str:
        return self.app.words.say("A game of dreams for one or two players")

    @property
    def _about_picture(self) -> pygame.Surface:
        """What the program is, in sentences."""
        places = self.places
        width = places.px(places.eased(ABOUT_WIDTH, 1760))
        wrap = round(min(width, self.app.size[0] - 60))
        told, px = self.app.words.disclaimer(), places.text(17)
        return self.app.text.render(told, "body", px, palette.CAPTION_IDLE, wrap=wrap)

    @property
    def _about(self) -> Rect:
        """Its place at the foot of the page."""
        places, picture = self.places, self._about_picture
        (x, y), lowest = places.at(*ABOUT_AT), places.size[1] - places.px(20)
        y = min(y, lowest - picture.get_height() / 2)
        return Rect.around((x, y), *picture.get_size())
