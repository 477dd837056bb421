"""Words and staging of the lamps."""

from __future__ import annotations

from game.rules.card import Kind
from game.rules.state import DISCARD
from game.rules.view import View
from game.table.staging import (
    CommandRow,
    DecisionRow,
    EventRow,
    KindLook,
    Staging,
    ZoneLook,
)
from game.words import Names, Sentences, Words
from tests.toy2.rules import (
    ASHES,
    LAMP,
    LAMPS,
    NAMES,
    Burn,
    Bury,
    CardFound,
    CardsBurnt,
    CardsKept,
    CardTucked,
    ChooseLamp,
    EmbersSeen,
    Fetch,
    LampSnuffed,
    Seek,
    Sift,
    Snuff,
    Tuck,
)


def how_many(words: Words, asked: Tuck, view: View, names: Names | None) -> str:
    """Returns a sentence with the number of cards still to be named."""
    left = min(asked.left, len(view.cards(DISCARD)))
    return words.plural("{n} card goes under the deck.", "{n} cards go under the deck.", left)


def seen(words: Words, event: EmbersSeen) -> str:
    """Returns a sentence with the cards in the embers, or with their number."""
    if None in event.cards:
        return words.plural("{n} card shines.", "{n} cards shine.", len(event.cards))
    return words.say("In the embers shine {cards}.", cards=words.cards(event.cards))


def kept(words: Words, event: CardsKept) -> str:
    """Returns a sentence with the order of the cards that are kept, or with their number."""
    if None in event.order:
        return words.plural("{n} card is kept.", "{n} cards are kept.", len(event.order))
    return words.say("Kept, first card first: {cards}.", cards=words.cards(event.order))


STAGING = Staging(
    events={
        CardFound: EventRow("{card} is fetched from the deck."),
        CardTucked: EventRow("{card} goes under the deck."),
        LampSnuffed: EventRow("{lamp} goes out."),
        EmbersSeen: EventRow(seen),
        CardsBurnt: EventRow("These cards burn: {cards}."),
        CardsKept: EventRow(kept),
    },
    commands={
        Fetch: CommandRow("Fetch {card}", way="Look through the deck"),
        Bury: CommandRow("{card} under the deck", way="Choose a card"),
        Snuff: CommandRow("Put out {lamp}", way="Choose a lamp"),
        Burn: CommandRow("Burn {burnt}, then {order}"),
    },
    decisions={
        Seek: DecisionRow(
            "Fetch a card from the deck", "It comes to the hand, and the deck is shuffled."
        ),
        Tuck: DecisionRow("Tidy the discard pile", how_many),
        ChooseLamp: DecisionRow("Put a lamp out", "The Nightmare takes its light."),
        Sift: DecisionRow("Embers", "Two of these cards burn; the others come next."),
    },
    zones={LAMPS: ZoneLook("Lamps"), ASHES: ZoneLook("Ashes")},
    kinds={
        LAMP: KindLook("Lamp"),
        **{Kind(face): KindLook(name) for face, name in NAMES.items()},
    },
)
SENTENCES = Sentences(
    defeats={
        "darkness": ("The game is lost: no lamp is lit.", "A Nightmare found no lamp to put out.")
    },
)
