"""The faces of the Towers, whose silhouette tells the place and grows with each storey. Half a
roundel on a side meets the half of its neighbour: where a symbol becomes whole the two may not
stand side by side."""

import random

from build_scripts.art.cards.frames import (
    IVORY_CLOTH,
    draw_cloth,
    draw_crest,
    draw_frame,
    draw_plate,
    window,
)
from build_scripts.art.cards.numeral import numeral
from build_scripts.art.drawing.colours import (
    RAMPS,
    SILVER,
    SYMBOL_FOIL,
    faded,
    from_hex,
    mixed,
    ramp_at,
)
from build_scripts.art.drawing.paint import Sheet, radial, upright
from build_scripts.art.drawing.paths import (
    Path,
    box,
    circle,
    drawn,
    ellipse,
    line,
    moved,
    polygon,
    ridge,
    spark,
    union,
    without,
)
from build_scripts.art.signs.icons import icon
from game.editions.towers.alignment import TOWERS, left_side, right_side
from game.editions.towers.alignment import storeys as storeys_of

MIDDLE, FOOT = 210.0, 566.0
STOREY, GROUND = 56.0, 96.0
"""Height of a storey, and of the plinth under the lowest one."""
HALF, TAPER = 58.0, 3.0
"""Half the width of the lowest storey, and how much narrower each further one is."""


def roof_line(storeys: int) -> float:
    """Height at which the uppermost storey ends."""
    return FOOT - GROUND - STOREY * storeys


def half_width(storey: int) -> float:
    """Half the width of a storey; 0 is the lowest one."""
    return HALF - TAPER * storey


def floors(place: str, storeys: int) -> list[Path]:
    """The storeys from the lowest one on, each with its cornice."""
    found = []
    for storey in range(storeys):
        half, low = half_width(storey), FOOT - GROUND - STOREY * storey
        if place == "L":
            half -= 5.0 * storey
        wall = box(MIDDLE - half, low - STOREY, 2 * half, STOREY + 1)
        cornice = {
            "O": box(MIDDLE - half - 7, low - 7, 2 * half + 14, 9, 4),
            "A": ellipse(MIDDLE, low - 3, half + 9, 7),
            "G": drawn(
                (MIDDLE - half - 20, low - 8),
                (MIDDLE - half - 4, low, MIDDLE - half, low - 14),
                (MIDDLE + half, low - 14),
                (MIDDLE + half + 4, low, MIDDLE + half + 20, low - 8),
                (MIDDLE + half, low + 4), (MIDDLE - half, low + 4),
            ),
            "L": box(MIDDLE - half - 6, low - 9, 2 * half + 12, 11),
        }[place]  # fmt: skip
        found.append(union(wall, cornice))
    return found


def slot(place: str, storey: int) -> Path:
    """The slot of a storey out of which light falls, from wall to wall."""
    half = half_width(storey) - (5.0 * storey if place == "L" else 0.0) - 10
    top = FOOT - GROUND - STOREY * (storey + 1) + 17
    bays = 5
    step = 2 * half / bays
    return union(
        *(
            window(place, MIDDLE - half + step * bay + 2.2, top, step - 4.4, 25)
            for bay in range(bays)
        )
    )


def plinth(place: str) -> Path:
    top = FOOT - GROUND
    if place == "A":
        return drawn(
            (MIDDLE - HALF - 4, top), (MIDDLE - HALF - 4, top + 50, MIDDLE - 130, FOOT + 40),
            (MIDDLE + 130, FOOT + 40), (MIDDLE + HALF + 4, top + 50, MIDDLE + HALF + 4, top),
        )  # fmt: skip
    steps = [box(MIDDLE - HALF - 8 - 9 * i, top + 24 * i, 2 * HALF + 16 + 18 * i, 140)
             for i in range(4)]  # fmt: skip
    return union(*steps)


def roof(place: str, storeys: int) -> Path:
    """The crown of the uppermost storey."""
    y, half = roof_line(storeys), half_width(storeys - 1)
    if place == "O":
        dome = without(circle(MIDDLE, y, half), box(MIDDLE - 90, y + 1, 180, 90))
        tube = moved(box(-8, -66, 16, 66, 3), MIDDLE + 8, y - 22, turn=34)
        return union(dome, box(MIDDLE - half - 8, y - 6, 2 * half + 16, 12, 4), tube)
    if place == "A":
        bulb = ellipse(MIDDLE, y - 30, half * 0.72, 34)
        cap = drawn((MIDDLE - 22, y - 54), (MIDDLE, y - 66, MIDDLE, y - 100),
                    (MIDDLE, y - 66, MIDDLE + 22, y - 54))  # fmt: skip
        return union(ellipse(MIDDLE, y, half + 10, 9), bulb, cap, circle(MIDDLE, y - 100, 6))
    if place == "G":
        onion = drawn(
            (MIDDLE - half * 0.7, y), (MIDDLE - half * 1.25, y - 34, MIDDLE - 14, y - 54,
            MIDDLE, y - 104), (MIDDLE + 14, y - 54, MIDDLE + half * 1.25, y - 34,
            MIDDLE + half * 0.7, y),
        )  # fmt: skip
        eaves = drawn(
            (MIDDLE - half - 22, y - 10), (MIDDLE - half, y, MIDDLE - half, y - 12),
            (MIDDLE + half, y - 12), (MIDDLE + half, y, MIDDLE + half + 22, y - 10),
            (MIDDLE + half, y + 5), (MIDDLE - half, y + 5),
        )  # fmt: skip
        return union(onion, eaves)
    half -= 5.0 * (storeys - 1)
    steps = [box(MIDDLE - half + 11 * i + 2, y - 20 * (i + 1), 2 * (half - 11 * i) - 4, 21)
             for i in range(3)]  # fmt: skip
    return union(*steps, polygon((MIDDLE - 4, y - 58), (MIDDLE, y - 104), (MIDDLE + 4, y - 58)),
                 moved(spark(), MIDDLE, y - 104, 11))  # fmt: skip


BY_FACE = {card.face: card for card in TOWERS}
ROUNDEL = 58.0
HEIGHTS = {"S": 262.0, "M": 400.0}
"""Heights of the middles of the roundels on both sides."""
FAR = (
    (64.0, 566.0, 0.50, 0.30),
    (352.0, 566.0, 0.56, 0.34),
    (112.0, 570.0, 0.36, 0.40),
    (300.0, 570.0, 0.32, 0.40),
)
"""The towers in the haze: middle, foot, size and depth."""
LAMP = from_hex("FFE7A6")


def draw_tower(face: str, kind: type[Sheet] = Sheet) -> Sheet:
    """The face of a Tower, without its name."""
    sheet, place, storeys = kind(), face[0], storeys_of(BY_FACE[face])
    _draw_sky(sheet, place, storeys)
    _draw_far_towers(sheet, place, storeys)
    _draw_body(sheet, place, storeys)
    _draw_number(sheet, place, storeys)
    dusk = from_hex("05020C")
    veil = [(0.0, faded(dusk, 0)), (1.0, faded(dusk, 0.3))]
    sheet.fill(box(0, 440, 420, 200), upright(440, 580, veil))
    draw_frame(sheet, place)
    for right, symbols in enumerate(sides(face)):
        for symbol in symbols:
            _draw_half(sheet, place, symbol, right)
    draw_cloth(sheet, place, IVORY_CLOTH)
    draw_mark(sheet, storeys, mixed(RAMPS[place][4], RAMPS[place][5], 0.5))
    draw_crest(sheet, place)
    draw_plate(sheet, place)
    sheet.grain()
    return sheet


def sides(face: str) -> tuple[list[str], list[str]]:
    """The symbols on the left and on the right side."""
    card = BY_FACE[face]
    return sorted(left_side(card)), sorted(right_side(card))


def half_symbol(symbol: str, right: int) -> Path:
    """The symbol about the edge of the card: the crescent lies on its back, so that each half
    shows as much of it as the other."""
    x, y = 420.0 * right, HEIGHTS[symbol]
    if symbol == "S":
        return icon("kind-S", x, y, ROUNDEL * 0.78)
    return moved(moved(icon("kind-M", 0, 0, 1), turn=-65), x, y + 3, ROUNDEL * 0.76)


def draw_mark(sheet: Sheet, storeys: int, dark: tuple[int, ...]) -> None:
    """The number beside a slender tower, on the pennant."""
    sheet.fill(icon("kind-T", 51, 56, 27), dark)
    sheet.fill(numeral(storeys, 86, 57, 38), dark)


def _draw_sky(sheet: Sheet, place: str, storeys: int) -> None:
    r = RAMPS[place]
    sheet.flood(
        upright(26, 560, [(0, mixed(r[3], r[4], 0.45)), (0.3, r[2]), (0.62, r[1]),
                          (0.85, r[0]), (1, r[1])])
    )  # fmt: skip
    x, y = MIDDLE, roof_line(storeys) + 10
    sheet.glow(x, y, 230, from_hex("FFF2C8"), 0.75)
    for turn in range(40):
        ray = moved(line((0, -70), (0, -250 if turn % 2 else -180)), x, y, turn=turn * 9)
        sheet.trace(ray, 1.3, from_hex("FFF0C0", 0.4))
    chance = random.Random("OAGL".index(place) * 10 + storeys)
    for _ in range(26):
        at, size = (chance.uniform(36, 384), chance.uniform(40, 230)), chance.uniform(1, 4.4)
        sheet.fill(moved(spark(), *at, size), from_hex("FFF8E4", 0.8))


def _draw_far_towers(sheet: Sheet, place: str, storeys: int) -> None:
    """A skyline in the haze, which goes on from card to card."""
    sheet.paper(ridge(470, 8, 3, 40, jagged=False), ramp_at(place, 0.24), 0.05)
    whole = union(plinth(place), roof(place, 3), *floors(place, 3))
    for x, low, size, depth in FAR:
        far = moved(moved(whole, -MIDDLE, -FOOT), x, low - 10, size)
        sheet.paper(far, ramp_at(place, depth), 0.12)
    sheet.paper(ridge(524, 9, 8 + storeys, 60, jagged=False), ramp_at(place, 0.5), 0.3)


def _draw_body(sheet: Sheet, place: str, storeys: int) -> None:
    """Walls without windows; light falls out between them, floor by floor."""
    sheet.paper(plinth(place), ramp_at(place, 0.74), 0.6)
    crown = roof(place, storeys)
    sheet.paper(crown, ramp_at(place, 0.66), 0.5)
    for storey, floor in enumerate(floors(place, storeys)):
        colour = mixed(ramp_at(place, 0.66), ramp_at(place, 0.82), (storeys - storey) / storeys)
        sheet.paper(floor, colour, 0.45)
    for storey in range(storeys):
        hole = slot(place, storey)
        y = hole.getBounds().centerY()
        sheet.glow(MIDDLE, y, 92, LAMP, 0.32)
        sheet.fill(hole, from_hex("FFDF90", 0.9), 5)
        sheet.fill(hole, from_hex("FFF3C4"))
    shade = polygon(
        (MIDDLE + 16, roof_line(storeys)), (MIDDLE + half_width(storeys - 1), roof_line(storeys)),
        (MIDDLE + HALF, FOOT), (MIDDLE + 30, FOOT),
    )  # fmt: skip
    sheet.fill(shade, faded(RAMPS[place][5], 0.16), 6)


def _draw_number(sheet: Sheet, place: str, storeys: int) -> None:
    """The number of storeys, on a dark plate at the foot."""
    r, x, y = RAMPS[place], MIDDLE, 503.0
    plate = circle(x, y, 37)
    sheet.cast(plate, -1, 5, 7, 0.6)
    deep = mixed(r[4], r[5], 0.62)
    sheet.fill(plate, radial(x, y, 40, [(0, deep), (1, r[5])]))
    sheet.gilt_line(plate, 3.4)
    sheet.gild(numeral(storeys, x, y, 44), SYMBOL_FOIL)


def _draw_half(sheet: Sheet, place: str, symbol: str, right: int) -> None:
    """Half a plate with half a symbol, on the edge of the card."""
    r, x, y = RAMPS[place], 420.0 * right, HEIGHTS[symbol]
    plate, silver = circle(x, y, ROUNDEL), symbol == "M"
    sheet.cast(plate, -1 + 2 * right, 5, 8, 0.6)
    deep = mixed(r[4], r[5], 0.7)
    sheet.fill(plate, radial(x, y, ROUNDEL, [(0, mixed(deep, r[3], 0.12)), (1, r[5])]))
    foil = SILVER if silver else SYMBOL_FOIL
    sheet.gilt_line(plate, 4, foil)
    sheet.gilt_line(circle(x, y, ROUNDEL - 6.5), 1.2, foil, dash=(1, 6) if silver else ())
    sheet.gild(half_symbol(symbol, right), foil)
