"""The 12 Towers: what is printed on them, and which may stand side by side (X3.4)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

from game.editions.base.cards import MOON, SUN
from game.rules.card import Card, Colour, Kind
from game.rules.state import Cards

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
"""The symbols on the left and on the right side of the Towers of each place, in the order of
`STOREYS`."""


def _printed_order() -> Iterator[Card]:
    for colour in Colour:
        for storeys in STOREYS:
            face = f"{colour.value}T{storeys}"
            yield Card(face, face, TOWER, frozenset({colour}))


TOWERS: Cards = tuple(_printed_order())


def storeys(tower: Card) -> int:
    """The number printed on it: how many cards it lets see."""
    return int(tower.face[-1])


def left_side(tower: Card) -> Symbols:
    """The symbols on its left side."""
    (colour,) = tower.colours
    return SIDES[colour][storeys(tower) - STOREYS[0]][0]


def right_side(tower: Card) -> Symbols:
    """The symbols on its right side."""
    (colour,) = tower.colours
    return SIDES[colour][storeys(tower) - STOREYS[0]][1]


def may_touch(left: Card, right: Card) -> bool:
    """Whether two Towers may stand side by side: touching sides share no symbol."""
    return not right_side(left) & left_side(right)


def may_stand(towers: Cards) -> bool:
    """Whether all neighbours of an Alignment may."""
    return all(may_touch(*pair) for pair in itertools.pairwise(towers))


def is_aligned(towers: Cards) -> bool:
    """Whether four neighbours are of the four places."""
    windows = (towers[at : at + len(Colour)] for at in range(len(towers)))
    return any(
        len(window) == len(Colour) == len({card.colours for card in window}) for window in windows
    )
