"""The application's icon: a box of night paper, and in its depth a keyhole full of light. Also the
picture beside the first and the last page of the setup program for Windows."""

import io
import math

from build_scripts.art.backdrops.title import draw_title
from build_scripts.art.drawing.colours import FOIL, RAMPS, SYMBOL_FOIL, faded, from_hex, mixed
from build_scripts.art.drawing.night import SCREEN
from build_scripts.art.drawing.paint import Sheet, radial, upright
from build_scripts.art.drawing.paths import (
    Path,
    box,
    lobed,
    moved,
    polygon,
    spark,
    stroked,
    union,
    without,
)
from build_scripts.art.pieces import Files
from build_scripts.art.signs.icons import icon
from build_scripts.art.writing import as_png, picture, reduced

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
DETAILED = 64
"""Pixels: from here on there is room for paper, shadows and sparks."""
KEYHOLES = {16: (3, 3, 1, 3, 13), 24: (4, 4, 2, 4, 20), 32: (6, 5, 2, 5, 26), 48: (8, 8, 4, 8, 39)}
"""Keyholes of the small icons, in pixels: top, half widths of head, waist and foot, bottom."""
EDGE = [(0.0, from_hex("F0D28C")), (1.0, from_hex("B98A3C"))]
UNIT = 512.0
MIDDLE = UNIT / 2
NIGHT = RAMPS["B"]
LAMP = from_hex("FFE3A0")
LIGHT = [(0.0, from_hex("FFFDF0")), (0.45, from_hex("FFF0BE")), (1.0, from_hex("F0BE62"))]


def draw_application() -> Files:
    """The icon in every size, and all of them as one file for Windows and one for macOS."""
    images = {px: picture(detailed(px) if px >= DETAILED else simple(px)) for px in SIZES}
    files = {f"app/icon-{px}.png": as_png(image) for px, image in images.items() if px < 1024}
    windows, mac = io.BytesIO(), io.BytesIO()
    for_windows = [images[px] for px in SIZES if px <= 256]
    for_windows[-1].save(
        windows, "ICO", append_images=for_windows[:-1], sizes=[image.size for image in for_windows]
    )
    images[1024].save(mac, "ICNS", append_images=list(images.values()))
    return {
        **files,
        "app/eight-doors.ico": windows.getvalue(),
        "app/eight-doors.icns": mac.getvalue(),
    }


def detailed(px: int) -> Sheet:
    """Four sheets with lobed openings, eight sparks, and the keyhole."""
    sheet = Sheet((UNIT, UNIT), px / UNIT)
    inset = 22.0
    body = box(inset, inset, UNIT - 2 * inset, UNIT - 2 * inset, 104)
    sheet.cast(body, 0, 8, 9, 0.5)
    sheet.fill(body, upright(0, UNIT, [(0, NIGHT[3]), (1, NIGHT[4])]))
    with sheet.clipped(body):
        _depth(sheet)
        _sparks(sheet, 178, 17)
        _keyhole(sheet, 126)
    edge = without(
        body, box(inset + 13, inset + 13, UNIT - 2 * inset - 26, UNIT - 2 * inset - 26, 92)
    )
    sheet.gild(edge, FOIL)
    return sheet


def _depth(sheet: Sheet) -> None:
    """Far is light: the sheets grow darker towards the viewer."""
    glow = [(0.0, mixed(NIGHT[1], LAMP, 0.4)), (0.6, NIGHT[1]), (1.0, NIGHT[2])]
    sheet.flood(radial(MIDDLE, MIDDLE, 190, glow))
    shades = [mixed(NIGHT[2], NIGHT[3], part) for part in (0.45, 1.0)]
    shades += [mixed(NIGHT[3], NIGHT[4], part) for part in (0.55, 1.15)]
    whole = box(-60, -60, UNIT + 120, UNIT + 120)
    for number, shade in enumerate(shades):
        reach = 122 + 37 * number
        opening = lobed(MIDDLE, MIDDLE, reach, reach, 0.045, number % 2 / 2)
        paper = without(whole, opening)
        sheet.cast(paper, 0, 9, 26, 0.55)
        sheet.cast(paper, 0, 5, 6, 0.6)
        sheet.fill(paper, shade)
        sheet.gilt_line(opening, 2.2)


def _sparks(sheet: Sheet, reach: float, size: float) -> None:
    """Sparks, one for every Door."""
    for number in range(8):
        angle = math.tau * (number + 0.5) / 8
        x, y = MIDDLE + reach * math.cos(angle), MIDDLE + reach * math.sin(angle)
        sheet.glow(x, y, size * 1.7, LAMP, 0.5)
        sheet.fill(moved(spark(), x, y, size), from_hex("FFF3CC"))


def _keyhole(sheet: Sheet, size: float) -> None:
    """The keyhole, which shines far into the box."""
    hole = icon("keyhole", MIDDLE, MIDDLE - size * 0.04, size)
    sheet.glow(MIDDLE, MIDDLE, size * 1.35, LAMP, 0.6)
    sheet.fill(hole, faded(LAMP, 0.9), 16)
    sheet.gild(without(stroked(hole, 18), hole), SYMBOL_FOIL)
    sheet.fill(hole, upright(MIDDLE - size * 0.8, MIDDLE + size * 0.85, LIGHT))


def simple(px: int) -> Sheet:
    """Only the box and the keyhole, every straight edge on a whole pixel."""
    sheet, edge = Sheet((px, px), 1), max(1, round(px / 20))
    sheet.fill(box(0, 0, px, px, px * 0.22), upright(0, px, EDGE))
    night = radial(px / 2, px / 2, px * 0.62, [(0, NIGHT[2]), (0.55, NIGHT[3]), (1, NIGHT[4])])
    sheet.fill(box(edge, edge, px - 2 * edge, px - 2 * edge, px * 0.22 - edge), night)
    sheet.fill(simple_keyhole(px / 2, *KEYHOLES[px]), from_hex("FFF3CC"))
    return sheet


def simple_keyhole(middle: float, top: int, head: int, waist: int, foot: int, bottom: int) -> Path:
    """A keyhole, round above and a wedge below; `head`, `waist` and `foot` are half its widths
    there."""
    neck = top + 1.7 * head
    wedge = [(middle - waist, neck), (middle + waist, neck), (middle + foot, bottom)]
    return union(
        box(middle - head, top, 2 * head, 2 * head, head), polygon(*wedge, (middle - foot, bottom))
    )


SIZE = (164, 314)
"""Pixels, as the setup program shows it where nothing is enlarged."""
LEFT = 172
"""Left edge of this picture in that of the title: four Doors and the sun fit in."""


def draw_setup_side() -> Files:
    """The left wing of the title's stage, as the only kind of file that setup programs read."""
    title = picture(draw_title()).convert("RGB")
    scale, height = title.width / SCREEN[0], title.height
    left = round(LEFT * scale)
    wing = title.crop((left, 0, left + round(height * SIZE[0] / SIZE[1]), height))
    file = io.BytesIO()
    reduced(wing, SIZE).save(file, "BMP")
    return {"app/setup.bmp": file.getvalue()}
