"""Movement in time. Nothing here has a clock: time enters only through `advance(dt)`."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from game.table.layout import Pose

Curve = Callable[[float], float]


def bezier(x1: float, y1: float, x2: float, y2: float) -> Curve:
    """The curve of CSS `cubic-bezier`: from (0, 0) to (1, 1) with these two handles."""

    def component(a: float, b: float, t: float) -> float:
        return 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t**2 * b + t**3

    def curve(progress: float) -> float:
        low, high = 0.0, 1.0
        for _ in range(14):
            middle = (low + high) / 2
            if component(x1, x2, middle) < progress:
                low = middle
            else:
                high = middle
        return component(y1, y2, (low + high) / 2)

    return curve


OUT = bezier(0.16, 1, 0.3, 1)
IN_OUT = bezier(0.65, 0, 0.35, 1)


@dataclass(frozen=True)
class Tween:
    """One card on its way. `arc` is the height of its path by the distance; `shake` in pixels;
    `above` lifts it over what it passes."""

    start: Pose
    end: Pose
    duration: float
    curve: Curve = IN_OUT
    arc: float = 0.0
    shake: float = 0.0
    above: int = 0

    def at(self, time: float) -> Pose:
        """The pose after this many seconds."""
        if time >= self.duration:
            return self.end
        if time <= 0:
            return self.start
        progress = time / self.duration
        part = self.curve(progress)

        def between(a: float, b: float) -> float:
            return a + (b - a) * part

        distance = math.hypot(self.end.x - self.start.x, self.end.y - self.start.y)
        lift = self.arc * distance * math.sin(math.pi * part)
        wave = self.shake * math.sin(progress * 6 * math.pi) * (1 - progress)
        return replace(
            self.end,
            x=between(self.start.x, self.end.x) + wave,
            y=between(self.start.y, self.end.y) - lift,
            width=between(self.start.width, self.end.width),
            angle=between(self.start.angle, self.end.angle),
            turn=between(self.start.turn, self.end.turn),
            z=self.end.z + self.above,
        )


class Timeline:
    """The cards that are moving now, by sprite key. A new movement of a card replaces its old."""

    def __init__(self) -> None:
        self._moving: dict[str, tuple[tuple[Tween, ...], float]] = {}

    def start(self, key: str, *tweens: Tween) -> None:
        """Sets a card on its way, one tween after the other."""
        self._moving[key] = (tweens, 0.0)

    def stop(self, key: str) -> None:
        """Forgets the movement of a card."""
        self._moving.pop(key, None)

    @property
    def moving(self) -> frozenset[str]:
        """The cards on their way."""
        return frozenset(self._moving)

    def advance(self, dt: float) -> dict[str, Pose]:
        """The new poses after `dt` seconds; who has arrived is no longer moving."""
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
        return poses

    def finish(self) -> None:
        """Everything has arrived."""
        self._moving.clear()
