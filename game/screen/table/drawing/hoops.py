"""The ground, the rods and the threads on which some zones hang, the feathers below, and how many
cards are caught there."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.rules.view import View
from game.screen.cards.sprites import MARGIN
from game.screen.lettering.fitting import NARROW
from game.screen.lettering.text import Text, write
from game.screen.look import palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import glass, slabs
from game.screen.materials.threads import feathers, threads, torn_ring
from game.screen.sheet import Canvas
from game.screen.stage import Lies
from game.screen.table.marking.labels import NAME_EDGE, Caption, caption_in
from game.table.layout.places import COUNT, COUNT_TALL, HUNG_EDGE, PANEL_RIM, Places, Rect, Size
from game.table.layout.poses import Layout, Pose, Sprite
from game.table.layout.spreads import (
    BOUND,
    HEART,
    RING,
    TWISTED,
    caught_in,
    hoop_in,
    is_high,
    thread_to,
)
from game.table.motion.director import Director

BESIDE_NAME, SMALLER = 16, 0.84
"""Free room beside a name that needs all there is, in design pixels, and the smallest that its
letters are for the sake of capitals, by their usual height."""
LARGEST = 0.3
"""Largest height of the letters of the number, by the width of what hangs."""
FADED = 120
"""Opacity of the feathers below a hoop that has torn, 0 to 255."""
TIED, STRING = 0.24, 1.6
"""Distance of the strings of a caught card from the middle of its ring, by the width of what hangs,
and their own width, in design pixels."""
RIM, LIT_RIM = 0.004, 0.06
"""What is seen of a hoop below its ring where a card hangs, by its width: as a rule, and while it
is lit."""
FINE = 3
CAPITALS = 0.45
"""Half the height of the letters of the name, by what they are called."""
ROD, KNOB = 4.6, 11
"""Width of a rod, and of the knobs at its ends, in design pixels."""


def draw_ground(surface: Canvas, text: Text, places: Places, name: str, line: int) -> None:
    """Draws the ground of all that hangs, with a rod of gilt iron over each line of it, and its
    name, if it has one and room for it. The opacity of its frame's `line` is from 0 to 255."""
    ground, radius = places.hung_ground, places.px(PANEL_RIM)
    glass.draw_pane(surface, ground, radius, places, line)
    long = round(ground.w - 2 * places.hung_side(ground.w))
    rod = _rod(long, places.px(ROD), places.px(KNOB))
    middle = round(ground.centre[0])
    for y in {places.rail(zone) + places.px(ROD) / 2 for zone in places.hung}:
        surface.blit(rod, rod.get_rect(center=(middle, round(y))))
    foot = places.hung_foot(ground.w)
    if foot > places.px(HUNG_EDGE):
        said = name_in(ground.w, name, text, places)
        at = middle, max(places.name_line(ground), ground.bottom - foot + said.px * CAPITALS)
        write(surface, text, said.words, said.role, said.px, palette.CAPTION, at)


def name_in(wide: float, name: str, text: Text, places: Places) -> Caption:
    """Returns the name on a ground of this width in pixels: in capitals, as all names are, where
    letters that are a little smaller are enough for that."""
    room, whole = wide - places.px(BESIDE_NAME), Caption(name.upper(), "label", places.text(16))
    if whole.width(text) <= room:
        return whole
    said = caption_in(wide - 2 * places.px(NAME_EDGE), name, 16, text, places)
    if said.words == name.upper():
        return said
    least = round(said.px * SMALLER)
    ways = (Caption(name.upper(), NARROW, px) for px in range(said.px, least - 1, -1))
    return next((way for way in ways if way.width(text) <= room), said)


@drawn_once
def _rod(long: int, wide: float, knob: float) -> pygame.Surface:
    """Returns a rod with a knob at each end, lit from above."""
    high = math.ceil(knob)
    picture = pygame.Surface((long * FINE, high * FINE), pygame.SRCALPHA)
    picture.fill((*palette.FOIL[4][:3], 0))
    middle, inset = high * FINE / 2, knob * FINE / 2
    for ink, top, part in ((4, 0.0, 1.0), (3, 0.1, 0.66), (2, 0.2, 0.22)):
        y = middle + (top - 0.5) * wide * FINE
        picture.fill(palette.FOIL[ink], (inset, y, long * FINE - 2 * inset, part * wide * FINE))
    for x in (inset, long * FINE - inset):
        for ink, up, part in ((4, 0.0, 0.5), (3, 0.06, 0.4), (2, 0.16, 0.14)):
            centre = x - up * knob * FINE, middle - up * knob * FINE
            pygame.draw.circle(picture, palette.FOIL[ink], centre, part * knob * FINE)
    return pygame.transform.smoothscale(picture, (long, high))


def draw_thread(surface: Canvas, director: Director, zone: str) -> None:
    """Draws two threads down to what hangs in a zone, and long feathers below that while it lies
    still and holds nothing; or what is left where nothing hangs any more."""
    layout = director.layout
    rect, room = layout.places.zones[zone], thread_to(layout, zone)
    here = [sprite for sprite in layout.sprites.values() if sprite.zone == zone]
    if not here:
        _draw_lost(surface, layout.places, zone)
    if room.h <= 0:
        return
    picture = threads((round(room.w), round(room.h)), palette.THREAD)
    surface.blit(picture, (round(room.centre[0] - picture.get_width() / 2), round(room.y)))
    ring = hoop_in(rect)
    below = feathers(_below(ring, rect))
    # What is caught covers feathers once it has come to hang, where it may still swing.
    coming = director.moving - director.swaying.keys()
    hangs = [one for one in here if one.key not in coming]
    alone = len(hangs) == 1 or (hangs and not is_high(rect))
    alone = alone and hangs[0].key not in director.moving
    if below is not None and alone and hangs[0].pose.width == ring.w:
        surface.blit(below, (round(ring.x), round(ring.y + ring.w * HEART)))


def swinging_feathers(layout: Layout, sprite: Sprite, pose: Pose) -> Iterator[Lies]:
    """Yields the long feathers below a hoop that swings about its upper edge, and holds nothing."""
    if sprite.zone not in layout.places.hung:
        return
    rect = layout.places.zones[sprite.zone]
    ring = hoop_in(rect)
    below = feathers(_below(ring, rect))
    alone = [one.key for one in layout.sprites.values() if one.zone == sprite.zone] == [sprite.key]
    if below is None or not alone or pose.width != ring.w:
        return
    down = ring.w * HEART + below.get_height() / 2
    turn = math.radians(pose.angle)
    middle = round(ring.centre[0] + down * math.sin(turn)), round(ring.y + down * math.cos(turn))
    picture = pygame.transform.rotozoom(below, pose.angle, 1.0)
    yield picture, picture.get_rect(center=middle).topleft


def _below(ring: Rect, rect: Rect) -> Size:
    """Returns the size of the room from the middle of a hoop down."""
    return round(ring.w), round(rect.bottom - ring.y - ring.w * HEART)


def _draw_lost(surface: Canvas, places: Places, zone: str) -> None:
    """Draws what is left where a hoop has torn: its grey ring on its threads, broken open, and its
    long feathers, faded."""
    rect, high = places.zones[zone], places.rail(zone)
    hoop = hoop_in(rect)
    below = feathers(_below(hoop, rect))
    if below is not None:
        surface.blit(_faded(below), (round(hoop.x), round(hoop.y + hoop.w * HEART)))
    strings = threads(
        (round(hoop.w * TWISTED), round(hoop.y + hoop.w * BOUND - high)), palette.TORN
    )
    surface.blit(strings, strings.get_rect(midtop=(round(hoop.centre[0]), round(high))))
    ring, middle = torn_ring(round(hoop.w * RING)), (hoop.centre[0], hoop.y + hoop.w * HEART)
    surface.blit(ring, ring.get_rect(center=(round(middle[0]), round(middle[1]))))


@drawn_once
def _faded(picture: pygame.Surface) -> pygame.Surface:
    """Returns a picture in pale grey. It is shared and must not be changed."""
    pale = pygame.transform.grayscale(picture)
    pale.fill((*palette.WHITE[:3], FADED), special_flags=pygame.BLEND_RGBA_MULT)
    return pale


def holds_below(sprite: Sprite, places: Places, view: View) -> bool:
    """Returns whether a card is a hoop below whose ring others are caught."""
    hoop, *tags = view.zones[sprite.zone]
    return sprite.card == hoop and bool(tags) and is_high(places.zones[sprite.zone])


@drawn_once
def without_feathers(picture: pygame.Surface, lit: bool) -> pygame.Surface:
    """Returns the ring of a hoop's picture alone: a card that hangs below would cut its feathers.
    It is shared and must not be changed."""
    unit = picture.get_width() / (1 + 2 * MARGIN)
    side = round(unit * (RING + 2 * (LIT_RIM if lit else RIM)))
    ring = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    disc = shapes.rounded(side, side, side // 2)
    ring.blit(disc, disc.get_rect(center=(ring.get_width() // 2, round(unit * (MARGIN + HEART)))))
    ring.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return ring


def _draw_strings(surface: Canvas, places: Places, rect: Rect) -> None:
    """Draws the two strings from a ring down to a card that is caught below it."""
    ring, card = hoop_in(rect), caught_in(rect)
    high = ring.y + ring.w * (HEART + math.sqrt((RING / 2) ** 2 - TIED**2))
    wide, ink = max(1, round(places.px(STRING))), palette.THREAD
    for side in (-1, 1):
        x = ring.centre[0] + side * ring.w * TIED - wide / 2
        surface.fill(ink, (round(x), round(high), wide, math.ceil(card.y - high)))


def draw_caught(surface: Canvas, text: Text, places: Places, sprite: Sprite, view: View) -> None:
    """Draws how many cards are caught on a hoop, in the middle of its ring, and in a high room the
    strings of these. It is drawn right after its hoop, and what lies over that hides both."""
    hoop, *tags = view.zones[sprite.zone]
    if sprite.card != hoop or not tags:
        return
    rect = places.zones[sprite.zone]
    ring = hoop_in(rect)
    if holds_below(sprite, places, view):
        _draw_strings(surface, places, rect)
    px = min(places.text(COUNT), round(ring.w * LARGEST))
    chip = Rect.around((ring.centre[0], ring.y + ring.w * HEART), px * 2.1, px * COUNT_TALL)
    slabs.slab(surface, chip, chip.h / 2, places.px(1.8), slabs.CHIP, places)
    write(surface, text, str(len(tags)), "number", px, palette.IVORY, chip.centre)
