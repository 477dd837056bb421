"""Beacons, with which a tutor points: a breathing ring of light around each thing, with an arrow
until the thing is chosen."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from game.rules.card import Colour
from game.rules.state import DECK, DISCARD, DOORS, LIMBO
from game.screen.cards.faces import CORNER
from game.screen.look import palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import patches
from game.screen.materials.patches import Patch
from game.screen.stage import Lies
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point, Rect, Size
from game.table.motion.director import Director

PILES = DECK, DISCARD, LIMBO
LEVELS, BREATH = 6, 2.6
"""Number of strengths of light that are kept, and seconds from one breath to the next."""
WEAKEST = 0.45
AWAY, LINE, REACH, SEAL = 5, 3, 16, 30
"""Distance from a thing to its ring, width and reach of the ring, and diameter of the disc with the
arrow, by the design."""
TRAY = 18
"""Radius of the corners of a zone, by the design."""


@dataclass(frozen=True)
class Beacon:
    """A ring around the thing with this `key`, with the radius of its corners and its angle. It has
    an arrow until it is `chosen`."""

    key: str
    rect: Rect
    radius: float
    angle: float = 0.0
    chosen: bool = False


def beacons(director: Director, things: Iterable[Thing], keys: Collection[str]) -> list[Beacon]:
    """Returns rings around the things with these ids. For a zone of Doors they are around its
    slots."""
    places, found = director.layout.places, list[Beacon]()
    for thing in things:
        if thing.id not in keys:
            continue
        if thing.role == "card":
            corner = thing.rect.w * CORNER
            chosen = thing.id == director.arrangement.selected
            found.append(Beacon(thing.id, thing.rect, corner, thing.angle, chosen))
        elif thing.role == "button":
            found.append(Beacon(thing.id, thing.rect, thing.rect.h / 2))
        elif thing.zone.startswith(DOORS):
            found += _slots(places, thing)
        elif thing.zone in PILES:
            rect = places.zones[thing.zone]
            # The ring ends at the count: the name below must not be struck through.
            rect = replace(rect, h=places.count_foot(rect) - rect.y)
            found.append(Beacon(thing.id, rect, rect.w * CORNER))
        else:
            found.append(Beacon(thing.id, thing.rect, places.px(TRAY)))
    return found


def _slots(places: Places, zone: Thing) -> Iterator[Beacon]:
    """Yields rings around all slots of a player, with or without a Door."""
    seat = int(zone.id.rpartition(".")[2])
    for place in range(len(Colour)):
        for copy in range(places.slots_of(place)):
            slot = places.door_slot(place, copy, seat)
            yield Beacon(zone.id, slot, slot.w * CORNER)


def breathing(
    shown: Sequence[Beacon], places: Places, time: float | None, plain: bool
) -> list[Lies]:
    """Returns the images of the rings at a `time` in seconds, or at rest if it is None. If `plain`,
    they are lines without a glow."""
    wave = 1.0 if time is None else 0.5 + 0.5 * math.cos(math.tau * time / BREATH)
    level = LEVELS if plain else round(LEVELS * (WEAKEST + (1 - WEAKEST) * wave))
    return [image for one in shown for image in _images(one, places, level, plain)]


def _images(one: Beacon, places: Places, level: int, plain: bool) -> Iterator[Lies]:
    away, disc = max(3.0, places.px(AWAY)), max(20, round(places.px(SEAL)))
    rect = one.rect.grown(away)
    line, reach = max(2, round(places.px(LINE))), 0 if plain else max(6, round(places.px(REACH)))
    size, radius = (round(rect.w), round(rect.h)), round(one.radius + away)
    thick = 2 * line if plain else line
    if one.angle:
        picture = _leaning(size, radius, thick, reach, level, round(one.angle, 1))
        yield picture, picture.get_rect(center=_whole(rect.centre)).topleft
    else:
        left, top = _whole((rect.x - reach - thick, rect.y - reach - thick))
        for strip, (x, y) in _ring(size, radius, thick, reach, level):
            yield strip, (left + x, top + y)
    if one.chosen:
        return
    # At the upper edge of the window the arrow points from below.
    low = rect.y < disc / 2
    at = (rect.centre[0], rect.bottom) if low else _top(rect, one.angle)
    seal = _seal(disc, low)
    yield seal, seal.get_rect(center=_whole(at)).topleft


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _top(rect: Rect, angle: float) -> Point:
    """Returns the middle of the upper edge of a turned rectangle."""
    turn, up = math.radians(angle), rect.h / 2
    x, y = rect.centre
    return x - math.sin(turn) * up, y - math.cos(turn) * up


@drawn_once
def _ring(size: Size, radius: int, line: int, reach: int, level: int) -> list[Patch]:
    """Returns a ring with its glow, in four strips. They are shared and must not be changed."""
    margin, radius = reach + line, max(line + 1, min(radius, min(size) // 2))
    corner = margin + max(radius, line + reach)
    side = 2 * corner + 1
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    tile.fill((*palette.LEGAL[:3], 0))
    ring = Rect(margin, margin, side - 2 * margin, side - 2 * margin)
    if reach:
        wide = max(3, reach // 2)
        shapes.outline(tile, ring.grown(wide / 2), radius + wide, wide, palette.LEGAL)
        for _ in range(2):
            tile = pygame.transform.box_blur(tile, max(1, reach // 3))
    shapes.outline(tile, ring, radius, line, palette.LEGAL)
    tile.fill((255, 255, 255, round(255 * level / LEVELS)), special_flags=pygame.BLEND_RGBA_MULT)
    whole = size[0] + 2 * margin, size[1] + 2 * margin
    return patches.frame(tile, whole, margin + line + reach)


@drawn_once
def _leaning(
    size: Size, radius: int, line: int, reach: int, level: int, angle: float
) -> pygame.Surface:
    """Returns a turned ring with its glow. The picture is shared and must not be changed."""
    margin = 2 * (reach + line)
    picture = pygame.Surface((size[0] + margin, size[1] + margin), pygame.SRCALPHA)
    picture.fill((*palette.LEGAL[:3], 0))
    picture.blits(_ring(size, radius, line, reach, level), doreturn=False)
    return pygame.transform.rotozoom(picture, angle, 1.0)


@lru_cache(maxsize=4)
def _seal(px: int, low: bool) -> pygame.Surface:
    """Returns an arrow on a dark disc, visible on every ground. It points down, or up if it is
    `low`. The picture is shared and must not be changed."""
    picture = pygame.Surface((px, px), pygame.SRCALPHA)
    disc = shapes.tinted(shapes.rounded(px, px, px // 2), palette.CHIP)
    picture.blit(disc, (0, 0))
    shapes.outline(picture, Rect(0, 0, px, px), px / 2, 1.5, palette.LEGAL)
    wide, tall, y = px * 0.25, px * 0.16, px * 0.44
    arrow = [(px / 2 - wide, y - tall), (px / 2, y + tall * 1.6), (px / 2 + wide, y - tall)]
    pygame.draw.polygon(picture, palette.LEGAL, arrow)
    pygame.draw.aalines(picture, palette.LEGAL, True, arrow)
    return pygame.transform.flip(picture, False, low)
