"""The first night begins: eight empty frames, a row, and three cards of one place."""

from __future__ import annotations

from functools import partial

from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.lessons.dealt import begun
from game.editions.base.lessons.ideas import (
    answers,
    goes_on,
    plays,
    plays_same_symbol,
    takes_back,
)
from game.editions.base.lessons.likely_mistakes import KEYS, NO_DISCARD, SAME_SYMBOL
from game.learning.lesson import Part, Step, Wrong
from game.words import msgid

ROW = "zone.row.0"
DOORS = "zone.doors.0"
DECK = "zone.deck"

EIGHT_DOORS = Part(
    "doors",
    msgid("Eight Doors to open"),
    partial(begun, "doors"),
    [
        Step(
            [
                msgid("Eight frames are empty: each waits for a Door."),
                msgid("Open all eight before the deck runs out."),
            ],
            goes_on,
            otherwise=msgid("First look at the eight frames and the deck."),
            shows=(DOORS, DECK),
        ),
    ],
)

THE_ROW = Part(
    "row",
    msgid("The row"),
    partial(begun, "row"),
    [
        Step(
            [
                msgid("These five cards are your hand."),
                msgid("Play the Garden Sun: drag it to the row."),
            ],
            plays("GS1"),
            [
                Wrong(
                    answers(Play),
                    msgid("Any card may begin a row, but tonight it is the Garden Sun."),
                ),
                Wrong(
                    answers(Discard),
                    msgid("A discarded card is lost, and your row is still empty."),
                ),
            ],
            shows=("GS1", ROW),
        ),
        Step(
            [
                msgid("A new card has come: you always hold five."),
                msgid("Now try to play a second Sun beside the first."),
            ],
            plays_same_symbol,
            [
                Wrong(
                    answers(Play), msgid("A Moon would fit, but first see what a second Sun does.")
                ),
                Wrong(answers(Discard), msgid("Do not discard it: try a Sun in the row.")),
            ],
            shows=("AS1", "OS1", "GS2", ROW),
        ),
        Step(
            [
                msgid("Neighbours in the row must show different symbols."),
                msgid("Play the Garden Moon."),
            ],
            plays("GM1"),
            [
                Wrong(plays_same_symbol, msgid("After a Sun only a Moon or a Key fits.")),
                Wrong(answers(Play), msgid("That Moon fits too, but stay in the Garden.")),
                NO_DISCARD,
            ],
            shows=("GM1",),
        ),
    ],
)

THE_TRIO = Part(
    "trio",
    msgid("Three of one place"),
    partial(begun, "trio"),
    [
        Step(
            [
                msgid("Two Garden cards lie side by side: a run, 2 of 3."),
                msgid("See what breaks it: play a Sun of another place."),
            ],
            plays("AS1", "OS1"),
            [
                Wrong(
                    plays("GS2"), msgid("That is the right one, but first see what breaks a run.")
                ),
                *KEYS,
                SAME_SYMBOL,
                NO_DISCARD,
            ],
            shows=("AS1", "OS1", ROW),
            mistake=True,
        ),
        Step(
            [
                msgid("Another place broke the run: it counts 1 of 3 now."),
                msgid("That was a mistake: take it back with Undo."),
            ],
            takes_back,
            otherwise=msgid("First take the mistake back: the Garden lacked only one card."),
            shows=("button.undo", ROW),
        ),
        Step(
            [
                msgid("The two Garden cards count again."),
                msgid("Play a third one: the Garden Sun."),
            ],
            plays("GS2"),
            [
                *KEYS,
                SAME_SYMBOL,
                Wrong(
                    answers(Play),
                    msgid("That is another place: it would break the run again."),
                ),
                NO_DISCARD,
            ],
            shows=("GS2", ROW),
        ),
        Step(
            [
                msgid("Three of one place are a trio: they find its Door."),
                msgid("Search the deck for it."),
            ],
            answers(Search),
            [
                Wrong(
                    answers(Decline),
                    msgid("Then the three cards would be used up, and no Door would open."),
                )
            ],
            shows=("button.search", DECK),
        ),
        Step(
            [
                msgid("The first Door is open."),
                msgid("Whoever searches the deck shuffles it: its order is unknown again."),
            ],
            goes_on,
            otherwise=msgid("First look at the Door and at the deck."),
            shows=(DOORS, DECK),
        ),
        Step(
            [
                msgid("After a trio the count begins anew."),
                msgid("Play a fourth card of the Garden: the Moon."),
            ],
            plays("GM2"),
            [
                *KEYS,
                SAME_SYMBOL,
                Wrong(
                    answers(Play), msgid("That fits, but first see how the Garden is counted now.")
                ),
                NO_DISCARD,
            ],
            shows=("GM2", ROW),
        ),
        Step(
            [
                msgid("The fourth card begins anew: 1 of 3."),
                msgid("You hold no other Garden card, so another place may come next."),
            ],
            goes_on,
            otherwise=msgid("First look at the row: it counts 1 of 3 again."),
            shows=(ROW,),
        ),
    ],
)
