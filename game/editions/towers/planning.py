"""The distance of an Alignment from being whole, as far as everybody at the table may know."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache
from typing import Any

from game.editions.towers.alignment import ALIGNMENT, TOWERS, Build, is_aligned, may_stand
from game.editions.towers.ruin import GiveTower
from game.rules.card import Card, Colour
from game.rules.state import Cards
from game.rules.view import View

WHOLE = len(Colour)
"""Neighbours of different places that make a whole Alignment."""


def after(command: Any, view: View) -> Cards:
    """Returns the Alignment once this is done."""
    towers = view.cards(ALIGNMENT)
    match command:
        case Build(tower=tower, end="left"):
            return (tower, *towers)
        case Build(tower=tower):
            return (*towers, tower)
        case GiveTower(tower=tower):
            return tuple(card for card in towers if card is not tower)
    return towers


@lru_cache(maxsize=1)
def whole_alignments() -> tuple[Cards, ...]:
    """Returns every four Towers of the four places that may stand side by side in this order."""
    beside = {one: [other for other in TOWERS if may_stand((one, other))] for one in TOWERS}
    standing: list[Cards] = [(tower,) for tower in TOWERS]
    for _ in range(WHOLE - 1):
        longer = ((*towers, other) for towers in standing for other in beside[towers[-1]])
        standing = [towers for towers in longer if all_differ(towers)]
    return tuple(standing)


def standing_together(towers: Cards) -> int:
    """Returns how many neighbours of different places stand side by side at most."""
    return max(
        (
            count
            for at in range(len(towers))
            for count in range(1, WHOLE + 1)
            if at + count <= len(towers) and all_differ(towers[at : at + count])
        ),
        default=0,
    )


def that_go_on(towers: Cards, view: View) -> Set[Card]:
    """Returns the Towers, neither lost nor built, that could be built beside these so that more
    neighbours of different places stand; none where the Alignment is whole."""
    if is_aligned(towers):
        return frozenset()
    lost, now = {*view.gone, *view.cards(ALIGNMENT)}, standing_together(towers)
    return {
        tower
        for tower in TOWERS
        if tower not in lost
        for then in ((tower, *towers), (*towers, tower))
        if may_stand(then) and standing_together(then) > now
    }


def all_differ(towers: Cards) -> bool:
    return len({tower.colours for tower in towers}) == len(towers)


def shared_part(towers: Cards, whole: Cards) -> Cards:
    """Returns the Towers of an Alignment that are part of a whole one and can be built on: those at
    an end, or all."""
    for count in range(min(len(towers), WHOLE), 0, -1):
        if towers[-count:] == whole[:count] or towers[:count] == whole[-count:]:
            return towers[-count:] if towers[-count:] == whole[:count] else towers[:count]
        if count == len(towers) and any(
            whole[at : at + count] == towers for at in range(WHOLE - count + 1)
        ):
            return towers
    return ()


@lru_cache(maxsize=512)
def nearness(towers: Cards, gone: Set[Card], held: Set[Card]) -> tuple[int, int]:
    """Returns, for the nearest whole Alignment, how many of its Towers stand together where they
    can be built on, and how many of the others are held; zeros if none can be reached."""
    if is_aligned(towers):
        return WHOLE, 0
    best = 0, 0
    for whole in whole_alignments():
        part = shared_part(towers, whole)
        others = {tower for tower in whole if tower not in part}
        if (part or not towers) and not others & gone and not others & set(towers):
            best = max(best, (len(part), len(others & held)))
    return best


def out_of_reach(view: View) -> bool:
    """Returns whether no four Towers that could stand side by side are left, in whatever order the
    others are lost (X3.4): a Tower of the discard pile does not come back."""
    towers = view.cards(ALIGNMENT)
    if is_aligned(towers):
        return False
    gone = set(view.gone)
    return all(gone.intersection(whole) for whole in whole_alignments())
