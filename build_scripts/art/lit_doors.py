"""A door of light in a sheet of night paper: its outline and its colours tell the place."""

from __future__ import annotations

from build_scripts.art.colours import RAMPS, faded, from_hex, mixed
from build_scripts.art.frames import window
from build_scripts.art.paint import Sheet, upright
from build_scripts.art.paths import box, moved, polygon, spark, stroked, union, without

LAMP = from_hex("FFF2C8")
STEPS = 4


def draw_lit_door(
    sheet: Sheet, place: str, x: float, width: float, height: float, threshold: float
) -> None:
    """Stands on the threshold, `x` in its middle: light, a stair that leads up into it, mouldings
    and the light that falls on the ground before it."""
    ramp, top = RAMPS[place], threshold - height
    opening = window(place, x - width / 2, top, width, height)
    sheet.glow(x, threshold - height * 0.45, height * 0.95, ramp[1], 0.34)
    for number, grown in enumerate((0.13, 0.07)):
        moulding = without(union(opening, stroked(opening, width * 2 * grown)), opening)
        shade = mixed(ramp[4], ramp[5], 0.75 - 0.5 * number)
        sheet.cast(moulding, 0, 3, 4, 0.5)
        sheet.fill(moulding, shade)
        sheet.gilt_line(union(opening, stroked(opening, width * 2 * grown)), 1.2)
    light = [(0.0, ramp[2]), (0.45, ramp[1]), (0.8, ramp[0]), (1.0, LAMP)]
    sheet.fill(opening, upright(top, threshold, light))
    with sheet.clipped(opening):
        _draw_stair(sheet, place, x, width, height, threshold)
        # The thickness of the paper throws its shadow into the opening.
        hollow = without(box(x - width, top - 20, 2 * width, height + 40), opening)
        sheet.cast(hollow, 0, width * 0.07, width * 0.06, 0.55)
    sheet.gilt_line(opening, 1.8)
    _draw_ground(sheet, place, x, width, height, threshold)


def _draw_stair(
    sheet: Sheet, place: str, x: float, width: float, height: float, threshold: float
) -> None:
    ramp = RAMPS[place]
    for step in range(STEPS):
        half = width * (0.40 - 0.065 * step)
        rise = height * 0.055
        y = threshold - rise * (step + 1)
        sheet.fill(box(x - half, y, 2 * half, rise), mixed(ramp[2], ramp[0], (step + 1) / STEPS))
        sheet.fill(box(x - half, y, 2 * half, rise * 0.25), LAMP)
    for across, up, size in ((-0.2, 0.62, 0.07), (0.18, 0.5, 0.05), (0.05, 0.76, 0.05)):
        star = moved(spark(), x + across * width, threshold - up * height, size * width)
        sheet.fill(star, from_hex("FFFFFF", 0.9))


def _draw_ground(
    sheet: Sheet, place: str, x: float, width: float, height: float, threshold: float
) -> None:
    """The threshold, and a wedge of light that fades towards the viewer."""
    ramp, reach = RAMPS[place], height * 0.26
    wedge = polygon(
        (x - width * 0.5, threshold),
        (x + width * 0.5, threshold),
        (x + width * 0.72, threshold + reach),
        (x - width * 0.72, threshold + reach),
    )
    fading = [(0.0, faded(ramp[1], 0.5)), (1.0, faded(ramp[2], 0.0))]
    sheet.fill(wedge, upright(threshold, threshold + reach, fading), width * 0.04)
    for number in range(2):
        half = width * (0.64 + 0.08 * number)
        sill = box(x - half, threshold + number * height * 0.024, 2 * half, height * 0.026, 1)
        sheet.fill(sill, mixed(ramp[3], ramp[4], 0.4 + 0.4 * number))
        sheet.fill(box(x - half, threshold + number * height * 0.024, 2 * half, 1), ramp[1])
