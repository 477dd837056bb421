"""The worth of each answer about Towers by a rule of thumb: Towers that stand together and can be
built on are worth more than those in the hand; a look from a Tower is worth a little."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.editions.base.advice.hand_prospects import standings
from game.editions.base.advice.worth import SOON, help_of_next, total
from game.editions.base.explore import Discard, PlayOrDiscard
from game.editions.towers.alignment import ALIGNMENT, TOWER, Build, storeys
from game.editions.towers.lookout import Arrange, OrderLookout
from game.editions.towers.planning import after, nearness
from game.editions.towers.ruin import FalseDestruction, LoseTower
from game.rules.card import Card
from game.rules.steps import Command
from game.rules.view import View

TOGETHER = (0.0, 3.0, 6.0, 9.5, 14.0)
"""Worth of the Towers of the nearest whole Alignment that stand, by their number."""
IN_HAND = 0.9
"""Worth of each other Tower of it in the hand."""
SEEN = 0.35
"""Worth of each card that a look shows."""
RETURNS = -3.0
"""Worth of a Nightmare that comes back."""


def plan(view: View, command: Command[Any], held: Iterable[Card]) -> float:
    """Returns the worth of the Alignment once this is done."""
    hand = frozenset(card for card in held if card.kind == TOWER)
    gone = frozenset(card for card in view.gone if card.kind == TOWER)
    stand, others = nearness(after(command, view), gone, hand)
    return TOGETHER[stand] + IN_HAND * others


def action(view: View, decision: PlayOrDiscard) -> Callable[[Command[Any]], float]:
    """Judges what stands or is seen, beside what the base game counts."""
    if ALIGNMENT not in view.table:
        return lambda command: 0.0
    hand = (*view.hand, *view.shared)
    as_it_is = total(standings(view))

    def of(command: Command[Any]) -> float:
        match command:
            case Build():
                held = [card for card in hand if card is not command.tower]
                return as_it_is + plan(view, command, held)
            case Discard() if command.card.kind == TOWER:
                held = [card for card in hand if card is not command.card]
                seen = min(storeys(command.card), view.deck_count)
                return plan(view, command, held) + SEEN * seen
        return plan(view, command, hand)

    return of


def ruin(view: View, decision: LoseTower) -> Callable[[Command[Any]], float]:
    """Judges what still stands, or the return of the Nightmare."""
    hand = (*view.hand, *view.shared)

    def of(command: Command[Any]) -> float:
        returns = RETURNS if isinstance(command, FalseDestruction) else 0.0
        return plan(view, command, hand) + returns

    return of


def lookout(view: View, decision: OrderLookout) -> Callable[[Arrange], float]:
    """Judges an order: what helps most comes first."""
    help_of = help_of_next(view)
    helps = {card: help_of(card) for card in view.prophecy}
    return lambda command: sum(
        n * helps[card] for n, card in zip(SOON, command.order, strict=False)
    )
