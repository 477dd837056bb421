"""The first night begins: eight empty frames, a row, and three cards of one place."""

from __future__ import annotations

from functools import partial

from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.lessons.dealt import begun
from game.editions.base.lessons.ideas import answers, goes_on, plays, plays_same_symbol
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
                msgid("Two cards of the Garden lie side by side."),
                msgid("Play a third one: the Garden Sun."),
            ],
            plays("GS2"),
            [
                *KEYS,
                SAME_SYMBOL,
                Wrong(
                    answers(Play),
                    msgid("That is another place: the Garden would have to begin anew."),
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
                msgid("The first Door is open, and the count begins anew."),
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
                msgid("Two more cards of the Garden would find its second Door."),
            ],
            goes_on,
            otherwise=msgid("First look at the row: it counts 1 of 3 again."),
            shows=(ROW,),
        ),
    ],
)
