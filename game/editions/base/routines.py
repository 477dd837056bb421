"""Routines that several rules share: refusals, gaining a Door, dealing by the set-up method."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.card import Card
from game.rules.event import Event, GameLost
from game.rules.ruleset import InPlay
from game.rules.state import (
    DISCARD,
    DOORS,
    HAND,
    HAND_SIZE,
    LIMBO,
    MARKET,
    SHARED_SIZE,
    Cards,
    DrawnTo,
    Seat,
    State,
    owned,
    replace,
)
from game.rules.steps import Reason, Step


class Refusal(Reason):
    """The reasons for which the base game refuses a command, one English sentence each."""

    NOT_IN_HAND = "That card is not in the hand."
    SAME_SYMBOL = "The last card of the row shows the same symbol."
    NOT_DISCARDABLE = "That card cannot be discarded."
    NOT_IN_MARKET = "That card is not among those to choose from."
    NOT_SWAPPABLE = "A swap takes one card of the hand and one of the shared cards."
    NOT_THE_PROPHECY = "Name one card to discard and every other card once, in its new order."
    KEY_DOES_NOT_FIT = "That card does not open this Door."
    NO_SUCH_KEY = "That is not a Key in the hand."
    NO_SUCH_DOOR = "That is not a Door that this player has opened."


@dataclass(frozen=True)
class LocationDrawn(Event):
    """A Location goes from the top of the deck to the hand, the shared cards or the market (R18,
    R39, R40)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card | None
    zone: DrawnTo

    def public(self, viewer: Seat, state: State) -> Event:
        if self.zone == HAND and not state.sees(viewer, self.seat):
            return replace(self, card=None)
        return self

    def evolve(self, state: State) -> State:
        place = owned(HAND, self.seat) if self.zone == HAND else self.zone
        drawn = state.drew(place, self.card)
        return replace(drawn, laid_out=state.laid_out + drawn.market[len(state.market) :])


@dataclass(frozen=True)
class CardSetAside(Event):
    """The top card of the deck goes to Limbo without effect: at set-up (R4) and for a Nightmare
    (R20 III, IV)."""

    reveals: ClassVar[bool] = True

    card: Card

    def evolve(self, state: State) -> State:
        return state.drew(LIMBO, self.card)


@dataclass(frozen=True)
class HandDiscarded(Event):
    """The hand, then the shared cards, go to the discard pile (R20 IV, R42)."""

    seat: Seat
    cards: Cards

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, *self.cards)


@dataclass(frozen=True)
class KeyDiscarded(Event):
    """A Key is discarded for a Door (R19) or to a Nightmare (R20 I)."""

    seat: Seat
    key: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.key)


@dataclass(frozen=True)
class DoorGained(Event):
    """A Door goes to the seat's Doors: the revealed one, or the topmost such Door of the deck
    (R11)."""

    seat: Seat
    door: Card

    def evolve(self, state: State) -> State:
        return state.moved(owned(DOORS, self.seat), self.door).forgetting(self.door)


def gain_door(game: InPlay, door: Card) -> None:
    """Schedules all that obtaining a Door means, wherever it comes from."""
    game.then(*(line(door) for line in game.rules.gain))


def lay_out(game: InPlay, zone: DrawnTo) -> None:
    """Lays the top card out by the set-up method: it goes to the zone, or is set aside without
    effect (R4, R7)."""
    card = game.state.deck[0]
    if game.rules.kinds[card.kind].fills:
        game.emit(LocationDrawn(game.state.active, card, zone))
    else:
        game.emit(CardSetAside(card))


@dataclass(frozen=True)
class PlaceDoor(Step):
    """The Door goes in front of the player who obtained it (E33)."""

    door: Card

    def perform(self, game: InPlay) -> None:
        game.emit(DoorGained(game.state.active, self.door))


@dataclass(frozen=True)
class Deal(Step):
    """Set-up: deals one player's hand (R4), or the cards that two players will draft (R33)."""

    def perform(self, game: InPlay) -> None:
        seats, first = game.state.seats, game.state.first_seat
        size = seats * HAND_SIZE[seats] + SHARED_SIZE[seats]
        zone: DrawnTo = HAND if seats == 1 else MARKET
        while len(game.state.hand(first) + game.state.market) < size:
            lay_out(game, zone)


@dataclass(frozen=True)
class DiscardHand(Step):
    """The whole hand, personal cards first, goes to the discard pile (R23, R42)."""

    def perform(self, game: InPlay) -> None:
        cards = game.state.playable
        if cards:
            game.emit(HandDiscarded(game.state.active, cards))


@dataclass(frozen=True)
class DealHand(Step):
    """Deals a new hand by the set-up method. The game is lost if the deck runs out (R20 IV,
    R23)."""

    def perform(self, game: InPlay) -> None:
        hole = game.state.hole
        if hole is None:
            return
        if not game.state.deck:
            game.emit(GameLost("deck_exhausted"))
            return
        lay_out(game, hole)
        game.then(self)
