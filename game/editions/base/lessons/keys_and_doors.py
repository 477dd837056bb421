"""The first night goes on: Doors that come up, with their Key and without, and a Prophecy."""

from __future__ import annotations

from functools import partial

from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Discard, Play, Search
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
DOORS = "zone.doors.0"
LIMBO = "zone.limbo"
PILE = "zone.discard"
ROW = "zone.row.0"
BREAKS_OBSERVATORY = Wrong(
    answers(Play), msgid("That would break the run: 2 of 3 cards of the Observatory lie there.")
)

THE_KEY = Part(
    "key",
    msgid("A Door and its Key"),
    partial(begun, "key"),
    [
        Step(
            [
                msgid("Plan ahead: for a run you need different symbols of one place."),
                msgid("Of the Observatory you hold a Sun, a Moon and a Key."),
            ],
            goes_on,
            otherwise=msgid("First look at the three Observatory cards in your hand."),
            shows=("OS1", "OM1", "OK1"),
        ),
        Step(
            [
                msgid("Keep the Key, and begin with the others."),
                msgid("Play the Observatory Sun, and see what is drawn."),
            ],
            plays("OS1"),
            [
                *KEYS,
                SAME_SYMBOL,
                Wrong(
                    answers(Play),
                    msgid("That fits too, but you hold no Moon of its place to go on with."),
                ),
                NO_DISCARD,
            ],
            shows=("OS1", ROW),
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
                msgid("A Door whose Key you lack waits in Limbo until the turn ends."),
                msgid("Go on with the run: play the Observatory Moon."),
            ],
            plays("OM1"),
            [
                *KEYS,
                SAME_SYMBOL,
                Wrong(
                    answers(Play),
                    msgid("That Moon fits too, but it would break the run of the Observatory."),
                ),
                NO_DISCARD,
            ],
            shows=("OM1", LIMBO),
        ),
        Step(
            [
                msgid("The Library Door came up, and you had no Library Key."),
                msgid("It went to Limbo, and a card for your hand was drawn instead."),
            ],
            goes_on,
            otherwise=msgid("First look at Limbo: the Library Door has been there."),
            shows=(LIMBO,),
        ),
        Step(
            [
                msgid("At the end of a turn all of Limbo is shuffled into the deck."),
                msgid("So the Library Door will come again."),
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
                BREAKS_OBSERVATORY,
            ],
            shows=("AK1", PILE),
        ),
        Step(
            [
                msgid("One card goes for good: drag the Nightmare away."),
                msgid("Lay the Door as number 1 and the Observatory Sun as number 2."),
            ],
            foresees("NM1", "LD1", "OS2"),
            [
                Wrong(
                    throws_door, msgid("A discarded Door is gone for good, and you need all eight.")
                ),
                Wrong(
                    foresees("NM1", "LD1"),
                    msgid("The Observatory Sun ends your run: it should come second, number 2."),
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
            shows=("NM1", "LD1", "OS2", PILE),
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
        Step(
            [
                msgid("The Sun came next, as you had planned."),
                msgid("Play it: the third Observatory card."),
            ],
            plays("OS2"),
            [SAME_SYMBOL, BREAKS_OBSERVATORY, NO_DISCARD],
            shows=("OS2", ROW),
        ),
        Step(
            [msgid("A trio again: search the deck for the second Observatory Door.")],
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
                msgid("The search has shuffled the deck."),
                msgid("What you had foreseen and not drawn can lie anywhere in it now."),
            ],
            goes_on,
            otherwise=msgid("First look at the four Doors and at the deck."),
            shows=(DOORS, DECK),
        ),
    ],
)
