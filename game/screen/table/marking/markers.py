"""Markers with which two players point: coins with their emblems, at home on their plaques."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from game.rules.card import Colour
from game.rules.state import DECK, DISCARD, LIMBO, ROW, Seat
from game.rules.view import View
from game.screen.controls.buttons import button_width, label_px
from game.screen.controls.focus_ring import draw_focus
from game.screen.lettering import fitting
from game.screen.lettering.text import Text, raised
from game.screen.look import emblems, icons, palette, shapes
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.screen.stage import Lies
from game.screen.table.marking.labels import LABEL_AT
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.pair import Pair
from game.table.layout.places import Places, Point, Rect
from game.table.layout.poses import Layout, Sprite
from game.table.layout.recap_places import COIN, EMBLEM, HOME
from game.table.party import Party
from game.table.pointing import (
    MEANINGS,
    SIGN,
    SLOT,
    Marker,
    Markers,
    Meaning,
    pointed_at,
    slots,
    token,
)
from game.words import Names, Words

INNER = 0.66
"""Of the emblem on a coin, by the width of the coin."""
LAID = 54
"""Width of a coin that lies somewhere, by the design; and how far the next one lies beside it."""
LEAST = 30
"""Pixels that it is wide at least."""
WISHES: Mapping[Meaning, str] = {"leave": "sign-leave", "help": "sign-help"}
"""The signs of what is said in words where a marker lies."""
LETTERS, ROOM, LEAST_ROOM = 16, 6.6, 5
"""Height of the letters of a wish, by the design; and how wide its lines may be by it, where no
card says so and on the smallest card."""
AIR, UNDER, ROUND, HEAD, SCENE = 11, 5, 14, 0.8, 0.6
"""Within the edge of a plate, under its coin, and its corners, by the design; its coin, by the
usual width of one; and how far down a card its middle lies."""
LEFT = 0.26
"""So far left of the middle of a card it lies, by the width of the card: so it is seen of a card
that has another one over its right half."""


def home(places: Pair, seat: Seat) -> Point:
    """The middle of the emblem on a plaque."""
    plaque = places.plaque(seat)
    return plaque.x + places.px(HOME) + places.caption(EMBLEM) / 2, plaque.centre[1]


def home_width(places: Pair) -> int:
    """Of a coin on its plaque, which may be low."""
    return round(min(places.caption(EMBLEM) * COIN, places.plaque(0).h))


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


@dataclass(frozen=True)
class Placed:
    """A marker as it lies: a coin, or where it says something a plate with its coin at the upper
    left and its words below."""

    marker: Marker
    rect: Rect
    lines: Sequence[pygame.Surface] = ()


def placed(markers: Iterable[Marker], layout: Layout, words: Words, text: Text) -> Iterator[Placed]:
    """Every marker on the table; of those on the same thing none lies on another."""
    places, before = layout.places, dict[str, list[Rect]]()
    wide = laid_width(places)
    for marker in markers:
        at = spot(marker, layout)
        # Cards that make room for choices are seen by their upper edge only.
        if at is None or at[1] + wide / 2 > places.size[1]:
            continue
        others, lines = before.setdefault(marker.target, []), list[pygame.Surface]()
        if marker.meaning in WISHES:
            lines = wished(marker.meaning, layout.sprites.get(marker.target), words, text, places)
            rect = plate(marker, at, lines, layout)
            if others:
                low = max(other.bottom for other in others)
                high = min(other.y for other in others) - rect.h
                rect = replace(rect, y=low if low + rect.h <= places.size[1] else high)
        else:
            right = max((other.right for other in others), default=at[0] - wide / 2)
            rect = Rect.around((right + wide / 2, at[1]), wide, wide)
        others.append(rect)
        yield Placed(marker, rect, lines)


def wished(
    meaning: Meaning, sprite: Sprite | None, words: Words, text: Text, places: Places
) -> list[pygame.Surface]:
    """The words of a wish, on two lines that are no wider than the card on which it lies."""
    room = places.usual(LETTERS) * ROOM
    if sprite:
        room = max(places.usual(LETTERS) * LEAST_ROOM, sprite.pose.width - 2 * places.px(AIR))
    told, tall = words.say(MEANINGS[meaning]), places.caption(LETTERS) * 2.6
    return fitting.between_cards(
        text, places, told, "label", LETTERS, palette.IVORY, (room, tall), 2
    )


def plate(marker: Marker, at: Point, lines: Sequence[pygame.Surface], layout: Layout) -> Rect:
    """Where the plate of a wish lies: over the scene of a card, or about the middle of a place."""
    places, air = layout.places, layout.places.px(AIR)
    head = head_px(places)
    wide = max(2.2 * head, *(line.get_width() for line in lines)) + 2 * air
    tall = head + places.px(UNDER) + fitting.height(lines) + 2 * air
    x, y = at
    if sprite := layout.sprites.get(marker.target):
        x, y = sprite.pose.x, sprite.pose.y + (SCENE - 0.5) * sprite.pose.height
    elif marker.zone.startswith(ROW):
        x = at[0] + (laid_width(places) - wide) / 2
    elif marker.zone in (DECK, DISCARD, LIMBO):
        y = min(y, places.count_top(places.zones[marker.zone]) - tall / 2)
    width, height = places.size
    x = min(max(x, wide / 2), width - wide / 2)
    return Rect.around((x, min(max(y, tall / 2), height - tall / 2)), wide, tall)


def head_px(places: Places) -> int:
    """The size of a coin on a plate, and of the sign beside it."""
    return round(laid_width(places) * HEAD)


def with_markers(
    lying: Sequence[Thing],
    layout: Layout,
    view: View,
    pointing: Markers,
    markers: Iterable[Placed],
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
    for number, lies in enumerate(markers):
        marker = lies.marker
        wish = words.say(MEANINGS[marker.meaning]) if lies.lines else ""
        said = words.points_at(names[marker.seat], told.get(marker.target, ""), wish)
        yield Thing(f"text.marker.{number}", "text", said, lies.rect)
    for seat in range(2):
        side = max(44.0, home_width(places))
        rect = Rect.around(home(places, seat), side, side)
        states = ("enabled", "taken") if seat == taken else ("enabled",)
        yield Thing(token(seat), "button", words.marker_of(names[seat]), rect, state=states)


def draw_markers(
    surface: Canvas,
    places: Places,
    party: Party,
    pointing: Markers,
    markers: Iterable[Placed],
) -> None:
    """Those on the table, and at home the coins from which they are taken."""
    assert isinstance(places, Pair), "alone nobody points"
    for seat, player in enumerate(party.players):
        picture = coin(player.emblem, home_width(places), pointing.taken == seat)
        x, y = home(places, seat)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
    for lies in markers:
        emblem = party.players[lies.marker.seat].emblem
        if lies.lines:
            draw_plate(surface, places, lies, emblem)
            continue
        picture = coin(emblem, round(lies.rect.w))
        x, y = lies.rect.centre
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def draw_plate(surface: Canvas, places: Places, lies: Placed, emblem: str) -> None:
    """Whose wish it is, its sign and its words, in a line of the colour of the emblem."""
    rect, air, head = lies.rect, places.px(AIR), head_px(places)
    ink = emblems.COLOURS[emblem]
    look = replace(slabs.CHIP, line=ink)
    slabs.slab(surface, rect, places.px(ROUND), max(2.0, places.px(2.4)), look, places)
    middle = round(rect.y + air + head / 2)
    own, sign = coin(emblem, head), icons.draw(WISHES[lies.marker.meaning], round(head * 0.8), ink)
    x, apart = rect.centre[0], head * 0.56
    surface.blit(own, own.get_rect(center=(round(x - apart), middle)))
    surface.blit(sign, sign.get_rect(center=(round(x + apart), middle)))
    tall = fitting.height(lies.lines)
    y = rect.bottom - air - tall / 2
    fitting.draw_lines(surface, lies.lines, x, y, tall, centred=True)


def meant(
    markers: Sequence[Placed], party: Party, words: Words, text: Text, places: Places
) -> list[Button]:
    """What may be meant by the marker that was laid last, beside it."""
    if not markers:
        return []
    lies, air = markers[-1], places.px(10)
    emblem = party.players[lies.marker.seat].emblem
    buttons = [
        Button(SIGN + meaning, words.say(told), icon=WISHES.get(meaning, emblem))
        for meaning, told in MEANINGS.items()
    ]
    wide = max(button_width(button, text, places) for button in buttons) + places.target * 0.4
    tall, (width, height) = places.target, places.size
    x = lies.rect.right + 2 * air
    if x + wide > width - air:
        x = lies.rect.x - 2 * air - wide
    whole = len(buttons) * (tall + air) - air
    top = min(max(air, lies.rect.centre[1] - whole / 2), height - air - whole)
    return [
        replace(button, rect=Rect(x, top + number * (tall + air), wide, tall))
        for number, button in enumerate(buttons)
    ]


def draw_signs(
    surface: Canvas,
    signs: Sequence[Button],
    text: Text,
    places: Places,
    hover: str,
    focus: Thing | None,
) -> None:
    """Each with its sign before its words, all on one ground."""
    first, last, air = signs[0].rect, signs[-1].rect, places.px(10)
    ground = Rect(first.x, first.y, first.w, last.bottom - first.y).grown(air * 0.8)
    slabs.slab(surface, ground, first.h / 2 + air * 0.8, places.px(1.8), slabs.GLASS, places)
    for sign in signs:
        rect, px = sign.rect, round(places.target * 0.5)
        slabs.slab(surface, rect, rect.h / 2, places.px(1.8), slabs.NIGHT, places, sign.id == hover)
        ink = emblems.COLOURS.get(sign.icon, palette.IVORY)
        picture, left = icons.draw(sign.icon, px, ink), rect.x + places.target * 0.35
        surface.blit(picture, (round(left), round(rect.centre[1] - px / 2)))
        left += px + air
        room = rect.right - places.target * 0.3 - left
        label = text.fitted(sign.label, "label", label_px(places), palette.IVORY, room)
        y = rect.centre[1] - raised(label, text.line_height("label", label_px(places)))
        surface.blit(label, (round(left), round(y)))
        if focus is not None and focus.id == sign.id:
            draw_focus(surface, places, rect, rect.h / 2)


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
