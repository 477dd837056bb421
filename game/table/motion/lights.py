"""The lights that an event makes besides moving cards: what they are, where, and when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.editions.base.door import DoorMissed
from game.editions.base.explore import TrioCompleted
from game.editions.base.nightmare import DoorLost, NightmareDiscarded, NightmareDrawn
from game.editions.base.prophecy import ProphecyDiscarded
from game.editions.base.routines import CardSetAside, DoorGained, KeyDiscarded
from game.rules.event import DeckShuffled, GameLost, GameWon
from game.rules.state import DECK, DOORS, LIMBO, ROW, owned
from game.table.layout.places import Rect
from game.table.layout.poses import Layout, Pose
from game.table.motion.choreography import Change, Steps, beside, in_zone, opens
from game.table.motion.motions import (
    KEY_FLIES,
    LIGHTS,
    STILL_LIGHTS,
    motion_of,
)
from game.table.motion.timeline import DROP, Tween

TRANSFORMING = "opening", "again", "wings"
"""These change the face of their card."""
WHOLE = "table"
"""The key of a light that is all over the table."""


@dataclass(frozen=True)
class Effect:
    """A light on the table: its kind, the card or zone it belongs to, where, and its seconds. Its
    time is below 0 until it begins. `path` is the way of what it follows, `area` what it is round,
    where that is no card."""

    kind: str
    key: str
    pose: Pose
    duration: float
    time: float = 0.0
    still: bool = False
    """Whether it only comes and goes, as in reduced motion."""
    path: Tween | None = None
    area: Rect | None = None

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return min(1.0, self.time / self.duration)

    @property
    def begun(self) -> bool:
        """Whether there is anything to see of it."""
        return self.time > 0

    @property
    def transforms(self) -> bool:
        """Whether it changes the face of its card."""
        return self.kind in TRANSFORMING and not self.still


@dataclass(frozen=True)
class Lamp:
    """Makes the lights of one event."""

    change: Change
    reduced: bool

    def light(
        self, kind: str, key: str, pose: Pose, after: float = 0.0, number: int = 0
    ) -> Iterator[Effect]:
        """One of a kind, number so and so of several, after what it belongs to; none where the
        table of times has none."""
        span = STILL_LIGHTS[kind] if self.reduced else LIGHTS[kind]
        if span is not None:
            late = 0.0 if self.reduced else after + span.after + number * span.each
            yield Effect(kind, key, pose, span.duration, -late, self.reduced)

    def at(self, key: str) -> Pose:
        """Where a card will lie, or the middle of a zone."""
        if key in self.change.after.sprites:
            return self.change.after.sprites[key].pose
        rect = self.change.after.places.zones[key]
        return Pose(*rect.centre, rect.w)


def around(areas: Sequence[Rect]) -> Rect:
    """The smallest rectangle about all of them."""
    left, top = min(area.x for area in areas), min(area.y for area in areas)
    right, bottom = max(area.right for area in areas), max(area.bottom for area in areas)
    return Rect(left, top, right - left, bottom - top)


def landing(moves: Sequence[tuple[str, Steps]], lamp: Lamp) -> Iterator[Effect]:
    """Dust where a card comes down, and a gleam over the foil of one that was turned up."""
    for key, steps in moves:
        if steps[-1].curve is not DROP:
            continue
        end, arrives = steps[-1].end, sum(step.duration for step in steps[:-1])
        yield from lamp.light("dust", key, end, arrives)
        if steps[0].start.turn < 0.5 < end.turn:
            yield from lamp.light("sweep", key, end, arrives)


def spirals(moves: Sequence[tuple[str, Steps]], lamp: Lamp) -> Iterator[Effect]:
    """A violet trail behind what Limbo draws in."""
    for key, steps in moves:
        before = 0.0
        for step in steps:
            if step.spiral > 0:
                for effect in lamp.light("trail", key, step.end, before):
                    yield replace(effect, path=step)
            before += step.duration


def unlocking(lamp: Lamp, event: KeyDiscarded) -> Iterator[Effect]:
    """A Key leaves its card beside the Door that was met, and turns in its lock."""
    met = lamp.change.met()
    if met is not None and opens(met):
        way = Tween(beside(met.pose), met.pose, KEY_FLIES)
        for effect in lamp.light("key", met.key, met.pose, motion_of(event).duration):
            yield replace(effect, path=way)


def trio(lamp: Lamp, event: TrioCompleted) -> Iterator[Effect]:
    """The three cards light up one after another, and a bracket closes round them."""
    keys = in_zone(lamp.change.after, owned(ROW, event.seat))[-3:]
    for number, key in enumerate(keys):
        yield from lamp.light("glow", key, lamp.at(key), number=number)
    areas = [lamp.change.after.area(key) for key in keys]
    for effect in lamp.light("bracket", keys[-1], lamp.at(keys[-1])) if keys else ():
        yield replace(effect, area=around(areas))


def doors_in_order(layout: Layout) -> list[str]:
    """The keys of all gained Doors, from the left to the right."""
    return sorted(in_zone(layout, DOORS), key=lambda key: layout.sprites[key].pose.x)


def ending(lamp: Lamp) -> Iterator[Effect]:
    """Every Door opens once more in order, their light joins, and the sheets unfold; or all light
    goes out from the edge in."""
    table = lamp.change.after.places.size
    whole = Pose(table[0] / 2, table[1] / 2, table[0])
    if isinstance(lamp.change.event, GameLost):
        yield from lamp.light("defeat", WHOLE, whole)
        return
    for number, key in enumerate(doors_in_order(lamp.change.after)):
        yield from lamp.light("again", key, lamp.at(key), number=number)
        yield from lamp.light("ring", key, lamp.at(key), number * LIGHTS["again"].each)
    yield from lamp.light("victory", WHOLE, whole)


def lights(
    change: Change, moves: Sequence[tuple[str, Steps]], reduced: bool = False
) -> Iterator[Effect]:
    """The lights of an event whose cards move so."""
    lamp, event = Lamp(change, reduced), change.event
    yield from landing(moves, lamp)
    yield from spirals(moves, lamp)
    match event:
        case KeyDiscarded():
            yield from unlocking(lamp, event)
        case TrioCompleted():
            yield from trio(lamp, event)
        case DoorGained(door=door):
            arrives = motion_of(event).duration
            yield from lamp.light("opening", door.id, lamp.at(door.id), arrives)
            yield from lamp.light("ring", door.id, lamp.at(door.id), arrives)
        case NightmareDrawn(card=card):
            arrives = motion_of(event).duration
            yield from lamp.light("wings", card.id, lamp.at(card.id), arrives)
        case NightmareDiscarded(card=card):
            if (was := change.met()) is not None:
                yield from lamp.light("tear", card.id, was.pose)
        case ProphecyDiscarded(card=card):
            if card.id in change.poses:
                yield from lamp.light("shadow", card.id, change.poses[card.id])
        case CardSetAside() | DoorMissed() | DoorLost() if reduced:
            yield from lamp.light("trail", LIMBO, lamp.at(LIMBO))
        case DeckShuffled() if reduced:
            yield from lamp.light("ring", DECK, lamp.at(DECK))
        case GameWon() | GameLost():
            yield from ending(lamp)
