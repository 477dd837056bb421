"""The worth of each answer about dreams by a rule of thumb: a Door that a Key of the hand opens is
wished for; a Premonition that is near and harmful is dispelled; of the next cards only Nightmares
are thrown away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.editions.base.advice.hand_prospects import losing, standings
from game.editions.base.advice.worth import A_DOOR, HOPELESS, OPENED, SOON, help_of_next, total
from game.editions.base.cards import KEY, NIGHTMARE
from game.editions.base.warnings.blocking import holds_door, still_to_gain
from game.editions.dreams.coming_true import Befall, ChoosePremonition
from game.editions.dreams.effects import HAPPY_DREAM, ChooseDoor, ChooseKey, Forfeit, LoseKey
from game.editions.dreams.happy_dream import (
    SIFTED,
    ChooseWish,
    Dispel,
    FollowDream,
    OrderTheSifted,
    PutBack,
    Seek,
    SiftCards,
    SiftOut,
    Wish,
)
from game.editions.dreams.premonitions import (
    BLUE,
    BROWN,
    EVERY,
    FIVE,
    GREEN,
    PAIR,
    RED,
    THREE,
    doors_in_sight,
    progress,
)
from game.rules.card import DOOR, Card
from game.rules.steps import Command
from game.rules.view import View

HARM: Mapping[Card, float] = {
    RED: 3.0,
    BLUE: 5.0,
    GREEN: 6.0,
    BROWN: A_DOOR - 1,
    PAIR: A_DOOR,
    THREE: 4.0,
    EVERY: 3.0,
    FIVE: 5.0,
}
"""Harm of each Premonition once it comes true."""
FAR = 0.9
"""Part of that harm by which it is feared while its condition is far."""
A_DOOR_AT_ONCE, ANOTHER_CARD = A_DOOR - 1.5, 3.5
"""Worth of a search that finds a Door which can be opened at once, and of any other."""
SEVEN_CARDS, A_NIGHTMARE_AWAY = 4.0, 2.5
"""Worth of the order of seven cards, and of each Nightmare expected among them."""
ANOTHER_DREAM = 6.0
"""Worth of a Happy Dream that comes soon."""
A_CARD_OF_THE_DECK = -1.0


def fear(premonition: Card, view: View) -> float:
    """Returns the harm of a Premonition, less while its condition is far from being met."""
    count, needed = progress(premonition, doors_in_sight(view))
    return HARM[premonition] * (FAR + (1 - FAR) * count / max(1, needed - 1))


def openable(view: View) -> bool:
    """Returns whether the deck holds a Door that is needed and that a Key of the hand opens."""
    keys = {c for card in (*view.hand, *view.shared) if card.kind == KEY for c in card.colours}
    return any(holds_door(c, view) and still_to_gain(c, view, view.active) for c in keys)


def dream(view: View, decision: FollowDream) -> Callable[[Command[Any]], float]:
    """Judges the three powers of a Happy Dream."""
    nightmares = view.unknown.get(NIGHTMARE, 0)
    share = nightmares / max(1, sum(view.unknown.values()))
    seen = min(SIFTED, view.deck_count)

    def of(command: Command[Any]) -> float:
        match command:
            case Dispel(premonition=premonition):
                return fear(premonition, view)
            case Seek():
                return A_DOOR_AT_ONCE if openable(view) else ANOTHER_CARD
        return SEVEN_CARDS + A_NIGHTMARE_AWAY * share * seen if seen else 0.0

    return of


def sifting(view: View, decision: SiftCards) -> Callable[[Command[Any]], float]:
    """Judges what is thrown away of the next cards: Nightmares alone."""

    def of(command: Command[Any]) -> float:
        if not isinstance(command, SiftOut):
            return 0.0
        if command.card.kind == NIGHTMARE:
            return A_NIGHTMARE_AWAY
        return HOPELESS if command.card.kind == DOOR else A_CARD_OF_THE_DECK

    return of


def order(view: View, decision: OrderTheSifted) -> Callable[[PutBack], float]:
    """Judges an order: what helps most comes first."""
    help_of = help_of_next(view)
    helps = {
        card: ANOTHER_DREAM if card.kind == HAPPY_DREAM else help_of(card)
        for card in view.prophecy
        if card is not None
    }
    return lambda command: sum(
        n * helps[card] for n, card in zip(SOON, command.order, strict=False) if card is not None
    )


def wish(view: View, decision: ChooseWish) -> Callable[[Wish], float]:
    """Judges the card that comes next: a Door only if it is needed and can be opened."""
    help_of = help_of_next(view)

    def of(command: Wish) -> float:
        card = command.card
        if card.kind == HAPPY_DREAM:
            return 0.0
        needed = any(still_to_gain(place, view, view.active) for place in card.colours)
        if card.kind == DOOR and not needed:
            return -OPENED
        return help_of(card)

    return of


def first(view: View, decision: ChoosePremonition) -> Callable[[Befall], float]:
    """Judges which comes true first: a Door that goes may save from the others; what turns up more
    comes last."""
    ranks = {BROWN: 2.0, PAIR: 2.0, THREE: -1.0, FIVE: -1.0}
    return lambda command: ranks.get(command.premonition, 0.0)


def keys(view: View, decision: ChooseKey) -> Callable[[LoseKey], float]:
    """Judges what is left without a Key."""
    sides = standings(view)
    return lambda command: total(losing(sides, command.key))


def doors(view: View, decision: ChooseDoor) -> Callable[[Forfeit], float]:
    """Judges how the players stand without a Door."""
    sides = standings(view)

    def of(command: Forfeit) -> float:
        owner = next(seat for seat, held in enumerate(view.doors) if command.door in held)
        after = list(sides)
        at = (owner - view.active) % view.seats
        for place in command.door.colours:
            after[at] = after[at].with_door(place, -1)
        return total(after)

    return of
