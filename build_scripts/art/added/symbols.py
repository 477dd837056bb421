"""The icons of the cards and the achievements that editions add: unit space, centre 0,0, radius 1,
y down."""

from __future__ import annotations

import math
from collections.abc import Callable

from build_scripts.art.added.knot import knot
from build_scripts.art.paths import (
    Path,
    box,
    circle,
    drawn,
    ellipse,
    inside,
    line,
    moved,
    polygon,
    spark,
    stroked,
    union,
    without,
)


def tower() -> Path:
    """A slender tower with battlements and three lit storeys cut out of it."""
    body = polygon((-0.34, -0.5), (0.34, -0.5), (0.44, 0.8), (-0.44, 0.8))
    crown = union(box(-0.48, -0.72, 0.96, 0.26), *(box(x, -0.98, 0.2, 0.3) for x in CRENELS))
    storeys = [box(-0.22, y, 0.44, 0.17, 0.06) for y in (-0.3, 0.06, 0.42)]
    return union(without(union(body, crown), *storeys), box(-0.62, 0.78, 1.24, 0.2))


CRENELS = (-0.48, -0.1, 0.28)


def tower_stands() -> Path:
    """A tower on a shield."""
    shield = drawn((0, -1), (0.45, -0.78, 0.86, -0.78), (0.9, 0.3, 0.6, 0.72, 0, 1),
                   (-0.6, 0.72, -0.9, 0.3, -0.86, -0.78), (-0.45, -0.78, 0, -1))  # fmt: skip
    within = moved(shield, 0, 0, 0.86)
    return union(without(shield, within), moved(tower(), 0, 0.0, 0.56))


def tower_falls() -> Path:
    """A tower that breaks: its upper half leans, and stones lie at its foot."""
    whole = tower()
    crack = polygon((-2, -3), (2, -3), (2, 0.12), (0.2, 0.0), (0.05, 0.26), (-0.2, 0.1), (-2, 0.3))
    lower, upper = without(whole, crack), inside(whole, crack)
    stone = box(-0.11, -0.1, 0.22, 0.2, 0.03)
    stones = [
        moved(stone, x, y, turn=turn)
        for x, y, turn in ((0.66, 0.52, 20.0), (0.9, 0.84, -12.0), (0.62, 0.86, 40.0))
    ]
    return union(moved(lower, -0.24, 0), moved(upper, 0.02, -0.04, turn=24), *stones)


def goal() -> Path:
    """The tab of a page, a keyhole cut out of it, over a folded corner."""
    page = drawn((-0.62, 0.95), (-0.62, -0.3), (-0.62, -0.95, 0, -0.95), (0.62, -0.95, 0.62, -0.3),
                 (0.62, 0.55), (0.2, 0.95))  # fmt: skip
    fold = polygon((0.62, 0.62), (0.62, 0.95), (0.28, 0.95))
    hole = union(circle(0, -0.32, 0.24), polygon((-0.09, -0.24), (0.09, -0.24), (0.2, 0.4),
                                                 (-0.2, 0.4)))  # fmt: skip
    return union(without(page, hole), fold)


def spells() -> Path:
    """A page with three ribbons that hang out of it."""
    page = box(-0.8, -0.95, 1.6, 1.05, 0.1)
    lines = [box(-0.55, y, 1.1, 0.12, 0.05) for y in (-0.7, -0.42, -0.14)]
    ribbons = [
        polygon((x - 0.2, 0.1), (x + 0.2, 0.1), (x + 0.2, low), (x, low - 0.18), (x - 0.2, low))
        for x, low in ((-0.52, 0.7), (0, 0.96), (0.52, 0.7))
    ]
    return union(without(page, *lines), *ribbons)


def prophecy() -> Path:
    """An eye that looks from under a pile of cards."""
    lid = drawn((-0.78, 0.52), (0, -0.16, 0.78, 0.52), (0, 1.2, -0.78, 0.52))
    eye = union(without(lid, circle(0, 0.52, 0.28)), circle(0, 0.52, 0.13))
    pile = [box(-0.72, y, 1.44, 0.17, 0.05) for y in (-0.96, -0.67, -0.38)]
    return union(eye, *pile)


def planning() -> Path:
    """Two tabs that change places."""
    left = drawn((-0.92, 0.42), (-0.92, -0.1), (-0.92, -0.42, -0.55, -0.42),
                 (-0.18, -0.42, -0.18, -0.1), (-0.18, 0.42))  # fmt: skip
    tabs = [left, moved(left, wide=-1.0)]
    above = stroked(line((-0.5, -0.62), (-0.3, -0.84), (0.42, -0.84)), 0.13)
    head = polygon((0.36, -1.02), (0.36, -0.56), (0.74, -0.72))
    arrow = union(above, moved(head, 0.0, -0.02))
    hollow = without(tabs[1], moved(tabs[1], 0.11, 0.04, 0.8))
    return union(tabs[0], hollow, arrow, moved(arrow, 0.0, 0.02, turn=180.0))


def punishment() -> Path:
    """A moth that is struck out."""
    wing = drawn((0.05, -0.1), (0.3, -0.85, 0.85, -0.75, 0.9, -0.55), (0.9, -0.1, 0.55, 0.08),
                 (0.75, 0.2, 0.62, 0.68, 0.42, 0.72), (0.2, 0.7, 0.1, 0.4, 0.05, 0.25))  # fmt: skip
    moth = union(wing, moved(wing, wide=-1.0), ellipse(0, 0.1, 0.11, 0.5))
    stroke = line((-0.9, 0.9), (0.9, -0.9))
    return union(without(moth, stroked(stroke, 0.42, round_ends=False)), stroked(stroke, 0.18))


def incantation() -> Path:
    """Five cards in an arc; the middle one shines."""
    cards = []
    for number, turn in enumerate((-56, -28, 0, 28, 56)):
        card = box(-0.17, -0.24, 0.34, 0.48, 0.05)
        if number == 2:
            card = without(card, moved(spark(), 0, 0, 0.2))
        angle = math.radians(turn)
        cards.append(moved(card, 0.8 * math.sin(angle), 0.62 - 0.9 * math.cos(angle), turn=turn))
    mouth = drawn((-0.42, 0.55), (0, 0.2, 0.42, 0.55), (0, 0.98, -0.42, 0.55))
    lips = without(mouth, drawn((-0.24, 0.56), (0, 0.46, 0.24, 0.56), (0, 0.7, -0.24, 0.56)))
    return union(*cards, lips)


def three_doors() -> Path:
    """Side by side, the middle one taller."""
    doors = []
    for x, top in ((-0.64, -0.42), (0, -0.66), (0.64, -0.42)):
        frame = union(circle(x, top, 0.28), box(x - 0.28, top, 0.56, 0.86 - top))
        inner = union(circle(x, top, 0.17), box(x - 0.17, top, 0.34, 0.86 - top))
        leaf = union(circle(x, top, 0.11), box(x - 0.11, top, 0.22, 0.86 - top))
        doors.append(union(without(frame, inner), without(leaf, circle(x + 0.05, 0.2, 0.045))))
    return union(*doors, box(-0.98, 0.82, 1.96, 0.12))


ADDED: dict[str, Callable[[], Path]] = {
    "kind-G": knot,
    "kind-T": tower,
    "tower-stands": tower_stands,
    "tower-falls": tower_falls,
    "kind-P": goal,
    "kind-SP": spells,
    "spell-prophecy": prophecy,
    "spell-planning": planning,
    "spell-punishment": punishment,
    "incantation": incantation,
    "three-doors": three_doors,
}
"""By what they stand for."""
