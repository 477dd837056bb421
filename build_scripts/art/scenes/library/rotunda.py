"""The Library at twilight: a round well of galleries full of books, seen from its floor upwards."""

import math
import random

from build_scripts.art.drawing.colours import Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paint import radial
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    box,
    circle,
    line,
    polygon,
    smooth,
    stroked,
    together,
    without,
)
from build_scripts.art.drawing.view import View
from build_scripts.art.scenes.library.furniture import AMBER, BULB, candle, lantern
from build_scripts.art.scenes.library.shelves import (
    book_pile,
    flying_book,
    open_book,
    recess_colour,
    spine_colour,
)

ZENITH = (210.0, 172.0)
"""The point to which everything upright runs."""
OFFSET = 0.16
"""Our distance from the middle, as a share of a ring's size: the wall before us shows more."""
RINGS = (134.0, 168.0, 212.0, 268.0, 338.0)
"""The inner edges of the galleries, the highest first; the smallest is the skylight."""
DEPTHS = (0.12, 0.30, 0.44, 0.60, 0.74)
SLAB = 1.05
"""A gallery is seen from below up to its edge times this; there its books begin."""


def at(angle: float, size: float) -> Point:
    """The point of a ring, in degrees clockwise from the right."""
    turn = math.radians(angle)
    return ZENITH[0] + size * math.cos(turn), ZENITH[1] + size * (OFFSET + math.sin(turn))


def ring(size: float) -> Path:
    """A circle about the well, as we see it from below."""
    return circle(ZENITH[0], ZENITH[1] + size * OFFSET, size)


def stave(first: float, last: float, outer: float, inner: float) -> Path:
    """A piece of the wall between two angles and two sizes."""
    return polygon(at(first, outer), at(last, outer), at(last, inner), at(first, inner))


def seen(point: Point) -> bool:
    """Returns whether the window shows the point."""
    return 10 < point[0] < 410 and 10 < point[1] < 565


def gallery(view: View, size: float, below: float, depth: float, storey: int) -> None:
    """The storey that begins with the edge of a gallery: its underside, its books, its rail."""
    chance = random.Random(60 + storey)
    view.cut(without(box(-20, -20, 460, 700), ring(size)), depth)
    under = size * SLAB
    wall = without(ring(below), ring(under))
    view.sheet.fill(wall, recess_colour(view, depth - 0.05))
    rows = 2
    ratio = (below / under) ** (1 / rows)
    for row in range(rows):
        upper, lower = under * ratio**row, under * ratio ** (row + 1)
        _books(view, upper, lower, depth, chance)
        board = without(ring(upper * 1.012), ring(upper * 0.992))
        view.sheet.fill(board, mixed(view.shade(depth), from_hex("FFE9B0"), 0.12))
    posts = [stave(a - 0.75, a + 0.75, below, under) for a in range(0, 360, 15)]
    view.cut(together(*(post for post in posts if seen(_middle(post)))), depth + 0.08)
    brackets = [line(at(a, size * 1.005), at(a, under)) for a in range(0, 360, 5)]
    view.sheet.trace(together(*brackets), 1.1, faded(view.shade(depth + 0.35), 0.6))
    view.sheet.trace(ring(size * 1.008), 0.9, from_hex("FFE9B0", 0.55))
    if storey:
        _balustrade(view, size, depth)


def _middle(path: Path) -> Point:
    bounds = path.getBounds()
    return bounds.centerX(), bounds.centerY()


def _books(view: View, upper: float, lower: float, depth: float, chance: random.Random) -> None:
    """A ring of backs, upright towards the zenith; of one colour at a time, to draw them fast."""
    tones: dict[Colour, Path] = {}
    palette = [spine_colour(view, depth, chance) for _ in range(14)]
    angle = 0.0
    while angle < 360:
        wide = chance.uniform(0.7, 1.4)
        top = lower - (lower - upper) * chance.uniform(0.62, 0.9)
        book = stave(angle, angle + wide * 0.93, lower, top)
        if seen(_middle(book)) and chance.random() > 0.04:
            tones.setdefault(chance.choice(palette), Path()).addPath(book)
        angle += wide
    for colour, books in tones.items():
        view.sheet.fill(books, colour)
        view.sheet.trace(books, 0.5, from_hex("140802", 0.35))


def _balustrade(view: View, size: float, depth: float) -> None:
    """Little columns along a gallery's edge, a rail over them."""
    rail = size * 0.945
    view.sheet.cast(without(ring(rail + 1.2), ring(rail - 1.2)), -1, 4, 3, 0.4)
    columns = [line(at(a, size), at(a, rail)) for a in _every(3)]
    view.sheet.trace(together(*columns), size * 0.008, view.shade(depth + 0.12))
    view.sheet.trace(ring(rail), size * 0.014, view.shade(depth + 0.06))
    view.sheet.trace(ring(rail - size * 0.004), 0.7, from_hex("FFE9B0", 0.55))


def gallery_lamps(view: View) -> None:
    """A small lamp on every sixth column of every gallery."""
    for size in RINGS[1:4]:
        for angle in _every(18):
            x, y = at(angle, size * 0.93)
            view.sheet.glow(x, y, size * 0.085, AMBER, 0.8)
            view.sheet.fill(circle(x, y, size * 0.013), BULB)


def _every(step: int) -> list[int]:
    return list(range(step // 2, 360, step))


def paint(view: View) -> None:
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
    for x, y, size, turn in ((322, 306, 17, -22), (232, 372, 19, -8), (150, 384, 23, 14)):
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
