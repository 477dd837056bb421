"""Reasons for searching the deck or opening a Door, or for not doing so: each function returns a
sentence, empty where it is no reason."""

from __future__ import annotations

from game.editions.base.advice.hand_prospects import doors_missing
from game.editions.base.advice.why_action import FEW_TO_SPARE, Other, door_of, standing, trio_of
from game.editions.base.cards import NIGHTMARE
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Search, Seeks
from game.editions.base.warnings.blocking import holds_door, last_is_taken, place_asked_of
from game.rules.card import Colour
from game.rules.view import View
from game.words import Words


def needed_place(view: View) -> Colour | None:
    """Returns the place of the Door that may be gained, if the seat still needs one of it; None
    also for a Door of no single place."""
    place = place_asked_of(view)
    return place if place and standing(view).missing[place] else None


def is_there(command: Search | Claim, place: Colour, view: View) -> bool:
    """Returns whether the answer is sure to gain a Door of this place."""
    return isinstance(command, Claim) or holds_door(place, view)


def known_nightmares(view: View) -> int:
    return sum(card.kind == NIGHTMARE for card in view.known_top)


def is_the_last(words: Words, command: Search | Claim, view: View, instead: Other) -> str:
    place = needed_place(view)
    last = place and is_there(command, place, view) and doors_missing(view) == 1
    return words.say("This opens the last Door.") if last else ""


def buries_nightmares(words: Words, command: Search, view: View, instead: Other) -> str:
    count = known_nightmares(view)
    if not count:
        return ""
    place = needed_place(view)
    if not place or not holds_door(place, view):
        return words.say("The shuffle takes the known Nightmare away from the top.")
    return words.say("The Door opens, and the known Nightmare is shuffled away.")


def finds_the_door(words: Words, command: Search | Claim, view: View, instead: Other) -> str:
    """Tells that another search would find another Door all the same."""
    place = needed_place(view)
    if not place or not is_there(command, place, view) or isinstance(instead, Seeks):
        return ""
    return door_opens(words, place, view)


def door_opens(words: Words, place: Colour, view: View) -> str:
    left = doors_missing(view) - 1
    return words.plural(
        "The {door} opens, and {n} is still shut then.",
        "The {door} opens, and {n} are still shut then.",
        left,
        door=door_of(words, place),
    )


def blocks_the_partner(words: Words, command: Decline | LetGo, view: View, instead: Other) -> str:
    """The seat has its Door of this place already, and the partner needs the other (R43, E30)."""
    place = place_asked_of(view)
    if not place or not (isinstance(command, LetGo) or holds_door(place, view)):
        return ""
    if not last_is_taken(place, view):
        return ""
    return words.say("The partner needs the {door}.", door=door_of(words, place))


def finds_nothing(words: Words, command: Decline, view: View, instead: Other) -> str:
    place = place_asked_of(view)
    if not place or holds_door(place, view):
        return ""
    door = door_of(words, place)
    if view.known_top:
        return words.plural(
            "No {door} is left, and the known card stays on top.",
            "No {door} is left, and the {n} known cards stay on top.",
            len(view.known_top),
            door=door,
        )
    return words.say("No {door} is left in the deck.", door=door)


def known_cards_stay(words: Words, command: Decline, view: View, instead: Other) -> str:
    if not view.known_top:
        return ""
    return words.plural(
        "A search would shuffle away the known card on top.",
        "A search would shuffle away the {n} known cards on top.",
        len(view.known_top),
    )


# A Door comes up


def place_is_short(words: Words, command: Claim, view: View, instead: Other) -> str:
    place, own = needed_place(view), standing(view)
    left = own.cards_left(place) if place else 0
    if not place or not left or own.spare(place) > FEW_TO_SPARE:
        return ""
    return words.plural(
        "{place}: only {n} card is left for trios, so the Key is surer.",
        "{place}: only {n} cards are left for trios, so the Key is surer.",
        left,
        place=words.place(place),
    )


def a_key_remains(words: Words, command: Claim, view: View, instead: Other) -> str:
    own = standing(view)
    if not needed_place(view) or own.keys < 2 or not own.nightmares:
        return ""
    return words.plural(
        "The Door opens, and a Key stays for the last Nightmare.",
        "The Door opens, and a Key stays for the {n} Nightmares left.",
        own.nightmares,
    )


def trio_is_near(words: Words, command: LetGo, view: View, instead: Other) -> str:
    place = needed_place(view)
    if not place or standing(view).short(place):
        return ""
    return words.say(
        "The {trio} is in row and hand: it can find the Door.", trio=trio_of(words, place)
    )


def only_key_stays(words: Words, command: LetGo, view: View, instead: Other) -> str:
    own = standing(view)
    if own.keys != 1 or not own.nightmares:
        return ""
    return words.plural(
        "Keeps the only Key for the last Nightmare; the Door comes back.",
        "Keeps the only Key for the {n} Nightmares left; the Door comes back.",
        own.nightmares,
    )


def needs_none(words: Words, command: LetGo, view: View, instead: Other) -> str:
    """The seat has its Door of this place already."""
    place = place_asked_of(view)
    if view.seats == 1 or not place or needed_place(view):
        return ""
    return words.say("You have your {door}: the Key stays.", door=door_of(words, place))


def place_is_rich(words: Words, command: LetGo, view: View, instead: Other) -> str:
    place, own = needed_place(view), standing(view)
    if not place or own.spare(place) <= FEW_TO_SPARE:
        return ""
    return words.say(
        "{place}: {n} cards are left for its trios, so the Key can wait.",
        place=words.place(place),
        n=own.cards_left(place),
    )


SEARCH = is_the_last, buries_nightmares, finds_the_door
DECLINE = blocks_the_partner, finds_nothing, known_cards_stay
CLAIM = is_the_last, place_is_short, a_key_remains, finds_the_door
LET_GO = blocks_the_partner, needs_none, trio_is_near, only_key_stays, place_is_rich
