"""How the cards of every event move: the few movements that are not simply from where a card lay to
where it will lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from game.editions.base.door import DoorMissed
from game.editions.base.explore import TrioCompleted
from game.editions.base.nightmare import DoorLost, NightmareDiscarded, NightmareDrawn
from game.editions.base.partners import CardsSwapped
from game.editions.base.prophecy import ProphecyDiscarded
from game.editions.base.routines import CardSetAside, KeyDiscarded
from game.editions.base.turn import LimboReturned
from game.rules.card import DOOR
from game.rules.event import Event
from game.rules.state import DECK, LIMBO, REVEALED, ROW, owned
from game.table.layout.places import Places
from game.table.layout.poses import BACK, Layout, Pose, Sprite
from game.table.motion.motions import (
    APPROACH,
    CROSSING,
    FROM_EDGE,
    HALVES,
    INTERLEAVE,
    KEY_FLIES,
    NO,
    PARTING,
    QUARTER_TURN,
    REFUSAL,
    RISING,
    SHAKE,
    SHAKES,
    SHAKING,
    SMALL,
    SPIRAL,
    SPLIT,
    SQUARE_UP,
    TO_EDGE,
    Motion,
)
from game.table.motion.timeline import DROP, IN, IN_OUT, OUT, Tween, still

ABOVE = 1000
"""Added to the height of a card that goes from one zone to another."""
Steps = tuple[Tween, ...]
Moves = Iterator[tuple[str, Steps]]


@dataclass(frozen=True)
class Change:
    """What a movement can be made of: where cards are now, and the layouts around the event."""

    event: Event | None
    poses: Mapping[str, Pose]
    before: Layout
    after: Layout

    def flight(self, start: Pose, end: Pose, motion: Motion) -> Steps:
        """Through the air, above all others; it lands a little larger than it will lie."""
        fly = motion.duration, motion.curve, motion.arc, motion.tilt
        if not motion.land:
            return (Tween(start, end, *fly, above=ABOVE),)
        high = replace(end, width=end.width * 1.05)
        return (
            Tween(start, high, *fly, above=ABOVE),
            Tween(high, end, motion.land, DROP, above=ABOVE),
        )

    def met(self) -> Sprite | None:
        """The Door or Nightmare that was met before the event."""
        cards = [sprite for sprite in self.before.sprites.values() if sprite.zone == REVEALED]
        return cards[0] if cards else None


def key_is_used(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A Key's card goes beside the Door that it is for and waits while the Key turns in it; or over
    the Nightmare that it is for. Then it is discarded."""
    met = change.met()
    if met is None:
        return change.flight(start, end, motion)
    there = replace(met.pose, width=met.pose.width * 0.8, z=end.z)
    waits = 0.0
    if opens(met):
        there = beside(met.pose, end.z)
        waits = KEY_FLIES + QUARTER_TURN
    return (
        Tween(start, there, motion.duration, IN_OUT, motion.arc, above=ABOVE),
        still(there, waits, above=ABOVE),
        *change.flight(there, end, motion),
    )


def beside(door: Pose, z: int = 0) -> Pose:
    """Where the card of a Key waits while the Key turns in a Door."""
    width = door.width * 0.8
    return replace(door, x=door.x + width * 1.3, width=width, z=z)


def opens(met: Sprite) -> bool:
    """Whether a Key opens what was met."""
    return met.card is not None and met.card.kind == DOOR


def refused(home: Pose, places: Places) -> Tween:
    """A card that may not go there shakes its head."""
    return Tween(home, home, REFUSAL, shake=NO * places.scale)


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
    """The same backwards: a card grows out of the depth of Limbo on a spiral, and flies off."""
    part, well = motion.duration / 2, pile_top(change.after.places, LIMBO)
    deep = replace(start, width=well.width * SMALL, angle=0.0)
    rim = replace(start, x=well.x - well.width * 0.9, y=well.y - well.width * 0.6, angle=0.0)
    rim = replace(rim, width=well.width)
    return (
        Tween(deep, rim, part, OUT, spiral=-SPIRAL / 2, above=ABOVE),
        Tween(rim, end, part, IN_OUT, motion.arc, above=ABOVE),
    )


def torn(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A Nightmare is in pieces; when they are gone its card lies on the pile."""
    away = replace(end, width=0.0)
    return still(away, motion.duration * 0.8), Tween(replace(end, width=end.width * 0.9), end, 0.1)


def crossed(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A card waits until a shadow has crossed it, and falls."""
    return still(start, CROSSING, above=ABOVE), *change.flight(start, end, motion)


def shaking(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A Nightmare comes up, and trembles."""
    comes = Tween(start, end, motion.duration, motion.curve, motion.arc, above=ABOVE)
    shake = SHAKE * change.after.places.scale
    return comes, Tween(end, end, SHAKING, shake=shake, shakes=SHAKES, above=ABOVE)


WAYS: Mapping[type[Event], Callable[[Change, Pose, Pose, Motion], Steps]] = {
    KeyDiscarded: key_is_used,
    CardSetAside: into_limbo,
    DoorMissed: into_limbo,
    DoorLost: into_limbo,
    NightmareDrawn: shaking,
    NightmareDiscarded: torn,
    ProphecyDiscarded: crossed,
    LimboReturned: out_of_limbo,
}
"""How a card of the event goes from zone to zone, where that is no simple flight."""


def movements(
    change: Change, motion: Motion, goals: Mapping[str, Pose], lying: Mapping[str, str]
) -> Moves:
    """Every card that has to move, from where it is to where it will lie.

    `goals` says where the cards are bound for; one that is bound rightly already is left alone. A
    card that appears comes from the deck and turns over; one that lies nowhere in the view any
    longer goes back to the deck, and one that lies deep in a pile goes there and is covered:
    `lying` has the zone of every known card.
    """
    way = WAYS.get(type(change.event), Change.flight) if change.event else Change.flight
    source = change.after.source
    late = 0.0

    def after_the_last(start: Pose, steps: Steps) -> Steps:
        nonlocal late
        wait = (still(start, late),) if late else ()
        late += motion.each
        return (*wait, *steps)

    over = dict(turned_over(change, lying))
    for old, new in over.items():
        end = change.after.sprites[new].pose
        edge = replace(end, turn=0.5)
        yield old, (Tween(change.poses.get(old, edge), edge, TO_EDGE, IN),)
        yield new, (still(edge, TO_EDGE), Tween(edge, end, FROM_EDGE, OUT))
    taken = taken_face_down(change, lying, over)
    moved = {*over, *taken.values()}
    for key, sprite in change.before.sprites.items():
        zone = lying.get(key)
        if key not in change.after.sprites and zone != sprite.zone and key not in moved:
            start = change.poses.get(key, source)
            end = pile_top(change.after.places, zone) if zone else source
            if sprite.zone == DECK and not zone:
                # What was known of the deck is covered as quickly as a hand.
                yield key, (Tween(start, end, TO_EDGE, IN),)
            else:
                yield key, after_the_last(start, change.flight(start, end, motion))
    for key, sprite in change.after.sprites.items():
        start, end = change.poses.get(key, source), sprite.pose
        if key in taken:
            start = replace(change.poses.get(taken[key], source), turn=0.0)
        if replace(goals.get(key, source), z=end.z) == end or key in over.values():
            continue
        known = change.before.sprites.get(key)
        if known is not None and known.zone == sprite.zone:
            wait = (still(start, motion.late),) if motion.late else ()
            yield key, (*wait, Tween(start, end, motion.duration, motion.curve))
        else:
            yield key, after_the_last(start, way(change, start, end, motion))


def turned_over(change: Change, lying: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The cards that are covered or uncovered in their zone: the old key and the new one."""
    before, after = change.before.sprites, change.after.sprites
    gone = [s for key, s in before.items() if key not in after and key not in lying]
    came = [s for key, s in after.items() if key not in before]
    for zone in {sprite.lies_in for sprite in gone}:
        old = [sprite for sprite in gone if sprite.lies_in == zone]
        new = [sprite for sprite in came if sprite.lies_in == zone]
        for a, b in zip(old, new, strict=False):
            if (a.card is None) != (b.card is None):
                yield a.key, b.key


def taken_face_down(
    change: Change, lying: Mapping[str, str], over: Mapping[str, str]
) -> dict[str, str]:
    """A shared card that a swap brings into a covered hand: the new key and the old one."""
    if not isinstance(change.event, CardsSwapped):
        return {}
    before, after = change.before.sprites, change.after.sprites
    gone = [key for key in before if key not in after and key not in lying and key not in over]
    came = [key for key in after if key not in before and key not in over.values()]
    return dict(zip(came, gone, strict=False))


def pile_top(places: Places, zone: str) -> Pose:
    """Where a card is when it lies on a pile and will be covered at once."""
    rect = places.zones[zone]
    return Pose(*rect.centre, rect.w)


def hops(keys: list[str], change: Change, motion: Motion) -> Moves:
    """Cards rise and sink again, one after the other."""
    for i, key in enumerate(keys):
        pose = change.after.sprites[key].pose
        high = replace(pose, y=pose.y - pose.width * 0.16, width=pose.width * 1.04)
        half = motion.duration / 2
        now = change.poses.get(key, pose)
        wait = (still(now, i * motion.each),) if i else ()
        yield key, (*wait, Tween(now, high, half, OUT), Tween(high, pose, half, IN_OUT))


def in_zone(layout: Layout, zone: str) -> list[str]:
    """The keys of the cards of a zone, in their order; of one seat if it names one."""
    return [s.key for s in layout.sprites.values() if zone in (s.zone, s.lies_in)]


def flourishes(change: Change, motion: Motion) -> Moves:
    """What an event moves that moves no card from zone to zone."""
    if isinstance(change.event, TrioCompleted):
        yield from hops(in_zone(change.after, owned(ROW, change.event.seat))[-3:], change, motion)


def riffle(change: Change) -> Iterator[tuple[Sprite, Steps]]:
    """The two halves of the deck part and fall into each other again: all order is gone."""
    home = change.after.source
    if not in_zone(change.after, DECK):
        return
    part = SPLIT * change.after.places.scale
    for i in range(HALVES):
        # They look out from under the uppermost card: it lies still, and so nothing flickers.
        side = -1 if i % 2 else 1
        below = replace(home, z=home.z - i - 1)
        apart = replace(below, x=home.x + side * part, angle=-side * 4.0)
        steps = (
            Tween(below, apart, PARTING, OUT),
            still(apart, i * INTERLEAVE),
            Tween(apart, below, SQUARE_UP, IN_OUT),
        )
        yield Sprite(f"{BACK}.riffle.{i}", None, DECK, home), steps
    lasts = PARTING + (HALVES - 1) * INTERLEAVE + SQUARE_UP
    yield Sprite(f"{BACK}.riffle.top", None, DECK, home), (still(home, lasts),)
