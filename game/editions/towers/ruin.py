"""The ruin after each Nightmare: a Tower falls, or the Nightmare goes to Limbo (X3.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.nightmare import DiscardNightmare
from game.editions.towers.alignment import alignment_stands, may_stand, standing
from game.rules.card import Card
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, LIMBO, State
from game.rules.steps import Command, Decision, Reason, Step


class Unruined(Reason):
    """Reason why an answer to a ruin is refused."""

    NO_SUCH_TOWER = "Without that Tower the others could not stand side by side."


@dataclass(frozen=True)
class TowerLost(Event):
    """A Tower of the Alignment goes to the discard pile."""

    tower: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.tower)


@dataclass(frozen=True)
class NightmareKept(Event):
    """The revealed Nightmare goes to Limbo, and will return to the deck."""

    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(LIMBO, self.card)


@dataclass(frozen=True)
class Ruin(Step):
    """The Nightmare asks for a Tower. Where none stands it just goes (Q16)."""

    card: Card

    def perform(self, game: InPlay) -> None:
        game.then(LoseTower(self.card) if standing(game) else DiscardNightmare(self.card))


@dataclass(frozen=True)
class RuinUnlessAligned(Step):
    """The Nightmare asks for a Tower, unless a whole Alignment protects all of them."""

    card: Card

    def perform(self, game: InPlay) -> None:
        game.then(DiscardNightmare(self.card) if alignment_stands(game) else Ruin(self.card))


@dataclass(frozen=True)
class LoseTower(Decision):
    """The choice of the Tower that falls, unless the Nightmare is to go to Limbo."""

    nightmare: Card


@dataclass(frozen=True)
class GiveTower(Command[LoseTower]):
    """Gives a Tower without which the others may still stand; then the Nightmare goes."""

    refusal: ClassVar[Reason] = Unruined.NO_SUCH_TOWER

    tower: Card

    @classmethod
    def options(cls, game: InPlay, decision: LoseTower) -> Iterable[GiveTower]:
        towers = standing(game)
        return [
            cls(tower)
            for at, tower in enumerate(towers)
            if may_stand(towers[:at] + towers[at + 1 :])
        ]

    def perform(self, game: InPlay, decision: LoseTower) -> None:
        game.emit(TowerLost(self.tower))
        game.then(DiscardNightmare(decision.nightmare))


@dataclass(frozen=True)
class FalseDestruction(Command[LoseTower]):
    """Keeps all Towers: the Nightmare goes to Limbo."""

    def perform(self, game: InPlay, decision: LoseTower) -> None:
        game.emit(NightmareKept(decision.nightmare))
