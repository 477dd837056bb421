"""The Doors of the Glyphs: no hinges, no knob. A carved leaf dissolves inward from its middle."""

import math
import random

from build_scripts.art.added.carving import draw_carving, octagon
from build_scripts.art.added.glyph_scene import BLUE, DEEP, LIGHT, SILVER_GOLD
from build_scripts.art.cards.frames import (
    WHOLE,
    draw_pattern,
    draw_pennant,
    draw_plate,
    draw_rules,
    window,
)
from build_scripts.art.doors.beyond import draw_beyond
from build_scripts.art.doors.doors import AJAR, FLOOR, MIDDLE, WALLS
from build_scripts.art.doors.doorway import around, draw_light, draw_mouldings, draw_steps, opening
from build_scripts.art.drawing.colours import RAMPS, WHITE, faded, from_hex, mixed
from build_scripts.art.drawing.paint import Sheet, radial, slanted
from build_scripts.art.drawing.paths import (
    Path,
    box,
    circle,
    inside,
    line,
    moved,
    together,
    without,
)
from build_scripts.art.signs.icons import icon

TILE = 20.0
"""Side of the pieces into which the leaf dissolves."""
HEART = (210.0, 318.0)
"""The point where the leaf begins to dissolve."""


def draw_glyph_door(place: str, opened: float = AJAR, kind: type[Sheet] = Sheet) -> Sheet:
    """The face of a Door without its name; `opened` runs from 0 (shut) to 1 (gone)."""
    sheet = kind()
    _draw_wall(sheet, place, opened)
    draw_mouldings(sheet, place, opened)
    _draw_opening(sheet, place, opened)
    draw_steps(sheet, place)
    draw_light(sheet, place, opened**0.5)
    _draw_keystone(sheet, place, 96 if place == "G" else 91)
    draw_rules(sheet)
    draw_pennant(sheet, place, "D", gold=True)
    draw_plate(sheet, place)
    sheet.grain()
    return sheet


def _draw_wall(sheet: Sheet, place: str, opened: float) -> None:
    """The wall of the place's other Doors, with carved stones in it, and a floor."""
    r, light = RAMPS[place], from_hex(LIGHT[place])
    near, far = WALLS[place]
    dusk = [(0, r[3]), (0.55, mixed(r[4], r[3], near)), (1, mixed(r[4], r[5], far))]
    sheet.flood(radial(*MIDDLE, 390, dusk))
    draw_pattern(sheet, place, WHOLE, faded(WHITE, 0.08))
    sheet.glow(*MIDDLE, 300, from_hex("E8F0FF"), 0.08 + 0.2 * opened)
    for side, x in ((-1, 16.0), (1, 366.0)):
        stone = box(x, 190 if side < 0 else 40, 38, FLOOR - (190 if side < 0 else 40), 6)
        draw_carving(sheet, stone, 13, 30 + side + "OAGL".index(place), light, 0.55)
    ground = box(0, FLOOR, 420, 160)
    sheet.paper(ground, mixed(r[4], r[5], 0.45), 0.4, rim=False)
    with sheet.clipped(ground):
        for across in range(-14, 15):
            ends = (210 + across * 34, FLOOR), (210 + across * 62, 660)
            sheet.trace(line(*ends), 1, faded(r[2], 0.25))


def _draw_opening(sheet: Sheet, place: str, opened: float) -> None:
    """The world beyond, and the rest of the leaf before it."""
    hole = around(place, 0)
    with sheet.clipped(hole):
        draw_beyond(sheet, place)
        if opened:
            sheet.glow(*HEART, 190, from_hex("F4F8FF"), 0.35 * opened)
        left = _left_of_leaf(place, opened**2)
        sheet.cast(left, -2, 6, 6, 0.5 if opened else 0.0)
        with sheet.clipped(left):
            _draw_leaf(sheet, place)
        if opened:
            sheet.trace(left, 2.4, from_hex("FFF6DC", 0.55), blur=1.5)
            sheet.gilt_line(left, 1.0, SILVER_GOLD)
        sheet.trace(hole, 7, from_hex("07030F", 0.28), blur=2)
    sheet.gilt_line(hole, 3, SILVER_GOLD)


def _draw_leaf(sheet: Sheet, place: str) -> None:
    """A slab with writing about a great knot."""
    r, frame = RAMPS[place], opening(place)
    x, y, width, height = frame
    slab = window(place, *frame)
    stone = [(0.0, mixed(r[3], BLUE, 0.25)), (1.0, mixed(mixed(r[4], r[5], 0.3), DEEP, 0.25))]
    sheet.fill(slab, slanted((x, y), (x + width, y + height), stone))
    inner = window(place, x + 14, y + 15, width - 28, height - 30)
    light = from_hex(LIGHT[place])
    plate = octagon(*HEART, 66)
    draw_carving(sheet, without(inner, plate), 15, 70 + "OAGL".index(place), light)
    sheet.gilt_line(inner, 1.6, SILVER_GOLD)
    sheet.fill(plate, mixed(mixed(r[4], r[5], 0.7), DEEP, 0.3))
    sheet.gilt_line(plate, 3, SILVER_GOLD)
    knot = icon("kind-G", *HEART, 50)
    sheet.fill(knot, from_hex("FFF4D2", 0.6), 6)
    sheet.gild(knot, SILVER_GOLD, 0.0)


def _left_of_leaf(place: str, opened: float) -> Path:
    """The rest of the leaf: all of it while it is shut, then ever less, as small pieces drift to
    the middle."""
    slab = window(place, *opening(place))
    if not opened:
        return slab
    chance, pieces = random.Random("OAGL".index(place) + 5), []
    x, y, width, height = opening(place)
    for row in range(math.ceil(height / TILE)):
        for column in range(math.ceil(width / TILE)):
            at = x + (column + 0.5) * TILE, y + (row + 0.5) * TILE
            away = math.hypot((at[0] - HEART[0]) * 1.5, at[1] - HEART[1]) / 235
            rest = (away + chance.uniform(-0.16, 0.16) - 1.18 * opened) / 0.22 + 0.5
            if rest <= 0:
                continue
            size = min(1.0, rest)
            pull = (1 - size) * 0.30
            middle = (at[0] + (HEART[0] - at[0]) * pull, at[1] + (HEART[1] - at[1]) * pull)
            tile = box(-TILE / 2, -TILE / 2, TILE + 0.3, TILE + 0.3)
            turn = chance.uniform(-50, 50) * (1 - size)
            pieces.append(moved(tile, *middle, size, turn))
    return inside(together(*pieces), slab) if pieces else together(box(-9, -9, 1, 1))


def _draw_keystone(sheet: Sheet, place: str, y: float) -> None:
    """The knot on an octagon over the Door: other Doors have the crest on a disc."""
    plate, x, r = octagon(210, y, 42), 210.0, RAMPS[place]
    sheet.cast(plate, 0, 2, 8, 0.7, r[5])
    sheet.fill(plate, mixed(mixed(r[4], r[5], 0.5), DEEP, 0.2))
    sheet.gilt_line(plate, 4, SILVER_GOLD)
    sheet.fill(circle(x, y, 22), from_hex("FFF4D2", 0.25), 8)
    sheet.gild(icon("kind-G", x, y, 30), SILVER_GOLD)
