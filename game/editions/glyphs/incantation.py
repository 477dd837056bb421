"""A discarded Glyph: five cards are shown, one Door among them may open, the rest goes under the
deck (X3.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.routines import gain_door
from game.rules.card import DOOR, Card
from game.rules.card_toolkit import PutInOrder
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import REVEALED, Cards, Seat, State
from game.rules.steps import Command, Decision, Reason, Step

SHOWN = 5


class Unheard(Reason):
    """Why an answer to an Incantation is refused."""

    NO_SHOWN_DOOR = "That is not a Door that the Incantation shows."
    NOT_THE_REST = "Name every card that is left once, in its new order."


@dataclass(frozen=True)
class IncantationSeen(Event):
    """Deck top to revealed: everybody sees these cards."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: Cards

    def evolve(self, state: State) -> State:
        return state.drew(REVEALED, *self.cards)


@dataclass(frozen=True)
class CardsSunk(Event):
    """Revealed to the bottom of the deck, the last of them lowest, as everybody sees (Q20)."""

    seat: Seat
    order: Cards

    def evolve(self, state: State) -> State:
        return state.put_under_deck(self.order, seen_by=None)


@dataclass(frozen=True)
class Incant(Step):
    """The Incantation begins, unless there is nothing to show. What is there is shown (Q20)."""

    glyph: Card

    def perform(self, game: InPlay) -> None:
        cards = game.state.deck[:SHOWN]
        if cards:
            game.emit(IncantationSeen(game.state.active, cards))
            game.then(HeedIncantation(), SinkTheRest())


@dataclass(frozen=True)
class SinkTheRest(Step):
    """What is still shown goes under the deck; one card alone has no order to choose."""

    def perform(self, game: InPlay) -> None:
        rest = game.state.zone(REVEALED)
        if len(rest) > 1:
            game.then(OrderTheRest())
        elif rest:
            game.emit(CardsSunk(game.state.active, rest))


@dataclass(frozen=True)
class HeedIncantation(Decision):
    """A Door that is shown may open (Q14); without any there is nothing to decide."""

    def default(self, game: InPlay) -> OpenNone:
        return OpenNone()


@dataclass(frozen=True)
class OpenShown(Command[HeedIncantation]):
    """One of the Doors that are shown is gained, whatever its place."""

    refusal: ClassVar[Reason] = Unheard.NO_SHOWN_DOOR

    door: Card

    @classmethod
    def options(cls, game: InPlay, decision: HeedIncantation) -> Iterable[OpenShown]:
        return [cls(card) for card in game.state.zone(REVEALED) if card.kind == DOOR]

    def perform(self, game: InPlay, decision: HeedIncantation) -> None:
        gain_door(game, self.door)


@dataclass(frozen=True)
class OpenNone(Command[HeedIncantation]):
    """All that is shown goes under the deck (Q14)."""

    @classmethod
    def options(cls, game: InPlay, decision: HeedIncantation) -> Iterable[OpenNone]:
        return (cls(),)

    def perform(self, game: InPlay, decision: HeedIncantation) -> None:
        """The step that waits does it."""


@dataclass(frozen=True)
class OrderTheRest(Decision):
    """In what order the cards that are left go under the deck."""


@dataclass(frozen=True)
class Sink(PutInOrder[OrderTheRest]):
    """They go under the deck in this order, the last of them lowest."""

    refusal: ClassVar[Reason] = Unheard.NOT_THE_REST

    order: Cards

    @classmethod
    def cards(cls, game: InPlay) -> Cards:
        return game.state.zone(REVEALED)

    def perform(self, game: InPlay, decision: OrderTheRest) -> None:
        game.emit(CardsSunk(game.state.active, self.order))
