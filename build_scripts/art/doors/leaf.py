"""The leaf of a Door, which hangs on the left and swings away from us, and its glazed top."""

import math
from collections.abc import Iterator
from contextlib import contextmanager

import skia

from build_scripts.art.cards.frames import draw_pattern, window
from build_scripts.art.drawing.colours import RAMPS, SYMBOL_FOIL, WHITE, faded, from_hex, mixed
from build_scripts.art.drawing.paint import Sheet, radial, slanted, upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    box,
    circle,
    drawn,
    inside,
    line,
    moved,
    polygon,
    union,
    without,
)
from build_scripts.art.signs.icons import keyhole


def draw_fanlight(sheet: Sheet, place: str, fan: Path, x: float, y: float) -> None:
    """Panes that the light beyond shines through."""
    ramp = RAMPS[place]
    sheet.fill(fan, radial(x, y, 120, [(0, from_hex("FFF9DC")), (0.5, ramp[0]), (1, ramp[1])]))
    bars = {"O": _spokes, "A": _scales, "G": _tracery, "L": _grid}[place](x, y)
    with sheet.clipped(fan):
        sheet.trace(bars, 4.6, mixed(ramp[4], ramp[5], 0.2))
        sheet.trace(bars, 1.4, from_hex("E8C673"))
        sheet.trace(fan, 9, faded(ramp[5], 0.35), blur=3)
    sheet.trace(fan, 4.6, mixed(ramp[4], ramp[5], 0.2))
    sheet.gilt_line(fan, 1.8)


def _spokes(x: float, y: float) -> Path:
    """A rising star."""
    bars = Path()
    for i in range(1, 8):
        angle = math.pi * i / 8
        start, end = ((math.cos(angle) * r, -math.sin(angle) * r) for r in (26, 160))
        bars.addPath(line((x + start[0], y + start[1]), (x + end[0], y + end[1])))
    for radius in (26, 62):
        bars.addArc(skia.Rect(x - radius, y - radius, x + radius, y + radius), 180, 180)
    return bars


def _scales(x: float, y: float) -> Path:
    """Rows of round scales."""
    bars = Path()
    for row in range(6):
        for column in range(-4, 5):
            px, py = x + column * 36 + 18 * (row % 2), y - row * 24
            bars.addArc(skia.Rect(px - 18, py - 24, px + 18, py + 24), 180, 180)
    return bars


def _tracery(x: float, y: float) -> Path:
    """Pointed leaves on a stem."""
    bars = line((x, y), (x, y - 140))
    for side in (-1, 1):
        for start, reach in ((0, 96), (-34, 78), (-66, 52)):
            bars.addPath(
                drawn(
                    (x, y + start),
                    (x + side * reach * 0.2, y + start - 40, x + side * reach, y + start - 52),
                    closed=False,
                )
            )
            bars.addPath(
                drawn(
                    (x + side * reach, y + start - 52),
                    (x + side * reach * 0.75, y + start - 8, x, y + start),
                    closed=False,
                )
            )
    return bars


def _grid(x: float, y: float) -> Path:
    """Panes like shelves."""
    bars = Path()
    for row in range(6):
        bars.addPath(line((x - 100, y - row * 25), (x + 100, y - row * 25)))
        for column in range(-3, 4):
            px = x + column * 44 + 22 * (row % 2)
            bars.addPath(line((px, y - row * 25), (px, y - row * 25 - 25)))
    return bars


Box = tuple[float, float, float, float]
"""Left, top, width and height."""
FAN = 0.36
"""Share of the leaf's height that the fanlight takes."""
WIDEST = 84.0
"""Degrees that a Door opens."""
EYE = (210.0, 330.0)
FOCUS = 620.0
BLACK = from_hex("05020C")


def _swung(frame: Box, opened: float) -> list[Point]:
    """Corners of the leaf as they appear: upper left, upper right, lower right, lower left."""
    left, top, width, height = frame
    angle = math.radians(WIDEST * opened)
    size = FOCUS / (FOCUS + width * math.sin(angle))
    x = EYE[0] + (left + width * math.cos(angle) - EYE[0]) * size
    up, low = (EYE[1] + (y - EYE[1]) * size for y in (top, top + height))
    return [(left, top), (x, up), (x, low), (left, top + height)]


def free_edge(frame: Box, opened: float) -> float:
    """Distance of the leaf's moving edge from the left, as it appears."""
    return _swung(frame, opened)[1][0]


@contextmanager
def _turned(sheet: Sheet, frame: Box, opened: float) -> Iterator[None]:
    left, top, width, height = frame
    flat = [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]
    matrix = skia.Matrix()
    matrix.setPolyToPoly(
        [skia.Point(*corner) for corner in flat],
        [skia.Point(*corner) for corner in _swung(frame, opened)],
    )
    sheet.canvas.save()
    sheet.canvas.concat(matrix)
    yield
    sheet.canvas.restore()


def draw_leaf(sheet: Sheet, place: str, frame: Box, opened: float) -> None:
    """A panelled leaf with a fanlight, straps and a knob; `opened` is 0 shut to 1 wide open."""
    with _turned(sheet, frame, opened):
        _draw_wood(sheet, place, frame)
        _draw_shade(sheet, place, frame, opened)
        _draw_fittings(sheet, place, frame)
        _draw_free_edge(sheet, place, frame, opened)


def _draw_wood(sheet: Sheet, place: str, frame: Box) -> None:
    ramp = RAMPS[place]
    left, top, width, height = frame
    shape = window(place, *frame)
    wood = [
        (0.0, mixed(ramp[4], ramp[3], 0.35)),
        (0.55, ramp[3]),
        (1.0, mixed(ramp[3], ramp[2], 0.5)),
    ]
    sheet.fill(shape, slanted((left, 0), (left + width, 0), wood))
    draw_pattern(sheet, place, shape, faded(WHITE, 0.05))
    fan_end, rail = top + FAN * height, top + 0.67 * height
    for low, high in ((fan_end + 14, rail - 7), (rail + 7, top + height)):
        _draw_panel(sheet, place, inside(_field(place, frame), box(left, low, width, high - low)))


def _field(place: str, frame: Box) -> Path:
    """The leaf without the wood round its edge."""
    left, top, width, height = frame
    return window(place, left + 17, top + 18, width - 34, height - 36)


def _draw_fittings(sheet: Sheet, place: str, frame: Box) -> None:
    left, top, width, height = frame
    fan_end = top + FAN * height
    fan = inside(_field(place, frame), box(left, top, width, fan_end - top))
    draw_fanlight(sheet, place, fan, left + width / 2, fan_end)
    _draw_straps(sheet, left, (top + 0.40 * height, top + 0.80 * height))
    _draw_lock(sheet, left + width - 19, top + 0.60 * height, RAMPS[place][5])


def _draw_free_edge(sheet: Sheet, place: str, frame: Box, opened: float) -> None:
    """The moving edge, gilded by the light behind it."""
    left, _, width, _ = frame
    shape = window(place, *frame)
    sheet.gilt_line(shape, 2)
    right, gold = left + width, from_hex("FBE3A4")
    for lit, thick, blur in ((from_hex("FFF6D0", 0.6), 10, 4), (gold, 5.5, 0)):
        rising = [(0.0, faded(lit, 0)), (0.45, faded(lit, 0)), (0.95, faded(lit, opened))]
        sheet.trace(shape, thick, slanted((left, 0), (right, 0), rising), blur=blur)


def _draw_panel(sheet: Sheet, place: str, panel: Path) -> None:
    """A sunken field with a raised middle."""
    ramp, bounds = RAMPS[place], panel.getBounds()
    deep = [(0.0, mixed(ramp[4], ramp[5], 0.55)), (1.0, mixed(ramp[4], ramp[3], 0.15))]
    sheet.fill(panel, upright(bounds.top(), bounds.bottom(), deep))
    sheet.gilt_line(panel, 2)
    middle_x, middle_y = bounds.centerX(), bounds.centerY()
    raised = moved(panel, middle_x * (1 - 0.80), middle_y * (1 - 0.80), wide=0.80, high=0.80)
    sheet.paper(raised, mixed(ramp[3], ramp[4], 0.45), 0.15)
    draw_pattern(sheet, place, raised, faded(WHITE, 0.13))
    sheet.gilt_line(raised, 1)


def _draw_straps(sheet: Sheet, left: float, heights: tuple[float, ...]) -> None:
    """Hinges: straps of foil that end in a lily."""
    for y in heights:
        strap = polygon(
            (left - 2, y - 5), (left + 44, y - 2.6), (left + 44, y + 2.6), (left - 2, y + 5)
        )
        tip = drawn(
            (left + 42, y), (left + 52, y - 12, left + 66, y), (left + 52, y + 12, left + 42, y)
        )
        curl = union(circle(left + 42, y - 6, 4.5), circle(left + 42, y + 6, 4.5))
        sheet.gild(union(strap, tip, curl), SYMBOL_FOIL, 0.6)
        for rivet in (10, 26):
            sheet.fill(circle(left + rivet, y, 1.5), from_hex("6B4A1C"))


def _draw_lock(sheet: Sheet, x: float, y: float, dark: tuple[int, ...]) -> None:
    """A knob over a plate with a keyhole."""
    plate = without(box(x - 8, y - 20, 16, 62, 8), moved(keyhole(), x, y + 27, 8))
    sheet.fill(box(x - 7, y + 8, 14, 32, 6), dark)
    sheet.gild(plate, SYMBOL_FOIL, 0.7)
    sheet.cast(circle(x, y - 3, 11), -3, 5, 4, 0.6)
    shine = [
        (0, from_hex("FFFBE6")),
        (0.35, from_hex("F0CB78")),
        (0.8, from_hex("A97B33")),
        (1, from_hex("7A5520")),
    ]
    sheet.fill(circle(x, y - 3, 11), radial(x - 4, y - 8, 18, shine))


def _draw_shade(sheet: Sheet, place: str, frame: Box, opened: float) -> None:
    """The farther it swings from us, the darker its face; light creeps round the free edge."""
    left, _, width, _ = frame
    shape = window(place, *frame)
    dark = [
        (0.0, faded(BLACK, 0.50 * opened)),
        (0.8, faded(BLACK, 0.2 * opened)),
        (1.0, faded(BLACK, 0)),
    ]
    sheet.fill(shape, slanted((left, 0), (left + width, 0), dark))
    warm = from_hex("FFF3C4")
    light = [(0.0, faded(warm, 0)), (0.82, faded(warm, 0)), (1.0, faded(warm, 0.45 * opened))]
    sheet.fill(shape, slanted((left, 0), (left + width, 0), light))
