"""The chapter on the Happy Dreams and Dark Premonitions (X3.5)."""

from game.editions.dreams.coming_true import ChoosePremonition
from game.editions.dreams.effects import ChooseDoor, ChooseKey
from game.editions.dreams.happy_dream import ChooseWish, FollowDream, OrderTheSifted, SiftCards
from game.learning.rules_book import ARROW, Chapter, Section
from game.words import msgid

DREAMS_BOOK = (
    Chapter(
        msgid("Happy Dreams and Dark Premonitions"),
        (
            Section(
                "premonitions",
                msgid("Dark Premonitions"),
                (
                    msgid(
                        "Four Happy Dreams join the deck. The eight Premonitions lie beside it: "
                        "they are shuffled, and four of them are turned up. The others are "
                        "Premonitions to come; everybody may know which these are, but not "
                        "which comes next."
                    ),
                    msgid("Harder, five are turned up; hardest, six."),
                    msgid(
                        "Each shows a condition on its pennant: how many Doors, and of which "
                        "places. It counts the Doors that are open now, not those that were "
                        "lost. Nothing of this is needed to win."
                    ),
                ),
                cards=("PNO", "PN2", "PN4", "PN5"),
                clauses=("X3.5",),
            ),
            Section(
                "coming-true",
                msgid("When a Premonition comes true"),
                (
                    msgid(
                        "As soon as the condition of a Premonition that lies face up is met, it "
                        "does what it says, at once; then it leaves the game. If the last Door has "
                        "opened you have won before that."
                    ),
                    msgid(
                        "If several come true together you choose which is first. After each "
                        "one the others are looked at again: a Door that was lost meanwhile no "
                        "longer counts."
                    ),
                    msgid(
                        "Our reading: after a trio, Premonitions come true before the deck that "
                        "was searched is shuffled."
                    ),
                ),
                cards=("GD", ARROW, "PNG", "PN3"),
                clauses=("X3.5",),
                asked=(ChoosePremonition,),
            ),
            Section(
                "premonitions-of-places",
                msgid("The four of the places"),
                (
                    msgid(
                        "Eclipse, with two Observatory Doors: all Observatory cards of the deck "
                        "that a hand can hold are discarded, Towers included."
                    ),
                    msgid(
                        "Undertow, with two Aquarium Doors: two Keys of the deck are discarded. "
                        "You look through the deck and choose which."
                    ),
                    msgid(
                        "Brambles, with two Garden Doors: a Nightmare of the discard pile goes to "
                        "[Limbo](limbo), and returns to the deck. If there is none, nothing "
                        "happens."
                    ),
                    msgid(
                        "Dust, with two Library Doors: one of the open Doors goes to Limbo. You "
                        "choose which, whatever its place."
                    ),
                    msgid(
                        "Our reading: whenever a Premonition looks through the deck, the deck is "
                        "shuffled afterwards, and the Keys are your choice. If there is less than "
                        "a Premonition asks for, it takes what there is."
                    ),
                ),
                cards=("PNO", "PNA", "PNG", "PNL"),
                clauses=("X3.5",),
                asked=(ChooseKey, ChooseDoor),
            ),
            Section(
                "premonitions-of-doors",
                msgid("The four of all Doors"),
                (
                    msgid(
                        "Echo, with two Doors of one place, whichever it is: one Door of such a "
                        "pair goes to Limbo."
                    ),
                    msgid(
                        "Vertigo, with three Doors: the whole hand is discarded and dealt anew, as "
                        "when a [Nightmare](nightmare) takes it. Then one more Premonition is "
                        "turned up."
                    ),
                    msgid(
                        "Insomnia, with a Door of every place: all Happy Dreams that are still in "
                        "the deck are discarded, and it is shuffled."
                    ),
                    msgid("Avalanche, with five Doors: two more Premonitions are turned up."),
                    msgid(
                        "A Premonition that is turned up while its condition is met comes true "
                        "at once."
                    ),
                ),
                cards=("PN2", "PN3", "PN4", "PN5"),
                clauses=("X3.5",),
            ),
            Section(
                "happy-dream",
                msgid("A Happy Dream"),
                (
                    msgid(
                        "When you draw a Happy Dream you choose one of three, and it is discarded. "
                        "At set-up, and while a hand is dealt anew, it only waits in Limbo."
                    ),
                    msgid(
                        "Dispel: a Premonition that lies face up leaves the game without effect, "
                        "and lies with the Premonitions that are over."
                    ),
                    msgid(
                        "Sift: look at the next seven cards, or at all if there are fewer. Discard "
                        "any number of them, one after the other. The rest goes back on top in "
                        "any order."
                    ),
                    msgid(
                        "Wish: search the deck for any one card and show it. The deck is shuffled, "
                        "and the card laid on top; so it comes next, and does what it does when it "
                        "is drawn. That it lies on top after the shuffle is our reading."
                    ),
                ),
                cards=("HY", ARROW, "PN2", "NM", "GD"),
                clauses=("X3.5",),
                asked=(FollowDream, SiftCards, OrderTheSifted, ChooseWish),
            ),
            Section(
                "dreams-pair",
                msgid("Dreams for two"),
                (
                    msgid(
                        "The Premonitions wait for both of you: the Doors of both players count "
                        "together. Whoever opens a Door chooses, and a Door that has to go may be "
                        "one of either player. These are rules of our own."
                    ),
                    msgid(
                        "Whoever draws a Happy Dream chooses its wish. With hidden hands only that "
                        "player sees the seven cards and looks through the deck; the card of a "
                        "wish is shown to both."
                    ),
                ),
                cards=("HY", "PN3"),
                clauses=("X3.5",),
            ),
            Section(
                "dreams-and-others",
                msgid("Dreams beside other additions"),
                (
                    msgid(
                        "Where Goals say which Door is due, a Door that goes to Limbo turns "
                        "its Goal up again, and a Door that was not due meets no condition."
                    ),
                    msgid(
                        "Only what belongs to the Observatory alone is lost to the Eclipse, and "
                        "a Door of several places counts only for the number of Doors."
                    ),
                ),
                cards=("PNL", "PNO"),
                clauses=("X3.5",),
            ),
        ),
    ),
)
