"""Reasons for playing or discarding a card: each function returns a sentence, empty where it is no
reason. And what there is to learn from an answer that was not the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

from game.editions.base.advice.hand_prospects import (
    Standing,
    doors_missing,
    losing,
    standings,
)
from game.editions.base.advice.worth import cards_left, keys, nearness, spare_cards, trios, wanted
from game.editions.base.cards import KEY, MOON, NIGHTMARE, SUN, TRIO, only_place
from game.editions.base.explore import Discard, Play
from game.editions.base.nightmare import PayKey
from game.editions.base.prophecy import FORESEEN, prophesies
from game.editions.base.table import consequences
from game.editions.base.warnings.blocking import holds_door
from game.editions.base.warnings.doubts import key_of, waiting_door
from game.rules.card import DOOR, Card, Colour
from game.rules.steps import Command
from game.rules.view import View
from game.words import Words, msgid

Action = Play | Discard
Other = Command[Any] | None
Reason = Callable[[Words, Any, View, Other], str]
FEW_CARDS = 15
"""Cards in the deck of which each counts."""
FEW_MOONS = 4
"""Moons of a place that are few."""
FEW_TO_SPARE = 3
"""Cards of a place besides those that its Doors need: so many are few."""


def standing(view: View) -> Standing:
    """Returns the standing of the active seat."""
    return standings(view)[0]


def trio_of(words: Words, place: Colour) -> str:
    return words.of_place(place, words.say("trio"))


def door_of(words: Words, place: Colour) -> str:
    return words.of_place(place, words.kind(DOOR))


def given_away(command: Other) -> Card | None:
    """Returns the card of the hand that an answer gives for nothing else."""
    match command:
        case Discard(card=card) | PayKey(key=card):
            return card
    return None


# What makes the difference


Sides = Sequence[Standing]


def after(command: Action, view: View) -> Sides:
    """Returns the standings after a card is played or discarded, that of the active seat first."""
    own, *others = standings(view)
    played = isinstance(command, Play)
    own = own.played(command.card) if played else own.without(command.card)
    return own, *losing(others, command.card)


def of_cards(sides: Sides) -> float:
    """Returns the worth of what is held and left."""
    return keys(sides[0]) + trios(sides[0]) + spare_cards(sides[0]) + cards_left(sides)


def of_keys(sides: Sides) -> float:
    return keys(sides[0])


def of_nightmares(sides: Sides) -> float:
    """Returns how many Nightmares can be paid with Keys, and the worth of the Keys."""
    return min(sides[0].keys, sides[0].nightmares) + keys(sides[0])


def of_trios(sides: Sides) -> float:
    return trios(sides[0])


def because(worth: Callable[[Sides], float], row: Reason) -> Reason:
    """Returns a reason that is one only where this part of the worth is greater after the answer
    than after the one instead."""

    @wraps(row)
    def told(words: Words, command: Action, view: View, instead: Other) -> str:
        if not isinstance(instead, Action) or worth(after(command, view)) > worth(
            after(instead, view)
        ):
            return row(words, command, view, instead)
        return ""

    return told


def for_its_trio(row: Reason) -> Reason:
    """Returns a reason to play a card that is one only where the trio of its place is nearer then
    than after the answer instead, or begun with a hand that holds all of it, and a card of the hand
    would be discarded instead."""

    @wraps(row)
    def told(words: Words, command: Play, view: View, instead: Other) -> str:
        place = only_place(command.card)
        if place and isinstance(instead, Action):
            here, there = after(command, view)[0], after(instead, view)[0]
            begun = isinstance(instead, Discard) and not here.short(place)
            if not begun and nearness(here, place) <= nearness(there, place):
                return ""
        return row(words, command, view, instead)

    return told


def at_no_cost(row: Reason) -> Reason:
    """Returns a reason to spare a card, which is one only where the answer instead spares another
    one, and no trio and no Key suffers more than by that. It is none where the other card would be
    played, or something else would be done."""

    @wraps(row)
    def told(words: Words, command: Action, view: View, instead: Other) -> str:
        if isinstance(instead, Action):
            here, there = after(command, view), after(instead, view)
            alike = command.card.face == instead.card.face
            if alike or any(worth(here) < worth(there) for worth in (of_keys, of_trios)):
                return ""
        plays = isinstance(instead, Play) and isinstance(command, Discard)
        if plays or (instead is not None and not isinstance(instead, Action)):
            return ""
        return row(words, command, view, instead)

    return told


# Keys


def keeps_for_a_door(words: Words, command: Action, view: View, instead: Other) -> str:
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
    own = standing(view)
    if not key_of(instead) or key_of(command) or not own.nightmares:
        return ""
    if own.keys > 1:
        return key_kept_for(words, own.nightmares)
    return words.plural(
        "Keeps the only Key: the last Nightmare is still to come.",
        "Keeps the only Key: {n} Nightmares are still to come.",
        own.nightmares,
    )


def key_kept_for(words: Words, nightmares: int) -> str:
    return words.plural(
        "Keeps a Key for the last Nightmare.",
        "Keeps a Key for the {n} Nightmares left.",
        nightmares,
    )


def no_nightmare_is_left(words: Words, command: Action, view: View, instead: Other) -> str:
    free = key_of(command) and not standing(view).nightmares
    return words.say("No Nightmare is left, so this Key is free.") if free else ""


def opens_no_door(words: Words, command: Action | PayKey, view: View, instead: Other) -> str:
    key = key_of(command)
    place = only_place(key) if key else None
    if not place or any(side.missing[place] for side in standings(view)):
        return ""
    return words.say("{place}: no Door needs this Key any more.", place=words.place(place))


def looks_ahead(words: Words, command: Discard, view: View, instead: Other) -> str:
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


def run_can_go_on(words: Words, command: Action, view: View, instead: Other) -> str:
    """The play instead would cover the first card of a run that the hand can go on with."""
    own, kept = standing(view), standing(view).place
    if not kept or own.laid(kept) != 1 or not own.missing[kept] or not isinstance(instead, Play):
        return ""
    stays = isinstance(command, Discard) or kept in command.card.colours
    if not stays or own.played(instead.card).short(kept) <= own.short(kept):
        return ""
    return words.say("The {trio} of the row can still go on.", trio=trio_of(words, kept))


# Cards that can be spared


def is_needed_no_more(words: Words, command: Action, view: View, instead: Other) -> str:
    """Tells that all Doors of the card's place are open; of two players, those of both."""
    place = only_place(command.card)
    if command.card.kind == KEY or not place or any(s.missing[place] for s in standings(view)):
        return ""
    return words.say(
        "{place}: its Doors are open, so it needs no more cards.", place=words.place(place)
    )


def spares_the_scarce(words: Words, command: Action, view: View, instead: Other) -> str:
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


def place_would_be_lost(words: Words, command: Action, view: View, instead: Other) -> str:
    """The answer instead takes one of the last cards that its Doors need."""
    own = standing(view)
    place = only_place(instead.card) if isinstance(instead, Discard) else None
    if not place or own.spare(place) + own.laid(place) > 1:
        return ""
    return spares_the_scarce(words, command, view, instead)


def spares_the_rare(words: Words, command: Action, view: View, instead: Other) -> str:
    own = standing(view)
    other = instead.card if isinstance(instead, Discard) else None
    place = only_place(other) if other else None
    if not other or not place or not own.missing[place]:
        return ""
    left = own.left.get((place, MOON), 0)
    if other.kind != MOON or command.card.kind != SUN or left > FEW_MOONS:
        return ""
    return words.plural(
        "{card}: it stays, for it is the last one left.",
        "{card}: it stays, for only {n} are left.",
        left,
        card=words.card(other),
    )


def rarer_symbol_stays(words: Words, command: Action, view: View, instead: Other) -> str:
    """Either card of the place would do, and its Moon is the rarer one."""
    alike = isinstance(instead, Action) and type(instead) is type(command)
    other = instead.card if alike and isinstance(instead, Action) else None
    place, own = only_place(command.card), standing(view)
    if not other or not place or only_place(other) is not place or not own.missing[place]:
        return ""
    moons, suns = (own.left.get((place, kind), 0) for kind in (MOON, SUN))
    if command.card.kind != SUN or other.kind != MOON or moons >= suns:
        return ""
    return words.plural(
        "{card}: it stays, for it is the last one left.",
        "{card}: it stays, for only {n} are left.",
        moons,
        card=words.card(other),
    )


def has_plenty(words: Words, command: Action, view: View, instead: Other) -> str:
    own, place = standing(view), only_place(command.card)
    other = only_place(instead.card) if isinstance(instead, Discard) else None
    if not place or not other or place is other or not own.missing[place]:
        return ""
    if own.spare(place) <= max(own.spare(other), FEW_TO_SPARE):
        return ""
    doors = words.plural("{n} Door", "{n} Doors", own.missing[place])
    return words.say(
        "{place}: {n} cards are left for {doors}, so one can go.",
        place=words.place(place),
        n=own.cards_left(place),
        doors=doors,
    )


def keeps_the_trio(words: Words, command: Action, view: View, instead: Other) -> str:
    """The answer instead takes a card out of the hand that a trio needs."""
    place = only_place(instead.card) if isinstance(instead, Discard) else None
    own = standing(view)
    if not place or not isinstance(instead, Discard) or not own.missing[place]:
        return ""
    stays, lost = after(command, view)[0].short(place), after(instead, view)[0].short(place)
    if stays >= lost or stays > 1 or place in command.card.colours:
        return ""
    if not stays:
        return words.say("The {trio} stays whole in row and hand.", trio=trio_of(words, place))
    return words.say("The {trio} still lacks only one card.", trio=trio_of(words, place))


def alike_stays(words: Words, command: Action, view: View, instead: Other) -> str:
    """Of a card that is played this tells only why another one is not."""
    stays = standing(view).without(command.card).hand
    played = isinstance(command, Play) and not isinstance(instead, Play)
    if played or all(card.face != command.card.face for card in stays):
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
    own = standing(view)
    other = instead.card.kind if isinstance(instead, Discard) else None
    if command.card.kind in (KEY, other) or command.card.kind != own.last or not view.deck_count:
        return ""
    return words.say("It cannot follow the last symbol: another card comes instead.")


def shared_card_stays(words: Words, command: Action, view: View, instead: Other) -> str:
    """The answer instead takes a card away from the partner, and this one does not."""
    card = instead.card if isinstance(instead, Action) else None
    if card is None or card not in view.shared or command.card in view.shared:
        return ""
    place, partner = only_place(card), standings(view)[1]
    if not place or not (card.kind == KEY or partner.missing[place]):
        return ""
    return words.say("The partner can still use the shared card: {card}.", card=words.card(card))


def stops_at_once(words: Words, command: Action, view: View, instead: Other) -> str:
    """The play instead would begin a run that no card of the hand goes on with."""
    place = only_place(instead.card) if isinstance(instead, Play) else None
    own = standing(view)
    if not place or not isinstance(instead, Play) or not own.missing[place]:
        return ""
    run = own.played(instead.card)
    if run.laid(place) != 1 or run.short(place) < TRIO - 1:
        return ""
    return words.say(
        "{card}: no card of the hand could go on with its place.", card=words.card(instead.card)
    )


def far_from_a_trio(words: Words, command: Action, view: View, instead: Other) -> str:
    own, place = standing(view), only_place(command.card)
    if command.card.kind not in (SUN, MOON) or not place or own.laid(place):
        return ""
    held = [card for card in own.hand if card is not command.card and card.kind != KEY]
    if any(place in card.colours for card in held):
        return ""
    return words.say("The hand holds no other Sun or Moon of its place.")


def another_key_stays(words: Words, command: Action | PayKey, view: View, instead: Other) -> str:
    others = standing(view).keys - 1
    if not key_of(command) or others < 1:
        return ""
    return words.plural(
        "Another Key stays in the hand.", "{n} other Keys stay in the hand.", others
    )


KEEPS_A_KEY = because(of_nightmares, keeps_a_key)
KEEPS_THE_RUN = because(of_trios, keeps_the_run)
SPARES_THE_SCARCE = because(cards_left, spares_the_scarce)
IS_NEEDED_NO_MORE = at_no_cost(is_needed_no_more)
SPARES_THE_RARE = because(cards_left, spares_the_rare)
KEEPS_THE_TRIO = because(of_trios, keeps_the_trio)
RUN_CAN_GO_ON = because(of_trios, run_can_go_on)
SPARED = (
    *(
        because(cards_left, place_would_be_lost),
        KEEPS_A_KEY,
        KEEPS_THE_TRIO,
        IS_NEEDED_NO_MORE,
        SPARES_THE_SCARCE,
        SPARES_THE_RARE,
    ),
    *(at_no_cost(alike_stays), at_no_cost(no_further), at_no_cost(far_from_a_trio)),
    *(at_no_cost(rarer_symbol_stays), because(cards_left, has_plenty), shared_card_stays),
    *(RUN_CAN_GO_ON, stops_at_once),
)
"""The reasons for which a card of the hand is the one that can be spared."""
DISCARD = (
    *(keeps_for_a_door, KEEPS_THE_RUN, no_nightmare_is_left, opens_no_door, looks_ahead),
    *(*SPARED, at_no_cost(makes_room), another_key_stays),
)


CARDS_FOR_A_DOOR = 4
"""Cards in the deck for each missing Door: with fewer there is no time to lose."""


def found_by(view: View, command: Other) -> Colour | None:
    """Returns the place of the Door that a play finds at once."""
    if not isinstance(command, Play):
        return None
    run = consequences.run_with(command, view)
    if not run or len(run.cards) < TRIO or not standing(view).missing[run.colour]:
        return None
    return run.colour if holds_door(run.colour, view) else None


# A Door is found


def opens_the_last_door(words: Words, command: Play, view: View, instead: Other) -> str:
    last = found_by(view, command) and doors_missing(view) == 1
    return words.say("This opens the last Door.") if last else ""


def finishes_and_keeps(words: Words, command: Play, view: View, instead: Other) -> str:
    """Tells that another card of the hand would have finished the trio, too."""
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
    place = found_by(view, command)
    if not place:
        return ""
    return words.say(
        "Finishes the {trio}: its Door comes from the deck.", trio=trio_of(words, place)
    )


# Runs


def third_is_in_hand(words: Words, command: Play, view: View, instead: Other) -> str:
    own, place = standing(view), only_place(command.card)
    after = own.played(command.card)
    if not place or not own.missing[place] or after.laid(place) != 2 or after.short(place):
        return ""
    return words.say("The hand can finish this {trio} next.", trio=trio_of(words, place))


def whole_in_hand(words: Words, command: Play, view: View, instead: Other) -> str:
    own, place = standing(view), only_place(command.card)
    after = own.played(command.card)
    if not place or not own.missing[place] or after.laid(place) != 1 or after.short(place):
        return ""
    return words.say(
        "Begins the {trio}, and the hand holds the rest of it.", trio=trio_of(words, place)
    )


def two_of_three(words: Words, command: Play, view: View, instead: Other) -> str:
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
    own, after = standing(view), standing(view).played(command.card)
    for place in wanted(own):
        begins = not own.laid(place) and not after.laid(place)
        if begins and own.short(place, now=True) and not after.short(place, now=True):
            return words.say(
                "Behind this card the {trio} of the hand can begin.", trio=trio_of(words, place)
            )
    return ""


def leaves_symbols(words: Words, command: Play, view: View, instead: Other) -> str:
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
    own, place = standing(view), only_place(command.card)
    if not place or not own.missing[place] or own.played(command.card).short(place) != 1:
        return ""
    return words.say("Only one card is missing then for the {trio}.", trio=trio_of(words, place))


def begins_a_run(words: Words, command: Play, view: View, instead: Other) -> str:
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


def prophecy_costs_a_card(words: Words, command: Action, view: View, instead: Other) -> str:
    """The answer instead looks ahead, which costs a card of a deck that is thin."""
    thin = FORESEEN <= view.deck_count <= FEW_CARDS and prophesies(view.kinds)
    if not thin or not isinstance(instead, Discard) or instead.card.kind != KEY:
        return ""
    if isinstance(command, Discard) and command.card.kind == KEY:
        return ""
    return words.say("A Prophecy would cost one of the {n} cards left.", n=view.deck_count)


PLAY = (
    *(opens_the_last_door, because(of_cards, finishes_and_keeps), finishes_a_trio),
    *(keeps_for_a_door, for_its_trio(third_is_in_hand), KEEPS_THE_RUN, KEEPS_A_KEY),
    *(for_its_trio(whole_in_hand), time_is_short, for_its_trio(two_of_three)),
    *(KEEPS_THE_TRIO, IS_NEEDED_NO_MORE, SPARES_THE_SCARCE, because(of_trios, lays_the_way)),
    shared_card_stays,
    *(for_its_trio(leaves_symbols), for_its_trio(one_is_missing)),
    *(no_nightmare_is_left, opens_no_door, for_its_trio(begins_a_run), rarer_symbol_stays),
    *(another_key_stays, at_no_cost(alike_stays), prophecy_costs_a_card),
)


KEYS_GIVEN_AWAY = msgid("Keys given away cost most. Keep them for Nightmares and Doors.")
BETTER_KEPT = msgid("Cards played too early cost most. Some are worth more in the hand.")
TRIO_LEFT = msgid("Trios left half done cost most. To finish one opens a Door.")
WRONG_CARD_PLAYED = msgid("Which card to play made most of the difference; that can be learnt.")
BETTER_PLAYED = msgid("Discarding where a card could be played cost most. Try the row first.")
WRONG_CARD_DISCARDED = msgid("Which card to discard made most of the difference: a fine point.")
FIVE_CARDS_PAID = msgid("Five deck cards were a dear price for a Nightmare. Others cost less.")
NIGHTMARE_PRICE = msgid("How a Nightmare was paid made most of the difference: a fine point.")
DOOR_LET_GO = msgid("A Door that was let go cost most. Take the next one that comes.")
TRIO_WASTED = msgid("A trio without a search cost most. Let the next one find its Door.")
PROPHECY_ORDER = msgid("The order of a Prophecy made most of the difference: a fine point.")


def discard_regretted(discard: Discard, view: View, better: Command[Any]) -> str:
    """Returns the lesson of a Key discarded, a card discarded instead of played, or the wrong
    card."""
    if discard.card.kind == KEY:
        return KEYS_GIVEN_AWAY
    return BETTER_PLAYED if isinstance(better, Play) else WRONG_CARD_DISCARDED


def play_regretted(play: Play, view: View, better: Command[Any]) -> str:
    """Returns the lesson of a Key played for nothing, a card better kept, a trio left half done, or
    the wrong card."""
    ends = run_length(play, view)
    if play.card.kind == KEY and ends < 3:
        return KEYS_GIVEN_AWAY
    if not isinstance(better, Play):
        return BETTER_KEPT
    return TRIO_LEFT if run_length(better, view) > ends else WRONG_CARD_PLAYED


def run_length(play: Play, view: View) -> int:
    """Returns how many cards of a colour lie at the end of the row with this one."""
    run = consequences.run_with(play, view)
    return len(run.cards) if run else 0
