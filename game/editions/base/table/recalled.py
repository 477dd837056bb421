"""What a turn of the base game was about, card by card, for the player who comes next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.editions.base.door import DoorDrawn, DoorMissed
from game.editions.base.explore import CardDiscarded, CardPlayed
from game.editions.base.nightmare import (
    DoorLost,
    NightmareDiscarded,
    NightmareDrawn,
    TopDiscarded,
)
from game.editions.base.partners import CardsSwapped
from game.editions.base.prophecy import CardsReturned, ProphecyDiscarded, ProphecySeen
from game.editions.base.routines import (
    CardSetAside,
    DoorGained,
    HandDiscarded,
    KeyDiscarded,
    LocationDrawn,
)
from game.rules.card import Card
from game.rules.event import Event
from game.rules.state import SHARED
from game.table.staging import AsCards
from game.words import msgid

Told = Iterator[tuple[Card | None, str]]


def swapped(event: CardsSwapped) -> Told:
    """Both lie, or lay, before everybody (R38)."""
    yield event.personal, msgid("given")
    yield event.shared, msgid("taken")


def drawn(event: LocationDrawn) -> Told:
    """A shared card is drawn face up (R40)."""
    yield event.card, msgid("shared") if event.zone == SHARED else msgid("drawn")


def hand_lost(event: HandDiscarded) -> Told:
    """All of it lies on the discard pile (R42)."""
    yield from ((card, msgid("lost")) for card in event.cards)


TOLD_AS: Mapping[type[Event], AsCards] = {
    CardPlayed: lambda event: [(event.card, msgid("played"))],
    CardDiscarded: lambda event: [(event.card, msgid("discarded"))],
    CardsSwapped: swapped,
    # One back stands for all: only one seat looks at them, and one of them is told besides.
    ProphecySeen: lambda event: [(None, msgid("Prophecy"))],
    ProphecyDiscarded: lambda event: [(event.card, msgid("discarded"))],
    CardsReturned: lambda event: [],
    LocationDrawn: drawn,
    # A Door is told once, by what became of it; a Nightmare when it came.
    DoorDrawn: lambda event: [],
    DoorGained: lambda event: [(event.door, msgid("opened"))],
    DoorMissed: lambda event: [(event.door, msgid("missed"))],
    NightmareDrawn: lambda event: [(event.card, msgid("drawn"))],
    NightmareDiscarded: lambda event: [],
    KeyDiscarded: lambda event: [(event.key, msgid("paid"))],
    DoorLost: lambda event: [(event.door, msgid("lost"))],
    TopDiscarded: lambda event: [(event.card, msgid("lost"))],
    CardSetAside: lambda event: [(event.card, msgid("lost"))],
    HandDiscarded: hand_lost,
}
