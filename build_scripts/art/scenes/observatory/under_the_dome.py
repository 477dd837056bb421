"""Inside the Observatory: the coffered vault, the open slit, the ring that the dome turns on."""

import math
from itertools import pairwise

from build_scripts.art.drawing.colours import faded, from_hex
from build_scripts.art.drawing.paint import upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    arch,
    box,
    circle,
    line,
    moved,
    polygon,
    smooth,
    spark,
    stroked,
    together,
    union,
    without,
)
from build_scripts.art.drawing.view import View

AXIS, SPRING, HEIGHT = 210.0, 424.0, 640.0
"""The vault rises from the ring at y SPRING to a crown far above the card."""
SLIT, RIBS = 112.0, (112.0, 156.0, 206.0, 262.0)
"""Half the width of the slit, and how far its ribs stand from the middle, at the ring."""
COURSES = (-40.0, 30.0, 100.0, 168.0, 234.0, 298.0, 358.0, 414.0)
"""Heights of the coffers' seams beside the slit."""
LIGHT = from_hex("FFD9A0")


def rib_point(reach: float, y: float) -> Point:
    """A point of the rib that stands `reach` from the middle at the ring, to the left if
    negative."""
    rise = (SPRING - y) / HEIGHT
    return AXIS + reach * math.sqrt(max(0.0, 1 - rise * rise)), y


def rib(reach: float, foot: float = SPRING) -> list[Point]:
    """The rib from above the card down to `foot`."""
    return [rib_point(reach, y) for y in (-60, 0, 60, 120, 180, 240, 300, 360, foot)]


def slit() -> Path:
    """The opening to the sky."""
    path = smooth(rib(-SLIT))
    for point in reversed(rib(SLIT)):
        path.lineTo(*point)
    path.close()
    return path


def coffer(side: float, inner: float, outer: float, high: float, low: float) -> Path:
    """A panel between two ribs and two seams, which sink away from the slit."""
    near, far = side * (inner + 7), side * (outer - 5)
    drop = (outer - inner) * 0.30
    return polygon(
        rib_point(near, high + 5), rib_point(far, high + 5 + drop),
        rib_point(far, low - 4 + drop), rib_point(near, low - 4),
    )  # fmt: skip


def draw_vault(view: View) -> None:
    """The shell about the slit; its panels catch less light the farther they are from it."""
    shell = without(box(-20, -40, 460, SPRING + 50), slit())
    view.cut(shell, 0.66)
    for side in (-1, 1):
        for course, (high, low) in enumerate(pairwise(COURSES)):
            for inner, outer in pairwise(RIBS):
                draw_coffer(view, coffer(side, inner, outer, high, low), (inner - SLIT) / 100)
                if course % 2:
                    draw_star(view, coffer(side, inner, outer, high, low))
    draw_shutter_rails(view)


def draw_coffer(view: View, panel: Path, away: float) -> None:
    """A coffer, two steps deep; it darkens with `away`, its distance from the slit, 0 to 1."""
    bounds = panel.getBounds()
    x, y = bounds.centerX(), bounds.centerY()
    heart = moved(panel, x * 0.26, y * 0.26, 0.74)
    for step, shade in ((panel, 0.80), (heart, 0.92)):
        view.sheet.fill(step, view.shade(min(1.0, shade + 0.10 * away)))
        with view.sheet.clipped(step):
            view.sheet.trace(moved(step, 0, 1.2), 3.0, faded(view.ramp[5], 0.5))
            view.sheet.trace(moved(step, 0, -0.6), 1.2, faded(LIGHT, 0.22 - 0.08 * away))


def draw_star(view: View, panel: Path) -> None:
    """A star in the middle of a coffer, painted in a colour that the evening finds."""
    bounds = panel.getBounds()
    star = moved(spark(), bounds.centerX(), bounds.centerY(), 5)
    view.sheet.fill(star, faded(LIGHT, 0.5))


def draw_shutter_rails(view: View) -> None:
    """The two thick ribs at the slit, bright where the evening touches them."""
    for side in (-1, 1):
        rail = stroked(smooth(rib(side * (SLIT + 3), SPRING + 6)), 9, round_ends=False)
        view.cut(rail, 0.50)
        view.sheet.trace(smooth(rib(side * (SLIT - 0.6))), 1.4, faded(LIGHT, 0.85))
        bolts = [circle(*rib_point(side * (SLIT + 3.6), y), 1.3) for y in range(20, 410, 22)]
        view.sheet.fill(together(*bolts), faded(view.shade(0.95), 0.7))


def draw_ring(view: View) -> None:
    """The toothed ring, and the wall with its niches that carries it."""
    view.cut(box(-10, SPRING + 6, 440, 90), 0.42)
    niches = together(*(arch(x, 496, 26, 44) for x in NICHES))
    view.sheet.fill(niches, upright(450, 500, [(0, view.shade(0.84)), (1, view.shade(0.62))]))
    with view.sheet.clipped(niches):
        view.sheet.trace(niches, 2.4, faded(LIGHT, 0.28))
    teeth = together(*(box(20 + 9.5 * i, SPRING + 8, 5, 6) for i in range(42)))
    view.cut(teeth, 0.38)
    view.cut(box(-10, SPRING - 5, 440, 14), 0.32)
    view.fine(line((20, SPRING - 4.4), (400, SPRING - 4.4)), 1.3, 0.55)


NICHES = (48, 92, 136, 284, 328, 372)


def draw_floor(view: View) -> None:
    """Boards that meet far away, with the evening lying on them."""
    view.cut(box(-10, 498, 440, 120), 0.40)
    light = polygon((150, 498), (270, 498), (330, 560), (90, 560))
    view.sheet.fill(light, upright(498, 556, [(0, faded(LIGHT, 0.75)), (1, faded(LIGHT, 0.25))]), 5)
    for i in range(-9, 10):
        board = line((AXIS + i * 22, 498), (AXIS + i * 46, 560))
        view.sheet.trace(board, 0.9, faded(view.shade(0.95), 0.45))
    view.fine(line((20, 498.6), (400, 498.6)), 1.0, 0.35)


def draw_far_dome(view: View, x: float, ground: float) -> None:
    """Another dome on a far ridge, so small that its lamps are what one sees."""
    dome = without(circle(x, ground - 16, 15), box(x - 20, ground - 16, 40, 30))
    house = union(box(x - 14, ground - 16, 28, 20), box(x - 17, ground - 18, 34, 4))
    annex = union(box(x + 12, ground - 8, 22, 14), box(x + 11, ground - 10, 24, 3))
    view.cut(union(dome, house, annex), 0.24)
    foot, top = ground - 19, ground - 30
    slot = polygon((x + 1, foot), (x + 6, foot), (x + 5, top + 1), (x + 1, top))
    view.sheet.fill(slot, view.shade(0.6))
    lamps = [arch(x + across, ground - 4, 3.4, 8) for across in (-9, -3, 3, 9)]
    view.lit(together(*lamps, box(x + 18, ground - 5, 3, 4), box(x + 26, ground - 5, 3, 4)))
