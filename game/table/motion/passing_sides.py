"""The sides of players who sit across as they change places: each tray goes as one body, with all
that lies in it, and hands that both players see go with it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.state import HAND, Seat
from game.table.layout.pair import Facing
from game.table.layout.places import Rect
from game.table.layout.poses import Layout, Pose, Sprite
from game.table.motion.choreography import ABOVE, Moves, Steps
from game.table.motion.motions import NAMES_GO, SWAPPED
from game.table.motion.timeline import Tween, still

ASIDE, FAR = 40, 0.94
"""Distance by which a tray keeps to its side half way, in design pixels, and the size there of the
one that passes behind the other."""
LEAVES, COMES = -0.11, 0.03
"""How far the hand that leaves and the one that comes rise on their ways, by their length: the
former goes below the latter."""
NEARER = 2 * ABOVE
"""Height from which on a card passes before the nearer tray; the hand that leaves goes behind."""
TURNS = 0.22
"""Part of the way, from the middle on, in which the light of a tray becomes that of its new
place."""


@dataclass
class PassingSides:
    """Two sides that change places, from the table `before` to the table `after`."""

    before: Facing
    after: Facing
    passed: float = 0.0
    """Seconds since the hands were taken up; all set out after `NAMES_GO`, once names are gone."""
    turned: bool = False
    """Whether the table is laid out for the other seat."""

    @property
    def away(self) -> bool:
        """Whether the trays have left their places."""
        return self.passed >= NAMES_GO

    @property
    def half_way(self) -> bool:
        return self.passed >= NAMES_GO + SWAPPED / 2

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
        down = seat == self.after.lower
        aside = self.after.px(ASIDE) * self.swell * (1 if down else -1)
        # Their ends with the Doors go on one line; rows may be of different lengths.
        right = start.right + (end.right - start.right) * part + aside
        y, now = start.y + (end.y - start.y) * part, end if self.turned else start
        size = 1.0 if down else 1 - (1 - FAR) * self.swell
        return replace(now, x=right - now.w, y=y), size


def passing_sides(before: Layout, after: Layout, travels: bool) -> PassingSides | None:
    """Returns the way of both sides; None if seats are fixed, none change, or nothing `travels`."""
    one, other = before.places, after.places
    if isinstance(one, Facing) and isinstance(other, Facing) and one.lower != other.lower:
        return PassingSides(one, other) if travels else None
    return None


def hands_over(before: Layout, after: Layout, sides: PassingSides) -> Moves:
    """Yields the ways of the cards of both hands; of none that is covered before or after, as its
    cloth falls in its place."""
    for seat in range(2):
        hands = [[*hand_of(laid, seat)] for laid in (before, after)]
        keys = [[sprite.key for sprite in hand] for hand in hands]
        seen = all(sprite.card is not None for hand in hands for sprite in hand)
        if not seen or set(keys[0]) != set(keys[1]):
            continue
        for key in keys[0]:
            start, end = before.sprites[key].pose, after.sprites[key].pose
            yield key, hand_way(start, end, comes=seat == sides.after.lower)


def hand_of(laid: Layout, seat: Seat) -> Iterator[Sprite]:
    """Yields the cards in the hand of a seat."""
    return (s for s in laid.sprites.values() if s.zone == HAND and s.owner == seat)


def hand_way(start: Pose, end: Pose, comes: bool) -> Steps:
    """Returns the way of a card of a hand that `comes` to be played from, or leaves."""
    high = replace(end, z=end.z + (NEARER if comes else ABOVE))
    flown = Tween(start, high, SWAPPED, swung, arc=COMES if comes else LEAVES)
    return still(start, NAMES_GO), flown, still(end, 0.0)


def swung(time: float) -> float:
    """Returns the part of its way that a side has gone after this part of the time."""
    return time * time * (3 - 2 * time)
