"""A Door as it stands on a wing of the title's stage: the one of the cards, seen from the side."""

from __future__ import annotations

import skia

from build_scripts.art.colours import RAMPS, faded
from build_scripts.art.doors import AJAR
from build_scripts.art.doorstep import draw_light, draw_steps
from build_scripts.art.doorway import draw_mouldings, draw_opening
from build_scripts.art.frames import draw_keystone
from build_scripts.art.paint import Sheet, upright
from build_scripts.art.paths import polygon

LEFT, TOP, RIGHT, FOOT = 42.0, 52.0, 378.0, 548.0
"""What a Door takes of its card, its steps included."""
SLANT = 0.10
"""How much nearer its outer edge is to us than its inner one."""


def draw_door_ajar(
    sheet: Sheet, place: str, x: float, width: float, height: float, threshold: float, side: int
) -> None:
    """Stands with its foot on the threshold, `x` in its middle; `side` is -1 for the left wing,
    whose Doors are seen from their right, and 1 for the right one, where all is mirrored."""
    ramp = RAMPS[place]
    sheet.glow(x, threshold - height * 0.45, height * 0.8, ramp[1], 0.30)
    _draw_ground(sheet, place, x, width, height, threshold)
    matrix = skia.Matrix()
    middle, outer, inner = threshold - height * 0.42, 1 + SLANT, 1 - SLANT
    corners = [
        skia.Point(x + side * width / 2 * across, middle + (end - middle) * grown)
        for across, end, grown in (
            (1, threshold - height, outer), (-1, threshold - height, inner),
            (-1, threshold, inner), (1, threshold, outer),
        )
    ]  # fmt: skip
    flat = [skia.Point(*at) for at in ((LEFT, TOP), (RIGHT, TOP), (RIGHT, FOOT), (LEFT, FOOT))]
    matrix.setPolyToPoly(flat, corners)
    sheet.canvas.save()
    sheet.canvas.concat(matrix)
    draw_mouldings(sheet, place, AJAR)
    draw_opening(sheet, place, AJAR)
    draw_steps(sheet, place)
    draw_light(sheet, place, AJAR)
    draw_keystone(sheet, place, 210, 96 if place == "G" else 91, 38)
    sheet.canvas.restore()


def _draw_ground(
    sheet: Sheet, place: str, x: float, width: float, height: float, threshold: float
) -> None:
    """The light that falls on the stage before it."""
    reach = height * 0.30
    wedge = polygon(
        (x - width * 0.42, threshold), (x + width * 0.42, threshold),
        (x + width * 0.75, threshold + reach), (x - width * 0.75, threshold + reach),
    )  # fmt: skip
    ramp = RAMPS[place]
    fading = [(0.0, faded(ramp[1], 0.55)), (1.0, faded(ramp[2], 0.0))]
    sheet.fill(wedge, upright(threshold, threshold + reach, fading), width * 0.06)
