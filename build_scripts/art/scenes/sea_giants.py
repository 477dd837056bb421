"""Whale, ray and turtle: unit space."""

from __future__ import annotations

from build_scripts.art.paths import (
    Path,
    both,
    drawn,
    ellipse,
    moved,
    polygon,
    together,
    union,
)


def whale() -> Path:
    """A humpback from the side, its head left at -1.25, its flukes right at 1.45."""
    body = drawn(
        (-1.26, 0.06),
        (-1.22, -0.06, -1.0, -0.13, -0.78, -0.17), (-0.73, -0.2, -0.68, -0.2, -0.64, -0.18),
        (-0.35, -0.26, -0.05, -0.27, 0.22, -0.21), (0.28, -0.22, 0.34, -0.28, 0.42, -0.28),
        (0.42, -0.22, 0.44, -0.17, 0.5, -0.14), (0.72, -0.09, 0.95, -0.09, 1.16, -0.2),
        (1.2, -0.12), (1.06, 0.01, 0.8, 0.1, 0.52, 0.16), (0.2, 0.28, -0.1, 0.36, -0.42, 0.37),
        (-0.8, 0.38, -1.12, 0.28, -1.22, 0.16), (-1.25, 0.12, -1.27, 0.1, -1.26, 0.06),
    )  # fmt: skip
    # They lie flat, and are seen a little from above: the far one is shorter.
    flukes = drawn(
        (1.02, -0.19),
        (1.12, -0.24, 1.16, -0.4, 1.5, -0.44), (1.46, -0.34, 1.38, -0.26, 1.3, -0.17),
        (1.42, -0.15, 1.56, -0.06, 1.66, 0.14), (1.5, 0.1, 1.24, 0.12, 1.02, -0.03),
    )  # fmt: skip
    return union(body, flukes, whale_fin())


def whale_fin() -> Path:
    """Its long near fin, the edge in knobs."""
    return drawn(
        (-0.66, 0.2),
        (-0.64, 0.34, -0.56, 0.46, -0.5, 0.52), (-0.49, 0.57, -0.43, 0.6, -0.4, 0.62),
        (-0.38, 0.68, -0.31, 0.71, -0.28, 0.73), (-0.25, 0.79, -0.17, 0.81, -0.13, 0.83),
        (-0.08, 0.88, 0.0, 0.9, 0.06, 0.88), (0.0, 0.78, -0.06, 0.66, -0.16, 0.52),
        (-0.24, 0.4, -0.34, 0.3, -0.4, 0.2),
    )  # fmt: skip


def whale_belly() -> Path:
    """Its pale underside, from the chin to below the fin."""
    return drawn(
        (-1.26, 0.09),
        (-1.05, 0.15, -0.9, 0.08, -0.72, 0.13), (-0.5, 0.2, -0.1, 0.18, 0.46, 0.175),
        (0.2, 0.28, -0.1, 0.36, -0.42, 0.37), (-0.8, 0.38, -1.12, 0.28, -1.22, 0.16),
        (-1.25, 0.12, -1.26, 0.1, -1.26, 0.09),
    )  # fmt: skip


def whale_grooves() -> Path:
    """The folds of its throat, as lines."""
    folds = []
    for i in range(6):
        fold = (i + 1) / 7
        start = (-1.2 + 0.14 * fold, 0.13 + 0.13 * fold)
        bend = (-0.95, 0.17 + 0.14 * fold, -0.6, 0.17 + 0.19 * fold)
        folds.append(drawn(start, (*bend, 0.1 - 0.34 * fold, 0.19 + 0.155 * fold), closed=False))
    return together(*folds)


def whale_face() -> Path:
    """The line of its mouth and a shut eyelid above the corner."""
    mouth = drawn((-1.26, 0.09), (-1.05, 0.15, -0.9, 0.08, -0.72, 0.13), closed=False)
    lid = drawn((-0.74, 0.05), (-0.7, 0.085, -0.65, 0.05), closed=False)
    return together(mouth, lid)


def manta() -> Path:
    """A ray from below, its horns up and its tail down; it spans 2.4."""
    half = drawn(
        (0, -0.3),
        (0.08, -0.3, 0.12, -0.34, 0.14, -0.52), (0.17, -0.58, 0.22, -0.54, 0.23, -0.46),
        (0.24, -0.38, 0.26, -0.32, 0.34, -0.28), (0.62, -0.22, 0.92, -0.34, 1.2, -0.62),
        (1.12, -0.2, 0.82, 0.06, 0.5, 0.22), (0.3, 0.32, 0.18, 0.44, 0.1, 0.5),
        (0.06, 0.54, 0.04, 0.62, 0.03, 0.8), (0.02, 1.1, 0.03, 1.3, 0, 1.5),
    )  # fmt: skip
    return both(half)


def manta_lines() -> Path:
    """Gills and the fold of each wing, as lines."""
    right = [
        moved(drawn((0.09, 0), (0.2, 0, 0.26, -0.05), closed=False), 0.012 * i, -0.1 + 0.085 * i)
        for i in range(4)
    ]
    right.append(drawn((0.36, -0.14), (0.7, -0.12, 0.84, -0.24, 1.04, -0.42), closed=False))
    right.append(drawn((0.38, 0.02), (0.62, 0.0, 0.76, -0.1, 0.92, -0.24), closed=False))
    half = together(*right)
    return together(half, moved(half, wide=-1))


def turtle() -> Path:
    """A sea turtle from above, its head up at -0.95; its flippers span 2."""
    flipper = drawn((0.3, -0.42), (0.56, -0.62, 0.92, -0.5, 1.04, 0.06),
                    (0.86, -0.14, 0.66, -0.2, 0.42, -0.12))  # fmt: skip
    hind = drawn(
        (0.24, 0.5), (0.42, 0.56, 0.54, 0.74, 0.5, 0.98), (0.34, 0.9, 0.22, 0.78, 0.14, 0.62)
    )
    tail = polygon((-0.05, 0.66), (0.05, 0.66), (0, 0.86))
    head = drawn((0, -0.98), (0.16, -0.96, 0.17, -0.76, 0.1, -0.55), (-0.1, -0.55),
                 (-0.17, -0.76, -0.16, -0.96, 0, -0.98))  # fmt: skip
    return union(both(union(flipper, hind)), tail, head, shell())


def shell() -> Path:
    """The turtle's back."""
    return union(ellipse(0, -0.02, 0.48, 0.6), ellipse(0, 0.2, 0.34, 0.52))


def shell_lines() -> Path:
    """Its plates, as lines."""
    spine = [(0, -0.5), (0.15, -0.34), (0.12, -0.1), (0.16, 0.1), (0.11, 0.3), (0, 0.5)]
    right = [drawn(spine[0], *spine[1:], closed=False)]
    for (x, y), (end_x, end_y) in zip(
        spine[1:-1], ((0.34, -0.42), (0.48, -0.1), (0.44, 0.2), (0.28, 0.5)), strict=True
    ):
        right.append(drawn((x, y), (end_x, end_y), closed=False))
    half = together(*right)
    across = [drawn((-x, y), (x, y), closed=False) for x, y in ((0.12, -0.1), (0.11, 0.3))]
    return together(half, moved(half, wide=-1), *across)
