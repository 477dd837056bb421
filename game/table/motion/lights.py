"""Lights that an event makes: which, where, and when."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.rules.event import DeckShuffled, GameLost, GameWon
from game.rules.state import DECK
from game.table.layout.places import Rect
from game.table.layout.poses import Pose
from game.table.motion.choreography import Change, Steps
from game.table.motion.motions import FADE, LIGHTS, STILL_LIGHTS, Motion
from game.table.motion.timeline import DROP, Tween

TRANSFORMING = "opening", "wings", "wave"
"""Lights that change the face of their card."""
LINGERING = "sway", "wave"
"""Lights that hold nobody up."""
SWAY, SWING = 4.5, 1.3
"""Degrees by which what hangs swings at first, and seconds of a swing."""
WHOLE = "table"
"""Key of a light over the whole table."""


@dataclass(frozen=True)
class Effect:
    """A light on the table: its kind, the card or zone it belongs to, its place and its duration in
    seconds. `time` is below 0 until it begins. `path` is the way of the card that it follows;
    `area` is what it surrounds, if that is no card."""

    kind: str
    key: str
    pose: Pose
    duration: float
    time: float = 0.0
    still: bool = False
    """True if it only comes and goes, as in reduced motion."""
    path: Tween | None = None
    area: Rect | None = None

    @property
    def progress(self) -> float:
        """Part of its time that has passed, up to 1."""
        return min(1.0, self.time / self.duration)

    @property
    def begun(self) -> bool:
        return self.time > 0

    @property
    def transforms(self) -> bool:
        """True if it changes the face of its card."""
        return self.kind in TRANSFORMING and not self.still

    @property
    def sways(self) -> bool:
        """True if its card hangs and swings."""
        return self.kind == "sway"

    @property
    def lingers(self) -> bool:
        """True if it goes on after all else has come to rest, and holds nobody up."""
        return self.kind in LINGERING

    @property
    def stands_in(self) -> bool:
        """True while its card is shown large at the light and not where it lies."""
        return self.kind == "opening" and self.still and self.time < self.duration - FADE


@dataclass(frozen=True)
class Lamp:
    """Makes the lights of one event."""

    change: Change
    motion: Motion
    """Motion of the event."""
    reduced: bool

    def light(
        self, kind: str, key: str, pose: Pose, after: float = 0.0, number: int = 0
    ) -> Iterator[Effect]:
        """Yields a light of this kind, or none if the table of times has none. It begins after
        `after` seconds, and later by its `number` among several."""
        span = STILL_LIGHTS[kind] if self.reduced else LIGHTS[kind]
        if span is not None:
            late = 0.0 if self.reduced else after + span.after + number * span.each
            yield Effect(kind, key, pose, span.duration, -late, self.reduced)

    def at(self, key: str) -> Pose:
        """Returns where a card will lie, or the middle of a zone."""
        if key in self.change.after.sprites:
            return self.change.after.sprites[key].pose
        # A zone loses its room with its last card.
        zones = {**self.change.before.places.zones, **self.change.after.places.zones}
        rect = zones[key]
        return Pose(*rect.centre, rect.w)


def swayed(pose: Pose, effect: Effect) -> Pose:
    """Returns how a card hangs while it swings about its upper edge, less and less."""
    wave = math.sin(math.tau * effect.time / SWING) * (1 - effect.progress) ** 1.5
    aside = math.sin(math.radians(SWAY * wave)) * pose.height / 2
    return replace(pose, x=pose.x + aside, angle=pose.angle + SWAY * wave)


def waved(effect: Effect) -> float:
    """Returns how far the limbs of a puppet have swung out, from -1 to 1: less and less."""
    begun = max(0.0, effect.time)
    return math.sin(math.tau * begun / SWING) * (1 - begun / effect.duration)


def around(areas: Sequence[Rect]) -> Rect:
    """Returns the smallest rectangle about all of them."""
    left, top = min(area.x for area in areas), min(area.y for area in areas)
    right, bottom = max(area.right for area in areas), max(area.bottom for area in areas)
    return Rect(left, top, right - left, bottom - top)


def landing(moves: Sequence[tuple[str, Steps]], lamp: Lamp) -> Iterator[Effect]:
    """Yields dust where a card comes down, and a gleam over the foil of a card that turned up. A
    card that went out of sight face down is unknown and has none."""
    for key, steps in moves:
        end = steps[-1].end
        gone = end.turn < 0.5 and key not in lamp.change.after.sprites
        # A private card turns over after it has landed.
        there = end.x, end.y
        down = [n for n, s in enumerate(steps) if s.curve is DROP and (s.end.x, s.end.y) == there]
        if gone or not down:
            continue
        yield from lamp.light("dust", key, end, sum(step.duration for step in steps[: down[0]]))
        if steps[0].start.turn < 0.5 < end.turn:
            yield from lamp.light("sweep", key, end, sum(step.duration for step in steps[:-1]))


def spirals(moves: Sequence[tuple[str, Steps]], lamp: Lamp) -> Iterator[Effect]:
    """Yields a violet trail behind each card that Limbo draws in."""
    for key, steps in moves:
        before = 0.0
        for step in steps:
            if step.spiral > 0:
                for effect in lamp.light("trail", key, step.end, before):
                    yield replace(effect, path=step)
            before += step.duration


def ending(lamp: Lamp) -> Iterator[Effect]:
    """Yields the light at the end of a game: the sheets of the table unfold, or all light goes out
    from the edge inwards."""
    table = lamp.change.after.places.size
    whole = Pose(table[0] / 2, table[1] / 2, table[0])
    kind = "defeat" if isinstance(lamp.change.event, GameLost) else "victory"
    yield from lamp.light(kind, WHOLE, whole)


Shining = Callable[[Lamp, Any], Iterator[Effect]]
"""Yields the lights of an event besides those of moving cards."""


def lights(
    change: Change,
    moves: Sequence[tuple[str, Steps]],
    motion: Motion,
    shining: Shining | None = None,
    reduced: bool = False,
) -> Iterator[Effect]:
    """Yields the lights of an event with these moves."""
    lamp, event = Lamp(change, motion, reduced), change.event
    yield from landing(moves, lamp)
    yield from spirals(moves, lamp)
    if shining is not None:
        yield from shining(lamp, event)
    elif isinstance(event, DeckShuffled) and reduced:
        yield from lamp.light("ring", DECK, lamp.at(DECK))
    elif isinstance(event, GameWon | GameLost):
        yield from ending(lamp)
