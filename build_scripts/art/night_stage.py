"""What stands about a Nightmare that is met: its shadow, and the torn paper of the choices."""

from __future__ import annotations

import math
import random

from build_scripts.art.colours import WHITE, faded, from_hex
from build_scripts.art.moth_wings import wings
from build_scripts.art.nightmare import torn
from build_scripts.art.paint import Sheet, radial, upright
from build_scripts.art.paths import Point, box, moved

SHADOW = (440.0, 320.0)
"""Shown at three times this size by the design, and so soft that this is enough."""
SPAN = 1100 / 3
"""Of the wings."""
TOKEN = (320.0, 480.0)
INK = from_hex("28123F")


def draw_shadow() -> Sheet:
    """Wings of darkness, and the dark that they bring; nothing of it has an edge."""
    sheet = Sheet(SHADOW, 1)
    x, y = SHADOW[0] / 2, SHADOW[1] / 2
    dark = from_hex("07030F")
    night = [(0.0, faded(dark, 0.62)), (0.45, faded(dark, 0.42)), (0.88, faded(dark, 0))]
    sheet.canvas.save()
    sheet.canvas.scale(1, y / x)
    sheet.fill(box(0, 0, 2 * x, 2 * x), radial(x, x, x, night))
    sheet.canvas.restore()
    span = moved(wings(), x, y - 18, SPAN / 2.42, high=0.78)
    sheet.trace(span, 9, from_hex("8A58CC", 0.35), blur=7)
    sheet.fill(span, from_hex("160827", 0.34), blur=4)
    sheet.fill(span, from_hex("28123F", 0.22), blur=1.5)
    return sheet


def draw_token(seed: int) -> Sheet:
    """A scrap of ink-violet paper, torn all round: its white core shows along the tear."""
    chance = random.Random(seed)
    wide, high = TOKEN
    sheet, rim = Sheet(TOKEN, 1), 20.0
    high_in, wide_in = high - 2 * rim, wide - 2 * rim
    corners: list[Point] = [
        *((rim + wide_in * i / 5, rim) for i in range(5)),
        *((wide - rim, rim + high_in * i / 7) for i in range(7)),
        *((wide - rim - wide_in * i / 5, high - rim) for i in range(5)),
        *((rim, high - rim - high_in * i / 7) for i in range(7)),
    ]
    loose = [(x + chance.uniform(-6, 6), y + chance.uniform(-6, 6)) for x, y in corners]
    core = torn(loose, 2.6, chance)
    sheet.cast(core, -2, 7, 7, 0.7)
    sheet.fill(core, from_hex("B9A3D8"))
    inner = [(x + (wide / 2 - x) * 0.028, y + (high / 2 - y) * 0.02) for x, y in loose]
    face = torn(inner, 1.6, chance)
    body = [(0.0, from_hex("3B1E5C")), (0.4, INK), (1.0, from_hex("1A0A2C"))]
    with sheet.clipped(core):
        sheet.cast(face, 0, 1, 2.5, 0.8)
        sheet.fill(face, upright(0, high, body))
    light = [(0.0, from_hex("7C4CC0", 0.34)), (1.0, from_hex("7C4CC0", 0))]
    with sheet.clipped(face):
        sheet.fill(face, radial(wide / 2, high * 0.36, wide * 0.62, light))
        for _ in range(90):
            x, y = chance.uniform(0, wide), chance.uniform(0, high)
            angle, long = chance.uniform(-0.5, 0.5), chance.uniform(6, 22)
            fibre = torn(
                [(x, y), (x + math.cos(angle) * long, y + math.sin(angle) * long)], 0.6, chance
            )
            sheet.trace(fibre, 0.6, faded(WHITE, chance.uniform(0.02, 0.07)))
    return sheet
