"""What Keys do, and what becomes of Doors that come up."""

from game.editions.base.door import OpenDoor
from game.editions.base.prophecy import Prophesy
from game.learning.rules_book import ARROW, FACE_DOWN, Chapter, Section
from game.words import msgid

KEYS_AND_PROPHECIES = Chapter(
    msgid("Keys and Prophecies"),
    (
        Section(
            "keys",
            msgid("What a Key can do"),
            (
                msgid("A Key can be used once, in one of four ways."),
                msgid(
                    "Play it: it is a symbol, and counts for a [trio](trio) of its place. Discard "
                    "it: it brings a [Prophecy](prophecy)."
                ),
                msgid(
                    "Keep it: when a Door of its place [comes up](door-drawn) it opens that Door. "
                    "And any Key turns a [Nightmare](nightmare) away."
                ),
            ),
            cards=("OK", "AK", "GK", "LK"),
            clauses=("R9", "R13", "R19", "R20"),
        ),
        Section(
            "prophecy",
            msgid("A Prophecy"),
            (
                msgid(
                    "You discard a Key as your first step and look at the next five cards of the "
                    "deck. One of them must go to the discard pile, whichever you like. The others "
                    "go back on top in any order: number 1 comes next. The deck is not shuffled."
                ),
                msgid(
                    "A Nightmare that you discard here costs nothing. A Key that you discard here "
                    "brings no second Prophecy. A Door that you discard here does not open: it is "
                    "out of the game, and the game [can no longer be won](hopeless)."
                ),
                msgid(
                    "With fewer than five cards in the deck you look at those there are. The very "
                    "last one must be discarded. If the deck is empty nothing happens."
                ),
            ),
            cards=("AK", ARROW, "GS", "NM", "LM", "OD", "GK"),
            shut=True,
            clauses=("R14", "R15"),
            asked=(Prophesy,),
        ),
        Section(
            "known",
            msgid("Known cards on top"),
            (
                msgid(
                    "After a Prophecy you know the next cards. They lie in sight beside the deck, "
                    "so that you need not remember them."
                ),
                msgid(
                    "The next shuffle ends that: a search, or Limbo at the end of a turn, mixes "
                    "them with all the others."
                ),
            ),
            cards=("GS", "LM", "OD", "GK"),
            under=("1", "2", "3", "4"),
            shut=True,
            clauses=("R14",),
        ),
        Section(
            "no-prophecy",
            msgid("Keys that bring no Prophecy"),
            (
                msgid(
                    "Only a Key that you discard as your first step brings a Prophecy. A Key that "
                    "opens a Door, that is paid for a Nightmare, or that is lost with the hand or "
                    "from the deck brings none."
                ),
            ),
            cards=("OK", ARROW, "OD"),
            clauses=("R16",),
        ),
    ),
)

DOORS_THAT_COME_UP = Chapter(
    msgid("Doors that come up, and Limbo"),
    (
        Section(
            "door-drawn",
            msgid("A Door comes up"),
            (
                msgid(
                    "If you draw a Door and hold a Key of the same place, you may discard the Key "
                    "to open the Door. A Key that you drew a moment ago will do as well. The Key "
                    "leaves one more gap in your hand, and you draw for it."
                ),
                msgid(
                    "You may also keep the Key and let the Door go to [Limbo](limbo). It will come "
                    "back."
                ),
                msgid(
                    "Without a Key of its place the Door goes to Limbo by itself; there is nothing "
                    "to decide."
                ),
            ),
            cards=("GK", ARROW, "GD"),
            clauses=("R19",),
            asked=(OpenDoor,),
        ),
        Section(
            "limbo",
            msgid("Limbo"),
            (
                msgid(
                    "Cards in Limbo wait, face up, to go back into the deck. Doors that you let "
                    "go, Doors that you give back, and Doors and Nightmares that are turned up by "
                    "a Nightmare all go there."
                ),
                msgid(
                    "At the [end of the turn](turn-end) they are shuffled into the deck. Not "
                    "before: if the deck runs out while you draw, the cards in Limbo "
                    "[do not save you](defeat)."
                ),
            ),
            cards=("OD", "NM", ARROW, FACE_DOWN),
            shut=True,
            clauses=("R25", "R27"),
        ),
    ),
)
"""A Door, its Key, and where it waits."""
