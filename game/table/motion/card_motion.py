"""The cards in motion: their poses, at rest, on their way or held by the pointer; and which of them
have arrived. What happens next may begin as soon as the cards that it takes have arrived."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from game.rules.state import DECK, DOORS, REVEALED, ROW
from game.rules.view import View
from game.table.counting import DeckLeft, deck_left
from game.table.layout.poses import Layout, Pose, Sprite
from game.table.motion.choreography import ABOVE, Steps
from game.table.motion.motions import SETTLE
from game.table.motion.timeline import Timeline, Tween, even

SETTLING = 0.017
"""Seconds before a card lies still in which no picture begins to fade."""
LEAVES = 0.25
"""Seconds between a Door's leaving the middle of the table and its arrival in the slot."""


def zones_of(view: View) -> dict[str, str]:
    """Returns the zone of every known card, by its id."""
    return {card.id: zone for zone, cards in view.zones.items() for card in filter(None, cards)}


def comes_up(before: View, after: View) -> bool:
    """Returns whether a card is met between these views."""
    return bool(after.cards(REVEALED) and not before.cards(REVEALED))


@dataclass(frozen=True)
class Arrivals:
    """The cards of a view, some of which still fly to their places in a layout."""

    view: View
    layout: Layout
    flying: Mapping[str, Tween]
    """The flying cards, as `Timeline.flying`."""

    @cached_property
    def bound(self) -> Mapping[str, str]:
        """Cards that fly from one zone to another, with the zone where each will lie."""
        sprites = self.layout.sprites
        lying = zones_of(self.view) if self.flying.keys() - sprites.keys() else {}
        return {
            key: sprites[key].lies_in if key in sprites else lying.get(key, DECK)
            for key in self.flying
        }

    @cached_property
    def counts(self) -> dict[str, int]:
        """Number of cards on each pile, without those that still fly there."""
        bound, zones, counts = list(self.bound.values()), self.view.zones, {}
        for name, row in self.view.table.items():
            if row.lies == "pile" and not row.owned:
                counts[name] = len(zones.get(name, ())) - bound.count(name)
        return counts

    @cached_property
    def arriving(self) -> frozenset[str]:
        """Cards that fly to a row or to the Doors."""
        zones = self.bound.items()
        return frozenset([key for key, zone in zones if zone.partition(":")[0] in (ROW, DOORS)])

    @cached_property
    def landed(self) -> View:
        """The view without cards that still fly to a row or to the Doors."""
        if not self.arriving:
            return self.view
        zones = dict(self.view.zones)
        for name in {self.bound[key] for key in self.arriving}:
            zones[name] = tuple(c for c in zones[name] if c is None or c.id not in self.arriving)
        return replace(self.view, zones=zones)

    @cached_property
    def told(self) -> tuple[object, ...]:
        """Facts on which numbers and marks depend; they change when a card lands."""
        return self.counts, self.arriving

    @cached_property
    def left(self) -> DeckLeft:
        return deck_left(self.view, self.counts[DECK])

    def let_begin(self, following: View, at_rest: bool, shuffles: bool) -> bool:
        """Returns whether the event that leads to the `following` view may begin. Nothing is drawn
        while the deck `shuffles` or still gets cards, and none comes up before a Door has left the
        middle. A flying card has to arrive first, unless it is only met there and flies on. An
        event that begins `at_rest` waits until all have arrived."""
        bound = self.bound
        if not bound and not shuffles:
            return True
        for key, zone in bound.items():
            in_the_middle = zone.partition(":")[0] == DOORS and self.flying[key].duration > LEAVES
            if in_the_middle and comes_up(self.view, following):
                return False
        if following.deck_count < self.view.deck_count:
            return DECK not in bound.values() and not shuffles
        if at_rest or following.seat != self.view.seat:
            return not bound
        before, after = zones_of(self.view), zones_of(following)
        return all(bound[k] == REVEALED or after.get(k) == before.get(k) for k in bound)

    def late(self, following: View) -> float:
        """Returns the seconds until the last card that goes on from its goal has arrived there."""
        return max((card.duration for card in self.going_on(following).values()), default=0.0)

    def going_on(self, following: View) -> dict[str, Tween]:
        """Returns the cards that go on from their goal to another place in the `following` view,
        each with a wait for as long as it still flies."""
        if not self.flying:
            return {}
        now, then = zones_of(self.view), zones_of(following)
        known = self.flying.keys() & now.keys()
        return {key: self.flying[key] for key in known if then.get(key) != now[key]}

    def on_time(
        self, moves: Iterable[tuple[str, Steps]], going: Mapping[str, Tween]
    ) -> Iterator[tuple[str, Steps]]:
        """Yields the movements in time: a card that is `going` on arrives first, and a card whose
        place has moved meanwhile arrives when it would have."""
        for key, steps in moves:
            if key in going:
                yield key, (going[key], *steps)
            elif key in self.flying and not any(step.above for step in steps):
                left = self.flying[key].duration
                yield key, (replace(steps[-1], duration=left, curve=even, above=ABOVE),)
            else:
                yield key, steps


class CardMotion:
    """The poses of the cards by sprite key, and what moves them."""

    def __init__(self) -> None:
        self.timeline = Timeline()
        self.passing = Timeline()
        """Movements of cards that are in no layout: the decision does not wait for them."""
        self.poses: dict[str, Pose] = {}
        self.held: set[str] = set()
        self.lifted: set[str] = set()
        """Cards that are on their way to the other side of a table that is not yet laid out."""
        self._sprites: dict[str, Sprite] = {}

    @property
    def sprites(self) -> list[tuple[Sprite, Pose]]:
        """The cards with their poses, the lowest first."""
        heights = {key: pose.z for key, pose in self.poses.items()}
        lowest_first = sorted(heights, key=heights.__getitem__)
        return [(self._sprites[key], self.poses[key]) for key in lowest_first]

    @property
    def bound(self) -> dict[str, Pose]:
        """Last pose of each card."""
        bound = self.poses.copy()
        for key in self.timeline.moving & bound.keys():
            bound[key] = self.timeline.goal(key)
        return bound

    def advance(self, dt: float, layout: Layout) -> None:
        """Lets `dt` seconds pass. Cards that have arrived and lie in no layout are gone."""
        for timeline in self.timeline, self.passing:
            if timeline.moving:
                self.poses.update(timeline.advance(dt))
        gone = self.poses.keys() - layout.sprites.keys() - self.held
        for key in gone - self.timeline.moving - self.passing.moving:
            del self.poses[key]

    def turn_to(
        self,
        layout: Layout,
        moves: list[tuple[str, Steps]],
        lying: Iterable[str],
        going_on: Iterable[str],
    ) -> None:
        """Starts the movements to a new layout. Cards of `lying` that are in no layout are covered;
        those that are `going_on` arrive first where they fly to."""
        self._sprites.update(layout.sprites)
        for key in self.poses.keys() - layout.sprites.keys() - {key for key, _ in moves}:
            if key in lying:
                del self.poses[key]
        for key, sprite in layout.sprites.items():
            if key in self.timeline.moving:
                self.timeline.restack(key, sprite.pose.z)
            elif key not in self.held:
                self.poses[key] = sprite.pose
        for key, steps in moves:
            if key in going_on:
                # Its first step is the wait until then.
                self.timeline.follow(key, *steps[1:])
                continue
            self.poses[key] = steps[0].start
            self.timeline.start(key, *steps)

    def join(self, sprite: Sprite, steps: Steps) -> None:
        """Moves a card that is in no layout; after that it is gone."""
        self._sprites[sprite.key] = sprite
        self.poses[sprite.key] = sprite.pose
        self.passing.start(sprite.key, *steps)

    def place(self, layout: Layout, but: Iterable[str] = ()) -> None:
        """Lays every card where it belongs, except those of `but`."""
        self.timeline.finish()
        self.lifted.clear()
        self._lay(layout, but)

    def _lay(self, layout: Layout, but: Iterable[str]) -> None:
        """Lays every card where it belongs, except those of `but`, which keep their poses."""
        sprites, poses, passing = self._sprites, self.poses, self.passing.moving
        self._sprites = {key: sprites[key] for key in passing} | dict(layout.sprites)
        self.poses = {key: sprite.pose for key, sprite in layout.sprites.items()}
        for key in (*but, *passing):
            if key in self._sprites:
                self.poses[key] = poses[key]

    def set_out(self, moves: Mapping[str, Steps]) -> None:
        """Starts the ways of cards to the other side, before the table is laid out for that."""
        self.lifted = set(moves)
        for key, steps in moves.items():
            self.timeline.start(key, *steps)

    def turn_round(self, layout: Layout) -> None:
        """Lays out the table for the other side at once. Cards that have set out go on."""
        self._lay(layout, but=self.held | self.lifted)
        self.lifted.clear()

    @property
    def settling(self) -> bool:
        """True if a card that moves within its zone is about to lie still."""
        timeline = self.timeline
        sliding = timeline.moving - timeline.flying.keys()
        return any(timeline.left_of(key) <= SETTLING for key in sliding)

    def hold(self, poses: Mapping[str, Pose]) -> None:
        """Lets cards follow the pointer, as far as they still lie anywhere: another device may have
        given an answer meanwhile."""
        here = {key: pose for key, pose in poses.items() if key in self._sprites}
        for key in self.timeline.moving & here.keys():
            self.timeline.stop(key)
        self.held |= here.keys()
        self.poses.update(here)

    def go_home(self, key: str, layout: Layout, travels: bool, *then: Tween) -> None:
        """Lets a card glide home and then make the movements `then`. If nothing travels it is home
        at once."""
        home = layout.sprites[key].pose
        if not travels:
            self.poses[key] = home
            return
        now, steps = self.poses[key], then
        if now != home:
            glide = Tween(now, home, SETTLE.duration, SETTLE.curve, above=ABOVE)
            steps = (glide, *then)
        if steps:
            self.timeline.start(key, *steps)
