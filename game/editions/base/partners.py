"""Two players: the draft (R33) and the swap after a discard (R38)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.routines import Refusal
from game.rules.card import Card
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import HAND, SHARED, SHARED_SIZE, Cards, Seat, State, owned, replace
from game.rules.steps import Command, Decision, Reason, Step


@dataclass(frozen=True)
class CardDrafted(Event):
    """A card of the market goes to a hand; the other seat picks next (R33)."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        moved = state.moved(owned(HAND, self.seat), self.card)
        next_seat = (self.seat + 1) % state.seats
        return replace(moved, shown=state.shown | {self.card}, active=next_seat)


@dataclass(frozen=True)
class MarketShared(Event):
    """The last cards of the market become the shared cards (R33)."""

    cards: Cards

    def evolve(self, state: State) -> State:
        return state.moved(SHARED, *self.cards)


@dataclass(frozen=True)
class CardsSwapped(Event):
    """A personal and a shared card change places (R38)."""

    seat: Seat
    personal: Card
    shared: Card

    def evolve(self, state: State) -> State:
        place = owned(HAND, self.seat)
        other = {self.personal: self.shared, self.shared: self.personal}
        swapped = {
            name: tuple(other.get(c, c) for c in state.zone(name)) for name in (place, SHARED)
        }
        return replace(state, zones={**state.zones, **swapped}, shown=state.shown | {self.shared})


@dataclass(frozen=True)
class DraftHands(Step):
    """The players pick in alternation; the last two cards are shared. Alone there is no market."""

    def perform(self, game: InPlay) -> None:
        market = game.state.market
        if len(market) > SHARED_SIZE[game.state.seats]:
            game.then(Draft(), self)
        elif market:
            game.emit(MarketShared(market))


@dataclass(frozen=True)
class Draft(Decision):
    """The choice of one of the cards that lie face up."""


@dataclass(frozen=True)
class Take(Command[Draft]):
    """Takes a card of the market to the player's own hand (R33)."""

    refusal: ClassVar[Reason] = Refusal.NOT_IN_MARKET

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: Draft) -> Iterable[Take]:
        return [cls(card) for card in game.state.market]

    def perform(self, game: InPlay, decision: Draft) -> None:
        game.emit(CardDrafted(game.state.active, self.card))


@dataclass(frozen=True)
class OfferSwap(Decision):
    """The choice to swap a card: once, right after the discard action and before its Prophecy (R38,
    E26)."""

    def default(self, game: InPlay) -> Keep:
        return Keep()


@dataclass(frozen=True)
class Swap(Command[OfferSwap]):
    """Exchanges a personal card for a shared one (R38)."""

    refusal: ClassVar[Reason] = Refusal.NOT_SWAPPABLE

    personal: Card
    shared: Card

    @classmethod
    def options(cls, game: InPlay, decision: OfferSwap) -> Iterable[Swap]:
        own, shared = game.state.hand(game.state.active), game.state.shared
        return [cls(personal, other) for personal in own for other in shared]

    def perform(self, game: InPlay, decision: OfferSwap) -> None:
        game.emit(CardsSwapped(game.state.active, self.personal, self.shared))


@dataclass(frozen=True)
class Keep(Command[OfferSwap]):
    """Answers that no card of the hand is swapped for a shared one (R38)."""

    def perform(self, game: InPlay, decision: OfferSwap) -> None:
        """Leaves the game as it is."""
