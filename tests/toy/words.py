"""What is said of the toy."""

from __future__ import annotations

from game.rules.view import View
from game.words import Names, Sentences, Words
from tests.toy.rules import (
    BELFRY,
    BELL,
    TOWER,
    BellFell,
    BellsHung,
    CardsBuried,
    CardsHeard,
    CardsHushed,
    Forget,
    Hush,
    Listen,
    Ring,
)


def cards_heard(words: Words, event: CardsHeard) -> str:
    """The next cards, or how many they are."""
    if None in event.cards:
        return words.plural("{n} card is heard.", "{n} cards are heard.", len(event.cards))
    return words.say("{cards} can be heard.", cards=words.cards(event.cards))


def cards_hushed(words: Words, event: CardsHushed) -> str:
    """In which order, if that may be known."""
    if None in event.order:
        return words.plural("{n} card is hushed.", "{n} cards are hushed.", len(event.order))
    return words.say("Back on the deck, first card first: {cards}.", cards=words.cards(event.order))


def cards_buried(words: Words, event: CardsBuried) -> str:
    """How many; which they were has been told."""
    return words.plural(
        "{n} card goes under the deck.", "{n} cards go under the deck.", len(event.cards)
    )


def a_bell_rings(words: Words, view: View, names: Names) -> str:
    """The third goal."""
    return words.say("A Bell rings in the row.")


SENTENCES = Sentences(
    events={
        BellsHung: "In the belfry hang {bells}.",
        BellFell: "{bell} falls from the belfry.",
        CardsHeard: cards_heard,
        CardsHushed: cards_hushed,
        CardsBuried: cards_buried,
    },
    headings={Listen: "What the Bell tells"},
    bodies={Listen: "These cards come next. Order them, forget them, or ring for a Door."},
    where_to_lay={Listen: "The cards of the tower are put in order."},
    commands={Hush: "Hush: {order}", Forget: "Forget them", Ring: "Ring for {door}"},
    ways={Hush: "Hush them in an order", Ring: "Ring for a Door"},
    effects={
        Hush: "They come up in this order.",
        Forget: "They go under the deck.",
        Ring: "It opens; the others go under the deck.",
    },
    barred={Ring: "No Door was heard."},
    zones={TOWER: "Tower", BELFRY: "Belfry"},
    kinds={BELL: "Bell"},
    symbols={BELL: "a Bell"},
    about={BELL: (("Discarded", "The next cards of the deck are heard."),)},
    victories=(a_bell_rings,),
    defeats={
        "silent_belfry": (
            "The game is lost: no Bell hangs in the belfry.",
            "A Nightmare found no Bell in the belfry.",
        )
    },
)
