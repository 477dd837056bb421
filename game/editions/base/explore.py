"""Phase 1: a player plays a card to the row or discards one, and a play may complete a trio."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.editions.base.partners import OfferSwap
from game.editions.base.routines import Refusal, gain_door
from game.rules.card import DOOR, Card, Colour
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, ROW, Cards, Seat, State, owned, replace
from game.rules.steps import Command, Decision, Reason


@dataclass(frozen=True)
class CardPlayed(Event):
    """A card of the hand or a shared card goes to the row (R9)."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(owned(ROW, self.seat), self.card)


@dataclass(frozen=True)
class TrioCompleted(Event):
    """The third card of one colour lies in the row, and the cards of the row are spent (R10)."""

    seat: Seat
    colour: Colour

    def evolve(self, state: State) -> State:
        at = self.seat
        spent = (*state.spent[:at], len(state.row(at)), *state.spent[at + 1 :])
        return replace(state, spent=spent)


@dataclass(frozen=True)
class SearchFailed(Event):
    """The deck holds no Door of this colour (R11)."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True)
class SearchDeclined(Event):
    """The player leaves the deck alone (R11, E2)."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True)
class CardDiscarded(Event):
    """A card of the hand or a shared card is discarded by the action of phase 1 (R13)."""

    seat: Seat
    card: Card

    def evolve(self, state: State) -> State:
        return state.moved(DISCARD, self.card)


@dataclass(frozen=True)
class PlayOrDiscard(Decision):
    """The choice of one card to play or discard; passing is not possible (R8)."""


@dataclass(frozen=True)
class CompleteTrio(Decision):
    """The choice to search the deck for a Door of the colour of a trio, or not (R11)."""

    colour: Colour


def differs_from_last(game: InPlay, card: Card) -> Reason | None:
    """Returns why a card may not follow the last of the row: neighbours show different symbols, and
    the first card is free (R9)."""
    row = game.state.row(game.state.active)
    return Refusal.SAME_SYMBOL if row and row[-1].kind == card.kind else None


def why_not(game: InPlay, card: Card) -> Reason | None:
    """Returns the first reason why a card of the hand may not be played."""
    for rule in game.rules.row_rules:
        if (reason := rule(game, card)) is not None:
            return reason
    return None


def one_colour(cards: Cards) -> Colour | None:
    """Returns the only colour that three cards have in common (R10)."""
    if len(cards) < 3:
        return None
    common = frozenset.intersection(*(card.colours for card in cards))
    return next(iter(common)) if len(common) == 1 else None


def lay_in_row(game: InPlay, card: Card) -> None:
    """A card, wherever it lay, is played to the player's own row; it may complete a trio (R9,
    R10)."""
    seat = game.state.active
    game.emit(CardPlayed(seat, card))
    colour = game.rules.trio(game.state.open_row(seat)[-3:])
    if colour is not None:
        game.emit(TrioCompleted(seat, colour))
        game.then(CompleteTrio(colour))


def discard_by_choice(game: InPlay, card: Card) -> None:
    """A card, wherever it lay, is discarded by the action, and does what its kind does (R13)."""
    game.emit(CardDiscarded(game.state.active, card))
    lines = game.rules.kinds[card.kind].discard or ()
    game.then(OfferSwap(), *(line(card) for line in lines))


@dataclass(frozen=True)
class Play(Command[PlayOrDiscard]):
    """Lays a card of the hand at the end of the player's own row (R9)."""

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: PlayOrDiscard) -> Iterable[Play]:
        return [cls(card) for card in game.state.playable if why_not(game, card) is None]

    def reason(self, game: InPlay) -> Reason:
        in_hand = self.card in game.state.playable
        return (why_not(game, self.card) if in_hand else None) or Refusal.NOT_IN_HAND

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        lay_in_row(game, self.card)


@dataclass(frozen=True)
class Discard(Command[PlayOrDiscard]):
    """Puts a card of the hand on the discard pile; the symbol rule does not matter (R13)."""

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: PlayOrDiscard) -> Iterable[Discard]:
        kinds = game.rules.kinds
        return [cls(c) for c in game.state.playable if kinds[c.kind].discard is not None]

    def reason(self, game: InPlay) -> Reason:
        in_hand = self.card in game.state.playable
        return Refusal.NOT_DISCARDABLE if in_hand else Refusal.NOT_IN_HAND

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        discard_by_choice(game, self.card)


class Seeks(Command[CompleteTrio]):
    """A way to look through the deck for a Door when a trio lies."""

    def sought(self, trio: CompleteTrio) -> frozenset[Colour]:
        """Returns the colours of the Door that is looked for: those of the trio."""
        return frozenset({trio.colour})


@dataclass(frozen=True)
class Search(Seeks):
    """Looks through the deck: the topmost Door of the colour is gained, and the deck is shuffled
    (R11, E1)."""

    def perform(self, game: InPlay, decision: CompleteTrio) -> None:
        wanted = self.sought(decision)
        found = [c for c in game.state.deck if c.kind == DOOR and c.colours == wanted]
        game.then(*(line() for line in game.rules.searched))
        if found:
            gain_door(game, found[0])
        else:
            game.emit(SearchFailed(game.state.active, decision.colour))


@dataclass(frozen=True)
class Takes(Command[CompleteTrio]):
    """A way to take a Door from elsewhere than the deck when a trio lies. It may also be asked
    about a trio of another place than the one that lies."""

    door: Card


@dataclass(frozen=True)
class Decline(Command[CompleteTrio]):
    """Leaves the deck as it lies; the trio is spent all the same (R11, E2)."""

    def perform(self, game: InPlay, decision: CompleteTrio) -> None:
        game.emit(SearchDeclined(game.state.active, decision.colour))
