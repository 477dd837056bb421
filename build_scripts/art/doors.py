"""The Doors: a leaf ajar in a deep frame of the place's own shape, and its world behind."""

from __future__ import annotations

from build_scripts.art.colours import RAMPS, WHITE, faded, from_hex, mixed
from build_scripts.art.doorstep import draw_light, draw_steps
from build_scripts.art.doorway import draw_mouldings, draw_opening
from build_scripts.art.frames import (
    WHOLE,
    draw_keystone,
    draw_pattern,
    draw_pennant,
    draw_plate,
    draw_rules,
)
from build_scripts.art.paint import Sheet, radial
from build_scripts.art.paths import box, line, moved

SHUT, AJAR = 0.0, 0.78
"""How far the Door stands open: before it is gained, and on its card."""
FLOOR = 505.0
MIDDLE = (210.0, 330.0)
WALLS = {"O": (0.0, 0.7), "A": (0.3, 0.4), "G": (0.8, 0.0), "L": (0.4, 0.5)}
"""How far the next lighter colour is in a wall beside the Door, and the next darker one at its
edge: their lightness tells the four apart where colours do not."""


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
