"""The chapters about the goal, the cards, a turn, and the row with its Doors."""

from __future__ import annotations

from game.editions.base.cards import BASE_DECK, KEY, MOON, NIGHTMARE, SUN
from game.editions.base.explore import CompleteTrio, PlayOrDiscard
from game.learning.rules_book import ARROW, FACE_DOWN, Chapter, Section, Told
from game.rules.card import DOOR, Colour, Kind
from game.rules.state import HAND_SIZE, SHARED_SIZE
from game.words import Words, msgid


def count(kind: Kind, place: Colour | None = None) -> int:
    """Returns how many cards of a kind the box holds: of one place, or of all."""
    alike = [card for card in BASE_DECK if card.kind == kind]
    return sum(place is None or place in card.colours for card in alike)


def in_all(words: Words) -> str:
    return words.say(
        "There are {all} cards. {locations} of them are Locations, which come into your hand; "
        "{doors} are Doors and {nightmares} are Nightmares, which never do.",
        all=len(BASE_DECK),
        locations=sum(map(count, (SUN, MOON, KEY))),
        doors=count(DOOR),
        nightmares=count(NIGHTMARE),
    )


def of_place(place: Colour) -> Told:
    """Tells how many cards of each kind a place has."""
    return lambda words: words.say(
        "{place}: {suns} Suns, {moons} Moons, {keys} Keys, {doors} Doors.",
        place=words.place(place),
        suns=count(SUN, place),
        moons=count(MOON, place),
        keys=count(KEY, place),
        doors=count(DOOR, place),
    )


def so_many(kind: Kind) -> Told:
    """Tells under a card how many of its kind there are in all."""
    return lambda words: words.say("{word} × {n}", word=words.kind(kind), n=count(kind))


def most_turns(words: Words) -> str:
    """Counts the deck without the first hand of one player, or the first cards of two (R32)."""
    alone, two = (len(BASE_DECK) - n * HAND_SIZE[n] - SHARED_SIZE[n] for n in (1, 2))
    return words.say(
        "Every turn takes at least one card from the deck. So a game for one has no more than "
        "{alone} turns, and a game for two no more than {two}.",
        alone=alone,
        two=two,
    )


def doors_of_a_place(words: Words) -> str:
    number = count(DOOR, Colour.GARDEN)
    return words.say(
        "Each place has {number} Doors, and you need them all. A Door that you have opened lies "
        "above your row.",
        number=words.number(number),
    )


THE_GOAL = Chapter(
    msgid("The goal"),
    (
        Section(
            "goal",
            msgid("Eight Doors to open"),
            (
                msgid(
                    "You are dreaming, and you want to find the way out. It leads through eight "
                    "[Doors](doors), which are hidden in the deck."
                ),
                msgid(
                    "You win as soon as all eight are open. You lose when you must draw a card and "
                    "[the deck is empty](clock)."
                ),
                msgid(
                    "There are two ways to open a Door. Three cards of one place side by side are "
                    "a [trio](trio): it finds a Door in the deck. Or a Door [comes up](door-drawn) "
                    "while you hold a Key of its place."
                ),
                msgid(
                    "This is the game without expansions. Each expansion has a chapter of its "
                    "own at the end of this book: what it adds, and what else you need to win."
                ),
            ),
            cards=("OD", "AD", "GD", "LD"),
        ),
        Section(
            "clock",
            msgid("The deck is your clock"),
            (
                msgid(
                    "The deck is what is left of your dream. At the end of every turn you draw, "
                    "and the number under the deck goes down."
                ),
                most_turns,
                msgid(
                    "No other clock is running. Think for as long as you like: nothing happens "
                    "until you decide."
                ),
            ),
            cards=(FACE_DOWN,),
            clauses=("R32",),
        ),
    ),
)

THE_CARDS = Chapter(
    msgid("The cards"),
    (
        Section(
            "places",
            msgid("Four places"),
            (
                msgid(
                    "Every Location belongs to one of four places: the Observatory, the Aquarium, "
                    "the Garden or the Library. So does every Door."
                ),
                msgid(
                    "You know a place by its name, its crest, the shape of its window and the tail "
                    "of its pennant. Each has a paper of its own as well, but you never need to "
                    "tell hues apart."
                ),
                msgid("Three cards of one place side by side are a [trio](trio)."),
            ),
            cards=("OS", "AS", "GS", "LS"),
            under=("Observatory", "Aquarium", "Garden", "Library"),
            clauses=("R2",),
        ),
        Section(
            "symbols",
            msgid("Sun, Moon and Key"),
            (
                msgid(
                    "Every Location shows one symbol: a Sun, a Moon or a Key. Two cards of the "
                    "same place with the same symbol are worth the same."
                ),
                msgid(
                    "Cards that lie side by side in your [row](row) must show different symbols."
                ),
                msgid("Suns are common, Moons less so. Keys are rare and [can do more](keys)."),
            ),
            cards=("GS", "GM", "GK"),
            under=("Sun", "Moon", "Key"),
            clauses=("R2",),
        ),
        Section(
            "doors",
            msgid("Doors"),
            (
                doors_of_a_place,
                msgid(
                    "A Door never comes into your hand. It is found by a [trio](trio), or "
                    "[it comes up](door-drawn) when you draw."
                ),
            ),
            cards=("LD", "LD"),
        ),
        Section(
            "moths",
            msgid("Nightmares"),
            (
                msgid(
                    "A Nightmare belongs to no place and shows no symbol. It never comes into your "
                    "hand: when you draw one, [you pay for it at once](nightmare)."
                ),
                msgid("Under the deck you see how many Nightmares may still come."),
            ),
            cards=("NM",),
        ),
        Section(
            "box",
            msgid("How many there are"),
            (
                in_all,
                *(of_place(place) for place in Colour),
                msgid("You can [look up](unseen) at any time which cards have not been seen yet."),
            ),
            cards=("OS", "AM", "GK", "LD", "NM"),
            under=tuple(so_many(kind) for kind in (SUN, MOON, KEY, DOOR, NIGHTMARE)),
            clauses=("R1",),
        ),
        Section(
            "zones",
            msgid("Where cards lie"),
            (
                msgid(
                    "The deck lies face down; nobody knows its order. Your hand holds five "
                    "Locations. What you play lies in your [row](row), and the Doors that you have "
                    "opened lie above it."
                ),
                msgid(
                    "What you discard lies on the discard pile, face up; you may look through it "
                    "at any time. Cards that wait to go back into the deck lie in [Limbo](limbo)."
                ),
                msgid(
                    "A card that is being dealt with, such as a Door that has come up, is one of "
                    "the revealed cards. No card ever leaves the game: taken together, these are "
                    "always the same cards."
                ),
            ),
            clauses=("R3",),
        ),
    ),
)


def left_over(words: Words) -> str:
    """Tells how many cards are in the deck then (R6)."""
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
            under=(*(msgid("play or discard"), ""), *(msgid("draw"), ""), msgid("Limbo goes back")),
            clauses=("R8",),
            asked=(PlayOrDiscard,),
        ),
        Section(
            "play",
            msgid("Play a card"),
            (
                msgid(
                    "A card that you play goes to the right end of your [row](row). It must not "
                    "show the same symbol as the last card there. Any card may be the first."
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
                    "[Nightmare](nightmare) does not: you deal with it, and draw again. Several "
                    "of them may come up one after the other, and your hand may be quite small "
                    "by then."
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
                    "Only cards that you play count. What you discard or draw in between does "
                    "not interrupt a trio."
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
                    "Where a search costs nothing, a trio finds its Door by itself. You are "
                    "asked where it would cost something: when you know the next cards, when no "
                    "Door of its place is left in the deck, or, with two players, when the Door "
                    "would be a [second one](second-door)."
                ),
                msgid("If you want to be asked before every search, say so in the settings."),
            ),
            clauses=("R11",),
        ),
    ),
)
