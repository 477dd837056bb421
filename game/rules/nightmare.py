"""A Nightmare is drawn: one of four losses must be chosen (R20)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from game.rules.cards import KEY, Card
from game.rules.events import (
    CardSetAside,
    DoorLost,
    KeyDiscarded,
    NightmareDiscarded,
    NightmareDrawn,
    TopDiscarded,
)
from game.rules.routines import DealHand, DiscardHand
from game.rules.steps import Command, Decision, Reason, Step

if TYPE_CHECKING:
    from game.rules.game import Game

REVEALED_CARDS = 5


@dataclass(frozen=True)
class MeetNightmare(Step):
    """The Nightmare is turned up."""

    card: Card

    def perform(self, game: Game) -> None:
        game.emit(NightmareDrawn(game.state.active, self.card))
        game.then(FaceNightmare(self.card))


@dataclass(frozen=True)
class FaceNightmare(Decision):
    """A Key, a Door, five cards of the deck, or the whole hand: never none of them (R21)."""

    card: Card


def suffer(game: Game, nightmare: Card) -> None:
    """Schedules what follows when the loss is complete."""
    game.then(*(line(nightmare) for line in game.rules.suffered))


@dataclass(frozen=True)
class PayKey(Command[FaceNightmare]):
    """I: discard any Key of the hand (R20, R42); no Prophecy follows (R16)."""

    refusal: ClassVar[Reason] = Reason.NO_SUCH_KEY

    key: Card

    @classmethod
    def options(cls, game: Game, decision: FaceNightmare) -> Iterable[PayKey]:
        return [cls(card) for card in game.state.playable if card.kind == KEY]

    def perform(self, game: Game, decision: FaceNightmare) -> None:
        game.emit(KeyDiscarded(game.state.active, self.key))
        suffer(game, decision.card)


@dataclass(frozen=True)
class LoseDoor(Command[FaceNightmare]):
    """II: one of the player's own Doors goes to Limbo (R20, E31)."""

    refusal: ClassVar[Reason] = Reason.NO_SUCH_DOOR

    door: Card

    @classmethod
    def options(cls, game: Game, decision: FaceNightmare) -> Iterable[LoseDoor]:
        return [cls(door) for door in game.state.doors(game.state.active)]

    def perform(self, game: Game, decision: FaceNightmare) -> None:
        game.emit(DoorLost(game.state.active, self.door))
        suffer(game, decision.card)


@dataclass(frozen=True)
class RevealFive(Command[FaceNightmare]):
    """III: the next five cards, or as many as there are; each kind falls its way (R20, R22)."""

    @classmethod
    def options(cls, game: Game, decision: FaceNightmare) -> Iterable[RevealFive]:
        return (cls(),)

    def perform(self, game: Game, decision: FaceNightmare) -> None:
        falls = {"discard": TopDiscarded, "limbo": CardSetAside}
        for card in game.state.deck[:REVEALED_CARDS]:
            game.emit(falls[game.rules.kinds[card.kind].milled](card))
        suffer(game, decision.card)


@dataclass(frozen=True)
class LoseHand(Command[FaceNightmare]):
    """IV: the whole hand, and a new one dealt as at set-up (R20, R23)."""

    @classmethod
    def options(cls, game: Game, decision: FaceNightmare) -> Iterable[LoseHand]:
        return (cls(),)

    def perform(self, game: Game, decision: FaceNightmare) -> None:
        suffer(game, decision.card)
        game.then(DiscardHand(), DealHand())


@dataclass(frozen=True)
class DiscardNightmare(Step):
    """Only when the loss is complete does the Nightmare itself go (R24)."""

    card: Card

    def perform(self, game: Game) -> None:
        game.emit(NightmareDiscarded(self.card))
