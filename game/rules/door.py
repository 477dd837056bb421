"""A Door is drawn: a fitting Key may open it; otherwise it waits in Limbo (R19)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from game.rules.cards import Card, opens
from game.rules.events import DoorDrawn, DoorMissed, KeyDiscarded
from game.rules.routines import gain_door
from game.rules.steps import Command, Decision, Reason, Step

if TYPE_CHECKING:
    from game.rules.game import Game


@dataclass(frozen=True)
class MeetDoor(Step):
    """The Door is turned up."""

    card: Card

    def perform(self, game: Game) -> None:
        game.emit(DoorDrawn(game.state.active, self.card))
        game.then(OpenDoor(self.card))


@dataclass(frozen=True)
class OpenDoor(Decision):
    """A Key of its colour, or Limbo; without such a Key there is nothing to decide."""

    door: Card

    @property
    def default(self) -> LetGo:
        return LetGo()


@dataclass(frozen=True)
class Claim(Command[OpenDoor]):
    """Discard a fitting Key and gain the Door; no Prophecy follows (R16, R19)."""

    refusal: ClassVar[Reason] = Reason.KEY_DOES_NOT_FIT

    key: Card

    @classmethod
    def options(cls, game: Game, decision: OpenDoor) -> Iterable[Claim]:
        return [cls(card) for card in game.state.playable if opens(card, decision.door)]

    def perform(self, game: Game, decision: OpenDoor) -> None:
        game.emit(KeyDiscarded(game.state.active, self.key))
        gain_door(game, decision.door)


@dataclass(frozen=True)
class LetGo(Command[OpenDoor]):
    """Keep the Key: the Door goes to Limbo (E23)."""

    @classmethod
    def options(cls, game: Game, decision: OpenDoor) -> Iterable[LetGo]:
        return (cls(),)

    def perform(self, game: Game, decision: OpenDoor) -> None:
        game.emit(DoorMissed(game.state.active, decision.door))
