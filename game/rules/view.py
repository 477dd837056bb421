"""A seat's knowledge of the game: all that screens and bots are given."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field, replace
from functools import cached_property, wraps
from typing import TypeVar

from game.rules.card import Card, Kind
from game.rules.event import Event, Secret
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    FORESIGHT,
    HAND,
    LIMBO,
    MARKET,
    NOBODY,
    REVEALED,
    ROW,
    SHARED,
    Cards,
    KindRow,
    Result,
    Seat,
    State,
    Trio,
    Visibility,
    ZoneRow,
    never,
    owned,
)
from game.rules.steps import Decision, Step


@dataclass(frozen=True)
class View:
    """The game as one seat knows it. A card that it may not know is None."""

    seat: Seat
    seats: int
    visibility: Visibility
    turn: int
    active: Seat
    zones: Mapping[str, Secret]
    """Every zone of the game by its name, the empty ones too."""
    table: Mapping[str, ZoneRow]
    """Row of each zone, by its name without the seat."""
    kinds: Mapping[Kind, KindRow]
    """Row of each kind of card."""
    box: Cards
    """Every card there is, in printed order."""
    unseen: Mapping[str, int]
    """Number of cards of each face that lie where the viewer cannot see them."""
    spent: tuple[int, ...]
    pending: Decision | None
    """The decision that the viewer is asked; None also while the other seat is asked."""
    result: Result | None
    known_to_both: Set[Card] = frozenset()
    """Cards of hidden hands that both players know: drafted, or swapped (R33, E35)."""
    tied: Mapping[Card, Card] = field(default_factory=dict)
    """Cards that belong to another card, wherever both lie."""
    trio: Trio = never
    """Says which cards of a row are a trio."""
    edition: str = ""
    """Names of the editions of this game, joined by `+`."""
    laid_out: Cards = ()
    """Cards that were laid out for the draft, including those that are taken (R33)."""
    known_bottom: Cards = ()
    """Cards that the viewer knows at the bottom of the deck, the last of them lowest, as long as
    unknown ones lie above them. `unseen` counts them."""
    agenda: tuple[Step, ...] = ()
    """Steps that are still to be done, next first, for the seat that is asked."""

    @classmethod
    def of(cls, state: State, seat: Seat) -> View:
        return cls._seen(state, seat, viewer=seat)

    @classmethod
    def covered(cls, state: State, seat: Seat) -> View:
        """Returns the table from this seat's side while all that only one player knows lies face
        down."""
        return cls._seen(state, seat, viewer=NOBODY)

    @classmethod
    def ended(cls, state: State, seat: Seat) -> View:
        """Returns the table from this seat's side once the game is over. All hands lie face up. Of
        the deck, a game with hidden hands shows nothing, whoever has looked at it."""
        viewer = NOBODY if state.visibility == "hidden" else seat
        return cls._seen(state, seat, viewer, over=True)

    @classmethod
    def _seen(cls, state: State, seat: Seat, viewer: Seat, over: bool = False) -> View:
        known = () if viewer == NOBODY else state.known_top[viewer]
        zones: dict[str, Secret] = {}
        hidden: list[str] = []
        for base, row in state.table.items():
            for owner in range(state.seats) if row.owned else (None,):
                name = base if owner is None else owned(base, owner)
                zones[name] = cards = state.zones.get(name, ())
                # A game that is over shows all hands; cards of the deck are in nobody's hand.
                face_up = over and row.seen == "owner" and base != FORESIGHT
                if not cards or face_up or state.sees_zone(viewer, name):
                    continue
                seen: list[Card | None] = [None] * len(cards)
                for place, card in enumerate(cards):
                    if card in (known if base == DECK else state.shown):
                        seen[place] = card
                    else:
                        hidden.append(card.face)
                zones[name] = tuple(seen)
        bottom = () if viewer == NOBODY else state.known_bottom[viewer]
        deck = zip(state.deck, zones[DECK], strict=True) if bottom else ()
        step = state.agenda[0] if state.agenda and state.active == viewer else None
        return cls(
            seat=seat,
            seats=state.seats,
            visibility=state.visibility,
            turn=state.turn,
            active=state.active,
            zones=zones,
            table=state.table,
            kinds=state.kinds,
            box=state.box,
            trio=state.trio,
            # Sorted, because the order of a Counter would tell that of the deck.
            unseen=Counter(sorted(hidden)),
            spent=state.spent,
            pending=step if isinstance(step, Decision) else None,
            result=state.result,
            known_to_both=frozenset() if over else state.known_to_both,
            tied=state.tied,
            edition=state.edition,
            laid_out=state.laid_out,
            known_bottom=tuple([card for card, seen in deck if seen is None and card in bottom]),
            agenda=state.agenda if state.active == viewer else (),
        )

    def cards(self, name: str) -> Cards:
        """Returns the cards of a zone that the viewer knows."""
        return tuple(filter(None, self.zones.get(name, ())))

    @property
    def deck_count(self) -> int:
        return len(self.zones.get(DECK, ()))

    @property
    def known_top(self) -> Cards:
        """Cards that the viewer knows on top of the deck, the next one first (E49)."""
        return self.cards(DECK)

    @property
    def unknown(self) -> Mapping[str, int]:
        """Number of cards of each face that the viewer can place nowhere. As long as the deck holds
        any, one of them comes next, and none of those that are known at its bottom."""
        return Counter(self.unseen) - Counter(card.face for card in self.known_bottom)

    def out_of_reach(self, count: int) -> Cards:
        """Returns the known cards that lie below the next `count` of the deck."""
        above = self.deck_count - len(self.known_bottom)
        return self.known_bottom[max(0, count - above) :]

    @property
    def _lies_open(self) -> bool:
        """Whether all at the table may know whatever the viewer knows."""
        return self.visibility == "open" or self.seats == 1 or self.result is not None

    @property
    def private(self) -> frozenset[Card]:
        """Cards that lie face up here and that, with hidden hands, the other seat does not know."""
        if self._lies_open:
            return frozenset()
        own = (zone for zone in self.zones if self.table[zone.partition(":")[0]].seen == "owner")
        return frozenset(c for zone in (DECK, *own) for c in self.cards(zone)) - self.known_to_both

    def secret(self, cards: Iterable[Card]) -> bool:
        """Whether, with hidden hands, one of these cards is known to one player at most."""
        if self._lies_open:
            return False
        table = self.openly
        return not {c for zone in table.zones for c in table.cards(zone)}.issuperset(cards)

    @cached_property
    def openly(self) -> View:
        """The table as everybody at it may know it. With hidden hands, each player alone remembers
        what lies at the bottom of the deck."""
        if self._lies_open:
            return self
        private = self.private
        zones = {
            zone: tuple(None if card in private else card for card in cards)
            for zone, cards in self.zones.items()
        }
        unseen = Counter(self.unseen) + Counter(card.face for card in private)
        unseen_now = dict(sorted(unseen.items()))
        return replace(self, zones=zones, unseen=unseen_now, known_bottom=())

    @property
    def hand(self) -> Cards:
        """Personal cards of the viewer."""
        return self.cards(owned(HAND, self.seat))

    @property
    def partner_hand(self) -> Secret:
        """Personal cards of the other seat; empty when there is none."""
        return self.zones.get(owned(HAND, 1 - self.seat), ())

    @property
    def shared(self) -> Cards:
        return self.cards(SHARED)

    @property
    def market(self) -> Cards:
        return self.cards(MARKET)

    @property
    def rows(self) -> tuple[Cards, ...]:
        return tuple([self.cards(owned(ROW, seat)) for seat in range(self.seats)])

    @property
    def doors(self) -> tuple[Cards, ...]:
        return tuple([self.cards(owned(DOORS, seat)) for seat in range(self.seats)])

    @property
    def discard(self) -> Cards:
        return self.cards(DISCARD)

    @property
    def gone(self) -> Cards:
        """Cards that never come up again: those of the discard pile and of every other final
        zone."""
        gone: list[Card] = []
        for name, row in self.table.items():
            if row.final:
                gone += self.cards(name)
        return tuple(gone)

    @property
    def limbo(self) -> Cards:
        return self.cards(LIMBO)

    @property
    def limbo_returns(self) -> bool:
        """Whether the cards of Limbo return to the deck at the end of the turn (R27)."""
        return not any(row.catches for row in self.table.values())

    @property
    def prophecy(self) -> Secret:
        """Cards of the deck that are looked at."""
        return self.zones.get(owned(FORESIGHT, self.active), ())

    @property
    def revealed(self) -> Secret:
        """The Door or Nightmare that is met, or the cards that are looked at."""
        return self.zones.get(REVEALED, ()) + self.prophecy


Found = TypeVar("Found")


def of_last_views(find: Callable[[View], Found]) -> Callable[[View], Found]:
    """Keeps what a function found in the last two views, since several callers ask about the same
    one. A view cannot be hashed, so it is known by its identity."""
    last: deque[tuple[View, Found]] = deque(maxlen=2)

    @wraps(find)
    def found(view: View) -> Found:
        for known, result in tuple(last):
            if known is view:
                return result
        result = find(view)
        last.append((view, result))
        return result

    return found


def seen(state: State, events: Iterable[Event], seat: Seat) -> Iterator[Event]:
    """Yields what the seat may see of each event."""
    for event in events:
        yield event.public(seat, state)
        state = event.evolve(state)


def frames(state: State, events: Iterable[Event], seat: Seat) -> Iterator[tuple[Event, View]]:
    """Yields, for each event, what the seat may see of it, and its view afterwards."""
    for event in events:
        seen = event.public(seat, state)
        state = event.evolve(state)
        yield seen, View.of(state, seat)
