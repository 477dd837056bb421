"""The sentences that say why a game can no longer be won."""

from __future__ import annotations

from game.editions.base.explore import PlayOrDiscard
from game.editions.base.warnings.lost_causes import (
    left_of,
    missing,
    short_place,
    too_few_cards,
    turns_left,
    unblockable,
)
from game.rules.card import DOOR, Colour
from game.rules.view import View
from game.words import Words


def a_door_is_gone(words: Words, view: View) -> str:
    """A Door in the discard pile is out of the game (R15, R30)."""
    if all(card.kind != DOOR for card in view.gone):
        return ""
    return words.say("A Door lies in the discard pile, and all of them are needed.")


def nothing_to_draw(words: Words, view: View) -> str:
    """A turn that begins with an empty deck is the last (R29)."""
    if not isinstance(view.pending, PlayOrDiscard) or view.deck_count:
        return ""
    return words.say("The deck is empty, and a card has to be drawn at the end of the turn.")


def a_door_is_held(words: Words, view: View) -> str:
    """One of two has both Doors of a place, and only a Nightmare takes one back (E30)."""
    place = unblockable(view)
    if place is None:
        return ""
    return words.say(
        "{place}: one player has all Doors, and too few Nightmares are left to give one back to.",
        place=words.place(place),
    )


def a_place_is_short(words: Words, view: View) -> str:
    """All Keys and trios of a place that are left are too few for its Doors."""
    place = short_place(view)
    if place is None:
        return ""
    suns, moons, keys = left_of(view, place)
    cards = suns + moons + keys
    if not cards:
        left = words.say("and none of its cards is left")
    elif too_few_cards(view, place):
        left = words.plural(
            "and only {n} of its cards is left", "and only {n} of its cards are left", cards
        )
    elif cards == suns:
        left = words.say("and its last {n} cards are all Suns", n=cards)
    elif cards == moons:
        left = words.say("and its last {n} cards are all Moons", n=cards)
    else:
        left = words.say("and its last {n} cards make too few trios", n=cards)
    doors = words.plural("a Door is missing", "{n} Doors are missing", missing(view, place))
    return words.say("{place}: {doors}, {left}.", place=words.place(place), doors=doors, left=left)


def the_deck_is_thin(words: Words, view: View) -> str:
    """All places together need more turns than there can be."""
    turns = turns_left(view)
    if turns is None:
        return ""
    number = sum(missing(view, place) for place in Colour)
    doors = words.plural("A Door is missing", "{n} Doors are missing", number)
    return words.plural(
        "{doors}, and even with luck the deck lasts for only {n} more turn.",
        "{doors}, and even with luck the deck lasts for only {n} more turns.",
        turns,
        doors=doors,
    )


WHY_LOST = (a_door_is_gone, nothing_to_draw, a_door_is_held, a_place_is_short, the_deck_is_thin)
