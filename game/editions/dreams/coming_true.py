"""The coming true of Dark Premonitions: after a Door is gained, one after the other (X3.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.editions.dreams.effects import EFFECTS
from game.editions.dreams.premonitions import (
    PASSED,
    PREMONITIONS,
    Undreamt,
    come_true,
    open_doors,
)
from game.rules.card import Card
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import Cards, State
from game.rules.steps import Command, Decision, Reason, Step


@dataclass(frozen=True)
class PremonitionCame(Event):
    """A Premonition comes true; its effect follows."""

    card: Card


@dataclass(frozen=True)
class PremonitionPassed(Event):
    """A Premonition leaves the game after its effect."""

    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(PASSED, self.card)


def now_true(game: InPlay) -> Cards:
    """Returns the Premonitions that lie face up and whose condition is met."""
    return come_true(game.state.zone(PREMONITIONS), open_doors(game.state))


@dataclass(frozen=True)
class HeedPremonitions(Step):
    """A Door was obtained, and the game is not won by it. One Premonition after the other comes
    true; what one of them has changed counts for the next."""

    door: Card

    def perform(self, game: InPlay) -> None:
        if now_true(game):
            game.then(ChoosePremonition(), self)


@dataclass(frozen=True)
class ChoosePremonition(Decision):
    """The choice of the Premonition that comes true next; a single one does so by itself."""

    def default(self, game: InPlay) -> Befall | None:
        (first, *others) = now_true(game)
        return None if others else Befall(first)


@dataclass(frozen=True)
class Befall(Command[ChoosePremonition]):
    """Lets this Premonition come true."""

    refusal: ClassVar[Reason] = Undreamt.NOT_COME_TRUE

    premonition: Card

    @classmethod
    def options(cls, game: InPlay, decision: ChoosePremonition) -> Iterable[Befall]:
        return [cls(card) for card in now_true(game)]

    def perform(self, game: InPlay, decision: ChoosePremonition) -> None:
        game.emit(PremonitionCame(self.premonition))
        effect = (line() for line in EFFECTS[self.premonition])
        game.then(*effect, PassPremonition(self.premonition))


@dataclass(frozen=True)
class PassPremonition(Step):
    """The Premonition leaves the game once its effect is complete."""

    card: Card

    def perform(self, game: InPlay) -> None:
        game.emit(PremonitionPassed(self.card))
