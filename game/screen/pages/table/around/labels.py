"""What is written beside cards: how many there are, and the name of their zone."""

from __future__ import annotations

import pygame

from game.screen.lettering.text import Text, write
from game.screen.look import palette, slabs
from game.table.deck_left import Left
from game.table.layout.places import Places, Point, Rect
from game.words import Words

CAPTION_ROOM = 286
"""Width of the caption of a pile, by the design."""


def deck_left(words: Words, left: Left) -> str:
    """How little is left of the deck, for its foot; empty while there is much."""
    told = {
        Left.FEW: words.say("Few cards left"),
        Left.LAST: words.say("The last cards"),
        Left.ONE: words.say("The last card"),
        Left.NONE: words.say("Empty deck"),
    }
    return told.get(left, "")


def deck_ends(words: Words, left: Left) -> str:
    """That the deck has one card or none, in a sentence; empty while it has more."""
    if left == Left.ONE:
        return words.say("The last card of the deck: after it nothing can be drawn.")
    if left == Left.NONE:
        return words.say("The deck is empty: whoever has to draw loses the game.")
    return ""


def draw_chip(
    surface: pygame.Surface,
    text: Text,
    places: Places,
    count: str,
    centre: Point,
    left: Left = Left.MANY,
) -> None:
    """A number of cards; in a wide line when few are left, with a second one about the last."""
    px = places.caption(22)
    width = max(px * 2.1, text.width(count, "number", px) + px * 1.1)
    rect = Rect.around(centre, width, px * 1.55)
    if left >= Left.LAST:
        outer = rect.grown(places.px(4.5))
        slabs.slab(surface, outer, outer.h / 2, places.px(1.8), slabs.CHOSEN_CHIP, places)
    line, look = (3.6, slabs.CHOSEN_CHIP) if left else (1.8, slabs.CHIP)
    slabs.slab(surface, rect, rect.h / 2, places.px(line), look, places)
    write(surface, text, count, "number", px, palette.IVORY, rect.centre)


def draw_caption(
    surface: pygame.Surface,
    text: Text,
    places: Places,
    words: str,
    centre: Point,
    colour: palette.Colour = palette.CAPTION,
) -> None:
    """The name of a zone, in spaced capitals: smaller if there is no room beside the pile."""
    words, apart = words.upper(), places.px(2.6)
    room = min(places.px(CAPTION_ROOM), 2 * centre[0], 2 * (places.size[0] - centre[0]))
    px = places.caption(16)
    while px > places.usual(16) and text.width(words, "label", px, apart) > room:
        px -= 1
    write(surface, text, words, "label", px, colour, centre, apart)
