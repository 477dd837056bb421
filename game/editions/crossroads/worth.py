"""The worth of the answers that Crossroads and Dead Ends change, by a rule of thumb: Dead Ends clog
the hand the more of them there are, and an Escape costs a hand of cards of the deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.editions.base.advice.hand_prospects import losing, standings
from game.editions.base.advice.worth import HOPELESS, NEW_HAND, SOON, total
from game.editions.base.door import Claim, OpenDoor
from game.editions.base.explore import Discard, Play, PlayOrDiscard
from game.editions.base.nightmare import FaceNightmare, LoseHand, PayKey
from game.editions.base.prophecy import Foresee, Prophesy
from game.editions.crossroads.crossroad import is_crossroad
from game.editions.crossroads.dead_end import DEAD_END, Escape
from game.rules.card import Card
from game.rules.state import HAND_SIZE, SHARED_SIZE
from game.rules.steps import Command
from game.rules.view import View

CLOGS = (0.0, -0.5, -1.5, -3.2, -7.0, -40.0)
"""Worth of the Dead Ends of a hand, by their number."""
ESCAPES = -6.0
"""Worth of the turn and the cards of the deck that an Escape takes."""
TO_COME = -4.0
"""Worth of a Dead End that is drawn."""
SPENT = -1.6
"""Worth of a Crossroad that leaves the hand and helps no run."""
KEY_PAID = -3.0
"""Worth of the Crossroad Key beside that of another one."""


def dead_ends(view: View) -> int:
    return sum(card.kind == DEAD_END for card in (*view.hand, *view.shared))


def action(view: View, decision: PlayOrDiscard) -> Callable[[Command[Any]], float]:
    """Judges what stays in the hand, and the new hand of an Escape."""
    if DEAD_END not in view.kinds:
        return lambda command: 0.0
    clogged = CLOGS[dead_ends(view)]
    own, *_ = sides = standings(view)
    lasts = view.deck_count > HAND_SIZE[view.seats] + SHARED_SIZE[view.seats]

    def of(command: Command[Any]) -> float:
        match command:
            case Escape():
                cost = NEW_HAND + ESCAPES - clogged + (0.0 if lasts else HOPELESS)
                return total(losing(sides, *own.hand)) + cost
            case Play(card=card) if is_crossroad(card):
                after = own.played(card)
                helps = after.run > 1 or sum(after.missing.values()) < sum(own.missing.values())
                return 0.0 if helps else SPENT
            case Discard(card=card) if is_crossroad(card):
                return SPENT
        return 0.0

    return of


def nightmare(view: View, decision: FaceNightmare) -> Callable[[Command[Any]], float]:
    """Judges the hand that is given: its Dead Ends go with it. The Crossroad Key is kept."""
    clogged = CLOGS[dead_ends(view)]

    def of(command: Command[Any]) -> float:
        match command:
            case LoseHand():
                return -clogged
            case PayKey(key=key) if is_crossroad(key):
                return KEY_PAID
        return 0.0

    return of


def door(view: View, decision: OpenDoor) -> Callable[[Command[Any]], float]:
    """Judges the Crossroad Key: a Key of the place opens as well."""
    return lambda command: (
        KEY_PAID if isinstance(command, Claim) and is_crossroad(command.key) else 0.0
    )


def prophecy(view: View, decision: Prophesy) -> Callable[[Foresee], float]:
    """Judges the Dead Ends among the cards: they are thrown away, or come late."""

    def help_of(card: Card | None) -> float:
        return TO_COME if card is not None and card.kind == DEAD_END else 0.0

    def of(command: Foresee) -> float:
        soon = sum(n * help_of(card) for n, card in zip(SOON, command.order, strict=False))
        return soon - len(SOON) * help_of(command.discard)

    return of
