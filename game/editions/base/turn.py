"""The end of a turn, and the goals of the game."""

from __future__ import annotations

from dataclasses import dataclass

from game.editions.base.cards import only_place
from game.rules.card import Colour
from game.rules.course import ShuffleDeck
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import DECK, State
from game.rules.steps import Step


@dataclass(frozen=True)
class LimboReturned(Event):
    """All cards of Limbo go to the bottom of the deck, in the order in which they came (R27)."""

    def evolve(self, state: State) -> State:
        return state.moved(DECK, *state.limbo)


@dataclass(frozen=True)
class ReturnLimbo(Step):
    """Phase 3, and the end of set-up. If Limbo is empty, the deck is not shuffled (R5, R27)."""

    def perform(self, game: InPlay) -> None:
        if game.state.limbo:
            game.emit(LimboReturned())
            game.then(ShuffleDeck())


def every_door_gained(game: InPlay) -> bool:
    """Returns whether all Doors of the box lie on the table (R28)."""
    state, gained = game.state, 0
    for seat in range(state.seats):
        gained += len(state.doors(seat))
    return gained == game.rules.doors


def everyone_has_every_colour(game: InPlay) -> bool:
    """Returns whether each player has a Door of each place (R43). A Door of several places is none
    of these."""
    state = game.state
    return all(
        {only_place(door) for door in state.doors(seat)} >= set(Colour)
        for seat in range(state.seats)
    )
