"""Why a card is played or discarded: each function a sentence, empty where it is no reason."""

from __future__ import annotations

from typing import Any

from game.editions.base.advice.standing import TRIO, Standing, only_place, standings
from game.editions.base.cards import KEY, MOON, NIGHTMARE, SUN
from game.editions.base.explore import Discard, Play
from game.editions.base.nightmare import PayKey
from game.editions.base.prophecy import FORESEEN, prophesies
from game.editions.base.warnings.doubts import waiting_door
from game.rules.card import DOOR, Card, Colour
from game.rules.steps import Command
from game.rules.view import View
from game.words import Words

Action = Play | Discard
Other = Command[Any] | None
FEW_TO_SPARE = 3
"""So many cards of a place besides those its Doors need are few."""


def standing(view: View) -> Standing:
    """Of the seat that is asked."""
    return standings(view)[0]


def key_of(command: Other) -> Card | None:
    """The Key that a command takes from the hand, if it does."""
    match command:
        case Play(card=card) | Discard(card=card) | PayKey(key=card):
            return card if card.kind == KEY else None
    return None


def trio_of(words: Words, place: Colour) -> str:
    """What a trio of a place is called."""
    return words.of_place(place, words.say("trio"))


def door_of(words: Words, place: Colour) -> str:
    """What a Door of a place is called."""
    return words.of_place(place, words.kind(DOOR))


# Keys


def keeps_for_a_door(words: Words, command: Action, view: View, instead: Other) -> str:
    """A Door that comes back, or is one of the next cards, waits for the Key of the other."""
    key = key_of(instead)
    door = waiting_door(key, view) if key and key_of(command) is not key else None
    if door is None:
        return ""
    place = only_place(door)
    assert place is not None, "a Door has one place"
    told = door_of(words, place)
    if door in view.limbo:
        return words.say("Keeps the Key for the {door}, which waits in Limbo.", door=told)
    return words.say("Keeps the Key for the {door}, which is near.", door=told)


def keeps_a_key(words: Words, command: Action, view: View, instead: Other) -> str:
    """The other would spend it."""
    left = standing(view).nightmares
    if not key_of(instead) or key_of(command) or not left:
        return ""
    return key_kept_for(words, left)


def key_kept_for(words: Words, nightmares: int) -> str:
    """For so many of them, at least one."""
    return words.plural(
        "Keeps a Key for the last Nightmare.",
        "Keeps a Key for the {n} Nightmares left.",
        nightmares,
    )


def no_nightmare_is_left(words: Words, command: Action, view: View, instead: Other) -> str:
    """A Key has less to do."""
    free = key_of(command) and not standing(view).nightmares
    return words.say("No Nightmare is left, so this Key is free.") if free else ""


def opens_no_door(words: Words, command: Action | PayKey, view: View, instead: Other) -> str:
    """All Doors of the Key's place are open."""
    key = key_of(command)
    place = only_place(key) if key else None
    if not place or standing(view).missing[place]:
        return ""
    return words.say("{place}: no Door needs this Key any more.", place=words.place(place))


def looks_ahead(words: Words, command: Discard, view: View, instead: Other) -> str:
    """A Prophecy may throw a Nightmare away, if that does not lie too low in the deck."""
    low = view.out_of_reach(FORESEEN)
    known = sum(card.kind == NIGHTMARE for card in view.known_top)
    known -= sum(card.kind == NIGHTMARE for card in low)
    left, cards = known + view.unseen.get(NIGHTMARE, 0), view.deck_count - len(low)
    fair = command.card.kind == KEY and prophesies(view.kinds) and cards >= FORESEEN
    if not fair or not left:
        return ""
    return words.plural(
        "The Prophecy can throw a Nightmare away: {n} is left in {cards} cards.",
        "The Prophecy can throw a Nightmare away: {n} are left in {cards} cards.",
        left,
        cards=cards,
    )


def keeps_the_run(words: Words, command: Action, view: View, instead: Other) -> str:
    """The other would put another place behind two cards that lie side by side."""
    own, kept = standing(view), standing(view).place
    if not kept or own.laid(kept) != TRIO - 1 or not own.missing[kept]:
        return ""
    breaks = isinstance(instead, Play) and kept not in instead.card.colours
    stays = isinstance(command, Discard) or kept in command.card.colours
    if not breaks or not stays:
        return ""
    return words.say(
        "The {trio} lacks one card, and another place would break it.", trio=trio_of(words, kept)
    )


# Cards that can be spared


def is_needed_no_more(words: Words, command: Action, view: View, instead: Other) -> str:
    """All Doors of its place are open; of two, both have theirs."""
    place = only_place(command.card)
    if command.card.kind == KEY or not place or any(s.missing[place] for s in standings(view)):
        return ""
    return words.say(
        "{place}: its Doors are open, so it needs no more cards.", place=words.place(place)
    )


def spares_the_scarce(words: Words, command: Action, view: View, instead: Other) -> str:
    """The other would spend a card of a place that has few left."""
    own = standing(view)
    other = instead.card if isinstance(instead, Discard) else None
    place = only_place(other) if other else None
    if not place or place in command.card.colours or not own.missing[place]:
        return ""
    left = own.cards_left(place)
    if own.spare(place) + own.laid(place) > FEW_TO_SPARE:
        return ""
    doors = words.plural("{n} Door", "{n} Doors", own.missing[place])
    return words.plural(
        "{place}: keeps a card of it, for only {n} is left for {doors}.",
        "{place}: keeps a card of it, for only {n} are left for {doors}.",
        left,
        place=words.place(place),
        doors=doors,
    )


def alike_stays(words: Words, command: Action, view: View, instead: Other) -> str:
    """The hand holds an equal card."""
    stays = standing(view).without(command.card).hand
    if all(card.face != command.card.face for card in stays):
        return ""
    return words.say("The hand holds another one: {card}.", card=words.card(command.card))


def no_further(words: Words, command: Action, view: View, instead: Other) -> str:
    """The trio of its place lacks as many cards without it."""
    own, place = standing(view), only_place(command.card)
    if command.card.kind == KEY or not place or not own.missing[place]:
        return ""
    if own.short(place) != own.without(command.card).short(place) or own.short(place) == TRIO:
        return ""
    return words.say("The {trio} is just as near without this card.", trio=trio_of(words, place))


def makes_room(words: Words, command: Discard, view: View, instead: Other) -> str:
    """It cannot follow the last symbol, and no other card of its place is near."""
    own = standing(view)
    if command.card.kind != own.last or command.card.kind == KEY or not view.deck_count:
        return ""
    return words.say("It cannot follow the last symbol: another card comes instead.")


def far_from_a_trio(words: Words, command: Action, view: View, instead: Other) -> str:
    """No other card of its place goes with it, but for Keys."""
    own, place = standing(view), only_place(command.card)
    if command.card.kind not in (SUN, MOON) or not place or own.laid(place):
        return ""
    held = [card for card in own.hand if card is not command.card and card.kind != KEY]
    if any(place in card.colours for card in held):
        return ""
    return words.say("The hand holds no other Sun or Moon of its place.")


def another_key_stays(words: Words, command: Action | PayKey, view: View, instead: Other) -> str:
    """This one can be spared."""
    others = standing(view).keys - 1
    if not key_of(command) or others < 1:
        return ""
    return words.plural(
        "Another Key stays in the hand.", "{n} other Keys stay in the hand.", others
    )


DISCARD = (
    *(keeps_for_a_door, keeps_the_run, keeps_a_key, no_nightmare_is_left, opens_no_door),
    *(
        looks_ahead,
        is_needed_no_more,
        spares_the_scarce,
        alike_stays,
        no_further,
        far_from_a_trio,
        makes_room,
    ),
    another_key_stays,
)
