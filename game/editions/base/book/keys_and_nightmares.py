"""The chapters about Keys, Doors that come up, Nightmares, and the end of a game."""

from game.editions.base.door import OpenDoor
from game.editions.base.nightmare import FaceNightmare
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
                    "If the deck has fewer than five cards, you look at all of them. The very "
                    "last one must be discarded. If the deck is empty, nothing happens."
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


THE_NIGHTMARES = Chapter(
    msgid("Nightmares"),
    (
        Section(
            "nightmare",
            msgid("The four prices"),
            (
                msgid(
                    "When you draw a Nightmare you must pay one of four prices: "
                    "[a Key](price-key), [a Door](price-door), [five cards of the deck]"
                    "(price-five) or [your hand](price-hand)."
                ),
                msgid(
                    "A Key can be paid only if you hold one, and a Door only if you have opened "
                    "one. The other two can always be paid, so there is always a way."
                ),
                msgid(
                    "A Key keeps everything as it is. Five cards bring the end nearer. The hand is "
                    "cheap when it is poor. A Door has to be found again."
                ),
            ),
            cards=("NM", ARROW, "AK", "LD", FACE_DOWN, "GS"),
            under=("", "", msgid("a Key"), msgid("a Door"), msgid("five cards"), msgid("the hand")),
            clauses=("R20", "R21"),
            asked=(FaceNightmare,),
        ),
        Section(
            "price-key",
            msgid("Pay with a Key"),
            (
                msgid(
                    "You discard a Key from your hand, of any place. It brings no Prophecy and "
                    "leaves one more gap, for which you draw."
                ),
            ),
            cards=("AK",),
            clauses=("R20", "R16"),
        ),
        Section(
            "price-door",
            msgid("Pay with a Door"),
            (
                msgid(
                    "One of the Doors that you have opened goes to [Limbo](limbo). At the end of "
                    "the turn it is shuffled into the deck, and you have to find it again."
                ),
            ),
            cards=("LD",),
            clauses=("R20",),
        ),
        Section(
            "price-five",
            msgid("Pay with five cards"),
            (
                msgid(
                    "The top five cards of the deck are turned up, one by one. Locations go to the "
                    "discard pile; Doors and Nightmares go to [Limbo](limbo). No Door can be "
                    "opened by this, and no Nightmare has to be paid for."
                ),
                msgid(
                    "If the deck has fewer than five cards, all of them are turned up; that may "
                    "be none."
                ),
            ),
            cards=("OS", "GM", "AD", "LS", "NM"),
            shut=True,
            clauses=("R20", "R22"),
        ),
        Section(
            "price-hand",
            msgid("Pay with your hand"),
            (
                msgid(
                    "All cards of your hand are discarded, and you get a new hand of five as at "
                    "the start of the game: Locations come into your hand, Doors and Nightmares go "
                    "to [Limbo](limbo). No Door can be opened by this, and no Nightmare has to be "
                    "paid for."
                ),
                msgid("If the deck runs out before you hold five cards, the game is lost at once."),
            ),
            cards=("GS", "OM", "AS", "LM", "LS"),
            clauses=("R20", "R23"),
        ),
        Section(
            "after-nightmare",
            msgid("After it is paid"),
            (
                msgid(
                    "Once the price is paid in full, the Nightmare itself goes to the discard "
                    "pile. Then you go on drawing, if your hand is not full yet."
                ),
                msgid(
                    "Several Nightmares and Doors may come up in one turn. You deal with each by "
                    "itself, and what you have paid for one is no longer there for the next. "
                    "Whatever went to Limbo stays there until the end of the turn."
                ),
            ),
            cards=("NM", "OD", "NM"),
            shut=True,
            clauses=("R24", "R25"),
        ),
    ),
)

THE_ENDS = Chapter(
    msgid("How it ends"),
    (
        Section(
            "victory",
            msgid("Victory"),
            (
                msgid(
                    "You win the moment your eighth Door opens. Nothing else has to happen: you "
                    "need not draw, and nothing is shuffled."
                ),
                msgid("For [two players](pair-goal) it is four Doors each, one of every place."),
                msgid(
                    "Victory is checked whenever a Door opens, defeat whenever a card must be "
                    "drawn. So you can never win and lose at once."
                ),
            ),
            cards=("OD", "OD", "AD", "AD", "GD", "GD", "LD", "LD"),
            clauses=("R28", "R31"),
        ),
        Section(
            "defeat",
            msgid("Defeat"),
            (
                msgid(
                    "You lose when a card must be drawn for your hand and the deck is empty. The "
                    "only other way to lose is to concede."
                ),
                msgid(
                    "An empty deck alone is no defeat: what counts is that you must draw. Cards in "
                    "Limbo do not help, for they come back only at the end of the turn."
                ),
            ),
            clauses=("R29", "R30"),
        ),
        Section(
            "hopeless",
            msgid("Can no longer be won"),
            (
                msgid(
                    "All Doors are needed. A game can no longer be won once one lies on the "
                    "discard pile, or once the cards that are left can neither make a trio for a "
                    "Door nor bring a Key for it. It is not over, though: it goes on until the "
                    "deck is empty."
                ),
                msgid(
                    "The program says so once, calmly, and offers to concede. You may play on and "
                    "see how far you come."
                ),
            ),
            cards=("OD",),
            shut=True,
            clauses=("R30", "R15"),
        ),
        Section(
            "concede",
            msgid("To concede"),
            (
                msgid(
                    "You may give a game up at any time, from the menu. It counts as a defeat. "
                    "The program asks first."
                ),
            ),
            clauses=("R30",),
        ),
    ),
)
