"""Why a card is played: each function a sentence, empty where it is no reason."""

from __future__ import annotations

from game.editions.base.advice.standing import TRIO, doors_missing, only_place
from game.editions.base.advice.terms import wanted
from game.editions.base.advice.why_action import (
    Other,
    alike_stays,
    another_key_stays,
    far_from_a_trio,
    is_needed_no_more,
    keeps_a_key,
    keeps_for_a_door,
    keeps_the_run,
    no_further,
    no_nightmare_is_left,
    opens_no_door,
    spares_the_scarce,
    standing,
    trio_of,
)
from game.editions.base.cards import KEY, MOON, SUN
from game.editions.base.explore import Discard, Play
from game.editions.base.warnings.blocking import holds_door
from game.rules.card import Colour
from game.rules.view import View
from game.words import Words

CARDS_FOR_A_DOOR = 6
"""With fewer in the deck for each missing Door there is no time to lose."""


def found_by(view: View, command: Other) -> Colour | None:
    """The place of the Door that a play finds at once."""
    if not isinstance(command, Play):
        return None
    own, place = standing(view), only_place(command.card)
    finds = place and own.laid(place) == TRIO - 1 and own.missing[place]
    return place if place and finds and holds_door(place, view) else None


# A Door is found


def opens_the_last_door(words: Words, command: Play, view: View, instead: Other) -> str:
    """The game is won."""
    last = found_by(view, command) and doors_missing(view) == 1
    return words.say("This opens the last Door.") if last else ""


def finishes_and_keeps(words: Words, command: Play, view: View, instead: Other) -> str:
    """Another card of the hand would have done it, too."""
    place = found_by(view, command)
    if not place or not isinstance(instead, Play) or found_by(view, instead) is not place:
        return ""
    if instead.card.face == command.card.face:
        return ""
    trio = trio_of(words, place)
    if instead.card.kind == KEY:
        return words.say("Finishes the {trio} and keeps the Key.", trio=trio)
    return words.say(
        "Finishes the {trio} and keeps: {card}.", trio=trio, card=words.card(instead.card)
    )


def finishes_a_trio(words: Words, command: Play, view: View, instead: Other) -> str:
    """Its Door opens."""
    place = found_by(view, command)
    if not place:
        return ""
    return words.say(
        "Finishes the {trio}: its Door comes from the deck.", trio=trio_of(words, place)
    )


# Runs


def third_is_in_hand(words: Words, command: Play, view: View, instead: Other) -> str:
    """Two lie side by side, and the next turn finishes them."""
    own, place = standing(view), only_place(command.card)
    after = own.played(command.card)
    if not place or not own.missing[place] or after.laid(place) != 2 or after.short(place):
        return ""
    return words.say("The hand can finish this {trio} next.", trio=trio_of(words, place))


def whole_in_hand(words: Words, command: Play, view: View, instead: Other) -> str:
    """It begins a run of which the hand holds the rest."""
    own, place = standing(view), only_place(command.card)
    after = own.played(command.card)
    if not place or not own.missing[place] or after.laid(place) != 1 or after.short(place):
        return ""
    return words.say(
        "Begins the {trio}, and the hand holds the rest of it.", trio=trio_of(words, place)
    )


def two_of_three(words: Words, command: Play, view: View, instead: Other) -> str:
    """How many cards can be the third."""
    own, place = standing(view), only_place(command.card)
    after = own.played(command.card)
    if not place or not own.missing[place] or after.laid(place) != 2:
        return ""
    thirds = sum(n for (of, kind), n in after.left.items() if of is place and kind != after.last)
    if not thirds:
        return ""
    return words.plural(
        "Two of three for the {trio}: {n} card can be the third.",
        "Two of three for the {trio}: {n} cards can be the third.",
        thirds,
        trio=trio_of(words, place),
    )


def lays_the_way(words: Words, command: Play, view: View, instead: Other) -> str:
    """A trio of the hand could not begin behind the last symbol, and can behind this."""
    own, after = standing(view), standing(view).played(command.card)
    for place in wanted(own):
        begins = not own.laid(place) and not after.laid(place)
        if begins and own.short(place, now=True) and not after.short(place, now=True):
            return words.say(
                "Behind this card the {trio} of the hand can begin.", trio=trio_of(words, place)
            )
    return ""


def leaves_symbols(words: Words, command: Play, view: View, instead: Other) -> str:
    """Cards of the hand that go on with the run."""
    own, place = standing(view), only_place(command.card)
    if not place or not own.missing[place] or command.card.kind not in (SUN, MOON):
        return ""
    follow = [kind for kind in own.played(command.card).symbols(place) if kind != command.card.kind]
    if len(follow) < 2:
        return ""
    return words.plural(
        "{n} card of the hand can follow it in the same place.",
        "{n} cards of the hand can follow it in the same place.",
        len(follow),
    )


def one_is_missing(words: Words, command: Play, view: View, instead: Other) -> str:
    """Row and hand together hold two of three."""
    own, place = standing(view), only_place(command.card)
    if not place or not own.missing[place] or own.played(command.card).short(place) != 1:
        return ""
    return words.say("Only one card is missing then for the {trio}.", trio=trio_of(words, place))


def begins_a_run(words: Words, command: Play, view: View, instead: Other) -> str:
    """How many cards of its place are left for its Doors."""
    own, place = standing(view), only_place(command.card)
    after = own.played(command.card)
    left = after.cards_left(place) if place else 0
    if not place or not own.missing[place] or after.laid(place) != 1 or left < 2:
        return ""
    return words.plural(
        "Begins the {trio}: {n} more card of the place is left.",
        "Begins the {trio}: {n} more cards of the place are left.",
        left,
        trio=trio_of(words, place),
    )


def time_is_short(words: Words, command: Play, view: View, instead: Other) -> str:
    """It goes on with what is needed, and the other only brings a new card."""
    place, cards = only_place(command.card), view.deck_count
    missing = doors_missing(view)
    if not place or not standing(view).missing[place] or not isinstance(instead, Discard):
        return ""
    if cards > CARDS_FOR_A_DOOR * missing:
        return ""
    doors = words.plural("{n} Door", "{n} Doors", missing)
    return words.plural(
        "Only {n} card is left for {doors}: no time for a new one.",
        "Only {n} cards are left for {doors}: no time for a new one.",
        cards,
        doors=doors,
    )


PLAY = (
    *(opens_the_last_door, finishes_and_keeps, finishes_a_trio, keeps_for_a_door),
    *(third_is_in_hand, keeps_the_run, keeps_a_key, whole_in_hand, time_is_short, two_of_three),
    *(is_needed_no_more, spares_the_scarce, lays_the_way, leaves_symbols, one_is_missing),
    *(
        no_nightmare_is_left,
        opens_no_door,
        alike_stays,
        begins_a_run,
        another_key_stays,
        no_further,
    ),
    far_from_a_trio,
)
