"""What many rules do with cards of the deck: somebody looks at some, puts them in order, and they
go back. An edition has events and commands of its own, whose names saves hold: they extend these.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar, TypeVar

from game.rules.card import Card
from game.rules.event import Event, Secret, veiled
from game.rules.ruleset import InPlay
from game.rules.state import DECK, FORESIGHT, Cards, Seat, State, owned, replace
from game.rules.steps import Command, Decision, Ordering

D = TypeVar("D", bound=Decision, contravariant=True)


@dataclass(frozen=True)
class TopSeen(Event):
    """The next cards of the deck go to the `zone` where this seat looks at them; the partner of a
    hidden hand sees backs."""

    reveals: ClassVar[bool] = True
    zone: ClassVar[str] = FORESIGHT

    seat: Seat
    cards: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else replace(self, cards=veiled(self.cards))

    def evolve(self, state: State) -> State:
        return state.drew(owned(self.zone, self.seat), *self.cards)


@dataclass(frozen=True)
class BottomSeen(TopSeen):
    """The same with the lowest cards of the deck, in the order in which they lie."""

    def evolve(self, state: State) -> State:
        left, taken = len(state.deck) - len(self.cards), len(self.cards)
        zones = {**state.zones, DECK: state.deck[:left], owned(self.zone, self.seat): self.cards}
        return replace(
            state,
            zones=zones,
            known_top=tuple(top[:left] for top in state.known_top),
            known_bottom=tuple(bottom[:-taken] for bottom in state.known_bottom),
        )


@dataclass(frozen=True)
class CardsPutBack(Event):
    """The cards that this seat looks at go back on top of the deck, the first of them on top; only
    who may see them knows their order."""

    seat: Seat
    order: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else replace(self, order=veiled(self.order))

    def evolve(self, state: State) -> State:
        return state.put_on_deck(self.order, seen_by=self.seat)


class PutInOrder(Command[D]):
    """An answer that puts cards in order. Its last field is that order; if it names a zone `apart`,
    its first is the one card that goes there by itself."""

    apart: ClassVar[str] = ""

    @classmethod
    @abstractmethod
    def cards(cls, game: InPlay) -> Cards:
        """The cards that are put in order, as they lie now."""

    @classmethod
    def options(cls, game: InPlay, decision: D) -> Iterable[Command[D]]:
        make: Callable[..., Command[D]] = cls
        cards = cls.cards(game)
        if not cls.apart:
            return [make(order) for order in permutations(cards)]
        return [
            make(one, order)
            for one in cards
            for order in permutations(card for card in cards if card is not one)
        ]

    @classmethod
    def ordering(cls, game: InPlay, decision: D) -> Ordering:
        return Ordering(cls.cards(game), cls.apart)

    @classmethod
    def ordered(cls, order: Cards, apart: Card | None) -> Command[D]:
        """Raises ValueError while no card is set apart though one has to be."""
        make: Callable[..., Command[D]] = cls
        if not cls.apart:
            return make(order)
        if apart is None:
            raise ValueError("One card is to be set apart.")
        return make(apart, order)

    def allowed(self, game: InPlay, decision: D) -> bool:
        *one, order = vars(self).values()
        named, cards = (*one, *order), self.cards(game)
        return len(named) == len(cards) and set(named) == set(cards)
