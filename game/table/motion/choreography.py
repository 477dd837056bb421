"""Choreography: how cards move from where they lay to where they will lie, in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import dataclass, replace
from typing import Any

from game.rules.event import Event
from game.rules.state import DECK, HAND, REVEALED, SHARED
from game.table.layout.measures import card_width
from game.table.layout.places import Places
from game.table.layout.poses import BACK, Layout, Pose, Sprite
from game.table.motion.motions import (
    FROM_EDGE,
    HALVES,
    INTERLEAVE,
    NO,
    PARTING,
    REFUSAL,
    SHUFFLE,
    SPLIT,
    SQUARE_UP,
    TO_EDGE,
    Motion,
)
from game.table.motion.timeline import DROP, IN, IN_OUT, OUT, Tween, still

ABOVE = 1000
"""Height that a card gains while it goes from one zone to another."""
FALLEN = 18.0
"""Degrees by which a card turns that falls off the table."""
Steps = tuple[Tween, ...]
Moves = Iterator[tuple[str, Steps]]


@dataclass(frozen=True)
class Change:
    """The change that a movement is made from: the poses now, and the layouts before and after the
    event."""

    event: Event | None
    poses: Mapping[str, Pose]
    before: Layout
    after: Layout
    private: Set[str] = frozenset()
    """Cards that lie face up for their owner alone."""
    final: Set[str] = frozenset()
    """Zones from which no card ever comes up again."""

    def flight(self, start: Pose, end: Pose, motion: Motion) -> Steps:
        """Returns a flight above all other cards, which lands a little larger than it will lie."""
        high = replace(end, width=end.width * 1.05) if motion.land else end
        curve, arc, tilt = motion.curve, motion.arc, motion.tilt
        flown = Tween(start, high, motion.duration, curve, arc=arc, tilt=tilt, above=ABOVE)
        if not motion.land:
            return (flown,)
        return flown, Tween(high, end, motion.land, DROP, above=ABOVE)

    def met(self) -> Sprite | None:
        """Returns the card that was met before the event."""
        cards = [sprite for sprite in self.before.sprites.values() if sprite.zone == REVEALED]
        return cards[0] if cards else None


Way = Callable[[Change, Pose, Pose, Motion], Steps]
"""Returns how a card of an event goes from zone to zone, if not by a simple flight."""
Flourish = Callable[[Change, Any, Motion], Moves]
"""Yields the movements of an event that moves no card from zone to zone."""


def refused(home: Pose, places: Places) -> Tween:
    """Returns the shake of a card that may not go there."""
    return Tween(home, home, REFUSAL, shake=NO * places.scale)


def movements(
    change: Change,
    motion: Motion,
    goals: Mapping[str, Pose],
    lying: Mapping[str, str],
    way: Way,
    covered: bool,
) -> Moves:
    """Yields the movements of every card that has to move, this `way` if it goes to another zone;
    `covered` if a known card may come into a covered hand.

    `goals` tells where cards fly to; a card with the right goal goes on. A card that appears comes
    from the deck and turns over; a card that no longer lies anywhere goes back to the deck, and one
    that lies deep in a pile goes there and is covered. One that leaves the game for a zone out of
    sight falls off the table. `lying` has the zone of every known card.
    """
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
    taken = taken_face_down(change, lying, over) if covered else {}
    moved = {*over, *taken.values()}
    for key, sprite in change.before.sprites.items():
        zone = lying.get(key)
        if key not in change.after.sprites and zone != sprite.lies_in and key not in moved:
            start = change.poses.get(key, source)
            places = change.after.places
            end = pile_top(places, zone) if zone and zone in places.zones else source
            if zone and zone not in places.zones and zone in change.final:
                end = out_of_sight(start, places)
            if sprite.zone == DECK and not zone:
                # A known card of the deck is covered as quickly as a hand.
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
        drawn = key in change.private and sprite.zone == HAND and start.turn == 0
        turns = turned_in_hand if drawn else as_it_is
        if known is not None and known.zone == sprite.zone:
            wait = (still(start, motion.late),) if motion.late else ()
            yield key, turns((*wait, Tween(start, end, motion.duration, motion.curve)))
        else:
            yield key, after_the_last(start, turns(way(change, start, end, motion)))


def slides_unlit(change: Change, key: str) -> bool:
    """Returns whether a card only moves within its zone, and lies in the dark while a Nightmare
    stands."""
    before, after = change.before.sprites.get(key), change.after.sprites.get(key)
    stays = before is not None and after is not None and before.lies_in == after.lies_in
    return stays and after is not None and after.zone not in (HAND, SHARED, REVEALED)


def as_it_is(steps: Steps) -> Steps:
    return steps


def turned_in_hand(steps: Steps) -> Steps:
    """Returns the way of a card that only its owner may know: it goes face down past the other
    player and turns over where it lies."""
    down = [
        replace(step, start=replace(step.start, turn=0.0), end=replace(step.end, turn=0.0))
        for step in steps
    ]
    end = steps[-1].end
    edge = replace(end, turn=0.5)
    turns = Tween(down[-1].end, edge, TO_EDGE, IN), Tween(edge, end, FROM_EDGE, OUT)
    return *down, *turns


def turned_over(change: Change, lying: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yields the cards that are covered or uncovered in their zone: the old key and the new one."""
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
    """Returns the known cards that come into a covered hand: the new key and the old one."""
    before, after = change.before.sprites, change.after.sprites
    gone = [key for key in before if key not in after and key not in lying and key not in over]
    came = [key for key in after if key not in before and key not in over.values()]
    return dict(zip(came, gone, strict=False))


def out_of_sight(start: Pose, places: Places) -> Pose:
    """Returns the pose of a card that has fallen off the table and leaves the game."""
    return replace(start, y=places.size[1] + start.height, angle=start.angle + FALLEN)


def pile_top(places: Places, zone: str) -> Pose:
    """Returns the pose of a card on a pile that will be covered at once."""
    rect = places.zones[zone]
    width = card_width(rect.w, rect.h, 1) if zone in places.others else rect.w
    return Pose(*rect.centre, width)


def hops(keys: list[str], change: Change, motion: Motion) -> Moves:
    """Yields cards that rise and sink again, one after the other."""
    for i, key in enumerate(keys):
        pose = change.after.sprites[key].pose
        high = replace(pose, y=pose.y - pose.width * 0.16, width=pose.width * 1.04)
        half = motion.duration / 2
        now = change.poses.get(key, pose)
        wait = (still(now, i * motion.each),) if i else ()
        yield key, (*wait, Tween(now, high, half, OUT), Tween(high, pose, half, IN_OUT))


def in_zone(layout: Layout, zone: str) -> list[str]:
    """Returns the keys of the cards of a zone in their order; of one seat if it names one."""
    return [s.key for s in layout.sprites.values() if zone in (s.zone, s.lies_in)]


def riffle(change: Change) -> Iterator[tuple[Sprite, Steps]]:
    """Yields the halves of the deck, which part and fall into each other."""
    home = change.after.source
    if not in_zone(change.after, DECK):
        return
    part = SPLIT * change.after.places.scale
    for i in range(HALVES):
        # The halves look out from under the top card, which lies still, so nothing flickers.
        side = -1 if i % 2 else 1
        below = replace(home, z=home.z - i - 1)
        apart = replace(below, x=home.x + side * part, angle=-side * 4.0)
        steps = (
            Tween(below, apart, PARTING, OUT),
            still(apart, i * INTERLEAVE),
            Tween(apart, below, SQUARE_UP, IN_OUT),
        )
        yield Sprite(f"{BACK}.riffle.{i}", None, DECK, home), steps
    yield Sprite(f"{BACK}.riffle.top", None, DECK, home), (still(home, SHUFFLE),)
