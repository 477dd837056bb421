"""Reasons for the price that a Nightmare is given: each function returns a sentence, empty where it
is no reason."""

from __future__ import annotations

from game.editions.base.advice.hand_prospects import Standing
from game.editions.base.advice.why_action import (
    Other,
    another_key_stays,
    door_of,
    key_kept_for,
    opens_no_door,
    standing,
    trio_of,
)
from game.editions.base.advice.worth import wanted
from game.editions.base.cards import KEY, TRIO, only_place
from game.editions.base.nightmare import REVEALED_CARDS, LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.warnings.blocking import owned_of
from game.rules.card import Colour
from game.rules.state import HAND, SHARED, owned
from game.rules.view import View
from game.words import Words

SMALL = 2
"""Cards of a hand that are few."""
THIN = 15
"""Cards in the deck of which five are many."""


def near_trio(own: Standing) -> Colour | None:
    """Returns a place whose trio is whole in row and hand."""
    return next((place for place in wanted(own) if not own.short(place)), None)


# A Key


def other_key_is_needed(words: Words, command: PayKey, view: View, instead: Other) -> str:
    own = standing(view)
    paid = only_place(command.key)
    kept = only_place(instead.key) if isinstance(instead, PayKey) else None
    if not paid or not kept or paid is kept or not own.missing[kept]:
        return ""
    if own.spare(kept) >= own.spare(paid):
        return ""
    return words.say(
        "The other Key stays: {place} has fewer cards to spare.", place=words.place(kept)
    )


def saves_the_trio(words: Words, command: PayKey, view: View, instead: Other) -> str:
    own = standing(view)
    place = near_trio(own.without(command.key))
    other = isinstance(instead, PayKey) and not near_trio(own.without(instead.key))
    if not place or not (other or instead is None or isinstance(instead, LoseHand)):
        return ""
    return words.say("The hand can still finish the {trio}.", trio=trio_of(words, place))


def trio_needs_no_key(words: Words, command: PayKey, view: View, instead: Other) -> str:
    own, place = standing(view), only_place(command.key)
    if not isinstance(instead, PayKey) or not place or not own.missing[place]:
        return ""
    if own.short(place, without=KEY):
        return ""
    return words.say("The {trio} is whole without this Key.", trio=trio_of(words, place))


def like_key_stays(words: Words, command: PayKey, view: View, instead: Other) -> str:
    """The Keys that stay are of as many places as before."""
    stays = standing(view).without(command.key).hand
    if all(card.face != command.key.face for card in stays):
        return ""
    return words.say("The hand holds another one: {card}.", card=words.card(command.key))


def costs_one_card(words: Words, command: PayKey, view: View, instead: Other) -> str:
    if instead is not None and not isinstance(instead, LoseHand | RevealFive):
        return ""
    cards = hand_size(view) if isinstance(instead, LoseHand) else deck_price(view)
    if cards < 2:
        return ""
    if isinstance(instead, LoseHand):
        return words.plural(
            "A Key is one card; the whole hand is {n}.",
            "A Key is one card; the whole hand is {n}.",
            cards,
        )
    return words.plural(
        "A Key is one card; the deck would lose {n}.",
        "A Key is one card; the deck would lose {n}.",
        cards,
    )


def door_takes_a_trio(
    words: Words, command: PayKey | RevealFive | LoseHand, view: View, instead: Other
) -> str:
    place, own = only_place(instead.door) if isinstance(instead, LoseDoor) else None, standing(view)
    lost = own.hand if isinstance(command, LoseHand) else ()
    left = own.without(*((command.key,) if isinstance(command, PayKey) else lost))
    fits = any(card.kind == KEY and place in card.colours for card in left.hand)
    if not place or fits or not left.short(place):
        return ""
    return words.plural(
        "The {door} stays open: {n} card is missing to open it again.",
        "The {door} stays open: {n} cards are missing to open it again.",
        left.short(place),
        door=door_of(words, place),
    )


def other_door_wants_the_trio(
    words: Words, command: PayKey | RevealFive, view: View, instead: Other
) -> str:
    """The trio of row and hand could open the Door that goes instead, but another one waits."""
    place, own = only_place(instead.door) if isinstance(instead, LoseDoor) else None, standing(view)
    left = own.without(command.key) if isinstance(command, PayKey) else own
    if not place or not own.missing[place] or left.short(place):
        return ""
    return words.say(
        "The {trio} is wanted for the other Door of its place.", trio=trio_of(words, place)
    )


def hand_size(view: View) -> int:
    """Returns how many cards go with the hand, also those that help no trio."""
    return sum(len(view.zones.get(zone, ())) for zone in (owned(HAND, view.active), SHARED))


def deck_price(view: View) -> int:
    return min(REVEALED_CARDS, view.deck_count)


# The hand


def is_small(words: Words, command: LoseHand, view: View, instead: Other) -> str:
    cards = hand_size(view)
    if not 0 < cards <= SMALL:
        return ""
    return words.plural("The hand holds only {n} card.", "The hand holds only {n} cards.", cards)


def brings_no_trio(words: Words, command: LoseHand, view: View, instead: Other) -> str:
    own = standing(view)
    if own.keys or any(own.short(place) < 2 for place in wanted(own)) or not own.hand:
        return ""
    return words.say("The hand holds no Key and is near no trio.")


def no_key_in_it(words: Words, command: LoseHand, view: View, instead: Other) -> str:
    own = standing(view)
    if own.keys or not own.hand:
        return ""
    if isinstance(instead, RevealFive) and hand_size(view) < deck_price(view):
        return words.plural(
            "The hand costs {n} card without a Key, the deck would lose {lost}.",
            "The hand costs {n} cards without a Key, the deck would lose {lost}.",
            hand_size(view),
            lost=deck_price(view),
        )
    if isinstance(instead, LoseDoor):
        return words.say("The Door stays open, and the hand holds no Key.")
    return ""


# A Door


def lets_the_partner_in(words: Words, command: LoseDoor, view: View, instead: Other) -> str:
    """The seat has two Doors of this place, and the partner none (E30)."""
    place = only_place(command.door)
    if view.seats != 2 or not place or owned_of(place, view, view.active) < 2:
        return ""
    return words.say("The partner needs the {door}.", door=door_of(words, place))


def key_brings_it_back(words: Words, command: LoseDoor, view: View, instead: Other) -> str:
    place, own = only_place(command.door), standing(view)
    if not place or not any(card.kind == KEY and place in card.colours for card in own.hand):
        return ""
    return words.say("The Key in the hand can open the {door} again.", door=door_of(words, place))


def trio_brings_it_back(words: Words, command: LoseDoor, view: View, instead: Other) -> str:
    place, own = only_place(command.door), standing(view)
    if not place or own.missing[place] or own.short(place):
        return ""
    return words.say("The {trio} in row and hand can open it again.", trio=trio_of(words, place))


def cards_to_win_it_again(words: Words, command: LoseDoor, view: View, instead: Other) -> str:
    place, own = only_place(command.door), standing(view)
    left = own.cards_left(place) if place else 0
    if not place or left < TRIO * (own.missing[place] + 1):
        return ""
    return words.plural(
        "{place}: {n} card is left to open it again.",
        "{place}: {n} cards are left to open it again.",
        left,
        place=words.place(place),
    )


def other_door_is_scarcer(words: Words, command: LoseDoor, view: View, instead: Other) -> str:
    own, place = standing(view), only_place(command.door)
    other = only_place(instead.door) if isinstance(instead, LoseDoor) else None
    if not place or not other or place is other or own.spare(other) >= own.spare(place):
        return ""
    return words.say("{place}: its Door would be harder to open again.", place=words.place(other))


# What stays


def hand_stays_for_a_trio(
    words: Words, command: LoseDoor | RevealFive, view: View, instead: Other
) -> str:
    place = near_trio(standing(view))
    if not place or not isinstance(instead, LoseHand):
        return ""
    return words.say("The hand stays: it can finish the {trio}.", trio=trio_of(words, place))


def deck_is_thin(words: Words, command: LoseDoor, view: View, instead: Other) -> str:
    cards, lost = view.deck_count, isinstance(instead, RevealFive | LoseHand)
    if not lost or not 0 < cards <= THIN:
        return ""
    return words.plural(
        "The deck holds only {n} card and keeps it.",
        "The deck holds only {n} cards and keeps them.",
        cards,
    )


def key_stays(words: Words, command: LoseDoor | RevealFive, view: View, instead: Other) -> str:
    own = standing(view)
    taken = isinstance(instead, PayKey) or (isinstance(instead, LoseHand) and own.keys)
    if not taken or not own.nightmares:
        return ""
    return key_kept_for(words, own.nightmares)


def hand_stays(words: Words, command: RevealFive, view: View, instead: Other) -> str:
    cards = hand_size(view)
    if cards < 2 or not isinstance(instead, LoseHand):
        return ""
    return words.plural("The {n} card of the hand stays.", "The {n} cards of the hand stay.", cards)


def spared(words: Words, view: View, instead: Other) -> str:
    """Tells what the price that is paid instead would take; empty if that is none of these."""
    match instead:
        case PayKey() if standing(view).nightmares:
            return key_kept_for(words, standing(view).nightmares)
        case LoseHand() if hand_size(view) > 1:
            return hand_stays(words, RevealFive(), view, instead)
        case LoseDoor(door=door):
            place = only_place(door)
            told = door_of(words, place) if place else words.card(door)
            return words.say("The {door} stays open.", door=told)
        case RevealFive() if deck_price(view):
            return words.plural(
                "The deck keeps {n} card.", "The deck keeps {n} cards.", deck_price(view)
            )
    return ""


PAY_KEY = (
    *(other_key_is_needed, opens_no_door, saves_the_trio, trio_needs_no_key, like_key_stays),
    *(door_takes_a_trio, other_door_wants_the_trio, costs_one_card, another_key_stays),
)
LOSE_HAND = is_small, brings_no_trio, no_key_in_it, door_takes_a_trio
LOSE_DOOR = (
    *(lets_the_partner_in, key_brings_it_back, trio_brings_it_back, hand_stays_for_a_trio),
    *(key_stays, deck_is_thin, other_door_is_scarcer, cards_to_win_it_again),
)
REVEAL_FIVE = (
    *(hand_stays_for_a_trio, key_stays, hand_stays, door_takes_a_trio),
    other_door_wants_the_trio,
)
