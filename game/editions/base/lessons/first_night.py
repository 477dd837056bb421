"""The first night: a dream of ten minutes for one, in which every rule comes up once."""

from __future__ import annotations

from functools import partial

from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Discard, Play, Search
from game.editions.base.lessons.dealt import begun, closed, late_at_night
from game.editions.base.lessons.ideas import (
    ANY_MAY_BEGIN,
    DOOR_THROWN,
    EMPTY_ROW,
    FITS_GARDEN,
    KEY_PLAYED,
    KEYS,
    NIGHTMARE_KEPT,
    NO_DISCARD,
    NOT_A_KEY,
    SAME_SYMBOL,
    TRIO_WASTED,
    answers,
    begins,
    discards,
    foresees,
    goes_on,
    looks_up,
    opens,
    opens_last_door,
    pays,
    plays,
    plays_same_symbol,
    takes_back,
    throws,
    uses_a_place_card,
)
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.learning.lesson import Lesson, LookUp, Part, Step, Wrong
from game.words import msgid

# build_scripts/deals/kind_deals.py found these: the deals that a simple player wins most often, of
# those in which no Nightmare comes before the sixth turn. Of 80 games on each it wins 49 to 64,
# where it wins one in three on any deals.
FOR_ONE = tuple(f"kind {n}" for n in (92, 1298, 157, 803, 398, 1397, 509, 19, 489, 735, 129, 365))
"""Seeds of deals that somebody who has just learned the game wins often, the kindest first."""

DECK, LIMBO, PILE = "zone.deck", "zone.limbo", "zone.discard"
DOORS, ROW = "zone.doors.0", "zone.row.0"

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
        )
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
                msgid("Play the Garden Sun: lay it in the row."),
            ],
            plays("GS1"),
            [ANY_MAY_BEGIN, EMPTY_ROW],
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
                FITS_GARDEN,
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
                Wrong(answers(Play), msgid("That is another place: it would break the run again.")),
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
            [TRIO_WASTED],
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
                KEY_PLAYED,
                NOT_A_KEY,
                SAME_SYMBOL,
                BREAKS_OBSERVATORY,
            ],
            shows=("AK1", PILE),
        ),
        Step(
            [
                msgid("One card goes for good: choose the Nightmare."),
                msgid("Lay the Door as number 1 and the Observatory Sun as number 2."),
            ],
            foresees("NM1", "LD1", "OS2"),
            [
                DOOR_THROWN,
                Wrong(
                    foresees("NM1", "LD1"),
                    msgid("The Observatory Sun ends your run: it should come second, number 2."),
                ),
                Wrong(
                    throws("NM1"),
                    msgid("You hold the Library Key, so its Door should come next: number 1."),
                ),
                NIGHTMARE_KEPT,
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
            [TRIO_WASTED],
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
            [msgid("That was one price."), msgid("Take it back with Undo.")],
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
            [msgid("Each price hurts differently."), msgid("Pay with what you need least.")],
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
                msgid("Press {key_of[read]} on one, hold it down, or use the right button."),
            ],
            looks_up(LookUp.CARD),
            otherwise=msgid("First you may read a card large."),
            shows=("zone.hand.0",),
        ),
        Step(
            [
                msgid("To plan, you can count the cards that have not come yet."),
                msgid("Look at the count: press this button, or {key_of[unseen]}."),
            ],
            looks_up(LookUp.UNSEEN),
            otherwise=msgid("First you may look at what is still to come."),
            shows=("button.unseen",),
        ),
        Step(
            [
                msgid("The rules book opens at what is being asked."),
                msgid("Open it: press this button, or {key_of[rules]}."),
            ],
            looks_up(LookUp.BOOK),
            otherwise=msgid("First you may open the rules book."),
            shows=("button.book",),
        ),
        Step(
            [
                msgid("An adviser gives you a hint whenever you like."),
                msgid("Ask for one: press the lamp, or {key_of[hint]}."),
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
    pictured=("OK3", "AM4", "AK2", "AD2"),
)


FIRST_NIGHT = Lesson(
    "first night",
    msgid("The first night"),
    msgid("A dream of ten minutes, for one who has never played."),
    seats=1,
    parts=[
        EIGHT_DOORS,
        THE_ROW,
        THE_TRIO,
        THE_KEY,
        TO_LIMBO,
        THE_PROPHECY,
        THE_NIGHTMARE,
        WHAT_HELPS,
        THE_LAST_DOOR,
    ],
    farewell=[
        msgid("All eight Doors are open: you can dream."),
        msgid("Now a real game, with cards that lie kindly."),
    ],
    kind=FOR_ONE,
)
