"""The cards: what each shows, and the 76 of the base game (R1, R2)."""

from collections.abc import Iterator, Mapping
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
"""What a card is. The kind of a Location is its symbol. An open set: an expansion adds its own."""

SUN = Kind("S")
MOON = Kind("M")
KEY = Kind("K")
DOOR = Kind("D")
NIGHTMARE = Kind("NM")


@dataclass(frozen=True, eq=False)
class Card:
    """One physical card, such as OS4. There is one object for each id, compared by identity."""

    id: str
    kind: Kind
    colours: frozenset[Colour]

    @property
    def face(self) -> str:
        """What is printed on it: the id without the copy number. Equal faces are alike (R2)."""
        return self.id.rstrip("0123456789")

    def __repr__(self) -> str:
        return self.id


def opens(key: Card, door: Card) -> bool:
    """Whether this card is a Key that fits the Door (R19)."""
    return key.kind == KEY and bool(key.colours & door.colours)


def copies(face: str, kind: Kind, colours: frozenset[Colour], count: int) -> Iterator[Card]:
    """The cards face1 to face<count>."""
    return (Card(f"{face}{number}", kind, colours) for number in range(1, count + 1))


SUNS = {Colour.OBSERVATORY: 9, Colour.AQUARIUM: 8, Colour.GARDEN: 7, Colour.LIBRARY: 6}


def _printed_order() -> Iterator[Card]:
    for colour in Colour:
        for kind, count in (SUN, SUNS[colour]), (MOON, 4), (KEY, 3), (DOOR, 2):
            yield from copies(colour.value + kind, kind, frozenset({colour}), count)
    yield from copies("NM", NIGHTMARE, frozenset(), 10)


BASE_DECK: tuple[Card, ...] = tuple(_printed_order())
CARDS: Mapping[str, Card] = {card.id: card for card in BASE_DECK}
