"""Words and staging of the toy."""

from __future__ import annotations

from game.rules.view import View
from game.table.staging import (
    Aim,
    CommandRow,
    DecisionRow,
    EventRow,
    KindLook,
    Staging,
    ZoneLook,
)
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
    """Returns a sentence with the cards that are heard, or with their number."""
    if None in event.cards:
        return words.plural("{n} card is heard.", "{n} cards are heard.", len(event.cards))
    return words.say("{cards} can be heard.", cards=words.cards(event.cards))


def cards_hushed(words: Words, event: CardsHushed) -> str:
    """Returns a sentence with the order of the cards, or with their number."""
    if None in event.order:
        return words.plural("{n} card is hushed.", "{n} cards are hushed.", len(event.order))
    return words.say("Back on the deck, first card first: {cards}.", cards=words.cards(event.order))


def cards_buried(words: Words, event: CardsBuried) -> str:
    """Returns a sentence with the number of the cards, which have been named before."""
    return words.plural(
        "{n} card goes under the deck.", "{n} cards go under the deck.", len(event.cards)
    )


def a_bell_rings(words: Words, view: View, names: Names) -> str:
    """Returns the sentence of the third goal."""
    return words.say("A Bell rings in the row.")


def bells_in_rows(view: View) -> int:
    """Returns 1 once a Bell lies in a row."""
    return int(any(card.kind == BELL for row in view.rows for card in row))


STAGING = Staging(
    aims=(Aim("bell", "Bell in a row", "bell", BELFRY, bells_in_rows, lambda view: 1),),
    events={
        BellsHung: EventRow("In the belfry hang {bells}."),
        BellFell: EventRow("{bell} falls from the belfry."),
        CardsHeard: EventRow(cards_heard),
        CardsHushed: EventRow(cards_hushed),
        CardsBuried: EventRow(cards_buried),
    },
    commands={
        Hush: CommandRow(
            "Hush: {order}", way="Hush them in an order", effect="They come up in this order."
        ),
        Forget: CommandRow("Forget them", effect="They go under the deck."),
        Ring: CommandRow(
            "Ring for {door}",
            way="Ring for a Door",
            effect="It opens; the others go under the deck.",
            barred="No Door was heard.",
        ),
    },
    decisions={
        Listen: DecisionRow(
            "What the Bell tells",
            "These cards come next. Order them, forget them, or ring for a Door.",
            "The cards of the tower are put in order.",
        ),
    },
    zones={TOWER: ZoneLook("Tower"), BELFRY: ZoneLook("Belfry")},
    kinds={
        BELL: KindLook(
            "Bell",
            symbol="a Bell",
            about=(("Discarded", "The next cards of the deck are heard."),),
        )
    },
)
SENTENCES = Sentences(
    victories=(a_bell_rings,),
    defeats={
        "silent_belfry": (
            "The game is lost: no Bell hangs in the belfry.",
            "A Nightmare found no Bell in the belfry.",
        )
    },
)
