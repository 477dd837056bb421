"""The Library by day: the long hall before its great window. Everything runs to one point, and
books stand along both sides."""

import itertools
import math
import random

from build_scripts.art.drawing.colours import faded, from_hex, mixed
from build_scripts.art.drawing.paint import upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    arch,
    box,
    circle,
    inside,
    line,
    polygon,
    ridge,
    stroked,
    together,
    union,
    without,
)
from build_scripts.art.drawing.plants import cypress
from build_scripts.art.drawing.view import GLOW, MIDDLE, View
from build_scripts.art.scenes.library.furniture import (
    globe,
    lamplight,
    light_pool,
    reading_lamp,
    shelf_ladder,
)
from build_scripts.art.scenes.library.shelves import (
    book_pile,
    flying_book,
    open_book,
    recess_colour,
    spine_colour,
)

FAR = (210.0, 400.0)
"""The point where all lines meet, at the height of our eyes."""
TOP, FLOOR = -1.83, 1.14
"""Slopes at which the tops of the cases and the edge of the floor leave that point."""


def at(gap: float, slope: float) -> Point:
    """The point `gap` beside the far point, on the line of this slope. The left side of the hall
    has a negative gap."""
    return FAR[0] + gap, FAR[1] + abs(gap) * slope


def panel(near: float, far: float, top: float, low: float) -> Path:
    """A piece of a side wall between two gaps and two slopes."""
    return polygon(at(near, top), at(far, top), at(far, low), at(near, low))


def bay(view: View, near: float, far: float, rows: int, depth: float, seed: int) -> None:
    """Shelves along a side, from one gap to another, and the pillar at their near end."""
    chance = random.Random(seed)
    side = 1 if near > 0 else -1
    view.cut(panel(near, far, TOP, FLOOR), depth)
    pitch = (FLOOR - 0.10 - (TOP + 0.08)) / rows
    for row in range(rows):
        high = TOP + 0.08 + pitch * row
        low = high + pitch - 0.045
        hole = panel(near, far, high, low)
        view.sheet.fill(hole, recess_colour(view, depth))
        with view.sheet.clipped(hole):
            _books(view, abs(near), abs(far), side, (high, low), depth, chance)
            shadow = panel(near, far, high, high + pitch * 0.2)
            view.sheet.fill(shadow, from_hex("0A0402", 0.40))
        board = line(at(near, low), at(far, low))
        view.sheet.trace(board, 0.8, from_hex("FFE9B0", 0.40))
    view.cut(panel(near + side * 2, far, TOP - 0.05, TOP + 0.035), depth + 0.04)
    pillar = abs(near) * 0.06
    post = panel(near + side * 1, near - side * pillar, TOP - 0.03, FLOOR + 0.01)
    view.cut(post, depth + 0.06)
    groove = together(
        *(
            line(
                at(near - side * pillar * part, TOP + 0.14),
                at(near - side * pillar * part, FLOOR - 0.2),
            )
            for part in (0.3, 0.55, 0.8)
        )
    )
    view.sheet.trace(groove, 0.6, faded(view.shade(depth + 0.4), 0.7))
    view.cut(
        panel(near + side * 2, near - side * (pillar + 2), TOP - 0.08, TOP + 0.05), depth + 0.1
    )


def _books(
    view: View,
    near: float,
    far: float,
    side: int,
    shelf: tuple[float, float],
    depth: float,
    chance: random.Random,
) -> None:
    """Books of even thickness in the hall, so ever narrower for us: distance is 1 / gap."""
    high, low = shelf
    away = 1 / near
    while away < 1 / far:
        thick = chance.uniform(2.2e-4, 4.6e-4)
        first, last = 1 / away, 1 / (away + thick * 0.92)
        top = low - (low - high) * chance.uniform(0.62, 0.93)
        if chance.random() > 0.05:
            spine = panel(side * first, side * last, top, low)
            colour = spine_colour(view, depth, chance)
            view.sheet.fill(spine, colour)
            rounding = panel(side * first, side * (first - (first - last) * 0.3), top, low)
            view.sheet.fill(rounding, from_hex("140802", 0.25))
            if chance.random() < 0.4:
                band = top + (low - top) * 0.2
                stripe = panel(side * first, side * last, band, band + (low - top) * 0.06)
                view.sheet.fill(stripe, from_hex("FFE3A0", 0.55))
        away += thick


def floor(view: View, back: float, depth: float) -> None:
    """Chequered, from the gap at its back edge to our feet."""
    far_y, wide = FAR[1] + back * FLOOR, 700.0
    view.cut(polygon((-wide, far_y), (420 + wide, far_y), (420 + wide, 660), (-wide, 660)), depth)
    rows = [1 / (1 / back - 0.0016 * step) for step in range(9) if 1 / back - 0.0016 * step > 0.003]
    tiles = []
    for row, (here, nearer) in enumerate(itertools.pairwise(rows)):
        for column in range(-12, 12):
            if (row + column) % 2 == 0:
                left, right = column * 0.36, (column + 1) * 0.36
                y, low = FAR[1] + here * FLOOR, FAR[1] + nearer * FLOOR
                tiles.append(
                    polygon(
                        (FAR[0] + left * here, y),
                        (FAR[0] + right * here, y),
                        (FAR[0] + right * nearer, low),
                        (FAR[0] + left * nearer, low),
                    )
                )
    view.sheet.fill(together(*tiles), faded(view.shade(depth + 0.22), 0.45))


def lying(near: float, far: float, left: float, right: float, slope: float) -> Path:
    """A flat piece at the height of `slope`; left and right are shares of the gap."""
    return polygon(
        *(
            (FAR[0] + gap * edge, FAR[1] + gap * slope)
            for gap, edge in ((far, left), (far, right), (near, right), (near, left))
        )
    )


WINDOW = arch(210, 442, 236, 384)
"""The great window; its round head lies about the medallion."""
BIRDS = (
    (232, 398, 8, -8),
    (206, 374, 10, 10),
    (250, 358, 12, -14),
    (168, 352, 14, 8),
    (214, 326, 15, -6),
    (284, 314, 18, 12),
    (146, 300, 21, -16),
)
"""Books on the wing, as x, y, size and turn."""


def paint(view: View) -> None:
    view.sky()
    _country(view)
    _window_wall(view)
    view.medallion()
    view.sheet.glow(210, 372, 120, GLOW, 0.55)
    floor(view, 55, 0.20)
    for side in (-1, 1):
        bay(view, side * 82, side * 55, 8, 0.22, 5 + side)
        bay(view, side * 120, side * 84, 8, 0.40, 15 + side)
    _shafts(view)
    _carpet(view)
    for side in (-1, 1):
        bay(view, side * 196, side * 122, 8, 0.64, 25 + side)
    view.cut(shelf_ladder((116, 520), (80, 196), 26, 15), 0.66)
    _table(view)
    for x, y, size, turn in BIRDS:
        flying_book(view, x, y, size, turn, 0.15 + size / 40)
    _foreground(view)


def _country(view: View) -> None:
    trees = [
        cypress(x, 442, high, high * 0.16)
        for x, high in ((164, 84), (177, 112), (189, 78), (253, 92))
    ]
    dome = union(circle(222, 396, 17), box(205, 396, 34, 40), box(220.5, 370, 3, 14))
    view.cut(union(ridge(416, 12, 6, 46, jagged=False), dome), 0.06, rim=False)
    view.cut(union(ridge(428, 7, 8, 44, jagged=False), *trees), 0.14, rim=False)


def _window_wall(view: View) -> None:
    x, y = MIDDLE
    frame = without(WINDOW, arch(210, 442, 226, 379))
    bars = [box(x + dx - 1.4, y + 40, 2.8, 300) for dx in (-76, -38, 0, 38, 76)]
    bars += [box(88, level, 244, 2.4) for level in (300, 350, 400)]
    ring = without(circle(x, y, 106), circle(x, y, 103.6))
    spokes = [
        stroked(
            line(
                (x + math.cos(a) * 105, y + math.sin(a) * 105),
                (x + math.cos(a) * 116, y + math.sin(a) * 116),
            ),
            2,
        )
        for a in (math.pi * (1 + i / 12) for i in range(13))
    ]
    lattice = without(inside(union(*bars), WINDOW), circle(x, y, 104))
    view.cut(union(lattice, ring, frame, *spokes), 0.10)
    for grown, depth in ((0, 0.08), (24, 0.16), (56, 0.26)):
        hole = arch(210, 700, 236 + 2 * grown, 700 - 58 + grown * 1.6)
        opening = WINDOW if grown == 0 else hole
        view.cut(without(box(-20, -20, 460, 700), opening), depth)
    sill = box(80, 440, 260, 7)
    view.cut(sill, 0.16)


def _shafts(view: View) -> None:
    """Sunlight that falls in from the window."""
    for left, right, low_left, low_right in (
        (140, 176, 60, 128),
        (196, 222, 150, 206),
        (246, 282, 236, 320),
    ):
        beam = polygon((left, 300), (right, 300), (low_right, 560), (low_left, 560))
        light = upright(
            300, 560, [(0, faded(GLOW, 0.0)), (0.45, faded(GLOW, 0.30)), (1, faded(GLOW, 0.06))]
        )
        view.sheet.fill(beam, light, 3)


def _carpet(view: View) -> None:
    strip = lying(330, 57, -0.34, 0.16, FLOOR)
    view.cut_in(strip, mixed(view.shade(0.62), from_hex("7A3A1E"), 0.35), 0.25)
    diamonds = []
    for step in range(9):
        gap, nearer = 1 / (1 / 62 - 0.00145 * step), 1 / (1 / 62 - 0.00145 * (step + 1))
        half = (gap + nearer) / 2
        corners = ((gap, -0.09), (half, 0.02), (nearer, -0.09), (half, -0.20))
        diamonds.append(polygon(*((FAR[0] + g * w, FAR[1] + g * FLOOR) for g, w in corners)))
    view.sheet.fill(together(*diamonds), from_hex("E8B96A", 0.34))
    for inset in (0.03, 0.055):
        border = lying(330, 57.5, -0.34 + inset, 0.16 - inset, FLOOR)
        view.sheet.trace(border, 1.0, from_hex("FFE0A0", 0.8 if inset == 0.03 else 0.45))


def _table(view: View) -> None:
    """A long reading desk to the right, three lamps upon it."""
    near, far, left, height = 320.0, 66.0, 0.30, 0.62
    front = [(near, height), (near, FLOOR), (far, FLOOR - 0.04), (far, height)]
    view.cut(polygon(*((FAR[0] + gap * left, FAR[1] + gap * up) for gap, up in front)), 0.78)
    for gap in (76, 88, 104, 126, 158, 206):
        panel = [(gap, 0.72), (gap, 1.02), (gap * 1.1, 1.02), (gap * 1.1, 0.72)]
        frame = polygon(*((FAR[0] + wide * left, FAR[1] + wide * up) for wide, up in panel))
        view.sheet.trace(frame, 0.7, from_hex("FFE0A0", 0.35))
    view.cut(lying(near, far, left, 0.84, height), 0.66)
    edge = line(*((FAR[0] + gap * left, FAR[1] + gap * height) for gap in (near, far)))
    view.sheet.trace(edge, 1.2, from_hex("FFE0A0", 0.7))
    for gap, size in ((80, 32), (118, 50), (182, 84)):
        x, y = FAR[0] + gap * 0.60, FAR[1] + gap * height
        light_pool(view, x, y + size * 0.04, size * 0.8, 0.9)
        lamplight(view, x, y, size, 0.55)
        reading_lamp(view, x, y, size, 0.2 + gap / 400)
    open_book(view, 276, 502, 17, 0.8)


def _foreground(view: View) -> None:
    top = book_pile(view, 84, 552, 112, 3, 0.86, 4)
    globe(view, 78, top, 92, 0.72)
    view.cut(box(-10, 541, 440, 40), 0.95)
