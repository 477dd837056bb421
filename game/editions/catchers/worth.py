"""The worth of each answer about Dreamcatchers by a rule of thumb: an empty one is worth much when
no other is, what is caught is worth bringing back if it is needed, and Nightmares rest there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.editions.base.advice.hand_prospects import Standing, standings
from game.editions.base.advice.worth import HOPELESS, total
from game.editions.base.cards import KEY, NIGHTMARE
from game.editions.base.explore import CompleteTrio, PlayOrDiscard, Search
from game.editions.base.prophecy import Foresee, Prophesy
from game.editions.catchers.freeing import ChooseFreeing, Free, OpenFailsafe, SearchCatcher
from game.editions.catchers.hoops import FAILSAFE, LOST_DREAM, seen_hanging, seen_on
from game.rules.card import DOOR, Card
from game.rules.steps import Command
from game.rules.view import View

ROOM = (7.0, 2.5, 0.6, 0.0, 0.0)
"""Worth of one more empty Dreamcatcher, by how many are empty already."""
NIGHTMARE_WAKES, DREAM_LEAVES = -2.2, -1.0
"""Worth of a Nightmare and of a Lost Dream that go back to the deck."""
DOOR_BACK, WITH_KEY = 0.4, 1.6
"""Worth of a needed Door that goes back to the deck, and of one whose Key is held."""
BOOK = -4.0
"""Worth of a Failsafe Book that is spent."""
TAKEN, SPARE = 1.3, -1.0
"""Worth of a Door that is taken from a Dreamcatcher, if it is needed or not."""
SEARCH_IN_VAIN = -0.4
"""Worth of a search for nothing but a Dreamcatcher to be freed."""


def is_empty(view: View, hoop: Card) -> bool:
    return not seen_on(view, hoop)


def room(view: View) -> float:
    """Returns the worth of one more empty Dreamcatcher."""
    return ROOM[sum(is_empty(view, hoop) for hoop in seen_hanging(view))]


def coming_back(view: View, card: Card, own: Standing) -> float:
    """Returns the worth of a caught card in the deck."""
    if card.kind == NIGHTMARE:
        return NIGHTMARE_WAKES
    if card.kind == LOST_DREAM:
        return DREAM_LEAVES
    places = [place for place in card.colours if own.missing[place]] if card.kind == DOOR else []
    held = {place for key in own.hand if key.kind == KEY for place in key.colours}
    if not places:
        return 0.0
    return WITH_KEY if held.intersection(places) else DOOR_BACK


def freed(view: View, hoop: Card) -> float:
    """Returns the worth of a Dreamcatcher that is freed."""
    own = standings(view)[0]
    return room(view) + sum(coming_back(view, card, own) for card in seen_on(view, hoop))


def freeing(view: View, decision: ChooseFreeing) -> Callable[[Command[Any]], float]:
    """Judges what comes back against what stays caught."""
    return lambda command: freed(view, command.catcher) if isinstance(command, Free) else 0.0


def best_freed(view: View, barred: Card | None = None) -> float:
    """Returns the worth of the best answer to a freeing."""
    full = [h for h in seen_hanging(view) if h is not barred and not is_empty(view, h)]
    return max((0.0, *(freed(view, hoop) for hoop in full)))


def trio(view: View, decision: CompleteTrio) -> Callable[[Command[Any]], float]:
    """Judges a Door from a Dreamcatcher beside one from the deck, and what each search frees."""
    missing = standings(view)[0].missing[decision.colour]

    def of(command: Command[Any]) -> float:
        if isinstance(command, SearchCatcher):
            source = next(h for h in seen_hanging(view) if command.door in seen_on(view, h))
            emptied = room(view) if len(seen_on(view, source)) == 1 else 0.0
            return (TAKEN if missing else SPARE) + emptied + best_freed(view, source)
        if isinstance(command, Search):
            gain = best_freed(view)
            return gain + (SEARCH_IN_VAIN if gain else 0.0)
        return 0.0

    return of


def action(view: View, decision: PlayOrDiscard) -> Callable[[Command[Any]], float]:
    """Judges a Failsafe Book: it is spent when no Dreamcatcher is empty."""
    if FAILSAFE not in view.table:
        return lambda command: 0.0
    as_it_is = total(standings(view))

    def of(command: Command[Any]) -> float:
        if not isinstance(command, OpenFailsafe):
            return 0.0
        return as_it_is + BOOK + freed(view, command.catcher)

    return of


def prophecy(view: View, decision: Prophesy) -> Callable[[Foresee], float]:
    """Judges what is thrown away: without a Lost Dream the game cannot be won."""
    return lambda command: HOPELESS if command.discard.kind == LOST_DREAM else 0.0
