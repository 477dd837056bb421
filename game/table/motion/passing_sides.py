"""The sides of players who sit across as they change places: each tray goes as one body, with all
that lies in it. No hand crosses the other: each leaves over its own edge of the table and comes in
over the other one's."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.state import HAND, Seat
from game.table.layout.pair import Facing
from game.table.layout.places import Rect
from game.table.layout.poses import Layout, Pose, Sprite
from game.table.motion.choreography import Moves
from game.table.motion.motions import NAMES_GO, SWAPPED
from game.table.motion.timeline import Tween, still

RIGHT, LEFT = 68, 60
"""Distances half way, in design pixels, by which the nearer tray keeps to the right and the other
to the left, where no pile lies."""
NEAR, FAR = 0.8, 0.5
"""The sizes of both there: the nearer tray hides less than half of the other, which passes behind
it."""
HALF = NAMES_GO + SWAPPED / 2
"""Seconds until the table is laid out for the other seat."""
LEAVES, LATER = 0.235, 0.03
"""Seconds in which a card of a hand leaves the table, and for which its last card waits before."""
OUTSIDE = 34
"""Distance from the edge of the table of a hand that has left it, with its shadow and its cloth, in
design pixels."""
TURNS = 0.14
"""Part of the way, from the middle on, in which the light of a tray becomes that of its new
place."""


@dataclass
class PassingSides:
    """Two sides that change places, from the table `before` to the table `after`."""

    before: Facing
    after: Facing
    passed: float = 0.0
    """Seconds since the hands set out; trays follow after `NAMES_GO`, once what is told is gone."""
    turned: bool = False
    """Whether the table is laid out for the other seat."""

    @property
    def away(self) -> bool:
        """Whether the trays have left their places."""
        return self.passed >= NAMES_GO

    @property
    def half_way(self) -> bool:
        return self.passed >= HALF

    @property
    def over(self) -> bool:
        """Whether both sides have arrived."""
        return self.turned and self.passed >= NAMES_GO + SWAPPED

    @property
    def _time(self) -> float:
        """Part of the time of the way, 0 to 1."""
        return min(1.0, max(0.0, (self.passed - NAMES_GO) / SWAPPED))

    @property
    def turning(self) -> float:
        """How far the light of each tray has become that of its new place, 0 to 1."""
        return min(1.0, max(0.0, (self._time - 0.5) / TURNS)) if self.turned else 0.0

    @property
    def swell(self) -> float:
        """How far the sides are from both ends of their way, 0 to 1."""
        return math.sin(math.pi * swung(self._time))

    def tray(self, seat: Seat) -> tuple[Rect, float]:
        """Returns where the tray of a seat is on its way, in its full size, and the part of that
        size, 0 to 1, in which it is seen about its middle."""
        start, end, part = self.before.tray(seat), self.after.tray(seat), swung(self._time)
        y, now = start.y + (end.y - start.y) * part, end if self.turned else start
        nearer = seat == self.after.lower
        less = (1 - (NEAR if nearer else FAR)) * self.swell
        # Their ends with the Doors go on one line; rows may be of different lengths.
        right = start.right + (end.right - start.right) * part
        if nearer:
            right += self.after.px(RIGHT) * self.swell
        else:
            right -= self.after.px(LEFT) * self.swell + less * (start.w + end.w) / 2
        return replace(now, x=right - (1 - less / 2) * now.w, y=y), 1 - less


def passing_sides(before: Layout, after: Layout, travels: bool) -> PassingSides | None:
    """Returns the way of both sides; None if seats are fixed, none change, or nothing `travels`."""
    one, other = before.places, after.places
    if isinstance(one, Facing) and isinstance(other, Facing) and one.lower != other.lower:
        return PassingSides(one, other) if travels else None
    return None


def hands_over(before: Layout, after: Layout) -> Moves:
    """Yields the ways of the cards of both hands; of none that is covered or uncovered meanwhile.
    What lies under a cloth goes as one with it."""
    for seat in range(2):
        hand = [*hand_of(before, seat)]
        if {sprite.key for sprite in hand} != {sprite.key for sprite in hand_of(after, seat)}:
            continue
        last = max(1, len(hand) - 1)
        for number, sprite in enumerate(hand):
            start, end = sprite.pose, after.sprites[sprite.key].pose
            gone, outside = beyond_its_edge(start, before, seat), beyond_its_edge(end, after, seat)
            late = LATER * number / last if sprite.card is not None else 0.0
            leaves = still(start, late), Tween(start, gone, LEAVES, sets_out)
            comes = Tween(outside, end, SWAPPED / 2 - LATER, arrives)
            yield sprite.key, (*leaves, still(gone, HALF - LEAVES), comes)


def hand_of(laid: Layout, seat: Seat) -> Iterator[Sprite]:
    """Yields the cards in the hand of a seat."""
    return (s for s in laid.sprites.values() if s.zone == HAND and s.owner == seat)


def beyond_its_edge(pose: Pose, laid: Layout, seat: Seat) -> Pose:
    """Returns the pose of a card of a hand that has left over the edge of the table next to it: at
    the side over the right one, else over the lower one."""
    poses, places = [sprite.pose for sprite in hand_of(laid, seat)], laid.places
    (right, low), outside = places.size, places.px(OUTSIDE)
    if places.stacked(seat):
        return replace(pose, x=pose.x + right + outside - min(p.x - p.width / 2 for p in poses))
    return replace(pose, y=pose.y + low + outside - min(p.y - p.height / 2 for p in poses))


def sets_out(time: float) -> float:
    """Returns the part of its way that a hand has gone after this part of the time: ever faster."""
    return time * time


def arrives(time: float) -> float:
    """Returns the same for a hand that comes: ever slower."""
    return time * (2 - time)


def swung(time: float) -> float:
    """Returns the part of its way that a side has gone after this part of the time."""
    return time**3 * (10 - 15 * time + 6 * time**2)
