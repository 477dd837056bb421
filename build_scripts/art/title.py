"""The picture of the title page: a stage of night paper that recedes to a lit keyhole.

Cards, buttons and words lie in its middle, so that it speaks from the sides and from the depth.
"""

from __future__ import annotations

import math

from build_scripts.art.colours import RAMPS, SILVER, SYMBOL_FOIL, faded, from_hex, mixed
from build_scripts.art.fronds import draw_fronds
from build_scripts.art.icons import icon
from build_scripts.art.lit_doors import draw_lit_door
from build_scripts.art.night import (
    SCREEN,
    darken_edges,
    lay,
    prick_stars,
    roughen,
    screen,
)
from build_scripts.art.paint import Sheet, radial, upright
from build_scripts.art.paths import Path, circle, line, lobed, moved, polygon, smooth, spark

MIDDLE = (SCREEN[0] / 2, 560.0)
KEYHOLE = (SCREEN[0] / 2, 508.0)
NIGHT = RAMPS["B"]
LAMP = from_hex("FFE3A0")
TWILIGHT = [
    (0.0, from_hex("FFF3D6")), (0.28, from_hex("FFDDBB")), (0.5, from_hex("E3AFC6")),
    (0.75, from_hex("9C86D6")), (1.0, from_hex("5A54B0")),
]  # fmt: skip
NEAR, FAR = from_hex("0E0B28"), from_hex("2B2766")
VAULT, FLOOR = 0.62, 0.30
"""1 is a half circle, 0 a half square."""
STAGE = (
    # Half width, top and bottom of each opening, from the depth to the front.
    (505.0, 288.0, 752.0),
    (588.0, 270.0, 764.0),
    (684.0, 44.0, 908.0),
    (800.0, 8.0, 1046.0),
    (948.0, -60.0, 1120.0),
)
DOORS = (
    # The place, how far from the middle, width, height and threshold, from the depth to the front.
    ("O", 540.0, 49.0, 128.0, 660.0),
    ("A", 614.0, 58.0, 160.0, 688.0),
    ("G", 702.0, 72.0, 205.0, 726.0),
    ("L", 804.0, 94.0, 262.0, 778.0),
)


def draw_title() -> Sheet:
    """Eight doors of light on the wings of the stage, sun and moon above."""
    sheet = screen()
    _draw_depth(sheet)
    for number, (half_width, top, bottom) in enumerate(STAGE):
        part = number / (len(STAGE) - 1)
        opening = portal(half_width, top, bottom)
        lay(sheet, opening, mixed(FAR, NEAR, part**0.6), gilt=0.42 - 0.22 * part, blur=9 + 6 * part)
        if number < len(DOORS):
            place, away, *measures = DOORS[number]
            for side in (-1, 1):
                draw_lit_door(sheet, place, MIDDLE[0] + side * away, *measures)
        if number == 2:
            _hang(sheet, 400, 168, 46, "S")
            _hang(sheet, SCREEN[0] - 400, 168, 46, "M")
    prick_stars(sheet, 11, 150, 0.22, bottom=780)
    for side in (-1, 1):
        draw_fronds(sheet, MIDDLE[0] + side * 800, SCREEN[1] + 20, -side)
    _draw_crests(sheet)
    darken_edges(sheet, MIDDLE[1], 0.45)
    roughen(sheet)
    return sheet


def portal(half_width: float, top: float, bottom: float) -> Path:
    """An opening between a circle and a square, with a gentle wave."""
    points = []
    for step in range(240):
        angle = math.tau * step / 240
        reach = 1 + 0.010 * math.cos(8 * angle)
        across, down = math.cos(angle), math.sin(angle)
        squareness = FLOOR if down > 0 else VAULT
        across, down = (math.copysign(abs(part) ** squareness, part) for part in (across, down))
        height = bottom - MIDDLE[1] if down > 0 else MIDDLE[1] - top
        points.append((MIDDLE[0] + across * half_width * reach, MIDDLE[1] + down * height * reach))
    return smooth(points, closed=True)


def _draw_depth(sheet: Sheet) -> None:
    """Light far away, a sheet with a great keyhole before it, rings of paper and eight sparks. It
    is so high that the cards do not hide it."""
    x, y = KEYHOLE
    sheet.flood(radial(x, y, 290, TWILIGHT))
    for number, shade in enumerate((0.25, 0.75)):
        opening = lobed(x, y + 10, 268 + 152 * number, 204 + 14 * number, 0.04, number / 2)
        paper = mixed(from_hex("6660B8"), FAR, shade)
        lay(sheet, opening, paper, gilt=0.75 - 0.2 * number, blur=8)
    for across, down in ((243, 70), (176, 186)):
        for star in ((x + a * across, y + 10 + d * down) for a in (-1, 1) for d in (-1, 1)):
            sheet.glow(*star, 26, LAMP, 0.5)
            sheet.fill(moved(spark(), *star, 11), from_hex("FFF3CC"))
    sheet.glow(x, y, 440, from_hex("FFC9A8"), 0.24)
    hole = icon("keyhole", x, y, 244)
    sheet.fill(hole, faded(LAMP, 0.8), 26)
    light = [(0.0, from_hex("FFF0CC")), (0.45, from_hex("FAD898")), (1.0, from_hex("CB9160"))]
    sheet.fill(hole, upright(y - 190, y + 210, light))
    sheet.gilt_line(hole, 5, SYMBOL_FOIL)


def _hang(sheet: Sheet, x: float, y: float, radius: float, name: str) -> None:
    """A sun or a moon of foil on a thread."""
    sheet.trace(line((x, -10), (x, y - radius * 1.3)), 1.2, from_hex("D9AE57", 0.5))
    sheet.glow(x, y, radius * 3.4, LAMP, 0.16)
    disc = circle(x, y, radius * 1.3)
    sheet.cast(disc, 0, 5, 8, 0.5)
    sheet.fill(disc, radial(x, y, radius * 1.3, [(0, NIGHT[4]), (1, NIGHT[5])]))
    for turn in range(0, 360, 15):
        ray = moved(line((0, -radius * 1.42), (0, -radius * 1.75)), x, y, turn=turn)
        sheet.trace(ray, 1.4, from_hex("FFF0C0", 0.4))
    sheet.gilt_line(disc, 2.4)
    sheet.gilt_line(circle(x, y, radius * 1.18), 0.8)
    sheet.gild(icon(f"kind-{name}", x, y, radius), SYMBOL_FOIL if name == "S" else SILVER)


def _draw_crests(sheet: Sheet) -> None:
    """One in each corner, as on the back of the cards."""
    corners = ((-1, 116), (1, 116), (-1, 964), (1, 964))
    for place, (side, y) in zip("OAGL", corners, strict=True):
        x = MIDDLE[0] + side * 790
        disc = circle(x, y, 34)
        sheet.cast(disc, 0, 4, 8, 0.6)
        sheet.fill(disc, NIGHT[5])
        sheet.gilt_line(disc, 2.6)
        sheet.gild(icon(f"place-{place}", x, y, 19), SYMBOL_FOIL)
        for turn in (45, 135, 225, 315):
            petal = moved(polygon((0, -42), (3, -50), (0, -58), (-3, -50)), x, y, turn=turn)
            sheet.fill(petal, from_hex("D9AE57", 0.6))
