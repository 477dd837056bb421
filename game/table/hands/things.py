"""Things: everything one can point at, lowest first, for the pointer and for the description."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product, takewhile
from typing import Any, Literal

from game.rules.card import Card
from game.rules.state import Seat, owned
from game.table.layout.places import Point, Rect, Size

Role = Literal["card", "zone", "button", "text"]
Face = Literal["", "up", "down"]
Kind = Literal["", "switch", "choice", "tab", "slider", "field", "item"]
GRID = 9
"""Number of points each way at which a thing is searched for an uncovered one."""
MIDDLE = (0.5, 0.5)
NEAREST_FIRST = sorted(
    product([(i + 0.5) / GRID for i in range(GRID)], repeat=2), key=partial(math.dist, MIDDLE)
)
"""Points to try, by width and height, the nearest to the middle first."""


@dataclass(frozen=True)
class Thing:
    """Something on the screen. Its id does not depend on the language; `rect` is unrotated. It can
    also be touched up to `foot` pixels below. `owner` is the seat that owns its zone. `hint` is its
    tooltip, unless a button has its own. It may lie `beyond` what is in sight, and is then known to
    screen readers alone. They also know its `kind`, where the role says too little: a switch, one
    of several choices, a button that shows one view of several, a slider from 0 to 100, a line to
    type in, an entry of a list; and the `value` of a slider or a field, or 1 for the view that is
    shown; and the `use` of what may be laid somewhere, in words."""

    id: str
    role: Role
    name: str
    rect: Rect
    zone: str = ""
    face: Face = ""
    state: tuple[str, ...] = ()
    angle: float = 0.0
    card: Card | None = None
    foot: float = 0.0
    owner: Seat | None = None
    hint: str = ""
    beyond: bool = False
    kind: Kind = ""
    value: str | int = ""
    use: str = ""

    @property
    def lies_in(self) -> str:
        """The zone that it is or lies in, with its owner: `hand:1`."""
        return self.zone if self.owner is None else owned(self.zone, self.owner)

    def contains(self, point: Point) -> bool:
        rect, (x, y) = self.rect, point
        if self.angle:
            cx, cy = rect.centre
            turn, dx, dy = math.radians(self.angle), x - cx, y - cy
            x = cx + dx * math.cos(turn) - dy * math.sin(turn)
            y = cy + dx * math.sin(turn) + dy * math.cos(turn)
        foot = rect.y + rect.h + self.foot
        return rect.x <= x < rect.x + rect.w and rect.y <= y < foot

    def hides(self, thing: Thing) -> bool:
        """Returns True only if all of a thing lies under this one, where neither is turned."""
        own, rect, low = self.rect, thing.rect, thing.rect.bottom + thing.foot
        upright = not (self.angle or thing.angle)
        across = own.x <= rect.x and rect.right <= own.right
        return upright and across and own.y <= rect.y and low <= own.bottom + self.foot

    def may_cover(self, rect: Rect) -> bool:
        """Returns False only if it lies on no point of an unrotated rectangle."""
        own, foot = self.rect, self.foot
        # A turned thing reaches no further than this beyond its edges.
        room = (own.w + own.h) / 2 + foot if self.angle else 0.0
        beside = own.x - room < rect.x + rect.w and rect.x < own.x + own.w + room
        return beside and own.y - room < rect.y + rect.h and rect.y < own.y + own.h + foot + room


def topmost(things: Sequence[Thing], point: Point) -> Thing | None:
    """Returns what a press at this point touches. Texts are for reading and cannot be touched."""
    for thing in reversed(things):
        if thing.role != "text" and thing.contains(point):
            return thing
    return None


def open_point(things: Sequence[Thing], thing: Thing, size: Size) -> Point | None:
    """Returns a point where a thing is topmost, as near its middle as possible; None if it is
    covered or lies outside of the screen of this size."""
    higher = takewhile(lambda other: other is not thing, reversed(things))
    return _open_point([other for other in higher if other.role != "text"], thing, size)


def _open_point(higher: Iterable[Thing], thing: Thing, size: Size) -> Point | None:
    """Does the same, given what can be touched and lies higher."""
    rect, (width, height), text = thing.rect, size, thing.role == "text"
    over = [] if text else [other for other in higher if other.may_cover(rect)]
    if any(other.hides(thing) for other in over):
        return None
    for u, v in NEAREST_FIRST:
        x, y = point = rect.x + u * rect.w, rect.y + v * rect.h
        lies_there = 0 <= x < width and 0 <= y < height and (text or thing.contains(point))
        if lies_there and not any(other.contains(point) for other in over):
            return point
    return None


def described(things: Sequence[Thing], size: Size, per_pixel: float = 1.0) -> list[dict[str, Any]]:
    """Returns the things on a screen of this size as JSON values, in mouse coordinates, of which
    `per_pixel` make a pixel."""

    def scaled(*values: float) -> list[int]:
        return [round(value * per_pixel) for value in values]

    result, higher = [], list[Thing]()
    for thing in reversed(things):
        rect, at = thing.rect, _open_point(higher, thing, size)
        if thing.role != "text":
            higher.append(thing)
        result.append(
            {
                "id": thing.id,
                "role": thing.role,
                "zone": thing.zone or None,
                "seat": thing.owner,
                "face": thing.face or None,
                "state": list(thing.state),
                "name": thing.name,
                "rect": scaled(rect.x, rect.y, rect.w, rect.h),
                "at": scaled(*at) if at else None,
            }
        )
    return result[::-1]


def told_to_readers(things: Sequence[Thing], size: Size, per_pixel: float) -> list[dict[str, Any]]:
    """Returns the things as a screen reader is told of them: as they are described, with their
    kinds and values; and those that lie beyond what is in sight can be used, too."""
    rows = described(things, size, per_pixel)
    for thing, row in zip(things, rows, strict=True):
        row |= {"kind": thing.kind, "value": thing.value, "use": thing.use}
        if thing.beyond:
            row["at"] = [round(value * per_pixel) for value in thing.rect.centre]
    return rows
