"""Tags on cards that are put in order, with a number or the place where the card goes."""

from __future__ import annotations

from game.rules.card import Card
from game.rules.state import DECK, DISCARD
from game.screen.lettering.text import Text, write
from game.screen.look import icons, palette
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.screen.table.marking.labels import TAG_TALL, tag
from game.table.hands.ordering import Ranking
from game.table.motion.director import Director
from game.words import Words, msgid

SET_APART = {DISCARD: msgid("Discard"), DECK: msgid("On top")}
"""Words on a card that is set apart for one of these piles."""


def set_apart_for(words: Words, zone: str) -> str:
    """Returns the words on a card that is set apart for a zone."""
    return words.say(SET_APART[zone]) if zone in SET_APART else words.zone(zone)


class Tags:
    """Draws tags on cards that are put in order."""

    def __init__(self, text: Text, words: Words) -> None:
        self._text = text
        self._words = words

    def draw(self, surface: Canvas, director: Director, told: Ranking) -> None:
        """Draws a tag on each card of the ranking `told`."""
        for number, card in enumerate(told.order, start=1):
            chosen = card in told.settled
            self._draw_one(surface, director, card, str(number), chosen, ticked=chosen)
        for card in told.apart:
            label = set_apart_for(self._words, told.ordering.apart)
            self._draw_one(surface, director, card, label, True)

    def _draw_one(
        self,
        surface: Canvas,
        director: Director,
        card: Card,
        label: str,
        chosen: bool,
        ticked: bool = False,
    ) -> None:
        sprite, places = director.layout.sprites.get(card.id), director.layout.places
        if sprite is None or card.id in director.moving:
            return
        px, rect = tag(sprite.pose, label, self._text, places, ticked)
        look, line = (slabs.CHOSEN_CHIP, 3) if chosen else (slabs.CHIP, 1.8)
        slabs.slab(surface, rect, px * TAG_TALL / 2, places.px(line), look, places)
        x, y = rect.centre
        if ticked:
            y = rect.y + px * TAG_TALL / 2
            picture = icons.draw("tick", round(px), palette.LEGAL)
            surface.blit(
                picture, picture.get_rect(center=(round(x), round(rect.bottom - px * 0.8)))
            )
        write(surface, self._text, label, "number", px, palette.IVORY, (x, y))
