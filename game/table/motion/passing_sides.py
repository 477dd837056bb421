"""The sides of players who sit across as they change places. The tray of who plays next glides down
as one body, with all that lies in it, after the other one has faded out, which then fades in above
it. No hand crosses the other: each leaves over its own edge of the table and comes in over the
other one's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.state import HAND, Seat
from game.table.layout.pair import Facing
from game.table.layout.places import Rect
from game.table.layout.poses import Layout, Pose, Sprite
from game.table.motion.choreography import Moves
from game.table.motion.motions import NAMES_GO, SWAPPED
from game.table.motion.timeline import Tween, still

GOES, GLIDES, LIGHTS, COMES = (0.0, 0.14), (0.06, 0.32), (0.2, 0.32), (0.2, SWAPPED)
"""Seconds after trays have set out between which that of who has played fades out, the other one
glides down, this takes the light, and the first one fades in above it: nothing is crossed."""
SAYS = (0.07, 0.13)
"""Seconds after trays have set out between which the one that glides comes to say that its player
plays: the other one, which says so too, is hardly seen."""
SINKS, FROM_ABOVE = 36, 24
"""Distances by which the first tray sinks as it fades out, and from which it comes down as it fades
in, in design pixels."""
HALF = NAMES_GO + SWAPPED / 2
"""Seconds until the table is laid out for the other seat."""
LAID_OUT = HALF + 0.02
"""Seconds until that is to be seen, a frame later: a cloth would have the size of its old place."""
LEAVES, LATER = 0.14, 0.1
"""Seconds in which a card of a hand leaves the table, and for which its last card waits before:
the first one of the other hand comes sooner than that."""
OUTSIDE = 34
"""Distance from the edge of the table of a hand that has left it, with its shadow and its cloth, in
design pixels."""


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
    def turning(self) -> float:
        """How far the tray that glides down has taken the light, 0 to 1."""
        return self._part(LIGHTS) if self.turned else 0.0

    @property
    def saying(self) -> float:
        """How far the tray that glides down has come to say that its player plays, 0 to 1."""
        return self._part(SAYS)

    def tray(self, seat: Seat) -> tuple[Rect, float]:
        """Returns where the tray of a seat is on its way, and how much of it is seen, 0 to 1."""
        start, end = self.before.tray(seat), self.after.tray(seat)
        if seat == self.after.lower:
            part, now = swung(self._part(GLIDES)), end if self.turned else start
            # Their ends with the Doors go on one line; rows may be of different lengths.
            right = start.right + (end.right - start.right) * part
            y = start.y + (end.y - start.y) * part
            return replace(now, x=right - now.w, y=y), 1.0
        if self.turned:
            comes = swung(self._part(COMES))
            return replace(end, y=end.y - self.after.px(FROM_ABOVE) * (1 - comes)), comes
        goes = swung(self._part(GOES))
        return replace(start, y=start.y + self.before.px(SINKS) * goes), 1 - goes

    def _part(self, span: tuple[float, float]) -> float:
        """Returns how much of a span of time has passed, 0 to 1."""
        since = self.passed - NAMES_GO - span[0]
        return min(1.0, max(0.0, since / (span[1] - span[0])))


def passing_sides(before: Layout, after: Layout, travels: bool) -> PassingSides | None:
    """Returns the way of both sides; None if seats are fixed, none change, or nothing `travels`."""
    one, other = before.places, after.places
    if isinstance(one, Facing) and isinstance(other, Facing) and one.lower != other.lower:
        return PassingSides(one, other) if travels else None
    return None


def hands_over(before: Layout, after: Layout) -> Moves:
    """Yields the ways of the cards of both hands; of none that is covered or uncovered meanwhile.
    What lies under a cloth goes as one with it, and comes once the table is laid out for that."""
    hands = [[*hand_of(before, seat)] for seat in range(2)]
    hidden = any(sprite.card is None for hand in hands for sprite in hand)
    for seat, hand in enumerate(hands):
        if {sprite.key for sprite in hand} != {sprite.key for sprite in hand_of(after, seat)}:
            continue
        last = max(1, len(hand) - 1)
        for number, sprite in enumerate(hand):
            start, end = sprite.pose, after.sprites[sprite.key].pose
            gone, outside = beyond_its_edge(start, before, seat), beyond_its_edge(end, after, seat)
            late = LATER * number / last if sprite.card is not None else 0.0
            leaves = still(start, late), Tween(start, gone, LEAVES, sets_out)
            # Each waits for the card beside its place to leave, and at the side for its own name.
            waits = LAID_OUT - LEAVES if hidden or after.places.stacked(seat) else LATER / last
            comes = NAMES_GO + SWAPPED - late - LEAVES - waits
            arriving = still(gone, waits), Tween(outside, end, comes, arrives)
            yield sprite.key, (*leaves, *arriving)


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
