"""The director: shows events one after another, lagging behind the game, never holding it up."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import replace

from game.rules.events import (
    Awaiting,
    DeckShuffled,
    Event,
    GameLost,
    GameWon,
    SearchFailed,
    TrioCompleted,
    TurnBegan,
)
from game.rules.view import View
from game.table.arrangement import PLAIN, Arrangement
from game.table.choreography import (
    ABOVE,
    CROSS_FADE,
    SETTLE,
    TURNING,
    Change,
    Effect,
    Motion,
    flourishes,
    lights,
    motion_of,
    movements,
    refused,
    riffle,
)
from game.table.cues import Cue, Moment
from game.table.layout import layout
from game.table.places import Size
from game.table.poses import Layout, Pose, Sprite
from game.table.score import Score
from game.table.tempo import INSTANT, USUAL_TEMPO, Tempo
from game.table.timeline import Timeline, Tween

SHOWN = DeckShuffled, TrioCompleted, SearchFailed, GameWon, GameLost
"""Events that take their time also where no card changes its place."""


class Director:
    """Holds the view now on the glass, the poses of its cards and the events still to be shown."""

    def __init__(
        self, view: View, size: Size, tempo: Tempo = USUAL_TEMPO, arrangement: Arrangement = PLAIN
    ) -> None:
        self.view = view
        self.size = size
        self.tempo = tempo
        self.arrangement = arrangement
        self.layout: Layout = layout(view, size, self.arrangement)
        self.timeline = Timeline()
        self.effects: list[Effect] = []
        self.fade = 0.0
        """Seconds in which the still picture fades over to the next one."""
        self.event: Event | None = None
        """The last one that was begun to be shown."""
        self.telling = False
        """Whether events are being shown: what else moves leaves the decision open."""
        self._sprites: dict[str, Sprite] = {}
        self._poses: dict[str, Pose] = {}
        self._held: set[str] = set()
        self._queue: deque[tuple[Event, View]] = deque()
        self._wait, self._score = 0.0, Score()
        self._rest()

    @property
    def busy(self) -> bool:
        """Whether anything moves or is still to be shown."""
        return bool(self._queue or self.timeline.moving or self.effects or self._wait > 0)

    @property
    def moving(self) -> frozenset[str]:
        """The cards that do not lie still."""
        return self.timeline.moving | self._held

    @property
    def sprites(self) -> list[tuple[Sprite, Pose]]:
        """Every card on the glass and how it lies now, the lowest first."""
        cards = [(self._sprites[key], pose) for key, pose in self._poses.items()]
        return sorted(cards, key=lambda card: card[1].z)

    def take_fade(self) -> float:
        """Seconds in which the still picture fades over to the next one; told once."""
        fade, self.fade = self.fade, 0.0
        return fade / (self.tempo.speed or 1.0)

    def take_cues(self) -> list[Cue]:
        """What is to be heard now; told once."""
        return self._score.take()

    def show(self, frames: Iterable[tuple[Event, View]]) -> None:
        """Queues events with the view after each."""
        self._queue.extend(frames)
        self.telling = True
        if self.tempo.speed == INSTANT:
            self.finish()

    def arrange(self, arrangement: Arrangement, motion: Motion = SETTLE) -> None:
        """The player has moved something on the table that is no event of the game."""
        self.arrangement = arrangement
        if not self._queue:
            self._go_to(self.view, motion, None)

    def look(self, view: View) -> None:
        """The table is seen like this now: cards are covered or uncovered in their places."""
        self.finish()
        self._go_to(view, SETTLE, None)

    def turn_to(self, view: View, fade: float = 0.0) -> None:
        """The same at once, while nobody sees it or the picture fades over in so many seconds."""
        self.finish()
        self.view = view
        self.fade = 0.0 if self.tempo.speed == INSTANT else fade
        self._rest()

    def resize(self, size: Size, letters: float = 1.0) -> None:
        """A window or letters of another size: everything lies where it belongs."""
        self.size, self.arrangement = size, replace(self.arrangement, letters=letters)
        self.finish()

    def advance(self, dt: float) -> None:
        """`dt` seconds pass."""
        dt *= self.tempo.speed or 1.0
        self._score.advance(dt)
        if not self.busy:
            return
        self._wait -= dt
        while self._queue and self._wait <= 0:
            self._begin(*self._queue.popleft())
        self._poses.update(self.timeline.advance(dt))
        for key in self._poses.keys() - self.layout.sprites.keys() - self.timeline.moving:
            del self._poses[key]
        aged = [replace(effect, time=effect.time + dt) for effect in self.effects]
        self.effects = [effect for effect in aged if effect.progress < 1]
        if not self.busy and not self._held:
            self._rest()

    def finish(self) -> None:
        """Everything that runs or waits is shown as done; the poses equal the layout."""
        skipped, before = tuple(self._queue), self.view
        if self._queue:
            told = (e for e, _ in reversed(self._queue) if not isinstance(e, Awaiting))
            self.event = next(told, self.event)
            self.view = self._queue[-1][1]
            self._queue.clear()
        self.fade = 0.0
        self._rest()
        self._score.skip(skipped, before, self.layout)

    def hold(self, poses: Mapping[str, Pose]) -> None:
        """These cards follow the pointer."""
        for key, pose in poses.items():
            self.timeline.stop(key)
            self._held.add(key)
            self._poses[key] = pose

    def drop(self) -> None:
        """What was held stays where it is: an event will take it from there."""
        self._held.clear()

    def release(self) -> None:
        """What was held goes home."""
        for key in self._held & self.layout.sprites.keys():
            self._go_home(key)
        self._held.clear()

    def refuse(self, keys: Iterable[str]) -> None:
        """These cards go home if they are away, and shake."""
        self._score.add("refuse")
        for key in self.layout.sprites.keys() & set(keys):
            self._go_home(key, refused(self.layout.sprites[key].pose, self.layout.places))

    def _go_home(self, key: str, *then: Tween) -> None:
        home, now = self.layout.sprites[key].pose, self._poses[key]
        if not self.tempo.travels:
            self._poses[key] = home
            return
        glide = Tween(now, home, SETTLE.duration, SETTLE.curve, above=ABOVE)
        self.timeline.start(key, *([glide] if now != home else []), *then)

    def _begin(self, event: Event, view: View) -> None:
        if not isinstance(event, Awaiting):
            self.event = event
        motion, before = CROSS_FADE if self.tempo.reduced else motion_of(event), self.view
        if self._go_to(view, motion, event):
            follows = self._queue and type(self._queue[0][0]) is type(event)
            self._wait = motion.stagger if follows else motion.pause
        self._score.begin(Moment(event, before, view, self.layout), self.tempo.reduced)

    def _go_to(self, view: View, motion: Motion, event: Event | None) -> bool:
        """Sets everything on its way to a view; whether there is anything to see of it."""
        before, after = self.layout, layout(view, self.size, self.arrangement)
        turned = before.places != after.places
        passed = turned or (isinstance(event, TurnBegan) and self.view.active != view.active)
        self.view, self.layout = view, after
        self.fade = max(self.fade, motion.fade, self._turning if turned else 0.0)
        if turned or not self.tempo.travels:
            self._place(except_for=self._held)
            return passed or before.sprites != after.sprites or isinstance(event, SHOWN)
        change = Change(event, dict(self._poses), before, after)
        zones = {zone: zone.partition(":")[0] for zone in view.zones}
        lying = {card.id: zones[zone] for zone in zones for card in view.cards(zone)}
        goals = {key: self.timeline.goal(key) or pose for key, pose in self._poses.items()}
        goals |= {key: s.pose for key, s in after.sprites.items() if key in self._held}
        moves = [*movements(change, motion, goals, lying), *flourishes(change, motion)]
        if passed and not moves:
            self.fade = max(self.fade, self._turning)
        self._sprites.update(after.sprites)
        for key in self._poses.keys() - after.sprites.keys() - {key for key, _ in moves}:
            if key in lying:
                del self._poses[key]
        for key in after.sprites.keys() - self._held - self.timeline.moving:
            self._poses[key] = after.sprites[key].pose
        for key, steps in moves:
            self._poses[key] = steps[0].start
            self.timeline.start(key, *steps)
        extras = list(riffle(change)) if isinstance(event, DeckShuffled) else []
        for sprite, steps in extras:
            self._sprites[sprite.key] = sprite
            self._poses[sprite.key] = sprite.pose
            self.timeline.start(sprite.key, *steps)
        self.effects += lights(change)
        return bool(moves or extras or passed or isinstance(event, SHOWN))

    @property
    def _turning(self) -> float:
        """Seconds in which the light goes over to the other player."""
        return CROSS_FADE.fade if self.tempo.reduced else TURNING

    def _place(self, except_for: Iterable[str] = ()) -> None:
        """Every card lies where it belongs, but these."""
        self.timeline.finish()
        held = {key: self._poses[key] for key in except_for if key in self.layout.sprites}
        self._sprites = dict(self.layout.sprites)
        self._poses = {key: sprite.pose for key, sprite in self.layout.sprites.items()} | held

    def _rest(self) -> None:
        self._wait, self.telling = 0.0, False
        self._held.clear()
        self.effects.clear()
        self.layout = layout(self.view, self.size, self.arrangement)
        self._place()
