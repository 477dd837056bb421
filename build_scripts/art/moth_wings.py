"""The wings of the Nightmare's moth. Unit space: 0,0 is where they meet, one reaches 1.2."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from build_scripts.art.paths import Path, Point, drawn, mirrored, polygon, union

SHOULDER = (0.08, -0.10)
UPPER_TIPS = (
    (1.21, -0.86), (1.20, -0.66), (1.12, -0.47), (1.01, -0.29), (0.88, -0.12), (0.71, 0.03),
)  # fmt: skip
LOWER_TIPS = ((0.92, 0.26), (0.90, 0.46), (0.82, 0.64), (0.69, 0.79))
TAIL = (0.55, 1.34)


def between(start: Point, end: Point, share: float) -> Point:
    """The point this far on the way, 0 to 1."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _spiked(tips: Sequence[Point]) -> list[Sequence[float]]:
    """Strokes from tip to tip, hollowed towards the shoulder like the skin of a bat."""
    strokes: list[Sequence[float]] = []
    for here, there in pairwise(tips):
        hollow = between(between(here, there, 0.5), SHOULDER, 0.16)
        strokes.append((*hollow, *there))
    return strokes


def upper_wing() -> Path:
    """The right one, spiked along its outer edge."""
    return drawn(
        (0.04, -0.16),
        (0.20, -0.62, 0.70, -1.02, 1.12, -0.99), (1.20, -0.98, *UPPER_TIPS[0]),
        *_spiked(UPPER_TIPS),
        (0.40, 0.10, 0.04, 0.12),
    )  # fmt: skip


def lower_wing() -> Path:
    """It ends in a long tail; fangs stand along its inner edge."""
    return drawn(
        (0.04, 0.0),
        (0.40, -0.02, 0.80, 0.06, *LOWER_TIPS[0]),
        *_spiked(LOWER_TIPS),
        (0.58, 0.86, 0.66, 1.08, *TAIL),
        (0.47, 1.16, 0.47, 1.04, 0.44, 0.98),
        (0.36, 0.98, 0.23, 1.00), (0.32, 0.93, 0.36, 0.86),
        (0.28, 0.83, 0.15, 0.82), (0.24, 0.76, 0.28, 0.70),
        (0.20, 0.67, 0.10, 0.64), (0.16, 0.58, 0.19, 0.52),
        (0.10, 0.42, 0.04, 0.24),
    )  # fmt: skip


def wings() -> Path:
    """The whole silhouette of the wings."""
    half = union(upper_wing(), lower_wing())
    return union(half, mirrored(half))


def panes_between(tips: Sequence[Point], near: float, far: float) -> list[Path]:
    """Panes between the veins, where light shines through."""
    panes = []
    for here, there in pairwise(tips):
        corners = [
            between(SHOULDER, between(here, there, share), reach)
            for share, reach in ((0.14, near), (0.86, near), (0.80, far), (0.20, far))
        ]
        panes.append(polygon(*corners))
    return panes
