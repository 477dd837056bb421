"""The dome of the Observatory from outside: its shutters open, the telescope looking out."""

from __future__ import annotations

import math
from itertools import pairwise

from build_scripts.art.colours import faded, from_hex, mixed
from build_scripts.art.paths import (
    Path,
    Point,
    box,
    circle,
    line,
    moved,
    polygon,
    smooth,
    together,
    union,
)
from build_scripts.art.view import GOLD, View

AXIS = 214.0
SPRING, RADIUS = 392.0, 80.0
"""Where the dome begins, and how wide it is."""
SLIT = (10.0, 36.0)
"""Its shutters stand open between these two longitudes, in degrees."""
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
