"""A second account, made from the log alone, of who may know which card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.editions.base.cards import BASE_DECK
from game.editions.base.door import DoorMissed
from game.editions.base.nightmare import DoorLost
from game.editions.base.partners import CardDrafted, CardsSwapped, MarketShared
from game.editions.base.prophecy import CardsReturned, ProphecySeen
from game.editions.base.routines import CardSetAside, LocationDrawn
from game.editions.base.turn import LimboReturned
from game.rules.card import Card
from game.rules.event import Answered, Awaiting, DeckShuffled, Event, GameStarted, TurnBegan
from game.rules.state import HAND, Seat
from game.rules.steps import Command, Decision

EVERYBODY = frozenset({0, 1})
NOBODY: frozenset[Seat] = frozenset()
IN_DECK, OPEN = "deck", "open"
"""Places of cards: in the deck, and open to everybody. Others are `hand 0`, `prophecy 1` and
`limbo`."""


Secrets = Mapping[type[Event], str]
"""By event, the name of the field with cards that only its seat may know."""


@dataclass(frozen=True)
class Known:
    """Knowledge that a game gives of its cards: all cards, and the events by which one seat alone
    has `seen` some, has `returned` some to the deck, or has put some back where nobody knows them
    (`lost`). Of cards that are `sunk` everybody hears which they are, but nobody knows them later.
    Some events bring cards to Limbo, and some cards lie `open` from the beginning."""

    cards: tuple[Card, ...]
    seen: Secrets
    returned: Secrets
    lost: Secrets
    sunk: Secrets = field(default_factory=dict)
    to_limbo: tuple[type[Event], ...] = (CardSetAside, DoorMissed, DoorLost)
    open: frozenset[Card] = frozenset()
    away: frozenset[Card] = frozenset()
    """Cards that lie where nobody sees them, and in the deck only once some have `joined` it."""
    joined: Secrets = field(default_factory=dict)
    kept: Secrets = field(default_factory=dict)
    """Events by which a card leaves a hand, and is known to the same as before."""
    searches: tuple[type[Decision], ...] = ()
    """Decisions in which the player at turn looks through the deck."""
    caught: tuple[type[Event], ...] = ()
    """Events by which Limbo goes to a card that they name."""
    freed: tuple[type[Event], ...] = ()
    """Events by which what lies at the card that they name, or all of it and Limbo, goes to the
    deck, which is shuffled afterwards."""
    told: frozenset[str] = frozenset()
    """Faces that the prompt names wherever their cards lie."""

    def secrets_of(self, event: Event) -> list[str]:
        """Returns the names of the fields that only the seat of an event may read."""
        tables = self.seen, self.returned, self.lost, self.kept
        return [table[type(event)] for table in tables if type(event) in table]


OF_BASE = Known(BASE_DECK, {ProphecySeen: "cards"}, {CardsReturned: "order"}, {})


class Account:
    """Account of where every card lies and who may know that. It uses no View and no State."""

    def __init__(self, known: Known = OF_BASE) -> None:
        self.of = known
        self.heard = 0
        self.turn: Seat | None = None
        """The seat whose turn it is; None while hands are drafted."""
        self.turns = 0
        self.lies = dict.fromkeys(known.cards, IN_DECK)
        self.knows = dict.fromkeys(known.cards, NOBODY)
        self.lay_open(known.open)
        self._put("away", NOBODY, known.away)
        self.beneath: dict[Seat, set[Card]] = {0: set(), 1: set()}
        """By seat, the cards that it saw going under the deck and that are still there."""
        self._of_late: dict[Seat | None, set[Card]] = {None: set(), 0: set(), 1: set()}

    def hear(self, log: tuple[Event, ...]) -> None:
        """Takes in all new events of a log."""
        for event in log[self.heard :]:
            self._fact(event)
            if isinstance(event, DeckShuffled):
                self.beneath = {0: set(), 1: set()}
            self._remember()
            for seat, cards in self._of_late.items():
                cards |= self.known(seat)
        self.heard = len(log)

    def rest(self) -> None:
        """Notes that everything which has happened has been shown."""
        self._of_late = {seat: self.known(seat) for seat in self._of_late}

    def of_late(self, seat: Seat | None) -> set[Card]:
        """Returns the cards that this seat knows, or could see since everything last lay still."""
        return self._of_late[seat] | self.known(seat)

    def _fact(self, event: Event) -> None:
        seat: Seat = getattr(event, "seat", -1)
        if type(event) in self.of.seen:
            self._put(f"prophecy {seat}", frozenset({seat}), named(event))
            return
        if type(event) in self.of.joined:
            self._put(IN_DECK, NOBODY, named(event))
            return
        if type(event) in self.of.kept:
            for card in named(event):
                self._put(f"prophecy kept {seat}", self.knows[card], [card])
            return
        if isinstance(event, self.of.caught):
            (holder,) = named(event)
            self._put(f"caught {holder.id}", EVERYBODY, self.lying("limbo"))
            return
        if isinstance(event, self.of.freed):
            emptied = [f"caught {card.id}" for card in named(event)]
            every = {lies for lies in self.lies.values() if lies.startswith("caught")}
            for place in emptied or (*every, "limbo"):
                self._put(IN_DECK, EVERYBODY, self.lying(place))
            return
        back = self.of.returned, self.of.lost, self.of.sunk
        if type(event) in self.of.returned:
            # The other seat does not know where its cards lie under those of this seat.
            for card in self.lying(IN_DECK):
                self.knows[card] &= {seat}
        all_known = [self.knows[card] for card in self.lying(IN_DECK)]
        # Who knows all cards above also knows what comes under them, if it was seen.
        whole = EVERYBODY.intersection(*all_known)
        for table, known in zip(back, (frozenset({seat}), whole & {seat}, whole), strict=True):
            if type(event) in table:
                self._put(IN_DECK, known, in_field(event, table[type(event)]))
        self._lay_beneath(event, seat)
        if any(type(event) in table for table in back):
            return
        if isinstance(event, self.of.to_limbo):
            self._put("limbo", EVERYBODY, named(event))
            return
        match event:
            case TurnBegan(seat=seat):
                self.turn = seat
                self.turns += 1
            case DeckShuffled():
                self._put(IN_DECK, NOBODY, self.lying(IN_DECK))
            case LimboReturned():
                # The shuffle that follows makes these unknown.
                self._put(IN_DECK, EVERYBODY, self.lying("limbo"))
            case LocationDrawn(zone=zone, seat=seat) if zone == HAND:
                self._put(f"hand {seat}", frozenset({seat}), named(event))
            case CardDrafted(seat=seat):
                self._put(f"hand {seat}", EVERYBODY, named(event))
            case CardsSwapped(seat=seat, personal=personal, shared=shared):
                self._put(OPEN, EVERYBODY, [personal])
                self._put(f"hand {seat}", EVERYBODY, [shared])
            case GameStarted() | Answered() | Awaiting():
                pass
            case _:
                self._put(OPEN, EVERYBODY, named(event))

    def _lay_beneath(self, event: Event, seat: Seat) -> None:
        """Keeps in mind, for each seat that saw them, the cards that went under the deck."""
        if type(event) in self.of.lost:
            self.beneath = {s: cards if s == seat else set() for s, cards in self.beneath.items()}
            self.beneath[seat] |= set(in_field(event, self.of.lost[type(event)]))
        if type(event) in self.of.sunk:
            for cards in self.beneath.values():
                cards |= set(in_field(event, self.of.sunk[type(event)]))

    def _remember(self) -> None:
        """Makes cards under the deck known to a seat once it knows all cards above them, or these
        are gone."""
        deck = set(self.lying(IN_DECK))
        for seat, cards in self.beneath.items():
            cards &= deck
            if all(seat in self.knows[card] for card in deck - cards):
                for card in cards:
                    self.knows[card] |= {seat}

    def _put(self, place: str, knowing: frozenset[Seat], cards: Iterable[Card]) -> None:
        for card in cards:
            self.lies[card], self.knows[card] = place, knowing

    def lay_open(self, cards: Iterable[Card]) -> None:
        """Lays cards before everybody."""
        self._put(OPEN, EVERYBODY, cards)

    def lying(self, place: str) -> list[Card]:
        """Returns the cards at a place."""
        return [card for card, lies in self.lies.items() if lies == place]

    @property
    def hands(self) -> set[Card]:
        """The cards in the hands of both seats."""
        return {card for card, lies in self.lies.items() if lies.startswith("hand")}

    @property
    def personal(self) -> set[Card]:
        """The cards in both hands and those of a Prophecy."""
        return self.hands | {c for c, lies in self.lies.items() if lies.startswith("prophecy")}

    def known(self, seat: Seat | None) -> set[Card]:
        """Returns the cards that this seat may be shown; for None those that both know, which may
        be shown while hands are covered."""
        if seat is None:
            return {card for card in self.lies if self.knows[card] == EVERYBODY}
        return {card for card, knowing in self.knows.items() if seat in knowing}

    def unseen(self, seat: Seat | None) -> Counter[str]:
        """Returns by face how many cards this seat has not seen."""
        return Counter(card.face for card in self.lies.keys() - self.known(seat))


def named(event: Event | Command[Any]) -> Iterator[Card]:
    """Yields every card that an event or an answer names in any field. A shuffled deck names none,
    since nobody hears its order."""
    if isinstance(event, DeckShuffled):
        return
    for name in vars(event):
        yield from in_field(event, name)


def in_field(event: Event | Command[Any], name: str) -> Iterator[Card]:
    """Yields the cards that one field names."""
    value = getattr(event, name)
    for part in value if isinstance(value, tuple) else (value,):
        if isinstance(part, Card):
            yield part


def told_to(event: Event, seat: Seat | None, of: Known = OF_BASE) -> Event:
    """Returns an event as this seat may hear of it. Secret cards of another seat are left out."""
    if type(event) in of.joined:
        cards = getattr(event, of.joined[type(event)])
        return replace(event, **{of.joined[type(event)]: (None,) * len(cards)})
    if getattr(event, "seat", None) == seat:
        return event
    if isinstance(event, LocationDrawn) and event.zone == HAND:
        return replace(event, card=None)
    for secret in of.secrets_of(event):
        value = getattr(event, secret)
        veiled = (None,) * len(value) if isinstance(value, tuple) else None
        event = replace(event, **{secret: veiled})
    return event


def last_turn(log: Iterable[Event]) -> list[Event]:
    """Returns the events of the turn before the present one; in the first turn, the event that
    tells which cards are shared."""
    turns: list[list[Event]] = [[]]
    for event in log:
        if isinstance(event, TurnBegan):
            turns.append([])
        else:
            turns[-1].append(event)
    if len(turns) > 2:
        return turns[-2]
    return [event for event in turns[0] if isinstance(event, MarketShared)]
