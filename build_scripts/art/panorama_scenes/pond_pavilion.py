"""The Garden of the panorama: a pavilion and clipped trees at a pond."""

from __future__ import annotations

import random

from build_scripts.art.colours import faded, from_hex, mixed
from build_scripts.art.paint import upright
from build_scripts.art.panorama_scenes.night_ground import AXIS, LEFT, RIGHT, SHORE, stretched
from build_scripts.art.paths import box, ellipse, moved, ridge, union
from build_scripts.art.plants import round_tree
from build_scripts.art.scenes.garden_guests import swan
from build_scripts.art.scenes.pavilion import draw_pavilion
from build_scripts.art.scenes.topiary import draw_ball_tree, draw_cypress, hedge_arcade
from build_scripts.art.view import View
from build_scripts.art.water_plants import lily_pad, willow_strand


def draw_garden(view: View) -> None:
    """From far to near."""
    with stretched(view, 2.4):
        view.cut(ridge(410, 10, 6, 50, jagged=False), 0.34)
        view.cut(ridge(436, 7, 21, 50, jagged=False), 0.46)
    trees = [round_tree(x, 452, h, round(x)) for x, h in
             ((10, 60), (58, 44), (366, 46), (404, 66), (446, 50), (-30, 54))]  # fmt: skip
    view.cut(union(*trees), 0.36, rim=False)
    water, shore = box(LEFT, SHORE, RIGHT - LEFT, 400), SHORE
    _far_shore(view)
    r = view.ramp
    view.sheet.fill(
        water, upright(SHORE, 640, [(0, mixed(r[3], r[4], 0.4)), (0.5, r[4]), (1, r[5])])
    )
    canvas = view.sheet.canvas
    with view.sheet.clipped(water), view.sheet.veiled(0.5):
        canvas.save()
        canvas.translate(0, shore * 1.8)
        canvas.scale(1, -0.8)
        _far_shore(view)
        canvas.restore()
    view.sheet.fill(water, upright(shore, 640, [(0, faded(r[5], 0)), (1, faded(r[5], 0.7))]))
    view.cut(box(LEFT, shore - 2, RIGHT - LEFT, 4), 0.62)
    chance = random.Random(31)
    for _ in range(120):
        y = shore + 6 + 130 * chance.random() ** 1.4
        half, x = chance.uniform(8, 18) * (0.6 + (y - shore) / 60), chance.uniform(-60, 480)
        view.sheet.fill(ellipse(x, y, half, 0.6 + (y - shore) / 150), faded(r[1], 0.16))
    for x, y, half, notch in ((60, 506, 18, 200), (98, 520, 24, 20), (330, 504, 17, 190),
                              (366, 522, 26, 10), (300, 530, 16, 60)):  # fmt: skip
        view.cut(lily_pad(x, y, half, notch), 0.62)
    view.cut_in(moved(swan(), 148, 520, 24), mixed(from_hex("E7EAF5"), view.ramp[3], 0.5), 0.5)
    for x in (-6, 428):
        view.cut(box(x - 62, SHORE - 16, 124, 70, 8), 0.84)
        draw_ball_tree(view, x, SHORE - 6, 100, 0.78)
    for x, top, length in ((-40, 150, 210), (-26, 150, 150), (-54, 150, 262), (-68, 150, 190)):
        view.cut(willow_strand(x, top, length, 8, x + 100), 0.88, rim=False)


def _far_shore(view: View) -> None:
    for x, height in ((24, 150), (50, 116), (370, 120), (396, 156), (-20, 90), (440, 96)):
        draw_cypress(view, x, SHORE, height, 0.44, faded(view.ramp[5], 0.14))
    for left in (30, 288):
        view.cut(hedge_arcade(left, SHORE, 4, 24, 40), 0.5)
    view.sheet.glow(AXIS, SHORE - 50, 180, from_hex("FFF2C8"), 0.42)
    draw_pavilion(view, AXIS, SHORE - 1, 1.16, 0.46)
