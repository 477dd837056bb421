"""layout(view, size, arrangement): where every card rests. Pure; the screen only follows it."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator
from dataclasses import replace

from game.rules.cards import Card, Colour
from game.rules.explore import CompleteTrio, PlayOrDiscard
from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, PROPHECY, REVEALED, owned
from game.rules.view import View
from game.table.arrangement import Arrangement, in_order
from game.table.places import CARD_RATIO, Places, Point, Rect, Size
from game.table.poses import BACK, Layout, Pose, Sprite
from game.table.rows import row

COVERED = 3
"""How many cards of a pile are drawn; those below cannot be seen."""
STANDS_IN_ROW = PlayOrDiscard, CompleteTrio
"""Decisions that are answered on the row and in the prompt: the hand stays where it is."""
FAN = 5.0
"""Degrees from card to card of a Prophecy."""
RISE = 22
"""How high a chosen card rises, by the design; others rise less."""
KNOWN = 0.36
"""Distance between the known cards on the deck, by card width: symbol and crest can be seen."""
LEAN = 5.0
"""Degrees by which a pile leans towards the card it would receive."""


def layout(view: View, size: Size, arrangement: Arrangement) -> Layout:
    """The resting place of every card that can be seen."""
    places = Places(size)
    lists = (
        deck(view, places),
        doors(view, places),
        row(view, places, arrangement),
        pile(view, places, DISCARD, arrangement),
        pile(view, places, LIMBO, arrangement),
        hand(view, places, arrangement),
        revealed(view, places),
        prophecy(view, places, arrangement),
    )
    sprites = [sprite for part in lists for sprite in part]
    ordered = [replace(s, pose=replace(s.pose, z=z)) for z, s in enumerate(sprites)]
    return Layout(places, {sprite.key: sprite for sprite in ordered})


def rest_angle(card: Card, most: float) -> float:
    """How a card happens to lie on a pile: always the same for the same card."""
    return (zlib.crc32(card.id.encode()) % 101 / 50 - 1) * most


def lying(card: Card, zone: str, rect: Rect, angle: float = 0.0) -> Sprite:
    """A known card in the middle of a rectangle, as wide as it."""
    return Sprite(card.id, card, zone, Pose(*rect.centre, rect.w, angle))


def deck(view: View, places: Places) -> Iterator[Sprite]:
    """The back of the deck, and on it the cards a Prophecy left there, the next one on top."""
    rect = places.zones[DECK]
    if view.deck_count > len(view.known_top):
        yield Sprite(f"{BACK}.{DECK}", None, DECK, Pose(*rect.centre, rect.w, turn=0.0))
    step = rect.w * KNOWN
    for depth, card in reversed(list(enumerate(view.known_top))):
        x, y = rect.centre
        yield Sprite(card.id, card, DECK, Pose(x, y - depth * step, rect.w))


def doors(view: View, places: Places) -> Iterator[Sprite]:
    """Each gained Door in the first free slot of its place."""
    for place, colour in enumerate(Colour):
        gained = [door for door in view.doors[0] if colour in door.colours]
        for copy, door in enumerate(gained):
            yield lying(door, DOORS, places.door_slot(place, copy))


def pile(view: View, places: Places, zone: str, arrangement: Arrangement) -> Iterator[Sprite]:
    """The uppermost cards of a pile; it leans towards a card that is about to be laid on it."""
    rect = places.zones[zone]
    lean = LEAN if arrangement.toward == zone else 0.0
    for card in view.cards(zone)[-COVERED:]:
        yield lying(card, zone, rect, rest_angle(card, 5.0) + lean)


def lowered(view: View) -> bool:
    """Whether the hand makes room for choices: its pennants stay in sight."""
    asked = view.pending is not None and not isinstance(view.pending, STANDS_IN_ROW)
    return asked or any(view.revealed)


def hand(view: View, places: Places, arrangement: Arrangement) -> Iterator[Sprite]:
    """A slight fan, in the player's order."""
    cards = in_order(view.hand, arrangement.order)
    for i, card in enumerate(cards):
        x, y = hand_place(places, i, len(cards), lowered(view))
        width = places.hand_width
        if card.id == arrangement.selected:
            y -= places.px(RISE)
        elif card.id == arrangement.raised:
            y -= places.px(14)
            width *= 1.03
        from_middle = i - (len(cards) - 1) / 2
        yield Sprite(card.id, card, HAND, Pose(x, y, width, angle=-2.0 * from_middle))


def hand_place(places: Places, i: int, count: int, low: bool) -> Point:
    """The middle of the hand's card number i of so many, from 0."""
    width = places.hand_width
    x, y = places.zones[owned(HAND, 0)].centre
    if low:
        y = places.at(0, 990)[1] + width * CARD_RATIO / 2
    from_middle = i - (count - 1) / 2
    return x + from_middle * width * 0.98, y + from_middle**2 * places.px(4)


def revealed(view: View, places: Places) -> Iterator[Sprite]:
    """The Door or Nightmare that is being met."""
    for card in view.cards(REVEALED):
        yield lying(card, REVEALED, places.zones[REVEALED])


def prophecy(view: View, places: Places, arrangement: Arrangement) -> Iterator[Sprite]:
    """The looked-at cards in a fan, the next one to be drawn first; the one to be discarded lies
    on the discard pile already."""
    known = view.cards(owned(PROPHECY, view.active))
    told = arrangement.foretelling
    order, discard = (told.order, told.discard) if told else (known, None)
    width = places.fan_width
    for i, card in enumerate(order):
        if card in known:
            x, y, angle = fan_place(places, i, len(order))
            up = places.px(10) if card.id == arrangement.raised else 0.0
            yield Sprite(card.id, card, PROPHECY, Pose(x, y - up, width, angle))
    if discard in known and discard is not None:
        x, y = places.zones[DISCARD].centre
        yield Sprite(discard.id, discard, PROPHECY, Pose(x, y - places.px(30), width, -LEAN))


def fan_place(places: Places, i: int, count: int) -> tuple[float, float, float]:
    """Middle and angle of the fan's card number i of so many, from 0."""
    pitch = places.fan_width * 1.16
    radius = pitch / math.radians(FAN)
    angle = FAN * (i - (count - 1) / 2)
    x = places.band.centre[0]
    # A card that needs more room than the band has reaches under it, not over the prompt.
    y = places.band.y + max(places.band.h / 2 - places.px(6), places.fan_width * CARD_RATIO / 2)
    x += radius * math.sin(math.radians(angle))
    y += radius * (1 - math.cos(math.radians(angle)))
    return x, y, -angle


def fan_room(places: Places) -> Rect:
    """Whatever is let go here stays in the fan: over it, beside it, or below it over the hand."""
    left, right = (fan_place(places, i, 5)[0] for i in (0, 4))
    aside, top = places.fan_width * 1.5, places.band.y - places.px(10)
    return Rect(left - aside, top, right - left + 2 * aside, places.size[1] - top)


def fan_index(places: Places, x: float, count: int) -> int:
    """Which place of a fan of so many cards is nearest to this x."""
    return min(range(count), key=lambda i: abs(fan_place(places, i, count)[0] - x))


def hand_index(places: Places, x: float, count: int) -> int:
    """Which place of a hand of so many cards is nearest to this x."""
    return min(range(count), key=lambda i: abs(hand_place(places, i, count, False)[0] - x))
