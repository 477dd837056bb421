"""The effects of the spells (X3.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from game.editions.book.goals import GOALS
from game.rules.card import Card
from game.rules.card_toolkit import BottomSeen, PutInOrder
from game.rules.event import Event, Secret, veiled
from game.rules.ruleset import InPlay
from game.rules.state import DECK, Cards, Seat, State, owned, replace
from game.rules.steps import Command, Decision, Reason, Step

BENEATH = "beneath"
"""Zone of the cards from the bottom of the deck at which a seat looks."""
LOOKED_AT = 5


class Unwritten(Reason):
    """Reason why an answer to the effect of a spell is refused."""

    NOT_BENEATH = "Name the card that comes up, and every other card once, in its new order."
    NOT_TWO_GOALS = "Name two different Goals."


@dataclass(frozen=True)
class BeneathSeen(BottomSeen):
    """A player looks at the lowest cards of the deck."""

    zone: ClassVar[str] = BENEATH


@dataclass(frozen=True)
class BeneathReturned(Event):
    """One of them goes to the top of the deck, the others to its bottom, the last of them
    lowest."""

    seat: Seat
    risen: Card | None
    order: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        if state.sees(viewer, self.seat):
            return self
        return replace(self, risen=None, order=veiled(self.order))

    def evolve(self, state: State) -> State:
        below = state.put_under_deck(self.order, seen_by=self.seat)
        return below.put_on_deck((self.risen,), seen_by=self.seat).recalled()


@dataclass(frozen=True)
class GoalsExchanged(Event):
    """Two Goals change places; one that is face down keeps its Door (Q12)."""

    first: Card
    second: Card

    def evolve(self, state: State) -> State:
        change = {self.first: self.second, self.second: self.first}
        row = tuple(change.get(goal, goal) for goal in state.zone(GOALS))
        return replace(state, zones={**state.zones, GOALS: row})


@dataclass(frozen=True)
class LookBeneath(Step):
    """Paradoxical Prophecy: the player looks at the bottom of the deck, as much as there is
    (Q20)."""

    def perform(self, game: InPlay) -> None:
        cards = game.state.deck[-LOOKED_AT:]
        if cards:
            game.emit(BeneathSeen(game.state.active, cards))
            game.then(RaiseFromBeneath())


@dataclass(frozen=True)
class Replan(Step):
    """Parallel Planning: two Goals are exchanged."""

    def perform(self, game: InPlay) -> None:
        game.then(ExchangeGoals())


@dataclass(frozen=True)
class RaiseFromBeneath(Decision):
    """The choice of the card that comes up, and of the order in which the others go back."""


@dataclass(frozen=True)
class Raise(PutInOrder[RaiseFromBeneath]):
    """Puts one card on top of the deck; `order` is the new bottom, the last card lowest."""

    refusal: ClassVar[Reason] = Unwritten.NOT_BENEATH
    apart: ClassVar[str] = DECK

    card: Card | None
    order: tuple[Card | None, ...]

    @classmethod
    def cards(cls, game: InPlay) -> Cards:
        return game.state.zone(owned(BENEATH, game.state.active))

    def perform(self, game: InPlay, decision: RaiseFromBeneath) -> None:
        game.emit(BeneathReturned(game.state.active, self.card, self.order))

    def public(self) -> Raise:
        return replace(self, card=None, order=veiled(self.order))


@dataclass(frozen=True)
class ExchangeGoals(Decision):
    """The choice of two Goals that change places."""


@dataclass(frozen=True)
class Exchange(Command[ExchangeGoals]):
    """Exchanges any two Goals, also those that are met (Q12)."""

    refusal: ClassVar[Reason] = Unwritten.NOT_TWO_GOALS

    first: Card
    second: Card

    @classmethod
    def options(cls, game: InPlay, decision: ExchangeGoals) -> Iterable[Exchange]:
        return [cls(one, other) for one, other in combinations(game.state.zone(GOALS), 2)]

    def perform(self, game: InPlay, decision: ExchangeGoals) -> None:
        game.emit(GoalsExchanged(self.first, self.second))
