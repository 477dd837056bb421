"""What is said of the Glyphs."""

from __future__ import annotations

from game.editions.glyphs.cards import GLYPH
from game.editions.glyphs.incantation import (
    CardsSunk,
    HeedIncantation,
    IncantationSeen,
    OpenNone,
    OpenShown,
    OrderTheRest,
    Sink,
)
from game.words import Sentences, Words, msgid


def cards_sunk(words: Words, event: CardsSunk) -> str:
    """How many; which they were has been told."""
    return words.plural(
        "{n} card goes under the deck.", "{n} cards go under the deck.", len(event.order)
    )


SENTENCES = Sentences(
    events={
        IncantationSeen: msgid("The Incantation shows {cards}."),
        CardsSunk: cards_sunk,
    },
    headings={
        HeedIncantation: msgid("An Incantation"),
        OrderTheRest: msgid("The rest of the Incantation"),
    },
    bodies={
        HeedIncantation: msgid("One of the Doors that are shown may open, whatever its place."),
        OrderTheRest: msgid("These cards go under the deck: number 1 lies highest."),
    },
    commands={
        OpenShown: msgid("Open: {door}"),
        OpenNone: msgid("Open none"),
        Sink: msgid("Under the deck: {order}"),
    },
    ways={OpenShown: msgid("Open a Door that is shown")},
    kinds={GLYPH: msgid("Glyph")},
    symbols={GLYPH: msgid("a Glyph")},
)
