"""Who may know which card: a second account of a game, kept from its log alone."""

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
"""Where a card lies: in the deck, before everybody, in `hand 0`, or in the `prophecy 1`."""


Secrets = Mapping[type[Event], str]
"""Events, and the field of each with cards that only its seat may know."""


@dataclass(frozen=True)
class Known:
    """What there is to know of a game: its cards, in which events one seat alone looks at some of
    them, puts them back on the deck, or puts them back so that nobody knows them any longer. Some
    are `sunk`: everybody hears which go back, and nobody knows of them later. Some go to Limbo, and
    some lie `open` from the beginning."""

    cards: tuple[Card, ...]
    seen: Secrets
    returned: Secrets
    lost: Secrets
    sunk: Secrets = field(default_factory=dict)
    to_limbo: tuple[type[Event], ...] = (CardSetAside, DoorMissed, DoorLost)
    open: frozenset[Card] = frozenset()
    searches: tuple[type[Decision], ...] = ()
    """Decisions in which whoever plays looks through the deck."""

    def secrets_of(self, event: Event) -> list[str]:
        """The fields that only the seat of an event may read."""
        tables = self.seen, self.returned, self.lost
        return [table[type(event)] for table in tables if type(event) in table]


OF_BASE = Known(BASE_DECK, {ProphecySeen: "cards"}, {CardsReturned: "order"}, {})


class Account:
    """Of every card where it lies and who may know that. It knows no View and no State."""

    def __init__(self, known: Known = OF_BASE) -> None:
        self.of = known
        self.heard = 0
        self.turn: Seat | None = None
        """Whose turn it is; None while hands are drafted."""
        self.turns = 0
        self.lies = dict.fromkeys(known.cards, IN_DECK)
        self.knows = dict.fromkeys(known.cards, NOBODY)
        self.lay_open(known.open)
        self.beneath: dict[Seat, set[Card]] = {0: set(), 1: set()}
        """By seat what it saw going under the deck, and that is there still."""
        self._of_late: dict[Seat | None, set[Card]] = {None: set(), 0: set(), 1: set()}

    def hear(self, log: tuple[Event, ...]) -> None:
        """All that is new in a log."""
        for event in log[self.heard :]:
            self._fact(event)
            if isinstance(event, DeckShuffled):
                self.beneath = {0: set(), 1: set()}
            self._remember()
            for seat, cards in self._of_late.items():
                cards |= self.known(seat)
        self.heard = len(log)

    def rest(self) -> None:
        """All that has happened has been shown."""
        self._of_late = {seat: self.known(seat) for seat in self._of_late}

    def of_late(self, seat: Seat | None) -> set[Card]:
        """What this seat knows, or could see since everything last lay still."""
        return self._of_late[seat] | self.known(seat)

    def _fact(self, event: Event) -> None:
        seat: Seat = getattr(event, "seat", -1)
        if type(event) in self.of.seen:
            self._put(f"prophecy {seat}", frozenset({seat}), named(event))
            return
        back = self.of.returned, self.of.lost, self.of.sunk
        if type(event) in self.of.returned:
            # What the other one knew lies under cards that only this one knows.
            for card in self.lying(IN_DECK):
                self.knows[card] &= {seat}
        all_known = [self.knows[card] for card in self.lying(IN_DECK)]
        # Who knows all that lies above knows what comes under it, too, if it was seen.
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
                # The shuffle that follows makes them unknown.
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
        """Who saw what went under the deck remembers it there."""
        if type(event) in self.of.lost:
            self.beneath = {s: cards if s == seat else set() for s, cards in self.beneath.items()}
            self.beneath[seat] |= set(in_field(event, self.of.lost[type(event)]))
        if type(event) in self.of.sunk:
            for cards in self.beneath.values():
                cards |= set(in_field(event, self.of.sunk[type(event)]))

    def _remember(self) -> None:
        """Once all that lies above it is known or gone, it is known."""
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
        """These lie before everybody."""
        self._put(OPEN, EVERYBODY, cards)

    def lying(self, place: str) -> list[Card]:
        """The cards there."""
        return [card for card, lies in self.lies.items() if lies == place]

    @property
    def hands(self) -> set[Card]:
        """The personal cards of both."""
        return {card for card, lies in self.lies.items() if lies.startswith("hand")}

    @property
    def personal(self) -> set[Card]:
        """These, and those that are looked at."""
        return self.hands | {c for c, lies in self.lies.items() if lies.startswith("prophecy")}

    def known(self, seat: Seat | None) -> set[Card]:
        """What this seat may be shown; or, if it is None, what may lie before everybody's eyes
        while hands are covered: what both know."""
        if seat is None:
            return {card for card in self.lies if self.knows[card] == EVERYBODY}
        return {card for card, knowing in self.knows.items() if seat in knowing}

    def unseen(self, seat: Seat | None) -> Counter[str]:
        """How many cards of each face this seat has not seen."""
        return Counter(card.face for card in self.lies.keys() - self.known(seat))


def named(event: Event | Command[Any]) -> Iterator[Card]:
    """Every card that an event or an answer names, in whatever field; of a shuffled deck nobody
    hears."""
    if isinstance(event, DeckShuffled):
        return
    for name in vars(event):
        yield from in_field(event, name)


def in_field(event: Event | Command[Any], name: str) -> Iterator[Card]:
    """The cards that one field names."""
    value = getattr(event, name)
    for part in value if isinstance(value, tuple) else (value,):
        if isinstance(part, Card):
            yield part


def told_to(event: Event, seat: Seat | None, of: Known = OF_BASE) -> Event:
    """An event as this seat may hear of it: of another's draw and Prophecy only how many."""
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
    """The events of the turn before the one that is going on; before the first one, which cards
    are shared."""
    turns: list[list[Event]] = [[]]
    for event in log:
        if isinstance(event, TurnBegan):
            turns.append([])
        else:
            turns[-1].append(event)
    if len(turns) > 2:
        return turns[-2]
    return [event for event in turns[0] if isinstance(event, MarketShared)]
