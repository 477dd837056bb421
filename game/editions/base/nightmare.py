"""A Nightmare is drawn: the player must choose one of four losses (R20)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.editions.base.cards import KEY
from game.editions.base.routines import CardSetAside, DealHand, DiscardHand, KeyDiscarded, Refusal
from game.rules.card import Card
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, LIMBO, REVEALED, Seat, State
from game.rules.steps import Command, Decision, Reason, Step

REVEALED_CARDS = 5


@dataclass(frozen=True)
class NightmareDrawn(Event):
    """A Nightmare goes from the top of the deck to the revealed cards (R20)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.drew(REVEALED, self.card)


@dataclass(frozen=True)
class DoorLost(Event):
    """A gained Door goes to Limbo (R20 II)."""

    seat: Seat
    door: Card

    def evolve(self, state: State) -> State:
        return state.moved(LIMBO, self.door)


@dataclass(frozen=True)
class TopDiscarded(Event):
    """The top card of the deck goes to the discard pile (R20 III)."""

    reveals: ClassVar[bool] = True

    card: Card

    def evolve(self, state: State) -> State:
        return state.drew(DISCARD, self.card)


@dataclass(frozen=True)
class NightmareDiscarded(Event):
    """The revealed Nightmare goes to the discard pile (R24)."""

    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.card)


@dataclass(frozen=True)
class MeetNightmare(Step):
    """A Nightmare is turned up."""

    card: Card

    def perform(self, game: InPlay) -> None:
        game.emit(NightmareDrawn(game.state.active, self.card))
        game.then(FaceNightmare(self.card))


@dataclass(frozen=True)
class FaceNightmare(Decision):
    """The choice of a loss: a Key, a Door, five cards of the deck, or the whole hand (R21)."""

    card: Card


def suffer(game: InPlay, nightmare: Card) -> None:
    """Schedules what follows once the loss is complete."""
    game.then(*(line(nightmare) for line in game.rules.suffered))


@dataclass(frozen=True)
class PayKey(Command[FaceNightmare]):
    """I: discards any Key of the hand (R20, R42); no Prophecy follows (R16)."""

    refusal: ClassVar[Reason] = Refusal.NO_SUCH_KEY

    key: Card

    @classmethod
    def options(cls, game: InPlay, decision: FaceNightmare) -> Iterable[PayKey]:
        return [cls(card) for card in game.state.playable if card.kind == KEY]

    def perform(self, game: InPlay, decision: FaceNightmare) -> None:
        game.emit(KeyDiscarded(game.state.active, self.key))
        suffer(game, decision.card)


@dataclass(frozen=True)
class LoseDoor(Command[FaceNightmare]):
    """II: one of the player's own Doors goes to Limbo (R20, E31)."""

    refusal: ClassVar[Reason] = Refusal.NO_SUCH_DOOR

    door: Card

    @classmethod
    def options(cls, game: InPlay, decision: FaceNightmare) -> Iterable[LoseDoor]:
        return [cls(door) for door in game.state.doors(game.state.active)]

    def perform(self, game: InPlay, decision: FaceNightmare) -> None:
        game.emit(DoorLost(game.state.active, self.door))
        suffer(game, decision.card)


@dataclass(frozen=True)
class RevealFive(Command[FaceNightmare]):
    """III: turns up the next five cards, or as many as there are; each kind goes its way (R20,
    R22)."""

    def perform(self, game: InPlay, decision: FaceNightmare) -> None:
        falls = {"discard": TopDiscarded, "limbo": CardSetAside}
        for card in game.state.deck[:REVEALED_CARDS]:
            game.emit(falls[game.rules.kinds[card.kind].milled](card))
        suffer(game, decision.card)


@dataclass(frozen=True)
class LoseHand(Command[FaceNightmare]):
    """IV: discards the whole hand; a new one is dealt as at set-up (R20, R23)."""

    def perform(self, game: InPlay, decision: FaceNightmare) -> None:
        suffer(game, decision.card)
        game.then(DiscardHand(), DealHand())


@dataclass(frozen=True)
class DiscardNightmare(Step):
    """The Nightmare itself goes only when the loss is complete (R24)."""

    card: Card

    def perform(self, game: InPlay) -> None:
        game.emit(NightmareDiscarded(self.card))
