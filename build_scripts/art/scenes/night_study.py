"""The Library by night: a desk at the window, one lamp burning."""

from __future__ import annotations

import random

from build_scripts.art.colours import faded, from_hex, mixed
from build_scripts.art.paint import upright
from build_scripts.art.paths import (
    Path, box, circle, drawn, inside, line, polygon, together, union, without,
)  # fmt: skip
from build_scripts.art.scenes.books import book_pile, flying_book, open_book
from build_scripts.art.scenes.furniture import bust, globe, ink_and_quill
from build_scripts.art.scenes.reading_lamps import (
    WARM, candle, lamplight, light_pool, reading_lamp,
)  # fmt: skip
from build_scripts.art.scenes.shelves import Bookcase, shelf_ladder
from build_scripts.art.view import MIDDLE, View

LAMP = (150.0, 500.0, 132.0)
"""Where it stands, and how tall it is."""
MOTHS = ((196, 350, 13, -12), (226, 318, 15, 10), (262, 300, 18, -10), (246, 384, 12, 16))
"""Books on the wing, as x, y, size and turn."""


def paint(view: View) -> None:
    view.sky(26, 470)
    _town(view)
    _window_wall(view)
    view.medallion()
    Bookcase(300, 66, 118, 420, 8, 41).draw(view, 0.36)
    Bookcase(4, 262, 98, 240, 5, 42).draw(view, 0.30)
    _on_the_low_case(view)
    view.cut(shelf_ladder((284, 512), (318, 92), 24, 19), 0.5)
    for x, y, size, turn in MOTHS:
        flying_book(view, x, y, size, turn, 0.3)
    _desk(view)


def _town(view: View) -> None:
    """Roofs outside, some of their windows lit."""
    chance = random.Random(12)
    for base, depth, seed in ((392, 0.30, 0), (412, 0.46, 1)):
        x, houses, lights = 90.0, [], []
        while x < 320:
            wide, high = chance.uniform(18, 34), chance.uniform(14, 44)
            top = base - high
            houses.append(
                polygon(
                    (x, 480),
                    (x, top),
                    (x + wide / 2, top - wide * 0.5),
                    (x + wide, top),
                    (x + wide, 480),
                )
            )
            for _ in range(2 + seed):
                at = (x + chance.uniform(4, wide - 6), top + chance.uniform(4, high))
                lights.append(box(*at, 2.6, 3.6))
            x += wide * chance.uniform(0.85, 1.1)
        view.cut(union(*houses), depth)
        view.sheet.fill(together(*lights), from_hex("FFDE94", 0.5), 2.5)
        view.sheet.fill(together(*lights), from_hex("FFE3A0"))


def _window_wall(view: View) -> None:
    """A broad casement; its bars stay clear of the medallion."""
    x, y = MIDDLE
    opening = box(86, 44, 248, 396, 4)
    bars = [box(x + dx - 1.5, 44, 3, 396) for dx in (-62, 0, 62)]
    bars += [box(86, level, 248, 3) for level in (300, 352, 402)]
    lattice = without(inside(union(*bars), opening), circle(x, y, 118))
    frame = without(opening, box(92, 50, 236, 384, 3))
    ring = without(circle(x, y, 119), circle(x, y, 116))
    view.cut(union(lattice, frame, ring), 0.20)
    view.cut(without(box(-20, -20, 460, 700), opening), 0.12)
    view.cut(box(76, 438, 268, 8), 0.2)


def _on_the_low_case(view: View) -> None:
    candle(view, 84, 251, 46, 0.4)
    bust(view, 50, 251, 44, 0.4)


def _desk(view: View) -> None:
    x, base, size = LAMP
    view.sheet.glow(x, base - size * 0.55, 210, WARM, 0.42)
    top = polygon((-10, 474), (430, 474), (470, 534), (-50, 534))
    view.cut(top, 0.42)
    front = box(-20, 530, 460, 60)
    light_pool(view, x + 10, base + 4, 140, 0.75)
    book_pile(view, 66, 500, 84, 4, 0.62, 3)
    lamplight(view, x, base, size, 0.8)
    reading_lamp(view, x, base, size, 0.5)
    open_book(view, 222, 516, 48, 0.6)
    ink_and_quill(view, 300, 512, 26, 0.7)
    view.cut(front, 0.86)
