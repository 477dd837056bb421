"""The worth of each answer of the Book by a rule of thumb: Doors that are not due are left alone,
Nightmares are punished, and a pile that can pay for that and more looks beneath the deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.editions.base.advice.hand_prospects import standings
from game.editions.base.advice.worth import A_DOOR, SHUT, help_of_next, total
from game.editions.base.cards import TRIO, only_place
from game.editions.base.door import OpenDoor, Unlocks
from game.editions.base.explore import CompleteTrio, Play, PlayOrDiscard, Seeks
from game.editions.base.nightmare import FaceNightmare
from game.editions.base.warnings.blocking import holds_door
from game.editions.base.warnings.lost_causes import Row
from game.editions.book.effects import Exchange, ExchangeGoals, Raise, RaiseFromBeneath
from game.editions.book.goals import due, due_place, goals_open
from game.editions.book.spells import Cast, PauseForSpells, spell_price
from game.rules.card import DOOR, Card, Colour
from game.rules.state import DISCARD, REVEALED
from game.rules.steps import Command, Decision
from game.rules.view import View

NEVER = -1_000_000.0
A_SPENT_CARD = -0.15
"""Worth of a card of the discard pile, which serves only for spells."""
WASTED = -A_DOOR - 3.0
"""Cost of a trio beyond what it brings where its Door is not due."""
IN_ITS_TURN = 0.8
"""Worth of one more card in a run of the place that is due."""


def payable(view: View, spell: Any) -> bool:
    return len(view.cards(DISCARD)) >= spell_price(view, spell)


def casting(view: View, decision: Decision) -> Callable[[Cast], float]:
    """Judges a spell beside all other answers."""

    def of(command: Cast) -> float:
        price, pile = spell_price(view, command.spell), len(view.cards(DISCARD))
        match decision, command.spell:
            case FaceNightmare(), "punishment":
                return total(standings(view)) + A_SPENT_CARD * price
            case OpenDoor(door=door), "planning" if may_open(view, door):
                return total(standings(view)) + A_DOOR / 2
            case CompleteTrio(colour=place), "planning" if finds(view, place):
                return 0.5
            case PauseForSpells(), "prophecy" if pile - price >= spell_price(view, "punishment"):
                return 0.5
        return NEVER

    return of


def may_open(view: View, door: Card) -> bool:
    """Whether a Door is not due, but is needed and has a Goal that is open."""
    if door.colours == due(view) or not any(
        goal.colours == door.colours for goal in goals_open(view)
    ):
        return False
    own = standings(view)[0]
    place = only_place(door)
    return place is None or bool(own.missing[place])


def finds(view: View, place: Colour) -> bool:
    """Whether a search finds a Door that is needed and not due."""
    waits = any(only_place(goal) is place for goal in goals_open(view))
    return waits and place is not due_place(view) and holds_door(place, view)


def unchanged(command: Command[Any]) -> float:
    """Judges nothing where no Goal lies, or all are met."""
    return 0.0


def action(view: View, decision: PlayOrDiscard) -> Callable[[Command[Any]], float]:
    """Judges plays: a trio for a Door that is not due brings nothing, unless the Goals can be
    exchanged."""
    place_due = due_place(view)
    if not due(view):
        return unchanged
    row = Row.of(view, view.active)
    planning = payable(view, "planning")

    def of(command: Command[Any]) -> float:
        if not isinstance(command, Play):
            return 0.0
        if place_due in command.card.colours:
            return IN_ITS_TURN
        if row.place in command.card.colours and row.run % TRIO == TRIO - 1:
            return -1.0 if planning else WASTED
        return 0.0

    return of


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
    """Judges an exchange: the Goal of the Door that is met, or of the trio in the row, comes
    first."""
    wished, open_now = wish(view), goals_open(view)

    def of(command: Exchange) -> float:
        if not open_now:
            return 0.0
        change = {command.first: command.second, command.second: command.first}
        first = change.get(open_now[0], open_now[0])
        return 1.0 if wished == first.colours and first in open_now else 0.0

    return of


def wish(view: View) -> frozenset[Colour]:
    """Returns the colours that should be due."""
    met = [card for card in view.cards(REVEALED) if card.kind == DOOR]
    if met:
        return met[0].colours
    place = Row.of(view, view.active).place
    return frozenset({place}) if place else frozenset()
