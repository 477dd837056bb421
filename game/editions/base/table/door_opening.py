"""A Door opens before everybody's eyes: it flies to the middle of the table and grows large, a Key
turns in it if there is one, its leaf opens, and it goes to its slot.

The first Door of a place takes its time; one that opens beside it takes less.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from game.editions.base.routines import DoorGained, KeyDiscarded
from game.rules.card import DOOR, Card
from game.rules.state import DECK, DOORS, REVEALED
from game.table.layout.poses import Pose, Sprite
from game.table.layout.staged import spotlight
from game.table.motion.choreography import ABOVE, Change, Moves, Steps
from game.table.motion.cues import Cue, Moment
from game.table.motion.lights import Effect, Lamp
from game.table.motion.motions import (
    GOES_HOME,
    HELD,
    LATER,
    LEAF,
    LOOKED_THROUGH,
    RISES,
    Motion,
)
from game.table.motion.timeline import IN_OUT, Tween, still

UNTIL_GAINED = 10.0
"""Seconds for which a Door with a Key in it waits at most: longer than any pause."""


def opened_by_key(met: Sprite | None) -> bool:
    """Whether what was met is a Door: it is opened by a Key, and not searched for."""
    return met is not None and met.card is not None and met.card.kind == DOOR


def until_there(door: Card, revealed: Sequence[Card | None], part: float) -> float:
    """Seconds until a Door is in the middle of the table: it is there already if it was met, rises
    if it was shown among other cards, and else is looked for in the deck."""
    if door not in revealed:
        return (LOOKED_THROUGH + RISES) * part
    return RISES * part if len(revealed) > 1 else 0.0


def beside(door: Pose, card: Pose) -> Pose:
    """Where the card of a Key waits, as large as this one, while the Key turns in a Door."""
    return replace(card, x=door.x + door.width / 2 + card.width * 0.75, y=door.y + door.height / 8)


def hurried(door: Card, gained: Iterable[Card]) -> float:
    """How much of the time it takes to open a Door, beside these."""
    return LATER if any(door.colours & other.colours for other in gained) else 1.0


def _hurried(change: Change, event: DoorGained) -> float:
    lying = change.before.sprites.values()
    return hurried(event.door, (x.card for x in lying if x.zone == DOORS and x.card))


def _revealed(change: Change) -> list[Card | None]:
    """What lay before everybody."""
    return [s.card for s in change.before.sprites.values() if s.zone == REVEALED]


def rises(change: Change, event: KeyDiscarded, motion: Motion) -> Moves:
    """A Door that was met flies to the middle, and waits there for its Key."""
    met = change.met()
    if met is not None and opened_by_key(met):
        there = replace(spotlight(change.after.places), z=met.pose.z)
        start = change.poses.get(met.key, met.pose)
        up = Tween(start, there, RISES, IN_OUT, above=ABOVE)
        yield met.key, (up, still(there, UNTIL_GAINED, above=ABOVE))


def opens_large(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """Out of the deck that was looked through, from among the cards that were shown, or from where
    its Key was turned in it."""
    event = change.event
    part = _hurried(change, event) if isinstance(event, DoorGained) else 1.0
    there = replace(spotlight(change.after.places), z=end.z)
    comes: Steps = ()
    if not isinstance(event, DoorGained) or event.door not in _revealed(change):
        comes = (still(start, LOOKED_THROUGH * part, above=ABOVE),)
    if comes or (start.x, start.y) != (there.x, there.y):
        comes = *comes, Tween(start, there, RISES * part, IN_OUT, motion.arc, above=ABOVE)
    return (
        *comes,
        still(there, (HELD + LEAF) * part, above=ABOVE),
        *change.flight(there, end, replace(motion, duration=GOES_HOME * part)),
    )


def opening_lights(lamp: Lamp, event: DoorGained) -> Iterator[Effect]:
    """The deck is looked through; light falls out of the Door; a ring closes about its slot."""
    change, key = lamp.change, event.door.id
    part, revealed = _hurried(change, event), _revealed(change)
    there, late = spotlight(change.after.places), until_there(event.door, revealed, part)
    lights = list(lamp.light("opening", key, there, late))
    lights += lamp.light("motes", key, there, late + HELD * part)
    if event.door not in revealed:
        lights += lamp.light("leafing", DECK, change.after.source)
    yield from (replace(light, duration=light.duration * part) for light in lights)
    if not lamp.reduced:
        yield from lamp.light("ring", key, lamp.at(key), late + (HELD + LEAF + GOES_HOME) * part)


def opening_sounds(moment: Moment, event: DoorGained) -> Iterator[Cue]:
    """The latch while all hold their breath, the swell as the leaf opens."""
    part = hurried(event.door, (card for doors in moment.before.doors for card in doors))
    revealed = moment.before.cards(REVEALED)
    late = until_there(event.door, revealed, part)
    if event.door not in revealed:
        yield moment.at(DECK, "slide")
        yield moment.at(DECK, "slide", LOOKED_THROUGH * part)
    yield from (Cue(f"door-{place.value}", delay=late) for place in event.door.colours)
    late += (HELD + LEAF + GOES_HOME) * part
    yield moment.at(event.door.id, "land", late + moment.motion.land)
