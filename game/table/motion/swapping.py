"""The light turns across a table: both sides change places, on arcs about each other."""

from __future__ import annotations

from game.rules.state import DOORS, HAND, ROW
from game.rules.view import View
from game.table.layout.facing import Facing
from game.table.layout.poses import Layout
from game.table.motion.choreography import Moves
from game.table.motion.motions import SWAPPED
from game.table.motion.tempo import Tempo
from game.table.motion.timeline import IN_OUT, Tween

ASIDE = 0.16
"""How far a row swings out of the way of the other one: that part of a turn about its goal."""


def swaps(view: View, before: Layout, after: Layout, tempo: Tempo) -> Moves:
    """The cards that go over to the other side, rows in a body; none where seats are fixed, or
    nothing travels. A covered hand stays under its cloth."""
    one, other = before.places, after.places
    across = isinstance(one, Facing) and isinstance(other, Facing) and one.lower != other.lower
    if not (across and tempo.travels):
        return
    zones = (ROW, DOORS) if view.visibility == "hidden" else (ROW, DOORS, HAND)
    for key, sprite in before.sprites.items():
        if sprite.zone not in zones or key not in after.sprites:
            continue
        start, end = sprite.pose, after.sprites[key].pose
        if sprite.zone == HAND:
            yield key, (Tween(start, end, SWAPPED, IN_OUT, arc=0.12),)
        else:
            yield key, (Tween(start, end, SWAPPED, IN_OUT, spiral=ASIDE),)
