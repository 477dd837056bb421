"""The Happy Dream: the Nightmare reversed. A white moth with shut eyes before a burst of rose and
ivory paper, within a scalloped edge."""

import math

from build_scripts.art.cards.frames import pennant
from build_scripts.art.cards.moth import antenna, fur
from build_scripts.art.drawing.colours import SYMBOL_FOIL, WHITE, faded, from_hex
from build_scripts.art.drawing.paint import CARD, Sheet, radial, slanted, upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    box,
    circle,
    drawn,
    line,
    lobed,
    mirrored,
    moved,
    spark,
    union,
    without,
)
from build_scripts.art.signs.icons import icon

MIDDLE: Point = (210.0, 292.0)
RINGS = ("FFF3E6", "FBDCD2", "F0B5B4", "D98798", "AE5A7C", "7A3660")
"""Colours of the paper, from the light in the middle outwards."""
BEYOND = box(-60, -60, CARD[0] + 120, CARD[1] + 120)
INK = from_hex("5A2148")
SIZE = 150.0
SPARKS = (
    *((86, 148, 9), (338, 168, 12), (66, 408, 12), (352, 430, 8)),
    *((132, 98, 6), (300, 86, 7), (110, 486, 7), (306, 494, 9)),
)
"""Places and sizes of the sparks."""
EYES = 0.58, -0.4
"""Place of the right eye on the wings, by their size."""


def draw_happy_dream(kind: type[Sheet] = Sheet) -> Sheet:
    """The face without its name."""
    sheet = kind()
    _draw_burst(sheet)
    _draw_moth(sheet)
    _draw_edge(sheet)
    _draw_foot(sheet)
    _draw_pennant(sheet)
    sheet.grain()
    return sheet


def upper_wing() -> Path:
    """The right upper wing, round like a petal."""
    return drawn(
        (0.04, -0.1), (0.12, -0.62, 0.62, -1.04, 1.04, -0.94),
        (1.3, -0.86, 1.22, -0.42, 1.02, -0.14),
        (0.86, 0.1, 0.4, 0.16, 0.04, 0.14),
    )  # fmt: skip


def lower_wing() -> Path:
    """The right lower wing, with a long round tail."""
    return drawn(
        (0.04, 0.04), (0.42, 0.0, 0.92, 0.06, 0.94, 0.4), (0.96, 0.68, 0.7, 0.72, 0.64, 0.9),
        (0.6, 1.06, 0.5, 1.16, 0.42, 1.04), (0.34, 0.9, 0.14, 0.72, 0.04, 0.3),
    )  # fmt: skip


def shut_eye() -> Path:
    """An eye that is shut: its lid, with lashes below; radius 1."""
    lid = without(
        drawn((-1, -0.12), (-0.5, 0.62, 0.5, 0.62, 1, -0.12), (0.46, 0.36, -0.46, 0.36, -1, -0.12))
    )
    lashes = [
        moved(box(-0.06, 0.3, 0.12, 0.42, 0.05), x, y, turn=turn)
        for x, y, turn in ((-0.56, -0.06, 32.0), (-0.2, 0.04, 11.0), (0.2, 0.04, -11.0),
                           (0.56, -0.06, -32.0))
    ]  # fmt: skip
    return union(lid, *lashes)


def _draw_burst(sheet: Sheet) -> None:
    """Light, rays of it, and rings of scalloped paper that get darker outwards."""
    x, y = MIDDLE
    sheet.flood(radial(x, y, 230, [(0, WHITE), (0.5, from_hex("FFF4DF")), (1, from_hex("FBE3D2"))]))
    for turn in range(48):
        ray = moved(line((0, -96), (0, -214 if turn % 2 else -150)), x, y, turn=turn * 7.5)
        sheet.trace(ray, 1.5, from_hex("F0B98A", 0.5))
    for ring, code in enumerate(RINGS):
        reach = 148 + 44 * ring
        hole = lobed(x, y, reach * 0.9, reach * 1.06, 11 / reach, ring / 2)
        sheet.paper(without(BEYOND, hole), from_hex(code), 0.2 + 0.09 * ring)
    for at, down, size in SPARKS:
        sheet.gild(moved(spark(), at, down, size), SYMBOL_FOIL, 0.5)


def _draw_moth(sheet: Sheet) -> None:
    x, y = MIDDLE

    def put(path: Path) -> Path:
        return moved(path, x, y, SIZE)

    whole = union(upper_wing(), lower_wing())
    whole = put(union(whole, mirrored(whole)))
    sheet.cast(whole, -3, 12, 13, 0.42, from_hex("5A2148"))
    sheet.trace(whole, 10, from_hex("FFF2C4", 0.7), blur=7)
    for wing, colour in ((lower_wing(), "F4E4E8"), (upper_wing(), "FFFCF6")):
        for path in (wing, mirrored(wing)):
            sheet.paper(put(path), from_hex(colour), 0.5)
    for side in (1, -1):
        _draw_wing(sheet, side)
    for feeler in (antenna(), mirrored(antenna())):
        sheet.paper(put(feeler), from_hex("F7EBDD"), 0.3, rim=False)
        sheet.trace(put(feeler), 0.5, faded(INK, 0.5))
    _draw_body(sheet)


def _draw_wing(sheet: Sheet, side: int) -> None:
    """Veins, a border of beads, and an eye that is shut."""
    x, y = MIDDLE

    def put(path: Path) -> Path:
        return moved(path if side > 0 else mirrored(path), x, y, SIZE)

    rose = from_hex("D98798")
    for tip in ((1.12, -0.72), (1.1, -0.4), (0.9, -0.04)):
        vein = drawn((0.06, 0.0), (tip[0] * 0.5, tip[1] * 0.72, *tip), closed=False)
        sheet.trace(put(vein), 1.2, faded(rose, 0.55))
    for tip in ((0.86, 0.42), (0.62, 0.72), (0.46, 1.0)):
        vein = drawn((0.06, 0.1), (tip[0] * 0.66, tip[1] * 0.4, *tip), closed=False)
        sheet.trace(put(vein), 1.1, faded(rose, 0.5))
    for path, inner in ((upper_wing(), 0.93), (lower_wing(), 0.9)):
        border = moved(path, 0.03, 0.0, inner)
        sheet.trace(put(border), 1.6, from_hex("E8B6A4", 0.9))
    for bead in range(7):
        angle = math.radians(-66 + 19 * bead)
        at = 0.56 + 0.52 * math.cos(angle), -0.42 + 0.44 * math.sin(angle)
        sheet.fill(put(circle(*at, 0.026)), from_hex("E7A7A0"))
    across, down = EYES
    spot = circle(across, down, 0.27)
    sheet.fill(put(spot), radial(x + side * across * SIZE, y + down * SIZE, 0.27 * SIZE,
                                 [(0, from_hex("FFF6EC")), (1, from_hex("F6CFC6"))]))  # fmt: skip
    sheet.gilt_line(put(spot), 2.2, SYMBOL_FOIL)
    sheet.fill(put(moved(shut_eye(), across, down - 0.02, 0.19)), INK)
    small = circle(0.52, 0.52, 0.1)
    sheet.gilt_line(put(small), 1.6, SYMBOL_FOIL)
    sheet.fill(put(circle(0.52, 0.52, 0.045)), from_hex("E7A7A0"))


def _draw_body(sheet: Sheet) -> None:
    def put(path: Path) -> Path:
        return moved(path, *MIDDLE, SIZE)

    abdomen = drawn(
        (-0.1, 0.06), (-0.16, 0.34, -0.1, 0.58, 0, 0.8), (0.1, 0.58, 0.16, 0.34, 0.1, 0.06)
    )
    sheet.paper(put(abdomen), from_hex("FBEDE2"), 0.5)
    with sheet.clipped(put(abdomen)):
        for ring in range(7):
            at = 0.18 + ring * 0.085
            bow = drawn((-0.2, at), (0, at + 0.07, 0.2, at), closed=False)
            sheet.trace(put(bow), 1.6, from_hex("D98798", 0.7))
    for radius, seed, colour in ((0.21, 3, "FFF9F0"), (0.165, 4, "FBEADF"), (0.12, 5, "F5D6CC")):
        ruff = moved(fur(radius, seed), 0, -0.06)
        sheet.paper(put(ruff), from_hex(colour), 0.25, rim=False)
        sheet.trace(put(ruff), 0.6, faded(INK, 0.25))
    sheet.paper(put(moved(circle(0, 0, 0.085), 0, -0.24)), from_hex("FFF6EA"), 0.25)


def _draw_edge(sheet: Sheet) -> None:
    """Scallops of ivory all round, with a double rule of foil."""
    wide, high = CARD
    across, down = 9, 14
    scallops = [
        *(circle((i + 0.5) * wide / across, y, wide / across / 2 + 1)
          for i in range(across) for y in (4.0, high - 4)),
        *(circle(x, (i + 0.5) * high / down, high / down / 2 + 1)
          for i in range(down) for x in (2.0, wide - 2)),
    ]  # fmt: skip
    edge = union(*scallops, without(BEYOND, box(12, 12, wide - 24, high - 24, 14)))
    sheet.paper(edge, from_hex("FFF4E6"), 0.7)
    with sheet.clipped(edge):
        sheet.trace(edge, 6, from_hex("E6A79B", 0.7))
    for inset, width, radius in ((7.0, 2.6, 17.0), (12.5, 0.9, 12.0)):
        rule = box(inset, inset, wide - 2 * inset, high - 2 * inset, radius)
        sheet.gilt_line(rule, width)


def _draw_foot(sheet: Sheet) -> None:
    """The dark band that the name is written on."""
    dark, gold = from_hex("4A1B3E"), from_hex("E8C673")
    left, right, top, bottom = 26.0, CARD[0] - 26, 563.0, 617.0
    sheet.cast(box(left + 10, top, right - left - 20, bottom - top, 8), 0, 4, 6, 0.3)
    for path, colour, strength in (
        (box(left, top, right - left, bottom - top), dark, 0.95),
        (box(left, top, right - left, 1.4), gold, 0.8),
        (box(left, bottom - 1.4, right - left, 1.4), gold, 0.8),
    ):
        rise = [(0.0, 0.0), (0.04, 0.5), (0.09, 0.92), (0.14, 1.0)]
        fall = [(1 - at, part) for at, part in reversed(rise)]
        band = [(at, faded(colour, strength * part)) for at, part in rise + fall]
        sheet.fill(path, slanted((left, 0), (right, 0), band))


def _draw_pennant(sheet: Sheet) -> None:
    cloth = pennant("A")
    sheet.cast(cloth, 1, 5, 8, 0.5, INK)
    sheet.fill(cloth, upright(0, 176, [(0, from_hex("FFFDF6")), (1, from_hex("F6D3CB"))]))
    with sheet.clipped(cloth):
        sheet.gilt_line(cloth, 6, SYMBOL_FOIL)
    sheet.fill(icon("kind-HY", 68, 60, 34), INK)
    sheet.trace(line((44, 97), (92, 97)), 1.5, faded(INK, 0.5))
    wings = union(upper_wing(), lower_wing())
    sheet.fill(moved(union(wings, mirrored(wings)), 68, 124, 20), INK)
