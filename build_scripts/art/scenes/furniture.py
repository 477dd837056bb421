"""What stands about in a library besides shelves."""

from __future__ import annotations

from build_scripts.art.colours import faded, from_hex, mixed
from build_scripts.art.paths import (
    Path,
    box,
    circle,
    drawn,
    ellipse,
    inside,
    moved,
    polygon,
    smooth,
    stroked,
    together,
    union,
    without,
)
from build_scripts.art.scenes.reading_lamps import flat_gold
from build_scripts.art.view import View


def globe(view: View, x: float, base: float, size: float, depth: float) -> None:
    """A globe in its golden meridian; `size` is its height on its foot."""
    radius = size * 0.36
    y = base - size * 0.58
    foot = drawn(
        (x - size * 0.26, base),
        (
            x - size * 0.24,
            base - size * 0.07,
            x - size * 0.04,
            base - size * 0.06,
            x - size * 0.03,
            base - size * 0.2,
        ),
        (x + size * 0.03, base - size * 0.2),
        (
            x + size * 0.04,
            base - size * 0.06,
            x + size * 0.24,
            base - size * 0.07,
            x + size * 0.26,
            base,
        ),
    )
    view.cut(foot, depth)
    ball = circle(x, y, radius)
    view.cut(ball, depth)
    with view.sheet.clipped(ball):
        land = mixed(view.shade(depth - 0.42), from_hex("FFE3A0"), 0.25)
        view.sheet.fill(moved(lands(), x, y, radius, 12), land)
        meridians = [ellipse(0, 0, part, 1) for part in (0.34, 0.72)]
        circles = [ellipse(0, 0.5 * part, 1, 0.12) for part in (-1, 0, 1)]
        net = moved(together(*meridians, *circles), x, y, radius, 12)
        view.sheet.trace(net, 0.7, from_hex("FFE9B0", 0.45))
        night = moved(ball, radius * 0.45, radius * 0.30)
        view.sheet.fill(without(ball, night), from_hex("FFF3D0", 0.14))
        view.sheet.fill(
            without(ball, moved(ball, -radius * 0.35, -radius * 0.28)), from_hex("120702", 0.38)
        )
    ring = without(circle(0, 0, 1.16), circle(0, 0, 1.06))
    half = union(
        inside(ring, box(-1.3, -1.3, 1.3, 2.6)),
        box(-0.05, -1.3, 0.1, 0.3),
        box(-0.05, 1.0, 0.1, 0.3),
    )
    flat_gold(view, moved(half, x, y, radius, 22), depth)


def lands() -> Path:
    """A few continents that are nobody's, on a disc of radius 1."""
    north = smooth(
        [
            (-0.7, -0.5),
            (-0.3, -0.75),
            (0.1, -0.6),
            (0.0, -0.25),
            (-0.25, -0.1),
            (-0.3, 0.15),
            (-0.55, -0.1),
        ],
        True,
    )
    south = smooth([(-0.2, 0.3), (0.1, 0.2), (0.25, 0.45), (0.05, 0.85), (-0.1, 0.6)], True)
    east = smooth(
        [(0.35, -0.6), (0.8, -0.5), (0.95, 0.0), (0.7, 0.25), (0.55, -0.05), (0.3, -0.2)], True
    )
    return together(north, south, east)


def ink_and_quill(view: View, x: float, base: float, size: float, depth: float) -> None:
    """A feather in an ink pot."""
    feather = drawn(
        (0, 0),
        (0.1, -0.5, 0.1, -1.1, 0.55, -1.7),
        (0.5, -1.1, 0.4, -0.7, 0.12, -0.3),
    )
    pale = mixed(from_hex("FFF3D2"), view.shade(depth), 0.25)
    view.cut_in(moved(feather, x, base - size * 0.35, size), pale, depth * 0.5)
    quill = drawn((0, 0), (0.12, -0.6, 0.2, -1.0, 0.5, -1.6), closed=False)
    view.sheet.trace(moved(quill, x, base - size * 0.35, size), 0.8, faded(view.shade(depth), 0.6))
    pot = union(box(-0.3, -0.42, 0.6, 0.42, 0.14), box(-0.17, -0.55, 0.34, 0.2, 0.04))
    view.cut(moved(pot, x, base, size), depth)


def vase(view: View, x: float, base: float, size: float, depth: float) -> None:
    """A tall vase with two handles."""
    body = drawn(
        (-0.16, 0),
        (-0.14, -0.1),
        (-0.42, -0.35, -0.36, -0.75, -0.13, -0.84),
        (-0.2, -1),
        (0.2, -1),
        (0.13, -0.84),
        (0.36, -0.75, 0.42, -0.35, 0.14, -0.1),
        (0.16, 0),
    )
    handle = drawn((0.13, -0.9), (0.5, -0.95, 0.5, -0.6, 0.32, -0.55), closed=False)
    handles = [stroked(moved(handle, wide=side), 0.06) for side in (1, -1)]
    view.cut(moved(union(body, *handles), x, base, size), depth)


def shelf_ladder(
    foot: tuple[float, float], head: tuple[float, float], wide: float, rungs: int
) -> Path:
    """A ladder that leans from its left foot to its left head, narrower above."""
    narrow = wide * 0.82
    thick = wide * 0.17

    def rail(low: float, high: float) -> Path:
        return polygon(
            (foot[0] + low, foot[1]),
            (foot[0] + low + thick, foot[1]),
            (head[0] + high + thick * 0.8, head[1]),
            (head[0] + high, head[1]),
        )

    steps = []
    for i in range(rungs):
        up = (i + 0.7) / (rungs + 0.3)
        x, y = foot[0] + (head[0] - foot[0]) * up, foot[1] + (head[1] - foot[1]) * up
        span = wide + (narrow - wide) * up
        steps.append(box(x + thick * 0.4, y, span, thick * 0.7))
    return union(rail(0, 0), rail(wide, narrow), *steps)
