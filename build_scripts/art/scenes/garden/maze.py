"""The Garden at twilight: its round maze, seen between the open leaves of a wrought gate with
lanterns."""

import math
import random
from itertools import pairwise

from build_scripts.art.drawing.colours import Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paint import upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    box,
    circle,
    drawn,
    ellipse,
    mirrored,
    moved,
    polygon,
    ridge,
    smooth,
    stroked,
    together,
    union,
)
from build_scripts.art.drawing.plants import cypress, ivy_leaf, round_tree
from build_scripts.art.drawing.view import View
from build_scripts.art.scenes.garden.hedges import Ground, HedgePaper, arc, draw_hedge, spoke
from build_scripts.art.scenes.garden.pavilion import draw_birdcage

FLAME = [(0.0, from_hex("FFC86E")), (0.6, from_hex("FFF3C4")), (1.0, from_hex("FFD98A"))]


def draw_lantern(view: View, x: float, ground: float, size: float) -> None:
    """A lantern of four panes on a short foot; 34 wide and 62 high at size 1."""

    def placed(path: Path) -> Path:
        return moved(path, x, ground, size)

    view.sheet.glow(x, ground - 26 * size, 70 * size, from_hex("FFD98A"), 0.75)
    pane = polygon((-8, -12), (-11.5, -40), (11.5, -40), (8, -12))
    roof = drawn((-15, -40), (-8, -46, -4, -56), (4, -56), (8, -46, 15, -40))
    body = union(
        roof, circle(0, -59, 3.2), box(-10.5, -13, 21, 4), box(-3, -10, 6, 6), box(-9, -5, 18, 5)
    )
    bars = [
        stroked(polygon((foot, -12), (head, -40)), 1.6)
        for foot, head in ((-8, -11.5), (0, 0), (8, 11.5))
    ]
    view.cut(placed(union(body, *bars)), 0.95)
    view.lit(placed(pane), 0.9)
    view.sheet.fill(placed(pane), upright(ground - 40 * size, ground - 12 * size, FLAME))
    view.sheet.fill(placed(together(*bars)), view.shade(0.95))


PIER = 54.0
"""The middle of the left pier."""
QUIET_CORNER = (384.0, 520.0)
"""Kept free for a later mark."""
HINGE, EDGE = 76.0, 148.0
"""Hinge of the left leaf, and its free edge, which is farther away."""


def draw_gate(view: View) -> None:
    """A gate whose leaves both stand open; steps lead down between them."""
    _terrace(view)
    left = _leaf()
    view.cut(union(left, mirrored(left, 210)), 0.93)
    for x in (PIER, 420 - PIER):
        _pier(view, x)


def _terrace(view: View) -> None:
    for top, half, depth in ((512, 76, 0.66), (521, 92, 0.76), (531, 112, 0.86)):
        left, right = 210 - half, 210 + half
        view.cut(polygon((left, top), (right, top), (right + 8, 640), (left - 8, 640)), depth)
    wall = drawn((0, 514), (112, 514), (96, 560), (96, 640), (0, 640))
    for half_wall in (wall, mirrored(wall, 210)):
        view.cut(half_wall, 0.9)


def _pier(view: View, x: float) -> None:
    shaft = union(
        box(x - 21, 300, 42, 300),
        box(x - 27, 288, 54, 8, 2),
        box(x - 24, 294, 48, 8),
        box(x - 28, 506, 56, 60),
        box(x - 25, 498, 50, 10),
    )
    view.cut(shaft, 0.9)
    for y in range(322, 498, 26):
        view.sheet.fill(box(x - 21, y, 42, 1.4), faded(view.ramp[5], 0.55))
        view.sheet.fill(box(x - 21, y + 1.4, 42, 0.8), faded(view.ramp[1], 0.16))
    _ivy(view, x)
    draw_lantern(view, x, 288, 1.0)


def _ivy(view: View, x: float) -> None:
    """Leaves that climb a pier."""
    chance = random.Random(round(x))
    for tone, count in ((0.78, 60), (0.62, 46), (0.5, 30)):
        leaves = []
        for _ in range(count):
            up = chance.random() ** 1.5
            aside = chance.uniform(-1, 1) * (26 - 18 * up)
            trail = 9 * math.sin(up * 7 + x)
            y = 540 - 205 * up
            if math.dist((x + trail + aside, y), QUIET_CORNER) < 30:
                continue
            leaves.append(
                moved(
                    ivy_leaf(), x + trail + aside, y,
                    chance.uniform(5, 8.5) * (1.1 - 0.4 * up), chance.uniform(120, 240),
                )
            )  # fmt: skip
        sprays = together(*leaves)
        view.sheet.cast(sprays, -1, 2, 1.6, 0.45)
        view.sheet.fill(sprays, mixed(view.shade(tone), view.ramp[5], 0.25))


def _on_leaf(along: float, up: float) -> Point:
    """A place on the left leaf: along from hinge 0 to edge 1, up from foot 0 to the upper rail
    1."""
    across = HINGE + (EDGE - HINGE) * (along * 1.18 - 0.18 * along * along)
    low, high = 540 - 34 * along, 340 + 12 * along
    return across, low + (high - low) * up


def _bar(width: float, *places: Point) -> Path:
    """An iron bar along places on the left leaf."""
    return stroked(smooth([_on_leaf(*place) for place in places]), width)


def _crown(along: float) -> float:
    """Height to which the leaf's top swings there."""
    return 0.84 + 0.26 * math.cos(math.pi * along)


def _leaf() -> Path:
    """The left leaf, half open: it narrows towards its free edge."""
    parts = [
        _bar(4.2, (0, -0.01), (0, 1.12)),
        _bar(3.2, (1, 0), (1, 0.86)),
        _bar(3.0, *((i / 12, _crown(i / 12)) for i in range(13))),
        *(_bar(2.6, (0, up), (0.5, up), (1, up)) for up in (0.06, 0.34, 0.40)),
    ]
    spear = drawn((0, -9), (5, -2, 0, 3), (-5, -2, 0, -9))
    for i in range(1, 7):
        along, tip = i / 7, _crown(i / 7) + 0.05
        parts += [_bar(1.9, (along, 0.06), (along, tip)), moved(spear, *_on_leaf(along, tip))]
    for i in range(7):
        along = (i + 0.5) / 7
        parts.append(stroked(_scroll(*_on_leaf(along, 0.2), 9 - 3 * i / 7), 1.5))
        parts.append(stroked(circle(*_on_leaf(along, 0.37), 3.6 - 1.2 * i / 7), 1.3))
    return union(*parts)


def _scroll(x: float, y: float, size: float) -> Path:
    points = []
    for end in (-1, 1):
        curl = []
        for i in range(13):
            turn = math.radians(-90 + 30 * i)
            reach = 0.42 - 0.024 * i
            curl.append(
                (x + end * size * (0.04 + math.cos(turn) * reach),
                 y + end * size * (0.62 + math.sin(turn) * reach))
            )  # fmt: skip
        points += curl[::-1] if end < 0 else curl
    return smooth(points)


GROUND = Ground(horizon=262, reach=512)
HEART = 320.0
"""Distance ahead of the maze's middle."""
DUSK = from_hex("FFB765")
VIOLET = from_hex("3A1F5E")
EVENING = [
    (0.0, from_hex("15294A")), (0.35, from_hex("245565")), (0.58, from_hex("5E9A86")),
    (0.76, from_hex("E3C081")), (0.90, from_hex("FFA65C")), (1.0, from_hex("FFC27A")),
]  # fmt: skip
"""The sky after sunset: warmer than the Garden's papers."""

RINGS = (
    (102.0, ((-84, 262),)),
    (80.0, ((104, 250), (262, 452))),
    (58.0, ((-70, 84), (98, 276))),
    (36.0, ((-100, 30), (50, 244))),
)
"""Radius, and from where to where each hedge goes round: degrees, 0 right and 90 away."""
SPOKES = ((80, 102, 200), (80, 102, 340), (58, 80, 60), (58, 80, 150), (36, 58, 225), (36, 58, 350))


def paint_twilight(view: View) -> None:
    """Dark to both sides, light in the heart of the maze and over the hills."""
    view.sheet.flood(upright(26, 400, EVENING))
    view.sheet.glow(210, 372, 200, DUSK, 0.7)
    view.medallion()
    _horizon(view)
    _maze(view)
    draw_gate(view)
    view.fireflies(23, 350, 500, 12)


def _horizon(view: View) -> None:
    ridges = ((340, 9, 44, 0.02), (356, 7, 31, 0.16))
    for y, rise, seed, depth in ridges:
        view.cut_in(ridge(y, rise, seed, 66, jagged=False), _dusky(view, depth), depth)
    trees = [round_tree(x, 390, h, x) for x, h in ((120, 34), (148, 28), (272, 26), (298, 36))]
    tall = [cypress(x, 392, h, h * 0.22) for x, h in ((104, 76), (134, 58), (318, 84), (288, 56))]
    view.cut_in(union(*trees, *tall), _dusky(view, 0.32), 0.25, rim=False)
    view.cut_in(ridge(376, 4, 12, 44, jagged=False), _dusky(view, 0.38), 0.3)


def _dusky(view: View, depth: float) -> Colour:
    """Paper in the violet of the hour."""
    return (*mixed(view.shade(depth), VIOLET, 0.16)[:3], 255)


def _maze(view: View) -> None:
    """The maze, drawn from far to near; the garden house comes into its heart when half is
    drawn."""
    _lawn(view)
    paper = HedgePaper(
        upright(380, 520, [(0, view.shade(0.36)), (1, view.shade(0.62))]),
        upright(380, 520, [(0, view.shade(0.74)), (1, view.shade(0.98))]),
        from_hex("FFE2A6", 0.55),
    )
    hedges = sorted(_hedges(), key=_nearness)
    behind = [hedge for hedge in hedges if min(away for _, away in hedge) >= HEART - 4]
    for hedge in behind:
        draw_hedge(view, GROUND, hedge, 10, paper)
    x, y = GROUND.seen(0, HEART)
    draw_birdcage(view, x, y + 4, 0.82, 0.7)
    for hedge in hedges[len(behind) :]:
        draw_hedge(view, GROUND, hedge, 10, paper)
    for across, away in ((-16, 206), (16, 206)):
        draw_lantern(view, *GROUND.seen(across, away), 0.5)


def _lawn(view: View) -> None:
    lawn = ellipse(210, 452, 320, 76)
    light, deep = mixed(from_hex("FFD9A0"), view.ramp[1], 0.45), mixed(view.ramp[3], VIOLET, 0.3)
    view.sheet.cast(lawn, 0, -2, 4, 0.3)
    view.sheet.fill(lawn, upright(380, 520, [(0, light), (1, deep)]))


def _hedges() -> list[list[Point]]:
    """The corners of every hedge on the ground."""
    bent = [
        arc(HEART, radius, 9, *half)
        for radius, hedges in RINGS
        for start, end in hedges
        for half in _halves(start, end)
    ]
    straight = [spoke(HEART, inner + 3, outer - 3, 8, degrees) for inner, outer, degrees in SPOKES]
    return bent + straight


def _nearness(hedge: list[Point]) -> float:
    distances = [away for _, away in hedge]
    return -max(distances) - min(distances)


def _halves(start: float, end: float) -> list[tuple[float, float]]:
    """An arc in pieces that lie wholly behind or before the middle."""
    cuts = [start, *(cut for cut in (0, 180, 360, 540) if start < cut < end), end]
    return list(pairwise(cuts))
