"""Two players: the draft (R33) and the swap after a discard (R38)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from game.rules.cards import Card
from game.rules.events import CardDrafted, CardsSwapped, MarketShared
from game.rules.state import SHARED_SIZE
from game.rules.steps import Command, Decision, Reason, Step

if TYPE_CHECKING:
    from game.rules.game import Game


@dataclass(frozen=True)
class DraftHands(Step):
    """One card at a time in alternation; the last two are shared. Alone there is no market."""

    def perform(self, game: Game) -> None:
        market = game.state.market
        if len(market) > SHARED_SIZE[game.state.seats]:
            game.then(Draft(), DraftHands())
        elif market:
            game.emit(MarketShared(market))


@dataclass(frozen=True)
class Draft(Decision):
    """Whose pick it is takes one of the cards that lie face up."""


@dataclass(frozen=True)
class Take(Command[Draft]):
    """A card of the market to the own hand (R33)."""

    refusal: ClassVar[Reason] = Reason.NOT_IN_MARKET

    card: Card

    @classmethod
    def options(cls, game: Game, decision: Draft) -> Iterable[Take]:
        return [cls(card) for card in game.state.market]

    def perform(self, game: Game, decision: Draft) -> None:
        game.emit(CardDrafted(game.state.active, self.card))


@dataclass(frozen=True)
class OfferSwap(Decision):
    """Once, right after the discard action and before its Prophecy (R38, E26)."""

    @property
    def default(self) -> Keep:
        return Keep()


@dataclass(frozen=True)
class Swap(Command[OfferSwap]):
    """A personal and a shared card change places (R38)."""

    refusal: ClassVar[Reason] = Reason.NOT_SWAPPABLE

    personal: Card
    shared: Card

    @classmethod
    def options(cls, game: Game, decision: OfferSwap) -> Iterable[Swap]:
        own, shared = game.state.hand(game.state.active), game.state.shared
        return [cls(personal, other) for personal in own for other in shared]

    def perform(self, game: Game, decision: OfferSwap) -> None:
        game.emit(CardsSwapped(game.state.active, self.personal, self.shared))


@dataclass(frozen=True)
class Keep(Command[OfferSwap]):
    """Nothing is swapped."""

    @classmethod
    def options(cls, game: Game, decision: OfferSwap) -> Iterable[Keep]:
        return (cls(),)

    def perform(self, game: Game, decision: OfferSwap) -> None:
        """Nothing happens."""
