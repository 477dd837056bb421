"""What Nightmares cost, and how a game ends."""

from game.editions.base.nightmare import FaceNightmare
from game.learning.rules_book import ARROW, FACE_DOWN, Chapter, Section
from game.words import msgid

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
                    "With fewer than five cards in the deck, those there are will do; even none."
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
                    "Several Nightmares and Doors may come up in one turn. Each is answered by "
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
                    "This is looked at whenever a Door opens. Whether a game is lost is looked at "
                    "whenever a card must be drawn. So you can never win and lose at once."
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
                    "You lose when a card must be drawn for your hand and the deck is empty. There "
                    "is no other way to lose, but to concede."
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
"""Victory, defeat, and what lies between."""
