"""layout(view, size, arrangement, staging): where every card rests. Pure; the screen only follows
it."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain

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
    ROW,
    SHARED,
    Seat,
    owned,
)
from game.rules.view import View
from game.table.layout.arrangement import Arrangement, in_order
from game.table.layout.beside import Beside
from game.table.layout.facing import Facing
from game.table.layout.fans import fanned, laid_by, lifted_out, prophecy
from game.table.layout.lines import line
from game.table.layout.measures import LEAST_CARD, Measures
from game.table.layout.places import Places, Rect, Size
from game.table.layout.poses import BACK, Layout, Pose, Sprite
from game.table.layout.rows import row
from game.table.layout.spreads import COVERED, LEAN, TURNED, heaped, rest_angle, spread, sprite_of
from game.table.layout.staged import stage, staged_card
from game.table.layout.strips import strip
from game.table.staging import Staging

PLACED = {DECK, MARKET, HAND, SHARED, ROW, DOORS, LIMBO, DISCARD, REVEALED, FORESIGHT}
"""The zones that the tables were made for."""
RISE = 22
"""How high a chosen card rises, by the design; others rise less."""
KNOWN = 0.36
"""Distance between the known cards on the deck, by card width, where there is room for it: symbol
and crest can be seen."""
MARKET_LINE = 8
"""Cards that can be drafted at first: each has its place, and those that are left stay there."""


KNOWN_LAYOUTS: deque[tuple[View, Staging, Size, Arrangement, Layout]] = deque(maxlen=6)
"""Those of the last views that were asked for."""


def layout(view: View, size: Size, arrangement: Arrangement, staging: Staging) -> Layout:
    """The resting place of every card that can be seen. It is known for some time: so what comes
    can be laid out before it is shown."""
    for seen, stages, *how, known in KNOWN_LAYOUTS:
        if seen is view and stages is staging and how == [size, arrangement]:
            return known
    laid = laid_out(view, size, arrangement, staging)
    KNOWN_LAYOUTS.append((view, staging, size, arrangement, laid))
    return laid


def laid_out(view: View, size: Size, arrangement: Arrangement, staging: Staging) -> Layout:
    """The same, as it is worked out."""
    places = places_of(view, size, arrangement, staging)
    lifted = tuple(lifted_out(view, places, arrangement))
    seats, beneath = range(view.seats), lies_under(view, staging, lifted)
    low = beneath or (lowered(view, staging) and not lifted)
    lists = (
        deck(view, places),
        *(doors(view, places, seat) for seat in seats),
        *(row(view, places, arrangement, seat) for seat in seats if view.turn),
        pile(view, places, DISCARD, arrangement),
        pile(view, places, LIMBO, arrangement),
        market(view, places, arrangement),
        *(other(view, places, arrangement, name) for name in places.others),
        *(strip(view, name, places.zones[name], staging.strips[name]) for name in places.strips),
        shared(view, places, arrangement, low),
        *(hand(view, places, arrangement, seat, low) for seat in seats),
        revealed(view, places, arrangement, staging),
        prophecy(view, places, arrangement, staging),
    )
    sprites = {sprite.key: sprite for sprite in chain.from_iterable(lists)}
    for sprite in lifted:
        sprites.pop(sprite.key, None)
        sprites[sprite.key] = sprite
    ordered = {key: at_height(sprite, z) for z, (key, sprite) in enumerate(sprites.items())}
    return Layout(places, ordered, low)


def at_height(sprite: Sprite, z: int) -> Sprite:
    """The same card above so many others. `replace` would take most of the time of a layout."""
    pose = sprite.pose
    high = Pose(pose.x, pose.y, pose.width, pose.angle, pose.turn, z)
    return Sprite(sprite.key, sprite.card, sprite.zone, high, sprite.owner)


def places_of(view: View, size: Size, arrangement: Arrangement, staging: Staging) -> Places:
    """The table for this view: turned towards its seat, but for seats that are fixed. Where it has
    less room its letters are as large as in the window."""
    whole, size = Measures(size), (size[0] - arrangement.beside, size[1])
    letters = arrangement.letters * whole.usual(0) / Measures(size).usual(0)
    doors, others = doors_of(view, staging), tuple(others_of(view, staging, arrangement))
    lines = tuple(name for name in others if lies_in_line(view, name))
    if view.seats == 1:
        places = Places(size, doors=doors, others=others, lines=lines)
    elif view.turn == 0 or arrangement.fixed:
        places = Beside(size, drafting=view.turn == 0, doors=doors, others=others, lines=lines)
    else:
        places = Facing(size, lower=view.seat, doors=doors, others=others, lines=lines)
    strips = tuple(name for name in staging.strips if name in view.table)
    gutters = tuple(name for name in staging.gutters if name in view.table)
    own = replace(places, strips=strips, gutters=gutters)
    return measured(replace(own, letters=letters, above=arrangement.above))


@lru_cache(maxsize=8)
def measured(places: Places) -> Places:
    """Equal tables are one: what was measured of the first need not be measured again."""
    return places


def doors_of(view: View, staging: Staging) -> tuple[int, ...]:
    """How many Doors of this game each place has; then those of no place, or of several."""
    places = [place_of(card) for card in view.box if card.kind in staging.slotted]
    return tuple(places.count(place) for place in range(len(Colour) + 1))


def place_of(door: Card) -> int:
    """The number of the place of a Door, from 0; one more than the last if it has not just one."""
    places = [place for place, colour in enumerate(Colour) if colour in door.colours]
    return places[0] if len(places) == 1 else len(Colour)


def others_of(view: View, staging: Staging, arrangement: Arrangement) -> Iterator[str]:
    """The zones of this game that no table was made for, each seat's by themselves. One takes room
    while cards lie there, for one seat if for the other, too; and always if its row tells what is
    laid there by hand. Others that would take what is chosen have room as long as it is."""
    placed = {*PLACED, *staging.apart}
    offered = {name.partition(".")[0] for name in arrangement.offered}
    for name, zone in view.table.items():
        if name in placed:
            continue
        names = [owned(name, seat) for seat in range(view.seats)] if zone.owned else [name]
        lain_in = any(view.zones.get(one) for one in names) or not offered.isdisjoint(names)
        if lain_in or staging.zone(name).lay_here:
            yield from names


def lies_in_line(view: View, name: str) -> bool:
    """Whether a zone that no table was made for is everybody's and lies in a row."""
    zone = view.table.get(name)
    return zone is not None and zone.lies == "row" and not zone.owned


def lying(
    card: Card, zone: str, rect: Rect, angle: float = 0.0, owner: Seat | None = None
) -> Sprite:
    """A known card in the middle of a rectangle, as wide as it."""
    return Sprite(card.id, card, zone, Pose(*rect.centre, rect.w, angle), owner)


def deck(view: View, places: Places) -> Iterator[Sprite]:
    """The back of the deck, and on it the cards a Prophecy left there, the next one on top."""
    rect = places.zones[DECK]
    if view.deck_count > len(view.known_top):
        yield Sprite(f"{BACK}.{DECK}", None, DECK, Pose(*rect.centre, rect.w, turn=0.0))
    (right, down), step = places.known_towards, rect.w * KNOWN
    if right:
        step = min(step, (rect.x - places.px(6)) / max(1, len(view.known_top) - 1))
    for depth, card in reversed(list(enumerate(view.known_top))):
        x, y = rect.centre
        pose = Pose(x + right * depth * step, y + down * depth * step, rect.w)
        yield Sprite(card.id, card, DECK, pose)


def doors(view: View, places: Places, seat: Seat) -> Iterator[Sprite]:
    """Each gained Door in the first free slot of its place."""
    for place in range(len(Colour) + 1):
        gained = [door for door in view.doors[seat] if place_of(door) == place]
        for copy, door in reversed(list(enumerate(gained))):
            yield lying(door, DOORS, places.door_slot(place, copy, seat), owner=seat)


def pile(view: View, places: Places, zone: str, arrangement: Arrangement) -> Iterator[Sprite]:
    """The uppermost cards of a pile; it leans towards a card that is about to be laid on it."""
    rect = places.zones[zone]
    lean = LEAN if arrangement.toward == zone else 0.0
    for card in view.cards(zone)[-COVERED:]:
        yield lying(card, zone, rect, rest_angle(card, 5.0) + lean)


def market(view: View, places: Places, arrangement: Arrangement) -> Iterator[Sprite]:
    """The cards that can be drafted, in a line with gaps where others were taken."""
    for card in view.market:
        rect = places.zones[MARKET]
        pitch = rect.w / MARKET_LINE
        x = rect.x + (view.laid_out.index(card) + 0.5) * pitch
        width = max(places.least(LEAST_CARD), min(places.px(170), pitch * 0.92))
        pose = Pose(x, rect.centre[1], width)
        # Above stands how many Doors each player has: it can be read with a card chosen, too.
        free = max(0.0, (rect.h - pose.height) / 2 - places.px(6))
        yield Sprite(card.id, card, MARKET, risen(pose, card, arrangement, places, free))


def other(view: View, places: Places, arrangement: Arrangement, name: str) -> Iterator[Sprite]:
    """The cards of a zone without a place, as its row says: in a pile, a row or a fan."""
    zone, _, seat = name.partition(":")
    owner, whole, lies = int(seat) if seat else None, places.zones[name], view.table[zone].lies
    rect = Rect(whole.x, whole.y, whole.w, whole.h - places.name_height)
    cards = view.zones.get(name, ())
    if name in places.lines:
        yield from line(cards, zone, rect, arrangement.offered)
    elif lies == "pile":
        lean = LEAN if arrangement.toward == name else 0.0
        yield from heaped(cards, zone, rect, lean, owner)
    else:
        yield from spread(cards, zone, rect, TURNED if lies == "fan" else 0.0, owner)


def shared(view: View, places: Places, arrangement: Arrangement, low: bool) -> Iterator[Sprite]:
    """The cards of everybody's hand, on their tray."""
    for i, card in enumerate(view.shared):
        pose = Pose(*places.shared_place(i, low), places.hand_width)
        yield Sprite(card.id, card, SHARED, risen(pose, card, arrangement, places))


def lowered(view: View, staging: Staging) -> bool:
    """Whether the hand makes room for choices: its pennants stay in sight. Under a fan, and under a
    card that stands large over the row, it stays where it is."""
    if view.prophecy or len(view.revealed) > 1 or staging.decision(view.pending).between:
        return False
    asked = view.pending is not None and not staging.decision(view.pending).in_place
    return asked or (bool(view.revealed) and staged_card(view, staging) is None)


def lies_under(view: View, staging: Staging, lifted: Sequence[Sprite]) -> bool:
    """Whether a card that is met lies under the prompt while others are held up over it: without
    this it would lie on the hand."""
    cards = view.cards(REVEALED)
    if len(cards) != 1 or not (lifted or view.prophecy) or staging.decision(view.pending).between:
        return False
    return staged_card(view, staging) is None and all(one.card != cards[0] for one in lifted)


def risen(
    pose: Pose, card: Card | None, arrangement: Arrangement, places: Places, most: float = math.inf
) -> Pose:
    """Higher if it is chosen, a little higher and larger under the pointer; by so many pixels at
    `most`."""
    if card is not None and card.id == arrangement.selected:
        return replace(pose, y=pose.y - min(most, places.px(RISE)))
    if card is not None and card.id == arrangement.raised:
        return replace(pose, y=pose.y - min(most, places.px(14)), width=pose.width * 1.03)
    return pose


def hand(
    view: View, places: Places, arrangement: Arrangement, seat: Seat, low: bool
) -> Iterator[Sprite]:
    """A slight fan in its owner's order, or a stack beside the table."""
    cards = hand_of(view, arrangement, seat)
    straight = places.stacked(seat)
    for i, card in enumerate(cards):
        x, y = places.hand_place(seat, i, len(cards), low)
        angle = 0.0 if straight else -2.0 * (i - (len(cards) - 1) / 2)
        pose = Pose(x, y, places.card_width(seat), angle)
        yield sprite_of(card, HAND, i, risen(pose, card, arrangement, places), seat)


def hand_of(view: View, arrangement: Arrangement, seat: Seat) -> Secret:
    """The cards of a seat as they lie. Where some are unknown nobody has put them in order: they
    lie together, under one cloth."""
    zone = owned(HAND, seat)
    known = view.cards(zone)
    unknown = len(view.zones.get(zone, ())) - len(known)
    return (*known, *(None,) * unknown) if unknown else in_order(known, arrangement.order)


def revealed(
    view: View, places: Places, arrangement: Arrangement, staging: Staging
) -> Iterator[Sprite]:
    """The Door or Nightmare that is being met; several cards in a fan."""
    cards = view.cards(REVEALED)
    if (card := staged_card(view, staging)) is not None:
        yield lying(card, REVEALED, stage(places))
        return
    if staging.decision(view.pending).between:
        for i, card in enumerate(cards):
            yield Sprite(card.id, card, REVEALED, laid_by(places, i))
        return
    if len(cards) == 1:
        yield lying(cards[0], REVEALED, places.zones[REVEALED])
        return
    for i, card in enumerate(cards):
        yield Sprite(card.id, card, REVEALED, fanned(card, places, arrangement, i, len(cards)))


def hand_index(places: Places, seat: Seat, x: float, count: int) -> int:
    """Which place of a seat's hand of so many cards is nearest to this x."""
    return min(range(count), key=lambda i: abs(places.hand_place(seat, i, count, False)[0] - x))
