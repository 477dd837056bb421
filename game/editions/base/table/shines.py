"""The lights of the base game's events besides those of moving cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.editions.base.explore import TrioCompleted
from game.editions.base.nightmare import NightmareDiscarded, NightmareDrawn
from game.editions.base.prophecy import ProphecyDiscarded
from game.editions.base.routines import KeyDiscarded
from game.editions.base.table.door_opening import beside, opened_by_key
from game.rules.event import Event
from game.rules.state import LIMBO, ROW, owned
from game.table.layout.places import Rect
from game.table.layout.staged import spotlight
from game.table.motion.choreography import ABOVE, in_zone
from game.table.motion.lights import Effect, Lamp, around
from game.table.motion.motions import KEY_FLIES, STIRS
from game.table.motion.timeline import Tween


def unlocking(lamp: Lamp, event: KeyDiscarded) -> Iterator[Effect]:
    """A Key leaves its card beside the Door that was met, and turns in its lock."""
    met = lamp.change.met()
    if met is not None and opened_by_key(met):
        door = met.pose if lamp.reduced else spotlight(lamp.change.after.places)
        way = Tween(beside(door, met.pose), door, KEY_FLIES)
        for effect in lamp.light("key", met.key, door, lamp.motion.duration):
            yield replace(effect, path=way)


def trio(lamp: Lamp, event: TrioCompleted) -> Iterator[Effect]:
    """The three cards light up one after another, and a bracket closes round them."""
    keys = in_zone(lamp.change.after, owned(ROW, event.seat))[-3:]
    for number, key in enumerate(keys):
        yield from lamp.light("glow", key, lamp.at(key), number=number)
    areas = [lamp.change.after.area(key) for key in keys]
    for effect in lamp.light("bracket", keys[-1], lamp.at(keys[-1])) if keys else ():
        yield replace(effect, area=around(areas))


def awaking(lamp: Lamp, event: NightmareDrawn) -> Iterator[Effect]:
    """A Nightmare spreads its wings while it comes up."""
    key = event.card.id
    yield from lamp.light("wings", key, lamp.at(key), STIRS)


def tearing(lamp: Lamp, event: NightmareDiscarded) -> Iterator[Effect]:
    """It is torn where it was met, from where a card has struck it; from its middle if none has."""
    if (was := lamp.change.met()) is not None:
        over = lamp.change.before.area(was.key)
        at = was.pose
        for key, pose in lamp.change.poses.items():
            if key != was.key and pose.z >= ABOVE and over.contains((pose.x, pose.y)):
                at = pose
        for effect in lamp.light("tear", event.card.id, was.pose):
            yield replace(effect, area=Rect.around((at.x, at.y), 0, 0))


def shadow(lamp: Lamp, event: ProphecyDiscarded) -> Iterator[Effect]:
    """What was foretold and is not wanted is crossed by a shadow."""
    key = event.card.id
    if key in lamp.change.poses:
        yield from lamp.light("shadow", key, lamp.change.poses[key])


def trail(lamp: Lamp, event: Event) -> Iterator[Effect]:
    """Where nothing travels, Limbo itself shines; else its trail follows what it draws in."""
    if lamp.reduced:
        yield from lamp.light("trail", LIMBO, lamp.at(LIMBO))
