"""The shapes of the Dreamcatchers: a hoop with a web of silk, and the paper things that were lost.
Unit space, centre 0,0, radius 1, y down."""

import math

from build_scripts.art.drawing.paths import (
    Path,
    Point,
    box,
    circle,
    drawn,
    line,
    moved,
    polygon,
    smooth,
    stroked,
    together,
    union,
    without,
)

POINTS = 17
"""Points at which the silk is bound to a hoop."""
RINGS = 0.94, 0.7, 0.5, 0.33, 0.2
"""Distances of the rounds of silk from the middle of a hoop."""


def bound_at(number: float, reach: float) -> Point:
    """A point on a round of silk; whole numbers lie on the same line from the middle."""
    angle = math.tau * number / POINTS - math.pi / 2
    return reach * math.cos(angle), reach * math.sin(angle)


def round_of_silk(ring: int) -> Path:
    """One round of the web: a thread that sags from point to point."""
    outer, inner = RINGS[ring], RINGS[ring + 1]
    strokes: list[tuple[float, ...]] = []
    shift = ring / 2
    for number in range(POINTS):
        sag = bound_at(number + shift + 0.5, inner * 0.94)
        strokes.append((*sag, *bound_at(number + 1 + shift, outer)))
    return drawn(bound_at(shift, outer), *strokes)


def feather(length: float) -> Path:
    """A slender wing of a moth that hangs from 0,0."""
    return drawn(
        (0, 0), (length * 0.3, length * 0.25, length * 0.28, length * 0.75, 0, length),
        (-length * 0.28, length * 0.75, -length * 0.3, length * 0.25, 0, 0),
    )  # fmt: skip


def long_feather() -> Path:
    """A slender feather of length 1 that hangs from 0,0, with two barbs that have come apart."""
    return drawn(
        (0, 0), (0.1, 0.14, 0.15, 0.3, 0.145, 0.46), (0.05, 0.45), (0.14, 0.54),
        (0.13, 0.74, 0.07, 0.9, 0.01, 1.0),
        (-0.08, 0.88, -0.13, 0.76, -0.14, 0.66), (-0.05, 0.62), (-0.15, 0.56),
        (-0.155, 0.34, -0.11, 0.14, 0, 0),
    )  # fmt: skip


def hoop_sign() -> Path:
    """A hoop with a star of silk, and three feathers; for small sizes."""
    ring = without(circle(0, -0.26, 0.72), circle(0, -0.26, 0.56))
    star = [moved(polygon((-0.07, 0), (0, -0.6), (0.07, 0)), 0, -0.26, turn=60 * n)
            for n in range(6)]  # fmt: skip
    middle = circle(0, -0.26, 0.16)
    plumes = [
        union(moved(feather(0.5), x, low), stroked(line((x, 0.3), (x, low + 0.05)), 0.07))
        for x, low in ((-0.46, 0.36), (0.0, 0.5), (0.46, 0.36))
    ]
    return union(ring, *star, middle, *plumes)


def freed_sign() -> Path:
    """A hoop that lets a card rise."""
    ring = without(circle(0, 0.28, 0.68), circle(0, 0.28, 0.52))
    gap = polygon((-0.34, -0.6), (0.34, -0.6), (0.34, 0.2), (-0.34, 0.2))
    card = box(-0.22, -0.36, 0.44, 0.66, 0.06)
    head = polygon((-0.4, -0.42), (0, -0.98), (0.4, -0.42))
    return union(without(ring, gap), card, head)


def torn_sign() -> Path:
    """A hoop whose threads have snapped; it hangs aslant."""
    ring = without(circle(0, 0.3, 0.66), circle(0, 0.3, 0.5))
    crack = polygon((-0.9, -0.1), (-0.1, 0.2), (0.0, 0.02), (0.9, 0.5), (0.9, 0.72), (0.1, 0.3),
                    (-0.04, 0.46), (-0.9, 0.12))  # fmt: skip
    upper = stroked(line((-0.3, -0.98), (-0.36, -0.62), (-0.22, -0.5)), 0.13)
    other = stroked(line((0.34, -0.98), (0.4, -0.7), (0.26, -0.54)), 0.13)
    left = stroked(line((-0.16, -0.26), (0.0, -0.42)), 0.13)
    return union(without(ring, crack), upper, other, left)


def kite() -> Path:
    return polygon((0, -1), (0.68, -0.3), (0, 0.72), (-0.68, -0.3))


def kite_tail() -> Path:
    return smooth([(0, 0.7), (0.2, 0.86), (-0.1, 1.02), (0.22, 1.2), (0.0, 1.36)])


def bows() -> Path:
    """The paper bows on the tail of the kite."""
    bow = union(
        polygon((0, 0), (-0.16, -0.1), (-0.16, 0.1)), polygon((0, 0), (0.16, -0.1), (0.16, 0.1))
    )
    return together(moved(bow, 0.06, 0.96, turn=20), moved(bow, 0.1, 1.2, turn=-20))


def shoe() -> Path:
    """A child's shoe, seen from its side."""
    return drawn(
        (-0.86, -0.5), (-0.9, 0.1, -0.96, 0.3), (-0.96, 0.5), (0.86, 0.5),
        (1.02, 0.16, 0.72, 0.04), (0.3, -0.06, 0.02, -0.5), (-0.3, -0.34, -0.5, -0.5),
    )  # fmt: skip


def sole() -> Path:
    return box(-1.0, 0.48, 1.98, 0.17, 0.07)


def lantern() -> Path:
    """A paper lantern: a round body with ribs."""
    return drawn(
        (-0.34, -0.66), (-1.02, -0.4, -1.02, 0.44, -0.34, 0.7), (0.34, 0.7),
        (1.02, 0.44, 1.02, -0.4, 0.34, -0.66),
    )  # fmt: skip


def ribs() -> Path:
    """The ribs of the paper lantern."""
    bends = [
        drawn((-0.3, -0.66), (b, -0.3, b, 0.36, -0.3, 0.7), closed=False) for b in (-0.62, -0.2)
    ]
    others = [moved(bend, wide=-1.0) for bend in bends]
    return together(*bends, *others, line((0, -0.66), (0, 0.7)))


def boat_hull() -> Path:
    return polygon((-1, 0.1), (1, 0.1), (0.6, 0.68), (-0.6, 0.68))


def boat_sails() -> Path:
    return union(
        polygon((0, -0.9), (0.56, 0.1), (0, 0.1)), polygon((0, -0.9), (-0.56, 0.1), (0, 0.1))
    )


def boat_folds() -> Path:
    return together(
        line((0, -0.9), (0, 0.1)), line((-1, 0.1), (-0.2, 0.68)), line((1, 0.1), (0.2, 0.68))
    )


def dream_sign() -> Path:
    """A kite with its tail, for small sizes."""
    body = without(
        moved(kite(), 0.08, -0.18, 0.78),
        stroked(line((0.08, -0.96), (0.08, 0.38)), 0.08),
        stroked(line((-0.45, -0.41), (0.61, -0.41)), 0.08),
    )
    tail = stroked(smooth([(0.08, 0.42), (-0.16, 0.56), (0.12, 0.72), (-0.2, 0.94)]), 0.13)
    return union(body, tail)


def failsafe_sign() -> Path:
    """A shut book with a clasp and a keyhole."""
    cover = union(box(-0.66, -0.92, 1.32, 1.84, 0.14), box(-0.74, -0.92, 0.3, 1.84, 0.12))
    back = box(-0.5, -0.92, 0.09, 1.84)
    hole = union(
        circle(0.14, -0.14, 0.17), polygon((0.07, -0.08), (0.21, -0.08), (0.28, 0.3), (0.0, 0.3))
    )
    clasp = union(box(0.56, -0.34, 0.3, 0.2, 0.06), box(0.56, 0.22, 0.3, 0.2, 0.06))
    return union(without(cover, back, hole), clasp)
