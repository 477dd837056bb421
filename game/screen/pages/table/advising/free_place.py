"""Where on the table something has room that is to cover as little as can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from game.table.layout.places import Point, Rect, Size

ANSWERS, ASKS, GOES, LIES = 100.0, 30.0, 3.0, 1.0
"""How much a pixel weighs of what answers a question, of the question, of where an answer is laid,
and of all else."""
GAP = 6
"""Pixels from what is not to be covered."""
Taken = Sequence[tuple[Rect, float]]
"""What lies there, and how much each of its pixels weighs."""


def freest(size: Size, room: Rect, taken: Taken, near: Point) -> tuple[Rect, float]:
    """The rectangle of this size in the room that covers least of what is taken, the nearest of
    those that cover as little; and how much that is."""
    spots = [Rect(x, y, *size) for x, y in corners(size, room, taken)]
    covered = {spot: sum(weight * shared(spot, rect) for rect, weight in taken) for spot in spots}
    x, y = near
    best = min(spots, key=lambda spot: (covered[spot], abs(spot.x - x) + abs(spot.y - y)))
    return best, covered[best]


def corners(size: Size, room: Rect, taken: Taken) -> Iterator[Point]:
    """The upper left corners of the places that are tried: close beside all that has any weight,
    and at the edges of the room."""
    weighty = [rect for rect, weight in taken if weight > LIES]
    right, bottom = room.right - size[0], room.bottom - size[1]
    across, down = {room.x, right}, {room.y, bottom, room.centre[1] - size[1] / 2}
    for rect in weighty:
        across |= {rect.right + GAP, rect.x - GAP - size[0]}
        down |= {rect.bottom + GAP, rect.y - GAP - size[1]}
    yield from product(
        sorted({round(x) for x in across if room.x <= x <= right}),
        sorted({round(y) for y in down if room.y <= y <= bottom}),
    )


def shared(one: Rect, other: Rect) -> float:
    """How many pixels lie in both."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    tall = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, tall)
