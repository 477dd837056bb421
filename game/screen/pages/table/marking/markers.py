"""Markers with which two players point: coins with their emblems, at home on their plaques."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

import pygame

from game.rules.card import Colour
from game.rules.state import ROW, Seat
from game.rules.view import View
from game.screen.look import emblems, palette, shapes
from game.screen.pages.table.marking.labels import LABEL_AT
from game.screen.sheet import Canvas
from game.screen.stage import Lies
from game.table.hands.things import Thing
from game.table.layout.pair import Pair
from game.table.layout.places import Places, Point, Rect
from game.table.layout.poses import Layout
from game.table.party import Party
from game.table.pointing import SLOT, Marker, Pointing, pointed_at, slots, token
from game.words import Names, Words

HOME = 16
"""Where on a plaque an emblem begins, by the design."""
COIN = 1.24
"""Of the coin on the plaque, by the height of the emblem there."""
INNER = 0.66
"""Of the emblem on a coin, by the width of the coin."""
LAID = 54
"""Width of a coin that lies somewhere, by the design; and how far the next one lies beside it."""
LEAST = 30
"""Pixels that it is wide at least."""
LEFT = 0.26
"""So far left of the middle of a card it lies, by the width of the card: so it is seen of a card
that has another one over its right half."""


def home(places: Pair, seat: Seat) -> Point:
    """The middle of the emblem on a plaque."""
    plaque = places.plaque(seat)
    return plaque.x + places.px(HOME) + places.caption(40) / 2, plaque.centre[1]


def home_width(places: Pair) -> int:
    """Of a coin on its plaque, which may be low."""
    return round(min(places.caption(40) * COIN, places.plaque(0).h))


def laid_width(places: Places) -> int:
    """Of a coin that lies somewhere."""
    return round(max(LEAST, places.px(LAID)))


def spot(marker: Marker, layout: Layout) -> Point | None:
    """Where a marker lies; None if what it marks is nowhere to be seen."""
    places, target = layout.places, marker.target
    if target.startswith(SLOT):
        seat, place = target.removeprefix(SLOT).split(".")
        return places.door_slot(list(Colour).index(Colour(place)), 0, int(seat)).centre
    if sprite := layout.sprites.get(target):
        pose = sprite.pose
        return pose.x - LEFT * pose.width, pose.y + (LABEL_AT - 0.5) * pose.height
    if marker.zone not in places.zones:
        return None
    rect = places.zones[marker.zone]
    if marker.zone.startswith(ROW):
        return rect.right - laid_width(places), rect.centre[1]
    return rect.centre


def placed(layout: Layout, view: View, pointing: Pointing) -> Iterator[tuple[Marker, Rect]]:
    """Every marker on the table; two on the same lie side by side."""
    wide, before = laid_width(layout.places), list[str]()
    for marker in pointing.shown(view):
        at = spot(marker, layout)
        # Cards that make room for choices are seen by their upper edge only.
        if at and at[1] + wide / 2 <= layout.places.size[1]:
            beside = before.count(marker.target) * wide
            before.append(marker.target)
            yield marker, Rect.around((at[0] + beside, at[1]), wide, wide)


def with_markers(
    lying: Sequence[Thing],
    layout: Layout,
    view: View,
    pointing: Pointing,
    words: Words,
    names: Names,
) -> Iterator[Thing]:
    """What lies on the table, and the markers; while one is in hand also the slots of Doors, and
    which things it may be laid on."""
    places, taken = layout.places, pointing.taken
    assert isinstance(places, Pair), "alone nobody points"
    free = list(slots(places, words, names))
    told = {thing.id: thing.name for thing in (*lying, *free)}
    if taken is not None:
        zones = [thing for thing in lying if thing.role == "zone"]
        lying = [*zones, *free, *lying[len(zones) :]]
    for thing in lying:
        markable = taken is not None and pointed_at(thing, view)
        yield replace(thing, state=(*thing.state, "markable")) if markable else thing
    for number, (marker, rect) in enumerate(placed(layout, view, pointing)):
        said = words.points_at(names[marker.seat], told.get(marker.target, ""))
        yield Thing(f"text.marker.{number}", "text", said, rect)
    for seat in range(2):
        side = max(44.0, home_width(places))
        rect = Rect.around(home(places, seat), side, side)
        states = ("enabled", "taken") if seat == taken else ("enabled",)
        yield Thing(token(seat), "button", words.marker_of(names[seat]), rect, state=states)


def draw_markers(
    surface: Canvas, layout: Layout, view: View, party: Party, pointing: Pointing
) -> None:
    """Those on the table, and at home the coins from which they are taken."""
    places = layout.places
    assert isinstance(places, Pair), "alone nobody points"
    for seat, player in enumerate(party.players):
        picture = coin(player.emblem, home_width(places), pointing.taken == seat)
        x, y = home(places, seat)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
    for marker, rect in placed(layout, view, pointing):
        picture = coin(party.players[marker.seat].emblem, round(rect.w))
        x, y = rect.centre
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def carried(emblem: str, places: Places, point: Point) -> Lies:
    """A marker that is dragged."""
    picture = coin(emblem, round(laid_width(places) * 1.1))
    x, y = point[0] - picture.get_width() / 2, point[1] - picture.get_height() / 2
    return picture, (round(x), round(y))


@lru_cache(maxsize=16)
def coin(emblem: str, wide: int, taken: bool = False) -> pygame.Surface:
    """A disc with an emblem; with a line of light while it is taken. Not to be changed: it is
    shared."""
    picture = pygame.Surface((wide + 2, wide + 2), pygame.SRCALPHA)
    rect, ink = Rect(1, 1, wide, wide), palette.LEGAL if taken else emblems.COLOURS[emblem]
    shapes.box(picture, rect, wide / 2, palette.faded(palette.CHIP, 255))
    shapes.outline(picture, rect, wide / 2, max(2, round(wide / 18)), ink)
    sign = emblems.draw(emblem, round(wide * INNER))
    picture.blit(sign, sign.get_rect(center=picture.get_rect().center))
    return picture
