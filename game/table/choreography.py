"""How an event moves: from the layout before it to the layout after it, in its own time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, replace

from game.rules import events as e
from game.table.layout import Layout, Pose
from game.table.timeline import IN_OUT, OUT, Curve, Tween

ABOVE = 1000
"""Added to the height of a card that goes from one zone to another."""


@dataclass(frozen=True)
class Motion:
    """Seconds for one card; `stagger` until the next event of the same kind may begin."""

    duration: float
    stagger: float
    curve: Curve = IN_OUT
    arc: float = 0.12


USUAL = Motion(0.32, 0.09)
SETTLE = Motion(0.22, 0.0, OUT, arc=0.0)
"""A card that was let go glides home; the others close the gap."""
MOTIONS: Mapping[type[e.Event], Motion] = {
    e.LocationDrawn: Motion(0.38, 0.12),
    e.CardSetAside: Motion(0.38, 0.12),
    e.TopDiscarded: Motion(0.38, 0.12),
    e.CardPlayed: Motion(0.42, 0.42),
    e.ProphecySeen: Motion(0.52, 0.52),
    e.DoorDrawn: Motion(0.5, 0.5),
    e.NightmareDrawn: Motion(0.5, 0.5),
    e.DoorGained: Motion(0.5, 0.5),
    e.LimboReturned: Motion(0.45, 0.45),
}
"""What does not take the usual time."""


def motion_of(event: e.Event) -> Motion:
    """The time an event takes."""
    return MOTIONS.get(type(event), USUAL)


def differences(
    poses: Mapping[str, Pose], before: Layout, after: Layout, motion: Motion, lying: Set[str]
) -> Iterator[tuple[str, Tween]]:
    """The movements from the present poses to a new layout.

    A card that appears comes from the deck and turns over; one that lies nowhere in the view any
    longer (`lying` has the ids that do) goes back to the deck.
    """

    def tween(start: Pose, end: Pose, flies: bool) -> Tween:
        above, arc = (ABOVE, motion.arc) if flies else (0, 0.0)
        return Tween(start, end, motion.duration, motion.curve, arc, above=above)

    for key, sprite in after.sprites.items():
        start = poses.get(key, after.source)
        if replace(start, z=sprite.pose.z) != sprite.pose:
            known = before.sprites.get(key)
            yield key, tween(start, sprite.pose, known is None or known.zone != sprite.zone)
    for key in before.sprites.keys() - after.sprites.keys() - lying:
        yield key, tween(poses.get(key, after.source), after.source, flies=True)
