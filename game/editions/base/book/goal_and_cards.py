"""What one plays for, and with which cards."""

from __future__ import annotations

from game.editions.base.cards import BASE_DECK, KEY, MOON, NIGHTMARE, SUN
from game.learning.rules_book import FACE_DOWN, Chapter, Section, Told
from game.rules.card import DOOR, Colour, Kind
from game.rules.state import HAND_SIZE, SHARED_SIZE
from game.words import Words, msgid


def count(kind: Kind, place: Colour | None = None) -> int:
    """How many cards of a kind the box holds: of one place, or of all."""
    alike = [card for card in BASE_DECK if card.kind == kind]
    return sum(place is None or place in card.colours for card in alike)


def in_all(words: Words) -> str:
    """All cards of the box."""
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
    """Under a card, how many of its kind there are in all."""
    return lambda words: words.say("{word} × {n}", word=words.kind(kind), n=count(kind))


def most_turns(words: Words) -> str:
    """The deck less the first hand of one, or the first cards of two (R32)."""
    alone, two = (len(BASE_DECK) - n * HAND_SIZE[n] - SHARED_SIZE[n] for n in (1, 2))
    return words.say(
        "Every turn takes at least one card from the deck. So a game for one has no more than "
        "{alone} turns, and a game for two no more than {two}.",
        alone=alone,
        two=two,
    )


def doors_of_a_place(words: Words) -> str:
    """How many there are to find."""
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
                    "This is the game as it is played without expansions. What one of them adds, "
                    "and what it asks for besides, its own chapter tells at the end of this book."
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
                    "Every Location shows one symbol: a Sun, a Moon or a Key. Two cards with the "
                    "same place and the same symbol are worth the same."
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
                msgid("What has not been seen yet you can [look up](unseen) at any time."),
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
                    "A card that is just being dealt with, such as a Door that has come up, is one "
                    "of the revealed cards. No card ever leaves the game: together all of these "
                    "are always the same cards."
                ),
            ),
            clauses=("R3",),
        ),
    ),
)
"""What is in the box."""
