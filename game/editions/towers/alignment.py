"""The 12 Towers: their symbols, which of them may stand side by side, and how they are built in the
Alignment, never in the row (X3.4)."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from game.editions.base.cards import MOON, SUN
from game.editions.base.explore import PlayOrDiscard
from game.editions.base.routines import Refusal
from game.rules.card import Card, Colour, Kind
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import Cards, Seat, State
from game.rules.steps import Command, Reason

TOWER = Kind("T")
STOREYS = 3, 4, 5

Symbols = frozenset[Kind]
BLANK: Symbols = frozenset()
THE_SUN: Symbols = frozenset({SUN})
THE_MOON: Symbols = frozenset({MOON})
BOTH = THE_SUN | THE_MOON
SIDES: Mapping[Colour, tuple[tuple[Symbols, Symbols], ...]] = {
    Colour.OBSERVATORY: ((BOTH, THE_MOON), (THE_SUN, THE_MOON), (BLANK, THE_MOON)),
    Colour.AQUARIUM: ((THE_MOON, BOTH), (THE_MOON, THE_MOON), (THE_MOON, BLANK)),
    Colour.GARDEN: ((THE_SUN, BOTH), (THE_SUN, THE_SUN), (THE_SUN, BLANK)),
    Colour.LIBRARY: ((BOTH, THE_SUN), (THE_MOON, THE_SUN), (BLANK, THE_SUN)),
}
"""Symbols on the left and on the right side of the Towers of each place, in the order of
`STOREYS`."""


def _printed_order() -> Iterator[Card]:
    for colour in Colour:
        for storeys in STOREYS:
            face = f"{colour.value}T{storeys}"
            yield Card(face, face, TOWER, frozenset({colour}))


TOWERS: Cards = tuple(_printed_order())


def storeys(tower: Card) -> int:
    """Returns the number printed on a Tower: how many cards it shows."""
    return int(tower.face[-1])


def left_side(tower: Card) -> Symbols:
    (colour,) = tower.colours
    return SIDES[colour][storeys(tower) - STOREYS[0]][0]


def right_side(tower: Card) -> Symbols:
    (colour,) = tower.colours
    return SIDES[colour][storeys(tower) - STOREYS[0]][1]


def may_touch(left: Card, right: Card) -> bool:
    """Returns whether two Towers may stand side by side: touching sides share no symbol."""
    return not right_side(left) & left_side(right)


def may_stand(towers: Cards) -> bool:
    """Returns whether all Towers of an Alignment may stand side by side."""
    return all(may_touch(left, right) for left, right in itertools.pairwise(towers))


def is_aligned(towers: Cards) -> bool:
    """Returns whether four neighbours are of the four places."""
    windows = (towers[at : at + len(Colour)] for at in range(len(towers)))
    return any(
        len(window) == len(Colour) == len({card.colours for card in window}) for window in windows
    )


ALIGNMENT = "alignment"
"""Zone of the Towers that stand, from left to right. Two players share it."""
End = Literal["left", "right"]


class Unbuilt(Reason):
    """Reason why a Tower is not built."""

    NOT_IN_THE_ROW = "A Tower is built in the Alignment, never in the row."
    NO_TOWER = "Only Towers are built in the Alignment."
    SAME_SYMBOL_LEFT = "The sides that would touch at the left end share a symbol."
    SAME_SYMBOL_RIGHT = "The sides that would touch at the right end share a symbol."
    NOT_AN_END = "The first Tower has only one place."


@dataclass(frozen=True)
class TowerBuilt(Event):
    """A Tower of the hand or a shared one goes to the left or the right end of the Alignment."""

    seat: Seat
    tower: Card
    end: End

    def evolve(self, state: State) -> State:
        return state.moved(ALIGNMENT, self.tower, top=self.end == "left")


def stays_out_of_the_row(game: InPlay, card: Card) -> Reason | None:
    """Returns why a Tower may not lie in the row."""
    return Unbuilt.NOT_IN_THE_ROW if card.kind == TOWER else None


def standing(game: InPlay) -> Cards:
    """Returns the Towers of the Alignment, from left to right."""
    return game.state.zone(ALIGNMENT)


def fits(towers: Cards, tower: Card, end: End) -> bool:
    if not towers:
        return True
    return may_touch(tower, towers[0]) if end == "left" else may_touch(towers[-1], tower)


@dataclass(frozen=True)
class Build(Command[PlayOrDiscard]):
    """Puts a Tower of the hand at one end of the Alignment. The first Tower has only one place, the
    left."""

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
    """Returns whether four neighbours are of the four places: the goal besides the Doors."""
    return is_aligned(standing(game))
