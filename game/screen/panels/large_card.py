"""A card, large, with what it is for."""

from __future__ import annotations

import pygame

from game.rules.card import Card
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.panels.frame import ZONE, Frame, framed
from game.screen.panels.panel import Leaf
from game.table.hands.things import Thing
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose, Sprite
from game.words import Words

LARGE = 420
"""Of the card, by the design."""


class LargeCardPanel(Leaf):
    """The card at the left, its name above and what it is for beside it."""

    name = "reading"

    def __init__(self, images: CardImages, text: Text, words: Words, card: Card) -> None:
        self._images = images
        self._text = text
        self._words = words
        self._card = card

    def things(self, places: Places) -> list[Thing]:
        """The card and its text."""
        frame, card = self._frame(places), self._card
        return [
            *frame.things(),
            Thing(
                f"panel.{card.id}",
                "card",
                self._words.card(card),
                self._place(frame),
                ZONE,
                "up",
                card=card,
            ),
            Thing("text.card", "text", self._words.about(card), self._beside(frame), ZONE),
        ]

    def paint(self, surface: pygame.Surface, places: Places, hover: str) -> None:
        """As large as the window allows."""
        frame = self._frame(places)
        frame.draw(surface, self._text, hover)
        rect = self._place(frame)
        pose = Pose(*rect.centre, rect.w)
        sprite = Sprite(self._card.id, self._card, ZONE, pose)
        surface.blit(*self._images.resting(sprite, pose))
        beside = self._beside(frame)
        about = self._words.about(self._card)
        for smaller in places.smaller():
            px = smaller.text(22)
            text = self._text.render(about, "body", px, palette.BODY, wrap=round(beside.w))
            if text.get_height() <= beside.h:
                break
        at = beside.x + (beside.w - text.get_width()) / 2
        surface.blit(text, (round(at), round(beside.centre[1] - text.get_height() / 2)))

    def _frame(self, places: Places) -> Frame:
        left, top = places.at(places.eased(460, 160), places.eased(110, 60))
        right, bottom = places.at(places.eased(1460, 1760), places.eased(970, 1020))
        rect = Rect(round(left), round(top), round(right - left), round(bottom - top))
        title = self._words.card(self._card)
        return framed(rect, title, self._text, self._words, places)

    def _place(self, frame: Frame) -> Rect:
        content = frame.content
        width = min(
            frame.places.px(LARGE),
            content.h / CARD_RATIO,
            content.w * frame.places.eased(0.52, 0.4),
        )
        return Rect.around((content.x + width / 2, content.centre[1]), width, width * CARD_RATIO)

    def _beside(self, frame: Frame) -> Rect:
        content, card = frame.content, self._place(frame)
        left = card.right + frame.margin
        return Rect(left, content.y, content.right - left, content.h)
