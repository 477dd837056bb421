"""Phase 2: the hand is filled one card at a time, each resolved before the next is drawn (R17)."""

from __future__ import annotations

from dataclasses import dataclass

from game.editions.base.routines import LocationDrawn
from game.rules.card import Card
from game.rules.event import GameLost
from game.rules.ruleset import InPlay
from game.rules.state import HAND
from game.rules.steps import Step


@dataclass(frozen=True)
class Refill(Step):
    """Draws as long as the hand has a hole (R17)."""

    def perform(self, game: InPlay) -> None:
        if game.state.hole is not None:
            game.then(DrawCard(), self)


@dataclass(frozen=True)
class DrawCard(Step):
    """Draws a card, which arrives as its kind does. With an empty deck the game is lost (R29)."""

    def perform(self, game: InPlay) -> None:
        if not game.state.deck:
            game.emit(GameLost("deck_exhausted"))
            return
        card = game.state.deck[0]
        game.then(game.rules.kinds[card.kind].arrives(card))


@dataclass(frozen=True)
class TakeLocation(Step):
    """A Location goes to the hole, own cards before shared (R18, R39)."""

    card: Card

    def perform(self, game: InPlay) -> None:
        zone = game.state.hole or HAND
        game.emit(LocationDrawn(game.state.active, self.card, zone))
