"""Names of the symbols that stand for cards: their icons, and the colours of their places."""

from __future__ import annotations

from game.rules.card import Card, Colour, Kind

KIND, PLACE = "kind-{}", "place-{}"
"""Patterns of the names of icons, of a kind and of a place."""
NIGHT = "B"
"""Name of the colours of the night, and of the back of a card."""


def of_kind(kind: Kind) -> str:
    return KIND.format(kind)


def of_place(place: Colour) -> str:
    return PLACE.format(place.value)


def crest(card: Card) -> str:
    """Returns the icon of a card's place, or of its kind if it has no place or several."""
    return of_place(*card.colours) if len(card.colours) == 1 else of_kind(card.kind)


def ramp_name(card: Card) -> str:
    """Returns the name of a card's colours: the letter of its only place, or its kind."""
    return next(iter(card.colours)).value if len(card.colours) == 1 else str(card.kind)
