"""Far mountains, folded from paper: every summit has a side in the light and one in the shade."""

from __future__ import annotations

import random
from collections.abc import Sequence

from build_scripts.art.colours import WHITE, faded, from_hex
from build_scripts.art.paint import upright
from build_scripts.art.paths import Path, Point, box, polygon
from build_scripts.art.view import View

FAR_CREST = (
    (0, 372), (38, 330), (60, 352), (84, 338), (124, 384), (160, 366), (206, 398), (250, 362),
    (286, 380), (318, 344), (334, 356), (362, 318), (392, 352), (430, 336), (450, 360),
)  # fmt: skip
MIDDLE_CREST = (
    (-10, 410), (26, 384), (52, 402), (92, 372), (140, 420), (200, 430), (268, 418), (300, 396),
    (324, 410), (352, 382), (384, 404), (412, 388), (440, 410),
)  # fmt: skip
DUSK_CREST = (
    (60, 380), (104, 352), (128, 368), (150, 356), (176, 378), (206, 366), (230, 378), (262, 352),
    (290, 382), (322, 362), (360, 384),
)  # fmt: skip
NEAR_DUSK_CREST = (
    (60, 396), (100, 388), (136, 391), (164, 392), (200, 412), (236, 402), (262, 410), (300, 388),
    (330, 400), (360, 396),
)  # fmt: skip
"""Two ranges as the garden and the lake see them, and two as the slit shows them."""
FOOT = 660.0
SHADED = from_hex("2C0718")


def mountains(view: View, crest: Sequence[Point], depth: float, seed: int, snow: float = 0) -> None:
    """A range whose `crest` goes from left to right; `snow` is how far down it lies, in units."""
    left, right = crest[0][0], crest[-1][0]
    range_ = polygon((left, FOOT), *crest, (right, FOOT))
    view.cut(range_, depth, rim=False)
    chance = random.Random(seed)
    with view.sheet.clipped(range_):
        for before, summit, after in zip(crest, crest[1:], crest[2:], strict=False):
            if summit[1] < min(before[1], after[1]):
                fall = after[0] - summit[0]
                fold = folded(summit, fall, chance)
                shadow = polygon(summit, after, (after[0], FOOT), *reversed(fold))
                view.sheet.fill(shadow, faded(SHADED, 0.10 + 0.10 * depth))
                if snow and summit[1] < 350:
                    view.sheet.fill(snowcap(summit, snow, chance), faded(WHITE, 0.42))
        draw_mist(view)


def draw_mist(view: View) -> None:
    """What lies in the valleys, in the colour of the light."""
    light = {"S": view.ramp[0], "M": view.ramp[2], "K": from_hex("FFC08A")}[view.time]
    stops = [(0.0, faded(light, 0.0)), (1.0, faded(light, 0.35 if view.time == "M" else 0.55))]
    view.sheet.fill(box(0, 360, 420, 180), upright(360, 470, stops))


def folded(summit: Point, fall: float, chance: random.Random) -> list[Point]:
    """The crooked line between light and shade, from under the summit down."""
    x, y = summit
    line = []
    while y < 500:
        y += chance.uniform(10, 20)
        x = summit[0] + fall * chance.uniform(-0.16, 0.34)
        line.append((x, y))
    return line


def snowcap(summit: Point, depth: float, chance: random.Random) -> Path:
    """A white summit with a ragged lower edge."""
    x, y = summit
    teeth = [
        (x + depth * 1.1 * (1 - step / 3), y + depth * (0.62 if step % 2 else 1.0))
        for step in range(7)
    ]
    return polygon((x, y - 4), *((px, py * chance.uniform(0.995, 1.005)) for px, py in teeth))
