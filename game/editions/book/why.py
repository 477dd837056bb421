"""Reasons for advising an answer with the Book: each function returns a sentence, empty where it is
no reason."""

from __future__ import annotations

from dataclasses import dataclass
from functools import wraps
from itertools import pairwise
from typing import Any

from game.editions.base.advice.hand_prospects import standings
from game.editions.base.advice.why_action import (
    Action,
    Other,
    Reason,
    given_away,
    standing,
    trio_of,
)
from game.editions.base.advice.why_cards import (
    key_comes_next,
    next_brings_nearer,
    next_finishes,
    next_spares_the_key,
)
from game.editions.base.advice.why_nightmare import spared
from game.editions.base.advice.worth import nearness, wanted
from game.editions.base.cards import TRIO, only_place
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Discard, Play
from game.editions.base.nightmare import PayKey
from game.editions.base.warnings.blocking import holds_door, place_asked_of
from game.editions.book.effects import Exchange, Raise
from game.editions.book.goals import GOALS, due_place, goals_open
from game.editions.book.spells import Cast, spell_price
from game.editions.book.worth import in_turn, planning_payable
from game.rules.card import DOOR, Card, Colour
from game.rules.state import DISCARD, REVEALED
from game.rules.steps import Command
from game.rules.view import View
from game.words import Words

# Spells


def punishes(words: Words, command: Cast, view: View, instead: Other) -> str:
    return spared(words, view, instead) if command.spell == "punishment" else ""


def makes_due(words: Words, command: Cast, view: View, instead: Other) -> str:
    """The Door that could be had now is made due."""
    if command.spell != "planning":
        return ""
    turns, own = in_turn(view), standing(view)
    shown = (only_place(card) for card in view.cards(REVEALED) if card.kind == DOOR)
    could = (place_asked_of(view), *shown)
    place = next((one for one in could if one and own.missing[one] and turns.get(one)), None)
    if place is None:
        return ""
    door = words.of_place(place, words.kind(DOOR))
    return words.say("The {door} can be made due, and opens at once.", door=door)


def trio_can_be_made_due(words: Words, command: Cast, view: View, instead: Other) -> str:
    """A trio that is whole in row and hand finds no Door before other Goals are met."""
    own, turns = standing(view), in_turn(view)
    if command.spell != "planning" or place_asked_of(view):
        return ""
    for place in wanted(own):
        if turns.get(place, 0) and own.laid(place) and not own.short(place):
            return words.say(
                "The {trio} is in row and hand: its Goal can be made due.",
                trio=trio_of(words, place),
            )
    return ""


def near_trio_can_come_sooner(words: Words, command: Cast, view: View, instead: Other) -> str:
    """A trio that lacks at most one card waits behind other Goals."""
    own, turns = standing(view), in_turn(view)
    if command.spell != "planning" or place_asked_of(view):
        return ""
    place = min(wanted(own), key=own.short, default=None)
    if not place or own.short(place) > 1 or not turns.get(place, 0):
        return ""
    return words.say(
        "The {trio} is near, and its Goal can come sooner.", trio=trio_of(words, place)
    )


def pile_is_rich(words: Words, command: Cast, view: View, instead: Other) -> str:
    left = len(view.cards(DISCARD)) - spell_price(view, command.spell)
    if command.spell != "prophecy" or left < spell_price(view, "punishment"):
        return ""
    return words.say("The pile can punish a Nightmare all the same.")


def price_is_kept(words: Words, command: Command[Any], view: View, instead: Other) -> str:
    if not isinstance(instead, Cast) or isinstance(command, Cast) or not standing(view).nightmares:
        return ""
    pile, price = len(view.cards(DISCARD)), spell_price(view, "punishment")
    if pile - spell_price(view, instead.spell) >= price:
        return ""
    lacking = max(0, price - pile)
    if not lacking:
        return words.say("The discard pile can punish the next Nightmare.")
    return words.plural(
        "{n} more card in the pile, and it can punish a Nightmare.",
        "{n} more cards in the pile, and it can punish a Nightmare.",
        lacking,
    )


def spell_costs_cards(words: Words, command: Command[Any], view: View, instead: Other) -> str:
    if not isinstance(instead, Cast) or isinstance(command, Cast):
        return ""
    price = spell_price(view, instead.spell)
    return words.plural(
        "The spell would cost {n} card of the discard pile.",
        "The spell would cost {n} cards of the discard pile.",
        price,
    )


# The order of the Goals


def opens_nothing(words: Words, command: LetGo, view: View, instead: Other) -> str:
    """The Door that comes up is not due: with its Key it goes to Limbo all the same."""
    place, now = place_asked_of(view), due_place(view)
    if not isinstance(instead, Claim) or not place or not now or place is now:
        return ""
    return words.say("The Key stays: {place} is not due.", place=words.place(place))


def finishes_to_be_made_due(words: Words, command: Play, view: View, instead: Other) -> str:
    """The trio finds no Door by itself, and the pile can pay for another order of the Goals."""
    place, own = only_place(command.card), standing(view)
    waits = place and in_turn(view).get(place, 0) and own.missing[place]
    if not place or not waits or own.laid(place) != TRIO - 1 or not holds_door(place, view):
        return ""
    if not planning_payable(view):
        return ""
    return words.say(
        "Finishes the {trio}: its Goal can be made due then.", trio=trio_of(words, place)
    )


def goes_on_with_the_due(words: Words, command: Play, view: View, instead: Other) -> str:
    """The card goes on with the row's run of the place that is due."""
    place, own = due_place(view), standing(view)
    if not place or not own.missing[place] or only_place(command.card) is not place:
        return ""
    if isinstance(instead, Action) and place in instead.card.colours:
        return ""
    return words.say("{place} is due: its trio comes first.", place=words.place(place))


def others_come_first(words: Words, command: Action, view: View, instead: Other) -> str:
    """The play instead is for a trio whose Door is not due for a while."""
    place = only_place(instead.card) if isinstance(instead, Play) else None
    own, turns = standing(view), in_turn(view)
    if not place or not own.missing[place] or place in command.card.colours:
        return ""
    if isinstance(command, Play) and turns.get(only_place(command.card) or place, 0):
        return ""
    first = turns.get(place, 0)
    if not first:
        return ""
    return words.plural(
        "{place}: {n} other Goal comes first, so its trio can wait.",
        "{place}: {n} other Goals come first, so its trio can wait.",
        first,
        place=words.place(place),
    )


def spares_what_comes_sooner(
    words: Words, command: Discard | PayKey, view: View, instead: Other
) -> str:
    """The answer instead takes a card of a place whose Goal comes sooner."""
    given, kept = given_away(command), given_away(instead)
    here, there = (only_place(card) if card else None for card in (given, kept))
    turns, own = in_turn(view), standing(view)
    if not kept or kept.kind not in own.in_rows or not here or not there:
        return ""
    if not own.missing[there] or there not in turns:
        return ""
    if turns.get(here, len(view.cards(GOALS))) <= turns[there] or not own.missing[here]:
        return ""
    if not turns[there]:
        return words.say("{card}: it stays, for its place is due.", card=words.card(kept))
    return words.say("{card}: it stays, for its Goal comes sooner.", card=words.card(kept))


def a_door_due_comes_up(words: Words, command: Raise, view: View, instead: Other) -> str:
    waiting = goals_open(view)
    if not waiting or command.card is None or command.card.kind != DOOR:
        return ""
    return words.say("This Door is due.") if command.card.colours == waiting[0].colours else ""


def shown_door_is_due(words: Words, command: Exchange, view: View, instead: Other) -> str:
    """The Door that has come up is due then, and not by the exchange instead."""
    shown = [only_place(card) for card in view.cards(REVEALED) if card.kind == DOOR]
    then = order(view, command)
    place = only_place(then[0]) if then else None
    if not place or place not in shown:
        return ""
    if isinstance(instead, Exchange) and only_place(order(view, instead)[0]) is place:
        return ""
    door = words.of_place(place, words.kind(DOOR))
    return words.say("The {door} is due then, and can open at once.", door=door)


def order_is_kept(words: Words, command: Exchange, view: View, instead: Other) -> str:
    kept = [goal.colours for goal in order(view, command)] == [g.colours for g in order(view)]
    return words.say("The places keep their order.") if kept else ""


def nearer_comes_first(words: Words, command: Exchange, view: View, instead: Other) -> str:
    """Where the orders begin to differ, a Goal comes of which the trio is nearer, for whoever needs
    its Door, than that of the one instead."""
    if not isinstance(instead, Exchange):
        return ""
    places = ([only_place(goal) for goal in order(view, one)] for one in (command, instead))
    differing = ((one, two) for one, two in zip(*places, strict=True) if one is not two)
    first, other = next(differing, (None, None))
    if not first or not other or nearest(first, view) <= nearest(other, view):
        return ""
    return words.say(
        "{place} comes before {other}: its trio is nearer.",
        place=words.place(first),
        other=words.place(other),
    )


def nearest(place: Colour, view: View) -> float:
    """Returns the worth of the next trio of a place for the player who is nearest to it."""
    needing = (side for side in standings(view) if side.missing[place])
    return max((nearness(side, place) for side in needing), default=0.0)


def comes_first(words: Words, command: Exchange, view: View, instead: Other) -> str:
    now, then = order(view), order(view, command)
    if not then or then[0].colours == now[0].colours:
        return ""
    if isinstance(instead, Exchange) and order(view, instead)[0].colours == then[0].colours:
        return ""
    return words.say("Due then: {place}.", place=words.plate(then[0]))


def near_comes_sooner(words: Words, command: Exchange, view: View, instead: Other) -> str:
    """The Goal of a trio that is near comes sooner, and sooner than by the exchange instead."""
    own = standing(view)
    for place in wanted(own):
        then = turn_of(place, order(view, command))
        if own.short(place) > 1 or then >= turn_of(place, order(view)):
            continue
        if not isinstance(instead, Exchange) or then < turn_of(place, order(view, instead)):
            return words.say(
                "The {trio} is near, and its Goal comes sooner.", trio=trio_of(words, place)
            )
    return ""


def parts_goals_alike(words: Words, command: Exchange, view: View, instead: Other) -> str:
    """Fewer Goals follow one of the same place, of which no two Doors are found at once."""
    then, now = alike(order(view, command)), alike(order(view))
    if then >= now or (isinstance(instead, Exchange) and then >= alike(order(view, instead))):
        return ""
    return words.say("Fewer Goals of one place follow each other.")


def order(view: View, command: Exchange | None = None) -> list[Card]:
    """Returns the Goals that are open in their order, now or after an exchange."""
    waiting, change = goals_open(view), {}
    if command is not None:
        change = {command.first: command.second, command.second: command.first}
    row = (change.get(goal, goal) for goal in view.cards(GOALS))
    return [goal for goal in row if goal in waiting]


def turn_of(place: Colour, goals: list[Card]) -> int:
    """Returns how many Goals come before the first one of a place, or how many there are."""
    at = (n for n, goal in enumerate(goals) if only_place(goal) is place)
    return next(at, len(goals))


def alike(goals: list[Card]) -> int:
    return sum(one.colours == other.colours for one, other in pairwise(goals))


CAST = punishes, makes_due, trio_can_be_made_due, near_trio_can_come_sooner, pile_is_rich


@dataclass(frozen=True)
class Next:
    """A card that comes next, as the first one of an order."""

    order: tuple[Card | None, ...]


def raised(row: Reason) -> Reason:
    """Returns a reason for the card that comes next as one for the card that is brought up."""

    @wraps(row)
    def told(words: Words, command: Raise, view: View, instead: Other) -> str:
        return row(words, Next((command.card,)), view, None)

    return told


RAISE = (
    a_door_due_comes_up,
    *map(raised, (next_finishes, next_spares_the_key, next_brings_nearer, key_comes_next)),
)
EXCHANGE = (
    *(shown_door_is_due, nearer_comes_first, comes_first, order_is_kept),
    *(near_comes_sooner, parts_goals_alike),
)
