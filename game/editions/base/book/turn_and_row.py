"""What one does in a turn, and what is built by that."""

from __future__ import annotations

from game.editions.base.cards import BASE_DECK
from game.editions.base.explore import CompleteTrio, PlayOrDiscard
from game.learning.rules_book import ARROW, FACE_DOWN, Chapter, Section
from game.rules.state import HAND_SIZE
from game.words import Words, msgid


def left_over(words: Words) -> str:
    """How many cards are in the deck then (R6)."""
    left = len(BASE_DECK) - HAND_SIZE[1]
    return words.say("This always works out, and {left} cards are left in the deck.", left=left)


A_TURN = Chapter(
    msgid("A turn"),
    (
        Section(
            "turn",
            msgid("Three steps"),
            (
                msgid(
                    "One: [play](play) a card of your hand, or [discard](discard) one. A card that "
                    "you play must show another symbol than the last card of your row. Any card "
                    "may be discarded."
                ),
                msgid("Two: [draw](drawing) until your hand holds five cards again."),
                msgid(
                    "Three: if anything lies in [Limbo](limbo), it is shuffled back into the deck. "
                    "Then the next turn begins."
                ),
            ),
            cards=("GM", ARROW, FACE_DOWN, ARROW, "OD"),
            shut=True,
            under=(
                *(msgid("play or discard"), ""),
                *(msgid("draw"), ""),
                msgid("Limbo goes back"),
            ),
            clauses=("R8",),
            asked=(PlayOrDiscard,),
        ),
        Section(
            "play",
            msgid("Play a card"),
            (
                msgid(
                    "A card that you play goes to the right end of your [row](row). It must not "
                    "show the same symbol as the last card there. The first card may be any."
                ),
                msgid(
                    "The place never matters for this: any place may follow any other. A Key that "
                    "is played is only a symbol and does nothing else."
                ),
                msgid(
                    "Cards that may be played now have a bright outline. Drag one to the row, or "
                    "choose it and press the row."
                ),
            ),
            cards=("OS", "AM", "LK", "AS"),
            clauses=("R9",),
        ),
        Section(
            "discard",
            msgid("Discard a card"),
            (
                msgid(
                    "Instead of playing you may put any card of your hand on the discard pile. The "
                    "symbols do not matter, so you can always do something."
                ),
                msgid(
                    "For a Sun or a Moon nothing more happens. A Key brings a [Prophecy](prophecy)."
                ),
            ),
            cards=("GK", ARROW, FACE_DOWN, FACE_DOWN, FACE_DOWN, FACE_DOWN, FACE_DOWN),
            clauses=("R13",),
        ),
        Section(
            "drawing",
            msgid("Draw back to five"),
            (
                msgid(
                    "You draw one card after the other, until your hand holds five. Each is dealt "
                    "with completely before the next is drawn."
                ),
                msgid(
                    "A Location comes into your hand. A [Door](door-drawn) or a "
                    "[Nightmare](nightmare) does not: it is answered, and you draw again. Several "
                    "of them may come up one after the other, and your hand may be quite small by "
                    "then."
                ),
                msgid(
                    "If you must draw and the deck is empty, the game is [lost](defeat) at once."
                ),
            ),
            cards=(FACE_DOWN, ARROW, "LM", "OD", "NM"),
            shut=True,
            clauses=("R17", "R18", "R26"),
        ),
        Section(
            "turn-end",
            msgid("The end of the turn"),
            (
                msgid(
                    "When your hand is full, all cards in [Limbo](limbo) go back into the deck, "
                    "and the deck is shuffled."
                ),
                msgid(
                    "If Limbo is empty the deck is not shuffled. So cards whose order you [know]"
                    "(known) stay where they are."
                ),
            ),
            clauses=("R27",),
        ),
        Section(
            "deal",
            msgid("The first hand"),
            (
                msgid(
                    "Before the first turn all cards are shuffled. Then they are turned up one by "
                    "one: Locations come into your hand, Doors and Nightmares are set aside, until "
                    "you hold five Locations."
                ),
                msgid(
                    "Nothing else happens meanwhile: no Door can be opened, no Nightmare has to be "
                    "paid for. What was set aside is shuffled back into the deck; if nothing was, "
                    "there is no second shuffle."
                ),
                left_over,
            ),
            cards=("OS", "AM", "GK", "LS", "OM"),
            clauses=("R4", "R5", "R6", "R7"),
        ),
    ),
)

ROW_AND_DOORS = Chapter(
    msgid("The row and its Doors"),
    (
        Section(
            "row",
            msgid("The row"),
            (
                msgid(
                    "Your row holds all the cards that you have played, from left to right. It "
                    "only grows: no card leaves it."
                ),
                msgid(
                    "One rule holds for it: cards side by side show different symbols. Only the "
                    "last card counts for that."
                ),
                msgid(
                    "When it is too long to be seen at once, turn the wheel over it, or press it "
                    "to see all of it."
                ),
            ),
            cards=("GM", "OS", "LM", "LS", "AK"),
            clauses=("R9",),
        ),
        Section(
            "trio",
            msgid("A trio"),
            (
                msgid(
                    "Three cards of one place side by side are a trio, and a trio finds a Door of "
                    "that place. The marker at the end of the row counts along: one of three, "
                    "two of three."
                ),
                msgid(
                    "After a trio the count begins again. A fourth card of the same place is the "
                    "first of a new trio, and the sixth completes it. A card of another place "
                    "starts its own count."
                ),
                msgid(
                    "Only cards that you play count. What you discard or draw in between does not "
                    "break a trio off."
                ),
            ),
            cards=("GS", "GM", "GS", ARROW, "GD"),
            clauses=("R10",),
        ),
        Section(
            "search",
            msgid("A Door by a trio"),
            (
                msgid(
                    "With a trio you may search the deck for a Door of its place. If there is one "
                    "it opens at once. Then the deck is shuffled."
                ),
                msgid(
                    "You may also leave the deck alone: then no Door opens and nothing is "
                    "shuffled. That can be right when you [know the next cards](known). Either "
                    "way the trio is spent."
                ),
                msgid(
                    "If the deck holds no Door of this place any more, a search finds nothing, and "
                    "the deck is shuffled all the same. That happens when both are open, or lie on "
                    "the discard pile. In your first step Limbo is always empty, "
                    "so no Door can be waiting there."
                ),
            ),
            cards=("LS", "LM", "LK", ARROW, "LD"),
            clauses=("R11", "R12"),
            asked=(CompleteTrio,),
        ),
        Section(
            "asking",
            msgid("When you are asked"),
            (
                msgid(
                    "Where a search costs nothing, a trio finds its Door by itself. You are asked "
                    "where it would cost something: when you know the next cards, when no Door of "
                    "its place is left in the deck, or when the Door would be a [second one]"
                    "(second-door) of two players."
                ),
                msgid("If you want to be asked before every search, say so in the settings."),
            ),
            clauses=("R11",),
        ),
    ),
)
"""A row of cards, and what it finds."""
