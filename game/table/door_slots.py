"""The Doors that a game is won with, each as gained or not."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.card import DOOR, Card
from game.rules.ruleset import Ruleset
from game.rules.state import Cards, State


@dataclass(frozen=True)
class Slot:
    """A place for a Door, and whether it is gained."""

    door: Card
    gained: bool


Groups = tuple[tuple[Slot, ...], ...]
"""The slots of each player, or of both together while it is not known whose the Doors are."""


def gained(state: State, rules: Ruleset) -> Groups:
    """Which are gained. Alone one needs every Door; of two each needs one of every sort."""
    doors = [card for card in rules.all_cards if card.kind == DOOR]
    if state.seats == 1:
        return (tuple(Slot(door, door in state.doors(0)) for door in doors),)
    sorts = {door.face: door for door in doors}.values()
    return tuple(tuple(_slot(sort, state.doors(seat)) for sort in sorts) for seat in range(2))


def _slot(sort: Card, held: Cards) -> Slot:
    return Slot(sort, any(door.face == sort.face for door in held))
