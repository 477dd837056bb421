"""Shapes of the Garden's guests: they face right and stand on 0,0, about one unit tall."""

import math

from build_scripts.art.drawing.paths import (
    Path,
    both,
    box,
    circle,
    drawn,
    ellipse,
    leaf,
    line,
    moved,
    polygon,
    smooth,
    stroked,
    together,
    union,
)


def cat() -> Path:
    """Sitting, seen from behind, its tail about it."""
    body = drawn(
        (-0.30, 0), (-0.46, -0.36, -0.16, -0.52, -0.17, -0.72),
        (0.17, -0.72), (0.16, -0.52, 0.46, -0.36, 0.30, 0),
    )  # fmt: skip
    ears = [
        polygon((side * 0.20, -0.80), (side * 0.19, -1.08), (side * 0.04, -0.93))
        for side in (-1, 1)
    ]
    tail = stroked(smooth([(0.22, -0.05), (0.5, -0.03), (0.6, -0.2), (0.5, -0.33)]), 0.09)
    return union(body, ellipse(0, -0.80, 0.23, 0.19), *ears, tail)


def hare() -> Path:
    """Sitting up and listening."""
    body = drawn(
        (-0.36, 0), (-0.52, -0.44, 0.02, -0.56, 0.16, -0.66), (0.30, -0.40, 0.18, -0.12, 0.26, 0)
    )
    ears = [moved(leaf(0.2), 0.17, -0.80, 0.5, turn) for turn in (-30, -8)]
    return union(body, ellipse(0.25, -0.72, 0.17, 0.13), *ears, circle(-0.39, -0.14, 0.09))


def hedgehog() -> Path:
    spines = []
    for i in range(15):
        angle = math.radians(196 - 12.5 * i)
        for reach in (0.56, 0.66):
            turned = angle - (0.11 if reach > 0.6 else 0)
            spines.append((math.cos(turned) * reach, -0.06 - math.sin(turned) * reach * 0.86))
    snout = drawn((0.42, -0.3), (0.62, -0.26, 0.86, -0.10), (0.8, -0.02, 0.4, 0.0))
    feet = [ellipse(x, -0.01, 0.09, 0.05) for x in (-0.3, 0.3)]
    return union(polygon(*spines, (0.5, 0), (-0.5, 0)), snout, *feet)


def heron() -> Path:
    """Standing in shallow water."""
    neck = stroked(
        smooth([(0.08, -0.58), (0.19, -0.68), (0.07, -0.80), (0.10, -0.92), (0.17, -0.95)]), 0.05
    )
    body = drawn(
        (0.13, -0.62), (0.16, -0.42, -0.12, -0.36, -0.42, -0.30),
        (-0.32, -0.48, -0.10, -0.66, 0.13, -0.62),
    )  # fmt: skip
    beak = polygon((0.19, -0.975), (0.45, -0.915), (0.19, -0.925))
    plume = stroked(smooth([(0.12, -0.97), (0.02, -0.96), (-0.06, -0.90)]), 0.014)
    legs = [
        stroked(line((-0.02, -0.42), (0.03, -0.2), (0.0, 0)), 0.022),
        stroked(line((-0.08, -0.40), (-0.09, -0.2), (-0.07, 0)), 0.022),
    ]
    return union(neck, body, beak, plume, ellipse(0.16, -0.95, 0.065, 0.042), *legs)


def owl() -> Path:
    half = drawn(
        (0, -0.98), (0.10, -0.99, 0.17, -1.02), (0.22, -1.06), (0.30, -1.05),
        (0.44, -0.90, 0.38, -0.72), (0.54, -0.46, 0.36, -0.12, 0.14, -0.02), (0.10, 0.20),
        (0, 0.22),
    )  # fmt: skip
    return both(half)


def frog() -> Path:
    """Sitting on its haunches, its head up."""
    back = drawn(
        (-0.5, -0.04), (-0.66, -0.36, -0.24, -0.62, 0.08, -0.76),
        (0.12, -0.94, 0.34, -0.98, 0.4, -0.8),
        (0.62, -0.78, 0.78, -0.66, 0.72, -0.56), (0.62, -0.46, 0.5, -0.46, 0.44, -0.36),
        (0.42, -0.2, 0.42, -0.1, 0.4, -0.04), (0.5, -0.06, 0.6, -0.02, 0.62, 0.02), (0.24, 0.02),
        (0.26, -0.12, 0.2, -0.2, 0.14, -0.24), (0.1, -0.12, 0, -0.06, -0.06, -0.04),
        (0.06, -0.06, 0.14, -0.02, 0.16, 0.02), (-0.62, 0.02),
        (-0.6, -0.02, -0.54, -0.03, -0.5, -0.04),
    )  # fmt: skip
    return union(back, ellipse(-0.3, -0.2, 0.3, 0.22))


def frog_lines() -> Path:
    """The frog's mouth and the fold of its thigh, as lines."""
    mouth = drawn((0.7, -0.58), (0.58, -0.56, 0.46, -0.58, 0.36, -0.62), closed=False)
    thigh = drawn((-0.42, -0.4), (-0.1, -0.5, 0.08, -0.22, -0.16, -0.06), closed=False)
    return together(mouth, thigh)


def songbird() -> Path:
    """Perched, its tail down."""
    body = moved(ellipse(0, 0, 0.46, 0.30), 0, -0.44, turn=-28)
    tail = polygon((-0.22, -0.46), (-0.95, -0.12), (-0.86, 0.02), (-0.16, -0.2))
    beak = polygon((0.52, -0.84), (0.76, -0.74), (0.5, -0.68))
    legs = [box(x, -0.2, 0.045, 0.2) for x in (-0.03, 0.12)]
    return union(body, tail, beak, circle(0.34, -0.76, 0.23), *legs)


def swallow() -> Path:
    """A swallow in flight, seen from below; 2 wide."""
    return drawn(
        (0.10, -0.30), (0.24, -0.12), (0.62, -0.34, 1.0, -0.20), (0.60, -0.10, 0.24, 0.16),
        (0.16, 0.34, 0.26, 0.72), (0.06, 0.36), (-0.14, 0.74), (-0.06, 0.34, -0.12, 0.16),
        (-0.50, -0.02, -0.98, 0.10), (-0.62, -0.22, -0.14, -0.10), (-0.02, -0.28, 0.10, -0.30),
    )  # fmt: skip


def swan() -> Path:
    """Swimming, 2 long and 1.5 tall; the water is at 0."""
    return drawn(
        (-0.98, -0.36), (-0.72, -0.78, 0.02, -0.86, 0.34, -0.36),
        (0.62, -0.52, 0.18, -0.92, 0.36, -1.28), (0.44, -1.48, 0.74, -1.46, 0.79, -1.25),
        (1.02, -1.12), (0.80, -1.10), (0.66, -1.10, 0.56, -1.22, 0.53, -1.08),
        (0.47, -0.88, 0.98, -0.56, 0.82, -0.14), (0.74, 0.04, 0.5, 0.06, 0.2, 0.06),
        (-0.5, 0.06), (-0.82, 0.0, -0.88, -0.2, -0.98, -0.36),
    )  # fmt: skip


def cygnet() -> Path:
    """A swan's young one; the water is at 0."""
    return drawn(
        (-0.56, -0.20), (-0.36, -0.46, 0.06, -0.46, 0.18, -0.24), (0.24, -0.46, 0.14, -0.62),
        (0.20, -0.86, 0.48, -0.82, 0.50, -0.66), (0.66, -0.58), (0.48, -0.54),
        (0.40, -0.46, 0.60, -0.24, 0.46, 0.03), (-0.36, 0.03), (-0.52, -0.02, -0.56, -0.20),
    )  # fmt: skip


def watering_can() -> Path:
    body = polygon((-0.30, 0), (0.24, 0), (0.20, -0.58), (-0.26, -0.58))
    spout = polygon((0.18, -0.30), (0.62, -0.74), (0.70, -0.68), (0.20, -0.12))
    rose = polygon((0.56, -0.80), (0.66, -0.86), (0.82, -0.68), (0.74, -0.62))
    handle = stroked(smooth([(-0.24, -0.12), (-0.52, -0.30), (-0.40, -0.56), (-0.22, -0.50)]), 0.06)
    loop = stroked(smooth([(-0.2, -0.56), (-0.06, -0.80), (0.14, -0.58)]), 0.06)
    return union(body, spout, rose, handle, loop)


def balloon() -> tuple[Path, Path, Path]:
    """A hot-air balloon: its envelope, the stripes on that, and its basket on ropes."""
    envelope = drawn(
        (-0.07, -0.2), (-0.24, -0.42, -0.40, -0.50, -0.40, -0.68),
        (-0.40, -1.12, 0.40, -1.12, 0.40, -0.68), (0.40, -0.50, 0.24, -0.42, 0.07, -0.2),
    )  # fmt: skip
    stripes = together(
        *(
            drawn(
                (side * 0.05, -0.2),
                (side * 0.16, -0.5, side * 0.26, -0.9, 0, -1.0),
                (side * 0.12, -0.9, side * 0.06, -0.5, side * 0.02, -0.2),
            )
            for side in (-1, 1)
        )
    )
    ropes = [stroked(line((side * 0.06, -0.2), (side * 0.05, -0.08)), 0.012) for side in (-1, 1)]
    return envelope, stripes, union(box(-0.07, -0.1, 0.14, 0.1, 0.02), *ropes)
