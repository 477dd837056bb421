"""The second set of faces, of high contrast: flat colours, plain shapes, nothing behind them."""

import math

from build_scripts.art.cards.faces import NIGHT
from build_scripts.art.cards.frames import LINED, PATTERNS, WHOLE, pennant, window
from build_scripts.art.cards.moth import wings
from build_scripts.art.drawing.colours import RAMPS, WHITE, Colour, from_hex, mixed
from build_scripts.art.drawing.paint import CARD, Sheet
from build_scripts.art.drawing.paths import (
    box,
    circle,
    ellipse,
    line,
    lobed,
    moved,
    polygon,
    spark,
    star,
    union,
)
from build_scripts.art.signs.icons import icon

BLACK = from_hex("08060C")
PAPER = from_hex("FFFBEE")
VIOLET = from_hex("D8C6FB")
GROUNDS = {
    "O": mixed(RAMPS["O"][3], RAMPS["O"][4], 0.6),
    "A": RAMPS["A"][3],
    "L": mixed(RAMPS["L"][1], RAMPS["L"][2], 0.8),
    "G": RAMPS["G"][1],
    NIGHT: RAMPS["B"][5],
}
"""Colours of the places, from dark to light, so that even without hue no two are alike."""


def draw_flat(face: str) -> Sheet:
    """A face (OS, AD, NM, ...) or the back, without its name."""
    sheet = Sheet(scale=1)
    if face == "back":
        _draw_back(sheet)
    elif face == "NM":
        _draw_nightmare(sheet)
    else:
        place, symbol = face[0], face[1]
        draw_ground(sheet, place)
        if symbol == "D":
            draw_door(sheet, place)
        else:
            _draw_location(sheet, place, symbol)
        draw_pennant(sheet, place, symbol, PAPER, BLACK)
        draw_plate(sheet)
    sheet.trace(box(0, 0, *CARD), 16, BLACK)
    return sheet


def draw_flat_blank(place: str) -> Sheet:
    """The card of a place, or of the night, for the program to put a symbol on."""
    sheet = Sheet(scale=1)
    draw_ground(sheet, place)
    draw_opening(sheet, place)
    cloth = pennant(place)
    sheet.trace(cloth, 10, BLACK)
    sheet.fill(cloth, PAPER)
    if place != NIGHT:
        sheet.fill(icon(f"place-{place}", 210, 438, 74), BLACK)
        sheet.trace(line((42, 98), (94, 98)), 3, BLACK)
        sheet.fill(icon(f"place-{place}", 68, 126, 25), BLACK)
    draw_plate(sheet)
    sheet.trace(box(0, 0, *CARD), 16, BLACK)
    return sheet


def draw_ground(sheet: Sheet, place: str) -> None:
    """The place's colour with its pattern, twice as large as on the other set."""
    ground = GROUNDS[place]
    sheet.fill(WHOLE, ground)
    mark = mixed(ground, WHITE, 0.6) if place in ("O", NIGHT) else mixed(ground, BLACK, 0.55)
    pattern = moved(PATTERNS[place](), size=2.0)
    if place in LINED:
        sheet.trace(pattern, 2.6, mark)
    else:
        sheet.fill(pattern, mark)


def draw_opening(sheet: Sheet, place: str) -> None:
    """Paper in the shape of the place's window."""
    opening = window(place, 48, 44, 324, 494)
    sheet.trace(opening, 16, BLACK)
    sheet.fill(opening, PAPER)


def _draw_location(sheet: Sheet, place: str, symbol: str) -> None:
    draw_opening(sheet, place)
    draw_symbol(sheet, symbol)
    sheet.fill(icon(f"place-{place}", 210, 446 if symbol == "K" else 438, 74), BLACK)


def draw_symbol(sheet: Sheet, symbol: str) -> None:
    """The symbol in the upper half: a Key on a keyhole."""
    if symbol == "K":
        skirt = polygon((166, 250), (254, 250), (280, 362), (140, 362))
        sheet.fill(union(circle(210, 214, 100), skirt), BLACK)
        sheet.fill(icon("kind-K", 210, 240, 104), PAPER)
    else:
        sheet.fill(icon(f"kind-{symbol}", 210, 228, 105), BLACK)


def draw_door(sheet: Sheet, place: str) -> None:
    """A shut door in the place's shape: the other way round than a Location, light on dark."""
    for wider, colour in ((34, BLACK), (27, PAPER), (10, BLACK)):
        low = 544 if place != "A" else 528 + wider * 0.7
        top = 104 - wider
        shape = window(place, 96 - wider, top, 228 + 2 * wider, low - top)
        sheet.fill(shape, colour)
    if place != "A":
        sheet.fill(box(62, 536, 296, 12), BLACK)
    sheet.fill(icon(f"place-{place}", 210, 286, 84), PAPER)
    sheet.fill(circle(292, 412, 15), PAPER)
    sheet.fill(icon("keyhole", 292, 452, 14), PAPER)


def draw_pennant(sheet: Sheet, place: str, symbol: str, cloth: Colour, ink: Colour) -> None:
    shape = pennant(place)
    sheet.trace(shape, 10, BLACK if cloth == PAPER else VIOLET)
    sheet.fill(shape, cloth)
    sheet.fill(icon("eye" if symbol == "N" else f"kind-{symbol}", 68, 56, 36), ink)
    sheet.trace(line((42, 98), (94, 98)), 3, ink)
    crest = moved(wings(), 68, 122, 22) if place == "N" else icon(f"place-{place}", 68, 126, 25)
    sheet.fill(crest, ink)


def draw_plate(sheet: Sheet) -> None:
    """Black, for the program to write the name in white."""
    plate = box(14, 556, CARD[0] - 28, 68, 8)
    sheet.fill(plate, BLACK)
    sheet.trace(box(17.5, 559.5, CARD[0] - 35, 61, 6), 2.5, PAPER)


def _draw_nightmare(sheet: Sheet) -> None:
    """A great eye in a burst of points."""
    sheet.fill(WHOLE, BLACK)
    sheet.fill(moved(star(17, 0.80), 210, 318, 236, wide=0.82), VIOLET)
    sheet.fill(ellipse(210, 318, 158, 172), BLACK)
    sheet.fill(icon("eye", 210, 268, 128), PAPER)
    sheet.fill(moved(wings(), 210, 388, 56), PAPER)
    rule = box(15, 15, CARD[0] - 30, CARD[1] - 30, 14)
    sheet.trace(rule, 5, VIOLET, dash=(70, 14, 22, 14))
    draw_pennant(sheet, "N", "N", BLACK, PAPER)
    draw_plate(sheet)


def _draw_back(sheet: Sheet) -> None:
    """Keyhole, rings, eight sparks and the four crests."""
    ramp = RAMPS["B"]
    sheet.fill(WHOLE, ramp[4])
    for ring in reversed(range(4)):
        reach = 100 + 52 * ring
        edge = lobed(210, 320, reach, reach, 9 / reach, ring / 2)
        sheet.fill(edge, (ramp[4], ramp[3])[ring % 2])
        sheet.trace(edge, 5, PAPER)
    sheet.fill(icon("keyhole", 210, 320, 70), PAPER)
    for i in range(8):
        angle = math.radians(i * 45)
        x, y = 210 + math.cos(angle) * 174, 320 + math.sin(angle) * 174
        sheet.fill(moved(spark(), x, y, 18), PAPER)
    for i, place in enumerate("OAGL"):
        x, y = (66, 354)[i % 2], (72, 568)[i // 2]
        sheet.fill(circle(x, y, 42), BLACK)
        sheet.trace(circle(x, y, 42), 4, PAPER)
        sheet.fill(icon(f"place-{place}", x, y, 26), PAPER)
    for symbol, y in (("S", 62), ("M", 578)):
        sheet.fill(circle(210, y, 40), ramp[4])
        sheet.fill(icon(f"kind-{symbol}", 210, y, 32), PAPER)
