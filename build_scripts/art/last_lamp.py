"""The night of a defeat: the land of the dawn asleep, and one lamp that is still lit."""

from __future__ import annotations

import skia

from build_scripts.art.colours import SILVER, faded, from_hex
from build_scripts.art.dawn import SUN, draw_banks, draw_clouds
from build_scripts.art.night import SCREEN, darken_edges, prick_stars, roughen, screen
from build_scripts.art.paint import Sheet, upright
from build_scripts.art.paths import Path, box, circle, drawn, line, moved, polygon, stroked, union

LAMP = (SCREEN[0] / 2, 142.0)
SIZE = 2.1
GREY, TINT = (0.30, 0.59, 0.11), (0.115, 0.125, 0.27)
"""How much of each colour makes grey, and how much of that is left of red, green and blue."""
KEPT = 0.055
"""So much of its own colour every paper keeps."""
SKY = [(0.0, from_hex("B8A8C8")), (0.55, from_hex("A08CB8")), (1.0, from_hex("C8A8C0"))]
FLAME = [(0.0, from_hex("D8DDF2")), (0.55, from_hex("FFFFFF")), (1.0, from_hex("C7CEEA"))]
PALE = from_hex("DCE2F8")


def draw_last_lamp() -> Sheet:
    """The lamp hangs over the middle, where it is to be read why."""
    sheet = screen()
    sheet.canvas.saveLayer(None, skia.Paint(ColorFilter=skia.ColorFilters.Matrix(_asleep())))
    sheet.flood(upright(0, SUN[1] + 40, SKY))
    draw_clouds(sheet)
    draw_banks(sheet)
    sheet.canvas.restore()
    prick_stars(sheet, 5, 70, 0.16, bottom=640)
    darken_edges(sheet, LAMP[1] + 260, 0.6)
    _draw_light(sheet)
    _draw_lamp(sheet)
    roughen(sheet)
    return sheet


def _asleep() -> list[float]:
    """The matrix by which every colour becomes one of the night."""
    rows = []
    for number, tint in enumerate(TINT):
        row = [part * tint for part in GREY]
        row[number] += KEPT
        rows += [*row, 0.0, 0.004]
    return [*rows, 0.0, 0.0, 0.0, 1.0, 0.0]


def _draw_light(sheet: Sheet) -> None:
    """A cone of pale light under the lamp, and a halo about it."""
    x, y = LAMP
    cone = polygon((x - 24, y), (x + 24, y), (x + 620, SCREEN[1] + 80), (x - 620, SCREEN[1] + 80))
    stops = [(0.0, faded(PALE, 0.20)), (0.5, faded(PALE, 0.07)), (1.0, faded(PALE, 0.0))]
    sheet.fill(cone, upright(y, SCREEN[1], stops), 46)
    sheet.glow(x, y, 520, PALE, 0.20)
    sheet.glow(x, y, 150, PALE, 0.5)


def _draw_lamp(sheet: Sheet) -> None:
    """A lantern of four panes on a thread, in silver."""
    x, y = LAMP

    def placed(path: Path) -> Path:
        return moved(path, x, y + 26 * SIZE, SIZE)

    sheet.trace(line((x, -20), (x, y - 34 * SIZE)), 2.0, from_hex("B9BBD0", 0.55))
    pane = polygon((-8, -12), (-11.5, -40), (11.5, -40), (8, -12))
    roof = drawn((-15, -40), (-8, -46, -4, -56), (4, -56), (8, -46, 15, -40))
    body = union(roof, circle(0, -59, 3.2), box(-10.5, -13, 21, 4), box(-5, -10, 10, 3))
    bars = [stroked(polygon((f, -12), (h, -40)), 1.4) for f, h in ((-8, -11.5), (0, 0), (8, 11.5))]
    sheet.fill(placed(pane), faded(PALE, 0.9), 12)
    sheet.fill(placed(pane), upright(y - 14 * SIZE, y + 14 * SIZE, FLAME))
    sheet.gild(placed(union(body, *bars)), SILVER, 0.4)
