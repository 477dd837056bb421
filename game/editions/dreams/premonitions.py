"""The eight Dark Premonitions: what each of them waits for, and how they are laid out and turned up
(X3.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from game.rules.card import Card, Colour, Kind
from game.rules.chance import shuffled
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import Cards, State
from game.rules.steps import Reason, Step
from game.rules.view import View

PREMONITION = Kind("PN")
PREMONITIONS, UNFORESEEN, PASSED = "premonitions", "unforeseen", "bygone"
"""Zones of the Premonitions that lie face up, of those in reserve, and of those that have left the
game. Everybody knows which are in reserve, but not which of them is next."""


def _premonition(face: str) -> Card:
    return Card(face, face, PREMONITION, frozenset())


RED, BLUE, GREEN, BROWN = (_premonition(f"{PREMONITION}{colour.value}") for colour in Colour)
PAIR, THREE, EVERY, FIVE = (_premonition(f"{PREMONITION}{number}") for number in (2, 3, 4, 5))
PREMONITION_CARDS: Cards = (RED, BLUE, GREEN, BROWN, PAIR, THREE, EVERY, FIVE)

Progress = Callable[[Cards], int]
FaceUp = Annotated[int, range(1, 9)]
"""Number of Premonitions that lie face up at first."""


def doors_of_a_place(doors: Iterable[Card]) -> Mapping[Colour, int]:
    """Returns the number of Doors of each place. A Door of more than one place counts for none."""
    return Counter(place for door in doors if len(door.colours) == 1 for place in door.colours)


def _of(place: Colour) -> Progress:
    return lambda doors: doors_of_a_place(doors).get(place, 0)


CONDITIONS: Mapping[Card, tuple[Progress, int]] = {
    **{
        card: (_of(place), 2) for card, place in zip((RED, BLUE, GREEN, BROWN), Colour, strict=True)
    },
    PAIR: (lambda doors: max(doors_of_a_place(doors).values(), default=0), 2),
    THREE: (len, 3),
    EVERY: (lambda doors: len(doors_of_a_place(doors)), 4),
    FIVE: (len, 5),
}
"""The condition of each Premonition: what it counts of all open Doors, and the number at which it
comes true."""


def progress(premonition: Card, doors: Cards) -> tuple[int, int]:
    """Returns how far a Premonition is, and how far it has to be to come true."""
    count, needed = CONDITIONS[premonition]
    return min(needed, count(doors)), needed


def open_doors(state: State) -> Cards:
    """Returns the open Doors of all players: they count together (Q21)."""
    return tuple(door for seat in range(state.seats) for door in state.doors(seat))


def doors_in_sight(view: View) -> Cards:
    """Returns the same, as a seat sees them."""
    return tuple(door for doors in view.doors for door in doors)


def come_true(premonitions: Iterable[Card], doors: Cards) -> Cards:
    """Returns those Premonitions whose condition is met."""
    reached = ((card, *progress(card, doors)) for card in premonitions)
    return tuple(card for card, count, needed in reached if count == needed)


class Undreamt(Reason):
    """The reasons for which an answer about a Premonition or a Happy Dream is refused."""

    NOT_COME_TRUE = "That Premonition does not come true now."
    NOT_FACE_UP = "That Premonition does not lie face up."
    NO_KEY_OF_THE_DECK = "That is not a Key of the deck."
    NOT_SUCH_A_DOOR = "This Premonition does not ask for that Door."
    NOT_LOOKED_AT = "That is not one of the cards that are looked at."
    NOT_IN_ORDER = "Name every card that is left once, in its new order."
    NOT_IN_THE_DECK = "That card is not in the deck."


@dataclass(frozen=True)
class PremonitionsLaid(Event):
    """The Premonitions with which the game begins lie face up; the others are the reserve."""

    cards: Cards

    def evolve(self, state: State) -> State:
        return state.moved(PREMONITIONS, *self.cards)


@dataclass(frozen=True)
class PremonitionTurnedUp(Event):
    """A Premonition of the reserve is turned face up."""

    reveals: ClassVar[bool] = True

    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(PREMONITIONS, self.card)


def in_reserve(state: State) -> Cards:
    """Returns the Premonitions of the reserve, the next first. One shuffle with a chance of its own
    orders all of them for the whole game."""
    order = shuffled(PREMONITION_CARDS, f"{state.seed}:premonitions", 1)
    return tuple(card for card in order if card in state.zone(UNFORESEEN))


@dataclass(frozen=True)
class LayPremonitions(Step):
    """Set-up: so many Premonitions are turned up."""

    count: FaceUp

    def perform(self, game: InPlay) -> None:
        game.emit(PremonitionsLaid(in_reserve(game.state)[: self.count]))


@dataclass(frozen=True)
class TurnUp(Step):
    """Turns up so many more Premonitions, or as many as there are (Q20)."""

    count: FaceUp

    def perform(self, game: InPlay) -> None:
        for card in in_reserve(game.state)[: self.count]:
            game.emit(PremonitionTurnedUp(card))
