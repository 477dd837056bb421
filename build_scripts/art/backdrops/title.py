"""The picture of the title page: a stage of night paper that recedes to a keyhole with all places
in it; on its wings eight Doors stand ajar. The margin at the left is for the menu."""

import math
import random

from build_scripts.art.backdrops.through_keyhole import RIM, draw_seen, keyhole_at
from build_scripts.art.doors.doors import draw_door_ajar
from build_scripts.art.drawing.colours import RAMPS, SILVER, SYMBOL_FOIL, faded, from_hex, mixed
from build_scripts.art.drawing.night import SCREEN, darken_edges, lay, prick_stars, roughen, screen
from build_scripts.art.drawing.paint import Sheet, radial
from build_scripts.art.drawing.paths import (
    Path,
    circle,
    leaf,
    line,
    moved,
    polygon,
    smooth,
    stroked,
    union,
)
from build_scripts.art.signs.icons import icon

FAR_FROND, NEAR_FROND = from_hex("211B52"), from_hex("0C0A26")


def draw_fronds(sheet: Sheet, x: float, ground: float, towards: int) -> None:
    """A thicket about `x`; most of its fronds bend `towards` the left (-1) or the right (1)."""
    chance = random.Random(5)
    for depth in (0.0, 0.5, 1.0):
        for _ in range(4):
            foot = x + towards * chance.uniform(-190, 130)
            height = chance.uniform(210, 300) * (1 - 0.22 * depth)
            bend = towards * chance.uniform(-34, 78)
            shape = frond(foot, ground, height, bend)
            sheet.cast(shape, 0, 6, 7, 0.5)
            sheet.fill(shape, mixed(FAR_FROND, NEAR_FROND, depth))
            with sheet.clipped(shape):
                sheet.trace(shape, 1.4, from_hex("B79BE8", 0.24))


def frond(x: float, ground: float, height: float, bend: float) -> Path:
    """A stem that bends by so many degrees, with pairs of leaves that grow smaller."""
    pairs, angle, parts = 13, 0.0, []
    points = [(x, ground)]
    for pair in range(pairs):
        angle += math.radians(bend) * 2 * (pair + 1) / (pairs * (pairs + 1))
        step = height / pairs
        last = points[-1]
        x, ground = last[0] + math.sin(angle) * step, last[1] - math.cos(angle) * step
        points.append((x, ground))
        length = height * 0.27 * math.sin(math.pi * (0.16 + 0.80 * pair / (pairs - 1)))
        for side in (-1, 1):
            turn = math.degrees(angle) + side * (58 - 20 * pair / pairs)
            parts.append(moved(leaf(0.15), x, ground, length, turn))
    parts.append(moved(leaf(0.15), x, ground, height * 0.07, math.degrees(angle)))
    return union(stroked(line(*points), height * 0.014), *parts)


MIDDLE = (SCREEN[0] / 2, 590.0)
KEYHOLE = (SCREEN[0] / 2, 580.0)
"""The middle of the keyhole: the program shifts what is seen through it."""
NIGHT = RAMPS["B"]
LAMP = from_hex("FFE3A0")
NEAR, FAR = from_hex("0E0B28"), from_hex("3A3480")
VAULT, FLOOR = 0.62, 0.30
"""Roundness of the portal above and below: 1 is a half circle, 0 a half square."""
STAGE = (
    # Half width, top and bottom of each opening, from the depth to the front.
    (226.0, 268.0, 902.0),
    (302.0, 236.0, 930.0),
    (390.0, 150.0, 966.0),
    (494.0, 40.0, 1010.0),
    (640.0, -60.0, 1066.0),
)
DOORS = (
    # The place, how far from the middle, width, height and threshold, from the depth to the front.
    ("O", 265.0, 72.0, 196.0, 706.0),
    ("A", 346.0, 88.0, 252.0, 750.0),
    ("G", 442.0, 106.0, 324.0, 806.0),
    ("L", 562.0, 138.0, 420.0, 878.0),
)


def draw_title() -> Sheet:
    """Eight Doors ajar on the wings of the stage, and all places in the keyhole between them."""
    sheet = screen()
    _draw_keyhole(sheet)
    for number, (half_width, top, bottom) in enumerate(STAGE):
        part = number / (len(STAGE) - 1)
        opening = portal(half_width, top, bottom)
        lay(sheet, opening, mixed(FAR, NEAR, part**0.6), gilt=0.42 - 0.22 * part, blur=9 + 6 * part)
        if number < len(DOORS):
            place, away, width, height, foot = DOORS[number]
            for side in (-1, 1):
                x = MIDDLE[0] + side * away
                draw_door_ajar(sheet, place, x, width, height, foot, side)
    prick_stars(sheet, 11, 150, 0.22, bottom=780)
    for side, name in ((-1, "S"), (1, "M")):
        _hang(sheet, MIDDLE[0] + side * 720, 150, 46, name)
        draw_fronds(sheet, MIDDLE[0] + side * 800, SCREEN[1] + 20, -side)
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


def _draw_keyhole(sheet: Sheet) -> None:
    """The farthest sheet: light comes out of the keyhole that is cut into it."""
    x, y = KEYHOLE
    glow = [
        (0.0, from_hex("FFE0B0")), (0.3, from_hex("C99AC8")), (0.6, from_hex("6A55B4")),
        (1.0, from_hex("2E2874")),
    ]  # fmt: skip
    sheet.flood(radial(x, y - 30, 400, glow))
    for turn in range(0, 360, 10):
        ray = moved(polygon((-4, -200), (4, -200), (16, -460), (-16, -460)), x, y - 30, turn=turn)
        sheet.fill(ray, from_hex("FFF0CC", 0.10), 4)
    hole = keyhole_at(x, y)
    sheet.fill(hole, faded(LAMP, 0.9), 26)
    sheet.fill(hole, faded(LAMP, 0.5), 80)
    draw_seen(sheet, x, y)
    sheet.gilt_line(hole, RIM, SYMBOL_FOIL)
    sheet.trace(hole, 1.2, from_hex("FFF8DC", 0.8))


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
