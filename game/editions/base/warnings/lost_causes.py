"""Games of the base game that can no longer be won, counted from what everybody at the table may
know.

A missing Door takes a trio of its place or a Key of it. The count assumes that luck is with the
players: the next card is the one they wish for, and no Nightmare comes. So what it calls lost is
lost, whatever the order of the deck; some lost games escape it.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from itertools import pairwise, product

from game.editions.base.cards import BASE_DECK, KEY, MOON, NIGHTMARE, SUN, TRIO, only_place
from game.editions.base.explore import CompleteTrio, PlayOrDiscard
from game.editions.base.warnings.blocking import blocked_places, still_to_gain
from game.rules.card import DOOR, Card, Colour, Kind
from game.rules.state import HAND, HAND_SIZE, SHARED_SIZE, Cards, Seat, owned
from game.rules.view import View, of_last_views
from game.table import counting
from game.table.counting import still_to_come
from game.words import Words

SYMBOLS = SUN, MOON, KEY
FACES = {card.face for card in BASE_DECK}
Supply = tuple[int, int, int]
"""Number of Suns, Moons and Keys of one place."""


class Way(Enum):
    """A way to gain a Door: by a Key, by a trio that goes on from the end of its row, or by a trio
    that begins after some other card."""

    KEY, NEXT, LATER = range(3)


@dataclass(frozen=True)
class Row:
    """The end of a row: the last symbol, and the place and length of the run that no trio used
    (R10)."""

    last: Kind | None = None
    place: Colour | None = None
    run: int = 0

    @classmethod
    def of(cls, view: View, seat: Seat) -> Row:
        row = view.rows[seat]
        if not row:
            return cls()
        run = counting.run(view, seat, view.trio)
        if run is None:
            return cls(row[-1].kind, only_place(row[-1]))
        return cls(row[-1].kind, run.colour, len(run.cards))

    def still(self, place: Colour, way: Way) -> tuple[Kind | None, int]:
        """Returns the symbol before the next card of a trio, and how many cards the trio still
        takes."""
        if way is Way.LATER:
            return None, TRIO
        return self.last, TRIO - self.run if self.place is place else TRIO


@dataclass(frozen=True)
class Hopes:
    """The facts that count. By seat, `needs` are the places of the Doors to be gained, one for
    each, and `rows` the ends of the rows. `supply` are the cards of each place that may still be
    played or paid, of which `in_deck` lie in the deck. The active seat has `holes` to fill before
    its turn ends, and `begins` if it has not played or discarded yet. `hand` is its hand then, by
    place and kind, where it plays alone."""

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
    """One way to gain all missing Doors of a place: the Keys paid and cards played, by seat, and
    the seats whose rows go on with it."""

    place: Colour
    keys: tuple[int, ...]
    played: tuple[int, ...]
    next: Set[Seat]


# What is asked


def unblockable(view: View) -> Colour | None:
    """Returns a place of which one player has all Doors, with too few Nightmares left to give one
    back to (E30). Cards of other editions may take a Door back, too: with them it is none."""
    if not only_base_cards(view.box):
        return None
    blocked = [place for seat in range(view.seats) for place in blocked_places(view, seat)]
    return blocked[0] if len(blocked) > still_to_come(view, NIGHTMARE) else None


def short_place(view: View) -> Colour | None:
    """Returns a place whose remaining cards cannot gain its missing Doors."""
    hopes = hopes_of(view)
    places = hopes and (place for place, _ in hopes.supply if not shares(hopes, place))
    return next(iter(places or ()), None)


def too_few_cards(view: View, place: Colour) -> bool:
    """Returns whether a place would be short of cards even if they could be laid in any order."""
    left, doors = left_of(view, place), missing(view, place)
    opened = min(left[2], doors)
    return sum(left) < opened + TRIO * (doors - opened)


def short_without(view: View, key: Card) -> bool:
    """Returns whether the place of this Key can gain its Doors, but no longer once the Key is
    spent."""
    hopes, place = hopes_of(view), only_place(key)
    if hopes is None or place is None or not shares(hopes, place):
        return False
    supply = ((p, (s, m, k - (p is place))) for p, (s, m, k) in hopes.supply)
    return not shares(replace(hopes, supply=tuple(supply)), place)


def completes_trio(view: View, card: Card) -> bool:
    """Returns whether a card of the hand, if it were played now, would be the third of its
    place."""
    row = Row.of(view, view.active)
    return row.run == TRIO - 1 and row.place in card.colours


def turns_left(view: View) -> int | None:
    """Returns how many turns the deck lasts at most, this one included, if these are too few for
    what is missing."""
    hopes = hopes_of(view)
    if hopes is None or has_room(hopes):
        return None
    return max(0, hopes.in_deck - hopes.holes + 1)


def missing(view: View, place: Colour) -> int:
    return sum(needed(view, seat).count(place) for seat in range(view.seats))


# What a view tells


@of_last_views
def hopes_of(view: View) -> Hopes | None:
    """Returns the facts that count in this view. None before the first turn, where nobody is asked,
    and where cards of other editions may change everything. More or fewer cards of the base game
    change nothing in how they are counted."""
    asked = view.pending is not None and view.turn and only_base_cards(view.box)
    return counted(view) if asked else None


@lru_cache(maxsize=8)
def only_base_cards(box: Cards) -> bool:
    return {card.face for card in box} <= FACES


def counted(view: View) -> Hopes:
    supply = tuple([(place, left_of(view, place)) for place in Colour])
    held = [len(view.zones.get(owned(HAND, seat), ())) for seat in range(view.seats)]
    size = HAND_SIZE[view.seats] + SHARED_SIZE[view.seats]
    begins, alone = isinstance(view.pending, PlayOrDiscard), view.seats == 1
    return Hopes(
        needs=tuple([tuple(needed(view, seat)) for seat in range(view.seats)]),
        rows=tuple([Row.of(view, seat) for seat in range(view.seats)]),
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
    """Returns the Locations of a place that lie neither in a row nor in the discard pile. Who holds
    them need not be known."""
    suns, moons, keys = locations_of(view.box, place)
    gone = set(view.gone).union(*view.rows)
    return len(suns - gone), len(moons - gone), len(keys - gone)


@lru_cache(maxsize=32)
def locations_of(box: Cards, place: Colour) -> Sequence[Set[Card]]:
    own = [card for card in box if place in card.colours]
    return [frozenset(card for card in own if card.kind == symbol) for symbol in SYMBOLS]


def needed(view: View, seat: Seat) -> list[Colour]:
    """Returns the place of each Door that a seat has still to gain (R28, R43). A Door that a trio
    may find at once costs nothing any more."""
    asked = view.pending
    found = asked.colour if isinstance(asked, CompleteTrio) and seat == view.active else None
    places: list[Colour] = []
    for place in Colour:
        places += [place] * (still_to_gain(place, view, seat) - (place is found))
    return places


# Trios and Keys of one place


@lru_cache(maxsize=64)
def endings(last: Kind | None, count: int) -> Set[Supply]:
    """Returns the supplies that so many cards after this symbol may take, neighbours differing
    (R9)."""
    fitting = [
        order
        for order in product(SYMBOLS, repeat=count)
        if all(one != other for one, other in pairwise((last, *order)))
    ]
    return frozenset((o.count(SUN), o.count(MOON), o.count(KEY)) for o in fitting)


def layable(supply: Supply, trios: Sequence[tuple[Kind | None, int]]) -> bool:
    """Returns whether the cards suffice for all of these trios, given as by `Row.still`."""
    if min(supply) < 0:
        return False
    return not trios or any(
        layable((supply[0] - suns, supply[1] - moons, supply[2] - keys), trios[1:])
        for suns, moons, keys in endings(*trios[0])
    )


@lru_cache(maxsize=64)
def shares(hopes: Hopes, place: Colour) -> Sequence[Share]:
    """Returns the ways in which the missing Doors of a place could be gained, as far as its cards
    go."""
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
    """Returns whether the deck still holds enough cards to gain every missing Door in some way."""
    plans = product(*(shares(hopes, place) for place in Colour))
    return any(least_drawn(hopes, plan) <= hopes.in_deck for plan in plans)


def least_drawn(hopes: Hopes, plan: Sequence[Share]) -> int:
    """Returns how many Locations have to be drawn if everything goes well: one for each turn that
    ends, since each lays down a card, and one for each Key that is paid, except for the last
    refill."""
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
    """Returns how many turns of a seat help no trio: one, if all of them begin after another card
    or the hand has no card to go on with."""
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
    """Returns the number of the turn in which this seat gains the last Door, counted from the next
    one to begin. 0 is the rest of one that has begun, which opens Doors by Keys only."""
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


def a_door_is_gone(words: Words, view: View) -> str:
    """Tells that a Door in the discard pile is out of the game (R15, R30)."""
    if all(card.kind != DOOR for card in view.gone):
        return ""
    return words.say("A Door lies in the discard pile, and all of them are needed.")


def nothing_to_draw(words: Words, view: View) -> str:
    """Tells that a turn that begins with an empty deck is the last (R29), if nothing that was
    caught can fill it again."""
    if not isinstance(view.pending, PlayOrDiscard) or view.deck_count:
        return ""
    if any(row.catches and len(view.zones[name]) > 1 for name, row in view.table.items()):
        return ""
    return words.say("The deck is empty, and a card has to be drawn at the end of the turn.")


def a_door_is_held(words: Words, view: View) -> str:
    """Tells that one of two has all Doors of a place, and only a Nightmare takes one back (E30)."""
    place = unblockable(view)
    if place is None:
        return ""
    return words.say(
        "{place}: one player has all Doors, and too few Nightmares are left to give one back to.",
        place=words.place(place),
    )


def a_place_is_short(words: Words, view: View) -> str:
    """Tells that the Keys and trios of a place that are left are too few for its Doors."""
    place = short_place(view)
    if place is None:
        return ""
    suns, moons, keys = left_of(view, place)
    cards = suns + moons + keys
    if not cards:
        left = words.say("and none of its cards is left")
    elif too_few_cards(view, place):
        left = words.plural(
            "and only {n} of its cards is left", "and only {n} of its cards are left", cards
        )
    elif cards == suns:
        left = words.say("and its last {n} cards are all Suns", n=cards)
    elif cards == moons:
        left = words.say("and its last {n} cards are all Moons", n=cards)
    else:
        left = words.say("and its last {n} cards make too few trios", n=cards)
    doors = words.plural("a Door is missing", "{n} Doors are missing", missing(view, place))
    return words.say("{place}: {doors}, {left}.", place=words.place(place), doors=doors, left=left)


def the_deck_is_thin(words: Words, view: View) -> str:
    """Tells that all places together need more turns than there can be."""
    turns = turns_left(view)
    if turns is None:
        return ""
    return thin(words, sum(missing(view, place) for place in Colour), turns)


def thin(words: Words, number: int, turns: int) -> str:
    """Tells that so many Doors take more turns than the deck lasts for."""
    doors = words.plural("A Door is missing", "{n} Doors are missing", number)
    return words.plural(
        "{doors}, and even with luck the deck lasts for only {n} more turn.",
        "{doors}, and even with luck the deck lasts for only {n} more turns.",
        turns,
        doors=doors,
    )


WHY_LOST = (a_door_is_gone, nothing_to_draw, a_door_is_held, a_place_is_short, the_deck_is_thin)
