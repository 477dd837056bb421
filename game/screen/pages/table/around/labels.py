"""What is written beside cards: how many there are, and the name of their zone."""

from __future__ import annotations

import pygame

from game.screen.lettering.text import Text, write
from game.screen.look import palette, slabs
from game.table.layout.places import Places, Point, Rect

CAPTION_ROOM = 286
"""Width of the caption of a pile, by the design."""


def draw_chip(
    surface: pygame.Surface, text: Text, places: Places, count: str, centre: Point
) -> None:
    """A number of cards."""
    px = places.caption(22)
    width = max(px * 2.1, text.width(count, "number", px) + px * 1.1)
    rect = Rect.around(centre, width, px * 1.55)
    slabs.slab(surface, rect, rect.h / 2, places.px(1.8), slabs.CHIP, places)
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
