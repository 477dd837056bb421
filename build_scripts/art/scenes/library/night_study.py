"""The Library by night: a desk at the window, one lamp burning."""

import random

from build_scripts.art.drawing.colours import faded, from_hex
from build_scripts.art.drawing.paint import upright
from build_scripts.art.drawing.paths import box, circle, inside, line, polygon, union, without
from build_scripts.art.drawing.view import MIDDLE, View
from build_scripts.art.scenes.library.furniture import (
    AMBER,
    candle,
    ink_and_quill,
    lamplight,
    light_pool,
    reading_lamp,
    shelf_ladder,
    vase,
)
from build_scripts.art.scenes.library.shelves import Bookcase, book_pile, flying_book, open_book

LAMP = (146.0, 488.0, 124.0)
"""Foot of the lamp, and its height."""
MOTHS = ((196, 350, 13, -12), (226, 318, 15, 10), (262, 300, 18, -10), (246, 384, 12, 16))
"""Books on the wing, as x, y, size and turn."""


def paint(view: View) -> None:
    view.sky(26, 620)
    _deep_night(view)
    _town(view)
    _window_wall(view)
    view.medallion()
    Bookcase(300, 66, 118, 420, 8, 41).draw(view, 0.52)
    Bookcase(4, 262, 98, 240, 5, 42).draw(view, 0.46)
    _on_the_low_case(view)
    view.cut(shelf_ladder((286, 500), (320, 92), 24, 19), 0.5)
    for x, y, size, turn in MOTHS:
        flying_book(view, x, y, size, turn, 0.3)
    view.fireflies(11, 300, 450, 9)
    _desk(view)


def _deep_night(view: View) -> None:
    """A plum shade over the sky, so that the lamp has the dark to itself."""
    plum = from_hex("1B1020")
    veil = upright(26, 440, [(0, faded(plum, 0.62)), (0.7, faded(plum, 0.30)), (1, faded(plum, 0))])
    view.sheet.flood(veil)


def _town(view: View) -> None:
    """Roofs outside, some of their windows lit."""
    chance = random.Random(12)
    for base, depth in ((372, 0.22), (398, 0.46), (424, 0.70)):
        left = 90 - chance.uniform(0, 20)
        while left < 320:
            left += _house(view, left, base, depth, chance)


def _house(view: View, left: float, base: float, depth: float, chance: random.Random) -> float:
    """One gabled house; returns how far its neighbour stands from it."""
    wide, top = chance.uniform(18, 30), base - chance.uniform(8, 34)
    middle, gable = left + wide / 2, top - wide * chance.uniform(0.45, 0.75)
    walls = polygon(
        (left, 480), (left, top), (middle, gable), (left + wide, top), (left + wide, 480)
    )
    chimney = box(left + wide * 0.68, gable + 2, 3.5, wide * 0.5)
    view.cut(union(walls, chimney), depth, rim=False)
    roof = line((left, top), (middle, gable), (left + wide, top))
    view.fine(roof, 0.8, 0.30)
    for row in range(2):
        for column in range(2):
            if chance.random() < 0.4:
                pane = box(left + wide * (0.24 + 0.36 * column), top + 3 + 11 * row, 3, 4.4)
                view.sheet.fill(pane, from_hex("FFC860", 0.6), 2.5)
                view.sheet.fill(pane, from_hex("FFE3A0"))
    return wide * chance.uniform(0.8, 1.0)


def _window_wall(view: View) -> None:
    """A broad casement; its bars stay clear of the medallion."""
    x, y = MIDDLE
    opening = box(40, 44, 340, 396, 4)
    bars = [box(x + dx - 1.5, 44, 3, 396) for dx in (-124, -62, 0, 62, 124)]
    bars += [box(40, level, 340, 3) for level in (300, 352, 402)]
    lattice = without(inside(union(*bars), opening), circle(x, y, 118))
    frame = without(opening, box(46, 50, 328, 384, 3))
    ring = without(circle(x, y, 119), circle(x, y, 116))
    view.cut(union(lattice, frame, ring), 0.40)
    view.cut(without(box(-20, -20, 460, 700), opening), 0.34)
    view.cut(box(30, 438, 360, 8), 0.2)


def _on_the_low_case(view: View) -> None:
    candle(view, 84, 251, 46, 0.4)
    vase(view, 50, 251, 44, 0.4)


def _desk(view: View) -> None:
    x, base, size = LAMP
    view.sheet.glow(x, base - size * 0.55, 190, AMBER, 0.40)
    top = polygon((-10, 460), (430, 460), (470, 526), (-50, 526))
    view.cut_in(top, from_hex("4A2A12"), 0.62)
    front = box(-20, 521, 460, 60)
    light_pool(view, x + 10, base + 4, 140, 0.75)
    lamplight(view, x, base, size, 0.8)
    book_pile(view, 64, 494, 80, 4, 0.62, 3)
    reading_lamp(view, x, base, size, 0.5)
    open_book(view, 226, 506, 54, 0.6)
    ink_and_quill(view, 308, 500, 28, 0.7)
    view.cut(front, 0.86)
