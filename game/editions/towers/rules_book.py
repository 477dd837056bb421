"""The chapter on the Towers (X3.4)."""

from game.editions.towers.lookout import OrderLookout
from game.editions.towers.ruin import LoseTower
from game.learning.rules_book import ARROW, Chapter, Section
from game.words import msgid

TOWERS_BOOK = (
    Chapter(
        msgid("The Towers"),
        (
            Section(
                "towers",
                msgid("Towers to build"),
                (
                    msgid(
                        "Twelve Towers join the deck, three of every place: Tower 3, Tower 4 and "
                        "Tower 5, called after their number of storeys. They come into your hand "
                        "as Locations do, but they never lie in the row and belong to no trio."
                    ),
                    msgid(
                        "You win as soon as all Doors are open and four Towers of the four "
                        "different places stand side by side in the [Alignment](alignment). Both "
                        "have to hold at the same moment, whichever comes first."
                    ),
                ),
                cards=("OT3", "AT4", "GT5", "LT3"),
                clauses=("X3.4",),
            ),
            Section(
                "alignment",
                msgid("The Alignment"),
                (
                    msgid(
                        "As your first step, instead of playing or discarding a card, you may "
                        "build a Tower at the left or the right end of the Alignment; never "
                        "between two that stand."
                    ),
                    msgid(
                        "A Tower shows a Sun, a Moon, both or nothing on each of its two sides. "
                        "Sides that touch must not share a symbol. An empty side fits beside "
                        "every other."
                    ),
                    msgid(
                        "More than four Towers may stand, and several of one place. What counts "
                        "is that four neighbours are of four places."
                    ),
                ),
                cards=("AT4", "GT4", "LT4", "OT5"),
                clauses=("X3.4",),
            ),
            Section(
                "lookout",
                msgid("The look from a Tower"),
                (
                    msgid(
                        "A Tower that you discard as your first step shows you as many of the "
                        "next cards as it has storeys; if there are fewer, all of them."
                    ),
                    msgid(
                        "All of them go back on top of the deck in any order: number 1 comes next. "
                        "None is discarded. You know them until they are drawn, or until the deck "
                        "is shuffled."
                    ),
                ),
                cards=("OT3", ARROW, "GK", "GD", "NM"),
                shut=True,
                clauses=("X3.4",),
                asked=(OrderLookout,),
            ),
            Section(
                "ruin",
                msgid("Nightmares and Towers"),
                (
                    msgid(
                        "Once you have paid a [Nightmare](nightmare) its price, it asks for a "
                        "Tower of the Alignment as well. You choose which; those that are left "
                        "close up, and must still fit side by side. A Tower at an end may always "
                        "go. Then the Nightmare is discarded."
                    ),
                    msgid(
                        "Or you choose the False Destruction: all Towers stay, and the Nightmare "
                        "goes to [Limbo](limbo), from where it returns to the deck."
                    ),
                    msgid(
                        "Where no Tower stands there is nothing to choose: the Nightmare is "
                        "discarded."
                    ),
                    msgid(
                        "A Nightmare that takes your hand takes the Towers in it, too: they are "
                        "discarded, and show you nothing."
                    ),
                ),
                cards=("NM", ARROW, "AT4", "GT4", "LT4"),
                clauses=("X3.4",),
                asked=(LoseTower,),
            ),
            Section(
                "power",
                msgid("The power of an Alignment"),
                (
                    msgid(
                        "While four neighbours of four places stand, Nightmares ask for no Tower. "
                        "You may go on building at both ends."
                    ),
                    msgid(
                        "Harder, as Scatter the Ruins: nothing protects the Towers, and every "
                        "Nightmare asks for one as long as one stands."
                    ),
                ),
                cards=("AT4", "GT4", "LT4", "OT5"),
                clauses=("X3.4",),
            ),
            Section(
                "towers-pair",
                msgid("Towers for two"),
                (
                    msgid(
                        "You build one Alignment together. Whoever draws a Nightmare chooses the "
                        "Tower that falls. With hidden hands only whoever discards a Tower sees "
                        "what it shows."
                    ),
                ),
                cards=("GT3", "LT5"),
                clauses=("X3.4",),
            ),
        ),
    ),
)
