"""Nightmares that wait in Limbo when a game begins."""

from __future__ import annotations

from dataclasses import dataclass

from game.editions.base.cards import NIGHTMARE
from game.rules.card import Card
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import LIMBO, State
from game.rules.steps import Step


@dataclass(frozen=True)
class NightmareStirred(Event):
    """Discard pile to Limbo, before the first turn."""

    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(LIMBO, self.card)


@dataclass(frozen=True)
class StirNightmares(Step):
    """The Nightmares that the box has in the discard pile go to Limbo: what set-up returned to the
    deck is there already, and these come at the end of the first turn."""

    def perform(self, game: InPlay) -> None:
        for card in game.state.discard:
            if card.kind == NIGHTMARE:
                game.emit(NightmareStirred(card))
