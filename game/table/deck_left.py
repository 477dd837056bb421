"""How far the deck, which is the clock of the game, has run down. How many cards it has is
public."""

from __future__ import annotations

from enum import IntEnum

from game.rules.view import View

FEW_OF, LAST_OF = 5, 15
"""A deck has few cards left at a fifth of all cards of the game, and the last ones at a
fifteenth."""
FINE = 8
"""So many last cards have an edge for two of them, those before for eight."""


class Left(IntEnum):
    """What is left of a deck, from most to nothing."""

    MANY = 0
    FEW = 1
    LAST = 2
    ONE = 3
    NONE = 4


def left(view: View, count: int) -> Left:
    """What so many cards are, in the game of this view."""
    if count <= 1:
        return Left.ONE if count else Left.NONE
    if count <= len(view.box) // LAST_OF:
        return Left.LAST
    return Left.FEW if count <= len(view.box) // FEW_OF else Left.MANY


def edges(count: int) -> int:
    """How many edges are seen under the uppermost of so many cards."""
    last = min(count, FINE)
    return last // 2 + -(-(count - last) // FINE)
