"""The evening for two goes on: whose Door it is, and hands that only their owner sees."""

from __future__ import annotations

from functools import partial

from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.lessons.dealt_for_two import begun, late_at_night
from game.editions.base.lessons.ideas import (
    answers,
    discards_key,
    goes_on,
    opens,
    plays,
    plays_key,
)
from game.editions.base.lessons.likely_mistakes import NO_DISCARD, SAME_SYMBOL
from game.learning.lesson import Part, Step, Wrong
from game.words import msgid

FIRST_DOORS, SECOND_DOORS = "zone.doors.0", "zone.doors.1"
FIRST_ROW, SECOND_ROW = "zone.row.0", "zone.row.1"

KEEP_THE_KEY = msgid("Keep the shared Key: it can open a Door for either of you.")
SHARED_KEY = Wrong(plays_key, KEEP_THE_KEY), Wrong(discards_key, KEEP_THE_KEY)

WHOSE_DOOR = Part(
    "whose",
    msgid("Whose Door?"),
    partial(begun, "whose"),
    [
        Step(
            [
                msgid("Each of you needs four Doors: one of every place."),
                msgid("Go on in the second row: play the Library Moon."),
            ],
            plays("LM1"),
            [
                *SHARED_KEY,
                SAME_SYMBOL,
                Wrong(
                    answers(Play), msgid("That fits too, but this row has begun with the Library.")
                ),
                NO_DISCARD,
            ],
            shows=("LM1", FIRST_DOORS, SECOND_DOORS),
        ),
        Step(
            [
                msgid("A Key has come between you: it opens a Door of its place that comes up."),
                msgid("Play the Observatory Moon, and see what is drawn."),
            ],
            plays("OM1"),
            [
                *SHARED_KEY,
                SAME_SYMBOL,
                NO_DISCARD,
            ],
            shows=("OM1", FIRST_ROW),
        ),
        Step(
            [
                msgid("A second Garden Door, and the other player still has none."),
                msgid("Let it go to Limbo: it will come again."),
            ],
            answers(LetGo),
            [
                Wrong(
                    opens("GK1"),
                    msgid("There are only two: with both, you would block the other player."),
                )
            ],
            shows=(FIRST_DOORS, "zone.limbo"),
        ),
        Step(
            [
                msgid("When the turn ended, Limbo was shuffled back into the deck."),
                msgid("Play the third Library card into the second row."),
            ],
            plays("LS2"),
            [
                *SHARED_KEY,
                SAME_SYMBOL,
                Wrong(
                    answers(Play),
                    msgid("That is another place: the Library would have to begin anew."),
                ),
                NO_DISCARD,
            ],
            shows=("LS2", SECOND_ROW),
        ),
        Step(
            [msgid("A trio again: search the deck for the Library Door.")],
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
                msgid("The Garden Door comes up again: now it helps."),
                msgid("Open it with the shared Key."),
            ],
            opens("GK1"),
            [
                Wrong(answers(Claim), msgid("Only a Key opens a Door: take the shared one.")),
                Wrong(
                    answers(LetGo),
                    msgid("This player has no Garden Door yet, and here is its Key."),
                ),
            ],
            shows=("GK1", "GD2"),
        ),
        Step(
            [
                msgid("Now you both have a Garden Door."),
                msgid("Once each of you has all four places, you win together."),
            ],
            goes_on,
            otherwise=msgid("That can wait: first look at the Doors of both."),
            shows=(FIRST_DOORS, SECOND_DOORS),
        ),
    ],
)

THE_CLOTH = Part(
    "cloth",
    msgid("Hidden hands"),
    late_at_night,
    [
        Step(
            [
                msgid("Later, with hidden hands, only one Door is missing."),
                msgid("Now play a card of the hand that fits."),
            ],
            plays("AM3"),
            [
                Wrong(plays_key, msgid("That fits too, but the shared Key could help you both.")),
                Wrong(discards_key, msgid("Nothing has to be foreseen: the end is near.")),
                SAME_SYMBOL,
                Wrong(answers(Discard), msgid("There is a card that fits: play it.")),
            ],
            shows=("button.lift",),
        ),
        Step(
            [
                msgid("The cloth has fallen: now only the other player looks."),
                msgid("The second row ends with two Library cards: play a third."),
            ],
            plays("LM4", "LK3"),
            [
                SAME_SYMBOL,
                Wrong(answers(Discard), msgid("The third Library card can be played: look again.")),
            ],
            shows=(SECOND_ROW,),
        ),
        Step(
            [msgid("The last Door: search the deck for it.")],
            answers(Search),
            [
                Wrong(
                    answers(Decline),
                    msgid("Then the three cards would be used up, and no Door would open."),
                )
            ],
            shows=("button.search", SECOND_DOORS),
        ),
    ],
    goes_on=False,
)
