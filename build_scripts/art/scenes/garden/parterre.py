"""The Garden by day: the straight way between clipped and flowering beds, past the fountain to the
pavilion."""

import random

from build_scripts.art.drawing.colours import WHITE, faded, from_hex, mixed
from build_scripts.art.drawing.paint import upright
from build_scripts.art.drawing.paths import (
    box,
    circle,
    drawn,
    ellipse,
    moved,
    ridge,
    together,
    union,
)
from build_scripts.art.drawing.plants import blossom, flower, foliage, frond, round_tree
from build_scripts.art.drawing.view import View
from build_scripts.art.scenes.garden.hedges import (
    Ground,
    HedgePaper,
    draw_ball,
    draw_ball_tree,
    draw_cypress,
    draw_hedge,
    hedge_arcade,
    plain,
    pot,
    strip,
)
from build_scripts.art.scenes.garden.pavilion import balustrade, draw_fountain, draw_pavilion

GROUND = Ground(horizon=366)
INNER, OUTER, THICK = 60.0, 190.0, 11.0
"""Inner and outer edge of a bed, from the middle of the way, and the width of its hedges."""


def draw_beds(view: View) -> None:
    """Two beds on each side, the far ones first."""
    for near, far, depth in ((620, 880, 0.46), (375, 535, 0.62)):
        for side in (-1, 1):
            _bed(view, side, near, far, depth)


def _bed(view: View, side: int, near: float, far: float, depth: float) -> None:
    """Flowers edged with box, a clipped ball at the corner next to the way."""
    top, wall = mixed(view.shade(depth - 0.08), WHITE, 0.12), view.shade(depth + 0.22)
    paper = HedgePaper(plain(top), plain(wall), faded(WHITE, 0.5))

    def plant(left: float, first: float, right: float, last: float) -> None:
        ends = sorted((side * left, side * right))
        draw_hedge(view, GROUND, strip(ends[0], first, ends[1], last), 6, paper)

    plant(INNER, far - THICK * 1.6, OUTER, far)
    _flowers(view, side, near, far)
    plant(OUTER - THICK, near + 12, OUTER, far - 12)
    plant(INNER, near + 12, INNER + THICK, far - 12)
    plant(INNER, near, OUTER, near + THICK * 1.6)
    x, y = GROUND.seen(side * (INNER + 5), near + 8, 6)
    radius = 11 * GROUND.reach / near
    draw_ball(view, x, y - radius * 0.8, radius, depth)


def _flowers(view: View, side: int, near: float, far: float) -> None:
    """White rows of flowers, and golden ones between them."""
    chance = random.Random(round(near) + side)
    white, gold = faded(mixed(view.ramp[0], WHITE, 0.6), 0.95), from_hex("F6D98C")
    rows, columns = 5, 11
    for row in range(rows):
        away = far - 32 - (far - near - 70) * row / (rows - 1)
        size = GROUND.reach / away
        heads = []
        for column in range(columns):
            across = INNER + 20 + (OUTER - INNER - 40) * (column + 0.5 * (row % 2)) / columns
            x, y = GROUND.seen(side * (across + chance.uniform(-2, 2)), away, 4)
            turn, radius = chance.uniform(0, 72), chance.uniform(2.6, 3.6) * size
            heads.append(moved(blossom(radius, turn), x, y, high=0.75))
        view.sheet.fill(together(*heads), gold if row % 2 else white)


BLOSSOMS = (
    (126, 526, 9),
    (146, 536, 6.5),
    (103, 514, 6),
    (296, 529, 8.5),
    (276, 537, 6),
    (318, 515, 5.5),
)
GRAVEL = from_hex("FBF6DC")


def paint_day(view: View) -> None:
    """The garden by day: every path leads to the pavilion in the middle."""
    view.sky()
    _clouds(view)
    view.medallion()
    _hills(view)
    _far_garden(view)
    draw_pavilion(view, 210, 416, 0.92, 0.34)
    _lawn(view)
    draw_beds(view)
    draw_fountain(view, 210, 516, 0.86, 0.68)
    _near_hedges(view)
    _foreground(view)


def _clouds(view: View) -> None:
    pale = mixed(view.ramp[0], WHITE, 0.45)
    for y, seed, puffs in ((306, 3, 7), (330, 8, 9)):
        for side in (-1, 1):
            chance = random.Random(seed + side)
            lumps = [
                ellipse(
                    210 + side * (196 - i * 15), y + i * 2.2, 21, 15 * chance.uniform(0.6, 1.25)
                )
                for i in range(puffs)
            ]
            bank = union(*lumps)
            light = upright(y - 20, y + 20, [(0, faded(pale, 0.8)), (1, faded(pale, 0.0))])
            view.sheet.fill(bank, light)


def _hills(view: View) -> None:
    view.cut(ridge(352, 9, 6, 74, jagged=False), 0.0)
    trees = [round_tree(x, 372, h, x) for x, h in ((118, 30), (142, 22), (284, 24), (306, 32))]
    view.cut(union(*trees), 0.08, rim=False)
    view.cut(ridge(366, 6, 21, 60, jagged=False), 0.10)
    groves = ((58, 128), (40, 96), (82, 92), (362, 136), (382, 100), (340, 98))
    for x, height in groves:
        draw_cypress(view, x, 402, height, 0.24, faded(WHITE, 0.12))


def _far_garden(view: View) -> None:
    view.cut(box(0, 396, 420, 60), 0.26)
    for left in (30, 268):
        view.cut(hedge_arcade(left, 410, 5, 23, 34), 0.28)
    view.cut(box(0, 409, 420, 60), 0.3)


def _lawn(view: View) -> None:
    lawn = box(0, 415, 420, 200)
    stops = [(0.0, mixed(view.shade(0.22), WHITE, 0.15)), (1.0, view.shade(0.55))]
    view.sheet.cast(lawn, 0, -2, 3, 0.25)
    view.sheet.fill(lawn, upright(414, 560, stops))
    for left, right in ((30, 150), (270, 392)):
        view.cut(balustrade(left, right, 408, 13, 16), 0.40)
    gravel = union(
        GROUND.patch([(-36, 1010), (36, 1010), (44, 260), (-44, 260)]),
        ellipse(210, 511, 132, 23),
        GROUND.patch([(-260, 620), (260, 620), (260, 540), (-260, 540)]),
    )
    pale = mixed(GRAVEL, WHITE, 0.2)
    view.sheet.fill(gravel, upright(414, 550, [(0, pale), (1, from_hex("F3E6A8"))]))
    view.sheet.trace(gravel, 1.2, faded(view.ramp[4], 0.25))


def _near_hedges(view: View) -> None:
    for x in (66, 354):
        view.cut(pot(x, 512, 34), 0.80)
        draw_ball_tree(view, x, 480, 92, 0.70)
    for left, right in ((0, 92), (328, 420)):
        hedge = box(left, 502, right - left, 120, 8)
        view.cut(hedge, 0.84)
        with view.sheet.clipped(hedge):
            view.sheet.fill(foliage(left, 500, right - left, 60, 6, left + 7), faded(WHITE, 0.05))


def _foreground(view: View) -> None:
    bank = drawn(
        (0, 534),
        (70, 524, 130, 541),
        (210, 556, 290, 541),
        (350, 524, 420, 532),
        (420, 640),
        (0, 640),
    )
    view.cut(bank, 0.94)
    fronds = (
        (58, 566, 132, -16, -44), (30, 560, 120, 4, 22), (70, 570, 118, 14, 52),
        (112, 568, 84, 22, 48), (362, 566, 100, 16, 30), (340, 570, 112, -14, -52),
        (306, 568, 82, -22, -48), (96, 572, 70, -8, -30),
    )  # fmt: skip
    for i, (x, ground, length, lean, bend) in enumerate(fronds):
        view.cut(frond(x, ground, length, lean, bend), (0.92, 0.76, 0.86)[i % 3], rim=False)
    for x, y, radius in BLOSSOMS:
        view.cut_in(flower(x, y, radius, x), mixed(view.ramp[0], WHITE, 0.4), 0.5)
        view.sheet.fill(circle(x, y, radius * 0.24), from_hex("F3C66A"))
