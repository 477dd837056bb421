"""A card without a symbol: its place's frame about sheets of paper. The program puts the symbol of
a card on it that has no picture of its own."""

from build_scripts.art.cards.faces import NIGHT
from build_scripts.art.cards.frames import (
    GOLD_CLOTH,
    IVORY_CLOTH,
    draw_cloth,
    draw_crest,
    draw_frame,
    draw_plate,
)
from build_scripts.art.drawing.colours import RAMPS, faded, from_hex, mixed, ramp_at
from build_scripts.art.drawing.paint import CARD, Sheet, radial, upright
from build_scripts.art.drawing.paths import box, circle, line, lobed, moved, without
from build_scripts.art.drawing.view import MIDDLE
from build_scripts.art.signs.icons import icon

RINGS = 5
RADIUS = 80
"""Radius of the plate for the symbol."""
CREST = (210.0, 436.0, 72.0)
BEYOND = box(-60, -60, CARD[0] + 120, CARD[1] + 120)


def draw_blank(place: str, kind: type[Sheet] = Sheet) -> Sheet:
    """The card of a place, or of the night for what belongs to none or to several."""
    sheet = kind()
    _draw_rings(sheet, place)
    _draw_plate(sheet, place)
    if place != NIGHT:
        sheet.paper(icon(f"place-{place}", *CREST), RAMPS[place][1], 0.7)
    dusk = from_hex("05020C")
    sheet.fill(
        box(0, 380, 420, 260), upright(380, 560, [(0, faded(dusk, 0)), (1, faded(dusk, 0.3))])
    )
    draw_frame(sheet, place)
    draw_cloth(sheet, place, GOLD_CLOTH if place == NIGHT else IVORY_CLOTH)
    if place != NIGHT:
        draw_crest(sheet, place)
    draw_plate(sheet, place)
    sheet.grain()
    return sheet


def _draw_rings(sheet: Sheet, place: str) -> None:
    """Light behind the plate, and sheets about it that get darker outwards."""
    ramp = RAMPS[place]
    sheet.flood(radial(*MIDDLE, 190, [(0, ramp[0]), (0.6, ramp[1]), (1, ramp[1])]))
    sheet.glow(*MIDDLE, 190, from_hex("FFF2C8"), 0.7)
    for turn in range(48):
        ray = moved(line((0, -92), (0, -190 if turn % 2 else -128)), *MIDDLE, turn=turn * 7.5)
        sheet.trace(ray, 1.3, from_hex("FFF0C0", 0.55))
    for ring in range(RINGS):
        reach = 128 + 62 * ring
        hole = lobed(*MIDDLE, reach, reach, 11 / reach, ring / 2)
        sheet.paper(without(BEYOND, hole), ramp_at(place, 0.26 + 0.1 * ring), 0.3 + 0.1 * ring)


def _draw_plate(sheet: Sheet, place: str) -> None:
    """The dark plate that all Locations have."""
    ramp, plate = RAMPS[place], circle(*MIDDLE, RADIUS)
    deep = mixed(ramp[4], ramp[5], 0.62)
    sheet.cast(plate, -2, 6, 8, 0.55)
    fill = [(0.0, mixed(deep, ramp[3], 0.10)), (0.7, deep), (1.0, ramp[5])]
    sheet.fill(plate, radial(*MIDDLE, 110, fill))
    sheet.gilt_line(plate, 4)
    sheet.gilt_line(circle(*MIDDLE, RADIUS - 7), 1.2)
