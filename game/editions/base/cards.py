"""The 76 cards of the base game (R1, R2)."""

from collections.abc import Iterator, Mapping

from game.rules.card import DOOR, Card, Colour, Kind, copies

SUN = Kind("S")
MOON = Kind("M")
KEY = Kind("K")
NIGHTMARE = Kind("NM")

SUNS = {Colour.OBSERVATORY: 9, Colour.AQUARIUM: 8, Colour.GARDEN: 7, Colour.LIBRARY: 6}


def _printed_order() -> Iterator[Card]:
    for colour in Colour:
        for kind, count in (SUN, SUNS[colour]), (MOON, 4), (KEY, 3), (DOOR, 2):
            yield from copies(colour.value + kind, kind, frozenset({colour}), count)
    yield from copies("NM", NIGHTMARE, frozenset(), 10)


BASE_DECK: tuple[Card, ...] = tuple(_printed_order())
CARDS: Mapping[str, Card] = {card.id: card for card in BASE_DECK}

OPENERS = frozenset({KEY})
"""Kinds of which one card alone opens a Door of its place."""


TRIO = 3
"""Number of cards of one place that are a trio (R10)."""


def only_place(card: Card) -> Colour | None:
    """Returns the place of a card that belongs to only one."""
    return next(iter(card.colours)) if len(card.colours) == 1 else None


def opens(key: Card, door: Card) -> bool:
    """Returns whether this card is a Key that fits the Door (R19)."""
    return key.kind == KEY and bool(key.colours & door.colours)
