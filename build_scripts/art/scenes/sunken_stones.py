"""What was built before the water came."""

from __future__ import annotations

from build_scripts.art.paths import (
    Path,
    arch,
    box,
    circle,
    drawn,
    polygon,
    without,
)
from build_scripts.art.scenes.ribbons import joined


def viaduct(left: float, right: float, ground: float, height: float, arches: int) -> Path:
    """A row of arches that carried a way; its right end has fallen."""
    bay = (right - left) / arches
    holes = [arch(left + bay * (i + 0.5), ground, bay * 0.72, height * 0.82) for i in range(arches)]
    right_pier = right - bay
    fallen = polygon(
        (right + 4, ground - height - 9), (right_pier + bay * 0.45, ground - height - 9),
        (right_pier + bay * 0.58, ground - height + 4),
        (right_pier + bay * 0.8, ground - height + 9),
        (right_pier + bay * 0.9, ground - height * 0.6), (right + 4, ground - height * 0.5),
    )  # fmt: skip
    deck = box(left, ground - height - 4, right - left, 7)
    wall = joined([box(left, ground - height, right - left, height + 10), deck])
    return without(wall, fallen, *holes)


def baluster(x: float, top: float, low: float) -> Path:
    """A turned post."""
    high = low - top
    return drawn(
        (x - 2.2, top), (x - 2.2, top + high * 0.3, x - 5, top + high * 0.55, x - 2.6, low),
        (x + 2.6, low), (x + 5, top + high * 0.55, x + 2.2, top + high * 0.3, x + 2.2, top),
    )  # fmt: skip


def lamp_post(x: float, ground: float, height: float) -> Path:
    """Of iron, with a ring for its globe."""
    top = ground - height
    return joined([
        box(x - 9, ground - 6, 18, 12), box(x - 6, ground - 16, 12, 12, 2),
        polygon((x - 3.4, ground - 10), (x - 1.5, top), (x + 1.5, top), (x + 3.4, ground - 10)),
        circle(x, ground - height * 0.5, 3.2), box(x - 7, top - 2, 14, 3.4, 1.5),
        drawn((x - 4, top + 12), (x - 3, top + 4), (x + 3, top + 4), (x + 4, top + 12)),
        box(x - 3, top - 22, 6, 4, 2), circle(x, top - 24, 2.4),
    ])  # fmt: skip
