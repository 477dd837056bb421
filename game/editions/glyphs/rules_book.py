"""The chapter on the Glyphs (X3.2)."""

from game.editions.glyphs.incantation import HeedIncantation, OrderTheRest
from game.learning.rules_book import ARROW, FACE_DOWN, Chapter, Section
from game.words import msgid

GLYPHS_BOOK = (
    Chapter(
        msgid("The Glyphs"),
        (
            Section(
                "glyphs",
                msgid("Twelve Doors, and a fourth symbol"),
                (
                    msgid(
                        "Twelve cards join the deck: for every place two Glyphs and a third "
                        "Door. The new Doors look different, but count like all others."
                    ),
                    msgid(
                        "You win as soon as all twelve Doors are open. All other rules hold as "
                        "they are, except for what this chapter says."
                    ),
                    msgid(
                        "A Glyph is a Location with a symbol of its own. It comes into your hand, "
                        "lies in the [row](row) beside any other symbol, and counts for a "
                        "[trio](trio) of its place."
                    ),
                    msgid("There is no harder variant of the Glyphs."),
                ),
                cards=("OG", "AG", "GG", "LG"),
                clauses=("X3.2",),
            ),
            Section(
                "incantation",
                msgid("An Incantation"),
                (
                    msgid(
                        "A Glyph that you discard as your first step is an Incantation. The next "
                        "five cards of the deck are turned up for everybody; if there are fewer, "
                        "all of them."
                    ),
                    msgid(
                        "If Doors are among them you may open one, of whatever place, without a "
                        "Key. You need not. Of several Doors no more than one opens."
                    ),
                    msgid(
                        "All other cards go under the deck, in any order that you choose; so "
                        "does a Nightmare, which costs nothing here. Nothing is shuffled."
                    ),
                    msgid(
                        "A Glyph that is lost with the hand, or from the deck, is no Incantation."
                    ),
                ),
                cards=("GG", ARROW, "NM", "LD", "AM", "OS", "GK"),
                shut=True,
                clauses=("X3.2",),
                asked=(HeedIncantation,),
            ),
            Section(
                "under-deck",
                msgid("Under the deck"),
                (
                    msgid(
                        "Number 1 lies highest of the cards that go under the deck, and the last "
                        "number is the very last card. They come up once all cards above them "
                        "are gone, unless the deck is shuffled before: by a [search](search), or "
                        "by [Limbo](limbo)."
                    ),
                ),
                cards=("NM", "AM", "OS", "GK", ARROW, FACE_DOWN),
                clauses=("X3.2",),
                asked=(OrderTheRest,),
            ),
            Section(
                "glyphs-pair",
                msgid("Glyphs for two"),
                (
                    msgid(
                        "Together you need all twelve Doors, and each of you at least one of every "
                        "place. How the Doors are divided besides does not matter. This is a rule "
                        "of our own."
                    ),
                    msgid(
                        "Both see what an Incantation shows. The Door belongs to whoever "
                        "discarded the Glyph. If there is a swap, it comes first."
                    ),
                ),
                cards=("OD", "OD", "ODG"),
                clauses=("X3.2",),
            ),
        ),
    ),
)
