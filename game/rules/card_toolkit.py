"""Events and commands that many rules share: a seat looks at cards of the deck, sets some apart,
orders the others and puts them back, or looks through the whole deck. Saves hold the names of these
classes, so every edition extends them by classes of its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any, ClassVar, TypeVar

from game.rules.card import Card
from game.rules.event import Event, Secret, veiled
from game.rules.ruleset import InPlay
from game.rules.state import DECK, FORESIGHT, Cards, Seat, State, owned, replace
from game.rules.steps import Command, Decision, Ordering

D = TypeVar("D", bound=Decision, contravariant=True)


@dataclass(frozen=True)
class TopSeen(Event):
    """The next cards of the deck go to the `zone` where this seat looks at them. With hidden hands
    the partner sees backs."""

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
    """The lowest cards of the deck go there instead, in the order in which they lie."""

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
    """The cards that this seat looks at go back on top of the deck, the first of them on top. Only
    who may see them knows their order."""

    seat: Seat
    order: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return self if state.sees(viewer, self.seat) else replace(self, order=veiled(self.order))

    def evolve(self, state: State) -> State:
        return state.put_on_deck(self.order, seen_by=self.seat)


def in_deck(game: InPlay, fits: Callable[[Card], bool]) -> Cards:
    """Returns the cards of the deck that fit, in an order that does not tell how the deck lies."""
    return tuple(sorted(filter(fits, game.state.deck), key=game.state.box.index))


class PutInOrder(Command[D]):
    """An answer that puts cards in order. Its last field is that order. If it names a zone `apart`,
    its first field is what goes there instead: one card, or a tuple of `count` cards."""

    apart: ClassVar[str] = ""
    count: ClassVar[int] = 1

    @classmethod
    @abstractmethod
    def cards(cls, game: InPlay) -> Cards:
        """Returns the cards that are put in order, as they lie now."""

    @classmethod
    def options(cls, game: InPlay, decision: D) -> Iterable[Command[D]]:
        cards = cls.cards(game)
        return (
            cls.ordered(order, gone)
            for gone in combinations(cards, cls.ordering(game, decision).gone)
            for order in permutations(card for card in cards if card not in gone)
        )

    @classmethod
    def ordering(cls, game: InPlay, decision: D) -> Ordering:
        return Ordering(cls.cards(game), cls.apart, cls.count)

    @classmethod
    def ordered(cls, order: Cards, apart: Cards) -> Command[D]:
        make: Callable[..., Command[D]] = cls
        if not cls.apart:
            return make(order)
        if cls.count != 1:
            return make(apart, order)
        (one,) = apart
        return make(one, order)

    def allowed(self, game: InPlay, decision: D) -> bool:
        gone, cards = set_apart(self), self.cards(game)
        named = *gone, *put_in_order(self)
        right = len(gone) == self.ordering(game, decision).gone
        return right and len(named) == len(cards) and set(named) == set(cards)


def put_in_order(command: Command[Any]) -> Cards:
    """Returns the cards that a command puts in order; none if it does not."""
    *_, last = None, *vars(command).values()
    return last if isinstance(last, tuple) else ()


def set_apart(command: Command[Any]) -> Cards:
    """Returns the cards that a command sets apart from those that it puts in order."""
    if not isinstance(command, PutInOrder) or not command.apart:
        return ()
    gone, _ = vars(command).values()
    return gone if isinstance(gone, tuple) else (gone,)
