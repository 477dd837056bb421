"""The first night goes on: Doors that come up, with their Key and without, and a Prophecy."""

from __future__ import annotations

from functools import partial

from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Discard, Play
from game.editions.base.lessons.dealt import begun
from game.editions.base.lessons.ideas import (
    answers,
    discards,
    foresees,
    goes_on,
    opens,
    plays,
    plays_key,
    throws,
    throws_door,
)
from game.editions.base.lessons.likely_mistakes import KEYS, NO_DISCARD, SAME_SYMBOL
from game.editions.base.prophecy import Foresee
from game.learning.lesson import Part, Step, Wrong
from game.words import msgid

DECK = "zone.deck"
LIMBO = "zone.limbo"
PILE = "zone.discard"

THE_KEY = Part(
    "key",
    msgid("A Door and its Key"),
    partial(begun, "key"),
    [
        Step(
            [
                msgid("The Observatory Key has come: keep it."),
                msgid("Play the Observatory Sun, and see what is drawn."),
            ],
            plays("OS1"),
            [
                *KEYS,
                SAME_SYMBOL,
                Wrong(
                    answers(Play),
                    msgid("That fits too, but tonight the Observatory Sun comes next."),
                ),
                NO_DISCARD,
            ],
            shows=("OS1",),
        ),
        Step(
            [
                msgid("A Door comes up: a Key of its place opens it."),
                msgid("Lay the Observatory Key on the Door."),
            ],
            opens("OK1"),
            [
                Wrong(opens("AK1"), msgid("The Aquarium Key only opens Doors of the Aquarium.")),
                Wrong(answers(Claim), msgid("Only a Key opens a Door: take the Observatory Key.")),
                Wrong(
                    answers(LetGo),
                    msgid("It would be shuffled away again, and you hold its Key: open it."),
                ),
            ],
            shows=("OK1", "OD1"),
        ),
    ],
)

TO_LIMBO = Part(
    "limbo",
    msgid("A Door without its Key"),
    partial(begun, "limbo"),
    [
        Step(
            [
                msgid("That Key is used up, but a second Door is open."),
                msgid("Play the Library Moon."),
            ],
            plays("LM1"),
            [
                *KEYS,
                SAME_SYMBOL,
                Wrong(answers(Play), msgid("Any Moon fits here, but take the one of the Library.")),
                NO_DISCARD,
            ],
            shows=("LM1",),
        ),
        Step(
            [
                msgid("The Library Door came up, and you had no Library Key."),
                msgid("It went to Limbo, and was shuffled back into the deck."),
            ],
            goes_on,
            otherwise=msgid("First look at the deck: the Library Door lies in it again."),
            shows=(LIMBO, DECK),
        ),
    ],
)

THE_PROPHECY = Part(
    "prophecy",
    msgid("The Prophecy"),
    partial(begun, "prophecy"),
    [
        Step(
            [
                msgid("A discarded Key is a Prophecy: you see the next five cards."),
                msgid("Lay the Aquarium Key on the discard pile."),
            ],
            discards("AK1"),
            [
                Wrong(discards("LK1"), msgid("Keep this one: the Library Door is still to come.")),
                Wrong(plays_key, msgid("In the row a Key shows you nothing of what is coming.")),
                Wrong(answers(Discard), msgid("Only a discarded Key shows what is coming.")),
                SAME_SYMBOL,
                Wrong(answers(Play), msgid("The row can wait until you have seen what is coming.")),
            ],
            shows=("AK1", PILE),
        ),
        Step(
            [
                msgid("One card goes for good: drag the Nightmare away."),
                msgid("Number 1 comes next: drag the Door there."),
            ],
            foresees("NM1", "LD1"),
            [
                Wrong(
                    throws_door, msgid("A discarded Door is gone for good, and you need all eight.")
                ),
                Wrong(
                    throws("NM1"),
                    msgid("You hold the Library Key, so its Door should come next: number 1."),
                ),
                Wrong(
                    answers(Foresee),
                    msgid("Then the Nightmare would still be on its way: discard it."),
                ),
            ],
            shows=("NM1", "LD1", PILE),
        ),
        Step(
            [
                msgid("Here is the Door, just as you saw it."),
                msgid("Open it with the Library Key."),
            ],
            opens("LK1"),
            [
                Wrong(answers(Claim), msgid("Only a Key opens a Door: take the Library Key.")),
                Wrong(answers(LetGo), msgid("You have its Key at last: open it.")),
            ],
            shows=("LK1", "LD1"),
        ),
    ],
)
