"""Ways of the cards of the base game from zone to zone that are no simple flight, and the lights of
its events.

A Door opens before everybody's eyes: it flies to the middle of the table and grows large, a Key
leaves its card and turns in it if there is one, its leaf opens, and it goes to its slot. The first
Door of a place takes its time; one that opens beside it takes less.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from game.editions.base.door import DoorDrawn
from game.editions.base.explore import TrioCompleted
from game.editions.base.nightmare import NightmareDiscarded, NightmareDrawn
from game.editions.base.prophecy import ProphecyDiscarded
from game.editions.base.routines import DoorGained, KeyDiscarded
from game.rules.card import DOOR, Card, Colour
from game.rules.event import Event
from game.rules.state import DECK, DOORS, LIMBO, REVEALED, ROW, owned
from game.table.layout.places import Rect
from game.table.layout.poses import Pose, Sprite
from game.table.layout.staged import spotlight
from game.table.motion.choreography import ABOVE, Change, Moves, Steps, hops, in_zone, pile_top
from game.table.motion.cues import Cue, Moment
from game.table.motion.lights import Effect, Lamp, around
from game.table.motion.motions import (
    APPROACH,
    CROSSING,
    DRAWS_BACK,
    FROM,
    GOES_HOME,
    HELD,
    KEY_FLIES,
    KEY_STIRS,
    LATER,
    LEAF,
    LOOKED_THROUGH,
    QUARTER_TURN,
    RISES,
    RISING,
    SMALL,
    SPIRAL,
    STIRS,
    Motion,
)
from game.table.motion.timeline import IN, IN_OUT, OUT, Tween, still

PEAL = 0.16
"""Seconds from one place's voice to the next where a Door of several places opens."""
UNTIL_GAINED = 10.0
"""Seconds for which a Door with a Key in it waits at most: longer than any pause."""


def opened_by_key(met: Sprite | None) -> bool:
    """Returns whether what was met is a Door: it is opened by a Key, and not searched for."""
    return met is not None and met.card is not None and met.card.kind == DOOR


def until_there(door: Card, revealed: Sequence[Card | None], part: float) -> float:
    """Returns the seconds until a Door is in the middle of the table. One that was met is there
    already, one that was shown among other cards rises, and any other is looked for in the deck."""
    if door not in revealed:
        return (LOOKED_THROUGH + RISES) * part
    return RISES * part if len(revealed) > 1 else 0.0


def offered(change: Change, met: Sprite, card: Pose) -> Pose:
    """Returns where the card of a Key waits while the Key turns in a Door: in its hand, a little
    raised, or beside the Door if it was laid on that."""
    if not change.before.area(met.key).contains((card.x, card.y)):
        return replace(card, y=card.y - change.after.places.px(OFFERED))
    door = spotlight(change.after.places)
    return replace(card, x=door.x + door.width / 2 + card.width * 0.75, y=door.y + door.height / 8)


def hurried(door: Card, gained: Iterable[Card]) -> float:
    """Returns the share of the usual time in which a Door opens beside these cards."""
    return LATER if any(door.colours & other.colours for other in gained) else 1.0


def _hurried(change: Change, event: DoorGained) -> float:
    lying = change.before.sprites.values()
    return hurried(event.door, (x.card for x in lying if x.zone == DOORS and x.card))


def _revealed(change: Change) -> list[Card | None]:
    """Returns the cards that lay revealed."""
    return [s.card for s in change.before.sprites.values() if s.zone == REVEALED]


def rises(change: Change, event: KeyDiscarded, motion: Motion) -> Moves:
    """A Door that was met comes nearer, and waits for its Key."""
    met = change.met()
    if met is not None and opened_by_key(met):
        there = replace(spotlight(change.after.places), z=met.pose.z)
        start = change.poses.get(met.key, met.pose)
        up = Tween(start, there, RISES, IN_OUT, above=ABOVE)
        yield met.key, (up, still(there, UNTIL_GAINED, above=ABOVE))


def opens_large(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A Door comes out of the deck that was looked through, from among the cards that were shown,
    or from where its Key was turned in it."""
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
    """The latch clicks while all hold their breath, and the swell comes as the leaf opens."""
    part = hurried(event.door, (card for doors in moment.before.doors for card in doors))
    revealed = moment.before.cards(REVEALED)
    late = until_there(event.door, revealed, part)
    if event.door not in revealed:
        yield moment.at(DECK, "slide")
        yield moment.at(DECK, "slide", LOOKED_THROUGH * part)
    places = [place for place in Colour if place in event.door.colours]
    yield from (Cue(f"door-{p.value}", delay=late + PEAL * n) for n, p in enumerate(places))
    late += (HELD + LEAF + GOES_HOME) * part
    yield moment.at(event.door.id, "land", late + moment.motion.land)


OFFERED = 30
"""Distance by which the card of a Key rises from its hand, in design pixels."""
COMING, STILLNESS = 0.18, 2 / 60
"""Seconds of a Nightmare's way from the deck, and seconds without movement when it is struck."""
STRIKING, DRAWN_BACK = 0.5, 0.7
"""Width of a card that strikes, as a share of what it strikes; and the part of its time in which it
comes near, before it falls."""


def key_is_used(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A Key's card waits while the Key turns in its Door, or strikes its Nightmare. Then it is
    discarded."""
    met = change.met()
    if met is None:
        return change.flight(start, end, motion)
    if not opened_by_key(met):
        at = struck(met.pose, start)
        return *strikes(start, at, motion, end.z), *change.flight(at, end, motion)
    there = replace(offered(change, met, start), z=end.z)
    return (
        Tween(start, there, KEY_STIRS, OUT, above=ABOVE),
        still(there, KEY_FLIES + QUARTER_TURN, above=ABOVE),
        *change.flight(there, end, motion),
    )


def strikes(start: Pose, at: Pose, motion: Motion, z: int) -> Steps:
    """A card is drawn back before its target, falls on it and stays for a moment: it strikes when
    the next event begins."""
    at = replace(at, z=z)
    side = 1 if start.y > at.y else -1
    back = replace(at, y=at.y + side * at.height * 0.5, width=at.width * 1.12)
    near = motion.pause * DRAWN_BACK
    return (
        Tween(start, back, near, IN_OUT, above=ABOVE),
        Tween(back, at, motion.pause - near, IN, above=ABOVE),
        still(at, STILLNESS, above=ABOVE),
    )


def struck(met: Pose, start: Pose) -> Pose:
    """Returns where a card that comes from here strikes what was met: from below, or from above."""
    y = met.y + met.height * (0.2 if start.y > met.y else -0.2)
    return replace(met, y=y, width=met.width * STRIKING)


def given_back(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A Door is given to what was met, and goes to Limbo from there."""
    met = change.met()
    if met is None:
        return into_limbo(change, start, end, motion)
    at = struck(met.pose, start)
    return *strikes(start, at, motion, end.z), *into_limbo(change, at, end, motion)


def into_limbo(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A card flies near Limbo, is drawn in on a spiral and small, and comes to rest there."""
    rim = replace(end, x=end.x - end.width * 0.9, y=end.y - end.width * 0.6, angle=0.0)
    deep = replace(end, width=end.width * SMALL)
    near = replace(rim, width=(start.width + end.width) / 2)
    return (
        Tween(start, near, APPROACH, IN_OUT, motion.arc, above=ABOVE),
        Tween(near, deep, motion.duration, motion.curve, spiral=SPIRAL, above=ABOVE),
        Tween(deep, end, RISING, OUT),
    )


def out_of_limbo(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A card grows out of the depth of Limbo on a spiral, and flies off."""
    part, well = motion.duration / 2, pile_top(change.after.places, LIMBO)
    deep = replace(start, width=well.width * SMALL, angle=0.0)
    rim = replace(start, x=well.x - well.width * 0.9, y=well.y - well.width * 0.6, angle=0.0)
    rim = replace(rim, width=well.width)
    return (
        Tween(deep, rim, part, OUT, spiral=-SPIRAL / 2, above=ABOVE),
        Tween(rim, end, part, IN_OUT, motion.arc, above=ABOVE),
    )


def torn(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A Nightmare is torn to pieces; when they are gone its card lies on the pile."""
    away = replace(end, width=0.0)
    gone = still(away, motion.duration * 0.8, above=ABOVE)
    return gone, Tween(replace(end, width=end.width * 0.9), end, 0.1)


def crossed(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A card waits until a shadow has crossed it, and falls."""
    return still(start, CROSSING, above=ABOVE), *change.flight(start, end, motion)


def looming(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A Nightmare is there at once, small, grows over the table, and draws back to its place, from
    where it leaves in sight what can be given to it."""
    large = replace(spotlight(change.after.places), z=end.z)
    far = replace(large, width=large.width * FROM)
    return (
        Tween(start, far, COMING, IN_OUT, motion.arc, above=ABOVE),
        Tween(far, large, motion.duration - COMING, motion.curve, above=ABOVE),
        Tween(large, end, DRAWS_BACK, IN_OUT, above=ABOVE),
    )


def raised(change: Change, event: TrioCompleted, motion: Motion) -> Moves:
    """The three cards of a trio rise and sink again."""
    return hops(in_zone(change.after, owned(ROW, event.seat))[-3:], change, motion)


def unlocking(lamp: Lamp, event: KeyDiscarded) -> Iterator[Effect]:
    """A Key leaves its card, and turns in the lock of the Door that was met."""
    met = lamp.change.met()
    if met is not None and opened_by_key(met):
        door = met.pose if lamp.reduced else spotlight(lamp.change.after.places)
        card = lamp.change.poses.get(event.key.id, lamp.change.after.source)
        way = Tween(offered(lamp.change, met, card), door, KEY_FLIES)
        for effect in lamp.light("key", met.key, door, KEY_STIRS):
            yield replace(effect, path=way)


def trio(lamp: Lamp, event: TrioCompleted) -> Iterator[Effect]:
    """The three cards light up one after another, and a bracket closes round them."""
    keys = in_zone(lamp.change.after, owned(ROW, event.seat))[-3:]
    for number, key in enumerate(keys):
        yield from lamp.light("glow", key, lamp.at(key), number=number)
    areas = [lamp.change.after.area(key) for key in keys]
    for effect in lamp.light("bracket", keys[-1], lamp.at(keys[-1])) if keys else ():
        yield replace(effect, area=around(areas))


def arriving(lamp: Lamp, event: DoorDrawn) -> Iterator[Effect]:
    """A Door lights up as it lands."""
    yield from lamp.light("glow", event.door.id, lamp.at(event.door.id), lamp.motion.duration)


def awaking(lamp: Lamp, event: NightmareDrawn) -> Iterator[Effect]:
    """A Nightmare spreads its wings while it comes up."""
    key = event.card.id
    yield from lamp.light("wings", key, lamp.at(key), STIRS)


def tearing(lamp: Lamp, event: NightmareDiscarded) -> Iterator[Effect]:
    """A Nightmare is torn from where a card has struck it; from its middle if none has."""
    if (was := lamp.change.met()) is not None:
        over = lamp.change.before.area(was.key)
        at = was.pose
        for key, pose in lamp.change.poses.items():
            if key != was.key and pose.z >= ABOVE and over.contains((pose.x, pose.y)):
                at = pose
        for effect in lamp.light("tear", event.card.id, was.pose):
            yield replace(effect, area=Rect.around((at.x, at.y), 0, 0))


def shadow(lamp: Lamp, event: ProphecyDiscarded) -> Iterator[Effect]:
    """A shadow crosses a card of the Prophecy that is not wanted."""
    key = event.card.id
    if key in lamp.change.poses:
        yield from lamp.light("shadow", key, lamp.change.poses[key])


def trail(lamp: Lamp, event: Event) -> Iterator[Effect]:
    """Limbo itself shines where nothing travels; otherwise its trail follows what it draws in."""
    if lamp.reduced:
        yield from lamp.light("trail", LIMBO, lamp.at(LIMBO))
