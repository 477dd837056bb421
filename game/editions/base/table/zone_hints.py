"""What each zone of the base game is for and what it holds now, as everybody at the table may know
it; and of the Nightmares that are still to come."""

from __future__ import annotations

from game.editions.base.cards import OPENERS
from game.rules.card import Colour
from game.rules.state import (
    HAND,
    HAND_SIZE,
    ROW,
    owned,
)
from game.rules.view import View
from game.table.counting import coming, door_total, spare_doors
from game.words import Words


def deck(words: Words, view: View, zone: str) -> str:
    """It is the clock (R29)."""
    left = view.deck_count
    if not left:
        return words.say("The deck is empty: the next draw loses the game.")
    return words.plural(
        "{n} card left. The game is lost when a card has to be drawn and there is none.",
        "{n} cards left. The game is lost when a card has to be drawn and there is none.",
        left,
    )


def discard_pile(words: Words, view: View, zone: str) -> str:
    """Nothing comes back from it."""
    if not view.discard:
        return words.say("Cards that are discarded or lost lie here, and do not come back.")
    return words.plural(
        "{n} card that does not come back. A click shows it.",
        "{n} cards that do not come back. A click shows them all.",
        len(view.discard),
    )


def limbo(words: Words, view: View, zone: str) -> str:
    """What becomes of what waits there (R27)."""
    waits = words.say(
        "Doors and Nightmares wait here: at the end of the turn they are shuffled into the deck."
    )
    if not view.limbo:
        return waits
    now = words.plural("{n} card waits now.", "{n} cards wait now.", len(view.limbo))
    return f"{waits} {now}"


def row(words: Words, view: View, zone: str) -> str:
    """What may lie beside what (R9), and what it is for (R10)."""
    if zone != owned(ROW, view.active):
        return words.say("The row of the other player: nobody else plays there.")
    return words.say(
        "Cards are played here. Two neighbours never show the same symbol; three of one place "
        "side by side are a trio and find its Door."
    )


def hand(words: Words, view: View, zone: str) -> str:
    """What one does in a turn (R8)."""
    if zone != owned(HAND, view.active):
        return words.say("The cards of the other player.")
    return words.say(
        "In each turn one card is played or discarded; then cards are drawn until there are "
        "{number} again.",
        number=words.number(HAND_SIZE[view.seats]),
    )


def shared(words: Words, view: View, zone: str) -> str:
    """They count as part of both hands (R35)."""
    return words.say("Both players may use these cards as if they were in their own hand.")


def doors(words: Words, view: View, zone: str) -> str:
    """What is to be reached (R28, R43); an edition may ask for more."""
    number = words.number(door_total(view))
    if spare_doors(view):
        return words.say(
            "Open Doors lie here. To win, all {number} must be open, and each player needs one of "
            "every place.",
            number=number,
        )
    if view.seats > 1:
        return words.say("Open Doors lie here. To win, each player needs one of every place.")
    return words.say("Open Doors lie here. To win, all {number} must be open.", number=number)


def missing_door(words: Words, view: View, name: str) -> str:
    """What may still open a Door of the place whose letter the name ends with: a Key, or a trio of
    any of its cards (R10, R19)."""
    place = Colour(name.partition(":")[2])
    left = coming(view, OPENERS)[place]
    told = {
        "place": words.place(place),
        "keys": words.plural("{n} Key", "{n} Keys", left.openers),
        "cards": words.plural("{n} other card", "{n} other cards", left.cards),
    }
    if view.visibility == "hidden":
        return words.say(
            "{place}: the Door is missing. In the deck or in a hidden hand: {keys} and {cards} of "
            "this place.",
            **told,
        )
    return words.say(
        "{place}: the Door is missing. Not seen yet: {keys} and {cards} of this place.", **told
    )


def market(words: Words, view: View, zone: str) -> str:
    """How hands are chosen (R33)."""
    return words.say("Each player takes three of these in turn; the last two are shared.")


def nightmares(words: Words, view: View, kind: str) -> str:
    """What they cost (R20)."""
    return words.say(
        "Whoever draws a Nightmare has to give a Key, an open Door, five cards of the deck or "
        "the whole hand."
    )
