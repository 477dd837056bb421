"""What the spells do (X3.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import ClassVar

from game.editions.book.goals import GOALS
from game.rules.card import Card
from game.rules.event import Event, Secret, veiled
from game.rules.ruleset import InPlay
from game.rules.state import DECK, Cards, Seat, State, owned, replace
from game.rules.steps import Command, Decision, Ordering, Reason, Step

BENEATH = "beneath"
"""The zone of the cards from the bottom of the deck at which a seat looks."""
LOOKED_AT = 5


class Unwritten(Reason):
    """Why an answer to the effect of a spell is refused."""

    NOT_BENEATH = "Name the card that comes up, and every other card once, in its new order."
    NOT_TWO_GOALS = "Name two different Goals."


@dataclass(frozen=True)
class BeneathSeen(Event):
    """Deck bottom to the cards that are looked at, in the order in which they lay."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else replace(self, cards=veiled(self.cards))

    def evolve(self, state: State) -> State:
        left, taken = len(state.deck) - len(self.cards), len(self.cards)
        zones = {**state.zones, DECK: state.deck[:left], owned(BENEATH, self.seat): self.cards}
        return replace(
            state,
            zones=zones,
            known_top=tuple(top[:left] for top in state.known_top),
            known_bottom=tuple(bottom[:-taken] for bottom in state.known_bottom),
        )


@dataclass(frozen=True)
class BeneathReturned(Event):
    """One of them to the top of the deck, the others to its bottom, the last of them lowest."""

    seat: Seat
    risen: Card | None
    order: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        if state.sees(viewer, self.seat):
            return self
        return replace(self, risen=None, order=veiled(self.order))

    def evolve(self, state: State) -> State:
        order = tuple(card for card in self.order if card is not None)
        sees = [state.sees(viewer, self.seat) for viewer in range(state.seats)]
        tops = zip(state.known_top, sees, strict=True)
        bottoms = zip(state.known_bottom, sees, strict=True)
        back = state.moved(DECK, *self.order).moved(DECK, self.risen, top=True)
        return replace(
            back,
            known_top=tuple((self.risen, *top) if seen else () for top, seen in tops),
            known_bottom=tuple(bottom + order if seen else () for bottom, seen in bottoms),
        ).recalled()


@dataclass(frozen=True)
class GoalsExchanged(Event):
    """Two Goals change places; what is face down keeps its Door (Q12)."""

    first: Card
    second: Card

    def evolve(self, state: State) -> State:
        change = {self.first: self.second, self.second: self.first}
        row = tuple(change.get(goal, goal) for goal in state.zone(GOALS))
        return replace(state, zones={**state.zones, GOALS: row})


@dataclass(frozen=True)
class LookBeneath(Step):
    """Paradoxical Prophecy: the bottom of the deck, as much as there is (Q20)."""

    def perform(self, game: InPlay) -> None:
        cards = game.state.deck[-LOOKED_AT:]
        if cards:
            game.emit(BeneathSeen(game.state.active, cards))
            game.then(RaiseFromBeneath())


@dataclass(frozen=True)
class Replan(Step):
    """Parallel Planning."""

    def perform(self, game: InPlay) -> None:
        game.then(ExchangeGoals())


@dataclass(frozen=True)
class RaiseFromBeneath(Decision):
    """Which card comes up, and in what order the others go back."""


@dataclass(frozen=True)
class Raise(Command[RaiseFromBeneath]):
    """One card on top of the deck; `order` is the new bottom, the last of them lowest."""

    refusal: ClassVar[Reason] = Unwritten.NOT_BENEATH

    card: Card | None
    order: tuple[Card | None, ...]

    @classmethod
    def options(cls, game: InPlay, decision: RaiseFromBeneath) -> Iterable[Raise]:
        cards = beneath(game)
        return [
            cls(risen, order)
            for risen in cards
            for order in permutations(card for card in cards if card is not risen)
        ]

    @classmethod
    def ordering(cls, game: InPlay, decision: RaiseFromBeneath) -> Ordering:
        return Ordering(beneath(game), DECK)

    @classmethod
    def ordered(cls, order: Cards, apart: Card | None) -> Raise:
        return cls(apart, order)

    def allowed(self, game: InPlay, decision: RaiseFromBeneath) -> bool:
        cards, named = beneath(game), (self.card, *self.order)
        return len(named) == len(cards) and set(named) == set(cards)

    def perform(self, game: InPlay, decision: RaiseFromBeneath) -> None:
        game.emit(BeneathReturned(game.state.active, self.card, self.order))

    def public(self) -> Raise:
        return replace(self, card=None, order=veiled(self.order))


@dataclass(frozen=True)
class ExchangeGoals(Decision):
    """Which two Goals change places."""


@dataclass(frozen=True)
class Exchange(Command[ExchangeGoals]):
    """Any two Goals, also those that are met (Q12)."""

    refusal: ClassVar[Reason] = Unwritten.NOT_TWO_GOALS

    first: Card
    second: Card

    @classmethod
    def options(cls, game: InPlay, decision: ExchangeGoals) -> Iterable[Exchange]:
        return [cls(*pair) for pair in combinations(game.state.zone(GOALS), 2)]

    def perform(self, game: InPlay, decision: ExchangeGoals) -> None:
        game.emit(GoalsExchanged(self.first, self.second))


def beneath(game: InPlay) -> Cards:
    """The cards from the bottom at which whoever plays looks."""
    return game.state.zone(owned(BENEATH, game.state.active))
