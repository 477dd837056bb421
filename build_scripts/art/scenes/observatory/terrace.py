"""The garden side of the Observatory with its stairs, balustrade, urns and armillary sphere, and
the great refractor under the dome, on its pier."""

from itertools import pairwise

from build_scripts.art.drawing.colours import faded, from_hex
from build_scripts.art.drawing.paths import (
    Path,
    Point,
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
from build_scripts.art.drawing.view import GOLD, View

STAIRS = (214.0, 486.0, 548.0)
"""Middle, top and foot of the flight."""


def half_width(y: float) -> float:
    """Half the width of the stairs at a height: they open towards the viewer."""
    _, top, foot = STAIRS
    return 21 + 58 * ((y - top) / (foot - top)) ** 1.7


def cheek(side: float) -> Path:
    """The low wall that follows the stairs on one side (-1 left, 1 right)."""
    x, top, foot = STAIRS
    heights = [top - 6 + (foot - top + 14) * step / 12 for step in range(13)]
    inner: list[Point] = []
    outer: list[Point] = []
    for y in heights:
        reach = half_width(max(top, y))
        inner.append((x + side * reach, y))
        outer.append((x + side * (reach + 5 + (y - top) * 0.13), y))
    return polygon(*inner, *reversed(outer))


def draw_stairs(view: View) -> None:
    """Treads in the light, risers in the shade, wider and higher towards the foot."""
    x, top, foot = STAIRS
    edge = [top + (foot - top) * (step / 10) ** 1.35 for step in range(11)]
    ground = polygon(
        *((x - half_width(y), y) for y in edge), *((x + half_width(y), y) for y in reversed(edge))
    )
    view.cut(ground, 0.50)
    with view.sheet.clipped(ground):
        for high, low in pairwise(edge):
            reach, split = half_width(low), high + (low - high) * 0.5
            view.sheet.fill(box(x - reach, high, reach * 2, split - high), view.shade(0.08))
            view.sheet.fill(box(x - reach, split, reach * 2, low - split), view.shade(0.34))
    view.cut(union(cheek(-1), cheek(1)), 0.44)


def draw_shrubs(view: View) -> None:
    """Clipped balls on both sides of the flight, larger towards the viewer."""
    balls = [
        circle(STAIRS[0] + side * (half_width(y) + beside), y - radius * 0.7, radius)
        for side in (-1, 1)
        for y, beside, radius in ((496, 13, 5.5), (508, 17, 7.5), (524, 22, 10.5))
    ]
    for ball in balls:
        view.cut(ball, 0.52)


def baluster(x: float, top: float, height: float, width: float) -> Path:
    """A turned post, its belly low."""
    h, w = height, width / 2
    return drawn(
        (x - w * 0.5, top),
        (x - w * 0.4, top + h * 0.3, x - w * 1.5, top + h * 0.55, x - w * 0.5, top + h * 0.88),
        (x - w, top + h),
        (x + w, top + h),
        (x + w * 0.5, top + h * 0.88),
        (x + w * 1.5, top + h * 0.55, x + w * 0.4, top + h * 0.3, x + w * 0.5, top),
    )


def balustrade(left: float, right: float, top: float, height: float, posts: int) -> Path:
    """Rail, posts and plinth."""
    gap = (right - left) / posts
    row = [baluster(left + gap * (i + 0.5), top + 5, height - 9, gap * 0.42) for i in range(posts)]
    rail, plinth = box(left, top, right - left, 6, 1), box(left, top + height - 5, right - left, 60)
    return union(rail, plinth, *row)


def pillar(x: float, top: float, width: float) -> Path:
    """The square end of a balustrade."""
    return union(
        box(x - width / 2, top, width, 120),
        box(x - width / 2 - 3, top - 3, width + 6, 6, 1),
        box(x - width / 2 - 2, top + 40, width + 4, 100),
    )


def urn(x: float, ground: float, size: float) -> Path:
    """A stone vase with a round bush in it; size is its height."""
    vase = drawn(
        (-0.34, -0.5),
        (-0.34, -0.2, -0.1, -0.2, -0.08, -0.1),
        (-0.2, 0),
        (0.2, 0),
        (0.08, -0.1),
        (0.1, -0.2, 0.34, -0.2, 0.34, -0.5),
    )
    rim = box(-0.42, -0.56, 0.84, 0.1, 0.03)
    return moved(union(vase, rim, circle(0, -0.86, 0.36)), x, ground, size)


def ring(half_width: float, half_height: float, breadth: float) -> Path:
    """A hoop seen at an angle."""
    return without(
        ellipse(0, 0, half_width, half_height),
        ellipse(0, 0, half_width - breadth, half_height - breadth),
    )


def armillary(x: float, y: float, radius: float) -> Path:
    """The hoops of the heavens about a small globe, on a foot."""
    hoops = [
        ring(radius, radius, 3.6),
        moved(ring(radius - 3, radius * 0.30, 2.4), turn=-24),
        moved(ring(radius - 3, radius * 0.42, 2.2), turn=38),
        moved(ring(radius * 0.34, radius - 3, 2.2), turn=-24),
    ]
    foot = drawn(
        (-2.5, radius - 2),
        (-2, radius + 16, -5, radius + 18, -13, radius + 24),
        (13, radius + 24),
        (5, radius + 18, 2, radius + 16, 2.5, radius - 2),
    )
    return moved(union(*hoops, foot), x, y)


def draw_armillary(view: View, x: float, y: float, radius: float, depth: float) -> None:
    """The sphere, and its globe a bead of gold."""
    draw_hoops(view, x, y, radius, depth)
    view.accent(circle(x, y, 6.5), depth)


def draw_hoops(view: View, x: float, y: float, radius: float, depth: float) -> None:
    """The sphere without its globe, its axis an arrow."""
    axis = union(
        box(-radius - 9, -1.1, 2 * radius + 18, 2.2),
        polygon((radius + 6, -5), (radius + 17, 0), (radius + 6, 5)),
        polygon((-radius - 16, -4.5), (-radius - 6, 0), (-radius - 16, 4.5), (-radius - 12, 0)),
    )
    view.cut(union(armillary(x, y, radius), moved(axis, x, y, turn=-52)), depth, rim=False)


PIVOT = (202.0, 430.0)
TURN = 52.0
"""Degrees from upright to where the telescope points, clockwise."""
LIGHT = from_hex("FFD9A0")


def pointed(path: Path) -> Path:
    """Turns what stands upright at 0,0 to its place on the mount."""
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
    """The counterweight at right angles to the tube: a rod with two heavy discs."""
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
