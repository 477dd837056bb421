"""The table: six sheets of night paper, each with a larger opening than the one beneath."""

from __future__ import annotations

from build_scripts.art.colours import from_hex, mixed
from build_scripts.art.night import SCREEN, darken_edges, lay, prick_stars, roughen, screen
from build_scripts.art.paint import Sheet, radial
from build_scripts.art.paths import lobed

SHEETS = 6
MIDDLE = (SCREEN[0] / 2, 520.0)
INNER, OUTER = from_hex("221D4D"), from_hex("100D2C")


def draw_table() -> Sheet:
    """What lies under the cards. Text is written on it, so it is dark and calm everywhere."""
    sheet = screen()
    light = [(0.0, from_hex("2B265D")), (0.5, from_hex("201B4A")), (1.0, from_hex("131030"))]
    sheet.flood(radial(*MIDDLE, 700, light))
    for number in range(SHEETS):
        part = number / (SHEETS - 1)
        reach = 350 + 165 * number
        wave = 0.032 + 0.003 * number
        opening = lobed(*MIDDLE, reach * 1.34, reach * 0.80, wave, phase=number % 2 / 2)
        lay(sheet, opening, mixed(INNER, OUTER, part), gilt=0.21 - 0.02 * part)
    prick_stars(sheet, 3, 130, 0.14)
    darken_edges(sheet, MIDDLE[1], 0.55)
    roughen(sheet)
    return sheet
