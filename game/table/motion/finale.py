"""What moves at a victory: the Doors leave the table and fly into an arc."""

from __future__ import annotations

from dataclasses import replace

from game.rules.event import Event, GameWon
from game.table.layout.door_arc import door_arc, doors_in_order
from game.table.motion.choreography import ABOVE, Change, Flourish, Moves
from game.table.motion.motions import TO_ARC, VICTORY, Motion
from game.table.motion.timeline import IN_OUT, Tween, still


def doors_rise(change: Change, event: GameWon, motion: Motion) -> Moves:
    """One after the other; there they wait until the page comes up, which shows them so."""
    doors = doors_in_order(change.after)
    each = min(TO_ARC.each, (VICTORY - TO_ARC.after - TO_ARC.duration) / max(1, len(doors) - 1))
    for number, (door, end) in enumerate(
        zip(doors, door_arc(change.after.places, len(doors)), strict=True)
    ):
        start, late = change.poses.get(door.key, door.pose), TO_ARC.after + each * number
        there = replace(end, z=end.z + door.pose.z)
        flight = Tween(start, there, TO_ARC.duration, IN_OUT, arc=0.1, above=ABOVE)
        rest = VICTORY - late - TO_ARC.duration
        yield door.key, (still(start, late, ABOVE), flight, still(there, rest, ABOVE))


FLOURISHES: dict[type[Event], Flourish] = {GameWon: doors_rise}
"""What events of any game move though no card goes from zone to zone."""
