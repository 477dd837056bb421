"""The Doors: a leaf ajar in a deep frame of the place's own shape, and its world behind; and the
same seen from the side, as they stand on the wings of the title's stage."""

import skia

from build_scripts.art.cards.frames import (
    WHOLE,
    draw_keystone,
    draw_pattern,
    draw_pennant,
    draw_plate,
    draw_rules,
)
from build_scripts.art.doors.doorway import draw_light, draw_mouldings, draw_opening, draw_steps
from build_scripts.art.drawing.colours import RAMPS, WHITE, faded, from_hex, mixed
from build_scripts.art.drawing.paint import Sheet, radial, upright
from build_scripts.art.drawing.paths import box, line, moved, polygon

SHUT, AJAR = 0.0, 0.78
"""How far a Door stands open before it is gained, and on its card."""
FLOOR = 505.0
MIDDLE = (210.0, 330.0)
WALLS = {"O": (0.0, 0.7), "A": (0.3, 0.4), "G": (0.8, 0.0), "L": (0.4, 0.5)}
"""Share of the next lighter colour in a wall beside the Door, and of the next darker one at its
edge: lightness tells the four walls apart where colours do not."""


def draw_door(place: str, opened: float = AJAR, kind: type[Sheet] = Sheet) -> Sheet:
    """The face of a Door without its name; `opened` is 0 shut to 1 wide open."""
    sheet = kind()
    _draw_wall(sheet, place, opened)
    _draw_floor(sheet, place)
    draw_mouldings(sheet, place, opened)
    draw_opening(sheet, place, opened)
    draw_steps(sheet, place)
    draw_light(sheet, place, opened)
    draw_keystone(sheet, place, 210, 96 if place == "G" else 91, 38)
    draw_rules(sheet)
    draw_pennant(sheet, place, "D", gold=True)
    draw_plate(sheet, place)
    sheet.grain()
    return sheet


def _draw_wall(sheet: Sheet, place: str, opened: float) -> None:
    ramp = RAMPS[place]
    near, far = WALLS[place]
    dusk = [(0, ramp[3]), (0.55, mixed(ramp[4], ramp[3], near)), (1, mixed(ramp[4], ramp[5], far))]
    sheet.flood(radial(*MIDDLE, 390, dusk))
    draw_pattern(sheet, place, WHOLE, faded(WHITE, 0.08))
    sheet.glow(*MIDDLE, 300, from_hex("FFE7AE"), 0.08 + 0.22 * opened)
    for i in range(72):
        ray = moved(line((0, -150), (0, -460 if i % 2 else -400)), *MIDDLE, turn=i * 5)
        sheet.trace(ray, 1.1, from_hex("FFE7AE", 0.14 + 0.18 * opened))


def _draw_floor(sheet: Sheet, place: str) -> None:
    """Flagstones that recede to where the Door leads."""
    ramp = RAMPS[place]
    ground = box(0, FLOOR, 420, 160)
    sheet.paper(ground, mixed(ramp[4], ramp[5], 0.45), 0.4, rim=False)
    with sheet.clipped(ground):
        for across in range(-14, 15):
            start, end = (210 + across * 34, FLOOR), (210 + across * 62, 660)
            sheet.trace(line(start, end), 1, faded(ramp[2], 0.25))
        for y in (516, 531, 552, 582, 624):
            sheet.trace(line((0, y), (420, y)), 1, faded(ramp[2], 0.25))
    skirting = box(-4, FLOOR - 12, 428, 12)
    sheet.paper(skirting, mixed(ramp[4], ramp[5], 0.1), 0.3)
    sheet.gilt_line(line((0, FLOOR - 12), (420, FLOOR - 12.5)), 1.2)


LEFT, TOP, RIGHT, FOOT = 42.0, 52.0, 378.0, 548.0
"""The part of its card that a Door takes, its steps included."""
SLANT = 0.10
"""Difference in size between its outer edge, which is nearer to us, and its inner one."""


def draw_door_ajar(
    sheet: Sheet, place: str, x: float, width: float, height: float, threshold: float, side: int
) -> None:
    """Draws a Door whose foot stands on the threshold, with its middle at `x`. `side` is -1 for the
    left wing, whose Doors are seen from their right, and 1 for the right one, where all is
    mirrored."""
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
    """The light that falls on the stage before a Door."""
    reach = height * 0.30
    wedge = polygon(
        (x - width * 0.42, threshold), (x + width * 0.42, threshold),
        (x + width * 0.75, threshold + reach), (x - width * 0.75, threshold + reach),
    )  # fmt: skip
    ramp = RAMPS[place]
    fading = [(0.0, faded(ramp[1], 0.55)), (1.0, faded(ramp[2], 0.0))]
    sheet.fill(wedge, upright(threshold, threshold + reach, fading), width * 0.06)
