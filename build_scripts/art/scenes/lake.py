"""The lake before the Observatory, with the hall in it upside down, a boat and reeds."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import skia

from build_scripts.art.colours import faded, from_hex, mixed
from build_scripts.art.paint import upright
from build_scripts.art.paths import (
    Path,
    box,
    circle,
    drawn,
    line,
    moved,
    stroked,
    together,
    union,
)
from build_scripts.art.view import View

SHORE, AXIS = 458.0, 214.0
"""Where the water begins, and the middle of what stands above it."""
FAR, FLATTENED = 0.88, 0.60
"""How small the hall is beyond the lake, and how low its reflection."""
SMOOTHLY = skia.SamplingOptions(skia.FilterMode.kLinear)
WINDOW_LIGHT = from_hex("FFE08E")


def draw_water(view: View) -> None:
    """Night in the lake."""
    r = view.ramp
    water = upright(SHORE, 556, [(0, mixed(r[3], r[2], 0.75)), (0.4, r[3]), (1, r[4])])
    view.sheet.fill(box(0, SHORE, 420, 120), water)


def drawn_apart(view: View, draw: Callable[[View], None]) -> skia.Image:
    """What `draw` draws, on a sheet of its own, so that it can be shown twice."""
    apart = View(view.place, view.time, type(view.sheet)())
    draw(apart)
    return apart.sheet.image()


def draw_above(view: View, image: skia.Image, ground: float) -> None:
    """The picture at the shore, farther away; `ground` is the height at which it stands."""
    left, right = AXIS * (1 - FAR), AXIS + (420 - AXIS) * FAR
    top, low = SHORE - ground * FAR, SHORE + (640 - ground) * FAR
    with view.sheet.clipped(box(0, 0, 420, SHORE)):
        view.sheet.canvas.drawImageRect(image, skia.Rect(left, top, right, low), SMOOTHLY)


def draw_reflection(view: View, image: skia.Image, ground: float) -> None:
    """The picture upside down in the water, strip by strip, each moved by the waves."""
    scale, chance = image.width() / 420, random.Random(5)
    for strip in range(180):
        deep = strip / 2
        above = ground - 6 - deep / (FAR * FLATTENED)
        sway = math.sin(deep * 0.40 + math.sin(deep * 0.17)) * (0.3 + deep * 0.026)
        source = skia.Rect(0, (above - 1) * scale, 420 * scale, above * scale)
        left, right = AXIS * (1 - FAR) + sway, AXIS + (420 - AXIS) * FAR + sway
        target = skia.Rect(left, SHORE + deep, right, SHORE + deep + 0.5)
        paint = skia.Paint(AntiAlias=False)
        paint.setAlphaf(0.74 - 0.30 * deep / 90)
        view.sheet.canvas.drawImageRect(image, source, target, SMOOTHLY, paint)
    for _ in range(60):
        y = SHORE + 4 + 86 * chance.random() ** 1.2
        near = (y - SHORE) / 90
        width, x = chance.uniform(14, 60) * (0.4 + near), chance.uniform(20, 400)
        ripple = box(x - width / 2, y, width, 0.7 + near * 1.1, 0.6)
        view.sheet.fill(ripple, faded(view.ramp[1], chance.uniform(0.10, 0.34)))


def draw_quay(view: View) -> None:
    """The bank with its steps down to the water."""
    y = SHORE
    bank = drawn(
        (-10, y - 6), (60, y - 14, 90, y - 8, 150, y - 8), (278, y - 8),
        (330, y - 8, 370, y - 15, 440, y - 6), (440, y + 2), (-10, y + 2),
    )  # fmt: skip
    view.cut(bank, 0.62)
    for step in range(4):
        reach = 26 + step * 6
        stair = box(AXIS - reach, y - 8 + step * 2.6, reach * 2, 2.7)
        view.sheet.fill(stair, view.shade(0.30 + 0.12 * (step % 2)))


def boat() -> Path:
    """A rowing boat from the side; its middle at 0,0 on the water, 74 long."""
    hull = drawn(
        (-38, -9), (-20, -4, 20, -4, 38, -11), (34, 2, 26, 5, 16, 5), (-18, 5),
        (-28, 5, -34, 1, -38, -9),
    )  # fmt: skip
    post = stroked(drawn((30, -8), (34, -26, 26, -36, 20, -37), closed=False), 2.0)
    oar = stroked(line((-8, -8), (-30, -24)), 1.8)
    return union(hull, post, oar)


def draw_boat(view: View, x: float, y: float) -> None:
    """Moored, with a lantern at its bow that the water gives back."""
    lantern_x, lantern_y = x + 20, y - 27
    for step in range(4):
        flake = box(lantern_x - 6 + step, y + 8 + step * 5, 12 - 2 * step, 1.8, 0.9)
        view.sheet.fill(flake, faded(WINDOW_LIGHT, 0.6 - 0.12 * step))
    view.sheet.fill(moved(circle(0, 0, 36), x, y + 5, high=0.1), faded(view.ramp[5], 0.6), 2)
    view.sheet.glow(lantern_x, lantern_y, 34, WINDOW_LIGHT, 0.8)
    view.cut(moved(boat(), x, y), 0.93, rim=False)
    view.fine(moved(drawn((-36, -8), (-20, -3.4, 20, -3.4, 36, -10), closed=False), x, y), 1.1, 0.7)
    frame = together(*(box(lantern_x - 5, lantern_y + down, 10, 2.4, 1) for down in (-7, 5)))
    view.sheet.fill(box(lantern_x - 4, lantern_y - 5, 8, 11, 1), from_hex("FFF1BE"))
    view.sheet.fill(frame, view.shade(0.95))


def reeds(seed: int, left: float, right: float, ground: float, height: float, count: int) -> Path:
    """Blades and bulrushes, leaning as they like."""
    chance = random.Random(seed)
    blades = []
    for i in range(count):
        x = left + (right - left) * (i + chance.uniform(0, 0.9)) / count
        tall, lean = height * chance.uniform(0.45, 1.0), chance.uniform(-14, 14)
        blade = drawn(
            (x - 2, ground), (x - 1 + lean * 0.2, ground - tall * 0.6, x + lean, ground - tall),
            (x + 1.6 + lean * 0.2, ground - tall * 0.5, x + 2, ground),
        )  # fmt: skip
        blades.append(blade)
        if i % 4 == 1:
            head = moved(box(-2.4, -9, 4.8, 18, 2.4), x + lean * 0.9, ground - tall, turn=lean)
            blades.append(head)
    return union(*blades)
