"""Phase 1: play a card to the row, or discard one; and the trio that a play may complete."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.cards import DOOR, Card, Colour
from game.rules.events import (
    CardDiscarded,
    CardPlayed,
    SearchDeclined,
    SearchFailed,
    TrioCompleted,
)
from game.rules.partners import OfferSwap
from game.rules.routines import gain_door
from game.rules.state import Cards
from game.rules.steps import Command, Decision, Reason

if TYPE_CHECKING:
    from game.rules.game import Game


@dataclass(frozen=True)
class PlayOrDiscard(Decision):
    """Exactly one card, one way or the other; passing is not possible (R8)."""


@dataclass(frozen=True)
class CompleteTrio(Decision):
    """Three of a colour in a row: the deck may be searched for such a Door (R11)."""

    colour: Colour


def differs_from_last(game: Game, card: Card) -> bool:
    """Neighbours in the row show different symbols; the first card is free (R9)."""
    row = game.state.row(game.state.active)
    return not row or row[-1].kind != card.kind


def one_colour(cards: Cards) -> Colour | None:
    """The one colour that three cards have in common (R10)."""
    if len(cards) < 3:
        return None
    common = frozenset.intersection(*(card.colours for card in cards))
    return next(iter(common)) if len(common) == 1 else None


@dataclass(frozen=True)
class Play(Command[PlayOrDiscard]):
    """A card of the hand to the end of the own row (R9)."""

    card: Card

    @classmethod
    def options(cls, game: Game, decision: PlayOrDiscard) -> Iterable[Play]:
        fits = game.rules.row_rules
        return [cls(c) for c in game.state.playable if all(rule(game, c) for rule in fits)]

    def reason(self, game: Game) -> Reason:
        in_hand = self.card in game.state.playable
        return Reason.SAME_SYMBOL if in_hand else Reason.NOT_IN_HAND

    def perform(self, game: Game, decision: PlayOrDiscard) -> None:
        seat = game.state.active
        game.emit(CardPlayed(seat, self.card))
        colour = game.rules.trio(game.state.open_row(seat)[-3:])
        if colour is not None:
            game.emit(TrioCompleted(seat, colour))
            game.then(CompleteTrio(colour))


@dataclass(frozen=True)
class Discard(Command[PlayOrDiscard]):
    """A card of the hand to the discard pile; the symbol rule does not matter (R13)."""

    card: Card

    @classmethod
    def options(cls, game: Game, decision: PlayOrDiscard) -> Iterable[Discard]:
        kinds = game.rules.kinds
        return [cls(c) for c in game.state.playable if kinds[c.kind].discard is not None]

    def reason(self, game: Game) -> Reason:
        in_hand = self.card in game.state.playable
        return Reason.NOT_DISCARDABLE if in_hand else Reason.NOT_IN_HAND

    def perform(self, game: Game, decision: PlayOrDiscard) -> None:
        game.emit(CardDiscarded(game.state.active, self.card))
        lines = game.rules.kinds[self.card.kind].discard or ()
        game.then(OfferSwap(), *(line(self.card) for line in lines))


@dataclass(frozen=True)
class Search(Command[CompleteTrio]):
    """Look through the deck: the topmost Door of the colour is gained; shuffle (R11, E1)."""

    @classmethod
    def options(cls, game: Game, decision: CompleteTrio) -> Iterable[Search]:
        return (cls(),)

    def perform(self, game: Game, decision: CompleteTrio) -> None:
        wanted = frozenset({decision.colour})
        found = [c for c in game.state.deck if c.kind == DOOR and c.colours == wanted]
        game.then(*(line() for line in game.rules.searched))
        if found:
            gain_door(game, found[0])
        else:
            game.emit(SearchFailed(game.state.active, decision.colour))


@dataclass(frozen=True)
class Decline(Command[CompleteTrio]):
    """Leave the deck as it lies; the trio is spent all the same (R11, E2)."""

    @classmethod
    def options(cls, game: Game, decision: CompleteTrio) -> Iterable[Decline]:
        return (cls(),)

    def perform(self, game: Game, decision: CompleteTrio) -> None:
        game.emit(SearchDeclined(game.state.active, decision.colour))
