"""The hall under the dome: drum, portico and wings, with every window lit."""

from __future__ import annotations

from build_scripts.art.colours import faded
from build_scripts.art.paths import (
    Path,
    arch,
    box,
    circle,
    line,
    moved,
    polygon,
    smooth,
    together,
    union,
    without,
)
from build_scripts.art.scenes.open_dome import AXIS, SPRING, draw_dome, draw_tube
from build_scripts.art.view import GOLD, View

GROUND = 484.0
WALL = {"S": 0.24, "M": 0.44, "K": 0.44}
"""By day the walls stand in the sun, lighter than the dome."""


def draw_drum(view: View) -> None:
    """The ring of windows that carries the dome."""
    x, wall = AXIS, WALL[view.time]
    view.cut(box(x - 74, SPRING, 148, 50), wall)
    windows = together(*(arch(x - 60 + 20 * i, SPRING + 41, 10, 28) for i in range(7)))
    view.lit(windows)
    bars = together(*(box(x - 60.5 + 20 * i, SPRING + 12, 1.1, 30) for i in range(7)))
    view.sheet.fill(bars, faded(view.shade(0.6), 0.7))
    pilasters = together(*(box(x - 72 + 20 * i, SPRING + 8, 4.4, 36) for i in range(8)))
    view.cut(pilasters, wall - 0.06)
    teeth = together(*(box(x - 81.5 + 7.7 * i, SPRING + 4, 4, 5) for i in range(22)))
    view.cut(teeth, wall - 0.04, rim=False)
    view.cut(box(x - 87, SPRING - 4, 174, 9, 1.5), wall + 0.04)
    view.cut(box(x - 92, SPRING + 44, 184, 7, 1.5), wall - 0.04)


def draw_ground_floor(view: View) -> None:
    """Under the drum: windows, and a portico of four columns before the lit door."""
    x, top, wall = AXIS, SPRING + 51, WALL[view.time]
    view.cut(box(x - 86, top, 172, GROUND - top + 8), wall + 0.04)
    windows = [arch(x + across, GROUND - 5, 10, 24) for across in (-74, -54, 54, 74)]
    view.lit(together(*windows, arch(x, GROUND + 1, 20, 31)))
    view.fine(line((x, GROUND - 29), (x, GROUND)), 1.0, 0.35)
    for across in (-29, -16, 16, 29):
        view.cut(column(x + across, top + 6, GROUND + 2), wall - 0.08)
    view.cut(box(x - 37, top + 1, 74, 6), wall - 0.02)
    gable = polygon((x - 41, top + 2), (x, top - 15), (x + 41, top + 2))
    view.cut(gable, wall - 0.06)
    view.sheet.fill(moved(gable, x * 0.3, (top - 3) * 0.3, 0.7), faded(view.shade(0.7), 0.5))
    view.sheet.fill(circle(x, top - 5, 2.6), GOLD)


def column(x: float, top: float, foot: float) -> Path:
    """With its capital and base."""
    shaft = box(x - 2.6, top + 2, 5.2, foot - top - 2)
    return union(shaft, box(x - 4, top, 8, 3.4), box(x - 4, foot - 4, 8, 4))


def draw_wing(view: View) -> None:
    """The lower house at the right, with a little dome of its own."""
    x, wall = AXIS + 122, WALL[view.time] - 0.06
    dome = without(circle(x, 446, 22), box(x - 30, 446, 60, 40))
    view.cut(union(dome, box(x - 1, 416, 2, 10), circle(x, 416, 2.2)), 0.36)
    for across in (-0.62, 0.0, 0.62):
        rib = smooth([(x + across * 22, 446), (x + across * 17, 434), (x, 424.5)])
        view.fine(rib, 0.8, 0.35)
    view.cut(union(box(x - 24, 445, 48, 14), box(x - 27, 443, 54, 4, 1)), wall)
    view.lit(together(*(arch(x + across, 457, 5, 8) for across in (-15, -5, 5, 15))))
    view.cut(box(AXIS + 84, 458, 72, 40), wall)
    view.cut(box(AXIS + 82, 456, 76, 5, 1), wall - 0.03)
    view.lit(together(*(arch(x + across, GROUND - 5, 9, 17) for across in (-24, -8, 8, 24))))


def draw_west_wing(view: View) -> None:
    """The still lower house at the left, its roof a terrace."""
    wall = WALL[view.time] - 0.06
    view.cut(box(AXIS - 124, 464, 42, 34), wall)
    view.cut(box(AXIS - 127, 461, 46, 5, 1), wall - 0.03)
    view.lit(together(*(arch(AXIS + across, GROUND - 4, 9, 15) for across in (-114, -98))))


def draw_hall(view: View) -> None:
    """All of it, from far to near."""
    draw_wing(view)
    draw_west_wing(view)
    draw_dome(view)
    draw_tube(view)
    draw_drum(view)
    draw_ground_floor(view)
