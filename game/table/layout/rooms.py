"""How several zones share a room of the table, and how wide their cards can be in it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

from game.table.layout.measures import CARD_RATIO, Rect

EXPECTED = 4
"""So many cards have their room side by side or one below the other; more lie closer."""
BESIDE, BELOW = 0.42, 0.3
"""How far from one card to the next, by its width or height, while they are so many."""
MARGIN = 0.9
"""The part of its room that a card takes at most: it may lie turned."""


def shared_out(room: Rect, names: Sequence[str], gap: float) -> dict[str, Rect]:
    """A part of a room for each of these zones, in the grid that leaves the largest cards."""
    if not names:
        return {}

    def part(columns: int) -> tuple[float, float]:
        rows = math.ceil(len(names) / columns)
        w = (room.w - (columns - 1) * gap) / columns
        return w, (room.h - (rows - 1) * gap) / rows

    columns = max(range(1, len(names) + 1), key=lambda count: card_width(*part(count), 1))
    w, h = part(columns)
    rows = math.ceil(len(names) / columns)
    corners = product(range(rows), range(columns))
    return {
        name: Rect(room.x + column * (w + gap), room.y + row * (h + gap), w, h)
        for name, (row, column) in zip(names, corners, strict=False)
    }


def stacked(room: Rect, names: Sequence[str], gap: float) -> dict[str, Rect]:
    """A part of a room for each of these lines, one below the other."""
    high = (room.h - (len(names) - 1) * gap) / max(1, len(names))
    tops = (room.y + number * (high + gap) for number in range(len(names)))
    return {name: Rect(room.x, y, room.w, high) for name, y in zip(names, tops, strict=True)}


def card_width(w: float, h: float, expected: int) -> float:
    """Of cards of which so many share a room of this size."""
    more = expected - 1
    across, down = (more, 0) if w >= h else (0, more)
    return MARGIN * min(w / (1 + BESIDE * across), h / CARD_RATIO / (1 + BELOW * down))
