"""The chapter on the Oniverse (X3.7), with our reading where the sources leave something open."""

from game.editions.oniverse.deck_powers import OrderByLamp, OrderCatch
from game.editions.oniverse.hand_powers import ChooseGoods
from game.editions.oniverse.welcome import WelcomeDenizen
from game.learning.rules_book import ARROW, FACE_DOWN, Chapter, Section
from game.words import msgid

ONIVERSE_BOOK = (
    Chapter(
        msgid("The Oniverse"),
        (
            Section(
                "oniverse",
                msgid("The ninth Door"),
                (
                    msgid(
                        "One more Door joins the deck: the Door to the Oniverse. You win as soon "
                        "as all nine Doors are open. All other rules hold as they are, except for "
                        "what this chapter says."
                    ),
                    msgid(
                        "It is of every place. When it comes up, any [Key](door-drawn) opens it. "
                        "Any [trio](trio) may search for it, whatever its place: you choose "
                        "whether to look for the Door of the trio or for this one."
                    ),
                    msgid(
                        "It is searched for only while it lies in the deck, which everybody can "
                        "tell. It can be given back to a Nightmare like any other Door."
                    ),
                    msgid("There is no harder variant of the Oniverse."),
                ),
                cards=("ZD",),
                clauses=("X3.7",),
            ),
            Section(
                "denizens",
                msgid("Denizens"),
                (
                    msgid(
                        "Sixteen Denizens, two of each of eight kinds, lie far away. Eight of "
                        "them, random and unseen, are shuffled into the deck of each game; nobody "
                        "knows which."
                    ),
                    msgid(
                        "A Denizen that you draw is shown. You may rally it by discarding one card "
                        "of your hand: it then stands in your Cast, and the new hole is filled as "
                        "usual. The card that is given brings nothing: no Prophecy follows a Key. "
                        "If you give nothing, the Denizen is discarded."
                    ),
                    msgid(
                        "You may have rallied as many as you like. Each helps once, and is "
                        "discarded then."
                    ),
                    msgid(
                        "Denizens are Dreams, as Doors and Nightmares are: where a hand is dealt, "
                        "or five cards are lost, they go to [Limbo](limbo)."
                    ),
                ),
                cards=("ZL", ARROW, "LM"),
                clauses=("X3.7",),
                asked=(WelcomeDenizen,),
            ),
            Section(
                "denizens-before",
                msgid("Help before you play"),
                (
                    msgid(
                        "Five Denizens help at the beginning of your turn, before you play or "
                        "discard; any number of them in one turn. When each may help is our "
                        "reading: the rules do not say."
                    ),
                    msgid(
                        "The Lamplighter: you alone look at the next five cards of the deck, and "
                        "put them back in any order."
                    ),
                    msgid(
                        "The Fisher: the next five cards are shown to all. The Nightmares among "
                        "them are discarded and take nothing; all others go under the deck in any "
                        "order, Doors and Denizens too."
                    ),
                    msgid(
                        "The Sweeper: the last card of your row is discarded, and with it the "
                        "unbroken run of its place before it. What lies last then is where your "
                        "next trio goes on; cards that a trio has used stay used."
                    ),
                ),
                cards=("ZL", "ZF", "ZW"),
                clauses=("X3.7",),
                asked=(OrderByLamp, OrderCatch),
            ),
            Section(
                "denizens-hand",
                msgid("Pedlar and Magpie"),
                (
                    msgid(
                        "The Pedlar: a card of your hand is exchanged for a Location of the "
                        "discard pile. If you find nothing there that you like, you may take "
                        "nothing, but the Pedlar has gone."
                    ),
                    msgid(
                        "The Magpie: a card of your hand is laid under it, Kept there, and your "
                        "hand is filled at once; what comes up is dealt with as always. No "
                        "Nightmare takes that card with the hand. In a later turn you may play or "
                        "discard it as if it were in your hand; then the Magpie is discarded. One "
                        "Magpie keeps one card."
                    ),
                    msgid(
                        "By our reading a card that is kept only serves as your play or discard: "
                        "a Key there neither opens a Door that comes up nor pays a Nightmare."
                    ),
                ),
                cards=("ZE", "ZI", FACE_DOWN),
                clauses=("X3.7",),
                asked=(ChooseGoods,),
            ),
            Section(
                "denizens-need",
                msgid("Mason, Dyer and Ferryman"),
                (
                    msgid(
                        "The Mason: you play a card that shows the same symbol as the last one of "
                        "the row. That is your play in this turn."
                    ),
                    msgid(
                        "The Dyer: when a Door comes up, a Key of any place opens it; or when a "
                        "trio lies, you search for a Door of another place, or take such a Door "
                        "from a Dreamcatcher. The Door stays what it is: in the Book it meets only "
                        "a Goal of its own place."
                    ),
                    msgid(
                        "The Ferryman: a Nightmare that has just come up goes to [Limbo](limbo), "
                        "and takes nothing. It comes again. Nothing else that follows a Nightmare "
                        "happens, either."
                    ),
                ),
                cards=("ZA", "ZY", "ZR"),
                clauses=("X3.7",),
            ),
            Section(
                "oniverse-pair",
                msgid("The Oniverse for two"),
                (
                    msgid(
                        "Together you need all nine Doors, and each of you one of every place. The "
                        "Door to the Oniverse may be opened by either of you, and counts for no "
                        "place."
                    ),
                    msgid(
                        "A Denizen belongs to whoever rallied it, and helps in that player's turn "
                        "alone. It may be paid for with a shared card, too. What a Magpie keeps "
                        "only its owner sees while hands are hidden. These are rules of our own."
                    ),
                ),
                cards=("ZD", "OD", "AD", "GD", "LD"),
                clauses=("X3.7",),
            ),
        ),
    ),
)
