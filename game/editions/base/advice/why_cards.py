"""Reasons for ordering, taking or swapping cards: each function returns a sentence, empty where it
is no reason."""

from __future__ import annotations

from typing import Protocol

from game.editions.base.advice.hand_prospects import standings
from game.editions.base.advice.why_action import Other, door_of, key_kept_for, standing, trio_of
from game.editions.base.advice.worth import wanted
from game.editions.base.cards import KEY, MOON, NIGHTMARE, SUN, TRIO, only_place, opens
from game.editions.base.partners import Keep, Swap, Take
from game.editions.base.prophecy import Foresee
from game.rules.card import DOOR, Card
from game.rules.view import View
from game.words import Words

# What comes next


class Ordered(Protocol):
    """An answer that lays cards on the deck, the next to be drawn first; None stands for one that
    the viewer does not know."""

    @property
    def order(self) -> tuple[Card | None, ...]: ...


def next_card(command: Ordered) -> Card | None:
    return command.order[0] if command.order else None


def nightmares_after(command: Ordered, view: View) -> int:
    """Returns how many Nightmares may still be drawn, those that go back included."""
    back = sum(card.kind == NIGHTMARE for card in command.order if card)
    return standing(view).nightmares + back


def door_comes_to_its_key(words: Words, command: Ordered, view: View, instead: Other) -> str:
    own, door = standing(view), next_card(command)
    place = only_place(door) if door and door.kind == DOOR else None
    if not door or not place or not own.missing[place]:
        return ""
    if not any(opens(card, door) for card in own.hand):
        return ""
    return words.say(
        "The {door} comes next, and its Key is in the hand.", door=door_of(words, place)
    )


def next_finishes(words: Words, command: Ordered, view: View, instead: Other) -> str:
    own, card = standing(view), next_card(command)
    place = only_place(card) if card and card.kind not in (DOOR, NIGHTMARE) else None
    if not card or not place or not own.missing[place] or not own.short(place):
        return ""
    if own.holding(*own.hand, card).short(place):
        return ""
    return words.say(
        "The next card completes the {trio} in row and hand.", trio=trio_of(words, place)
    )


def next_finishes_without_key(words: Words, command: Ordered, view: View, instead: Other) -> str:
    """The next card completes a trio, for which the order instead brings a Key."""
    told, card = next_finishes(words, command, view, instead), next_card(command)
    other = next(iter(getattr(instead, "order", ())), None)
    if not told or not card or not other or card.kind == KEY or other.kind != KEY:
        return ""
    place = only_place(card)
    if not place or other.colours != card.colours:
        return ""
    return words.say(
        "The next card completes the {trio}, and its Key is kept.", trio=trio_of(words, place)
    )


def next_spares_the_key(words: Words, command: Ordered, view: View, instead: Other) -> str:
    """The trio of row and hand is whole by a Key alone, and the next card takes its place."""
    own, card = standing(view), next_card(command)
    place = only_place(card) if card and card.kind in (SUN, MOON) else None
    if not card or not place or not own.missing[place]:
        return ""
    if own.short(place) or not own.short(place, without=KEY):
        return ""
    if own.holding(*own.hand, card).short(place, without=KEY):
        return ""
    return words.say("With the next card the {trio} needs no Key.", trio=trio_of(words, place))


def throws_a_nightmare(words: Words, command: Foresee, view: View, instead: Other) -> str:
    if command.discard.kind != NIGHTMARE:
        return ""
    left = nightmares_after(command, view)
    if not left:
        return words.say("The last Nightmare is thrown away.")
    return words.plural(
        "A Nightmare is thrown away: {n} is left.",
        "A Nightmare is thrown away: {n} are left.",
        left,
    )


def throws_the_useless(words: Words, command: Foresee, view: View, instead: Other) -> str:
    place = only_place(command.discard)
    if not place or command.discard.kind in (DOOR, KEY):
        return ""
    if any(side.missing[place] for side in standings(view)):
        return ""
    return words.say(
        "{place}: its Doors are open, so it needs no more cards.", place=words.place(place)
    )


def throws_what_helps_no_trio(words: Words, command: Foresee, view: View, instead: Other) -> str:
    own, card = standing(view), command.discard
    place = only_place(card) if card.kind in (SUN, MOON) else None
    if not place or own.holding(*own.hand, card).short(place) < own.short(place):
        return ""
    return words.say("{card}: it would bring no trio nearer.", card=words.card(card))


def nightmares_come_last(words: Words, command: Ordered, view: View, instead: Other) -> str:
    feared = [card.kind == NIGHTMARE for card in command.order if card]
    if not any(feared) or all(feared) or feared != sorted(feared):
        return ""
    return words.say("The Nightmare comes last: until then a shuffle can move it.")


def next_brings_nearer(words: Words, command: Ordered, view: View, instead: Other) -> str:
    own, card = standing(view), next_card(command)
    place = only_place(card) if card and card.kind not in (DOOR, NIGHTMARE) else None
    if not card or not place or not own.missing[place]:
        return ""
    if own.holding(*own.hand, card).short(place) >= own.short(place):
        return ""
    return words.say("The next card brings the {trio} nearer.", trio=trio_of(words, place))


def key_comes_next(words: Words, command: Ordered, view: View, instead: Other) -> str:
    card, left = next_card(command), nightmares_after(command, view)
    if not card or card.kind != KEY or not left:
        return ""
    return words.plural(
        "A Key comes next, and {n} Nightmare is left.",
        "A Key comes next, and {n} Nightmares are left.",
        left,
    )


def no_door_is_thrown(words: Words, command: Foresee, view: View, instead: Other) -> str:
    if not isinstance(instead, Foresee) or instead.discard.kind != DOOR:
        return ""
    return words.say("Every Door is needed.") if command.discard.kind != DOOR else ""


# The draft


def takes_a_key(words: Words, command: Take, view: View, instead: Other) -> str:
    if command.card.kind != KEY or standing(view).keys:
        return ""
    return words.say("The hand holds no Key yet.")


def takes_another_key(words: Words, command: Take, view: View, instead: Other) -> str:
    keys = [card for card in standing(view).hand if card.kind == KEY]
    if command.card.kind != KEY or not keys:
        return ""
    if any(command.card.colours & key.colours for key in keys):
        return ""
    return words.say("The hand holds no Key of this place yet.")


def pays_a_nightmare(words: Words, command: Take, view: View, instead: Other) -> str:
    beside = isinstance(instead, Take) and instead.card.kind == KEY
    nightmares = standing(view).nightmares
    if command.card.kind != KEY or beside or not nightmares:
        return ""
    return words.plural(
        "A Key turns a Nightmare away: {n} is in the deck.",
        "A Key turns a Nightmare away: {n} are in the deck.",
        nightmares,
    )


def makes_a_trio(words: Words, command: Take, view: View, instead: Other) -> str:
    own, place = standing(view), only_place(command.card)
    short = own.holding(*own.hand, command.card).short(place) if place else TRIO
    if not place or short >= own.short(place) or short > 1:
        return ""
    if not short:
        return words.say("The hand holds the whole {trio} then.", trio=trio_of(words, place))
    return words.say("The hand holds two of three for the {trio} then.", trio=trio_of(words, place))


def is_rare(words: Words, command: Take, view: View, instead: Other) -> str:
    place = only_place(command.card)
    suns, moons = (
        sum(card.kind == kind and place in card.colours for card in view.box)
        for kind in (SUN, MOON)
    )
    beside = isinstance(instead, Take) and instead.card.kind not in (SUN, MOON, KEY)
    if not place or command.card.kind != MOON or moons >= suns or beside:
        return ""
    return words.say(
        "{place}: it has {moons} Moons for {suns} Suns.",
        place=words.place(place),
        moons=words.number(moons),
        suns=words.number(suns),
    )


def has_many(words: Words, command: Take, view: View, instead: Other) -> str:
    place = only_place(command.card)
    other = only_place(instead.card) if isinstance(instead, Take) else None
    own = standing(view)
    if not place or not other or command.card.kind != SUN:
        return ""
    left = own.cards_left(place)
    if left <= own.cards_left(other):
        return ""
    return words.plural(
        "{place}: {n} card can help its Doors.",
        "{place}: {n} cards can help its Doors.",
        left,
        place=words.place(place),
    )


# The swap


def partner_needs_it(words: Words, command: Swap, view: View, instead: Other) -> str:
    place = only_place(command.personal)
    own, *others = standings(view)
    if not place or own.missing[place] or not any(side.missing[place] for side in others):
        return ""
    if place in command.shared.colours:
        return ""
    return words.say("{place}: only the partner needs it.", place=words.place(place))


def helps_the_partner(words: Words, command: Swap, view: View, instead: Other) -> str:
    for partner in standings(view)[1:]:
        kept = [card for card in partner.hand if card is not command.shared]
        after = partner.holding(*kept, command.personal)
        for place in wanted(partner):
            if after.short(place) < partner.short(place):
                trio = trio_of(words, place)
                if None in view.partner_hand:
                    return words.say("It may bring the partner nearer to the {trio}.", trio=trio)
                return words.say("It brings the partner nearer to the {trio}.", trio=trio)
    return ""


def both_can_use_the_key(words: Words, command: Swap, view: View, instead: Other) -> str:
    if command.personal.kind != KEY or command.shared.kind == KEY:
        return ""
    return words.say("Both of you can use the Key then.")


def safe_with_you(words: Words, command: Swap, view: View, instead: Other) -> str:
    own, place = standing(view), only_place(command.shared)
    if not place or not own.missing[place] or command.personal.face == command.shared.face:
        return ""
    lost = own.holding(*(card for card in own.hand if card is not command.shared))
    if lost.short(place) <= own.short(place):
        return ""
    return words.say("The card for the {trio} is safe in the hand.", trio=trio_of(words, place))


def keeps_its_key(words: Words, command: Keep | Swap, view: View, instead: Other) -> str:
    """The answer instead gives a Key away, which both can use then."""
    given = isinstance(command, Swap) and command.personal.kind == KEY
    own = standing(view)
    if not isinstance(instead, Swap) or instead.personal.kind != KEY or given or not own.nightmares:
        return ""
    return key_kept_for(words, own.nightmares) if instead.shared.kind != KEY else ""


def key_is_safe(words: Words, command: Swap, view: View, instead: Other) -> str:
    """The answer instead takes no Key."""
    taken = isinstance(instead, Swap) and instead.shared.kind == KEY
    if command.shared.kind != KEY or command.personal.kind == KEY or taken:
        return ""
    if not standing(view).nightmares:
        return ""
    return words.say("The Key is safe in the hand.")


def own_trio_stays(words: Words, command: Keep | Swap, view: View, instead: Other) -> str:
    own = standing(view)
    place = only_place(instead.personal) if isinstance(instead, Swap) else None
    if not place or not isinstance(instead, Swap) or not own.missing[place]:
        return ""
    if isinstance(command, Swap) and own.short(place) > 1:
        return ""
    kept = own.without(command.personal) if isinstance(command, Swap) else own
    if own.without(instead.personal).short(place) <= kept.short(place):
        return ""
    return words.say("The card for the {trio} stays your own.", trio=trio_of(words, place))


def shared_card_is_needed(words: Words, command: Keep, view: View, instead: Other) -> str:
    """The swap would take a shared card that the partner can use."""
    if not isinstance(instead, Swap):
        return ""
    for partner in standings(view)[1:]:
        after = partner.holding(*(card for card in partner.hand if card is not instead.shared))
        for place in wanted(partner):
            if after.short(place) > partner.short(place) < 2:
                return words.say(
                    "The shared card stays for the partner's {trio}.", trio=trio_of(words, place)
                )
    return ""


def no_swap_helps(words: Words, command: Keep, view: View, instead: Other) -> str:
    if None in view.partner_hand or not isinstance(instead, Swap):
        return ""
    swaps = (Swap(given, taken) for given in view.hand for taken in view.shared)
    if any(helps_the_partner(words, swap, view, None) for swap in swaps):
        return ""
    return words.say("No swap brings the partner nearer to a trio.")


NEXT = (
    *(door_comes_to_its_key, next_finishes_without_key, next_finishes, next_spares_the_key),
    *(nightmares_come_last, next_brings_nearer, key_comes_next),
)
FORESEE = (
    *(no_door_is_thrown, throws_a_nightmare, *NEXT, throws_the_useless),
    throws_what_helps_no_trio,
)
TAKE = makes_a_trio, takes_a_key, takes_another_key, is_rare, has_many, pays_a_nightmare
SWAP = (
    *(partner_needs_it, helps_the_partner, both_can_use_the_key),
    *(own_trio_stays, safe_with_you, key_is_safe, keeps_its_key),
)
KEEP = own_trio_stays, shared_card_is_needed, keeps_its_key, no_swap_helps
