"""The glazed tops of the Doors, each with bars of its place."""

from __future__ import annotations

import math

import skia

from build_scripts.art.colours import RAMPS, faded, from_hex, mixed
from build_scripts.art.paint import Sheet, radial
from build_scripts.art.paths import Path, drawn, line


def draw_fanlight(sheet: Sheet, place: str, fan: Path, x: float, y: float) -> None:
    """Panes that the light beyond shines through."""
    ramp = RAMPS[place]
    sheet.fill(fan, radial(x, y, 120, [(0, from_hex("FFF9DC")), (0.5, ramp[0]), (1, ramp[1])]))
    bars = {"O": _spokes, "A": _scales, "G": _tracery, "L": _grid}[place](x, y)
    with sheet.clipped(fan):
        sheet.trace(bars, 4.6, mixed(ramp[4], ramp[5], 0.2))
        sheet.trace(bars, 1.4, from_hex("E8C673"))
        sheet.trace(fan, 9, faded(ramp[5], 0.35), blur=3)
    sheet.trace(fan, 4.6, mixed(ramp[4], ramp[5], 0.2))
    sheet.gilt_line(fan, 1.8)


def _spokes(x: float, y: float) -> Path:
    """A rising star."""
    bars = Path()
    for i in range(1, 8):
        angle = math.pi * i / 8
        start, end = ((math.cos(angle) * r, -math.sin(angle) * r) for r in (26, 160))
        bars.addPath(line((x + start[0], y + start[1]), (x + end[0], y + end[1])))
    for radius in (26, 62):
        bars.addArc(skia.Rect(x - radius, y - radius, x + radius, y + radius), 180, 180)
    return bars


def _scales(x: float, y: float) -> Path:
    """Rows of round scales."""
    bars = Path()
    for row in range(6):
        for column in range(-4, 5):
            px, py = x + column * 36 + 18 * (row % 2), y - row * 24
            bars.addArc(skia.Rect(px - 18, py - 24, px + 18, py + 24), 180, 180)
    return bars


def _tracery(x: float, y: float) -> Path:
    """Pointed leaves on a stem."""
    bars = line((x, y), (x, y - 140))
    for side in (-1, 1):
        for start, reach in ((0, 96), (-34, 78), (-66, 52)):
            bars.addPath(
                drawn(
                    (x, y + start),
                    (x + side * reach * 0.2, y + start - 40, x + side * reach, y + start - 52),
                    closed=False,
                )
            )
            bars.addPath(
                drawn(
                    (x + side * reach, y + start - 52),
                    (x + side * reach * 0.75, y + start - 8, x, y + start),
                    closed=False,
                )
            )
    return bars


def _grid(x: float, y: float) -> Path:
    """Panes like shelves."""
    bars = Path()
    for row in range(6):
        bars.addPath(line((x - 100, y - row * 25), (x + 100, y - row * 25)))
        for column in range(-3, 4):
            px = x + column * 44 + 22 * (row % 2)
            bars.addPath(line((px, y - row * 25), (px, y - row * 25 - 25)))
    return bars
