"""The first night ends: a Nightmare, and a thin deck in which the way is found alone."""

from __future__ import annotations

from functools import partial

from game.editions.base.lessons.dealt import begun, closed, late_at_night
from game.editions.base.lessons.ideas import (
    answers,
    begins,
    goes_on,
    looks_up,
    opens_last_door,
    pays,
    takes_back,
    uses_a_place_card,
)
from game.editions.base.lessons.likely_mistakes import KEYS, SAME_SYMBOL
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.learning.lesson import LookUp, Part, Step, Wrong
from game.words import msgid

THE_NIGHTMARE = Part(
    "nightmare",
    msgid("A Nightmare"),
    partial(begun, "nightmare"),
    [
        Step(
            [
                msgid("Four Doors are open: now you choose."),
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
                msgid("A Nightmare wants one of four prices: each says what it costs."),
                msgid("Pay any of them but the Key: you will take it back."),
            ],
            answers(LoseDoor, RevealFive, LoseHand),
            [
                Wrong(
                    answers(PayKey),
                    msgid("The Key comes next: first see what another price takes."),
                )
            ],
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
            [
                msgid("Both Observatory Doors are open: its Key has nothing left to open."),
                msgid("Pay with the Observatory Key."),
            ],
            pays("OK2"),
            [
                Wrong(
                    answers(LoseDoor),
                    msgid("You would have to find that Door again: pay with the Key."),
                ),
                Wrong(
                    answers(RevealFive),
                    msgid("Then five cards of the deck would be lost: the Key is one."),
                ),
                Wrong(
                    answers(LoseHand),
                    msgid("Then the Key would be lost with the hand: pay with it alone."),
                ),
            ],
            shows=("OK2",),
        ),
        Step(
            [
                msgid("Each price hurts differently."),
                msgid("Pay with what you need least."),
            ],
            goes_on,
            otherwise=msgid("First remember it: the night has ten Nightmares."),
        ),
    ],
)

WHAT_HELPS = Part(
    "help",
    msgid("What helps you"),
    partial(begun, "help"),
    [
        Step(
            [
                msgid("Any card can be read large, with what it does."),
                msgid("Click one with the right button, hold it down, or press R."),
            ],
            looks_up(LookUp.CARD),
            otherwise=msgid("First you may read a card large."),
            shows=("zone.hand.0",),
        ),
        Step(
            [
                msgid("To plan, you can count the cards that have not come yet."),
                msgid("Have them told: press this button, or C."),
            ],
            looks_up(LookUp.UNSEEN),
            otherwise=msgid("First you may look at what is still to come."),
            shows=("button.unseen",),
        ),
        Step(
            [
                msgid("The rules book opens at what is being asked."),
                msgid("Open it: press this button, or F1."),
            ],
            looks_up(LookUp.BOOK),
            otherwise=msgid("First you may open the rules book."),
            shows=("button.book",),
        ),
        Step(
            [
                msgid("An adviser gives you a hint whenever you like."),
                msgid("Ask for one: press the lamp, or H."),
            ],
            looks_up(LookUp.HINT),
            otherwise=msgid("First you may ask for a hint."),
            shows=("button.hint",),
        ),
        Step(
            [msgid("The adviser marks what it would do, and tells why.")],
            goes_on,
            otherwise=msgid("You need not do it now: the end of the night comes next."),
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
    again=[
        msgid("No way leads on from here."),
        msgid("One Key opens the last Door, another one shows what is coming."),
    ],
)
