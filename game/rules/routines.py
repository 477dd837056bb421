"""What several rules share: gaining a Door, looking through the deck, dealing by set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.cards import Card
from game.rules.events import (
    CardSetAside,
    DoorGained,
    GameLost,
    HandDiscarded,
    LocationDrawn,
)
from game.rules.state import HAND, HAND_SIZE, MARKET, SHARED_SIZE
from game.rules.steps import Step

if TYPE_CHECKING:
    from game.rules.game import Game


def gain_door(game: Game, door: Card) -> None:
    """Schedules all that obtaining a Door means, from wherever it comes."""
    game.then(*(line(door) for line in game.rules.gain))


def lay_out(game: Game, zone: str) -> None:
    """The top card by the set-up method: to the zone, or set aside without effect (R4, R7)."""
    card = game.state.deck[0]
    if game.rules.kinds[card.kind].fills:
        game.emit(LocationDrawn(game.state.active, card, zone))
    else:
        game.emit(CardSetAside(card))


@dataclass(frozen=True)
class PlaceDoor(Step):
    """The Door goes in front of the player who obtained it (E33)."""

    door: Card

    def perform(self, game: Game) -> None:
        game.emit(DoorGained(game.state.active, self.door))


@dataclass(frozen=True)
class Deal(Step):
    """Set-up: one player's hand (R4), or the cards that two players will draft (R33)."""

    def perform(self, game: Game) -> None:
        seats, first = game.state.seats, game.state.first_seat
        size = seats * HAND_SIZE[seats] + SHARED_SIZE[seats]
        zone = HAND if seats == 1 else MARKET
        while len(game.state.hand(first) + game.state.market) < size:
            lay_out(game, zone)


@dataclass(frozen=True)
class DiscardHand(Step):
    """The whole hand, personal cards first, to the discard pile (R23, R42)."""

    def perform(self, game: Game) -> None:
        cards = game.state.playable
        if cards:
            game.emit(HandDiscarded(game.state.active, cards))


@dataclass(frozen=True)
class DealHand(Step):
    """A new hand by the set-up method; a card that is not there is a defeat (R20 IV, R23)."""

    def perform(self, game: Game) -> None:
        hole = game.state.hole
        if hole is None:
            return
        if not game.state.deck:
            game.emit(GameLost("deck_exhausted"))
            return
        lay_out(game, hole)
        game.then(DealHand())
