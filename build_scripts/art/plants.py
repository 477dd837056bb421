"""Trees, fronds and flowers, in card units."""

from __future__ import annotations

from build_scripts.art.paths import Path, drawn


def cypress(x: float, ground: float, height: float, width: float | None = None) -> Path:
    """A slender tree about `x` that stands on the ground."""
    w = height * 0.2 if width is None else width
    top, low = ground - height, ground - height * 0.04
    return drawn(
        (x, top),
        (
            x + w * 0.45,
            ground - height * 0.8,
            x + w * 0.75,
            ground - height * 0.25,
            x + w * 0.28,
            low,
        ),
        (x + w * 0.06, low),
        (x + w * 0.06, ground),
        (x - w * 0.06, ground),
        (x - w * 0.06, low),
        (x - w * 0.28, low),
        (x - w * 0.75, ground - height * 0.25, x - w * 0.45, ground - height * 0.8, x, top),
    )
