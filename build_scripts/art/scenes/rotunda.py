"""The Library at twilight: a round well of galleries, seen from its floor upwards."""

from __future__ import annotations

import math

from build_scripts.art.colours import faded, from_hex
from build_scripts.art.paint import radial
from build_scripts.art.paths import (
    box,
    line,
    polygon,
    smooth,
    stroked,
    together,
    without,
)
from build_scripts.art.scenes.books import book_pile, flying_book, open_book
from build_scripts.art.scenes.galleries import (
    DEPTHS,
    RINGS,
    ZENITH,
    at,
    gallery,
    gallery_lamps,
    ring,
)
from build_scripts.art.scenes.reading_lamps import AMBER, candle, lantern
from build_scripts.art.view import View


def paint(view: View) -> None:
    """From far to near."""
    view.sky(10, 560)
    _skylight(view)
    view.medallion()
    for storey, (size, depth) in enumerate(zip(RINGS, DEPTHS, strict=True)):
        below = RINGS[storey + 1] if storey + 1 < len(RINGS) else size * 1.26
        gallery(view, size, below, depth, storey)
    _dusk_below(view)
    gallery_lamps(view)
    _stair(view)
    _lanterns(view)
    for x, y, size, turn in (
        (322, 306, 17, -22),
        (232, 372, 19, -8),
        (150, 384, 23, 14),
    ):
        flying_book(view, x, y, size, turn, 0.2 + size / 60)
    view.fireflies(23, 330, 490, 8)
    _foreground(view)


def _skylight(view: View) -> None:
    """Glass under a twilight sky, its ribs kept away from the plate."""
    rim, inner = RINGS[0], RINGS[0] - 16
    ribs = [stroked(line(at(angle, rim + 4), at(angle, inner)), 1.8) for angle in range(0, 360, 15)]
    view.sheet.glow(ZENITH[0], ZENITH[1] + 20, 150, from_hex("FFD9A0"), 0.22)
    bands = [without(ring(inner + 1.2), ring(inner - 1.2)), without(ring(rim), ring(rim - 4))]
    view.cut(together(*ribs), 0.12, rim=False)
    for band in bands:
        view.cut(band, 0.14)


def _dusk_below(view: View) -> None:
    """The light comes from above: towards us the galleries lie in the dark."""
    shade = from_hex("1C0C10")
    x, y = ZENITH[0], ZENITH[1] + 20
    veil = [(0.0, faded(shade, 0)), (0.40, faded(shade, 0)), (1.0, faded(shade, 0.62))]
    view.sheet.fill(without(box(0, 0, 420, 640), ring(RINGS[0])), radial(x, y, 390, veil))


def _stair(view: View) -> None:
    """A winding stair that climbs along the wall from the lower right."""
    steps = 56
    way = [_tread(i / steps) for i in range(steps + 1)]
    outer = [at(angle, size) for angle, size in way]
    inner = [at(angle, size * 0.86) for angle, size in way]
    ribbon = smooth(outer)
    back = list(reversed(inner))
    for point in back:
        ribbon.lineTo(*point)
    ribbon.close()
    view.cut(ribbon, 0.66)
    treads = [polygon(outer[i], outer[i + 1], inner[i + 1], inner[i]) for i in range(0, steps, 2)]
    view.sheet.fill(together(*treads), faded(view.shade(1.0), 0.42))
    view.sheet.trace(smooth(inner), 1.3, from_hex("FFE9B0", 0.6))
    rail = [at(angle, size * 0.80) for angle, size in way]
    posts = [line(inner[i], rail[i]) for i in range(steps + 1)]
    view.sheet.trace(together(*posts), 1.2, view.shade(0.72))
    view.sheet.cast(stroked(smooth(rail), 3), -2, 5, 3, 0.4)
    view.sheet.trace(smooth(rail), 3.2, view.shade(0.8))
    view.sheet.trace(smooth(rail), 0.9, from_hex("FFE9B0", 0.65))


def _tread(up: float) -> tuple[float, float]:
    """The angle and the size of the ring that the stair has reached; up 0 to 1."""
    return 22 + 188 * up, 344 * (146 / 344) ** up


def _lanterns(view: View) -> None:
    """Gold lanterns along the stair's rail, the nearest the largest."""
    for up in (0.66, 0.52, 0.39, 0.27, 0.165):
        angle, size = _tread(up)
        x, y = at(angle, size * 0.80)
        turn = math.degrees(math.atan2(ZENITH[0] - x, y - ZENITH[1]))
        lantern(view, x, y, size * 0.15, 0.7, turn)


def _foreground(view: View) -> None:
    """The floor that we stand on: books, dark before the light, and a candle on them."""
    view.sheet.glow(76, 474, 110, AMBER, 0.34)
    book_pile(view, 168, 556, 84, 3, 0.80, 8)
    open_book(view, 170, 512, 40, 0.84)
    top = book_pile(view, 78, 556, 104, 4, 0.86, 11)
    candle(view, 80, top, 62, 0.80)
