"""Markers with which two players point: coins with their emblems, which lie on their plaques at
first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from game.rules.card import Colour
from game.rules.state import DECK, DISCARD, LIMBO, ROW, Seat
from game.rules.view import View
from game.screen.lettering import fitting
from game.screen.lettering.text import Text, raised
from game.screen.look import emblems, icons, palette, shapes
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.screen.stage import Lies
from game.screen.table.drawing.table_buttons import button_width, label_px
from game.screen.table.marking.labels import LABEL_AT
from game.screen.ui.focus_ring import draw_focus
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
"""Width of the emblem on a coin, by the width of the coin."""
LAID = 54
"""Width of a coin on the table, by the design."""
LEAST = 30
"""Least width of a coin on the table, in pixels."""
WISHES: Mapping[Meaning, str] = {"leave": "sign-leave", "help": "sign-help"}
"""The icons of meanings that are written beside a marker."""
LETTERS, ROOM, LEAST_ROOM = 16, 6.6, 5
"""Height of the letters of a wish, by the design, and the greatest width of its lines by that
height: with no card under it, and on the smallest card."""
AIR, UNDER, ROUND, HEAD, SCENE = 11, 5, 14, 0.8, 0.6
"""Margin of a plate, gap under its coin, and radius of its corners, by the design; width of its
coin by that of other coins; and the place of its middle on a card, as a part of the height."""
LEFT = 0.26
"""Distance of a coin to the left of the middle of a card, by the width of the card, so that it
stays visible if another card covers the right half."""


def home(places: Pair, seat: Seat) -> Point:
    """Returns the middle of the emblem on a plaque."""
    plaque = places.plaque(seat)
    return plaque.x + places.px(HOME) + places.text(EMBLEM) / 2, plaque.centre[1]


def home_width(places: Pair) -> int:
    """Returns the width of a coin on a plaque, which may be low."""
    return round(min(places.text(EMBLEM) * COIN, places.plaque(0).h))


def laid_width(places: Places) -> int:
    """Returns the width of a coin on the table."""
    return round(max(LEAST, places.px(LAID)))


def spot(marker: Marker, layout: Layout) -> Point | None:
    """Returns where a marker lies; None if its target is not visible."""
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
    """A marker as it lies: a coin, or for a wish a plate with the coin above and the `lines` of
    words below."""

    marker: Marker
    rect: Rect
    lines: Sequence[pygame.Surface] = ()


def placed(markers: Iterable[Marker], layout: Layout, words: Words, text: Text) -> Iterator[Placed]:
    """Yields the visible markers, side by side where they have the same target."""
    places, before = layout.places, dict[str, list[Rect]]()
    wide = laid_width(places)
    for marker in markers:
        at = spot(marker, layout)
        # Of cards that make room for choices, only the upper edge is visible.
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
    """Returns the words of a wish, on at most two lines no wider than its card."""
    room = places.usual(LETTERS) * ROOM
    if sprite:
        room = max(places.usual(LETTERS) * LEAST_ROOM, sprite.pose.width - 2 * places.px(AIR))
    told, tall = words.say(MEANINGS[meaning]), places.text(LETTERS) * 2.4
    return fitting.between_cards(
        text, places, told, "label", LETTERS, palette.IVORY, (room, tall), 2
    )


def plate(marker: Marker, at: Point, lines: Sequence[pygame.Surface], layout: Layout) -> Rect:
    """Returns the rectangle of the plate of a wish: over the scene of a card, or around the middle
    of a place."""
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
    """Returns the width of the coin on a plate, and of the icon beside it."""
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
    """Yields the things on the table, and the markers. While a marker is taken, it adds the slots
    of Doors, and the state "markable" to things that it may be laid on."""
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
    layout: Layout,
    party: Party,
    pointing: Markers,
    markers: Iterable[Placed],
) -> None:
    """Draws the markers on the table, and the coins at home from which they are taken, unless a
    card that is met lies there."""
    places = layout.places
    assert isinstance(places, Pair), "alone nobody points"
    for seat, player in enumerate(party.players):
        picture = coin(player.emblem, home_width(places), pointing.taken == seat)
        x, y = home(places, seat)
        if layout.held_over(Rect.around((x, y), *picture.get_size())):
            continue
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
    """Draws a plate with the coin, the icon and the words of a wish, in the colour of the
    emblem."""
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
    """Returns buttons for the meanings of the marker that was laid last, beside it."""
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
    """Draws the buttons on one ground, each with its icon before its words."""
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
    """Returns the image of a marker that is dragged."""
    picture = coin(emblem, round(laid_width(places) * 1.1))
    x, y = point[0] - picture.get_width() / 2, point[1] - picture.get_height() / 2
    return picture, (round(x), round(y))


@lru_cache(maxsize=16)
def coin(emblem: str, wide: int, taken: bool = False) -> pygame.Surface:
    """Returns a coin with an emblem, with a line of light while it is `taken`. The picture is
    shared and must not be changed."""
    picture = pygame.Surface((wide + 2, wide + 2), pygame.SRCALPHA)
    rect, ink = Rect(1, 1, wide, wide), palette.LEGAL if taken else emblems.COLOURS[emblem]
    shapes.box(picture, rect, wide / 2, palette.faded(palette.CHIP, 255))
    shapes.outline(picture, rect, wide / 2, max(2, round(wide / 18)), ink)
    sign = emblems.draw(emblem, round(wide * INNER))
    picture.blit(sign, sign.get_rect(center=picture.get_rect().center))
    return picture
