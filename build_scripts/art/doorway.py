"""A Door's frame in the shape of its place, nested mouldings deep, and what is seen through it."""

from __future__ import annotations

from build_scripts.art.beyond import draw_beyond
from build_scripts.art.colours import RAMPS, WHITE, faded, from_hex, mixed, ramp_at
from build_scripts.art.door_leaf import Box, draw_leaf
from build_scripts.art.frames import draw_pattern, window
from build_scripts.art.paint import Sheet, slanted
from build_scripts.art.paths import Path, box, without

MOULDINGS = (
    (54, 0.86, 2.6), (44, 0.62, 1.0), (36, 0.46, 1.4), (25, 0.72, 1.0), (15, 0.80, 2.0),
)  # fmt: skip
"""From the outside in: how much wider than the opening, depth of the colour, width of the foil."""


def opening(place: str) -> Box:
    """Where the leaf hangs. A capsule stands higher, because it ends in a bow."""
    return (112, 138, 196, 352 if place == "A" else 376)


def around(place: str, wider: float) -> Path:
    """The place's shape, this much wider than the opening on every side."""
    left, top, width, height = opening(place)
    low = height + wider * (1.65 if place == "A" else 1.05)
    return window(place, left - wider, top - wider * 1.05, width + 2 * wider, low)


def draw_mouldings(sheet: Sheet, place: str, opened: float) -> None:
    """The steps of the frame; the wider the door, the more light falls on them."""
    ramp = RAMPS[place]
    outer = around(place, MOULDINGS[0][0])
    sheet.cast(outer, -3, 9, 12, 0.8)
    for i, (wider, depth, foil_width) in enumerate(MOULDINGS):
        shape = around(place, wider)
        sheet.paper(shape, ramp_at(place, depth), 0.55 - 0.08 * i)
        if i == 2:
            beads = around(place, (wider + MOULDINGS[3][0]) / 2)
            sheet.gilt_line(beads, 3.6, dash=(0.01, 9.6))
        if i == 0:
            draw_pattern(
                sheet, place, without(shape, around(place, MOULDINGS[1][0])), faded(WHITE, 0.16)
            )
        sheet.gilt_line(shape, foil_width)
    glare = mixed(ramp[1], ramp[0], 0.5)
    warm = [(0.0, faded(glare, 0.0)), (1.0, faded(glare, 0.7 * opened))]
    reveal = without(around(place, MOULDINGS[-1][0]), around(place, 0))
    with sheet.clipped(reveal):
        sheet.fill(box(112, 120, 240, 420), slanted((225, 0), (325, 0), warm))
    sheet.trace(
        around(place, 0), 12, faded(mixed(ramp[1], ramp[2], 0.4), 0.25 + 0.5 * opened), blur=8
    )
    sheet.fill(around(place, 0), ramp[5])


def draw_opening(sheet: Sheet, place: str, opened: float) -> None:
    """What lies beyond, and the leaf before it; `opened` 0 is shut."""
    hole = around(place, 0)
    with sheet.clipped(hole):
        draw_beyond(sheet, place)
        draw_leaf(sheet, place, opening(place), opened)
        sheet.trace(hole, 7, from_hex("07030F", 0.28), blur=2)
    sheet.gilt_line(hole, 3)
