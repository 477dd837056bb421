"""A discarded Key: look at the next cards, discard one, put the others back in any order (R14)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations
from typing import TYPE_CHECKING, ClassVar

from game.rules.cards import Card
from game.rules.events import CardsReturned, ProphecyDiscarded, ProphecySeen, veiled
from game.rules.state import Cards, replace
from game.rules.steps import Command, Decision, Ordering, Reason, Step

if TYPE_CHECKING:
    from game.rules.game import Game

LOOKED_AT = 5


@dataclass(frozen=True)
class LookAhead(Step):
    """The Prophecy begins, unless there is nothing to look at (R14, E7)."""

    key: Card

    def perform(self, game: Game) -> None:
        cards = game.state.deck[:LOOKED_AT]
        if cards:
            game.emit(ProphecySeen(game.state.active, cards))
            game.then(Prophesy())


@dataclass(frozen=True)
class Prophesy(Decision):
    """Which of the looked-at cards goes, and in what order the others return."""


@dataclass(frozen=True)
class Foresee(Command[Prophesy]):
    """Discard one looked-at card, whatever it is (R15, E8); `order` is the new top, top first."""

    refusal: ClassVar[Reason] = Reason.NOT_THE_PROPHECY

    discard: Card
    order: tuple[Card | None, ...]

    @classmethod
    def options(cls, game: Game, decision: Prophesy) -> Iterable[Foresee]:
        looked_at = game.state.looked_at(game.state.active)
        return [cls(order[0], order[1:]) for order in permutations(looked_at)]

    @classmethod
    def ordering(cls, game: Game, decision: Prophesy) -> Ordering:
        return Ordering(game.state.looked_at(game.state.active), discards=True)

    @classmethod
    def ordered(cls, order: Cards, discard: Card | None) -> Foresee:
        if discard is None:
            raise ValueError("One of the looked-at cards is discarded.")
        return cls(discard, order)

    def allowed(self, game: Game, decision: Prophesy) -> bool:
        looked_at = game.state.looked_at(game.state.active)
        named = (self.discard, *self.order)
        return len(named) == len(looked_at) and set(named) == set(looked_at)

    def perform(self, game: Game, decision: Prophesy) -> None:
        seat = game.state.active
        game.emit(ProphecyDiscarded(seat, self.discard))
        if self.order:
            game.emit(CardsReturned(seat, self.order))

    def public(self) -> Foresee:
        return replace(self, order=veiled(self.order))
