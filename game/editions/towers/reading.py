"""The planner's reading of Towers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game.editions.towers.alignment import ALIGNMENT, TOWER, TOWERS, is_aligned, storeys
from game.editions.towers.lookout import LookOut, OrderLookout
from game.editions.towers.planning import WHOLE, out_of_reach, shared_part, whole_alignments
from game.editions.towers.ruin import LoseTower
from game.players.planner import table
from game.players.planner.reading import Reading
from game.rules.card import Card
from game.rules.state import HAND, Cards, owned
from game.rules.view import View
from game.words import JOINED_BY

HARDER = frozenset({"towers-2", "towers-hard"})
"""Names of the second level, the last in older saves."""
Towers = frozenset[Card]


@lru_cache(maxsize=2_000)
def built_on(towers: Cards) -> tuple[tuple[Towers, Towers], ...]:
    """Returns the whole Alignments that these Towers can become, and what each of them lacks."""
    reached = []
    for whole in whole_alignments():
        part = shared_part(towers, whole)
        lacks = frozenset(whole).difference(part)
        if (part or not towers) and lacks.isdisjoint(towers):
            reached.append((frozenset(whole), lacks))
    return tuple(reached)


@lru_cache(maxsize=20_000)
def ways(towers: Cards, gone: Towers, held: Towers) -> tuple[int, int, int, int]:
    """Returns how many Towers still have to be built for the nearest whole Alignment, from 0 to 4,
    or 5 if none can be reached; how many of them have to come from the deck at least, also if more
    are built; how many for the nearest; and how many Alignments are so near, up to 8."""
    if is_aligned(towers):
        return 0, 0, 0, 0
    lacking = [
        (len(lacks), len(lacks - held))
        for whole, lacks in built_on(towers)
        if gone.isdisjoint(whole)
    ]
    if not lacking:
        return WHOLE + 1, WHOLE + 1, WHOLE + 1, 0
    build, fetch = min(lacking)[0], min(drawn for _, drawn in lacking)
    near = [drawn for count, drawn in lacking if count == build]
    return build, fetch, min(near), min(8, len(near))


def read(view: View, p: list[int], code_of: Callable[[Card], int]) -> None:
    """Reads the Alignment, and how much of it is missing."""
    hand = view.cards(owned(HAND, view.active))
    harder = not HARDER.isdisjoint(view.edition.split(JOINED_BY))
    p[table.TOWER_LEVEL] = 2 if harder else 1
    towers = view.cards(ALIGNMENT)
    p[table.STANDING] = len(towers)
    for place, tower in enumerate(towers):
        p[table.ALIGNMENT + place] = TOWERS.index(tower)
    gone = frozenset([card for card in view.gone if card.kind == TOWER])
    held = frozenset([card for card in (*hand, *view.shared) if card.kind == TOWER])
    p[table.BUILD], p[table.FETCH], p[table.NEAR], p[table.WAYS] = ways(towers, gone, held)
    p[table.ALIGNED] = int(p[table.BUILD] == 0)


READING = Reading(
    "towers",
    plays=lambda view: ALIGNMENT in view.table,
    codes={tower: table.FIRST_TOWER + sort for sort, tower in enumerate(TOWERS)},
    stages={
        OrderLookout.__name__: table.ARRANGE,
        LoseTower.__name__: table.RUIN,
        LookOut.__name__: table.LOOKOUT,
    },
    turns_up={LookOut.__name__: lambda step: storeys(step.tower)},
    read=read,
    hopeless=out_of_reach,
)
