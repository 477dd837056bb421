"""The director: shows events one after another, lagging behind the game, never holding it up."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from game.rules.events import Awaiting, Event
from game.rules.view import View
from game.table.choreography import ABOVE, SETTLE, Motion, differences, motion_of
from game.table.layout import Arrangement, Layout, Pose, Sprite, layout
from game.table.places import Size
from game.table.timeline import Timeline, Tween


class Director:
    """Holds the view now on the glass, the poses of its cards and the events still to be shown."""

    def __init__(self, view: View, size: Size) -> None:
        self.view = view
        self.size = size
        self.arrangement = Arrangement()
        self.layout: Layout = layout(view, size, self.arrangement)
        self.timeline = Timeline()
        self._sprites: dict[str, Sprite] = {}
        self._poses: dict[str, Pose] = {}
        self.event: Event | None = None
        self._queue: deque[tuple[Event, View]] = deque()
        self._wait = 0.0
        self._rest()

    @property
    def busy(self) -> bool:
        """Whether anything moves or is still to be shown."""
        return bool(self._queue or self.timeline.moving)

    @property
    def sprites(self) -> list[tuple[Sprite, Pose]]:
        """Every card on the glass and how it lies now, the lowest first."""
        cards = [(self._sprites[key], pose) for key, pose in self._poses.items()]
        return sorted(cards, key=lambda card: card[1].z)

    def show(self, frames: Iterable[tuple[Event, View]]) -> None:
        """Queues events with the view after each."""
        self._queue.extend(frames)

    def arrange(self, arrangement: Arrangement) -> None:
        """The player has moved something on the table that is no event of the game."""
        self.finish()
        self.arrangement = arrangement
        self._go_to(self.view, SETTLE)

    def resize(self, size: Size) -> None:
        """A window of another size: everything lies where it belongs."""
        self.size = size
        self.finish()

    def advance(self, dt: float) -> None:
        """`dt` seconds pass."""
        if not self.busy:
            return
        self._wait -= dt
        while self._queue and self._wait <= 0:
            self._begin(*self._queue.popleft())
        self._poses.update(self.timeline.advance(dt))
        if not self.busy:
            self._rest()

    def finish(self) -> None:
        """Everything that runs or waits is shown as done; the poses equal the layout."""
        if self._queue:
            self.view = self._queue[-1][1]
            self._queue.clear()
        self._rest()

    def hold(self, key: str, pose: Pose) -> None:
        """A card follows the pointer."""
        self.timeline.stop(key)
        self._poses[key] = pose

    def release(self, key: str, shake: float = 0.0) -> None:
        """A card that was held goes home, and shakes if it was refused."""
        home = self.layout.sprites[key].pose
        glide = Tween(self._poses[key], home, SETTLE.duration, SETTLE.curve, above=ABOVE)
        refusal = Tween(home, home, 0.18, shake=shake)
        self.timeline.start(key, glide, *([refusal] if shake else []))

    def _begin(self, event: Event, view: View) -> None:
        if not isinstance(event, Awaiting):
            self.event = event
        motion = motion_of(event)
        moved = self._go_to(view, motion)
        if moved:
            follows = self._queue and type(self._queue[0][0]) is type(event)
            self._wait = motion.stagger if follows else motion.duration

    def _go_to(self, view: View, motion: Motion) -> bool:
        before, after = self.layout, layout(view, self.size, self.arrangement)
        lying = {card.id for zone in view.zones for card in view.cards(zone)}
        tweens = dict(differences(self._poses, before, after, motion, lying))
        for key in before.sprites.keys() - after.sprites.keys() - tweens.keys():
            self._poses.pop(key, None)
        self._sprites.update(after.sprites)
        self._poses.update({key: s.pose for key, s in after.sprites.items() if key not in tweens})
        for key, tween in tweens.items():
            self._poses[key] = tween.start
            self.timeline.start(key, tween)
        self.view, self.layout = view, after
        return bool(tweens)

    def _rest(self) -> None:
        self.timeline.finish()
        self._wait = 0.0
        self.layout = layout(self.view, self.size, self.arrangement)
        self._sprites = dict(self.layout.sprites)
        self._poses = {key: sprite.pose for key, sprite in self.layout.sprites.items()}
