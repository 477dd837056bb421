"""The standing of a seat: all that it has to gain its Doors with, as far as a viewer knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, permutations

from game.editions.base.cards import KEY, NIGHTMARE, TRIO, only_place
from game.editions.base.warnings.blocking import spare_doors, still_to_gain
from game.editions.base.warnings.lost_causes import Row
from game.rules.card import DOOR, Card, Colour, Kind
from game.rules.state import DECK, HAND, Seat, Trio, owned, replace
from game.rules.view import View, of_last_views
from game.table import counting


@dataclass(frozen=True)
class Standing:
    """`hand` are the cards that a seat can use for trios and Doors, the shared ones included. Its
    row ends with the symbol `last` and a run of `run` cards of `place` that no trio used, the last
    ones of `open_row`; `trio` says what such cards make. `missing` are the Doors that it has still
    to gain, by place; `to_come` are the places of which a Door may still be drawn. `left` are the
    Locations of one place neither in a row nor in the discard pile, by place and symbol;
    `nightmares` is the number of those that may still be drawn, `seats` that of players. `in_rows`
    are the kinds of cards that ever lie in a row; others are of no use for trios and Doors."""

    hand: tuple[Card, ...]
    last: Kind | None
    place: Colour | None
    run: int
    open_row: tuple[Card, ...]
    trio: Trio
    missing: Mapping[Colour, int]
    to_come: Set[Colour]
    left: Mapping[tuple[Colour, Kind], int]
    nightmares: int
    seats: int
    in_rows: Set[Kind]

    @classmethod
    def of(cls, view: View, seat: Seat) -> Standing:
        """Returns the standing of a seat, as far as the viewer knows its hand."""
        end, gone = Row.of(view, seat), view.gone
        waits = [*view.zones.get(DECK, ()), *(view.limbo if view.limbo_returns else ())]
        sure = {card.face for card in waits if card is not None}
        drawn = sure | {face for face, count in view.unseen.items() if count}
        return cls(
            hand=(),
            last=end.last,
            place=end.place,
            run=end.run,
            open_row=view.rows[seat][view.spent[seat] :][1 - TRIO :],
            trio=view.trio,
            missing={colour: still_to_gain(colour, view, seat) for colour in Colour},
            to_come={
                place
                for card in view.box
                if card.kind == DOOR and card.face in drawn
                for place in card.colours
            },
            left=left(view),
            nightmares=sum(
                card.kind == NIGHTMARE and card not in gone and card not in view.revealed
                for card in view.box
            ),
            seats=view.seats,
            in_rows={kind for kind, row in view.kinds.items() if row.in_rows},
        ).holding(*view.cards(owned(HAND, seat)), *view.shared)

    def symbols(self, place: Colour) -> tuple[Kind, ...]:
        """Returns the symbols of the cards of this place alone in the hand, sorted."""
        return tuple(sorted(card.kind for card in self.hand if only_place(card) is place))

    def laid(self, place: Colour) -> int:
        return self.run if self.place is place else 0

    def short(self, place: Colour, without: Kind | None = None, now: bool = False) -> int:
        """Returns how many cards a trio of a place lacks in the row and the hand, from 0 to 3. A
        symbol of the hand may be left out. Something else may come before a new run, unless it is
        to begin `now`."""
        laid = self.laid(place)
        last = self.last if laid or now else None
        run = self.open_row[-laid:] if laid else ()
        cards = tuple(c for c in self.hand if place in c.colours and c.kind != without)
        if any(only_place(card) is None for card in run + cards):
            return TRIO - laid - joining(run, cards, last, place, self.trio)
        symbols = tuple(sorted(card.kind for card in cards))
        return TRIO - laid - alternating(symbols, last, TRIO - laid)

    def count(self, kind: Kind) -> int:
        return sum(card.kind == kind for card in self.hand)

    def cards_left(self, place: Colour) -> int:
        return sum(count for (of, _), count in self.left.items() if of is place)

    def spare(self, place: Colour) -> int:
        """Returns how many of these there are besides those that its missing Doors need; below 0 if
        they are too few."""
        return self.cards_left(place) - TRIO * self.missing[place]

    @property
    def keys(self) -> int:
        return self.count(KEY)

    # What comes of it

    def without(self, *cards: Card) -> Standing:
        """Returns the standing once these cards are out of the game."""
        gone = Counter((only_place(card), card.kind) for card in cards)
        left = {key: count - gone[key] for key, count in self.left.items()}
        return replace(self, hand=tuple(c for c in self.hand if c not in cards), left=left)

    def holding(self, *cards: Card) -> Standing:
        """Returns the standing with what of these cards is of use in the hand."""
        return replace(self, hand=tuple([card for card in cards if card.kind in self.in_rows]))

    def with_door(self, place: Colour, more: int = 1) -> Standing:
        """Returns the standing once `more` Doors of a place are gained, or given back if below 0.
        If none is missing, one more is no gain."""
        return replace(self, missing={**self.missing, place: max(0, self.missing[place] - more)})

    def played(self, card: Card) -> Standing:
        """Returns the standing once this card lies in the row, and the Door of its trio is
        found."""
        row = (*self.open_row, card)
        run = counting.run_of(row, self.trio)
        if run is not None and len(run.cards) == TRIO:
            found = replace(self.without(card), last=card.kind, place=None, run=0, open_row=())
            return found.with_door(run.colour)
        place, count = (run.colour, len(run.cards)) if run else (None, 0)
        laid = row[1 - TRIO :]
        return replace(self.without(card), last=card.kind, place=place, run=count, open_row=laid)


def lies_in_rows(card: Card, view: View) -> bool:
    """Returns whether such a card ever lies in a row. One that never comes from the deck has no row
    of a kind."""
    return card.kind in view.kinds and view.kinds[card.kind].in_rows


def left(view: View) -> Mapping[tuple[Colour, Kind], int]:
    """Returns the Locations of one place that can still be used, by place and symbol. Who holds
    them need not be known."""
    gone = {card for cards in (view.gone, *view.rows) for card in cards}
    return Counter(
        (place, card.kind)
        for card in view.box
        if card.kind != DOOR and lies_in_rows(card, view) and card not in gone
        if (place := only_place(card)) is not None
    )


@lru_cache(maxsize=4096)
def alternating(symbols: tuple[Kind, ...], last: Kind | None, most: int) -> int:
    """Returns how many of these can be laid one after the other behind `last`, neighbours
    differing."""
    if not most:
        return 0
    best = 0
    for at, kind in enumerate(symbols):
        if kind != last:
            rest = symbols[:at] + symbols[at + 1 :]
            best = max(best, 1 + alternating(rest, kind, most - 1))
    return best


@lru_cache(maxsize=4096)
def joining(
    run: tuple[Card, ...],
    cards: tuple[Card, ...],
    last: Kind | None,
    place: Colour,
    trio: Trio,
) -> int:
    """Returns how many of these cards can be laid one after the other behind a run of a place, or
    as a run of their own, neighbours differing. Some of them may belong to several places."""
    for most in range(TRIO - len(run), 0, -1):
        for order in permutations(cards, most):
            kinds = (last, *(card.kind for card in order))
            whole = counting.run_of((*run, *order), trio)
            goes_on = whole is not None and whole == (place, (*run, *order))
            if goes_on and all(one != other for one, other in pairwise(kinds)):
                return most
    return 0


@of_last_views
def standings(view: View) -> tuple[Standing, ...]:
    """Returns the standings of all seats, that of the active one first."""
    seats = range(view.seats)
    return tuple(Standing.of(view, (view.active + n) % len(seats)) for n in seats)


def doors_missing(view: View) -> int:
    """Returns how many Doors all seats have still to gain; what either may gain counts once."""
    twice = (view.seats - 1) * sum(spare_doors(place, view) for place in Colour)
    everywhere = [card for card in view.box if card.kind == DOOR and only_place(card) is None]
    shut = set(everywhere).difference(*view.doors)
    return sum(sum(side.missing.values()) for side in standings(view)) - twice + len(shut)


def losing(sides: Iterable[Standing], *cards: Card) -> tuple[Standing, ...]:
    return tuple(side.without(*cards) for side in sides)
