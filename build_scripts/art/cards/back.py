"""The back of the cards: light behind a keyhole, in a labyrinth of lobed rings."""

import math

from build_scripts.art.cards.frames import draw_rules
from build_scripts.art.drawing.colours import (
    RAMPS,
    SILVER,
    SYMBOL_FOIL,
    Colour,
    faded,
    from_hex,
    mixed,
    ramp_at,
)
from build_scripts.art.drawing.paint import CARD, Sheet, radial, slanted
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    box,
    circle,
    drawn,
    line,
    moved,
    smooth,
    spark,
    stroked,
    together,
    union,
    without,
)
from build_scripts.art.signs.icons import icon

MIDDLE = (210.0, 320.0)
RINGS = 8
BEYOND = box(-60, -60, CARD[0] + 120, CARD[1] + 120)
CANDLE = from_hex("FFF3C8")


def draw_back(kind: type[Sheet] = Sheet) -> Sheet:
    """The whole back, from the light within to the corners."""
    sheet = kind()
    sheet.flood(mixed(RAMPS["B"][1], RAMPS["B"][2], 0.35))
    for ring in range(RINGS):
        _draw_ring(sheet, ring)
    sheet.glow(*MIDDLE, 260, from_hex("8FB0FF"), 0.35)
    _draw_petals(sheet)
    _draw_light(sheet)
    _draw_doors(sheet)
    _draw_corners(sheet)
    draw_rules(sheet)
    sheet.grain()
    return sheet


def _edge(ring: int, wider: float = 0.0) -> Path:
    """A ring of eight lobes; they alternate from ring to ring."""
    points = [_on_ring(ring, math.tau * i / 128, wider) for i in range(128)]
    return smooth(points, closed=True)


def _on_ring(ring: int, angle: float, wider: float) -> Point:
    wave = (7 + ring * 2.4) * math.cos(angle * 8 + ring * math.pi)
    return _around(angle, 84 + ring * 34 + wave + wider)


def _around(angle: float, reach: float) -> Point:
    return MIDDLE[0] + math.cos(angle) * reach, MIDDLE[1] + math.sin(angle) * reach


def _draw_petals(sheet: Sheet) -> None:
    """Small cuts round the keyhole; the same light is behind them."""
    petals = [
        moved(drawn((0, -50), (9, -61, 0, -74), (-9, -61, 0, -50)), *MIDDLE, turn=i * 22.5)
        for i in range(16)
    ]
    buds = [moved(circle(0, -69, 1.8), *MIDDLE, turn=i * 22.5 + 11.25) for i in range(16)]
    cuts = together(*petals, *buds)
    sheet.fill(cuts, from_hex("FFE9A8", 0.7), 3)
    sheet.fill(cuts, radial(*MIDDLE, 76, [(0.5, from_hex("FFFBE0")), (1, from_hex("FFD98A"))]))
    sheet.trace(together(*petals), 0.9, from_hex("C99A45"))


def _draw_light(sheet: Sheet) -> None:
    """The light that shines out of the keyhole, and its rim."""
    hole = icon("keyhole", *MIDDLE, 50)
    sheet.trace(hole, 22, from_hex("FFE9B8", 0.55), blur=12)
    sheet.trace(hole, 11, RAMPS["B"][4])
    sheet.trace(hole, 12.5, RAMPS["B"][5], blur=1)
    sheet.gilt_line(union(hole, stroked(hole, 11)), 1.4, SYMBOL_FOIL)
    bright = [(0, from_hex("FFFFFA")), (0.6, CANDLE), (1, from_hex("FFD98A"))]
    sheet.fill(hole, radial(*MIDDLE, 60, bright))
    sheet.gilt_line(hole, 3, SYMBOL_FOIL)
    sheet.trace(hole, 10, from_hex("FFF6D0", 0.35), blur=6)


def _draw_ring(sheet: Sheet, ring: int) -> None:
    """Sheets get darker outwards; every other one has a foil edge and a printed border."""
    edge = _edge(ring)
    around = without(BEYOND, edge)
    colour = _deepened(ring)
    reach, depth = 84.0 + ring * 34, 0.42 + 0.07 * ring
    sheet.cast(around, -1 - 2 * depth, 2 + 5 * depth, 1.6 + 4.5 * depth, 0.34 + 0.28 * depth)
    fall = [(0.0, colour), (1.0, mixed(colour, RAMPS["B"][5], 0.45))]
    sheet.fill(around, radial(*MIDDLE, reach + 90, fall))
    light = from_hex("9DB8FF", 0.24)
    stops = [((reach - 12) / (reach + 44), light), (1.0, faded(light, 0))]
    with sheet.clipped(around):
        sheet.fill(circle(*MIDDLE, reach + 44), radial(*MIDDLE, reach + 44, stops))
        _draw_border(sheet, ring, colour)
    if ring % 2 == 0:
        sheet.gilt_line(edge, 2.4)
    else:
        sheet.trace(edge, 1.1, from_hex("E8C673", 0.7))


def _deepened(ring: int) -> Colour:
    """Colour of a ring, from lit blue within to night without."""
    return mixed(ramp_at("B", 0.46 + 0.066 * ring), from_hex("1C3AA0"), 0.42 - 0.05 * ring)


def _draw_border(sheet: Sheet, ring: int, colour: Colour) -> None:
    """Stars on one ring, rays on the next."""
    pale = faded(mixed(colour, from_hex("BFD0FF"), 0.6), 0.75)
    if ring % 2 == 0:
        sheet.trace(_edge(ring, 7), 2.0, pale, dash=(0.01, 6.8))
        return
    count = 48 + 16 * ring
    for i in range(count):
        angle = math.tau * i / count
        start, end = (_on_ring(ring, angle, out) for out in (5, 18 if i % 2 else 10))
        sheet.trace(line(start, end), 0.9, pale)


def _draw_doors(sheet: Sheet) -> None:
    """Eight sparks for the eight Doors."""
    for i in range(8):
        angle = math.radians(i * 45 + 22.5)
        x, y = _around(angle, 171)
        sheet.glow(x, y, 26, from_hex("FFE9B0"), 0.5)
        sheet.gild(moved(spark(), x, y, 14), SYMBOL_FOIL, 0.8)
        for turn in range(4):
            mote = moved(circle(0, -10.5, 1.1), x, y, turn=turn * 90 + 45)
            sheet.fill(mote, from_hex("F0CB78"))


def _draw_corners(sheet: Sheet) -> None:
    """The four places; between them the sun above and the moon below."""
    ramp = RAMPS["B"]
    for i, place in enumerate("OAGL"):
        x = MIDDLE[0] + (-146 if i % 2 == 0 else 146)
        y = MIDDLE[1] + (-250 if i < 2 else 250)
        disc = circle(x, y, 31)
        sheet.cast(disc, -1, 5, 6, 0.7)
        sheet.fill(
            disc,
            slanted((x, y - 31), (x, y + 31), [(0, mixed(ramp[4], ramp[5], 0.3)), (1, ramp[5])]),
        )
        sheet.gilt_line(disc, 2.8)
        sheet.gilt_line(circle(x, y, 26.5), 0.9, dash=(0.01, 4))
        sheet.gild(icon(f"place-{place}", x, y, 18), SYMBOL_FOIL, 0.5)
    x, y = MIDDLE[0], MIDDLE[1] - 262
    sheet.glow(x, y, 60, from_hex("FFE9B0"), 0.35)
    sheet.gild(icon("kind-S", x, y, 25), SYMBOL_FOIL, 0.5)
    y = MIDDLE[1] + 260
    sheet.glow(x, y, 60, from_hex("DDE6FF"), 0.35)
    sheet.gild(icon("kind-M", x + 2, y, 23), SILVER, 0.5)
    for across, down, size in ((10, -7, 4.6), (15, 3, 3), (5, 4, 2.4)):
        sheet.fill(moved(spark(), x + across, y + down, size), from_hex("FFF6DC"))
