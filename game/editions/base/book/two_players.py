"""The chapter about two players."""

from game.editions.base.partners import Draft, OfferSwap
from game.learning.rules_book import ARROW, FACE_DOWN, Chapter, Section
from game.words import msgid

FOR_TWO = Chapter(
    msgid("Two players"),
    (
        Section(
            "pair-goal",
            msgid("The goal for two"),
            (
                msgid(
                    "You play together, and win or lose together. You win as soon as each of you "
                    "has a Door of every place: four Doors each."
                ),
                msgid(
                    "Whoever has all four goes on taking turns, to help the other. All rules "
                    "for one hold for two, except for what this chapter says."
                ),
            ),
            cards=("OD", "AD", "GD", "LD"),
            clauses=("R43",),
        ),
        Section(
            "sleepwalker",
            msgid("The sleepwalker"),
            (
                msgid(
                    "If nobody sits in the other seat, the sleepwalker plays there: the program, "
                    "which knows only what that seat may know. Press “Why?” and it tells its "
                    "reasons, for nothing."
                ),
                msgid(
                    "It also plays for a friend who has to leave, until they are back: “Who plays "
                    "here” is in the menu. Undo takes back your last answer, with all that it "
                    "did after that. Games with the sleepwalker are counted apart."
                ),
            ),
        ),
        Section(
            "draft",
            msgid("Choosing the hands"),
            (
                msgid(
                    "Cards are turned up until eight Locations lie on the table. Doors and "
                    "Nightmares are set aside and shuffled back."
                ),
                msgid(
                    "These eight are the cards to choose from. Each of you takes one in turn, "
                    "until both have three of their own. The last two are the shared cards."
                ),
                msgid(
                    "Whoever begins chooses first and takes the first turn. You set that "
                    "before the game: the first player, the second, or by chance."
                ),
            ),
            cards=("OS", "OM", "AS", "AK", "GS", "GM", "LS", "LK"),
            clauses=("R33", "R34"),
            asked=(Draft,),
        ),
        Section(
            "pair-turn",
            msgid("Turns for two"),
            (
                msgid(
                    "You take turns. Your hand is your own three cards and the two shared cards: "
                    "whatever these rules say of a hand holds for all five. The other player’s "
                    "own cards are never part of it."
                ),
                msgid(
                    "You play or discard one of the five. Each of you has a row and Doors of "
                    "their own, and plays only there; trios are counted for each alone. The deck, "
                    "the discard pile and Limbo belong to both."
                ),
            ),
            cards=("GS", "OM", "AK", ARROW, "LS", "GM"),
            clauses=("R35", "R36", "R37"),
        ),
        Section(
            "swap",
            msgid("Swap a card"),
            (
                msgid(
                    "When you have discarded a card as your first step, you may swap one card of "
                    "your own with a shared one. Once, and only then: not after you have played a "
                    "card, and not after discards for a Door or a Nightmare."
                ),
                msgid(
                    "The swap comes right after the discard: before the Prophecy if it was a Key, "
                    "and before you draw. It is a way to pass a card on, or to ask for one."
                ),
            ),
            cards=("AK", ARROW, "GS"),
            clauses=("R38",),
            asked=(OfferSwap,),
        ),
        Section(
            "pair-drawing",
            msgid("Drawing for two"),
            (
                msgid(
                    "You draw for your own cards first, until you have three, then for the "
                    "shared cards, until there are two. Before a card is turned up it is settled "
                    "for whom it is drawn."
                ),
                msgid(
                    "With hidden hands only you see a Location that you draw for yourself. One for "
                    "the shared cards lies face up, and Doors and Nightmares are always shown to "
                    "both."
                ),
            ),
            clauses=("R39", "R40"),
        ),
        Section(
            "pair-doors",
            msgid("Doors for two"),
            (
                msgid(
                    "If you draw a Door only you can open it, with a Key of your own or a shared "
                    "one, and it is yours. If several Keys fit, you choose which one goes: that "
                    "decides where the next card is drawn."
                ),
                msgid("A Door cannot be given to the other player."),
            ),
            cards=("GK", ARROW, "GD"),
            clauses=("R41",),
        ),
        Section(
            "second-door",
            msgid("A second Door of a place"),
            (
                msgid(
                    "You may take a second Door of a place, but you need not. It helps neither of "
                    "you, and the other player cannot have one of that place any more until you "
                    "give it back to a [Nightmare](price-door). The program asks before."
                ),
            ),
            cards=("LD", "LD"),
            clauses=("R43", "R41"),
        ),
        Section(
            "pair-nightmare",
            msgid("Nightmares for two"),
            (
                msgid(
                    "Whoever draws a Nightmare pays for it: with a Key of their own or a "
                    "shared one, with one of their own Doors, with five cards of the deck "
                    "for all to see, or with the hand."
                ),
                msgid(
                    "That hand is your own cards and the shared ones: all of them are "
                    "discarded. Then you draw three cards of your own, and after them two "
                    "shared ones."
                ),
            ),
            cards=("NM",),
            clauses=("R42",),
        ),
        Section(
            "hidden",
            msgid("Open and hidden hands"),
            (
                msgid(
                    "Before the game you agree: with open hands all cards lie face up. With hidden "
                    "hands nobody sees the other’s own cards."
                ),
                msgid(
                    "On one screen a cloth lies over a hidden hand. Whoever plays lifts it "
                    "with two presses, while the other looks away; when the turn is over it "
                    "falls again. Or you only peek at a hand, for as long as a key or a "
                    "button is held down."
                ),
            ),
            cards=("GS", "OM", "AK", ARROW, FACE_DOWN, FACE_DOWN, FACE_DOWN),
            clauses=("R44", "R40"),
        ),
        Section(
            "public",
            msgid("What both may know"),
            (
                msgid(
                    "Both always see the rows, the Doors, Limbo, the discard pile, the shared "
                    "cards and how many cards the deck has. The first cards were chosen in sight "
                    "of both; those that both know are marked with an eye."
                ),
                msgid(
                    "With hidden hands only you know the cards that you draw for yourself. Only "
                    "the player who made a Prophecy sees it; both see the card that it discards. "
                    "Both see the cards that a Nightmare turns up."
                ),
                msgid(
                    "Nobody sees the deck while it is searched. Unseen cards are counted for the "
                    "deck and the other’s hand together."
                ),
            ),
            clauses=("R40", "R44"),
        ),
        Section(
            "talk",
            msgid("What you may say"),
            (
                msgid(
                    "Before the game you agree how much you tell each other about hidden cards. "
                    "Silence: nothing at all. Hints only: what you wish for, but no card. Open "
                    "talk: everything. You may always talk about what lies open."
                ),
                msgid("The program reminds you of it and does not watch over it."),
            ),
            clauses=("R44",),
        ),
        Section(
            "markers",
            msgid("Markers and seats"),
            (
                msgid(
                    "Each of you has a marker, unless you agreed on silence: lay it on a card or "
                    "place that both can see, to point at it without a word. You may add a wish: "
                    "please leave this, or this would help me. It lies there until your own next "
                    "turn, or until the card has gone. The settings switch markers on and off."
                ),
                msgid(
                    "Where a Door is missing, you read how many Keys of its place, and how many "
                    "of its other cards, do not lie open: they are in the deck or in a hidden "
                    "hand."
                ),
                msgid(
                    "Usually whoever plays sits below. You may also keep your seats left and right "
                    "for the whole game."
                ),
            ),
            clauses=("R44",),
        ),
    ),
)
