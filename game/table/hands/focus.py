"""The way of the keyboard over the table: from thing to thing, in the direction of an arrow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from game.table.hands.things import Thing

Direction = Literal["left", "right", "up", "down"]
ASIDE = 2.2
"""Weight of a step aside, by that of a step ahead."""


def next_thing(things: Sequence[Thing], current: str, direction: Direction) -> Thing | None:
    """Returns the nearest thing in this direction, or the current one if there is none. Things that
    the current one lies on come after all that lie beside it."""
    here = next((thing for thing in things if thing.id == current), None)
    if here is None:
        return None
    x, y = here.rect.centre
    sideways = direction in ("left", "right")
    best, nearest = here, (True, True, float("inf"))
    for thing in things:
        dx, dy = thing.rect.centre[0] - x, thing.rect.centre[1] - y
        # A wide thing below or above the current one lies straight ahead.
        across = 0.0 if thing.rect.x <= x < thing.rect.right else abs(dx)
        ahead, aside = {
            "left": (-dx, abs(dy)),
            "right": (dx, abs(dy)),
            "up": (-dy, across),
            "down": (dy, across),
        }[direction]
        # Things in the same row go before nearer ones in other rows.
        beside = thing.rect.y <= y < thing.rect.bottom
        behind = thing.rect.contains((x, y))
        cost = behind, sideways and not beside, ahead + ASIDE * aside
        if thing is not here and ahead > 1 and aside <= 8 * ahead and cost < nearest:
            best, nearest = thing, cost
    return best


def first_thing(things: Sequence[Thing], wishes: Sequence[str]) -> Thing | None:
    """Returns where the focus begins: the first thing whose id begins like one of the wishes."""
    for wish in wishes:
        for thing in things:
            if thing.id.startswith(wish):
                return thing
    return things[0] if things else None
