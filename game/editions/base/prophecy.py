"""A discarded Key: look at the next cards, discard one, put the others back in any order (R14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar

from game.editions.base.cards import KEY
from game.editions.base.refusals import Refusal
from game.rules.card import Card, Kind
from game.rules.event import Event, Secret, veiled
from game.rules.ruleset import InPlay
from game.rules.state import DECK, DISCARD, FORESIGHT, Cards, KindRow, Seat, State, owned, replace
from game.rules.steps import Command, Decision, Ordering, Reason, Step

FORESEEN = 5


@dataclass(frozen=True)
class ProphecySeen(Event):
    """Deck top to revealed; the partner of a hidden hand sees backs (R14)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else replace(self, cards=veiled(self.cards))

    def evolve(self, state: State) -> State:
        return state.drew(owned(FORESIGHT, self.seat), *self.cards)


@dataclass(frozen=True)
class ProphecyDiscarded(Event):
    """Revealed to the discard pile (R15)."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.card)


@dataclass(frozen=True)
class CardsReturned(Event):
    """Revealed to the deck top, the first of them on top (R14)."""

    seat: Seat
    order: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else replace(self, order=veiled(self.order))

    def evolve(self, state: State) -> State:
        known = tuple(
            self.order + known if state.sees(viewer, self.seat) else ()
            for viewer, known in enumerate(state.known_top)
        )
        return replace(state.moved(DECK, *self.order, top=True), known_top=known)


@dataclass(frozen=True)
class LookAhead(Step):
    """The Prophecy begins, unless there is nothing to look at (R14, E7)."""

    key: Card

    def perform(self, game: InPlay) -> None:
        cards = game.state.deck[:FORESEEN]
        if cards:
            game.emit(ProphecySeen(game.state.active, cards))
            game.then(Prophesy())


def prophesies(kinds: Mapping[Kind, KindRow]) -> bool:
    """Whether a discarded Key brings a Prophecy in a game with these kinds."""
    return LookAhead in (kinds[KEY].discard or ())


@dataclass(frozen=True)
class Prophesy(Decision):
    """Which of the looked-at cards goes, and in what order the others return."""


@dataclass(frozen=True)
class Foresee(Command[Prophesy]):
    """Discard one looked-at card, whatever it is (R15, E8); `order` is the new top, top first."""

    refusal: ClassVar[Reason] = Refusal.NOT_THE_PROPHECY

    discard: Card
    order: tuple[Card | None, ...]

    @classmethod
    def options(cls, game: InPlay, decision: Prophesy) -> Iterable[Foresee]:
        looked_at = game.state.looked_at(game.state.active)
        return [
            cls(gone, order)
            for gone in looked_at
            for order in permutations(card for card in looked_at if card is not gone)
        ]

    @classmethod
    def ordering(cls, game: InPlay, decision: Prophesy) -> Ordering:
        return Ordering(game.state.looked_at(game.state.active), DISCARD)

    @classmethod
    def ordered(cls, order: Cards, apart: Card | None) -> Foresee:
        """Raises ValueError while no card is to be discarded."""
        if apart is None:
            raise ValueError("A Prophecy discards one card.")
        return cls(apart, order)

    def allowed(self, game: InPlay, decision: Prophesy) -> bool:
        looked_at = game.state.looked_at(game.state.active)
        named = (self.discard, *self.order)
        return len(named) == len(looked_at) and set(named) == set(looked_at)

    def perform(self, game: InPlay, decision: Prophesy) -> None:
        seat = game.state.active
        game.emit(ProphecyDiscarded(seat, self.discard))
        if self.order:
            game.emit(CardsReturned(seat, self.order))

    def public(self) -> Foresee:
        return replace(self, order=veiled(self.order))
