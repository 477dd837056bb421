"""The threads on which some zones hang, and the number of cards that hang there."""

from __future__ import annotations

from game.rules.view import View
from game.screen.lettering.text import Text, write
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.materials.threads import threads
from game.screen.sheet import Canvas
from game.table.layout.places import COUNT, COUNT_TALL, Places, Rect
from game.table.layout.poses import Layout, Sprite
from game.table.layout.spreads import hoop_in, thread_to

LARGEST = 0.34
"""Largest height of the letters of the number, by the width of what hangs."""


def draw_thread(surface: Canvas, layout: Layout, zone: str) -> None:
    """Draws two threads down to what hangs in a zone."""
    room = thread_to(layout, zone)
    if room.h > 0:
        picture = threads((round(room.w), round(room.h)))
        surface.blit(picture, (round(room.centre[0] - picture.get_width() / 2), round(room.y)))


def draw_caught(surface: Canvas, text: Text, places: Places, sprite: Sprite, view: View) -> None:
    """Draws the number of tags that hang on a hoop, in its middle: large letters must not cover the
    tags. It is drawn right after its hoop, and what lies over that hides both."""
    hoop, *tags = view.zones[sprite.zone]
    if sprite.card != hoop or not tags:
        return
    ring = hoop_in(places.zones[sprite.zone])
    px = min(places.text(COUNT), round(ring.w * LARGEST))
    at = ring.centre[0], ring.y + ring.w / 2
    rect = Rect.around(at, px * 2.1, px * COUNT_TALL)
    slabs.slab(surface, rect, rect.h / 2, places.px(1.8), slabs.CHIP, places)
    write(surface, text, str(len(tags)), "number", px, palette.IVORY, at)
