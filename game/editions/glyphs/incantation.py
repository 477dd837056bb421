"""The 12 cards that the Glyphs add to the deck, and what a discarded Glyph does: five cards are
shown, one Door among them may open, the rest goes under the deck (X3.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.routines import gain_door
from game.rules.card import DOOR, Card, Colour, Kind, copies
from game.rules.card_toolkit import PutInOrder
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import REVEALED, Cards, Seat, State
from game.rules.steps import Command, Decision, Reason, Step

GLYPH = Kind("G")
"""The fourth symbol of Locations."""
GLYPHS_OF_A_PLACE = 2


def _printed_order() -> Iterator[Card]:
    for colour in Colour:
        yield from copies(colour.value + GLYPH, GLYPH, frozenset({colour}), GLYPHS_OF_A_PLACE)
        yield Card(f"{colour.value}D3", f"{colour.value}DG", DOOR, frozenset({colour}))


GLYPH_CARDS: tuple[Card, ...] = tuple(_printed_order())


SHOWN = 5


class Unheard(Reason):
    """Reason why an answer to an Incantation is refused."""

    NO_SHOWN_DOOR = "That is not a Door that the Incantation shows."
    NOT_THE_REST = "Name every card that is left once, in its new order."


@dataclass(frozen=True)
class IncantationSeen(Event):
    """The top cards of the deck are revealed to everybody."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: Cards

    def evolve(self, state: State) -> State:
        return state.drew(REVEALED, *self.cards)


@dataclass(frozen=True)
class CardsSunk(Event):
    """Revealed cards go to the bottom of the deck, the last of them lowest, as everybody sees
    (Q20)."""

    seat: Seat
    order: Cards

    def evolve(self, state: State) -> State:
        return state.put_under_deck(self.order, seen_by=None)


@dataclass(frozen=True)
class Incant(Step):
    """The Incantation begins, unless the deck is empty. As many cards as there are are shown
    (Q20)."""

    glyph: Card

    def perform(self, game: InPlay) -> None:
        cards = game.state.deck[:SHOWN]
        if cards:
            game.emit(IncantationSeen(game.state.active, cards))
            game.then(HeedIncantation(), SinkTheRest())


@dataclass(frozen=True)
class SinkTheRest(Step):
    """The cards that are still shown go under the deck; for a single card there is no order to
    choose."""

    def perform(self, game: InPlay) -> None:
        rest = game.state.zone(REVEALED)
        if len(rest) > 1:
            game.then(OrderTheRest())
        elif rest:
            game.emit(CardsSunk(game.state.active, rest))


@dataclass(frozen=True)
class HeedIncantation(Decision):
    """The choice of the Door that opens (Q14); if none is shown there is nothing to decide."""

    def default(self, game: InPlay) -> OpenNone:
        return OpenNone()


@dataclass(frozen=True)
class OpenShown(Command[HeedIncantation]):
    """Gains one of the Doors that are shown, whatever its place."""

    refusal: ClassVar[Reason] = Unheard.NO_SHOWN_DOOR

    door: Card

    @classmethod
    def options(cls, game: InPlay, decision: HeedIncantation) -> Iterable[OpenShown]:
        return [cls(card) for card in game.state.zone(REVEALED) if card.kind == DOOR]

    def perform(self, game: InPlay, decision: HeedIncantation) -> None:
        gain_door(game, self.door)


@dataclass(frozen=True)
class OpenNone(Command[HeedIncantation]):
    """Opens no Door: all that is shown goes under the deck (Q14)."""

    def perform(self, game: InPlay, decision: HeedIncantation) -> None:
        """The step that waits puts them there."""


@dataclass(frozen=True)
class OrderTheRest(Decision):
    """The choice of the order in which the cards that are left go under the deck."""


@dataclass(frozen=True)
class Sink(PutInOrder[OrderTheRest]):
    """Puts the cards under the deck in this order, the last of them lowest."""

    refusal: ClassVar[Reason] = Unheard.NOT_THE_REST

    order: Cards

    @classmethod
    def cards(cls, game: InPlay) -> Cards:
        return game.state.zone(REVEALED)

    def perform(self, game: InPlay, decision: OrderTheRest) -> None:
        game.emit(CardsSunk(game.state.active, self.order))
