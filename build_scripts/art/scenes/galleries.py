"""Round galleries full of books, seen from below: rings that run to the zenith."""

from __future__ import annotations

import math
import random

from build_scripts.art.colours import Colour, faded, from_hex, mixed
from build_scripts.art.paths import Path, Point, box, circle, line, polygon, together, without
from build_scripts.art.scenes.reading_lamps import AMBER, BULB
from build_scripts.art.scenes.shelves import recess_colour, spine_colour
from build_scripts.art.view import View

ZENITH = (210.0, 172.0)
"""Where everything upright runs to."""
OFFSET = 0.16
"""How far we stand from the middle, as a share of a ring's size: the wall before us shows more."""
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
    """Whether the window shows it."""
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
