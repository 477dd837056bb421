"""The two sides of the card of spells: three ribbons of violet hang out of an open book."""

from build_scripts.art.cards.faces import NIGHT
from build_scripts.art.cards.frames import (
    GOLD_CLOTH,
    WINDOW,
    draw_cloth,
    draw_frame,
    draw_plate,
    window,
)
from build_scripts.art.cards.numeral import numeral
from build_scripts.art.drawing.colours import (
    RAMPS,
    SYMBOL_FOIL,
    VIOLET_FOIL,
    faded,
    from_hex,
    mixed,
)
from build_scripts.art.drawing.paint import Sheet, radial, slanted, upright
from build_scripts.art.drawing.paths import Path, box, circle, drawn, line, moved, polygon, spark
from build_scripts.art.signs.icons import icon
from game.editions.book.spells import CHEAP, DEAR, PRICES

SIDES = {CHEAP.face: CHEAP, DEAR.face: DEAR}
ROWS = (226.0, 336.0, 446.0)
"""The middles of the ribbons."""
VIOLET = RAMPS["NM"]


def draw_spells(face: str, kind: type[Sheet] = Sheet) -> Sheet:
    """A side of the card, without its name."""
    sheet, dear = kind(), face == DEAR.face
    sheet.flood(radial(210, 250, 400, [(0, VIOLET[2]), (0.5, VIOLET[3]), (1, VIOLET[5])]))
    _draw_book(sheet, dear)
    for y, (spell, price) in zip(ROWS, PRICES[SIDES[face]].items(), strict=True):
        _draw_ribbon(sheet, y, f"spell-{spell}", price, dear)
    draw_frame(sheet, NIGHT)
    draw_cloth(sheet, NIGHT, GOLD_CLOTH)
    dark = mixed(VIOLET[4], VIOLET[5], 0.5)
    sheet.fill(icon("kind-SP", 68, 62, 33), dark)
    for price in range(2 if dear else 1):
        x = 68 + (price - (0.5 if dear else 0)) * 30
        sheet.fill(moved(spark(), x, 124, 17), dark)
    draw_plate(sheet, NIGHT)
    sheet.grain()
    return sheet


def _draw_book(sheet: Sheet, dear: bool) -> None:
    """The open book at the top, from which light rises; on the dear side of the card it is
    night."""
    light = from_hex("D9C8FF" if dear else "FFF2C8")
    sheet.glow(210, 150, 210, light, 0.6)
    for turn in range(-9, 10):
        ray = moved(line((0, -20), (0, -190 if turn % 2 else -140)), 210, 170, turn=turn * 9)
        sheet.trace(ray, 1.3, faded(light, 0.5))
    paper = mixed(from_hex("FFFBEE"), VIOLET[2], 0.45 if dear else 0.08)
    for side in (-1, 1):
        page = drawn(
            (210, 128), (210 + side * 60, 92, 210 + side * 160, 112),
            (210 + side * 172, 540), (210 + side * 60, 522, 210, 548),
        )  # fmt: skip
        sheet.paper(page, paper, 0.4)
        sheet.gilt_line(page, 1.6)
    with sheet.clipped(window(NIGHT, *WINDOW)):
        for y in range(160, 530, 18):
            sheet.trace(line((60, y), (360, y)), 1.0, faded(VIOLET[3], 0.20))
    fold = [(0.0, faded(VIOLET[5], 0)), (0.5, faded(VIOLET[5], 0.42)), (1.0, faded(VIOLET[5], 0))]
    sheet.fill(box(180, 128, 60, 420), slanted((180, 0), (240, 0), fold))


def _draw_ribbon(sheet: Sheet, y: float, emblem: str, price: int, dear: bool) -> None:
    """A ribbon with the emblem of the spell and the number of cards that it costs."""
    ribbon = _ribbon(y)
    sheet.cast(ribbon, -2, 6, 7, 0.6)
    dye = [(0.0, mixed(VIOLET[2], VIOLET[3], 0.3)), (0.5, VIOLET[3]), (1.0, VIOLET[4])]
    sheet.fill(ribbon, upright(y - 40, y + 40, dye))
    sheet.gilt_line(ribbon, 2.0, VIOLET_FOIL if dear else SYMBOL_FOIL)
    plate = circle(122, y, 47)
    sheet.cast(plate, -1, 4, 6, 0.6)
    sheet.fill(plate, radial(122, y, 50, [(0, VIOLET[4]), (1, VIOLET[5])]))
    sheet.gilt_line(plate, 3.4)
    sheet.gild(icon(emblem, 122, y, 30), SYMBOL_FOIL)
    sheet.gild(numeral(price, 246, y, 52), SYMBOL_FOIL)
    for number, turn in enumerate((-16, 0, 16)):
        card = moved(box(-13, -20, 26, 40, 3), 316 + 9 * (number - 1), y + 3, turn=turn)
        sheet.paper(card, mixed(RAMPS["B"][1], RAMPS["B"][2], number / 3), 0.25)
        sheet.gilt_line(card, 1.2)


def _ribbon(y: float) -> Path:
    return polygon(
        (76, y - 38), (376, y - 38), (352, y), (376, y + 38), (76, y + 38),
    )  # fmt: skip
