"""The four places far behind their Doors, pale paper at the end of stairs, and the perspective of
these stairs."""

from collections.abc import Callable

from build_scripts.art.drawing.colours import RAMPS, Colour, faded, from_hex, mixed, ramp_at
from build_scripts.art.drawing.paint import Sheet, upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    arch,
    both,
    box,
    circle,
    drawn,
    line,
    moved,
    polygon,
    ridge,
    stroked,
    union,
)
from build_scripts.art.drawing.plants import cypress
from build_scripts.art.signs.icons import fish

EYE = (236.0, 322.0)
"""The point that everything beyond a Door recedes to."""
THRESHOLD = 512.0
FOCUS = 250.0
HIGH, ALONG = 9.4, 31.0
"""Height and length of one step."""


def scale_at(away: float) -> float:
    """The size of things at this distance behind the threshold."""
    return FOCUS / (FOCUS + away)


def seen(across: float, height: float, away: float) -> Point:
    """The point where something appears, `across` from the middle of the stairs and `height` above
    the floor."""
    size = scale_at(away)
    return EYE[0] + across * size, EYE[1] + (THRESHOLD - EYE[1] - height) * size


def slope(away: float) -> float:
    """The height of the stairs at a distance."""
    return away / ALONG * HIGH


def haze(place: str, away: float) -> Colour:
    """The colour of paper at a distance: the farther, the nearer to light."""
    return ramp_at(place, 0.66 - 0.52 * min(1.0, away / 340) ** 0.75)


def place_far(sheet: Sheet, place: str) -> None:
    """The place itself and what stands beside its stairs."""
    {"O": _observatory, "A": _aquarium, "G": _garden, "L": _library}[place](sheet)


def _banks(sheet: Sheet, place: str, across: float, rise: float) -> None:
    """The ground on both sides of the stairs."""
    for away in (330.0, 240.0, 165.0, 100.0, 45.0):
        for side in (-1, 1):
            edge, top = side * across, slope(away) + rise
            ground = polygon(
                seen(edge, top, away), seen(edge * 4, top + 26, away),
                seen(edge * 4, -200, away), seen(edge, -200, away),
            )  # fmt: skip
            sheet.paper(ground, haze(place, away), 0.1)


def _along(
    sheet: Sheet, place: str, across: float, shape: Callable[[float, float, float], Path]
) -> None:
    """Repeats a thing along the stairs, far to near; `shape` gets the middle of its foot and the
    size of a unit there."""
    for away in (300.0, 215.0, 145.0, 85.0, 34.0):
        for side in (-1, 1):
            foot = seen(side * across, slope(away), away)
            sheet.paper(shape(*foot, scale_at(away)), haze(place, away * 0.8), 0.2)


def _observatory(sheet: Sheet) -> None:
    y = 348.0
    sheet.paper(ridge(y - 22, 16, 5, 20), haze("O", 380), 0.05)
    sheet.paper(ridge(y - 4, 9, 8, 24), haze("O", 330), 0.05)
    draw_dome(sheet)
    _banks(sheet, "O", 112, 4)
    _along(sheet, "O", 132, lambda px, py, unit: cypress(px, py + 4 * unit, 118 * unit, 26 * unit))


def draw_dome(sheet: Sheet) -> None:
    x, y = EYE[0], 348.0
    colour = mixed(RAMPS["O"][1], RAMPS["O"][2], 0.62)
    tube = moved(box(-6, -66, 12, 52), x + 2, y - 30, turn=32)
    sheet.paper(union(tube, moved(box(-8, -72, 16, 9), x + 2, y - 30, turn=32)), colour, 0.1)
    half = union(moved(circle(0, 0, 33), x, y - 32))
    body = union(
        box(x - 37, y - 34, 74, 7), box(x - 32, y - 28, 64, 40), box(x - 62, y - 12, 124, 26)
    )
    sheet.paper(union(half, body), colour, 0.15)
    for bend in (-0.72, -0.28, 0.28, 0.72):
        rib = drawn((x, y - 65), (x + 44 * bend, y - 58, x + 33 * bend, y - 34), closed=False)
        sheet.trace(rib, 0.9, from_hex("FFF3D0", 0.55))
    for offset in (-48, -22, 0, 22, 48):
        window = arch(x + offset, y + 4, 8, 17 if abs(offset) < 40 else 11)
        sheet.fill(window, from_hex("FFE9A8"), 2)
        sheet.fill(window, from_hex("FFFDF0"))


def _aquarium(sheet: Sheet) -> None:
    x = EYE[0]
    for offset in (-96, -40, 26, 84):
        shaft = polygon((x + offset, 110), (x + offset + 22, 110), (x + offset * 1.5 + 34, 440),
                        (x + offset * 1.5 - 6, 440))  # fmt: skip
        sheet.fill(shaft, from_hex("FFFFFF", 0.20), 4)
    for away, alpha in ((330.0, 0.8), (200.0, 0.7), (110.0, 0.6)):
        half, unit = 108 * scale_at(away), scale_at(away)
        foot = seen(0, slope(away), away)[1] + 20
        rib = stroked(arch(x, foot, 2 * half, 300 * unit), 7 * unit)
        sheet.paper(rib, haze("A", away), 0.1 * alpha)
    draw_whale(sheet)
    sheet.paper(ridge(350, 8, 21, 17, jagged=False), haze("A", 330), 0.05)
    for offset, size in ((-70, 0.5), (-46, 0.34), (44, 0.4), (66, 0.52)):
        sheet.paper(_coral(x + offset, 352, size), haze("A", 270), 0.1)
    for px, py, size in ((214, 286, 8), (232, 276, 7), (206, 270, 6), (246, 292, 7), (226, 300, 6)):
        sheet.paper(moved(fish(), px, py, size), mixed(RAMPS["A"][2], RAMPS["A"][3], 0.4), 0.1)
    _banks(sheet, "A", 112, -2)
    _along(sheet, "A", 128, _coral)


def draw_whale(sheet: Sheet) -> None:
    """The whale that swims over the Aquarium."""
    whale = drawn(
        (-1, 0.02), (-0.98, -0.34, -0.4, -0.44, 0.1, -0.26), (0.42, -0.14, 0.62, -0.2, 0.78, -0.46),
        (0.84, -0.36, 0.9, -0.3, 1.08, -0.34), (0.98, -0.12, 0.8, -0.06, 0.7, 0.02),
        (0.3, 0.36, -0.6, 0.44, -1, 0.02),
    )  # fmt: skip
    fin = drawn((-0.5, 0.2), (-0.3, 0.5, 0.06, 0.66), (0.04, 0.4, -0.1, 0.24))
    colour = mixed(RAMPS["A"][1], RAMPS["A"][2], 0.75)
    sheet.paper(moved(whale, 256, 208, 38, -9), colour, 0.2)
    sheet.paper(moved(fin, 256, 208, 38, -9), colour, 0.15)
    for fold in (0.16, 0.25, 0.33):
        belly = drawn((-0.94, fold * 0.4), (-0.6, fold + 0.1, -0.1, fold * 0.9), closed=False)
        sheet.trace(moved(belly, 256, 208, 38, -9), 0.9, from_hex("FFFFFF", 0.6))


def _coral(x: float, foot: float, unit: float) -> Path:
    limbs = [
        ((0, 8), (-2, -40), (4, -86)), ((-1, -22), (-22, -44), (-26, -74)),
        ((0, -34), (20, -52), (24, -82)), ((-14, -38), (-34, -46), (-40, -60)),
        ((14, -48), (36, -54), (42, -70)), ((2, -58), (-8, -72), (-8, -92)),
    ]  # fmt: skip
    twigs = []
    for i, (start, bend, end) in enumerate(limbs):
        twig = drawn(start, (*bend, *end), closed=False)
        twigs.append(stroked(twig, 11 - 1.2 * i))
    return moved(union(*twigs), x, foot, unit * 0.95)


def _garden(sheet: Sheet) -> None:
    x, y = EYE[0], 350.0
    sheet.paper(ridge(y - 26, 10, 4, 34, jagged=False), haze("G", 390), 0.05)
    for offset, height in ((-72, 60), (-54, 84), (56, 78), (74, 56)):
        sheet.paper(cypress(x + offset, y + 8, height), haze("G", 300), 0.08)
    draw_pavilion(sheet)
    _banks(sheet, "G", 112, 20)
    _along(sheet, "G", 138, _topiary)


def draw_pavilion(sheet: Sheet) -> None:
    x, y = EYE[0], 350.0
    colour = mixed(RAMPS["G"][2], RAMPS["G"][3], 0.75)
    dome = drawn((x - 30, y - 34), (x - 30, y - 62, x - 9, y - 66, x, y - 84),
                 (x + 9, y - 66, x + 30, y - 62, x + 30, y - 34))  # fmt: skip
    body = union(dome, box(x - 36, y - 37, 72, 6), box(x - 31, y - 32, 62, 44))
    finial = union(box(x - 1.2, y - 98, 2.4, 20), circle(x, y - 92, 3.2))
    sheet.paper(union(body, finial), colour, 0.15)
    for bend in (-0.6, -0.2, 0.2, 0.6):
        rib = drawn(
            (x + 30 * bend, y - 37), (x + 36 * bend, y - 60, x + 10 * bend, y - 64, x, y - 82),
            closed=False,
        )  # fmt: skip
        sheet.trace(rib, 0.9, from_hex("F8FBDC", 0.6))
    for offset in (-19, 0, 19):
        window = arch(x + offset, y + 12, 12, 36)
        sheet.fill(window, from_hex("FFF3B0"), 2)
        sheet.fill(window, from_hex("FFFDF0"))


def _topiary(x: float, foot: float, unit: float) -> Path:
    """Three clipped balls, one on the other."""
    balls = [circle(0, -28, 30), circle(0, -74, 23), circle(0, -108, 15), box(-4, -120, 8, 130)]
    return moved(union(*balls), x, foot + 2 * unit, unit)


def _library(sheet: Sheet) -> None:
    x, y = EYE[0], 352.0
    dim = [(0.0, RAMPS["L"][3]), (0.5, RAMPS["L"][2]), (1.0, RAMPS["L"][1])]
    sheet.fill(box(100, 120, 240, 300), upright(130, 330, dim))
    sheet.glow(x, y - 60, 130, from_hex("FFFDF0"), 0.9)
    light = arch(x, y + 6, 58, 132)
    sheet.fill(light, from_hex("FFFDF0", 0.9), 12)
    sheet.fill(light, from_hex("FFFDF0"))
    bars = [line((x + across, y + 6), (x + across, y - 126)) for across in (-14, 0, 14)]
    bars += [line((x - 29, y - down), (x + 29, y - down)) for down in (18, 46, 74, 102)]
    with sheet.clipped(light):
        for bar in bars:
            sheet.trace(bar, 1.6, mixed(RAMPS["L"][1], RAMPS["L"][2], 0.6))
    sheet.trace(light, 3, mixed(RAMPS["L"][2], RAMPS["L"][3], 0.4))
    for away in (300.0, 215.0, 145.0, 85.0, 34.0):
        for side in (-1, 1):
            _bookcase(sheet, side, away)
    for px, py, size, turn in ((214, 236, 11, -14), (258, 210, 13, 16), (236, 262, 8, 6)):
        bird = both(drawn((0, 0.1), (0.4, -0.5, 1, -0.25), (0.5, -0.1, 0, 0.45)))
        sheet.paper(moved(bird, px, py, size, turn), mixed(RAMPS["L"][2], RAMPS["L"][3], 0.6), 0.2)


def _bookcase(sheet: Sheet, side: int, away: float) -> None:
    """A case that runs along the stairs, its books between its boards."""
    near, across = away, side * 112
    far = away + 70
    tall, base = 380.0, slope(away) - 30

    def at(height: float, distance: float) -> Point:
        return seen(across, base + height, distance)

    colour = haze("L", away * 0.75)
    front = polygon(at(0, near), at(tall, near), at(tall, far), at(0, far))
    end = polygon(
        at(0, near),
        at(tall, near),
        seen(across * 3, base + tall, near),
        seen(across * 3, base, near),
    )
    sheet.paper(union(front, end), colour, 0.2)
    for shelf in range(8):
        low = 14 + shelf * 46
        for i in range(7):
            start, stop = near + 6 + i * 9, near + 13.5 + i * 9
            top = low + 38 - (i * 7 + shelf * 5) % 13
            spine = polygon(at(low, start), at(top, start), at(top, stop), at(low, stop))
            gold = (i + shelf * 3) % 9 == 0
            tone = (
                from_hex("F0CB78") if gold else mixed(colour, RAMPS["L"][(i + shelf) % 2 * 4], 0.55)
            )
            sheet.fill(spine, tone)
        sheet.trace(line(at(low - 3, near), at(low - 3, far)), 1.6, faded(RAMPS["L"][4], 0.5))
