"""Movement in time. There is no clock: time enters only through `advance(dt)`."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from game.table.layout.poses import Pose

Curve = Callable[[float], float]


def bezier(x1: float, y1: float, x2: float, y2: float) -> Curve:
    """Returns the curve of CSS `cubic-bezier`: from (0, 0) to (1, 1) with these two handles."""

    linear, square, cube = 3 * x1, 3 * x2 - 6 * x1, 1 + 3 * x1 - 3 * x2

    def curve(progress: float) -> float:
        t = step = 0.5
        for _ in range(14):
            step /= 2
            t += step if ((cube * t + square) * t + linear) * t < progress else -step
        return 3 * (1 - t) ** 2 * t * y1 + 3 * (1 - t) * t**2 * y2 + t**3

    return curve


def even(progress: float) -> float:
    """Returns the progress itself: the curve of constant speed."""
    return progress


OUT = bezier(0.16, 1, 0.3, 1)
IN_OUT = bezier(0.65, 0, 0.35, 1)
DROP = bezier(0.34, 1.3, 0.64, 1)
IN = bezier(0.5, 0, 0.75, 0)
EDGE = 160 / 380
"""Part of a movement after which a card that turns over shows its edge."""


@dataclass(frozen=True)
class Tween:
    """The movement of one card.

    `arc` is the height of its path by the distance, `tilt` its turn in mid-flight in degrees,
    `spiral` its turns about its goal. It shakes `shakes` times by `shake` pixels; `above` lifts it
    over what it passes.
    """

    start: Pose
    end: Pose
    duration: float
    curve: Curve = IN_OUT
    arc: float = 0.0
    tilt: float = 0.0
    spiral: float = 0.0
    shake: float = 0.0
    shakes: int = 3
    above: int = 0

    def at(self, time: float) -> Pose:
        """Returns the pose after this many seconds."""
        if time >= self.duration:
            return self.end
        if time <= 0:
            return self.start
        start, end = self.start, self.end
        progress = time / self.duration
        part = self.curve(progress)
        swell = math.sin(math.pi * min(1.0, max(0.0, part)))

        dx, dy = start.x - end.x, start.y - end.y
        wave = self.shake * math.sin(progress * self.shakes * math.tau) * (1 - progress)
        about = cmath.rect(1 - part, math.tau * self.spiral * part)
        away = complex(dx, dy) * about
        return Pose(
            x=end.x + away.real + wave,
            y=end.y + away.imag - self.arc * math.hypot(dx, dy) * swell,
            width=start.width + (end.width - start.width) * part,
            angle=start.angle + (end.angle - start.angle) * part + self.tilt * swell,
            turn=turned(start.turn, end.turn, progress),
            z=end.z + self.above,
        )


def turned(start: float, end: float, progress: float) -> float:
    """Returns how far a card has turned over: it shows its edge a little before the middle."""
    half = progress / EDGE / 2 if progress < EDGE else 0.5 + (progress - EDGE) / (1 - EDGE) / 2
    return start + (end - start) * half


def lands(tweens: tuple[Tween, ...]) -> bool:
    """Returns whether the last part of a movement stays where it ends."""
    start, end = tweens[-1].start, tweens[-1].end
    return (start.x, start.y) == (end.x, end.y)


def still(pose: Pose, duration: float, above: int = 0) -> Tween:
    """Returns a tween of a card that stays where it is."""
    return Tween(pose, pose, duration, above=above)


NOTHING: Mapping[str, Tween] = {}


class Timeline:
    """The cards that are moving now, by sprite key. A new movement replaces the old one."""

    def __init__(self) -> None:
        self._moving: dict[str, tuple[tuple[Tween, ...], float]] = {}
        self.moving = self._moving.keys()
        """The moving cards, kept up to date."""
        self._flying: Mapping[str, Tween] | None = NOTHING
        """Last answer of `flying`, or None after a change: several ask in every frame."""

    def start(self, key: str, *tweens: Tween) -> None:
        """Starts the movement of a card, one tween after the other."""
        self._set(key, tweens, 0.0)

    def follow(self, key: str, *tweens: Tween) -> None:
        """Lets a flying card go on like this as soon as it has arrived, without landing."""
        before, time = self._moving[key]
        self._set(key, (before[:-1] if lands(before) else before) + tweens, time)

    def stop(self, key: str) -> None:
        if self._moving.pop(key, None):
            self._flying = None

    def restack(self, key: str, z: int) -> None:
        """Changes the height at which a moving card will lie."""
        tweens, time = self._moving[key]
        if any(tween.end.z != z for tween in tweens):
            self._set(key, tuple(replace(t, end=replace(t.end, z=z)) for t in tweens), time)

    def _set(self, key: str, tweens: tuple[Tween, ...], time: float) -> None:
        self._moving[key] = tweens, time
        self._flying = None

    def goal(self, key: str) -> Pose:
        """Returns where a moving card will lie at last."""
        return self._moving[key][0][-1].end

    @property
    def left(self) -> float:
        """Seconds until the last moving card lies still."""
        return max(map(self.left_of, self._moving), default=0.0)

    def left_of(self, key: str) -> float:
        """Returns the seconds until a moving card lies still."""
        tweens, time = self._moving[key]
        return sum([tween.duration for tween in tweens]) - time

    def ahead(self, seconds: float) -> Iterator[Pose]:
        """Yields the poses that the moving cards will have after so many seconds."""
        for tweens, before in self._moving.values():
            time = before + seconds
            for tween in tweens[:-1]:
                if time < tween.duration:
                    yield tween.at(time)
                    break
                time -= tween.duration
            else:
                yield tweens[-1].at(time)

    @property
    def flying(self) -> Mapping[str, Tween]:
        """Cards that fly between two zones, each with its goal and the seconds until then. A card
        that only lands or rises in its place has arrived. The same object until anything
        changes."""
        if self._flying is not None:
            return self._flying
        found = {}
        for key, (tweens, time) in self._moving.items():
            flight = tweens[:-1] if lands(tweens) else tweens
            left = sum([tween.duration for tween in flight]) - time
            if left > 0 and max([tween.above for tween in tweens]):
                found[key] = still(flight[-1].end, left)
        self._flying = found or NOTHING
        return self._flying

    def advance(self, dt: float) -> dict[str, Pose]:
        """Returns the new poses after `dt` seconds. Cards that have arrived no longer move."""
        poses = {}
        for key, (tweens, before) in list(self._moving.items()):
            time = before + dt
            while len(tweens) > 1 and time >= tweens[0].duration:
                time -= tweens[0].duration
                tweens = tweens[1:]
            poses[key] = tweens[0].at(time)
            self._moving[key] = (tweens, time)
            if time >= tweens[0].duration:
                del self._moving[key]
        self._flying = None if poses else self._flying
        return poses

    def finish(self) -> None:
        self._moving.clear()
        self._flying = NOTHING
