"""What can no longer be won of the base game, counted from what everybody at the table may know.

A missing Door takes a trio of its place or a Key of it. The count takes for granted that luck is
with the players: the next card is the one they wish for, and no Nightmare comes. So what it calls
lost is lost, whatever the deck holds in whatever order; some lost games escape it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from itertools import pairwise, product

from game.editions.base.cards import BASE_DECK, KEY, MOON, NIGHTMARE, SUN
from game.editions.base.explore import CompleteTrio, PlayOrDiscard
from game.editions.base.warnings.blocking import blocked_places, still_to_gain
from game.rules.card import Card, Colour, Kind
from game.rules.state import HAND, HAND_SIZE, SHARED_SIZE, Cards, Seat, owned
from game.rules.view import View
from game.table.counting import still_to_come

SYMBOLS = SUN, MOON, KEY
FACES = {card.face for card in BASE_DECK}
TRIO = 3
Supply = tuple[int, int, int]
"""So many Suns, Moons and Keys of one place."""


class Way(Enum):
    """How a Door can be gained: by a Key, by a trio with which its row goes on from where it now
    ends, or by a trio that begins after some other card."""

    KEY, NEXT, LATER = range(3)


@dataclass(frozen=True)
class Row:
    """The end of a row: the last symbol, and the place and length of the run that no trio used."""

    last: Kind | None = None
    place: Colour | None = None
    run: int = 0

    def still(self, place: Colour, way: Way) -> tuple[Kind | None, int]:
        """The symbol before the next card of a trio, and how many cards it still takes."""
        if way is Way.LATER:
            return None, TRIO
        return self.last, TRIO - self.run if self.place is place else TRIO


@dataclass(frozen=True)
class Hopes:
    """What counts. By seat, `needs` are the places of the Doors to be gained, one for each, and
    `rows` the ends of the rows. `supply` are the cards of each place that may still be played or
    paid, and so many of these lie `in_deck`. The active seat has `holes` to fill before its turn
    ends; `begins` if it has not played or discarded yet. What lies in its `hand` then, by place and
    kind, where it plays alone."""

    needs: tuple[tuple[Colour, ...], ...]
    rows: tuple[Row, ...]
    supply: tuple[tuple[Colour, Supply], ...]
    in_deck: int
    active: Seat
    holes: int
    begins: bool
    hand: Set[tuple[Colour, Kind]] | None


@dataclass(frozen=True)
class Share:
    """One way to gain all missing Doors of a place: Keys paid and cards played, by seat, and the
    seats whose rows go on with it."""

    place: Colour
    keys: tuple[int, ...]
    played: tuple[int, ...]
    next: Set[Seat]


# What is asked


def unblockable(view: View) -> Colour | None:
    """A place of which one player has all Doors, with too few Nightmares left to give one back
    to (E30)."""
    blocked = [place for seat in range(view.seats) for place in blocked_places(view, seat)]
    return blocked[0] if len(blocked) > still_to_come(view, NIGHTMARE) else None


def short_place(view: View) -> Colour | None:
    """A place whose own cards, all that are left, cannot gain its missing Doors."""
    hopes = hopes_of(view)
    places = hopes and (place for place, _ in hopes.supply if not shares(hopes, place))
    return next(iter(places or ()), None)


def too_few_cards(view: View, place: Colour) -> bool:
    """Whether a place were short of cards even if they could be laid in any order."""
    left, doors = left_of(view, place), missing(view, place)
    opened = min(left[2], doors)
    return sum(left) < opened + TRIO * (doors - opened)


def short_without(view: View, key: Card) -> bool:
    """Whether its place could gain its Doors, but no longer if this Key is spent."""
    hopes = hopes_of(view)
    (place,) = key.colours
    if hopes is None or not shares(hopes, place):
        return False
    supply = ((p, (s, m, k - (p is place))) for p, (s, m, k) in hopes.supply)
    return not shares(replace(hopes, supply=tuple(supply)), place)


def completes_trio(view: View, card: Card) -> bool:
    """Whether a card of the hand, if it were played now, would be the third of its place."""
    row = end_of(view, view.active)
    return row.run == TRIO - 1 and row.place in card.colours


def turns_left(view: View) -> int | None:
    """How many turns the deck lasts for at most, this one included, where these are too few for
    what is missing."""
    hopes = hopes_of(view)
    if hopes is None or has_room(hopes):
        return None
    return max(0, hopes.in_deck - hopes.holes + 1)


def missing(view: View, place: Colour) -> int:
    """How many Doors of a place are still to be gained."""
    return sum(needed(view, seat).count(place) for seat in range(view.seats))


# What a view tells


LAST_HOPES: deque[tuple[View, Hopes | None]] = deque(maxlen=2)
"""Those of the last views that were asked for: several ask for the same."""


def hopes_of(view: View) -> Hopes | None:
    """What counts in this view; None before the first turn, where nobody is asked, and where other
    cards than those of the base game may change everything. More or fewer of these change nothing
    in how they are counted."""
    for seen, hopes in LAST_HOPES:
        if seen is view:
            return hopes
    asked = view.pending is not None and view.turn and only_base_cards(view.box)
    LAST_HOPES.append((view, counted(view) if asked else None))
    return LAST_HOPES[-1][1]


@lru_cache(maxsize=8)
def only_base_cards(box: Cards) -> bool:
    """Whether a box holds no other cards than those of the base game."""
    return {card.face for card in box} <= FACES


def counted(view: View) -> Hopes:
    """What counts where somebody is asked."""
    supply = tuple([(place, left_of(view, place)) for place in Colour])
    held = [len(view.zones.get(owned(HAND, seat), ())) for seat in range(view.seats)]
    size = HAND_SIZE[view.seats] + SHARED_SIZE[view.seats]
    begins, alone = isinstance(view.pending, PlayOrDiscard), view.seats == 1
    return Hopes(
        needs=tuple([tuple(needed(view, seat)) for seat in range(view.seats)]),
        rows=tuple([end_of(view, seat) for seat in range(view.seats)]),
        supply=supply,
        in_deck=sum(sum(cards) for _, cards in supply) - sum(held) - len(view.shared),
        active=view.active,
        holes=size - held[view.active] - len(view.shared),
        begins=begins,
        hand=frozenset((p, c.kind) for c in view.hand for p in c.colours)
        if alone and begins
        else None,
    )


def left_of(view: View, place: Colour) -> Supply:
    """The Locations of a place that lie neither in a row nor in the discard pile: who holds them,
    or whether the deck does, need not be known."""
    suns, moons, keys = locations_of(view.box, place)
    gone = set(view.gone).union(*view.rows)
    return len(suns - gone), len(moons - gone), len(keys - gone)


@lru_cache(maxsize=32)
def locations_of(box: Cards, place: Colour) -> Sequence[Set[Card]]:
    """The Suns, Moons and Keys of a place in a box."""
    own = [card for card in box if place in card.colours]
    return [frozenset(card for card in own if card.kind == symbol) for symbol in SYMBOLS]


def needed(view: View, seat: Seat) -> list[Colour]:
    """The place of each Door that a seat has still to gain (R28, R43). What a trio may find at once
    costs nothing any more."""
    asked = view.pending
    found = asked.colour if isinstance(asked, CompleteTrio) and seat == view.active else None
    places: list[Colour] = []
    for place in Colour:
        places += [place] * (still_to_gain(place, view, seat) - (place is found))
    return places


def end_of(view: View, seat: Seat) -> Row:
    """Where the row of a seat ends (R10)."""
    row = view.rows[seat]
    if not row:
        return Row()
    run = row[view.spent[seat] :]
    (place,) = row[-1].colours
    length = next((n for n, c in enumerate(reversed(run)) if place not in c.colours), len(run))
    return Row(row[-1].kind, place if length else None, length)


# Trios and Keys of one place


@lru_cache(maxsize=64)
def endings(last: Kind | None, count: int) -> Set[Supply]:
    """What so many cards may be that go on after this symbol, neighbours differing (R9)."""
    fitting = [
        order
        for order in product(SYMBOLS, repeat=count)
        if all(one != other for one, other in pairwise((last, *order)))
    ]
    return frozenset((o.count(SUN), o.count(MOON), o.count(KEY)) for o in fitting)


def layable(supply: Supply, trios: Sequence[tuple[Kind | None, int]]) -> bool:
    """Whether the cards suffice for all of these, told as by `Row.still`."""
    if min(supply) < 0:
        return False
    return not trios or any(
        layable((supply[0] - suns, supply[1] - moons, supply[2] - keys), trios[1:])
        for suns, moons, keys in endings(*trios[0])
    )


@lru_cache(maxsize=64)
def shares(hopes: Hopes, place: Colour) -> Sequence[Share]:
    """The ways in which the missing Doors of a place could be gained, as far as its cards go."""
    suns, moons, keys = dict(hopes.supply)[place]
    seats = [seat for seat, needs in enumerate(hopes.needs) for one in needs if one is place]
    found = set()
    for ways in product(Way, repeat=len(seats)):
        paid, played = [0] * len(hopes.needs), [0] * len(hopes.needs)
        trios, following = [], []
        for seat, way in zip(seats, ways, strict=True):
            if way is Way.KEY:
                paid[seat] += 1
                continue
            trios.append(hopes.rows[seat].still(place, way))
            played[seat] += trios[-1][1]
            following += [seat] * (way is Way.NEXT)
        once = len(set(following)) == len(following)
        if once and layable((suns, moons, keys - sum(paid)), trios):
            found.add(Share(place, tuple(paid), tuple(played), frozenset(following)))
    return sorted(found, key=lambda share: (sum(share.played), sum(share.keys)))


# All places, in the turns that are left


@lru_cache(maxsize=64)
def has_room(hopes: Hopes) -> bool:
    """Whether the deck still holds cards enough to gain every missing Door in some way."""
    plans = product(*(shares(hopes, place) for place in Colour))
    return any(least_drawn(hopes, plan) <= hopes.in_deck for plan in plans)


def least_drawn(hopes: Hopes, plan: Sequence[Share]) -> int:
    """How many Locations have to be drawn, if everything goes well: one for each turn that ends,
    since each lays down a card, and one for each Key that is paid, but for the last refill."""
    seats = range(len(hopes.needs))
    keys = [sum(share.keys[seat] for share in plan) for seat in seats]
    turns = [sum(share.played[seat] for share in plan) + idle(hopes, plan, seat) for seat in seats]
    if not any(keys) and not any(turns):
        return 0
    least = []
    for seat in seats:
        if turns[seat]:
            least.append(hopes.holes + last_turn(hopes, keys, turns, seat) - 1 + sum(keys))
        if keys[seat]:
            last, others = last_turn(hopes, keys, turns, seat), sum(keys) - keys[seat]
            least.append(hopes.holes + last - 1 + others if last else 0)
    return min(least)


def idle(hopes: Hopes, plan: Sequence[Share], seat: Seat) -> int:
    """How many turns of a seat help no trio: one, if all of them begin after another card, or the
    hand has no card to go on with."""
    if not any(share.played[seat] for share in plan):
        return 0
    goes_on = [share.place for share in plan if seat in share.next]
    if not goes_on:
        return 1
    fits = hopes.hand is None or any(
        (goes_on[0], kind) in hopes.hand for kind in SYMBOLS if kind != hopes.rows[seat].last
    )
    return 0 if fits and len(goes_on) == 1 else 1


def last_turn(hopes: Hopes, keys: Sequence[int], turns: Sequence[int], last: Seat) -> int:
    """The number of the turn in which this seat gains the last Door, counted from the next one to
    begin; 0 is what is left of one that has begun, which opens Doors by Keys only."""
    seats = len(turns)
    number, had = (1 if hopes.begins else 0), [0] * seats
    first = hopes.active if hopes.begins else (hopes.active + 1) % seats
    refilled = set() if hopes.begins else {hopes.active}
    while True:
        seat = (first + number - 1) % seats
        if number:
            had[seat] += 1
            refilled.add(seat)
        ready = all(had[s] >= turns[s] and (s in refilled or not keys[s]) for s in range(seats))
        if ready and seat == last:
            return number
        number += 1
