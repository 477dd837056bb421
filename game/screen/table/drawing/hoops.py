"""The ground, the rails and the threads on which some zones hang, and the number of cards that are
out of sight there."""

from __future__ import annotations

import math

import pygame

from game.rules.view import View
from game.screen.lettering.text import Text, write
from game.screen.look import palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import dashes, slabs
from game.screen.materials.threads import threads
from game.screen.materials.wells import sink
from game.screen.sheet import Canvas
from game.table.layout.places import COUNT, COUNT_TALL, RIM, Places, Rect
from game.table.layout.poses import Layout, Sprite
from game.table.layout.spreads import SHOWN, hoop_in, thread_to

LARGEST, HIGH = 0.34, 0.06
"""Largest height of the letters of the number, and its distance from the top of the hoop, by the
width of what hangs."""


TORN = 0.24
"""How far torn threads reach, by the width of what hung on them."""
FINE = 3
ROD = 4.6
"""Width of a rail, in design pixels."""


def draw_ground(surface: Canvas, places: Places) -> None:
    """Draws the ground of all that hangs, with a rail of gilt iron over each line of it."""
    ground, radius, line = places.hung_ground, places.px(RIM), max(1.0, places.px(1.4))
    sink(surface, places, ground, radius)
    shapes.outline(surface, ground, radius, line, palette.faded(palette.GOLD, 200))
    rail = _rail(round(ground.w), places.px(ROD))
    for y in {round(places.rail(zone)) for zone in places.hung}:
        surface.blit(rail, rail.get_rect(midtop=(round(ground.centre[0]), y)))


@drawn_once
def _rail(long: int, wide: float) -> pygame.Surface:
    """Returns a rail, lit from above."""
    size = long * FINE, math.ceil(wide * FINE)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((*palette.FOIL[4][:3], 0))
    for ink, top, part in ((4, 0.0, 1.0), (3, 0.1, 0.66), (2, 0.2, 0.22)):
        picture.fill(palette.FOIL[ink], (0, size[1] * top, size[0], size[1] * part))
    return pygame.transform.smoothscale(picture, (long, math.ceil(wide)))


def draw_thread(surface: Canvas, layout: Layout, zone: str) -> None:
    """Draws two threads down to what hangs in a zone, or a mark where nothing hangs any more."""
    room, places = thread_to(layout, zone), layout.places
    if not any(sprite.zone == zone for sprite in layout.sprites.values()):
        ring = hoop_in(places.zones[zone])
        place = Rect(ring.x, ring.y, ring.w, ring.w).grown(-places.px(3))
        dash, gap, ink = places.px(7), places.px(6), palette.faded(palette.LIMBO, 150)
        dashes.dashed(surface, place, max(1.0, places.px(1.6)), dash, gap, ink, place.w / 2)
        high = places.rail(zone)
        foot = ring.y + ring.w * TORN
        picture = threads((max(2, round(room.w / 2)), max(2, round(foot - high))))
        surface.blit(picture, picture.get_rect(midtop=(round(room.centre[0]), round(high))))
    elif room.h > 0:
        picture = threads((round(room.w), round(room.h)))
        surface.blit(picture, (round(room.centre[0] - picture.get_width() / 2), round(room.y)))


def draw_caught(surface: Canvas, text: Text, places: Places, sprite: Sprite, view: View) -> None:
    """Draws how many cards are caught on a hoop besides those in sight, in its upper part: large
    letters must not cover the cards. It is drawn right after its hoop, and what lies over that
    hides both."""
    hoop, *tags = view.zones[sprite.zone]
    if sprite.card != hoop or len(tags) <= SHOWN:
        return
    ring = hoop_in(places.zones[sprite.zone])
    px = min(places.text(COUNT), round(ring.w * LARGEST))
    at = ring.centre[0], ring.y + px * COUNT_TALL / 2 + ring.w * HIGH
    rect = Rect.around(at, px * 2.1, px * COUNT_TALL)
    slabs.slab(surface, rect, rect.h / 2, places.px(1.8), slabs.CHIP, places)
    write(surface, text, f"+{len(tags) - SHOWN}", "number", px, palette.IVORY, at)
