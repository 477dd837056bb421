"""The night of a defeat: the land about the water asleep, and one lamp that is still lit."""

import math
import random
from collections.abc import Iterator
from contextlib import contextmanager

import skia

from build_scripts.art.doors.far_places import EYE, draw_dome, draw_pavilion, draw_whale
from build_scripts.art.drawing.colours import RAMPS, SILVER, WHITE, Colour, faded, from_hex, mixed
from build_scripts.art.drawing.night import (
    SCREEN,
    around,
    darken_edges,
    prick_stars,
    roughen,
    screen,
)
from build_scripts.art.drawing.paint import Sheet, radial, upright
from build_scripts.art.drawing.paths import (
    Path,
    arch,
    box,
    circle,
    drawn,
    ellipse,
    line,
    lobed,
    moved,
    polygon,
    smooth,
    stroked,
    union,
    without,
)
from build_scripts.art.drawing.plants import cypress, round_tree
from build_scripts.art.signs.icons import icon

SUN = (SCREEN[0] / 2, 800.0)
MIDDLE = (SCREEN[0] / 2, 590.0)
CLOUDS = (
    # Half width and half height of the opening, wave, paper: from the depth to the front.
    (1010.0, 566.0, 0.030, from_hex("F4B09A")),
    (1090.0, 622.0, 0.036, from_hex("CF7F92")),
    (1170.0, 676.0, 0.040, from_hex("8A5591")),
    (1246.0, 726.0, 0.044, from_hex("453678")),
)
"""Sheets of cloud about the land, each in the colours of an earlier hour."""
LIGHT, RIM = from_hex("FFF6D6"), from_hex("FFF4DC")
SHADE = from_hex("7A3B5A")


def draw_clouds(sheet: Sheet) -> None:
    for number, (half_width, half_height, wave, paper) in enumerate(CLOUDS):
        opening = lobed(*MIDDLE, half_width, half_height, wave, number % 2 / 2)
        _lay_cloud(sheet, opening, paper)


def _lay_cloud(sheet: Sheet, opening: Path, paper: Colour) -> None:
    """A sheet of cloud over what is there: its shadow falls inward, its edge is lit by the sun."""
    cloud = around(opening)
    sheet.cast(cloud, 0, 6, 30, 0.30, SHADE)
    sheet.cast(cloud, 0, 3, 8, 0.28, SHADE)
    lit = [(0.0, mixed(paper, LIGHT, 0.30)), (0.6, mixed(paper, LIGHT, 0.16)), (1.0, paper)]
    sheet.fill(cloud, radial(*SUN, 1150, [(at, (*colour[:3], 255)) for at, colour in lit]))
    sheet.trace(opening, 2.2, faded(RIM, 0.75))


def draw_banks(sheet: Sheet) -> None:
    """The water with the way of the light on it, far hills, and land on either side."""
    _hill(sheet, [(-60, 770), (180, 716), (420, 764), (640, 800), (760, 822)], "E79A8E")
    _hill(sheet, [(1160, 822), (1290, 796), (1500, 756), (1740, 708), (1980, 764)], "E79A8E")
    water = box(-40, 812, SCREEN[0] + 80, 320)
    tones = [(0.0, from_hex("FFF0CC")), (0.4, from_hex("FBD3AE")), (1.0, from_hex("E9A79B"))]
    sheet.cast(water, 0, -2, 6, 0.16, SHADE)
    sheet.fill(water, upright(812, 1090, tones))
    sheet.fill(ellipse(SUN[0], 930, 330, 150), faded(from_hex("FFF9E6"), 0.75), 60)
    _draw_glints(sheet)
    _draw_lands(sheet)


def _draw_glints(sheet: Sheet) -> None:
    """Strips of light on the water, longer the nearer they are."""
    chance = random.Random(21)
    for step in range(64):
        near = (step / 63) ** 1.5
        y = 818 + 262 * near
        away = chance.gauss(0, 120 + 380 * near)
        long = chance.uniform(14, 46) * (0.5 + 1.6 * near)
        strip = ellipse(SUN[0] + away, y, long, 1.0 + 1.7 * near)
        sheet.fill(strip, faded(WHITE, chance.uniform(0.25, 0.7)))


def _draw_lands(sheet: Sheet) -> None:
    """The four places, each on a bank of its own paper, the outer ones behind."""
    with _placed(sheet, 214, 850, 1.9):
        draw_dome(sheet)
    _hill(
        sheet, [(-60, 846), (120, 850), (330, 868), (520, 936), (610, 1010), (660, 1150)], "C45A74"
    )
    with _placed(sheet, 1704, 846, 1.0):
        _draw_library(sheet)
    _hill(
        sheet,
        [(1260, 1150), (1310, 1010), (1400, 936), (1590, 868), (1800, 846), (1980, 842)],
        "B98350",
    )
    for x, foot, height in ((52, 866, 150), (96, 872, 118), (356, 892, 104), (392, 906, 84)):
        _stand(sheet, cypress(x, foot, height), "8E2F52")
    with _placed(sheet, 506, 905, 1.5):
        draw_whale(sheet)
    _draw_reef(sheet)
    _hill(sheet, [(-60, 946), (160, 934), (330, 952), (470, 986), (640, 1058), (740, 1150)],
          "3F86C4")  # fmt: skip
    with _placed(sheet, 1436, 974, 1.9):
        draw_pavilion(sheet)
    _hill(sheet, [(1180, 1150), (1280, 1058), (1450, 982), (1600, 952), (1780, 934), (1980, 944)],
          "4FA585")  # fmt: skip
    for x, foot, height, seed in ((1610, 962, 116, 3), (1690, 950, 150, 5), (1842, 950, 190, 8)):
        _stand(sheet, round_tree(x, foot, height, seed), "2F7D69")
    for x, foot, height in ((1548, 972, 120), (1760, 950, 150), (1336, 1034, 84)):
        _stand(sheet, cypress(x, foot, height), "256B5C")


@contextmanager
def _placed(sheet: Sheet, x: float, y: float, size: float) -> Iterator[None]:
    """Moves and enlarges what is drawn in card units about the foot of a far place."""
    sheet.canvas.save()
    sheet.canvas.translate(x, y)
    sheet.canvas.scale(size, size)
    sheet.canvas.translate(-EYE[0], -350)
    yield
    sheet.canvas.restore()


def _hill(sheet: Sheet, crest: list[tuple[float, float]], code: str) -> None:
    """Land down to the foot of the picture: its shadow falls on what is behind, its edge is lit."""
    edge = smooth(crest)
    land = Path(edge)
    land.lineTo(crest[-1][0], SCREEN[1] + 60)
    land.lineTo(crest[0][0], SCREEN[1] + 60)
    land.close()
    paper, top = from_hex(code), land.getBounds().top()
    sheet.cast(land, 0, -4, 12, 0.30, SHADE)
    sheet.fill(land, upright(top, top + 260, [(0, mixed(paper, LIGHT, 0.32)), (1, paper)]))
    sheet.trace(edge, 2.0, faded(RIM, 0.7))


def _stand(sheet: Sheet, shape: Path, code: str) -> None:
    """A tree of one paper, lit from the side of the sun."""
    paper, bounds = from_hex(code), shape.getBounds()
    sheet.cast(shape, 0, 3, 5, 0.35, SHADE)
    tones = [(0, mixed(paper, LIGHT, 0.28)), (1, paper)]
    sheet.fill(shape, upright(bounds.top(), bounds.bottom(), tones))
    with sheet.clipped(shape):
        sheet.trace(shape, 1.8, faded(RIM, 0.5))


def _draw_reef(sheet: Sheet) -> None:
    """Sea fans behind the bank of the Aquarium."""
    for x, foot, size in ((48, 958, 78), (166, 948, 56), (262, 966, 92)):
        _draw_fan(sheet, x, foot, size)


def _draw_fan(sheet: Sheet, x: float, foot: float, size: float) -> None:
    """A sea fan: one scalloped leaf on a short stalk, with a net of veins."""

    def rim(part: float, reach: float = 1.0) -> tuple[float, float]:
        turn = math.radians(-78 + 156 * part)
        far = size * reach * (1 + 0.05 * math.cos(math.tau * 7 * part + math.pi))
        return x + 0.72 * far * math.sin(turn), foot - 0.16 * size - far * math.cos(turn)

    leaf = polygon(*(rim(step / 70) for step in range(71)), (x + 3, foot + 4), (x - 3, foot + 4))
    _stand(sheet, leaf, "F0A08E")
    with sheet.clipped(leaf):
        for step in range(1, 14, 2):
            sheet.trace(line((x, foot), rim(step / 14)), 1.5, faded(SHADE, 0.4))
        for reach in (0.42, 0.66, 0.86):
            net = smooth([rim(step / 14, reach) for step in range(15)])
            sheet.trace(net, 1.1, faded(SHADE, 0.3))


def _draw_library(sheet: Sheet) -> None:
    """A hall of columns about a great window, under a roof that is an open book."""
    x, foot = EYE[0], 350.0
    paper = (*mixed(RAMPS["L"][2], RAMPS["L"][1], 0.35), 255)
    dark = (*mixed(RAMPS["L"][3], RAMPS["L"][2], 0.3), 255)
    hall = union(box(x - 118, foot - 128, 236, 160), box(x - 136, foot - 140, 272, 16))
    sheet.paper(hall, paper, 0.2)
    window = arch(x, foot + 10, 74, 122)
    sheet.fill(window, from_hex("FFFDF0", 0.9), 9)
    sheet.fill(window, upright(foot - 112, foot + 10, [(0, WHITE), (1, from_hex("FFE9A8"))]))
    for across in (-18, 0, 18):
        sheet.fill(box(x + across - 1.2, foot - 112, 2.4, 122), faded(dark, 0.7))
    for down in (20, 48, 76):
        sheet.fill(box(x - 37, foot - down, 74, 2.2), faded(dark, 0.7))
    sheet.trace(window, 3.4, dark)
    for across in (-104, -76, -50, 50, 76, 104):
        sheet.paper(box(x + across - 7, foot - 124, 14, 134), mixed(paper, WHITE, 0.22), 0.1)
    half = smooth([(0, -8), (46, -30), (100, -26), (150, -8)])
    leaf = Path(half)
    leaf.lineTo(150, 8)
    leaf.lineTo(0, 12)
    leaf.close()
    for side in (-1, 1):
        page = moved(leaf, x, foot - 146, wide=side)
        sheet.paper(page, from_hex("FFF3D6"), 0.3)
        for fold in (5, 10):
            line = moved(half, x, foot - 146 + fold, wide=side)
            sheet.trace(line, 1.1, faded(dark, 0.45))
    sheet.gild(icon("spark", x, foot - 186, 15))


LAMP = (SCREEN[0] / 2, 142.0)
SIZE = 2.1
GREY, TINT = (0.30, 0.59, 0.11), (0.115, 0.125, 0.27)
"""Share of each colour in grey, and share of that grey that is left in red, green and blue."""
KEPT = 0.055
"""Share of its own colour that every paper keeps."""
LAMP_SKY = [(0.0, from_hex("B8A8C8")), (0.55, from_hex("A08CB8")), (1.0, from_hex("C8A8C0"))]
FLAME = [(0.0, from_hex("D8DDF2")), (0.55, from_hex("FFFFFF")), (1.0, from_hex("C7CEEA"))]
PALE = from_hex("DCE2F8")


def draw_last_lamp() -> Sheet:
    """The night, with the lamp over the middle, where the reason of the defeat is written."""
    sheet = screen()
    sheet.canvas.saveLayer(None, skia.Paint(ColorFilter=skia.ColorFilters.Matrix(_asleep())))
    sheet.flood(upright(0, SUN[1] + 40, LAMP_SKY))
    draw_clouds(sheet)
    draw_banks(sheet)
    sheet.canvas.restore()
    prick_stars(sheet, 5, 70, 0.16, bottom=640)
    darken_edges(sheet, LAMP[1] + 260, 0.6)
    _draw_light(sheet)
    _draw_lamp(sheet)
    _draw_way(sheet)
    _draw_bed(sheet)
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


BED = (SCREEN[0] / 2, 916.0)
"""The middle of the foot of the bed, on the line of the water."""
STEAD, LINEN = from_hex("7C84AE"), from_hex("AFB7D8")
QUILT = from_hex("5C3250"), from_hex("2C4678"), from_hex("2B5E62"), from_hex("5F4A42")
"""The papers of the quilt: the four places, asleep."""
PATCHES = 8, 5
"""Number of patches side by side, and one behind the other."""


def _draw_way(sheet: Sheet) -> None:
    """The light of the lamp on the water: strips that are longer the nearer they are."""
    chance = random.Random(34)
    sheet.fill(ellipse(BED[0], BED[1] + 8, 400, 70), faded(PALE, 0.17), 44)
    for step in range(70):
        near = (step / 69) ** 1.3
        away = chance.gauss(0, 40 + 130 * near)
        long = chance.uniform(8, 34) * (0.5 + 1.3 * near)
        strip = ellipse(BED[0] + away, 822 + 240 * near, long, 0.8 + 1.0 * near)
        sheet.fill(strip, faded(PALE, chance.uniform(0.08, 0.30)))


def _draw_bed(sheet: Sheet) -> None:
    """A bed adrift under the lamp, with nobody in it any more, and its likeness in the water."""
    x, y = BED
    sheet.canvas.save()
    sheet.canvas.clipRect(skia.Rect(0, y, *SCREEN))
    sheet.canvas.translate(0, 1.8 * y)
    sheet.canvas.scale(1, -0.8)
    with sheet.veiled(0.26):
        _draw_bedstead(sheet)
    sheet.canvas.restore()
    chance = random.Random(8)
    for step in range(26):  # the water parts the likeness
        down, water = 8 + 4.4 * step, from_hex("343560", 0.55)
        strip = ellipse(x + chance.uniform(-130, 130), y + down, chance.uniform(30, 90), 1.1)
        sheet.fill(strip, water if step % 3 else faded(PALE, 0.22))
    with sheet.clipped(box(0, 0, SCREEN[0], y)):
        _draw_bedstead(sheet)
    for down, wide, light in ((-1, 176, 0.6), (7, 226, 0.32), (17, 290, 0.20), (30, 364, 0.11)):
        ring = ellipse(x, y - 6 + down, wide, 7 + down / 3)
        with sheet.clipped(box(0, y - 4, SCREEN[0], 200)):
            sheet.trace(ring, 1.8, faded(PALE, light))


def _draw_bedstead(sheet: Sheet) -> None:
    """The head, an arch as of a Door; a pillow, and a quilt that was thrown back; the foot."""
    x, y = BED
    head = without(arch(x, y + 20, 222, 214), arch(x, y + 20, 190, 196))
    panel = arch(x, y + 20, 190, 196)
    sheet.paper(panel, mixed(STEAD, from_hex("1B1C3C"), 0.62), 0.1)
    for across in (-60, -30, 0, 30, 60):
        high = 196 - 0.011 * across**2
        sheet.fill(box(x + across - 2.5, y + 20 - high, 5, high), faded(STEAD, 0.5))
    sheet.paper(head, STEAD, 0.25)
    sheet.gild(moved(icon("spark", 0, 0, 11), x, y - 186), SILVER, 0.3)
    bed = polygon(_on_bed(-1, 0), _on_bed(1, 0), _on_bed(1, 1), (x + 150, y + 20),
                  (x - 150, y + 20), _on_bed(-1, 1))  # fmt: skip
    sheet.paper(bed, LINEN, 0.2)
    pillow = smooth([(x - 76, y - 84), (x - 88, y - 104), (x - 80, y - 124), (x - 40, y - 126),
                     (x, y - 118), (x + 40, y - 126), (x + 80, y - 124), (x + 88, y - 104),
                     (x + 76, y - 84), (x, y - 76)], closed=True)  # fmt: skip
    sheet.paper(pillow, mixed(LINEN, WHITE, 0.15), 0.2)
    sheet.fill(ellipse(x, y - 102, 38, 10), from_hex("2A2C55", 0.24), 8)
    _draw_quilt(sheet)
    posts = [box(x + side * 156 - 9, y - 60, 18, 94, 5) for side in (-1, 1)]
    rail = drawn((x - 156, y - 40), (x - 80, y - 20, x, y - 20), (x + 80, y - 20, x + 156, y - 40),
                 closed=False)  # fmt: skip
    low = line((x - 156, y - 8), (x + 156, y - 8))
    foot = union(*posts, stroked(rail, 8), stroked(low, 6))
    sheet.paper(foot, STEAD, 0.3)
    for side in (-1, 1):
        sheet.gild(circle(x + side * 156, y - 68, 11), SILVER, 0.3)


def _on_bed(across: float, along: float) -> tuple[float, float]:
    """A point of the bed: -1 to 1 from left to right, 0 to 1 from the head to the foot."""
    return BED[0] + across * (102 + 44 * along), BED[1] - 96 + 66 * along


def _draw_quilt(sheet: Sheet) -> None:
    """Patches, each a little sheet; one corner is turned back."""
    x, y = BED
    back = _on_bed(-1.04, 0.36), _on_bed(0.10, 0.44)
    whole = drawn(back[0], (*_on_bed(-0.4, 0.24), *back[1]), _on_bed(0.98, 0.92), (x + 146, y + 20),
                  (x - 152, y + 20), (*_on_bed(-1.14, 0.8), *back[0]))  # fmt: skip
    sheet.paper(whole, QUILT[1], 0.25)
    across, along = PATCHES
    with sheet.clipped(whole):
        for column in range(across):
            left, right = (2.2 * (column + part) / across - 1.1 for part in (0, 1))
            for row in range(along):
                top, low = (0.2 + 0.27 * (row + part) for part in (0, 1))
                patch = polygon(_on_bed(left, top), _on_bed(right, top), _on_bed(right, low),
                                _on_bed(left, low))  # fmt: skip
                sheet.fill(patch, QUILT[(column + 2 * row) % 4])
                sheet.trace(patch, 1.0, faded(PALE, 0.22), (4, 4))
        sheet.fill(ellipse(x, y - 84, 170, 46), faded(PALE, 0.20), 26)
        sheet.fill(box(x - 170, y - 30, 340, 60), from_hex("0D0E26", 0.34), 6)
    flap = drawn(_on_bed(-0.02, 0.37), (*_on_bed(0.5, 0.52), *_on_bed(1.0, 0.96)),
                 (*_on_bed(0.62, 0.93), *_on_bed(0.2, 0.96)),
                 (*_on_bed(0.04, 0.7), *_on_bed(-0.02, 0.37)))  # fmt: skip
    sheet.paper(flap, mixed(LINEN, from_hex("5A5F96"), 0.55), 0.5)
