"""Where the slots for the Doors of one player are, also when there are many."""

from __future__ import annotations

from collections.abc import Sequence

SLOT, SLOTS_APART, PLACES_APART = 104, 210, 372
"""Of the slots for Doors, by the design: their width, from one to the next, and from the slots of
one place to those of the next while each has two. Between the two stands their place."""


def crowded_x(doors: Sequence[int], place: int, copy: int) -> float:
    """Where a slot is, by the design, when there are many: the room reaches further to the right,
    and all share it. `doors` is how many each place has."""
    left, right, gap = 452 + SLOT / 2, 1868 - SLOT / 2, 24
    gaps, number = sum(count > 0 for count in doors[1:]), sum(doors[:place]) + copy
    step = min(SLOTS_APART, (right - left - gaps * gap) / max(1, sum(doors) - 1))
    return left + number * step + sum(count > 0 for count in doors[1 : place + 1]) * gap
