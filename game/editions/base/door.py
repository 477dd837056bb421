"""A Door is drawn: a fitting Key may open it; otherwise it waits in Limbo (R19)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.cards import opens
from game.editions.base.routines import KeyDiscarded, Refusal, gain_door
from game.rules.card import Card
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import LIMBO, REVEALED, Seat, State
from game.rules.steps import Command, Decision, Reason, Step


@dataclass(frozen=True)
class DoorDrawn(Event):
    """A Door goes from the top of the deck to the revealed cards (R19)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    door: Card

    def evolve(self, state: State) -> State:
        return state.drew(REVEALED, self.door)


@dataclass(frozen=True)
class DoorMissed(Event):
    """A revealed Door goes to Limbo (R19)."""

    seat: Seat
    door: Card

    def evolve(self, state: State) -> State:
        return state.moved(LIMBO, self.door)


@dataclass(frozen=True)
class MeetDoor(Step):
    """A Door is turned up."""

    card: Card

    def perform(self, game: InPlay) -> None:
        game.emit(DoorDrawn(game.state.active, self.card))
        game.then(OpenDoor(self.card))


@dataclass(frozen=True)
class OpenDoor(Decision):
    """The choice to open the Door with a Key of its colour or let it go to Limbo. Without such a
    Key there is nothing to decide."""

    door: Card

    def default(self, game: InPlay) -> LetGo:
        return LetGo()


@dataclass(frozen=True)
class Unlocks(Command[OpenDoor]):
    """A way to open the Door that was drawn, by a Key that is discarded."""

    key: Card


@dataclass(frozen=True)
class Claim(Unlocks):
    """Discards a fitting Key and gains the Door; no Prophecy follows (R16, R19)."""

    refusal: ClassVar[Reason] = Refusal.KEY_DOES_NOT_FIT

    @classmethod
    def options(cls, game: InPlay, decision: OpenDoor) -> Iterable[Claim]:
        return [cls(card) for card in game.state.playable if opens(card, decision.door)]

    def perform(self, game: InPlay, decision: OpenDoor) -> None:
        game.emit(KeyDiscarded(game.state.active, self.key))
        gain_door(game, decision.door)


@dataclass(frozen=True)
class LetGo(Command[OpenDoor]):
    """Keeps the Key: the Door goes to Limbo (E23)."""

    def perform(self, game: InPlay, decision: OpenDoor) -> None:
        game.emit(DoorMissed(game.state.active, decision.door))
