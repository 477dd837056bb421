"""The chapter on the Dreamcatchers (X3.3)."""

from game.editions.catchers.freeing import ChooseFreeing
from game.editions.catchers.hoops import LoseCatcher
from game.learning.rules_book import ARROW, Chapter, Section
from game.words import msgid

CATCHERS_BOOK = (
    Chapter(
        msgid("The Dreamcatchers"),
        (
            Section(
                "lost-dreams",
                msgid("Lost Dreams to catch"),
                (
                    msgid(
                        "Four Lost Dreams join the deck: a kite, a shoe, a lantern and a boat. A "
                        "Lost Dream that is drawn goes to [Limbo](limbo), and another card is "
                        "drawn."
                    ),
                    msgid(
                        "You win as soon as all Doors are open and all four Lost Dreams hang on "
                        "Dreamcatchers at the same moment, whichever comes first: that may be at "
                        "the end of a turn, when they are caught."
                    ),
                    msgid(
                        "A Prophecy that discards a Lost Dream loses it for good, and the game can "
                        "no longer be won."
                    ),
                ),
                cards=("DL1", "DL2", "DL3", "DL4"),
                clauses=("X3.3",),
            ),
            Section(
                "catching",
                msgid("The catch"),
                (
                    msgid(
                        "Four Dreamcatchers hang over the table. At the end of a turn Limbo is not "
                        "shuffled into the deck: all its cards go on one empty Dreamcatcher, "
                        "whatever they are. Since they are alike, it is the first empty one."
                    ),
                    msgid(
                        "What is caught can be seen at any time, and cannot be drawn: Doors wait "
                        "there, and Nightmares do no harm. If Limbo is empty, nothing happens. "
                        "Before the first turn nothing is caught: what was set aside is shuffled "
                        "back as usual."
                    ),
                ),
                cards=("DL1", "OD", "NM", ARROW, "DC"),
                shut=True,
                clauses=("X3.3",),
            ),
            Section(
                "freeing",
                msgid("Freeing a Dreamcatcher"),
                (
                    msgid(
                        "Whenever you search the deck, before it is shuffled, you may free one "
                        "Dreamcatcher: all cards on it go back into the deck. That holds for a "
                        "search that finds nothing, too. If you do not search, none is freed; nor "
                        "does the set-up free any."
                    ),
                    msgid(
                        "A [trio](trio) may take its Door from a Dreamcatcher instead of the deck. "
                        "By our reading that is a search all the same: you may free another "
                        "Dreamcatcher, and the deck is shuffled."
                    ),
                ),
                cards=("DC", ARROW, "GD", "NM"),
                shut=True,
                clauses=("X3.3",),
                asked=(ChooseFreeing,),
            ),
            Section(
                "failsafe",
                msgid("Failsafe Books"),
                (
                    msgid(
                        "Two Failsafe Books lie beside the deck. At the beginning of your turn, "
                        "before you play or discard, you may remove one of them to free a "
                        "Dreamcatcher; its cards are shuffled into the deck. Then your turn goes "
                        "on. By our reading you may use both in the same turn."
                    ),
                    msgid("Harder: there are no Failsafe Books."),
                ),
                cards=("FB", ARROW, "DC"),
                clauses=("X3.3",),
            ),
            Section(
                "tearing",
                msgid("When no Dreamcatcher is empty"),
                (
                    msgid(
                        "If cards lie in Limbo at the end of a turn and no Dreamcatcher is empty, "
                        "you choose one that tears: it leaves the game. All cards on all "
                        "Dreamcatchers, and those of Limbo, are shuffled into the deck; the other "
                        "Dreamcatchers are empty then."
                    ),
                    msgid(
                        "A Dreamcatcher that tears and a Failsafe Book that is used lie with what "
                        "is torn and used up: nothing brings them back. When the last Dreamcatcher "
                        "tears, the game is lost."
                    ),
                ),
                cards=("DC", "DC", "DC"),
                clauses=("X3.3",),
                asked=(LoseCatcher,),
            ),
            Section(
                "catchers-more",
                msgid("Dreamcatchers for two, and with other expansions"),
                (
                    msgid(
                        "Two players share the Dreamcatchers and the Failsafe Books; that is our "
                        "reading. Whoever searches decides what is freed, and whoever ends the "
                        "turn chooses what tears."
                    ),
                    msgid(
                        "Whatever any rule sends to Limbo is caught: a Door that is given back or "
                        "that is not due, a Nightmare that spared the Towers."
                    ),
                ),
                cards=("DC", "FB"),
                clauses=("X3.3",),
            ),
        ),
    ),
)
