"""A discarded Tower: look at as many cards of the deck as it has storeys, and put all of them back
in any order (X3.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar

from game.editions.base.prophecy import CardsReturned
from game.editions.towers.cards import storeys
from game.rules.card import Card
from game.rules.event import Event, Secret, veiled
from game.rules.ruleset import InPlay
from game.rules.state import FORESIGHT, Cards, Seat, State, owned, replace
from game.rules.steps import Command, Decision, Ordering, Reason, Step


class Unseen(Reason):
    """Why an answer to what a Tower shows is refused."""

    NOT_THE_LOOKOUT = "Name every card that was looked at once, in its new order."


@dataclass(frozen=True)
class LookoutSeen(Event):
    """Deck top to the cards that are looked at; the partner of a hidden hand sees backs."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else replace(self, cards=veiled(self.cards))

    def evolve(self, state: State) -> State:
        return state.drew(owned(FORESIGHT, self.seat), *self.cards)


@dataclass(frozen=True)
class LookOut(Step):
    """The look from the Tower, unless there is nothing to look at (Q20)."""

    tower: Card

    def perform(self, game: InPlay) -> None:
        cards = game.state.deck[: storeys(self.tower)]
        if cards:
            game.emit(LookoutSeen(game.state.active, cards))
            game.then(OrderLookout())


@dataclass(frozen=True)
class OrderLookout(Decision):
    """In what order the cards that are looked at return."""


@dataclass(frozen=True)
class Arrange(Command[OrderLookout]):
    """They go back on top of the deck in this order, the next to be drawn first."""

    refusal: ClassVar[Reason] = Unseen.NOT_THE_LOOKOUT

    order: tuple[Card | None, ...]

    @classmethod
    def options(cls, game: InPlay, decision: OrderLookout) -> Iterable[Arrange]:
        return [cls(order) for order in permutations(looked_at(game))]

    @classmethod
    def ordering(cls, game: InPlay, decision: OrderLookout) -> Ordering:
        return Ordering(looked_at(game))

    @classmethod
    def ordered(cls, order: Cards, apart: Card | None) -> Arrange:
        return cls(order)

    def allowed(self, game: InPlay, decision: OrderLookout) -> bool:
        cards = looked_at(game)
        return len(self.order) == len(cards) and set(self.order) == set(cards)

    def perform(self, game: InPlay, decision: OrderLookout) -> None:
        game.emit(CardsReturned(game.state.active, self.order))

    def public(self) -> Arrange:
        return replace(self, order=veiled(self.order))


def looked_at(game: InPlay) -> Cards:
    """The cards that whoever plays looks at."""
    return game.state.looked_at(game.state.active)
