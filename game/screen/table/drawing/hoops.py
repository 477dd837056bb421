"""The threads on which some zones hang, and the number of cards that hang there."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.view import View
from game.screen.lettering.text import Text, write
from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.table.layout.places import COUNT, COUNT_TALL, Places, Rect, Size
from game.table.layout.poses import Sprite
from game.table.layout.spreads import hoop_in

TWISTED, BOUND = 0.34, 0.1
"""Distance between the two threads where they are bound to a thing, and the height of that on it,
by its width."""
LARGEST = 0.34
"""Largest height of the letters of the number, by the width of what hangs."""
FINE = 3
"""Factor by which threads are drawn finer before they are scaled down."""


def draw_thread(surface: Canvas, places: Places, zone: str, hung: Sequence[str]) -> None:
    """Draws two threads from what hangs above, or from the cloth at the upper edge, down to a
    zone. `hung` are all zones in which something hangs."""
    rect = places.zones[zone]
    hoop = hoop_in(rect)
    above = [
        other.bottom
        for name in hung
        if (other := places.zones[name]).bottom <= rect.y and abs(other.x - rect.x) < rect.w / 2
    ]
    top, foot = max(above, default=places.threads), hoop.y + hoop.w * BOUND
    if foot > top:
        picture = threads((round(hoop.w * TWISTED), round(foot - top)))
        surface.blit(picture, (round(rect.centre[0] - picture.get_width() / 2), round(top)))


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


@drawn_once
def threads(size: Size) -> pygame.Surface:
    """Returns two threads that part from each other on their way down. The picture is shared and
    must not be changed."""
    wide, tall = size[0] * FINE, size[1] * FINE
    picture = pygame.Surface((wide, tall), pygame.SRCALPHA)
    ink = palette.faded(palette.LIMBO, 210)
    picture.fill((*ink[:3], 0))
    for end in (FINE, wide - FINE):
        pygame.draw.line(picture, ink, (wide / 2, 0), (end, tall), FINE + 1)
    return pygame.transform.smoothscale(picture, size)
