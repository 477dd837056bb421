"""The ten Dead Ends, which neither lie in the row nor leave the hand one by one, and the Escape
from them (X3.6)."""

from __future__ import annotations

from dataclasses import dataclass

from game.editions.base.explore import PlayOrDiscard
from game.editions.base.routines import DealHand
from game.rules.card import Card, Kind, copies
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, Cards, Seat, State
from game.rules.steps import Command, Reason

DEAD_END = Kind("DE")
DEAD_ENDS: Cards = tuple(copies(DEAD_END, DEAD_END, frozenset(), 10))


class Blocked(Reason):
    """The reason for which a Dead End may not be played."""

    NEVER_PLAYED = "A Dead End is never played. It leaves the hand only with all other cards."


@dataclass(frozen=True)
class HandEscaped(Event):
    """The hand, then the shared cards, go to the discard pile by an Escape."""

    seat: Seat
    cards: Cards

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, *self.cards)


def stays_in_the_hand(game: InPlay, card: Card) -> Reason | None:
    """Returns why a Dead End may not lie in the row."""
    return Blocked.NEVER_PLAYED if card.kind == DEAD_END else None


@dataclass(frozen=True)
class Escape(Command[PlayOrDiscard]):
    """Discards the whole hand, Dead Ends too, and deals a new one by the set-up method, as option
    IV of a Nightmare does. Discarded Keys and Glyphs bring nothing, and two players do not swap:
    this is not the discard action (C)."""

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        game.emit(HandEscaped(game.state.active, game.state.playable))
        game.then(DealHand())
