"""The black moth of the Nightmare."""

from __future__ import annotations

import math
import random

from build_scripts.art.colours import faded, from_hex
from build_scripts.art.moth_eye import draw_eye
from build_scripts.art.moth_wings import (
    LOWER_TIPS,
    SHOULDER,
    TAIL,
    UPPER_TIPS,
    between,
    lower_wing,
    panes_between,
    upper_wing,
)
from build_scripts.art.paint import Sheet, radial
from build_scripts.art.paths import (
    Path,
    circle,
    drawn,
    mirrored,
    moved,
    polygon,
    stroked,
    union,
)

BLACK = from_hex("120720")
VEIN = from_hex("A98AE0")
EYE = (0.66, -0.46)
LIFTED = 24
"""Degrees from folded wings to open ones; the lower ones turn half as far."""


def antenna() -> Path:
    """A feather: a bow with barbs on both sides."""
    stem = [(0.03, -0.30), (0.10, -0.52), (0.20, -0.70), (0.32, -0.86), (0.46, -0.98)]
    parts = [stroked(drawn(stem[0], (0.12, -0.62, 0.27, -0.84, *stem[-1]), closed=False), 0.022)]
    for i in range(1, 15):
        share = i / 15
        x = 0.03 + 0.43 * share**1.25
        y = -0.30 - 0.68 * share**0.92
        length = 0.10 * math.sin(math.pi * (0.15 + 0.85 * share)) + 0.015
        for side, turn in ((1, 74), (-1, -26)):
            barb = polygon((-0.008, 0), (0.008, 0), (0, -length * (1.0 if side > 0 else 0.75)))
            parts.append(moved(barb, x, y, turn=turn + 22 * share))
    return union(*parts)


def fur(radius: float, seed: int) -> Path:
    """A ruff of pointed hair."""
    chance, tips, points = random.Random(seed), [], 26
    for i in range(points * 2):
        angle = math.pi * i / points
        reach = radius * (chance.uniform(0.98, 1.16) if i % 2 else 0.78)
        tips.append((math.cos(angle) * reach * 0.92, math.sin(angle) * reach * 1.12))
    return polygon(*tips)


def draw_moth(
    sheet: Sheet, x: float, y: float, size: float, spread: float = 1.0, open_eyes: float = 1.0
) -> None:
    """`spread` 0 to 1 lifts the wings by `LIFTED` degrees; `open_eyes` 0 is shut."""

    def put(path: Path) -> Path:
        return moved(path, x, y, size)

    turned = LIFTED * (1 - spread)
    upper, lower = moved(upper_wing(), turn=turned), moved(lower_wing(), turn=turned / 2)
    whole = union(upper, lower)
    whole = put(union(whole, mirrored(whole)))
    sheet.cast(whole, -4, 14, 13, 0.6)
    sheet.trace(whole, 5, from_hex("F4E9FF", 0.55), blur=4)
    for path, colour in ((lower, from_hex("1E0D31")), (upper, BLACK)):
        for wing in (path, mirrored(path)):
            sheet.paper(put(wing), colour, 0.7)
    for side in (1, -1):
        _draw_light_in_wings(sheet, x, y, size, side, turned)
    for feeler in (antenna(), mirrored(antenna())):
        sheet.paper(put(feeler), BLACK, 0.5, rim=False)
        sheet.trace(put(feeler), 0.5, faded(VEIN, 0.5))
    _draw_body(sheet, x, y, size)
    angle = math.radians(turned)
    across = EYE[0] * math.cos(angle) - EYE[1] * math.sin(angle)
    down = EYE[0] * math.sin(angle) + EYE[1] * math.cos(angle)
    for side in (1, -1):
        draw_eye(sheet, x + side * across * size, y + down * size, 0.235 * size, side, open_eyes)


def _draw_light_in_wings(
    sheet: Sheet, x: float, y: float, size: float, side: int, turned: float
) -> None:
    """Veins, and panes that the burst behind shines through."""

    def put(path: Path, turn: float) -> Path:
        lifted = moved(path, turn=turn)
        return moved(lifted if side > 0 else mirrored(lifted), x, y, size)

    glass = [(0.0, from_hex("4B2A6B")), (0.6, from_hex("9A6FD6")), (1.0, from_hex("F0D9FF"))]
    light = radial(x, y, size * 1.2, glass)
    for tips, near, far, turn in (
        (UPPER_TIPS, 0.78, 0.91, turned),
        (LOWER_TIPS, 0.52, 0.88, turned / 2),
    ):
        for pane in panes_between(tips, near, far):
            sheet.fill(put(pane, turn), light)
            sheet.trace(put(pane, turn), 2.2, from_hex("07030F", 0.5), blur=1)
        for tip in tips:
            curve = (tip[0] * 0.5, tip[1] * 0.56 - 0.05)
            vein = drawn(SHOULDER, (*curve, *between(SHOULDER, tip, 0.95)), closed=False)
            sheet.trace(put(vein, turn), 1.3, faded(VEIN, 0.75))
    for bend, width in ((0.70, 1.3), (0.60, 0.8)):
        nerve = drawn((0.30, 0.40), (bend, 0.80, TAIL[0] - 0.01, TAIL[1] - 0.1), closed=False)
        sheet.trace(put(nerve, turned / 2), width, faded(VEIN, 0.7))
    for radius, width in ((0.052, 1.6), (0.022, 3.0)):
        sheet.trace(put(circle(0.51, 1.0, radius), turned / 2), width, from_hex("C9A8F5", 0.9))
    for i in range(5):
        dot = circle(0.50 + 0.055 * i, 0.17 + 0.015 * i + 0.02 * i * i, 0.026 - 0.003 * i)
        sheet.fill(put(dot, turned / 2), faded(VEIN, 0.8))


def _draw_body(sheet: Sheet, x: float, y: float, size: float) -> None:
    """Abdomen with its rings, a ruff of hair, and a small head."""

    def put(path: Path) -> Path:
        return moved(path, x, y, size)

    abdomen = drawn(
        (-0.10, 0.06), (-0.17, 0.34, -0.10, 0.62, 0, 0.86), (0.10, 0.62, 0.17, 0.34, 0.10, 0.06)
    )
    sheet.paper(put(abdomen), from_hex("0D0518"), 0.7)
    with sheet.clipped(put(abdomen)):
        for i in range(8):
            ring = drawn(
                (-0.2, 0.16 + i * 0.085), (0, 0.23 + i * 0.085, 0.2, 0.16 + i * 0.085), closed=False
            )
            sheet.trace(put(ring), 2.2 - 0.16 * i, faded(VEIN, 0.8 - 0.05 * i))
    for radius, seed, colour in ((0.21, 3, "12071F"), (0.165, 4, "1B0C2E"), (0.12, 5, "28123F")):
        ruff = moved(fur(radius, seed), 0, -0.08)
        sheet.paper(put(ruff), from_hex(colour), 0.3, rim=False)
        sheet.trace(put(ruff), 0.7, faded(VEIN, 0.45))
    head = drawn(
        (-0.075, -0.25),
        (-0.09, -0.36, 0.09, -0.36, 0.075, -0.25),
        (0.06, -0.15, -0.06, -0.15, -0.075, -0.25),
    )
    sheet.paper(put(head), from_hex("0D0518"), 0.3)
