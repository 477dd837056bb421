"""The names of the symbols that stand for cards: their icons, and the colours of their places."""

from __future__ import annotations

from game.rules.card import Card, Colour, Kind

KIND, PLACE = "kind-{}", "place-{}"
"""The names of the icons of a kind of card, and of a place."""
NIGHT = "B"
"""The colours of the night and of the back of a card."""


def of_kind(kind: Kind) -> str:
    """The name of the icon of a kind."""
    return KIND.format(kind)


def of_place(place: Colour) -> str:
    """The name of the icon of a place, its crest."""
    return PLACE.format(place.value)


def crest(card: Card) -> str:
    """The name of the icon of a card's place; of its kind if it has none or several."""
    return of_place(*card.colours) if len(card.colours) == 1 else of_kind(card.kind)


def ramp_name(card: Card) -> str:
    """The name of the colours of a card: the letter of its place, or its kind if it has none or
    several."""
    return next(iter(card.colours)).value if len(card.colours) == 1 else str(card.kind)
