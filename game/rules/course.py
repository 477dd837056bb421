"""The course of any game: the deck is shuffled, turns are taken, and a player may give up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.card import Card
from game.rules.chance import shuffled
from game.rules.event import DeckShuffled, GameLost, TurnBegan
from game.rules.ruleset import InPlay
from game.rules.steps import Command, Decision, Step


@dataclass(frozen=True)
class ShuffleDeck(Step):
    """The next shuffle of this game. A deal given as a list takes its place; the list must name the
    cards of the deck, or ValueError is raised."""

    dealt: tuple[Card, ...] = ()

    def perform(self, game: InPlay) -> None:
        state = game.state
        if self.dealt and sorted(c.id for c in self.dealt) != sorted(c.id for c in state.deck):
            raise ValueError("A deal names every card of the deck exactly once.")
        order = self.dealt or shuffled(state.deck, state.seed, state.shuffles + 1)
        game.emit(DeckShuffled(order))


@dataclass(frozen=True)
class TakeTurn(Step):
    """One turn: explore, refill, and Limbo returns (R8). The next seat's turn follows (R35)."""

    def perform(self, game: InPlay) -> None:
        state = game.state
        seat = (state.first_seat + state.turn) % state.seats
        game.emit(TurnBegan(seat, state.turn + 1))
        game.then(*(line() for line in game.rules.turn), self)


@dataclass(frozen=True)
class Concede(Command[Decision]):
    """The player gives up: legal at any decision, and therefore never listed."""

    @classmethod
    def options(cls, game: InPlay, decision: Decision) -> Iterable[Concede]:
        return ()

    def allowed(self, game: InPlay, decision: Decision) -> bool:
        return True

    def perform(self, game: InPlay, decision: Decision) -> None:
        game.emit(GameLost("conceded"))
