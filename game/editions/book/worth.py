"""The worth of each answer of the Book by a rule of thumb: the trio that is due comes first, a Door
that is not due is left alone or made due, Nightmares are punished, and a pile that can pay for that
and more looks beneath the deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.editions.base.advice.hand_prospects import Standing, standings
from game.editions.base.advice.worth import A_DOOR, SHUT, help_of_next, nearness, total, wanted
from game.editions.base.cards import NIGHTMARE, TRIO, only_place
from game.editions.base.door import OpenDoor, Unlocks
from game.editions.base.explore import CompleteTrio, Discard, Play, PlayOrDiscard, Seeks
from game.editions.base.nightmare import FaceNightmare
from game.editions.base.warnings.blocking import holds_door
from game.editions.book.effects import Exchange, ExchangeGoals, Raise, RaiseFromBeneath
from game.editions.book.goals import GOALS, due, due_place, goals_open
from game.editions.book.spells import Cast, PauseForSpells, PayForSpell, Spend, spell_price
from game.rules.card import DOOR, Card, Colour
from game.rules.state import DISCARD, REVEALED, ROW, owned
from game.rules.steps import Command, Decision
from game.rules.view import View

NEVER = -1_000_000.0
A_SPENT_CARD = -0.15
"""Worth of a card of the discard pile, which serves only for spells."""
WASTED = -A_DOOR - 6.0
"""Cost of a trio beyond what it brings where its Door is not due."""
IN_ITS_TURN = 0.55
"""Worth of one more card in a run of the place that is due."""
IN_ORDER = (1.5, 1.45, 0.9, 0.75, 0.75, 0.5)
"""Weight of the trio that is near, by how many other Goals are due before its own; the last for all
later ones."""
PLANNED = 0.5
"""Part of the way to an equal weight that a pile goes which can pay to exchange two Goals."""
WISHED = 100.0
"""Worth of the Goal for which the price was paid, more than of any order."""
MADE_DUE = 5.0
"""Worth of a Door of the deck, or of one whose Key is held, that is made due for its price."""


def planning_payable(view: View) -> bool:
    return len(view.cards(DISCARD)) >= spell_price(view, "planning")


def casting(view: View, decision: Decision) -> Callable[[Cast], float]:
    """Judges a spell beside all other answers."""

    def of(command: Cast) -> float:
        price, pile = spell_price(view, command.spell), len(view.cards(DISCARD))
        match decision, command.spell:
            case FaceNightmare(), "punishment":
                return total(standings(view)) + A_SPENT_CARD * price
            case OpenDoor(door=door), "planning" if may_open(view, door):
                return total(standings(view)) + MADE_DUE
            case CompleteTrio(colour=place), "planning" if finds(view, place):
                return MADE_DUE
            case PauseForSpells(), "prophecy" if pile - price >= spell_price(view, "punishment"):
                return 0.5
        return NEVER

    return of


def may_open(view: View, door: Card) -> bool:
    """Returns whether a Door is not due, but is needed and has a Goal that is open."""
    if door.colours == due(view) or not any(
        goal.colours == door.colours for goal in goals_open(view)
    ):
        return False
    own = standings(view)[0]
    place = only_place(door)
    return place is None or bool(own.missing[place])


def finds(view: View, place: Colour) -> bool:
    """Returns whether a search finds a Door that is needed and not due."""
    waits = any(only_place(goal) is place for goal in goals_open(view))
    return waits and place is not due_place(view) and holds_door(place, view)


def unchanged(command: Command[Any]) -> float:
    """Judges nothing where no Goal lies, or all are met."""
    return 0.0


def in_turn(view: View) -> dict[Colour, int]:
    """Returns how many Goals are due before the next one of each place that has one open."""
    turns: dict[Colour, int] = {}
    for turn, goal in enumerate(goals_open(view)):
        place = only_place(goal)
        if place is not None:
            turns.setdefault(place, turn)
    return turns


def order_of_trios(view: View) -> Callable[[Standing], float]:
    """Returns a judge of how well the trios that are near fit the order of the Goals."""
    even = PLANNED if planning_payable(view) else 0.0
    weights = {
        place: (IN_ORDER[min(turn, len(IN_ORDER) - 1)] - 1.0) * (1.0 - even)
        for place, turn in in_turn(view).items()
    }
    return lambda own: sum(weights.get(p, 0.0) * nearness(own, p) for p in wanted(own))


def action(view: View, decision: PlayOrDiscard) -> Callable[[Command[Any]], float]:
    """Judges plays: a trio for a Door that is not due brings nothing, unless the Goals can be
    exchanged."""
    place_due = due_place(view)
    if not due(view):
        return unchanged
    own = standings(view)[0]
    fits = order_of_trios(view)
    planning = planning_payable(view)

    def of(command: Command[Any]) -> float:
        match command:
            case Discard(card=card):
                return fits(own.without(card))
            case Play(card=card):
                after = own.played(card)
                if sum(after.missing.values()) < sum(own.missing.values()):
                    if place_due is None or own.place is place_due:
                        return fits(after) + IN_ITS_TURN
                    return -A_DOOR / 2 if planning else WASTED
                return fits(after) + IN_ITS_TURN * (after.place is place_due and after.run > 0)
        return fits(own)

    return of


def any_answer(view: View, decision: Decision) -> Callable[[Command[Any]], float]:
    """Judges what other editions offer besides: a Door that is shown, caught or wished for, and not
    due, goes to Limbo."""
    now = due(view)
    owned_doors = {door for held in view.doors for door in held}

    def of(command: Command[Any]) -> float:
        cards = (held for held in vars(command).values() if isinstance(held, Card))
        doors = [card for card in cards if card.kind == DOOR and card not in owned_doors]
        return NEVER if any(door.colours != now for door in doors) else 0.0

    return of if now else unchanged


def trio(view: View, decision: CompleteTrio) -> Callable[[Command[Any]], float]:
    """Judges a search: a Door that is not due would go to Limbo."""
    now = due(view)

    def of(command: Command[Any]) -> float:
        wasted = isinstance(command, Seeks) and now not in (frozenset(), command.sought(decision))
        return -3.0 if wasted else 0.0

    return of


def door(view: View, decision: OpenDoor) -> Callable[[Command[Any]], float]:
    """Judges the opening of a Door that is not due: its Key can be kept for nothing."""
    wasted = due(view) not in (frozenset(), decision.door.colours)
    return lambda command: NEVER if wasted and isinstance(command, Unlocks) else 0.0


def beneath(view: View, decision: RaiseFromBeneath) -> Callable[[Raise], float]:
    """Judges which card comes up: the one that helps most; a Door only if it is due."""
    help_of = help_of_next(view)

    def of(command: Raise) -> float:
        card = command.card
        if card is not None and card.kind == DOOR and card.colours != due(view):
            return SHUT
        return help_of(card)

    return of


def exchanging(view: View, decision: ExchangeGoals) -> Callable[[Exchange], float]:
    """Judges an exchange: the Goal of the Door that is met, or of the trio in the row, comes first,
    and then those whose trios are near. One that changes no order is a waste."""
    wished, row, own = wish(view), view.cards(GOALS), standings(view)[0]
    open_now = set(goals_open(view))
    colours = [goal.colours for goal in row if goal in open_now]

    def of(command: Exchange) -> float:
        change = {command.first: command.second, command.second: command.first}
        after = [g.colours for g in (change.get(goal, goal) for goal in row) if g in open_now]
        if after == colours:
            return NEVER
        order = [next(iter(goal)) for goal in after if len(goal) == 1]
        near = sum(
            weight * nearness(own, place)
            for weight, place in zip(IN_ORDER, order, strict=False)
            if own.missing[place]
        )
        return near + WISHED * (after[0] == wished)

    return of


def wish(view: View) -> frozenset[Colour]:
    """Returns the colours that should be due: of the Door that is met, or of the trio that ends the
    row."""
    met = [card for card in view.cards(REVEALED) if card.kind == DOOR]
    if met:
        return met[0].colours
    place = view.trio(view.cards(owned(ROW, view.active))[-TRIO:])
    return frozenset({place}) if place else frozenset()


def paying(view: View, decision: PayForSpell) -> Callable[[Spend], float]:
    """Judges the price: a Nightmare that leaves the game can be brought back by nothing."""
    return lambda command: float(command.card.kind == NIGHTMARE)
