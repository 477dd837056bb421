"""The faces of the Glyphs: an avenue of carved stones at the blue hour, and the fourth symbol."""

import random

from build_scripts.art.added.carving import draw_carving, octagon
from build_scripts.art.cards.frames import WHOLE, draw_frame, draw_pennant, draw_plate, window
from build_scripts.art.doors.far_places import place_far
from build_scripts.art.drawing.colours import RAMPS, Colour, faded, from_hex, mixed, ramp_at
from build_scripts.art.drawing.paint import Sheet, radial, upright
from build_scripts.art.drawing.paths import box, circle, line, moved, polygon, spark
from build_scripts.art.drawing.plants import blade, frond
from build_scripts.art.drawing.view import MIDDLE, View
from build_scripts.art.signs.icons import icon
from game.screen.look.palette import ramp

SILVER_GOLD = ramp("C9B27C FFFBE8 EDE3C0 F4DFA0 FFFFFF E8D9A8 FFFDF0 CDBB8A")
"""A foil between the gold of the Sun and the silver of the Moon."""
BLUE, DEEP = from_hex("2B3FA0"), from_hex("0A1242")
WARM = from_hex("FFD9A0")
LIGHT = {"O": "FFE3C4", "A": "D6F6FF", "G": "E6FFD9", "L": "FFEFB8"}
"""The light that falls out of the carving."""
STONES = (
    (58.0, 424.0, 30.0, 112.0, 6.0, 0.30),
    (96.0, 456.0, 48.0, 186.0, 8.5, 0.52),
    (152.0, 530.0, 84.0, 330.0, 13.0, 0.78),
)
"""Each pair of stones, from far to near: distance from the middle, foot, width, height, size of the
letters and depth."""

BOOKS = ((72, 534, 84), (66, 518, 70), (76, 503, 60), (346, 534, 90), (352, 518, 66))
"""The books that lie nearest in the Library: middle, top and width."""


def draw_glyph(place: str, kind: type[Sheet] = Sheet) -> Sheet:
    """The face of a place with a Glyph, without its name."""
    sheet = kind()
    _draw_sky(sheet, place)
    place_far(sheet, place)
    _draw_dusk(sheet, place)
    _draw_floor(sheet, place)
    for number, stone in enumerate(STONES):
        _draw_stones(sheet, place, number, stone)
    draw_medallion(sheet, place)
    _draw_foreground(sheet, place)
    View(place, "K", sheet).dusk_at_the_foot()
    draw_frame(sheet, place)
    draw_pennant(sheet, place, "G")
    draw_plate(sheet, place)
    sheet.grain()
    return sheet


def draw_medallion(sheet: Sheet, place: str) -> None:
    """Light falls out of a knot that is cut through an octagonal plate."""
    x, y = MIDDLE
    colours, plate = RAMPS[place], octagon(*MIDDLE, 88)
    sheet.glow(x, y, 190, from_hex("EAF2FF"), 0.55)
    for i in range(32):
        reach = 176 if i % 4 == 0 else 150 if i % 2 == 0 else 128
        sheet.trace(
            moved(line((0, -98), (0, -reach)), x, y, turn=i * 11.25), 1.3, from_hex("EAF2FF", 0.5)
        )
    sheet.cast(plate, -2, 6, 8, 0.55)
    deep = mixed(mixed(colours[4], colours[5], 0.62), DEEP, 0.3)
    sheet.fill(plate, radial(x, y, 110, [(0, mixed(deep, BLUE, 0.25)), (0.7, deep), (1, deep)]))
    sheet.gilt_line(plate, 4, SILVER_GOLD)
    sheet.gilt_line(octagon(x, y, 79), 1.2, SILVER_GOLD)
    knot = icon("kind-G", x, y, 68)
    with sheet.clipped(plate):
        for blur, alpha in ((13.0, 0.55), (5.0, 0.5)):
            sheet.fill(knot, from_hex("FFF4D2", alpha), blur)
    sheet.gild(knot, SILVER_GOLD, 0.0)


def _draw_sky(sheet: Sheet, place: str) -> None:
    """Blue above, the last warm light low down."""
    r = RAMPS[place]
    sheet.flood(
        upright(26, 420, [
            (0, mixed(r[5], DEEP, 0.45)), (0.35, mixed(r[4], BLUE, 0.5)),
            (0.62, mixed(r[3], BLUE, 0.35)), (0.82, mixed(r[1], from_hex("C7D3FF"), 0.35)),
            (0.92, mixed(r[0], WARM, 0.55)), (1, mixed(r[1], WARM, 0.3)),
        ])
    )  # fmt: skip
    chance = random.Random("OAGL".index(place) + 40)
    for _ in range(42):
        x, y, size = chance.uniform(30, 390), chance.uniform(30, 300), chance.uniform(0.7, 3.4)
        shape = moved(spark(), x, y, size * 1.7) if size > 2.6 else circle(x, y, size * 0.6)
        sheet.fill(shape, from_hex("F4F7FF", 0.75))
    sheet.glow(210, 384, 170, WARM, 0.6)


def _draw_dusk(sheet: Sheet, place: str) -> None:
    """Blue lies over everything far away; it fills the Library's hall from its vault."""
    if place == "L":
        vault = mixed(RAMPS[place][5], DEEP, 0.5)
        sheet.fill(
            WHOLE, upright(26, 330, [(0, vault), (0.52, faded(vault, 0.97)), (1, faded(vault, 0))])
        )
    blue = mixed(BLUE, RAMPS[place][4], 0.45)
    sheet.fill(
        WHOLE, upright(200, 470, [(0, faded(blue, 0.10)), (0.5, faded(blue, 0.30)),
                                  (1, faded(blue, 0.66))])
    )  # fmt: skip


def _draw_floor(sheet: Sheet, place: str) -> None:
    """Flagstones towards the light."""
    ground = polygon((-20, 640), (-20, 436), (150, 414), (270, 414), (440, 436), (440, 640))
    sheet.paper(ground, mixed(ramp_at(place, 0.74), BLUE, 0.16), 0.3)
    path = polygon((186, 414), (234, 414), (318, 640), (102, 640))
    warm = mixed(RAMPS[place][1], WARM, 0.5)
    sheet.fill(path, upright(414, 560, [(0, faded(warm, 0.95)), (1, faded(warm, 0.12))]))
    with sheet.clipped(path):
        for y in (420, 428, 439, 454, 474, 500, 532):
            sheet.trace(line((80, y), (340, y)), 1.1, faded(RAMPS[place][4], 0.45))


def _draw_stones(sheet: Sheet, place: str, number: int, stone: tuple[float, ...]) -> None:
    """A pair of stones in the shape of the place's window."""
    across, foot, width, height, size, depth = stone
    light: Colour = from_hex(LIGHT[place])
    colour = mixed(ramp_at(place, depth), mixed(BLUE, DEEP, 0.4), 0.30)
    for side in (-1, 1):
        x = 210 + side * across
        shape = window(place, x - width / 2, foot - height, width, height)
        sheet.glow(x, foot - height * 0.5, height * 0.62, light, 0.14)
        sheet.paper(shape, colour, depth)
        inner = window(
            place, x - width * 0.39, foot - height + width * 0.13, width * 0.78,
            height - width * 0.26,
        )  # fmt: skip
        sheet.trace(inner, max(0.8, width / 60), faded(light, 0.5))
        draw_carving(sheet, inner, size, 100 * number + 10 * "OAGL".index(place) + side, light)
        sheet.fill(box(x - width * 0.62, foot - 6, width * 1.24, 9, 2), mixed(colour, DEEP, 0.3))


def _draw_foreground(sheet: Sheet, place: str) -> None:
    """Plants and things that are nearest to us."""
    dark = mixed(ramp_at(place, 0.97), DEEP, 0.25)
    if place == "G":
        for root, bend in ((62, -30), (104, 24), (330, -22), (366, 32)):
            sheet.paper(frond(root, 566, 96, bend / 3, bend), dark, 0.95, rim=False)
    elif place == "A":
        for weed, lean in ((48, 14), (64, -10), (84, 12), (338, -14), (356, 8), (376, -11)):
            sheet.paper(blade(weed, 570, 110 - 4 * abs(lean), lean, 9), dark, 0.95, rim=False)
    elif place == "L":
        for middle, top, wide in BOOKS:
            sheet.paper(box(middle - wide / 2, top, wide, 15, 3), dark, 0.9)
    else:
        for tip, top, half in ((56, 474, 17), (88, 502, 13), (340, 498, 14), (370, 468, 18)):
            tree = polygon((tip - half, 570), (tip, top), (tip + half, 570))
            sheet.paper(tree, dark, 0.95, rim=False)
    chance = random.Random("OAGL".index(place) + 7)
    for _ in range(16):
        x, y, size = chance.uniform(60, 360), chance.uniform(320, 520), chance.uniform(1.2, 2.4)
        sheet.fill(circle(x, y, size * 3), from_hex("E4F0FF", 0.4), 3)
        sheet.fill(circle(x, y, size), from_hex("FBFDFF"))
