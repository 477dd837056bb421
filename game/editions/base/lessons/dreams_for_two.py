"""The evening for two goes on: a Prophecy, and a Nightmare for which both may have to pay."""

from __future__ import annotations

from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Discard, Play
from game.editions.base.lessons.dealt_for_two import with_a_spare_key
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
from game.editions.base.lessons.likely_mistakes import NO_DISCARD, SAME_SYMBOL
from game.editions.base.nightmare import LoseDoor, LoseHand, RevealFive
from game.editions.base.partners import Keep, Swap
from game.editions.base.prophecy import Foresee
from game.learning.lesson import Part, Step, Wrong
from game.words import msgid

PILE = "zone.discard"
SHARED = "zone.shared"

THE_DREAMS = Part(
    "dreams",
    msgid("A Prophecy and a Nightmare"),
    with_a_spare_key,
    [
        Step(
            [
                msgid("Each of you has an Observatory Door: its Key opens nothing any more."),
                msgid("Discard the shared Observatory Key: it shows what is coming."),
            ],
            discards("OK3"),
            [
                Wrong(plays_key, msgid("In the row a Key shows you nothing of what is coming.")),
                Wrong(discards("AK1"), msgid("Keep this one: both still need the Aquarium.")),
                Wrong(answers(Discard), msgid("Only a discarded Key shows what is coming.")),
                Wrong(answers(Play), msgid("The row can wait until you know what is coming.")),
            ],
            shows=("OK3", PILE),
        ),
        Step(
            [
                msgid("After a discard you may swap, but this time all lies well."),
                msgid("Take the way without a swap."),
            ],
            answers(Keep),
            [Wrong(answers(Swap), msgid("The cards lie well: this time without a swap."))],
            shows=("button.keep",),
        ),
        Step(
            [
                msgid("Five cards: one goes for good, so drag the Nightmare away."),
                msgid("Lay the Aquarium Door as number 1: its Key lies between you."),
            ],
            foresees("NM1", "AD1"),
            [
                Wrong(
                    throws_door,
                    msgid("A discarded Door is gone for good, and you need all eight."),
                ),
                Wrong(
                    throws("NM1"),
                    msgid("You share the Aquarium Key, so its Door should come next: number 1."),
                ),
                Wrong(
                    answers(Foresee),
                    msgid("Then the Nightmare would still be on its way: discard it."),
                ),
            ],
            shows=("NM1", "AD1", PILE),
        ),
        Step(
            [
                msgid("Here is the Door, just as you saw it."),
                msgid("Open it with the shared Key."),
            ],
            opens("AK1"),
            [
                Wrong(answers(Claim), msgid("Only a Key opens a Door: take the shared one.")),
                Wrong(
                    answers(LetGo),
                    msgid("This player has no Aquarium Door yet, and here is its Key."),
                ),
            ],
            shows=("AK1", "AD1"),
        ),
        Step(
            [
                msgid("Now the other player, whose row has begun with the Library."),
                msgid("Play the Library Moon."),
            ],
            plays("LM2"),
            [
                SAME_SYMBOL,
                Wrong(
                    answers(Play), msgid("That fits too, but this row has begun with the Library.")
                ),
                NO_DISCARD,
            ],
            shows=("LM2",),
        ),
        Step(
            [
                msgid("The first player goes on, and one Moon is as good as the other."),
                msgid("Play a Moon."),
            ],
            plays("AM1", "LM1"),
            [SAME_SYMBOL, NO_DISCARD],
            shows=("AM1", "LM1"),
        ),
        Step(
            [
                msgid("A Nightmare wants a price from whoever draws it: each says what it costs."),
                msgid("Talk it over, and pay what you both miss least."),
            ],
            answers(LoseDoor, RevealFive, LoseHand),
            shows=(SHARED,),
        ),
        Step(
            [
                msgid("The shared cards are part of the hand: a price can cost you both."),
                msgid("And there are ten Nightmares, as there are when one plays alone."),
            ],
            goes_on,
            otherwise=msgid("First look at what the Nightmare has taken."),
            shows=(PILE,),
        ),
    ],
    goes_on=False,
)
