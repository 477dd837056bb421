"""A discarded Key brings a Prophecy: the player looks at the next cards, discards one, and puts the
others back in any order (R14)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.cards import KEY
from game.editions.base.routines import Refusal
from game.rules.card import Card, Kind
from game.rules.card_toolkit import CardsPutBack, PutInOrder, TopSeen
from game.rules.event import Event, veiled
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, Cards, KindRow, Seat, State, replace
from game.rules.steps import Decision, Reason, Step

FORESEEN = 5


@dataclass(frozen=True)
class ProphecySeen(TopSeen):
    """A player looks at the next cards of the deck (R14)."""


@dataclass(frozen=True)
class ProphecyDiscarded(Event):
    """A card of the Prophecy goes to the discard pile (R15)."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.card)


@dataclass(frozen=True)
class CardsReturned(CardsPutBack):
    """The other cards return to the deck (R14)."""


@dataclass(frozen=True)
class LookAhead(Step):
    """The Prophecy begins, unless the deck is empty (R14, E7)."""

    key: Card

    def perform(self, game: InPlay) -> None:
        cards = game.state.deck[:FORESEEN]
        if cards:
            game.emit(ProphecySeen(game.state.active, cards))
            game.then(Prophesy())


def prophesies(kinds: Mapping[Kind, KindRow]) -> bool:
    """Returns whether a discarded Key brings a Prophecy in a game with these kinds."""
    return LookAhead in (kinds[KEY].discard or ())


@dataclass(frozen=True)
class Prophesy(Decision):
    """The choice of the card to discard, and of the order in which the others return."""


@dataclass(frozen=True)
class Foresee(PutInOrder[Prophesy]):
    """Discards one of the cards, whatever it is (R15, E8); `order` is the new top of the deck, top
    first."""

    refusal: ClassVar[Reason] = Refusal.NOT_THE_PROPHECY
    apart: ClassVar[str] = DISCARD

    discard: Card
    order: tuple[Card | None, ...]

    @classmethod
    def cards(cls, game: InPlay) -> Cards:
        return game.state.looked_at(game.state.active)

    def perform(self, game: InPlay, decision: Prophesy) -> None:
        seat = game.state.active
        game.emit(ProphecyDiscarded(seat, self.discard))
        if self.order:
            game.emit(CardsReturned(seat, self.order))

    def public(self) -> Foresee:
        return replace(self, order=veiled(self.order))
