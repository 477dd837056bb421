"""The chapter on Crossroads and Dead Ends (X3.6)."""

from game.learning.rules_book import ARROW, FACE_DOWN, Chapter, Section
from game.words import msgid

CROSSROADS_BOOK = (
    Chapter(
        msgid("Crossroads and Dead Ends"),
        (
            Section(
                "crossroads",
                msgid("Roads to every place"),
                (
                    msgid(
                        "Sixteen cards join the deck: six Crossroads (three Crossroad Suns, two "
                        "Crossroad Moons and one Crossroad Key) and ten Dead Ends. You win as in "
                        "the base game."
                    ),
                    msgid(
                        "A Crossroad is a Location of every place. Its symbol counts as always: "
                        "beside a Sun, no Crossroad Sun may lie in the [row](row)."
                    ),
                ),
                cards=("XS", "XM", "XK", "DE"),
                clauses=("X3.6",),
            ),
            Section(
                "crossroad-trio",
                msgid("A trio with a Crossroad"),
                (
                    msgid(
                        "A [trio](trio) may have one Crossroad, first, second or third. The two "
                        "other cards are of one place, and the trio finds a Door of that place."
                    ),
                    msgid(
                        "What counts are the last three cards of the row, whatever lies before "
                        "them: a Crossroad between two places serves either. With two Crossroads "
                        "among them there is no trio. No card belongs to two trios. This is our "
                        "reading."
                    ),
                    msgid(
                        "Harder: a Crossroad may only be played as the second card of a trio, "
                        "behind exactly one card of a place that no trio has used. It can still "
                        "be discarded."
                    ),
                ),
                cards=("OS", "XM", "OK", ARROW, "OD"),
                shut=True,
                clauses=("X3.6",),
            ),
            Section(
                "crossroad-key",
                msgid("The Crossroad Key"),
                (
                    msgid(
                        "The Crossroad Key opens a [Door](door-drawn) of any place when that comes "
                        "up. It turns a [Nightmare](nightmare) away as every Key does, and brings "
                        "a [Prophecy](prophecy) when you discard it."
                    ),
                ),
                cards=("XK", ARROW, "GD"),
                clauses=("X3.6",),
            ),
            Section(
                "dead-ends",
                msgid("Dead Ends"),
                (
                    msgid(
                        "A Dead End has no place and no symbol. It comes into your hand as a "
                        "Location does, at the beginning too, and stays: it is never played, and "
                        "you cannot choose to discard it."
                    ),
                    msgid(
                        "It goes with the whole hand, by an [Escape](escape) or given to a "
                        "Nightmare; then it is gone for good. A Prophecy may throw it away, too; "
                        "that is our reading."
                    ),
                    msgid(
                        "Among five cards that a Nightmare takes from the deck, Dead Ends go to "
                        "[Limbo](limbo). Crossroads are lost as other Locations are."
                    ),
                ),
                cards=("DE", "DE", ARROW, FACE_DOWN),
                clauses=("X3.6",),
            ),
            Section(
                "escape",
                msgid("The Escape"),
                (
                    msgid(
                        "As your first step, instead of playing or discarding a card, you may "
                        "escape: discard your whole hand and draw a new one. You need not hold a "
                        "Dead End for that."
                    ),
                    msgid(
                        "The new hand is drawn as at the beginning: Doors and Nightmares that "
                        "come up go to Limbo, and Dead Ends into the hand. Then the turn ends. If "
                        "the deck does not last, the game is lost."
                    ),
                    msgid(
                        "Keys and other cards that go with the hand bring nothing. A hand of "
                        "nothing but Dead Ends can only escape."
                    ),
                ),
                cards=("DE", "DE", "AM", "LS", "DE", ARROW, FACE_DOWN),
                clauses=("X3.6",),
            ),
            Section(
                "crossroads-pair",
                msgid("Dead Ends for two"),
                (
                    msgid(
                        "Whoever escapes discards the cards of their own hand and the shared "
                        "ones, and draws as many; the partner keeps the other hand, and there is "
                        "no swap. A shared Dead End blocks both of you. These are rules of our "
                        "own."
                    ),
                ),
                cards=("DE", "XS"),
                clauses=("X3.6",),
            ),
        ),
    ),
)
