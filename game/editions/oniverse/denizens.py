"""The Denizens and the Door to the Oniverse: eight Denizens of sixteen, random and unseen, are in
the deck of a game (X3.7)."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.card import DOOR, Card, Colour, Kind, copies
from game.rules.chance import shuffled
from game.rules.event import Event, Secret, veiled
from game.rules.ruleset import InPlay
from game.rules.state import DECK, DISCARD, Cards, Seat, State, owned, replace
from game.rules.steps import Step
from game.rules.view import View

DENIZEN = Kind("Z")
"""The kind of all Denizens; what each can do follows from its face."""
MASON, PEDLAR, LAMPLIGHTER, FISHER = "ZA", "ZE", "ZL", "ZF"
SWEEPER, DYER, FERRYMAN, MAGPIE = "ZW", "ZY", "ZR", "ZI"
FACES = (MASON, PEDLAR, LAMPLIGHTER, FISHER, SWEEPER, DYER, FERRYMAN, MAGPIE)
OF_EACH = 2
IN_A_GAME = 8
"""Number of Denizens that a game is played with."""

DENIZENS: Cards = tuple(
    card for face in FACES for card in copies(face, DENIZEN, frozenset(), OF_EACH)
)
BEYOND = Card("ZD1", "ZD", DOOR, frozenset(Colour))
"""The Door to the Oniverse. It is of every colour: any Key fits it."""
ITS_GOAL = "ZP"
"""Face of a Goal for it, in games that have Goals."""

AFAR = "afar"
"""Zone of the Denizens that are not in this game, and where all of them lie at first."""
RALLIED = "rallied"
"""Zone of the Denizens that a player has rallied."""


@dataclass(frozen=True)
class DenizensCalled(Event):
    """The Denizens of this game join the deck. Nobody sees which, or in which order."""

    cards: Secret

    def public(self, viewer: Seat, state: State) -> Event:
        return replace(self, cards=veiled(self.cards))

    def evolve(self, state: State) -> State:
        return state.moved(DECK, *self.cards)


@dataclass(frozen=True)
class DenizenSpent(Event):
    """A rallied Denizen has helped, and goes to the discard pile."""

    seat: Seat
    denizen: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.denizen)


@dataclass(frozen=True)
class CallDenizens(Step):
    """Set-up: eight Denizens, chosen by a chance of their own, go into the deck before it is
    shuffled."""

    def perform(self, game: InPlay) -> None:
        state = game.state
        called = shuffled(state.zone(AFAR), f"{state.seed}:denizens", 1)[:IN_A_GAME]
        game.emit(DenizensCalled(called))


def of_face(cards: Cards, face: str) -> Cards:
    return tuple(card for card in cards if card.face == face)


def rallied(game: InPlay, face: str) -> Cards:
    """Returns the Denizens with this face that the active seat has rallied (Q21)."""
    return of_face(game.state.zone(owned(RALLIED, game.state.active)), face)


def rallied_in(view: View, face: str) -> Cards:
    """Returns the same, as anybody sees it."""
    return of_face(view.cards(owned(RALLIED, view.active)), face)


def spend(game: InPlay, face: str) -> None:
    """Discards one such Denizen: it has helped."""
    game.emit(DenizenSpent(game.state.active, rallied(game, face)[0]))
