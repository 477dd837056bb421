"""The hall under the dome from outside: drum, portico and wings with every window lit, the shutters
open, the telescope looking out."""

import math
from itertools import pairwise

from build_scripts.art.drawing.colours import faded, from_hex, mixed
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
    together,
    union,
    without,
)
from build_scripts.art.drawing.view import GOLD, View

AXIS = 214.0
SPRING, RADIUS = 392.0, 80.0
"""Height at which the dome begins, and its radius."""
SLIT = (10.0, 36.0)
"""The two longitudes, in degrees, between which the shutters stand open."""
LONGITUDES = (-90.0, -66.0, -45.0, -26.0, -8.0, 10.0, 36.0, 52.0, 70.0, 90.0)
DEPTH = 0.46


def meridian(longitude: float) -> list[Point]:
    """Points of the dome's surface from its foot to its crown."""
    reach = RADIUS * math.sin(math.radians(longitude))
    heights = [math.radians(90 * step / 18) for step in range(19)]
    return [
        (AXIS + reach * math.cos(height), SPRING - RADIUS * math.sin(height)) for height in heights
    ]


def gore(west: float, east: float) -> Path:
    """The part of the dome between two longitudes."""
    return polygon(*meridian(west), *reversed(meridian(east)))


def draw_dome(view: View) -> None:
    """Gore by gore, the open slit dark by day and full of light by night."""
    shell = gore(-90, 90)
    view.cut(shell, DEPTH)
    for west, east in pairwise(LONGITUDES):
        shade = 0.02 + 0.11 * (1 + math.sin(math.radians((west + east) / 2))) ** 1.3
        view.sheet.fill(gore(west, east), faded(from_hex("2C0718"), shade))
    for longitude in LONGITUDES[1:-1]:
        view.fine(line(*meridian(longitude)), 0.9, 0.38)
    for height in (24, 50):
        rise = RADIUS * math.sin(math.radians(height))
        half = RADIUS * math.cos(math.radians(height))
        ring = line((AXIS - half, SPRING - rise), (AXIS + half, SPRING - rise))
        with view.sheet.clipped(shell):
            view.fine(ring, 0.8, 0.22)
    draw_slit(view)
    top = SPRING - RADIUS
    view.cut(union(box(AXIS - 9, top - 5, 18, 8, 2), circle(AXIS, top - 7, 4)), DEPTH)


def draw_slit(view: View) -> None:
    """The opening between the shutters, its edges standing up like two ribs."""
    opening = gore(*SLIT)
    if view.time == "S":
        view.sheet.fill(opening, view.shade(0.86))
    else:
        view.lit(opening)
    with view.sheet.clipped(opening):
        fork = polygon((240, SPRING), (252, SPRING), (249, 362), (242, 362))
        view.sheet.fill(union(fork, circle(245.5, 363, 5.5)), view.shade(0.97))
    for longitude, breadth in ((SLIT[0], 4.0), (SLIT[1], 3.4)):
        edge = smooth(meridian(longitude))
        view.sheet.trace(edge, breadth + 1.6, faded(from_hex("2C0718"), 0.35))
        view.sheet.trace(edge, breadth, mixed(view.shade(DEPTH - 0.16), view.shade(DEPTH), 0.3))


def draw_tube(view: View) -> None:
    """The great telescope that looks out of the slit, to the upper right."""
    barrel = union(
        box(-7, -74, 14, 84, 2), box(-9.5, -88, 19, 20, 2),
        box(-8.5, -34, 17, 5, 1), box(-8.5, -8, 17, 5, 1),
    )  # fmt: skip
    finder = union(box(9, -52, 5, 34, 2), box(6, -46, 5, 3), box(6, -26, 5, 3))
    bands = together(*(box(-8.5, height, 17, 2.6, 1) for height in (-69.5, -33, -7)))
    barrel, finder, bands = (
        moved(part, AXIS + 36, SPRING - 34, turn=34) for part in (barrel, finder, bands)
    )
    view.cut(finder, 0.70, rim=False)
    view.cut(barrel, 0.66)
    view.sheet.fill(bands, GOLD)


GROUND = 484.0
WALL = {"S": 0.24, "M": 0.44, "K": 0.44}
"""Depth of the walls: by day they stand in the sun, lighter than the dome."""


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
    """Windows under the drum, and a portico of four columns before the lit door."""
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
    draw_wing(view)
    draw_west_wing(view)
    draw_dome(view)
    draw_tube(view)
    draw_drum(view)
    draw_ground_floor(view)
