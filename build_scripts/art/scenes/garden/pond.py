"""The Garden by night: the pavilion and a round bridge over the pond, both again in the water, the
far shore, and the near bank under a willow."""

import random

from build_scripts.art.drawing.colours import WHITE, Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paint import upright
from build_scripts.art.drawing.paths import (
    box,
    circle,
    drawn,
    ellipse,
    moved,
    ridge,
    union,
    without,
)
from build_scripts.art.drawing.plants import (
    blade,
    bulrush,
    frond,
    lily_pad,
    lotus,
    round_tree,
    willow_strand,
)
from build_scripts.art.drawing.view import GLOW, PALE_SILVER, View
from build_scripts.art.scenes.garden.guests import swan
from build_scripts.art.scenes.garden.hedges import draw_cypress
from build_scripts.art.scenes.garden.pavilion import draw_pavilion

SHORE = 410.0
"""Height at which the water begins."""
PAVILION = 282.0


def draw_far_shore(view: View) -> None:
    """The far shore, all of it upside down in the water again."""
    view.cut(ridge(350, 9, 14, 70, jagged=False), 0.02)
    trees = [round_tree(x, 400, h, x) for x, h in ((186, 40), (206, 30), (60, 52), (350, 44))]
    view.cut(union(*trees), 0.2, rim=False)
    view.cut(ridge(384, 5, 5, 50, jagged=False, base=SHORE + 6), 0.24)
    for x, height in ((342, 118), (366, 142), (386, 110), (222, 84), (42, 120), (78, 88)):
        draw_cypress(view, x, SHORE, height, 0.42, faded(view.ramp[5], 0.14))
    view.sheet.glow(PAVILION, 376, 110, GLOW, 0.42)
    draw_pavilion(view, PAVILION, SHORE - 1, 0.88, 0.52)
    _bridge(view, 132)


def _bridge(view: View, x: float) -> None:
    """A bridge whose arch and its likeness in the water make a full ring."""
    deck = drawn(
        (x - 78, SHORE + 3),
        (x - 40, SHORE - 10, x - 38, SHORE - 52, x, SHORE - 52),
        (x + 38, SHORE - 52, x + 40, SHORE - 10, x + 78, SHORE + 3),
    )
    span = without(deck, circle(x, SHORE + 3, 37))
    posts = []
    for i in range(-5, 6):
        across = i * 10.5
        top = SHORE - 50 + (abs(across) / 62) ** 2.1 * 42
        posts.append(box(x + across - 0.9, top - 9, 1.8, 14))
    rail = drawn(
        (x - 63, SHORE - 18),
        (x - 36, SHORE - 34, x - 30, SHORE - 61, x, SHORE - 61),
        (x + 30, SHORE - 61, x + 36, SHORE - 34, x + 63, SHORE - 18),
        closed=False,
    )
    posts += [box(x + across - 1.4, SHORE - 34, 2.8, 36) for across in (-63, 63)]
    view.cut(union(*posts), 0.56, rim=False)
    for across in (-63, 63):
        view.sheet.glow(x + across, SHORE - 38, 24, GLOW, 0.6)
        view.lit(circle(x + across, SHORE - 38, 4.2), 0.8)
    view.sheet.trace(rail, 2, view.shade(0.56))
    view.cut(span, 0.6)
    view.fine(
        drawn(
            (x - 36, SHORE),
            (x - 34, SHORE - 36, x, SHORE - 36),
            (x + 34, SHORE - 36, x + 36, SHORE),
            closed=False,
        ),
        0.8,
        0.35,
    )


def draw_willow(view: View) -> None:
    """The willow at the left edge, its strands over the water."""
    trunk = drawn((14, 560), (46, 470, 20, 330, 8, 160), (-20, 160), (-20, 560))
    for x, top, length, sway in ((96, 176, 118, 6), (86, 172, 176, 8), (70, 168, 226, 9)):
        view.cut(willow_strand(x, top, length, sway, x), 0.66, rim=False)
    view.cut(trunk, 0.9)
    for x, top, length, sway in (
        (104, 172, 84, 4),
        (78, 168, 142, 7),
        (60, 160, 262, 9),
        (50, 160, 192, 8),
        (40, 160, 292, 7),
        (32, 160, 236, 5),
    ):
        view.cut(willow_strand(x, top, length, sway, x), 0.86, rim=False)


def draw_near_bank(view: View) -> None:
    """Plants at our feet."""
    bank = drawn(
        (0, 508),
        (60, 506, 108, 530),
        (160, 548, 236, 541),
        (310, 533, 340, 515),
        (380, 500, 420, 504),
        (420, 640),
        (0, 640),
    )
    view.cut(bank, 0.9, rim=False)
    chance = random.Random(5)
    blades = []
    for _ in range(26):
        x = chance.choice((chance.uniform(28, 110), chance.uniform(318, 392)))
        blades.append(blade(x, 545, chance.uniform(46, 104), chance.uniform(-20, 20), 5))
    view.cut(union(*blades), 0.94, rim=False)
    for x, length, lean in ((352, 128, -8), (366, 148, 3), (338, 104, -14)):
        view.cut(bulrush(x, 546, length, lean), 0.97)
    for x, lean, bend, length in ((58, 12, 34, 104), (110, 20, 56, 74)):
        view.cut(frond(x, 566, length, lean, bend), 0.72, rim=False)
    for x, lean, bend, length in ((70, -14, -40, 96), (92, 16, 50, 92), (44, 4, 20, 110)):
        view.cut(frond(x, 566, length, lean, bend), 0.96, rim=False)


def paint_night(view: View) -> None:
    """The pond by night: it mirrors what is bright."""
    view.sky()
    view.medallion()
    draw_far_shore(view)
    _water(view)
    _lilies(view)
    _swan(view, 190, 514, 27)
    draw_willow(view)
    draw_near_bank(view)
    view.fireflies(28, 330, 500, 16)


def _water(view: View) -> None:
    water = box(0, SHORE, 420, 240)
    ramp = view.ramp
    stops = [
        (0.0, mixed(ramp[2], ramp[3], 0.55)),
        (0.28, mixed(ramp[3], ramp[4], 0.6)),
        (0.65, ramp[4]),
        (1.0, mixed(ramp[4], ramp[5], 0.7)),
    ]
    view.sheet.fill(water, upright(SHORE, 546, stops))
    canvas = view.sheet.canvas
    with view.sheet.clipped(water), view.sheet.veiled(0.62):
        canvas.save()
        canvas.translate(0, SHORE * 1.86)
        canvas.scale(1, -0.86)
        draw_far_shore(view)
        canvas.restore()
    dark = upright(SHORE, 546, [(0, faded(ramp[5], 0.0)), (1, faded(ramp[5], 0.55))])
    view.sheet.fill(water, dark)
    view.cut(box(0, SHORE - 1.5, 420, 3), 0.62)
    _ripples(view)
    for across in (-25.5, 0, 25.5):
        _glitter(view, PAVILION + across, 424, 500, 9, round(across) + 40, from_hex("FFE3A0"))
    _glitter(view, 210, 432, 536, 17, 7, from_hex("EEF3FF"))


def _ripples(view: View) -> None:
    chance = random.Random(31)
    for _ in range(70):
        y = SHORE + 6 + 130 * chance.random() ** 1.4
        half = chance.uniform(6, 14) * (0.6 + (y - SHORE) / 60)
        x = chance.uniform(20, 400)
        light = chance.random() < 0.45
        colour = faded(view.ramp[1], 0.22) if light else faded(view.ramp[5], 0.25)
        view.sheet.fill(ellipse(x, y, half, 0.55 + (y - SHORE) / 150), colour)


def _glitter(
    view: View, x: float, top: float, bottom: float, half: float, seed: int, colour: Colour
) -> None:
    """A light's broken track on the water."""
    chance = random.Random(seed)
    y = top
    while y < bottom:
        fading = 1 - (y - top) / (bottom - top)
        reach = half * chance.uniform(0.35, 1.0)
        sway = chance.uniform(-0.25, 0.25) * half
        view.sheet.fill(ellipse(x + sway, y, reach, 1.0), faded(colour, 0.25 + 0.6 * fading))
        y += chance.uniform(3.2, 5.4)


def _lilies(view: View) -> None:
    pads = (
        (96, 470, 15, 200),
        (124, 482, 19, 20),
        (150, 470, 11, 300),
        (86, 492, 22, 340),
        (262, 488, 18, 190),
        (292, 500, 24, 10),
        (316, 484, 14, 150),
        (240, 503, 14, 60),
    )
    for x, y, half, notch in pads:
        pad = lily_pad(x, y, half, notch)
        view.cut(pad, 0.62)
    for x, y, size in ((126, 479, 15), (294, 496, 18), (88, 488, 11)):
        outer, inner = lotus(x, y, size)
        view.cut_in(outer, mixed(view.ramp[1], WHITE, 0.35), 0.3)
        view.cut_in(inner, mixed(view.ramp[0], WHITE, 0.5), 0.2)
        view.sheet.glow(x, y - size * 0.4, size * 1.6, GLOW, 0.3)


def _swan(view: View, x: float, y: float, size: float) -> None:
    view.sheet.fill(
        ellipse(x, y + size * 0.1, size * 1.3, size * 0.12), faded(view.ramp[5], 0.5), 2
    )
    ghost = moved(swan(), x, y + size * 0.08, size, high=-0.5)
    view.sheet.fill(ghost, faded(PALE_SILVER, 0.16))
    view.cut_in(moved(swan(), x, y, size), mixed(PALE_SILVER, WHITE, 0.5), 0.5)
    for lift in (0.0, 0.13, 0.26):
        feather = drawn(
            (-0.72 + lift, -0.28), (-0.3, -0.62 + lift, 0.18, -0.42 + lift), closed=False
        )
        view.sheet.trace(moved(feather, x, y, size), 0.9, from_hex("8B8FA8", 0.75))
    for reach in (1.35, 1.75):
        wake = drawn((-reach, 0.1), (0, 0.1 + reach * 0.14, reach, 0.1), closed=False)
        view.sheet.trace(moved(wake, x, y, size), 0.8, faded(view.ramp[1], 0.35))
