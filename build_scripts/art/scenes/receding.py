"""A hall in perspective: everything runs to one point, and books stand along both its sides."""

from __future__ import annotations

import itertools
import random

from build_scripts.art.colours import faded, from_hex
from build_scripts.art.paths import Path, Point, line, polygon, together
from build_scripts.art.scenes.shelves import recess_colour, spine_colour
from build_scripts.art.view import View

FAR = (210.0, 400.0)
"""The point where all lines meet, at the height of our eyes."""
TOP, FLOOR = -1.83, 1.14
"""How steeply the tops of the cases and the edge of the floor leave that point."""


def at(gap: float, slope: float) -> Point:
    """The point `gap` beside the far point, on the line of this slope. The left side of the hall
    has a negative gap."""
    return FAR[0] + gap, FAR[1] + abs(gap) * slope


def panel(near: float, far: float, top: float, low: float) -> Path:
    """A piece of a side wall between two gaps and two slopes."""
    return polygon(at(near, top), at(far, top), at(far, low), at(near, low))


def bay(view: View, near: float, far: float, rows: int, depth: float, seed: int) -> None:
    """Shelves along a side, from one gap to another, and the pillar at their near end."""
    chance = random.Random(seed)
    side = 1 if near > 0 else -1
    view.cut(panel(near, far, TOP, FLOOR), depth)
    pitch = (FLOOR - 0.10 - (TOP + 0.08)) / rows
    for row in range(rows):
        high = TOP + 0.08 + pitch * row
        low = high + pitch - 0.045
        hole = panel(near, far, high, low)
        view.sheet.fill(hole, recess_colour(view, depth))
        with view.sheet.clipped(hole):
            _books(view, abs(near), abs(far), side, (high, low), depth, chance)
            shadow = panel(near, far, high, high + pitch * 0.2)
            view.sheet.fill(shadow, from_hex("0A0402", 0.40))
        board = line(at(near, low), at(far, low))
        view.sheet.trace(board, 0.8, from_hex("FFE9B0", 0.40))
    view.cut(panel(near + side * 2, far, TOP - 0.05, TOP + 0.035), depth + 0.04)
    pillar = abs(near) * 0.06
    post = panel(near + side * 1, near - side * pillar, TOP - 0.03, FLOOR + 0.01)
    view.cut(post, depth + 0.06)
    groove = together(
        *(
            line(
                at(near - side * pillar * part, TOP + 0.14),
                at(near - side * pillar * part, FLOOR - 0.2),
            )
            for part in (0.3, 0.55, 0.8)
        )
    )
    view.sheet.trace(groove, 0.6, faded(view.shade(depth + 0.4), 0.7))
    view.cut(
        panel(near + side * 2, near - side * (pillar + 2), TOP - 0.08, TOP + 0.05), depth + 0.1
    )


def _books(
    view: View,
    near: float,
    far: float,
    side: int,
    shelf: tuple[float, float],
    depth: float,
    chance: random.Random,
) -> None:
    """Of even thickness in the hall, so ever narrower for us: distance is 1 / gap."""
    high, low = shelf
    away = 1 / near
    while away < 1 / far:
        thick = chance.uniform(2.2e-4, 4.6e-4)
        first, last = 1 / away, 1 / (away + thick * 0.92)
        top = low - (low - high) * chance.uniform(0.62, 0.93)
        if chance.random() > 0.05:
            spine = panel(side * first, side * last, top, low)
            colour = spine_colour(view, depth, chance)
            view.sheet.fill(spine, colour)
            rounding = panel(side * first, side * (first - (first - last) * 0.3), top, low)
            view.sheet.fill(rounding, from_hex("140802", 0.25))
            if chance.random() < 0.4:
                band = top + (low - top) * 0.2
                stripe = panel(side * first, side * last, band, band + (low - top) * 0.06)
                view.sheet.fill(stripe, from_hex("FFE3A0", 0.55))
        away += thick


def floor(view: View, back: float, depth: float) -> None:
    """Chequered, from the gap at its back edge to our feet."""
    far_y, wide = FAR[1] + back * FLOOR, 700.0
    view.cut(polygon((-wide, far_y), (420 + wide, far_y), (420 + wide, 660), (-wide, 660)), depth)
    rows = [1 / (1 / back - 0.0016 * step) for step in range(9) if 1 / back - 0.0016 * step > 0.003]
    tiles = []
    for row, (here, nearer) in enumerate(itertools.pairwise(rows)):
        for column in range(-12, 12):
            if (row + column) % 2 == 0:
                left, right = column * 0.36, (column + 1) * 0.36
                y, low = FAR[1] + here * FLOOR, FAR[1] + nearer * FLOOR
                tiles.append(
                    polygon(
                        (FAR[0] + left * here, y),
                        (FAR[0] + right * here, y),
                        (FAR[0] + right * nearer, low),
                        (FAR[0] + left * nearer, low),
                    )
                )
    view.sheet.fill(together(*tiles), faded(view.shade(depth + 0.22), 0.45))


def lying(near: float, far: float, left: float, right: float, slope: float) -> Path:
    """A flat piece at the height of `slope`; left and right are shares of the gap."""
    return polygon(
        *(
            (FAR[0] + gap * edge, FAR[1] + gap * slope)
            for gap, edge in ((far, left), (far, right), (near, right), (near, left))
        )
    )
