"""The faces of the Dreamcatchers: a hoop of moth silk, the pale paper things of children that were
lost, and a book that is opened in need. And the hoop alone, as it hangs over the table."""

import random
from collections.abc import Callable

from build_scripts.art.added import silk
from build_scripts.art.cards.faces import NIGHT
from build_scripts.art.cards.frames import GOLD_CLOTH, draw_cloth, draw_frame, draw_plate
from build_scripts.art.drawing.colours import RAMPS, SYMBOL_FOIL, faded, from_hex, mixed
from build_scripts.art.drawing.paint import Sheet, radial, slanted, upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    box,
    circle,
    line,
    moved,
    smooth,
    spark,
    stroked,
    without,
)
from build_scripts.art.signs.icons import icon

CATCHER, BOOK = "DC", "FB"
VIOLET = RAMPS["NM"]
SILK, LIMBO = from_hex("EDE4FF"), from_hex("A98CE8")
PALE = from_hex("F4EEDC")
MIDDLE, DROP = (216.0, 262.0), 128.0
"""Middle and radius of the hoop on its card."""
FEATHER = (88.0, 300.0)
"""Size of a long feather with its beads."""


def draw_hung() -> Sheet:
    """The hoop as it hangs, without a card around it."""
    sheet = Sheet(scale=0.6)
    sheet.glow(210, 210, 205, LIMBO, 0.35)
    for x, low, long in ((120, 392, 150), (210, 420, 190), (300, 392, 150)):
        _draw_plume(sheet, x, low, long)
    _draw_hoop(sheet, 210, 206, 186, 2.0)
    return sheet


def draw_feather() -> Sheet:
    """A long feather under three beads, which hangs below the hoop where there is room."""
    sheet = Sheet(FEATHER, scale=1.0)
    x, top, length = FEATHER[0] / 2, 58.0, FEATHER[1] - 64.0
    sheet.trace(line((x, 0), (x, top + 8)), 3.0, SILK)
    plume = moved(silk.long_feather(), x, top, length)
    tint = [(0, VIOLET[3]), (0.4, VIOLET[2]), (0.72, LIMBO), (1, SILK)]
    sheet.fill(plume, upright(top, top + length, tint))
    with sheet.clipped(plume):
        for number in range(15):
            y = top + length * (0.1 + number * 0.058)
            for side in (-1, 1):
                barb = line((x, y), (x + side * 50, y + 44))
                sheet.trace(barb, 1.6, faded(VIOLET[4], 0.34))
        sheet.fill(moved(circle(0, 0, 1), x, top + length * 0.76, 11), faded(VIOLET[4], 0.75))
    sheet.trace(plume, 2.2, faded(SILK, 0.85))
    sheet.trace(line((x, top), (x, top + length * 0.94)), 2.4, PALE)
    sheet.gild(circle(x, top + length * 0.76, 5.5), SYMBOL_FOIL, 0)
    for y, radius in ((12, 7.0), (50, 8.0)):
        sheet.gild(circle(x, y, radius), SYMBOL_FOIL, 0)
    sheet.fill(circle(x, 31, 9.5), radial(x - 3, 28, 12, [(0, SILK), (0.5, LIMBO), (1, VIOLET[3])]))
    return sheet


def _draw_plume(sheet: Sheet, x: float, top: float, length: float) -> None:
    """A feather on a thread, with a bead above it."""
    sheet.trace(line((x, top - 70), (x, top + 10)), 3.4, SILK)
    plume = moved(silk.feather(1.0), x, top, length)
    tint = [(0, mixed(VIOLET[1], VIOLET[2], 0.2)), (0.5, VIOLET[2]), (1, VIOLET[3])]
    sheet.fill(plume, upright(top, top + length, tint))
    sheet.trace(plume, 2.4, faded(SILK, 0.8))
    sheet.trace(line((x, top), (x, top + length * 0.86)), 2.4, faded(SILK, 0.85))
    sheet.gild(circle(x, top - 4, 10), SYMBOL_FOIL, 0)


def _draw_hoop(sheet: Sheet, x: float, y: float, radius: float, bold: float = 1.0) -> None:
    """The ring, wound with silk, and five rounds of web with a drop of light in the middle."""
    sheet.fill(circle(x, y, radius), radial(x, y, radius, [
        (0, faded(VIOLET[2], 0.5)), (0.7, faded(VIOLET[4], 0.55)), (1, faded(VIOLET[5], 0.7)),
    ]))  # fmt: skip
    for ring in range(len(silk.RINGS) - 1):
        web = moved(silk.round_of_silk(ring), x, y, radius)
        sheet.trace(web, 1.7 * bold, mixed(SILK, LIMBO, ring * 0.16))
    band = without(circle(x, y, radius), circle(x, y, radius * 0.9))
    sheet.cast(band, -1, 4, 4, 0.5)
    wood = [(0, VIOLET[1]), (0.5, LIMBO), (1, VIOLET[3])]
    sheet.fill(band, slanted((x - radius, y - radius), (x + radius, y + radius), wood))
    for number in range(silk.POINTS * 2):
        one, other = silk.bound_at(number / 2, 1.0), silk.bound_at(number / 2 + 0.22, 0.9)
        sheet.trace(moved(line(one, other), x, y, radius), 1.5 * bold, faded(VIOLET[4], 0.7))
    for ring in (circle(x, y, radius), circle(x, y, radius * 0.9)):
        sheet.trace(ring, 1.4 * bold, faded(SILK, 0.85))
    for number in range(silk.POINTS):
        at = silk.bound_at(number, 0.95)
        sheet.fill(circle(x + at[0] * radius, y + at[1] * radius, radius * 0.026 * bold**0.5), SILK)
    sheet.glow(x, y, radius * 0.5, SILK, 0.75)
    sheet.fill(moved(spark(), x, y, radius * 0.17), from_hex("FFFDF2"))


def draw_catcher(face: str, kind: type[Sheet] = Sheet) -> Sheet:
    """A face of a Dreamcatcher, without its name."""
    sheet = kind()
    _draw_night(sheet, "DC FB DL1 DL2 DL3 DL4".split().index(face))
    if face == CATCHER:
        _draw_catcher(sheet)
    elif face == BOOK:
        _draw_failsafe(sheet)
    else:
        _draw_adrift(sheet, face)
    draw_frame(sheet, NIGHT)
    draw_cloth(sheet, NIGHT, GOLD_CLOTH)
    sheet.fill(icon(sign_of(face), 68, 62, 33), mixed(VIOLET[4], VIOLET[5], 0.5))
    sheet.fill(moved(spark(), 68, 124, 17), mixed(VIOLET[4], VIOLET[5], 0.5))
    draw_plate(sheet, NIGHT)
    sheet.grain()
    return sheet


def sign_of(face: str) -> str:
    """The icon of a face's kind."""
    return f"kind-{face[:2]}"


def _draw_night(sheet: Sheet, seed: int) -> None:
    """Violet night with stars, mist below and two sheets of cloud."""
    sheet.flood(
        upright(20, 600, [(0, VIOLET[5]), (0.4, VIOLET[4]), (0.75, VIOLET[3]), (1, VIOLET[2])])
    )
    sheet.glow(210, 250, 260, LIMBO, 0.5)
    chance = random.Random(seed)
    for _ in range(34):
        at, size = (chance.uniform(30, 390), chance.uniform(40, 520)), chance.uniform(1, 4.6)
        sheet.fill(moved(spark(), *at, size), faded(SILK, 0.75))
    for number, (low, colour) in enumerate(((486, VIOLET[2]), (516, VIOLET[3]), (544, VIOLET[4]))):
        x = chance.uniform(-40, 0)
        points: list[Point] = [(x, float(low))]
        while points[-1][0] < 440:
            points.append((points[-1][0] + chance.uniform(46, 80), low + chance.uniform(-16, 16)))
        cloud = smooth(points)
        cloud.lineTo(460, 660)
        cloud.lineTo(-60, 660)
        cloud.close()
        sheet.paper(cloud, colour, 0.2 + 0.2 * number)


def _draw_catcher(sheet: Sheet) -> None:
    for side in (-1, 1):
        sheet.trace(line((216 + side * 60, 10), (216 + side * 44, 146)), 2.2, SILK)
    for x, low, long in ((146, 384, 100), (216, 408, 124), (286, 384, 100)):
        _draw_plume(sheet, x, low, long)
    _draw_hoop(sheet, *MIDDLE, DROP)


def _draw_failsafe(sheet: Sheet) -> None:
    """A shut book with a clasp, that floats; light falls out between its leaves."""
    sheet.glow(210, 286, 190, from_hex("FFF2C8"), 0.55)
    for turn in range(24):
        ray = moved(line((0, -150), (0, -236 if turn % 2 else -200)), 210, 286, turn=turn * 15)
        sheet.trace(ray, 1.4, from_hex("FFF0C0", 0.5))
    leaves = moved(box(-104, -132, 220, 264, 6), 216, 292, turn=-7)
    sheet.paper(leaves, from_hex("FFF3D0"), 0.5)
    for number in range(5):
        edge = moved(line((112 - number * 3, -124), (112 - number * 3, 126)), 216, 292, turn=-7)
        sheet.trace(edge, 1.2, from_hex("B99B62", 0.8))
    cover = moved(box(-116, -140, 218, 280, 12), 210, 286, turn=-7)
    sheet.paper(cover, VIOLET[3], 0.8)
    sheet.gilt_line(moved(box(-98, -122, 182, 244, 8), 210, 286, turn=-7), 4)
    sheet.fill(moved(box(-116, -140, 26, 280, 10), 210, 286, turn=-7), faded(VIOLET[5], 0.5))
    _draw_hoop(sheet, 216, 278, 66, 0.8)
    for y in (-66, 62):
        clasp = moved(box(74, y, 58, 26, 6), 210, 286, turn=-7)
        sheet.gild(clasp, SYMBOL_FOIL)


def _draw_adrift(sheet: Sheet, face: str) -> None:
    """A thing of pale paper that drifts on a thread which has snapped."""
    thread = smooth([(262, 30), (250, 70), (276, 104), (258, 132)])
    sheet.trace(thread, 2.2, faded(SILK, 0.9))
    sheet.glow(210, 300, 190, SILK, 0.5)
    THINGS[face](sheet)


def _put(
    path: Path, size: float = 118.0, turn: float = 0.0, x: float = 210, y: float = 300
) -> Path:
    return moved(path, x, y, size, turn=turn)


def _creased(sheet: Sheet, path: Path, width: float = 2.0) -> None:
    sheet.trace(path, width, faded(mixed(PALE, VIOLET[3], 0.6), 0.9))


def _draw_kite(sheet: Sheet) -> None:
    sheet.trace(_put(silk.kite_tail(), 168, 12, 214, 272), 3.4, SILK)
    sheet.fill(_put(silk.bows(), 168, 12, 214, 272), LIMBO)
    body = _put(silk.kite(), 168, 12, 214, 272)
    sheet.paper(body, PALE, 0.7)
    with sheet.clipped(body):
        right = _put(box(0, -2, 2, 4), 168, 12, 214, 272)
        sheet.fill(right, faded(LIMBO, 0.28))
    _creased(sheet, _put(line((0, -1), (0, 0.72)), 168, 12, 214, 272))
    _creased(sheet, _put(line((-0.68, -0.3), (0.68, -0.3)), 168, 12, 214, 272))


def _draw_shoe(sheet: Sheet) -> None:
    body = _put(silk.shoe(), 152, -14)
    sheet.paper(body, PALE, 0.7)
    with sheet.clipped(body):
        sheet.fill(_put(circle(0.95, 0.6, 0.7), 152, -14), faded(LIMBO, 0.35))
    for number in range(3):
        x, y = -0.16 + number * 0.2, -0.36 + number * 0.17
        _creased(sheet, _put(line((x - 0.16, y + 0.2), (x + 0.14, y)), 152, -14), 5)
    sheet.paper(_put(silk.sole(), 152, -14), mixed(LIMBO, PALE, 0.3), 0.5)
    lace = smooth([(0.02, -0.42), (0.3, -0.86), (0.52, -0.5), (0.2, -0.3)])
    sheet.trace(_put(lace, 152, -14), 4, SILK)


def _draw_lantern(sheet: Sheet) -> None:
    sheet.glow(210, 300, 170, from_hex("FFE9A8"), 0.75)
    body = _put(silk.lantern(), 146, 8)
    sheet.paper(body, mixed(PALE, from_hex("FFE3A0"), 0.35), 0.6)
    with sheet.clipped(body):
        sheet.fill(_put(circle(0, 0.1, 0.7), 146, 8), radial(210, 312, 100, [
            (0, from_hex("FFF8DC", 0.95)), (1, from_hex("FFD98A", 0.0)),
        ]))  # fmt: skip
    _creased(sheet, _put(silk.ribs(), 146, 8))
    for y in (-0.78, 0.66):
        sheet.paper(_put(box(-0.4, y, 0.8, 0.15, 0.04), 146, 8), VIOLET[3], 0.5)
    sheet.trace(_put(line((0, -0.78), (0, -1.1)), 146, 8), 3, SILK)
    for x in (-0.16, 0.0, 0.16):
        sheet.trace(_put(line((x, 0.8), (x * 1.4, 1.16)), 146, 8), 3, LIMBO)


def _draw_boat(sheet: Sheet) -> None:
    for number, y in enumerate((424, 440, 456)):
        wave = smooth([(70 + 40 * i, y + (8 if i % 2 else -4)) for i in range(8)])
        sheet.trace(wave, 2.4, faded(SILK, 0.7 - number * 0.18))
    sails = _put(silk.boat_sails(), 164, -6, 210, 300)
    sheet.paper(sails, PALE, 0.6)
    with sheet.clipped(sails):
        sheet.fill(_put(box(0, -2, 2, 4), 164, -6, 210, 300), faded(LIMBO, 0.3))
    hull = _put(silk.boat_hull(), 164, -6, 210, 300)
    sheet.paper(hull, mixed(PALE, LIMBO, 0.14), 0.7)
    _creased(sheet, _put(silk.boat_folds(), 164, -6, 210, 300))


THINGS: dict[str, Callable[[Sheet], None]] = {
    "DL1": _draw_kite,
    "DL2": _draw_shoe,
    "DL3": _draw_lantern,
    "DL4": _draw_boat,
}
FACES = (CATCHER, BOOK, *THINGS)


def outline_of(face: str) -> Path:
    """The thing on a face as a single shape, for the set of high contrast."""
    shapes = {
        "DL1": lambda: _put(silk.kite(), 150, 12, 210, 270).addPath(
            stroked(_put(silk.kite_tail(), 150, 12, 210, 270), 12)
        ),
        "DL2": lambda: _put(silk.shoe(), 140, -14),
        "DL3": lambda: _put(silk.lantern(), 136, 8),
        "DL4": lambda: _put(silk.boat_hull(), 150, -6).addPath(_put(silk.boat_sails(), 150, -6)),
    }
    return shapes[face]()
