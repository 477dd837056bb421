"""How the cards of the base game go from zone to zone, where that is no simple flight."""

from __future__ import annotations

from dataclasses import replace

from game.editions.base.explore import TrioCompleted
from game.editions.base.table.door_opening import beside, opened_by_key
from game.rules.state import LIMBO, ROW, owned
from game.table.layout.poses import Pose
from game.table.layout.staged import spotlight
from game.table.motion.choreography import (
    ABOVE,
    Change,
    Moves,
    Steps,
    hops,
    in_zone,
    pile_top,
)
from game.table.motion.motions import (
    APPROACH,
    CROSSING,
    FROM,
    KEY_FLIES,
    QUARTER_TURN,
    RISING,
    SMALL,
    SPIRAL,
    Motion,
)
from game.table.motion.timeline import IN, IN_OUT, OUT, Tween, still

COMING, STILLNESS = 0.18, 2 / 60
"""Seconds of a Nightmare's way from the deck, and in which nothing moves when it is struck."""
STRIKING = 0.5
"""How wide a card is that strikes, by what it strikes."""


def key_is_used(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A Key's card goes beside the Door that it is for and waits while the Key turns in it; or
    strikes the Nightmare that it is for. Then it is discarded."""
    met = change.met()
    if met is None:
        return change.flight(start, end, motion)
    if not opened_by_key(met):
        at = struck(met.pose, start)
        return *strikes(start, at, motion, end.z), *change.flight(at, end, motion)
    there = replace(beside(spotlight(change.after.places), met.pose), z=end.z)
    waits = KEY_FLIES + QUARTER_TURN
    return (
        Tween(start, there, motion.duration, IN_OUT, motion.arc, above=ABOVE),
        still(there, waits, above=ABOVE),
        *change.flight(there, end, motion),
    )


def strikes(start: Pose, at: Pose, motion: Motion, z: int) -> Steps:
    """A card is drawn back before what it is for, falls on it and stays for a moment: it strikes
    when the next event begins."""
    at = replace(at, z=z)
    side = 1 if start.y > at.y else -1
    back = replace(at, y=at.y + side * at.height * 0.5, width=at.width * 1.12)
    near = min(motion.duration, motion.pause * 0.6)
    return (
        Tween(start, back, near, OUT, above=ABOVE),
        Tween(back, at, max(0.1, motion.pause - near), IN, above=ABOVE),
        still(at, STILLNESS, above=ABOVE),
    )


def struck(met: Pose, start: Pose) -> Pose:
    """Where a card from here strikes what was met: from below, or from above."""
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
    gone = still(away, motion.duration * 0.8, above=ABOVE)
    return gone, Tween(replace(end, width=end.width * 0.9), end, 0.1)


def crossed(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A card waits until a shadow has crossed it, and falls."""
    return still(start, CROSSING, above=ABOVE), *change.flight(start, end, motion)


def looming(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A Nightmare is there at once, small, and grows over the table."""
    far = replace(end, width=end.width * FROM)
    return (
        Tween(start, far, COMING, IN_OUT, motion.arc, above=ABOVE),
        Tween(far, end, motion.duration - COMING, motion.curve, above=ABOVE),
    )


def raised(change: Change, event: TrioCompleted, motion: Motion) -> Moves:
    """The three cards of a trio rise and sink again."""
    return hops(in_zone(change.after, owned(ROW, event.seat))[-3:], change, motion)
