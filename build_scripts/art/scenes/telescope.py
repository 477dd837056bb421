"""The great refractor under the dome, on its pier, and what stands about it."""

from __future__ import annotations

from build_scripts.art.colours import faded, from_hex
from build_scripts.art.paths import (
    Path,
    box,
    circle,
    drawn,
    ellipse,
    line,
    moved,
    polygon,
    stroked,
    together,
    union,
    without,
)
from build_scripts.art.scenes.terrace import ring
from build_scripts.art.view import GOLD, View

PIVOT = (202.0, 430.0)
TURN = 52.0
"""Degrees from upright to where the telescope points, clockwise."""
LIGHT = from_hex("FFD9A0")


def pointed(path: Path) -> Path:
    """From upright at 0,0 to its place on the mount."""
    return moved(path, *PIVOT, turn=TURN)


def barrel() -> Path:
    """The long tube, a little wider towards the sky, with its dew cap and its focuser."""
    tube = polygon((-14, 92), (-17, -96), (17, -96), (14, 92))
    cap = union(box(-21, -142, 42, 52, 2), box(-22.5, -145, 45, 7, 2))
    tail = union(polygon((-14, 90), (-8, 104), (8, 104), (14, 90)), box(-6, 102, 12, 20, 1))
    eyepiece = union(box(-4, 118, 8, 14, 1), box(-6, 130, 12, 4, 1))
    collars = [box(-reach, y, 2 * reach, 6, 1) for reach, y in ((17, 84), (18, 20), (18, -34))]
    return union(tube, cap, tail, eyepiece, *collars)


def finder() -> Path:
    """The small telescope on the back of the large one."""
    tube = union(box(-26, -36, 7, 84, 1), box(-27.5, -48, 10, 18, 1), box(-25, 46, 5, 10))
    return union(tube, box(-24, -22, 10, 4), box(-24, 26, 10, 4))


def gear(radius: float, teeth: int) -> Path:
    """A wheel with square teeth and spokes."""
    tooth = box(-radius * 0.07, -radius * 1.1, radius * 0.14, radius * 0.2)
    rim = without(circle(0, 0, radius), circle(0, 0, radius * 0.76))
    spokes = [moved(box(-0.8, -radius * 0.8, 1.6, radius * 0.8), turn=60 * i) for i in range(6)]
    cogs = [moved(tooth, turn=360 * i / teeth) for i in range(teeth)]
    return union(rim, circle(0, 0, radius * 0.26), *spokes, *cogs)


def pier() -> Path:
    """The iron column that carries everything."""
    x, y = PIVOT
    shaft = drawn(
        (x - 13, y + 10), (x - 11, y + 40, x - 15, y + 70, x - 26, y + 84),
        (x - 36, y + 92, x - 44, y + 96, x - 46, y + 108), (x + 46, y + 108),
        (x + 44, y + 96, x + 36, y + 92, x + 26, y + 84),
        (x + 15, y + 70, x + 11, y + 40, x + 13, y + 10),
    )  # fmt: skip
    return union(shaft, box(x - 17, y + 16, 34, 6, 2), box(x - 25, y + 74, 50, 5, 2))


def counterweight() -> Path:
    """At right angles to the tube: a rod with two heavy discs."""
    rod = box(0, -2.6, 76, 5.2)
    return pointed(union(rod, box(50, -15, 9, 30, 2), box(62, -12, 8, 24, 2), circle(77, 0, 4)))


def draw_telescope(view: View) -> None:
    """Dark against the evening, with a few rings of brass."""
    view.cut(counterweight(), 0.88, rim=False)
    view.cut(pier(), 0.90)
    view.cut(pointed(finder()), 0.94, rim=False)
    view.cut(pointed(barrel()), 0.90)
    bands = [box(-reach, y, 2 * reach, breadth, 0.8) for reach, y, breadth in BRASS]
    view.sheet.fill(pointed(together(*bands)), GOLD)
    lit_edge = pointed(line((-14.5, 80), (-16.2, -88)))
    view.sheet.trace(lit_edge, 1.4, faded(LIGHT, 0.75))
    view.cut(moved(gear(21, 24), *PIVOT), 0.96, rim=False)
    view.accent(moved(gear(13, 16), *PIVOT), 0.96)


BRASS = ((22.5, -143.5, 3.4), (21, -94, 2.6), (18, -32.4, 2.4), (18, 21.6, 2.4), (17, 86, 2.4))


def draw_steps(view: View, x: float, ground: float) -> None:
    """The steps one climbs to the eyepiece."""
    left = polygon((0, 0), (5, 0), (25, -62), (20, -62))
    right = polygon((40, 0), (45, 0), (33, -62), (28, -62))
    treads = [box(5 + 3.8 * i, -9 - 11 * i, 34 - 5.4 * i, 3.4) for i in range(5)]
    view.cut(moved(union(left, right, *treads, box(15, -65, 24, 5, 1)), x, ground), 0.92, rim=False)


def draw_globe(view: View, x: float, ground: float) -> None:
    """A globe of the heavens on three legs."""
    y = ground - 62
    legs = union(
        *(stroked(line((x, y + 22), (x + across, ground)), 3.4) for across in (-17, 0, 17))
    )
    bracket = moved(without(circle(0, 0, 25), circle(0, 0, 22), box(-40, -40, 80, 34)), x, y)
    view.cut(union(legs, bracket, box(x - 13, ground - 22, 26, 3)), 0.90, rim=False)
    view.cut(circle(x, y, 20), 0.80)
    with view.sheet.clipped(circle(x, y, 20)):
        for reach in (6, 14):
            view.fine(moved(ellipse(0, 0, reach, 20), x, y, turn=22), 0.8, 0.4)
        view.fine(moved(line((-20, 0), (20, 0)), x, y, turn=22), 0.8, 0.4)
    view.cut(moved(ring(27, 5, 2.4), x, y, turn=22), 0.94, rim=False)
