"""Signs of a replay: unit space, centre 0,0, radius 1, y down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from build_scripts.art.icons import door
from build_scripts.art.paths import (
    Path,
    box,
    line,
    moved,
    polygon,
    stroked,
    union,
    without,
)


def play() -> Path:
    """On it goes."""
    return stroked_about(polygon((-0.5, -0.62), (0.5, 0), (-0.5, 0.62)))


def stroked_about(path: Path) -> Path:
    """With round corners."""
    return union(path, stroked(path, 0.16))


def pause() -> Path:
    """Two bars."""
    return union(box(-0.52, -0.66, 0.36, 1.32, 0.1), box(0.16, -0.66, 0.36, 1.32, 0.1))


def step(points: int, bar: bool, side: int) -> Path:
    """So many points that lead on (1) or back (-1), up to a bar or not."""
    wide = 0.44
    tips = [
        moved(stroked(line((-0.2, -0.5), (0.2, 0), (-0.2, 0.5)), 0.24), (i - points / 2) * wide)
        for i in range(points)
    ]
    end = [box((points / 2 - 0.5) * wide + 0.12, -0.6, 0.22, 1.2, 0.1)] if bar else []
    return moved(union(*tips, *end), wide=side)


def lost_door() -> Path:
    """A Door, crossed out."""
    across = line((-0.72, 0.72), (0.72, -0.72))
    shut = without(moved(door(), 0, -0.03, 0.86), stroked(across, 0.5))
    return union(shut, stroked(across, 0.2))


TRANSPORT: dict[str, Callable[[], Path]] = {
    "play": play,
    "pause": pause,
    "event-on": partial(step, 1, False, 1),
    "event-back": partial(step, 1, False, -1),
    "decision-on": partial(step, 2, False, 1),
    "decision-back": partial(step, 2, False, -1),
    "turn-on": partial(step, 2, True, 1),
    "turn-back": partial(step, 2, True, -1),
    "door-lost": lost_door,
}
