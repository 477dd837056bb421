"""The worth of the answers of the Glyphs, by the rule of thumb of the base game."""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Any

from game.editions.base.advice.hand_prospects import standings
from game.editions.base.advice.worth import total, worth
from game.editions.base.cards import NIGHTMARE, only_place
from game.editions.base.explore import Discard, PlayOrDiscard
from game.editions.base.warnings.blocking import still_to_gain
from game.editions.glyphs.incantation import (
    GLYPH,
    SHOWN,
    HeedIncantation,
    OpenShown,
    OrderTheRest,
    Sink,
)
from game.rules.card import DOOR, Card
from game.rules.steps import Command
from game.rules.view import View

FREE_DOOR = 11.0
"""Worth of a Door that takes neither a trio nor a Key."""
FEARED = -20.0


def doors_in_deck(view: View) -> int:
    faces = {card.face for card in view.box if card.kind == DOOR}
    known = sum(card.kind == DOOR for card in view.known_top)
    return known + sum(view.unseen.get(face, 0) for face in faces)


def wanted_here(door: Card, view: View) -> bool:
    """Returns whether the active seat has still to gain a Door of this place."""
    place = only_place(door)
    return place is None or bool(still_to_gain(place, view, view.active))


def chance_of_a_door(view: View) -> float:
    """Returns the chance that one of the next cards is a Door: 1 if the viewer knows one."""
    top, bottom = view.known_top, view.known_bottom
    reached = len(bottom) - len(view.out_of_reach(SHOWN))
    known = (*top[:SHOWN], *bottom[:reached])
    if any(card.kind == DOOR for card in known):
        return 1.0
    unknown, blind = view.deck_count - len(top) - len(bottom), SHOWN - len(known)
    doors = doors_in_deck(view) - sum(card.kind == DOOR for card in (*top, *bottom))
    if blind <= 0 or unknown <= 0:
        return 0.0
    blind = min(blind, unknown)
    return 1 - comb(max(0, unknown - doors), blind) / comb(unknown, blind)


def action(view: View, decision: PlayOrDiscard) -> Callable[[Command[Any]], float]:
    """Judges the Incantation of a Glyph."""
    bonus = FREE_DOOR * chance_of_a_door(view)

    def of(command: Command[Any]) -> float:
        match command:
            case Discard(card=card) if card.kind == GLYPH:
                return bonus
        return 0.0

    return of


def door(view: View, decision: HeedIncantation) -> Callable[[Command[Any]], float]:
    """Judges the Door with which the player stands best; none if it would block the partner."""
    own, *others = standings(view)

    def of(command: Command[Any]) -> float:
        if not isinstance(command, OpenShown):
            return total((own, *others))
        place = only_place(command.door)
        needed = wanted_here(command.door, view)
        if place is None:
            return total((own, *others)) + FREE_DOOR
        after = own.with_door(place)
        return total((after, *others)) + (1.0 if needed else -1.0)

    return of


def the_rest(view: View, decision: OrderTheRest) -> Callable[[Sink], float]:
    """Judges an order: the cards that help most lie highest."""
    sides = standings(view)
    now = worth(sides[0])

    def help_of(card: Card | None) -> float:
        if card is None:
            return 0.0
        if card.kind == NIGHTMARE:
            return FEARED
        if card.kind == DOOR:
            return 0.0
        return worth(sides[0].holding(*sides[0].hand, card)) - now

    helps = {card: help_of(card) for card in view.revealed}
    return lambda command: -sum(n * helps.get(card, 0.0) for n, card in enumerate(command.order))
