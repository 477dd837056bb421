"""Where on the table something has room that is to lie on nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from game.table.layout.places import Point, Rect, Size

GAP = 6
"""Pixels from what is not to be covered."""


def free_place(size: Size, room: Rect, taken: Sequence[Rect], near: Point) -> Rect | None:
    """The nearest rectangle of this size at an edge of the room that lies on nothing that is taken;
    None if there is none."""
    x, y = near
    spots = sorted(corners(size, room, taken), key=lambda at: abs(at[0] - x) + abs(at[1] - y))
    found = (Rect(*at, *size) for at in spots)
    return next((rect for rect in found if not any(meet(rect, one) for one in taken)), None)


def corners(size: Size, room: Rect, taken: Sequence[Rect]) -> Iterator[Point]:
    """The upper left corners that are tried: at the edges of the room, and there close beside all
    that is taken."""
    right, bottom = room.right - size[0], room.bottom - size[1]
    sides, ends = {room.x, right}, {room.y, bottom}
    across = {room.x, right} | {x for one in taken for x in (one.right, one.x - size[0])}
    down = {room.y, bottom} | {y for one in taken for y in (one.bottom, one.y - size[1])}
    whole = room.grown(0.5)
    for x, y in {*product(sides, down), *product(across, ends)}:
        if whole.contains((x, y)) and whole.contains((x + size[0], y + size[1])):
            yield x, y


def meet(one: Rect, other: Rect) -> bool:
    """Whether two rectangles share more than an edge."""
    return min(one.right, other.right) > max(one.x, other.x) and min(
        one.bottom, other.bottom
    ) > max(one.y, other.y)
