"""The small boxes on the page where editions are chosen: seen from above, without words."""

from dataclasses import dataclass

import skia

from build_scripts.art.added.carving import octagon
from build_scripts.art.cards.frames import window
from build_scripts.art.drawing.colours import (
    RAMPS,
    SILVER,
    SYMBOL_FOIL,
    WHITE,
    Colour,
    faded,
    from_hex,
    mixed,
)
from build_scripts.art.drawing.paint import Sheet, radial, slanted, upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    box,
    circle,
    line,
    lobed,
    moved,
    polygon,
    spark,
)
from build_scripts.art.signs.icons import icon

SIZE = (320.0, 240.0)
LID = (420.0, 300.0)
"""Width and height of the drawing on a lid, before it is seen aslant."""
BACK, FRONT, FOOT = 26.0, 166.0, 214.0
"""Heights of the lid's two edges and of the box's lower edge."""
FAR, NEAR, LOW = 108.0, 136.0, 132.0
"""Half the width at each of these heights."""


@dataclass(frozen=True)
class Look:
    """The colours of a box, and what stands on its lid."""

    ramp: tuple[Colour, ...]
    emblem: str
    foil: tuple[Colour, ...]


TEAL = tuple(from_hex(c) for c in "E2FBFF 9FD9EE 4A93C6 235A92 123566 081A3A".split())
ROSE = tuple(from_hex(c) for c in "FFE9DC F5B8A8 C96A86 7C3464 451C48 1D0A24".split())
SLATE = tuple(from_hex(c) for c in "F4EFE4 D8C9A8 A99A8C 6C6478 3E3A4C 17151F".split())
PEARL = tuple(from_hex(c) for c in "FFFDF6 F8E6DC E6C6C8 B794A8 6A4E74 1F1630".split())
LILAC = tuple(from_hex(c) for c in "F6EEFF D3C2F2 A07FD8 5C4496 33265E 140D2C".split())
NIGHTFALL = tuple(from_hex(c) for c in "E4F4EE A9D3CB 5B9A98 2F6A70 174149 081D25".split())
BOXES = {
    "base": Look(RAMPS["B"], "keyhole", SYMBOL_FOIL),
    "glyphs": Look(TEAL, "kind-G", SILVER),
    "towers": Look(ROSE, "kind-T", SYMBOL_FOIL),
    "crossroads": Look(SLATE, "crossroad", SYMBOL_FOIL),
    "dreams": Look(PEARL, "kind-HY", SYMBOL_FOIL),
    "oniverse": Look(NIGHTFALL, "beyond", SYMBOL_FOIL),
    "book": Look(RAMPS["NM"], "kind-SP", SYMBOL_FOIL),
    "catchers": Look(LILAC, "kind-DC", SILVER),
}


def draw_boxes() -> dict[str, Sheet]:
    """Returns the boxes, by name."""
    return {name: draw_box(name) for name in BOXES}


def draw_box(name: str) -> Sheet:
    look, sheet, middle = BOXES[name], Sheet(SIZE, 1.5), SIZE[0] / 2
    corners = [
        (middle - FAR, BACK), (middle + FAR, BACK), (middle + NEAR, FRONT), (middle - NEAR, FRONT),
    ]  # fmt: skip
    front = polygon(corners[3], corners[2], (middle + LOW, FOOT), (middle - LOW, FOOT))
    shade = polygon((20, 200), (300, 200), (middle + LOW + 8, 226), (middle - LOW - 8, 226))
    sheet.fill(shade, from_hex("05020C", 0.75), 6)
    _draw_front(sheet, look, front)
    _on_lid(sheet, look, name, corners)
    return sheet


def _draw_front(sheet: Sheet, look: Look, front: Path) -> None:
    """The side that we see: windows of light, one for each place."""
    ramp, middle = look.ramp, SIZE[0] / 2
    sheet.fill(front, upright(FRONT, FOOT, [(0, mixed(ramp[4], ramp[3], 0.3)), (1, ramp[5])]))
    lip = polygon(
        (middle - NEAR, FRONT), (middle + NEAR, FRONT),
        (middle + NEAR - 0.5, FRONT + 7), (middle - NEAR + 0.5, FRONT + 7),
    )  # fmt: skip
    sheet.fill(lip, mixed(ramp[3], ramp[4], 0.35))
    sheet.gilt_line(line((middle - NEAR, FRONT + 7.5), (middle + NEAR, FRONT + 7.5)), 1.2)
    for number, place in enumerate("OAGL"):
        x = middle + (number - 1.5) * 58
        hole = window(place, x - 11, FRONT + 13, 22, 29)
        light = RAMPS[place]
        sheet.fill(hole, from_hex("FFE7AE", 0.5), 4)
        sheet.fill(hole, upright(FRONT + 13, FRONT + 42, [(0, light[1]), (1, light[2])]))
        sheet.gilt_line(hole, 1.2)
    sheet.gilt_line(line((middle - LOW + 2, FOOT - 3), (middle + LOW - 2, FOOT - 3)), 1.0)


def _on_lid(sheet: Sheet, look: Look, name: str, corners: list[Point]) -> None:
    matrix = skia.Matrix()
    flat = [(0.0, 0.0), (LID[0], 0.0), LID, (0.0, LID[1])]
    matrix.setPolyToPoly([skia.Point(*at) for at in flat], [skia.Point(*at) for at in corners])
    sheet.canvas.save()
    sheet.canvas.concat(matrix)
    _draw_lid(sheet, look, name)
    sheet.canvas.restore()


def _draw_lid(sheet: Sheet, look: Look, name: str) -> None:
    """Paper rings about a dark plate with the emblem, and a double rule of foil."""
    ramp, x, y = look.ramp, LID[0] / 2, LID[1] / 2
    whole = box(0, 0, *LID, 8)
    sheet.fill(whole, slanted((0, 0), LID, [(0, mixed(ramp[3], WHITE, 0.12)), (1, ramp[4])]))
    with sheet.clipped(whole):
        for ring in reversed(range(4)):
            reach = 96 + 40 * ring
            edge = lobed(x, y, reach * 1.12, reach, 8 / reach, ring / 2)
            sheet.paper(edge, mixed(ramp[2], ramp[4], ring / 3.2), 0.3)
        sheet.glow(x, y, 160, from_hex("FFF2C8"), 0.6)
        for turn in range(36):
            ray = moved(line((0, -98), (0, -170 if turn % 2 else -136)), x, y, turn=turn * 10)
            sheet.trace(ray, 1.6, from_hex("FFF0C0", 0.5))
    _draw_plate(sheet, look, name)
    for inset, width in ((9.0, 4.0), (17.0, 1.6)):
        sheet.gilt_line(box(inset, inset, LID[0] - 2 * inset, LID[1] - 2 * inset, 8), width)
    for across, down in (
        (42, 42),
        (LID[0] - 42, 42),
        (42, LID[1] - 42),
        (LID[0] - 42, LID[1] - 42),
    ):
        sheet.fill(moved(spark(), across, down, 15), from_hex("FFF6D2"))
    sheet.trace(line((2, 1), (LID[0] - 2, 1)), 2, faded(WHITE, 0.35))


def _draw_plate(sheet: Sheet, look: Look, name: str) -> None:
    ramp, x, y = look.ramp, LID[0] / 2, LID[1] / 2
    plate = octagon(x, y, 96) if name == "glyphs" else circle(x, y, 90)
    sheet.cast(plate, -2, 7, 8, 0.6)
    deep = mixed(ramp[4], ramp[5], 0.7)
    sheet.fill(plate, radial(x, y, 110, [(0, mixed(deep, ramp[3], 0.2)), (1, ramp[5])]))
    sheet.gilt_line(plate, 5)
    sheet.glow(x, y, 88, from_hex("FFF2C8"), 0.25)
    sheet.gild(icon(look.emblem, x, y, 64), look.foil)
