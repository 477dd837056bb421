"""What is said of the lamps."""

from __future__ import annotations

from game.rules.card import Kind
from game.rules.state import DISCARD
from game.rules.view import View
from game.words import Names, Sentences, Words
from tests.toy2.rules import (
    ASHES,
    LAMP,
    LAMPS,
    NAMES,
    Bury,
    CardFetched,
    CardTucked,
    ChooseLamp,
    Fetch,
    LampSnuffed,
    Seek,
    Snuff,
    Tuck,
)


def how_many(words: Words, asked: Tuck, view: View, names: Names | None) -> str:
    """How many cards are still to be named."""
    left = min(asked.left, len(view.cards(DISCARD)))
    return words.plural("{n} card goes under the deck.", "{n} cards go under the deck.", left)


SENTENCES = Sentences(
    events={
        CardFetched: "{card} is fetched from the deck.",
        CardTucked: "A card goes under the deck.",
        LampSnuffed: "{lamp} goes out.",
    },
    headings={
        Seek: "Fetch a card from the deck",
        Tuck: "Tidy the discard pile",
        ChooseLamp: "Put a lamp out",
    },
    bodies={
        Seek: "It comes to the hand, and the deck is shuffled.",
        Tuck: how_many,
        ChooseLamp: "The Nightmare takes its light.",
    },
    commands={Fetch: "Fetch {card}", Bury: "{card} under the deck", Snuff: "Put out {lamp}"},
    ways={Fetch: "Look through the deck", Bury: "Choose a card", Snuff: "Choose a lamp"},
    zones={LAMPS: "Lamps", ASHES: "Ashes"},
    kinds={LAMP: "Lamp", **{Kind(face): name for face, name in NAMES.items()}},
    defeats={
        "darkness": ("The game is lost: no lamp is lit.", "A Nightmare found no lamp to put out.")
    },
)
