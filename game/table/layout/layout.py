"""layout(view, size, arrangement): where every card rests. Pure; the screen only follows it."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator
from dataclasses import replace

from game.editions.base.explore import CompleteTrio, PlayOrDiscard
from game.editions.base.partners import Draft, OfferSwap
from game.rules.card import Card, Colour
from game.rules.event import Secret
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    FORESIGHT,
    HAND,
    LIMBO,
    MARKET,
    REVEALED,
    SHARED,
    Seat,
    owned,
)
from game.rules.view import View
from game.table.layout.arrangement import Arrangement, in_order
from game.table.layout.pairs import Beside, Facing
from game.table.layout.places import CARD_RATIO, Places, Rect, Size
from game.table.layout.poses import BACK, Layout, Pose, Sprite
from game.table.layout.rows import row

COVERED = 3
"""How many cards of a pile are drawn; those below cannot be seen."""
STANDS_IN_ROW = PlayOrDiscard, CompleteTrio, Draft, OfferSwap
"""Decisions that are answered on the table and in the prompt: the hand stays where it is."""
FAN = 5.0
"""Degrees from card to card of a Prophecy."""
RISE = 22
"""How high a chosen card rises, by the design; others rise less."""
KNOWN = 0.36
"""Distance between the known cards on the deck, by card width: symbol and crest can be seen."""
LEAN = 5.0
"""Degrees by which a pile leans towards the card it would receive."""
MARKET_LINE = 8
"""Cards that can be drafted at first: those that are left stay where they lie."""


def layout(view: View, size: Size, arrangement: Arrangement) -> Layout:
    """The resting place of every card that can be seen."""
    places = places_of(view, size, arrangement)
    seats = range(view.seats)
    lists = (
        deck(view, places),
        *(doors(view, places, seat) for seat in seats),
        *(row(view, places, arrangement, seat) for seat in seats if view.turn),
        pile(view, places, DISCARD, arrangement),
        pile(view, places, LIMBO, arrangement),
        market(view, places, arrangement),
        shared(view, places, arrangement),
        *(hand(view, places, arrangement, seat) for seat in seats),
        revealed(view, places),
        prophecy(view, places, arrangement),
    )
    sprites = [sprite for part in lists for sprite in part]
    ordered = [replace(s, pose=replace(s.pose, z=z)) for z, s in enumerate(sprites)]
    return Layout(places, {sprite.key: sprite for sprite in ordered})


def places_of(view: View, size: Size, arrangement: Arrangement) -> Places:
    """The table for this view: turned towards its seat, but for seats that are fixed."""
    letters = arrangement.letters
    if view.seats == 1:
        return Places(size, letters=letters)
    if view.turn == 0 or arrangement.fixed:
        return Beside(size, drafting=view.turn == 0, letters=letters)
    return Facing(size, lower=view.seat, letters=letters)


def rest_angle(card: Card, most: float) -> float:
    """How a card happens to lie on a pile: always the same for the same card."""
    return (zlib.crc32(card.id.encode()) % 101 / 50 - 1) * most


def lying(
    card: Card, zone: str, rect: Rect, angle: float = 0.0, owner: Seat | None = None
) -> Sprite:
    """A known card in the middle of a rectangle, as wide as it."""
    return Sprite(card.id, card, zone, Pose(*rect.centre, rect.w, angle), owner)


def sprite_of(card: Card | None, zone: str, number: int, pose: Pose, owner: Seat) -> Sprite:
    """A card of a seat's zone: an unknown one shows its back and is called after its place."""
    if card is not None:
        return Sprite(card.id, card, zone, pose, owner)
    return Sprite(f"{BACK}.{zone}.{owner}.{number}", None, zone, replace(pose, turn=0.0), owner)


def deck(view: View, places: Places) -> Iterator[Sprite]:
    """The back of the deck, and on it the cards a Prophecy left there, the next one on top."""
    rect = places.zones[DECK]
    if view.deck_count > len(view.known_top):
        yield Sprite(f"{BACK}.{DECK}", None, DECK, Pose(*rect.centre, rect.w, turn=0.0))
    (right, down), step = places.known_towards, rect.w * KNOWN
    for depth, card in reversed(list(enumerate(view.known_top))):
        x, y = rect.centre
        pose = Pose(x + right * depth * step, y + down * depth * step, rect.w)
        yield Sprite(card.id, card, DECK, pose)


def doors(view: View, places: Places, seat: Seat) -> Iterator[Sprite]:
    """Each gained Door in the first free slot of its place."""
    for place, colour in enumerate(Colour):
        gained = [door for door in view.doors[seat] if colour in door.colours]
        for copy, door in reversed(list(enumerate(gained))):
            yield lying(door, DOORS, places.door_slot(place, copy, seat), owner=seat)


def pile(view: View, places: Places, zone: str, arrangement: Arrangement) -> Iterator[Sprite]:
    """The uppermost cards of a pile; it leans towards a card that is about to be laid on it."""
    rect = places.zones[zone]
    lean = LEAN if arrangement.toward == zone else 0.0
    for card in view.cards(zone)[-COVERED:]:
        yield lying(card, zone, rect, rest_angle(card, 5.0) + lean)


def market(view: View, places: Places, arrangement: Arrangement) -> Iterator[Sprite]:
    """The cards that can be drafted, in a line."""
    for i, card in enumerate(view.market):
        rect = places.zones[MARKET]
        pitch = rect.w / MARKET_LINE
        x = rect.centre[0] + (i - (len(view.market) - 1) / 2) * pitch
        width = max(90.0, min(places.px(170), pitch * 0.92))
        pose = Pose(x, rect.centre[1], width)
        yield Sprite(card.id, card, MARKET, risen(pose, card, arrangement, places))


def shared(view: View, places: Places, arrangement: Arrangement) -> Iterator[Sprite]:
    """The cards of everybody's hand, on their tray."""
    for i, card in enumerate(view.shared):
        pose = Pose(*places.shared_place(i, lowered(view)), places.hand_width)
        yield Sprite(card.id, card, SHARED, risen(pose, card, arrangement, places))


def lowered(view: View) -> bool:
    """Whether the hand makes room for choices: its pennants stay in sight."""
    asked = view.pending is not None and not isinstance(view.pending, STANDS_IN_ROW)
    return asked or bool(view.revealed)


def risen(pose: Pose, card: Card | None, arrangement: Arrangement, places: Places) -> Pose:
    """Higher if it is chosen, a little higher and larger under the pointer."""
    if card is not None and card.id == arrangement.selected:
        return replace(pose, y=pose.y - places.px(RISE))
    if card is not None and card.id == arrangement.raised:
        return replace(pose, y=pose.y - places.px(14), width=pose.width * 1.03)
    return pose


def hand(view: View, places: Places, arrangement: Arrangement, seat: Seat) -> Iterator[Sprite]:
    """A slight fan in its owner's order, or a stack beside the table."""
    cards = hand_of(view, arrangement, seat)
    straight = places.stacked(seat)
    for i, card in enumerate(cards):
        x, y = places.hand_place(seat, i, len(cards), lowered(view))
        angle = 0.0 if straight else -2.0 * (i - (len(cards) - 1) / 2)
        pose = Pose(x, y, places.card_width(seat), angle)
        yield sprite_of(card, HAND, i, risen(pose, card, arrangement, places), seat)


def hand_of(view: View, arrangement: Arrangement, seat: Seat) -> Secret:
    """The cards of a seat as they lie. Where some are unknown nobody has put them in order."""
    zone = owned(HAND, seat)
    known = view.cards(zone)
    cards = view.zones.get(zone, ())
    return in_order(known, arrangement.order) if len(known) == len(cards) else cards


def revealed(view: View, places: Places) -> Iterator[Sprite]:
    """The Door or Nightmare that is being met."""
    for card in view.cards(REVEALED):
        yield lying(card, REVEALED, places.zones[REVEALED])


def prophecy(view: View, places: Places, arrangement: Arrangement) -> Iterator[Sprite]:
    """The looked-at cards in a fan, the next one to be drawn first; the one to be discarded lies
    on the discard pile already."""
    told = arrangement.foretelling
    known = view.cards(owned(FORESIGHT, view.active))
    looked_at: Secret = view.prophecy
    discard = None
    if told is not None and known:
        looked_at, discard = tuple(c for c in told.order if c in known), told.discard
    width = places.fan_width
    for i, card in enumerate(looked_at):
        x, y, angle = fan_place(places, i, len(looked_at))
        up = places.px(10) if card is not None and card.id == arrangement.raised else 0.0
        yield sprite_of(card, FORESIGHT, i, Pose(x, y - up, width, angle), view.active)
    if discard in known and discard is not None:
        x, y = places.zones[DISCARD].centre
        pose = Pose(x, y - places.px(30), width, -LEAN)
        yield Sprite(discard.id, discard, FORESIGHT, pose, view.active)


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


def hand_index(places: Places, seat: Seat, x: float, count: int) -> int:
    """Which place of a seat's hand of so many cards is nearest to this x."""
    return min(range(count), key=lambda i: abs(places.hand_place(seat, i, count, False)[0] - x))
