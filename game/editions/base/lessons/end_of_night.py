"""The first night ends: a Nightmare, and a thin deck in which the way is found alone."""

from __future__ import annotations

from functools import partial

from game.editions.base.lessons.dealt import begun, closed, late_at_night
from game.editions.base.lessons.ideas import (
    answers,
    begins,
    goes_on,
    opens_last_door,
    takes_back,
    uses_a_place_card,
)
from game.editions.base.lessons.likely_mistakes import KEYS, SAME_SYMBOL
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.learning.lesson import Part, Step
from game.words import msgid

PRICES = PayKey, LoseDoor, RevealFive, LoseHand

THE_NIGHTMARE = Part(
    "nightmare",
    msgid("A Nightmare"),
    partial(begun, "nightmare"),
    [
        Step(
            [
                msgid("Three Doors are open: now you choose."),
                msgid("Play a card that fits, or discard one."),
            ],
            uses_a_place_card,
            [SAME_SYMBOL, *KEYS],
        ),
        Step(
            [msgid("Play or discard one more card, as you like.")],
            uses_a_place_card,
            [SAME_SYMBOL, *KEYS],
        ),
        Step(
            [
                msgid("A Nightmare wants one of four prices."),
                msgid("Choose any: you will take it back."),
            ],
            answers(*PRICES),
        ),
        Step(
            [
                msgid("That was one price."),
                msgid("Take it back with Undo."),
            ],
            takes_back,
            otherwise=msgid("First take the price back, to see another one."),
            shows=("button.undo",),
        ),
        Step(
            [msgid("The Nightmare is back: try another price.")],
            answers(*PRICES),
        ),
        Step(
            [
                msgid("Each price hurts differently."),
                msgid("Pay with what you need least."),
            ],
            goes_on,
            otherwise=msgid("The night is long: go on to its end."),
        ),
    ],
)

THE_LAST_DOOR = Part(
    "thin",
    msgid("The last Door"),
    late_at_night,
    [
        Step(
            [
                msgid("Later that night: one Door to open, twelve cards left."),
                msgid("Find your own way."),
            ],
            begins,
        ),
        Step((), opens_last_door),
    ],
    goes_on=False,
    lost=closed,
    again=msgid(
        "No way leads on. Try again: one Key opens the Door, another shows what is coming."
    ),
)
