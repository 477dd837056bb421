"""Tags on cards that are put in order, with a number or the place where the card goes."""

from __future__ import annotations

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


def draw_tags(surface: Canvas, text: Text, words: Words, director: Director, told: Ranking) -> None:
    """Draws a tag on each card that is put in order, unless the card still moves."""
    places = director.layout.places
    for number, card in enumerate((*told.order, *told.apart), start=1):
        apart, ticked = card in told.apart, card in told.settled
        sprite = director.layout.sprites.get(card.id)
        if sprite is None or card.id in director.moving:
            continue
        label = set_apart_for(words, told.ordering.apart) if apart else str(number)
        px, rect = tag(sprite.pose, label, text, places, ticked)
        look, line = (slabs.CHOSEN_CHIP, 3) if apart or ticked else (slabs.CHIP, 1.8)
        slabs.slab(surface, rect, px * TAG_TALL / 2, places.px(line), look, places)
        x, y = rect.centre
        if ticked:
            y = rect.y + px * TAG_TALL / 2
            at = round(x), round(rect.bottom - px * 0.8)
            picture = icons.draw("tick", round(px), palette.LEGAL)
            surface.blit(picture, picture.get_rect(center=at))
        write(surface, text, label, "number", px, palette.IVORY, (x, y))
