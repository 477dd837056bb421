"""Cards as every game knows them (R1, R2)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NewType


class Colour(Enum):
    """A place and its colour; the value is its letter in a card id."""

    OBSERVATORY = "O"
    AQUARIUM = "A"
    GARDEN = "G"
    LIBRARY = "L"


Kind = NewType("Kind", str)
"""Kind of a card; that of a Location is its symbol. Editions add kinds of their own."""

DOOR = Kind("D")
"""The kind that every game has: Doors are gained and counted, and lie in slots of their own."""


@dataclass(frozen=True, eq=False)
class Card:
    """One physical card, such as OS4. There is one object for each id, compared by identity.

    `face` is what is printed on it: cards with equal faces are alike (R2), and share a name and a
    picture.
    """

    id: str
    face: str
    kind: Kind
    colours: frozenset[Colour]

    def __repr__(self) -> str:
        return self.id


def copies(face: str, kind: Kind, colours: frozenset[Colour], count: int) -> Iterator[Card]:
    """Returns the cards face1 to face<count>, which are all alike."""
    return (Card(f"{face}{number}", face, kind, colours) for number in range(1, count + 1))
