"""The motion of every card on the screen: at rest, on its way, or held by the pointer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.table.layout.poses import Layout, Pose, Sprite
from game.table.motion.choreography import ABOVE, Steps
from game.table.motion.motions import SETTLE, SWAPPED
from game.table.motion.timeline import Timeline, Tween, still


class CardMotion:
    """The poses of the cards by sprite key, and what moves them."""

    def __init__(self) -> None:
        self.timeline = Timeline()
        self.passing = Timeline()
        """Movements of cards that are in no layout: the decision does not wait for them."""
        self.poses: dict[str, Pose] = {}
        self.held: set[str] = set()
        self.lifted: set[str] = set()
        """Cards that are about to go over to the other side."""
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
        sprites, poses, passing = self._sprites, self.poses, self.passing.moving
        self._sprites = {key: sprites[key] for key in passing} | dict(layout.sprites)
        self.poses = {key: sprite.pose for key, sprite in layout.sprites.items()}
        for key in (*but, *passing):
            if key in self._sprites:
                self.poses[key] = poses[key]

    def swap(self, layout: Layout, moves: list[tuple[str, Steps]]) -> None:
        """Lays out another table at once, to which these cards still move."""
        self.lifted.clear()
        self.place(layout, but=self.held)
        self.turn_to(layout, moves, (), ())

    @property
    def landing(self) -> bool:
        """True if a card moves that is not lifted."""
        return bool(self.timeline.moving - self.lifted)

    def lift(self, keys: Iterable[str]) -> bool:
        """Takes cards out of the still picture that will move. Returns whether all were taken
        before."""
        down = {*keys} - self.timeline.moving
        self.lifted |= down
        for key in down:
            self.timeline.start(key, still(self.poses[key], SWAPPED))
        return not down

    def hold(self, poses: Mapping[str, Pose]) -> None:
        """Lets cards follow the pointer."""
        for key in self.timeline.moving & poses.keys():
            self.timeline.stop(key)
        self.held |= poses.keys()
        self.poses.update(poses)

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
