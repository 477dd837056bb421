"""The Doors that a game is won with, each as gained or not."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.card import DOOR, Card
from game.rules.ruleset import Ruleset
from game.rules.state import State


@dataclass(frozen=True)
class Slot:
    """A place for a Door, and whether it is gained."""

    door: Card
    gained: bool


Groups = tuple[tuple[Slot, ...], ...]
"""The slots of each player, or of both together while it is not known whose the Doors are; and
last those that neither has and either may gain."""


def gained(state: State, rules: Ruleset) -> Groups:
    """Which are gained. Alone one needs every Door; of two each needs one of every place, and where
    there are more either may gain them."""
    every = [card for card in rules.all_cards if card.kind == DOOR]
    places = list(dict.fromkeys(door.colours for door in every))
    doors = sorted(every, key=lambda door: places.index(door.colours))
    if state.seats == 1:
        return (tuple(Slot(door, door in state.doors(0)) for door in doors),)
    own: tuple[list[Slot], ...] = ([], [])
    spare: list[Slot] = []
    for place in places:
        there = [door for door in doors if door.colours == place]
        left = len(there) - len(own)
        for seat, slots in enumerate(own):
            held = [door for door in state.doors(seat) if door.colours == place][: 1 + max(0, left)]
            left -= max(0, len(held) - 1)
            slots += [Slot(door, True) for door in held] or [Slot(there[0], False)]
        spare += [Slot(there[-1], False)] * left
    return tuple(tuple(slots) for slots in (*own, spare) if slots)
