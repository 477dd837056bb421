"""The faces of the Goals: a page in the shape of the place's window, its crest and a keyhole."""

from build_scripts.art.cards.faces import NIGHT
from build_scripts.art.cards.frames import (
    IVORY_CLOTH,
    draw_cloth,
    draw_frame,
    draw_pennant,
    draw_plate,
)
from build_scripts.art.drawing.colours import RAMPS, SYMBOL_FOIL, WHITE, faded, from_hex, mixed
from build_scripts.art.drawing.paint import Sheet, radial, slanted
from build_scripts.art.drawing.paths import Path, box, circle, line, moved, polygon, without
from build_scripts.art.signs.icons import icon

PAPER, SHADED = from_hex("FFFBEE"), from_hex("E8D3A6")
CREST = (216.0, 290.0, 132.0)
"""Middle and size of the great crest, which can be read even on a card of 40 pixels."""
FOLD = 92.0
"""Side of the folded corner."""


def draw_goal(place: str, kind: type[Sheet] = Sheet) -> Sheet:
    """The face of a Goal, without its name; that of the night is for a Door of every place."""
    sheet, r = kind(), RAMPS[place]
    sheet.flood(radial(210, 300, 380, [(0, r[4]), (1, r[5])]))
    for turn, depth in ((-3.0, 0.35), (1.8, 0.6)):
        sheet.paper(_page(turn), mixed(SHADED, r[2], depth), 0.4)
    page = without(_page(0.0), _corner())
    sheet.cast(page, -2, 5, 7, 0.6)
    sheet.fill(page, slanted((40, 40), (400, 560), [(0, PAPER), (0.6, from_hex("FBEFD3")),
                                                  (1, SHADED)]))  # fmt: skip
    with sheet.clipped(page):
        for y in range(80, 560, 22):
            sheet.trace(line((30, y), (400, y)), 1.1, faded(r[2], 0.35))
        sheet.trace(line((126, 30), (126, 560)), 1.6, faded(r[3], 0.45))
        sheet.glow(CREST[0], CREST[1], 170, from_hex("FFFDF4"), 0.9)
    crest = "beyond" if place == NIGHT else f"place-{place}"
    sheet.fill(icon(crest, *CREST), mixed(r[3], r[4], 0.55))
    _draw_seal(sheet, place)
    _draw_corner(sheet, place)
    draw_frame(sheet, place)
    if place == NIGHT:
        draw_cloth(sheet, place, IVORY_CLOTH)
        sheet.fill(icon("kind-P", 68, 56, 34), mixed(r[4], r[5], 0.5))
        sheet.fill(icon(crest, 68, 124, 23), mixed(r[4], r[5], 0.15))
    else:
        draw_pennant(sheet, place, "P")
    draw_plate(sheet, place)
    sheet.grain()
    return sheet


def _page(turn: float) -> Path:
    """A leaf; those below lie a little aslant."""
    return moved(box(-168, -262, 336, 524, 8), 214, 300, turn=turn)


def _corner() -> Path:
    return polygon((382.5, 562.5 - FOLD), (382.5, 562.5), (382.5 - FOLD, 562.5))


def _draw_corner(sheet: Sheet, place: str) -> None:
    """The creased corner: the page will be folded over."""
    x, y = 382.0, 562.0
    flap = polygon((x - FOLD, y), (x - FOLD + 6, y - FOLD - 2), (x, y - FOLD))
    r = RAMPS[place]
    sheet.cast(flap, -4, -2, 6, 0.4)
    fall = [(0, mixed(SHADED, r[1], 0.5)), (1, mixed(PAPER, WHITE, 0.4))]
    sheet.fill(flap, slanted((x - FOLD, y - FOLD), (x - 30, y - 30), fall))


def _draw_seal(sheet: Sheet, place: str) -> None:
    """A keyhole on a dark plate: the Door that is due."""
    r, x, y = RAMPS[place], 216.0, 480.0
    plate = circle(x, y, 42)
    sheet.cast(plate, -1, 5, 7, 0.6)
    sheet.fill(plate, mixed(r[4], r[5], 0.62))
    sheet.gilt_line(plate, 3.4)
    sheet.gild(icon("keyhole", x, y, 25), SYMBOL_FOIL)
