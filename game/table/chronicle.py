"""The log of a game as it is read: which events tell something, in which turn, of which cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.cards import Card
from game.rules.events import (
    Answered,
    Awaiting,
    DeckShuffled,
    DoorGained,
    DoorLost,
    Event,
    KeyDiscarded,
    TurnBegan,
)
from game.rules.state import Cards

SILENT = Answered, Awaiting
"""They tell nothing that the events around them do not tell."""


@dataclass(frozen=True)
class Entry:
    """An event to be told; one that is a TurnBegan is the heading of its turn."""

    event: Event
    turn: int
    """0 while the game is set up."""
    cards: Cards
    """Those that its sentence names."""

    @property
    def heading(self) -> bool:
        """Whether a turn begins with it."""
        return isinstance(self.event, TurnBegan)


def chronicle(events: Iterable[Event]) -> list[Entry]:
    """What can be told of events as their reader may see them, in the order they happened."""
    entries, turn = [], 0
    for event in events:
        if isinstance(event, TurnBegan):
            turn = event.number
        if not isinstance(event, SILENT):
            entries.append(Entry(event, turn, named(event)))
    return entries


def named(event: Event) -> Cards:
    """The cards in the fields of an event; of a shuffle none, for its sentence tells no order."""
    if isinstance(event, DeckShuffled):
        return ()
    cards: list[Card] = []
    for value in vars(event).values():
        several = value if isinstance(value, tuple) else (value,)
        cards += (card for card in several if isinstance(card, Card))
    return tuple(cards)


def opened_by_key(events: Iterable[Event]) -> dict[Card, bool]:
    """Every Door that is open at the end, and whether a Key opened it: if not, a trio did."""
    doors: dict[Card, bool] = {}
    before: Event | None = None
    for event in events:
        if isinstance(event, DoorGained):
            doors[event.door] = isinstance(before, KeyDiscarded)
        elif isinstance(event, DoorLost):
            del doors[event.door]
        before = event
    return doors
