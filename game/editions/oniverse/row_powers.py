"""The Denizens of the row: the Mason lays a card that would not fit, the Sweeper clears the end of
the row (X3.7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile
from typing import ClassVar

from game.editions.base.explore import PlayOrDiscard, lay_in_row
from game.editions.base.routines import Refusal
from game.editions.oniverse.denizens import MASON, SWEEPER, DenizenSpent, rallied, spend
from game.rules.card import Card
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, Cards, Seat, State, replace
from game.rules.steps import Command, Reason


class Unbound(Reason):
    """The reasons for which a Denizen does not help with the row."""

    NOT_ALIKE = "The Mason lays only a card that shows the same symbol as the last of the row."
    NO_ROW = "There is no row to be swept."


@dataclass(frozen=True)
class PlayAlike(Command[PlayOrDiscard]):
    """The Mason: lays a card of the hand whose symbol is that of the last one in the row. This is
    the play of the turn (Q18)."""

    refusal: ClassVar[Reason] = Unbound.NOT_ALIKE

    card: Card

    @classmethod
    def options(cls, game: InPlay, decision: PlayOrDiscard) -> Iterable[PlayAlike]:
        if not rallied(game, MASON):
            return []
        return [cls(card) for card in game.state.playable if is_only_alike(game, card)]

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        spend(game, MASON)
        lay_in_row(game, self.card)


def is_only_alike(game: InPlay, card: Card) -> bool:
    """Returns whether nothing but its symbol keeps a card out of the row."""
    reasons = {rule(game, card) for rule in game.rules.row_rules}
    return reasons - {None} == {Refusal.SAME_SYMBOL}


@dataclass(frozen=True)
class RowSwept(Event):
    """The last cards of a row go to the discard pile. If a trio had used some of them, no card that
    is left is used by less than before."""

    seat: Seat
    cards: Cards

    def evolve(self, state: State) -> State:
        swept = state.moved(DISCARD, *self.cards)
        left, at = len(swept.row(self.seat)), self.seat
        spent = (*state.spent[:at], min(left, state.spent[at]), *state.spent[at + 1 :])
        return replace(swept, spent=spent)


def end_of_row(row: Cards) -> Cards:
    """Returns the last card of a row and the unbroken run of its colours before it. A card of
    several places counts as such, and not as one of them."""
    run = takewhile(lambda card: card.colours == row[-1].colours, reversed(row))
    return tuple(reversed(list(run)))


@dataclass(frozen=True)
class Sweep(Command[PlayOrDiscard]):
    """The Sweeper: discards the end of the player's own row. Then the action of the turn follows
    (Q18)."""

    refusal: ClassVar[Reason] = Unbound.NO_ROW

    denizen: Card

    @classmethod
    def options(cls, game: InPlay, decision: PlayOrDiscard) -> Iterable[Sweep]:
        row = game.state.row(game.state.active)
        return [cls(denizen) for denizen in rallied(game, SWEEPER) if row]

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        seat = game.state.active
        game.emit(DenizenSpent(seat, self.denizen))
        game.emit(RowSwept(seat, end_of_row(game.state.row(seat))))
        game.then(decision)
