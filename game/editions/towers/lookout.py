"""A discarded Tower shows as many cards of the deck as it has storeys; all of them go back in any
order (X3.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.prophecy import CardsReturned
from game.editions.towers.alignment import storeys
from game.rules.card import Card
from game.rules.card_toolkit import PutInOrder, TopSeen
from game.rules.event import veiled
from game.rules.ruleset import InPlay
from game.rules.state import Cards, replace
from game.rules.steps import Decision, Reason, Step


class Unseen(Reason):
    """Reason why an answer to a look from a Tower is refused."""

    NOT_THE_LOOKOUT = "Name every card that was looked at once, in its new order."


@dataclass(frozen=True)
class LookoutSeen(TopSeen):
    """A player looks at the next cards of the deck."""


@dataclass(frozen=True)
class LookOut(Step):
    """The look from the Tower, unless the deck is empty (Q20)."""

    tower: Card

    def perform(self, game: InPlay) -> None:
        cards = game.state.deck[: storeys(self.tower)]
        if cards:
            game.emit(LookoutSeen(game.state.active, cards))
            game.then(OrderLookout())


@dataclass(frozen=True)
class OrderLookout(Decision):
    """The choice of the order in which the cards that are looked at return."""


@dataclass(frozen=True)
class Arrange(PutInOrder[OrderLookout]):
    """Puts the cards back on top of the deck in this order, the next to be drawn first."""

    refusal: ClassVar[Reason] = Unseen.NOT_THE_LOOKOUT

    order: tuple[Card | None, ...]

    @classmethod
    def cards(cls, game: InPlay) -> Cards:
        return game.state.looked_at(game.state.active)

    def perform(self, game: InPlay, decision: OrderLookout) -> None:
        game.emit(CardsReturned(game.state.active, self.order))

    def public(self) -> Arrange:
        return replace(self, order=veiled(self.order))
