"""How good each answer of the base game is, by a rule of thumb: how the players stand after it.

Finish trios; keep Keys for Nightmares and Doors; without a Key give the hand rather than five cards
of the deck; get rid of what no Door needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.editions.base.advice.standing import losing, standings
from game.editions.base.advice.terms import total, worth
from game.editions.base.cards import KEY, NIGHTMARE
from game.editions.base.door import Claim, OpenDoor
from game.editions.base.explore import CompleteTrio, Discard, Play, PlayOrDiscard, Search
from game.editions.base.nightmare import (
    REVEALED_CARDS,
    FaceNightmare,
    LoseDoor,
    LoseHand,
    PayKey,
)
from game.editions.base.partners import Draft, OfferSwap, Swap, Take
from game.editions.base.prophecy import Foresee, Prophesy
from game.editions.base.warnings.blocking import holds_door
from game.rules.card import DOOR, Card
from game.rules.state import HAND_SIZE, SHARED_SIZE
from game.rules.steps import Command
from game.rules.view import View

FIVE_CARDS = -16.0
NEW_HAND = 0.8
SWAP = -0.5
"""What these bring or cost."""
HOPELESS = -1000.0
SOON = (4.0, 3.0, 2.0, 1.0)
"""How much it counts what comes next, and after that, and so on."""
FEARED, OPENED, SHUT = -20.0, 20.0, -5.0
"""What a Prophecy finds: a Nightmare, a Door with its Key in the hand, and one without."""


def action(view: View, decision: PlayOrDiscard) -> Callable[[Command[Any]], float]:
    """What lies in the row, or is gone, and what the hand still holds."""
    own, *others = standings(view)

    def of(command: Command[Any]) -> float:
        match command:
            case Play(card=card):
                return total((own.played(card), *losing(others, card)))
            case Discard(card=card):
                return total(losing((own, *others), card))
        return 0.0

    return of


def trio(view: View, decision: CompleteTrio) -> Callable[[Command[Any]], float]:
    """A Door that is needed is looked for."""
    own = standings(view)[0]
    finds = own.missing[decision.colour] and holds_door(decision.colour, view)
    return lambda command: (1.0 if finds else -1.0) * isinstance(command, Search)


def door(view: View, decision: OpenDoor) -> Callable[[Command[Any]], float]:
    """The Door for its Key, or the Key kept."""
    own, *others = standings(view)
    (place,) = decision.door.colours

    def of(command: Command[Any]) -> float:
        if not isinstance(command, Claim):
            return total((own, *others))
        return total(losing((own.with_door(place), *others), command.key))

    return of


def nightmare(view: View, decision: FaceNightmare) -> Callable[[Command[Any]], float]:
    """What is left after each price; a deck that runs out is the end."""
    own, *others = sides = standings(view)
    size = HAND_SIZE[view.seats] + SHARED_SIZE[view.seats]
    short = view.deck_count <= REVEALED_CARDS

    def of(command: Command[Any]) -> float:
        match command:
            case PayKey(key=key):
                return total(losing(sides, key))
            case LoseDoor(door=door):
                (place,) = door.colours
                return total((own.with_door(place, -1), *others))
            case LoseHand():
                lasting = 0.0 if view.deck_count > size else HOPELESS
                return total(losing(sides, *own.hand)) + NEW_HAND + lasting
        return total(sides) + FIVE_CARDS + (HOPELESS if short else 0.0)

    return of


def help_of_next(view: View) -> Callable[[Card | None], float]:
    """How good it is to draw a card."""
    sides = standings(view)
    now = total(sides)
    keys = {place for card in sides[0].hand if card.kind == KEY for place in card.colours}

    def help_of(card: Card | None) -> float:
        if card is None:
            return 0.0
        if card.kind == NIGHTMARE:
            return FEARED
        if card.kind == DOOR:
            return OPENED if card.colours & keys else SHUT
        return total((sides[0].holding(*sides[0].hand, card), *sides[1:])) - now

    return help_of


def prophecy(view: View, decision: Prophesy) -> Callable[[Foresee], float]:
    """A Nightmare goes, or what helps least, and what helps most comes first; a Door is never
    thrown away."""
    help_of = help_of_next(view)
    helps = {card: help_of(card) for card in view.prophecy}

    def of(command: Foresee) -> float:
        soon = sum(n * helps[card] for n, card in zip(SOON, command.order, strict=False))
        thrown = HOPELESS if command.discard.kind == DOOR else 0.0
        return soon - len(SOON) * helps[command.discard] + thrown

    return of


def draft(view: View, decision: Draft) -> Callable[[Command[Any]], float]:
    """What the hand is with each card."""
    own = standings(view)[0]
    return lambda take: worth(own.holding(*own.hand, take.card)) if isinstance(take, Take) else 0.0


def swap(view: View, decision: OfferSwap) -> Callable[[Command[Any]], float]:
    """Both hold what is shared, so a swap gives the partner a card and takes one."""
    others = standings(view)[1:]

    def of(command: Command[Any]) -> float:
        if not isinstance(command, Swap):
            return sum(worth(other) for other in others)
        given, taken = command.personal, command.shared
        kept = [[card for card in other.hand if card is not taken] for other in others]
        after = [o.holding(*cards, given) for o, cards in zip(others, kept, strict=True)]
        return sum(worth(other) for other in after) + SWAP

    return of
