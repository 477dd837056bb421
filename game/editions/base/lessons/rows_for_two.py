"""The evening for two begins: the draft, two rows, and a card for the other player."""

from __future__ import annotations

from functools import partial

from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.lessons.dealt_for_two import begun
from game.editions.base.lessons.ideas import (
    answers,
    discards,
    gives,
    goes_on,
    plays,
    takes,
)
from game.editions.base.lessons.likely_mistakes import NO_DISCARD, SAME_SYMBOL
from game.editions.base.partners import Keep, Swap
from game.learning.lesson import Part, Step, Wrong
from game.words import msgid

LAID_OUT = "zone.market"
SHARED = "zone.shared"
FIRST_ROW, SECOND_ROW = "zone.row.0", "zone.row.1"


THE_DRAFT = Part(
    "draft",
    msgid("Two hands"),
    partial(begun, "draft"),
    [
        Step(
            [
                msgid("Together you open eight Doors: each of you one of every place."),
                msgid("If the deck runs out before, you lose together."),
            ],
            goes_on,
            otherwise=msgid("First look at the frames for the Doors and at the deck."),
            shows=("zone.doors.0", "zone.doors.1", "zone.deck"),
        ),
        Step(
            [
                msgid("Take three cards each, by turns."),
                msgid("The first player takes a Garden card."),
            ],
            takes("GS1", "GM1"),
            otherwise=msgid("Tonight the first player collects the Garden."),
            shows=("GS1", "GM1"),
        ),
        Step(
            [
                msgid("Now the other player chooses."),
                msgid("Take a Library card."),
            ],
            takes("LS1", "LM1"),
            [
                Wrong(
                    takes("GS1", "GM1"),
                    msgid("It helps more in the first hand, beside the other Garden card."),
                ),
            ],
            otherwise=msgid("Tonight the second player collects the Library."),
            shows=("LS1", "LM1"),
        ),
        Step(
            [
                msgid("Cards of one place go well together."),
                msgid("Take the second Garden card."),
            ],
            takes("GS1", "GM1"),
            [
                Wrong(takes("LS1", "LM1"), msgid("The other player has begun to collect those.")),
            ],
            otherwise=msgid("That would be a third place in one small hand."),
            shows=("GS1", "GM1"),
        ),
        Step(
            [msgid("Take the second Library card for the other hand.")],
            takes("LS1", "LM1"),
            otherwise=msgid("Two cards of one place are worth more than one of each."),
            shows=("LS1", "LM1"),
        ),
        Step(
            [
                msgid("One more for each hand."),
                msgid("Take the Observatory Moon: a Moon fits after any Sun."),
            ],
            takes("OM1"),
            otherwise=msgid("That fits as well, but tonight it is the Observatory Moon."),
            shows=("OM1",),
        ),
        Step(
            [msgid("The last one for the other hand: take the Aquarium Moon.")],
            takes("AM1"),
            otherwise=msgid("That fits as well, but tonight it is the Aquarium Moon."),
            shows=("AM1",),
        ),
        Step(
            [
                msgid("Two cards are left: they are shared."),
                msgid("Whoever plays may use them like cards of the hand."),
            ],
            goes_on,
            otherwise=msgid("Before the first turn, look at the shared cards."),
            shows=(SHARED,),
        ),
    ],
)

TWO_ROWS = Part(
    "rows",
    msgid("Two rows"),
    partial(begun, "rows"),
    [
        Step(
            [
                msgid("Each of you has a row."),
                msgid("The first player begins: play the Garden Sun."),
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
            shows=("GS1", FIRST_ROW),
        ),
        Step(
            [
                msgid("Now it is the other player’s turn."),
                msgid("Play the Library Sun: it begins the second row."),
            ],
            plays("LS1"),
            [
                Wrong(
                    answers(Play),
                    msgid("Any card may begin a row, but tonight it is the Library Sun."),
                ),
                Wrong(
                    answers(Discard),
                    msgid("A discarded card is lost, and your row is still empty."),
                ),
            ],
            shows=("LS1", SECOND_ROW),
        ),
        Step(
            [
                msgid("In a row no two neighbours show the same symbol."),
                msgid("So after a Sun only a Moon or a Key fits, whatever its place."),
            ],
            goes_on,
            otherwise=msgid("First look at the symbols of the two rows."),
            shows=(FIRST_ROW, SECOND_ROW),
        ),
        Step(
            [
                msgid("A Door is found by three of one place, side by side in one row."),
                msgid("Go on in the first row: play the Garden Moon."),
            ],
            plays("GM1"),
            [
                SAME_SYMBOL,
                Wrong(answers(Play), msgid("That Moon fits too, but stay in the Garden.")),
                NO_DISCARD,
            ],
            shows=("GM1", FIRST_ROW),
        ),
        Step(
            [
                msgid("Two of three: a third Garden card in this row will find a Garden Door."),
                msgid("A card of another place would break the run, and it would begin anew."),
            ],
            goes_on,
            otherwise=msgid("First look at the first row: it counts 2 of 3."),
            shows=(FIRST_ROW,),
        ),
    ],
)

THE_SWAP = Part(
    "swap",
    msgid("A card for the other"),
    partial(begun, "swap"),
    [
        Step(
            [
                msgid("A Garden Sun has come into the wrong hand."),
                msgid("Discard the Aquarium Moon: after a discard you may swap."),
            ],
            discards("AM1"),
            [
                Wrong(
                    discards("GS2"), msgid("The first row needs just this one: discard the Moon.")
                ),
                SAME_SYMBOL,
                Wrong(answers(Play), msgid("That fits, but after a card is played nobody swaps.")),
                Wrong(answers(Discard), msgid("That card helps you both more than the Moon.")),
            ],
            shows=("AM1", "GS2"),
        ),
        Step(
            [
                msgid("Now the other player can have it."),
                msgid("Lay the Garden Sun on a shared card."),
            ],
            gives("GS2"),
            [
                Wrong(
                    answers(Keep), msgid("Then it would stay in a hand in which it helps nobody.")
                ),
                Wrong(answers(Swap), msgid("It is the Garden Sun that the other player needs.")),
            ],
            shows=("GS2", SHARED),
        ),
        Step(
            [
                msgid("The third Garden card lies between you."),
                msgid("Play the shared Garden Sun into the first row."),
            ],
            plays("GS2"),
            [
                SAME_SYMBOL,
                Wrong(
                    answers(Play),
                    msgid("That is another place: the Garden would have to begin anew."),
                ),
                NO_DISCARD,
            ],
            shows=("GS2", FIRST_ROW),
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
            shows=("button.search",),
        ),
        Step(
            [
                msgid("The Door lies with the player who found it."),
                msgid("After every search the deck is shuffled."),
            ],
            goes_on,
            otherwise=msgid("First look at the Door and at the deck."),
            shows=("zone.doors.0", "zone.deck"),
        ),
    ],
)
