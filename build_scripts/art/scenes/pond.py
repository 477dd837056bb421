"""The Garden by night: the pavilion and a round bridge over the pond, and both again in it."""

from __future__ import annotations

import random

from build_scripts.art.colours import WHITE, Colour, faded, from_hex, mixed
from build_scripts.art.paint import upright
from build_scripts.art.paths import (
    box,
    drawn,
    ellipse,
    moved,
)
from build_scripts.art.scenes.garden_guests import swan
from build_scripts.art.scenes.near_bank import draw_near_bank, draw_willow
from build_scripts.art.scenes.shore import PAVILION, SHORE, draw_far_shore
from build_scripts.art.view import GLOW, PALE_SILVER, View
from build_scripts.art.water_plants import lily_pad, lotus


def paint_night(view: View) -> None:
    """Everything bright is seen twice."""
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
