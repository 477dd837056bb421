"""A Denizen is drawn: a card of the hand rallies it; otherwise it is discarded (X3.7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.editions.oniverse.denizens import RALLIED
from game.rules.card import Card
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, REVEALED, Seat, State, owned
from game.rules.steps import Command, Decision, Reason, Step


class Unwelcome(Reason):
    """The reason for which an answer to a Denizen is refused."""

    NOT_A_GIFT = "That card cannot be given to rally a Denizen."


@dataclass(frozen=True)
class DenizenDrawn(Event):
    """A Denizen goes from the top of the deck to the revealed cards."""

    reveals: ClassVar[bool] = True

    seat: Seat
    denizen: Card

    def evolve(self, state: State) -> State:
        return state.drew(REVEALED, self.denizen)


@dataclass(frozen=True)
class GiftDiscarded(Event):
    """A card of the hand or a shared card is discarded to rally a Denizen. That is no action: it
    brings neither a Prophecy nor anything else."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.card)


@dataclass(frozen=True)
class DenizenRallied(Event):
    """The Denizen lies before the player who rallied it (Q21)."""

    seat: Seat
    denizen: Card

    def evolve(self, state: State) -> State:
        return state.moved(owned(RALLIED, self.seat), self.denizen)


@dataclass(frozen=True)
class DenizenMissed(Event):
    """The Denizen that was drawn is discarded."""

    seat: Seat
    denizen: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.denizen)


@dataclass(frozen=True)
class MeetDenizen(Step):
    """A Denizen is turned up."""

    card: Card

    def perform(self, game: InPlay) -> None:
        game.emit(DenizenDrawn(game.state.active, self.card))
        game.then(WelcomeDenizen(self.card))


@dataclass(frozen=True)
class WelcomeDenizen(Decision):
    """The choice of the card that rallies the Denizen; without a card there is nothing to
    decide."""

    denizen: Card

    def default(self, game: InPlay) -> TurnAway:
        return TurnAway()


@dataclass(frozen=True)
class Rally(Command[WelcomeDenizen]):
    """Gives a card of the hand that could be discarded by choice; the hole is filled as any
    other."""

    refusal: ClassVar[Reason] = Unwelcome.NOT_A_GIFT

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: WelcomeDenizen) -> Iterable[Rally]:
        kinds = game.rules.kinds
        return [cls(c) for c in game.state.playable if kinds[c.kind].discard is not None]

    def perform(self, game: InPlay, decision: WelcomeDenizen) -> None:
        seat = game.state.active
        game.emit(GiftDiscarded(seat, self.card))
        game.emit(DenizenRallied(seat, decision.denizen))


@dataclass(frozen=True)
class TurnAway(Command[WelcomeDenizen]):
    """Gives nothing: the Denizen is discarded."""

    def perform(self, game: InPlay, decision: WelcomeDenizen) -> None:
        game.emit(DenizenMissed(game.state.active, decision.denizen))
