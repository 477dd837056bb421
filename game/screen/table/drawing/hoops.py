"""The rail and the threads on which some zones hang, and the number of cards that hang there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.rules.view import View
from game.screen.lettering.text import Text, write
from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.screen.materials import dashes, slabs
from game.screen.materials.threads import threads
from game.screen.sheet import Canvas
from game.table.layout.places import COUNT, COUNT_TALL, Places, Point, Rect
from game.table.layout.poses import Layout, Sprite
from game.table.layout.spreads import hoop_in, thread_to

LARGEST, HIGH = 0.34, 0.06
"""Largest height of the letters of the number, and its distance from the top of the hoop, by the
width of what hangs."""


TORN = 0.24
"""How far torn threads reach, by the width of what hung on them."""
FINE = 3
ROD, ARM, NEAR = 4.6, 26, 44
"""Width of the rail, length of the arms by which it is held, and the greatest distance from it to
what may hold it, in design pixels."""


def draw_rail(surface: Canvas, layout: Layout) -> None:
    """Draws the rail of gilt iron over what hangs, with an arm down to each frame beside it."""
    places, y = layout.places, layout.places.threads
    rooms = [places.zones[zone] for zone in places.hung]
    left, right = min(room.x for room in rooms), max(room.right for room in rooms)
    held = [at for name, at in places.zones.items() if name not in places.hung]
    held = [at for at in held if at.y - places.px(ARM) < y < at.bottom - places.px(ARM)]
    near = places.px(NEAR)
    sides = (
        max((at.right for at in held if 0 <= left - at.right < near), default=None),
        min((at.x for at in held if 0 <= at.x - right < near), default=None),
    )
    start, end = (sides[0] or left), (sides[1] or right)
    room = round(end - start)
    picture = _rail(room, places.px(1), sides[0] is not None, sides[1] is not None)
    margin = (picture.get_width() - room) / 2
    surface.blit(picture, (round(start - margin), round(y - margin)))


@drawn_once
def _rail(long: int, unit: float, before: bool, after: bool) -> pygame.Surface:
    """Returns a rail, with an arm at each end where it is held and a knob where it is not."""
    arm, margin = ARM * unit, math.ceil(8 * unit)
    size = long + 2 * margin, math.ceil(arm + 2 * margin)
    picture = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    dark, gold, light = palette.FOIL[4], palette.FOIL[3], palette.FOIL[2]
    picture.fill((*dark[:3], 0))
    low, wide = margin * FINE, long * FINE
    paths: list[list[Point]] = [[(low, low), (low + wide, low)]]
    for held, x, inwards in ((before, low, 1), (after, low + wide, -1)):
        if held:
            turns = [math.pi / 2 * step / 16 for step in range(17)]
            reach = arm * FINE
            paths.append(
                [
                    (x + inwards * reach * (1 - math.cos(turn)), low + reach * (1 - math.sin(turn)))
                    for turn in turns
                ]
            )
    for ink, part, down in ((dark, 1.0, 0.0), (gold, 0.66, -0.1), (light, 0.22, -0.22)):
        radius = ROD * unit * FINE / 2
        for path in paths:
            _stroke(picture, path, ink, radius * part, down * radius * 2)
        for held, x in ((before, low), (after, low + wide)):
            if not held:
                at = x, low + down * radius * 3
                pygame.draw.circle(picture, ink, at, radius * 2.1 * part)
    return pygame.transform.smoothscale(picture, size)


def _stroke(
    picture: pygame.Surface,
    path: Sequence[Point],
    ink: palette.Colour,
    radius: float,
    down: float,
) -> None:
    """Draws a round stroke along a path."""
    for (x, y), (x2, y2) in pairwise(path):
        steps = max(1, round(math.hypot(x2 - x, y2 - y)))
        for step in range(steps + 1):
            part = step / steps
            at = x + (x2 - x) * part, y + (y2 - y) * part + down
            pygame.draw.circle(picture, ink, at, radius)


def draw_thread(surface: Canvas, layout: Layout, zone: str) -> None:
    """Draws two threads down to what hangs in a zone, or a mark where nothing hangs any more."""
    room, places = thread_to(layout, zone), layout.places
    if not any(sprite.zone == zone for sprite in layout.sprites.values()):
        ring = hoop_in(places.zones[zone])
        place = Rect(ring.x, ring.y, ring.w, ring.w).grown(-places.px(3))
        dash, gap, ink = places.px(7), places.px(6), palette.faded(palette.LIMBO, 150)
        dashes.dashed(surface, place, max(1.0, places.px(1.6)), dash, gap, ink, place.w / 2)
        first = min(places.zones[name].y for name in places.hung) == places.zones[zone].y
        high = places.threads if first else ring.y - ring.w * TORN / 2
        foot = ring.y + ring.w * TORN
        picture = threads((max(2, round(room.w / 2)), max(2, round(foot - high))))
        surface.blit(picture, picture.get_rect(midtop=(round(room.centre[0]), round(high))))
    elif room.h > 0:
        picture = threads((round(room.w), round(room.h)))
        surface.blit(picture, (round(room.centre[0] - picture.get_width() / 2), round(room.y)))


def draw_caught(surface: Canvas, text: Text, places: Places, sprite: Sprite, view: View) -> None:
    """Draws the number of cards that are caught on a hoop, if there are several, in its upper part:
    large letters must not cover the cards. It is drawn right after its hoop, and what lies over
    that hides both."""
    hoop, *tags = view.zones[sprite.zone]
    if sprite.card != hoop or len(tags) < 2:
        return
    ring = hoop_in(places.zones[sprite.zone])
    px = min(places.text(COUNT), round(ring.w * LARGEST))
    at = ring.centre[0], ring.y + px * COUNT_TALL / 2 + ring.w * HIGH
    rect = Rect.around(at, px * 2.1, px * COUNT_TALL)
    slabs.slab(surface, rect, rect.h / 2, places.px(1.8), slabs.CHIP, places)
    write(surface, text, str(len(tags)), "number", px, palette.IVORY, at)
