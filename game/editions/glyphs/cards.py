"""The 12 cards that the Glyphs add to the deck (X3.2)."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.card import DOOR, Card, Colour, Kind, copies

GLYPH = Kind("G")
"""A fourth symbol of Locations."""
GLYPHS_OF_A_PLACE = 2


def _printed_order() -> Iterator[Card]:
    for colour in Colour:
        yield from copies(colour.value + GLYPH, GLYPH, frozenset({colour}), GLYPHS_OF_A_PLACE)
        yield Card(f"{colour.value}D3", f"{colour.value}DG", DOOR, frozenset({colour}))


GLYPH_CARDS: tuple[Card, ...] = tuple(_printed_order())
