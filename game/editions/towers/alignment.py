"""Towers are built side by side, never in the row (X3.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from game.editions.base.explore import PlayOrDiscard
from game.editions.base.refusals import Refusal
from game.editions.towers.cards import TOWER, is_aligned, may_touch
from game.rules.card import Card
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import Cards, Seat, State
from game.rules.steps import Command, Reason

ALIGNMENT = "alignment"
"""The zone of the Towers that stand, from left to right. Two players share it."""
End = Literal["left", "right"]


class Unbuilt(Reason):
    """Why a Tower is not built."""

    NOT_IN_THE_ROW = "A Tower is built in the Alignment, never in the row."
    NO_TOWER = "Only Towers are built in the Alignment."
    SAME_SYMBOL_LEFT = "The sides that would touch at the left end share a symbol."
    SAME_SYMBOL_RIGHT = "The sides that would touch at the right end share a symbol."
    NOT_AN_END = "The first Tower has only one place."


@dataclass(frozen=True)
class TowerBuilt(Event):
    """Hand or shared to the left or the right end of the Alignment."""

    seat: Seat
    tower: Card
    end: End

    def evolve(self, state: State) -> State:
        return state.moved(ALIGNMENT, self.tower, top=self.end == "left")


def stays_out_of_the_row(game: InPlay, card: Card) -> Reason | None:
    """A Tower never lies in the row."""
    return Unbuilt.NOT_IN_THE_ROW if card.kind == TOWER else None


def standing(game: InPlay) -> Cards:
    """The Towers of the Alignment, from left to right."""
    return game.state.zone(ALIGNMENT)


def fits(towers: Cards, tower: Card, end: End) -> bool:
    """Whether a Tower may stand at this end of an Alignment."""
    if not towers:
        return True
    return may_touch(tower, towers[0]) if end == "left" else may_touch(towers[-1], tower)


@dataclass(frozen=True)
class Build(Command[PlayOrDiscard]):
    """A Tower of the hand to one end of the Alignment. The first has but one place, the left."""

    tower: Card
    end: End

    @classmethod
    def options(cls, game: InPlay, decision: PlayOrDiscard) -> Iterable[Build]:
        towers = standing(game)
        ends: tuple[End, ...] = ("left", "right") if towers else ("left",)
        in_hand = [card for card in game.state.playable if card.kind == TOWER]
        return [cls(card, end) for card in in_hand for end in ends if fits(towers, card, end)]

    def reason(self, game: InPlay) -> Reason:
        if self.tower not in game.state.playable:
            return Refusal.NOT_IN_HAND
        if self.tower.kind != TOWER:
            return Unbuilt.NO_TOWER
        if not standing(game):
            return Unbuilt.NOT_AN_END
        return Unbuilt.SAME_SYMBOL_LEFT if self.end == "left" else Unbuilt.SAME_SYMBOL_RIGHT

    def perform(self, game: InPlay, decision: PlayOrDiscard) -> None:
        game.emit(TowerBuilt(game.state.active, self.tower, self.end))


def alignment_stands(game: InPlay) -> bool:
    """Four neighbours of the four places: the goal besides the Doors."""
    return is_aligned(standing(game))
