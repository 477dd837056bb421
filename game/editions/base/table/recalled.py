"""What a turn of the base game was about, card by card, for the player who comes next."""

from __future__ import annotations

from collections.abc import Iterator

from game.editions.base.partners import CardsSwapped
from game.editions.base.routines import (
    HandDiscarded,
    LocationDrawn,
)
from game.rules.card import Card
from game.rules.state import SHARED
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
