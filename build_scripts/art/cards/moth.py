"""The black moth of the Nightmare.

Wings are drawn in unit space: they meet at 0,0, and one reaches 1.2."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from build_scripts.art.drawing.colours import RAMPS, WHITE, Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paint import Sheet, radial, upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    circle,
    drawn,
    inside,
    line,
    mirrored,
    moved,
    polygon,
    stroked,
    union,
)

DARK = from_hex("120720")
_WHITE_OF_EYE: list[tuple[float, Colour]] = [
    (0.0, from_hex("D9CE86")), (0.45, from_hex("FDFAD2")), (1.0, from_hex("E9DFA0")),
]  # fmt: skip


def draw_eye(sheet: Sheet, x: float, y: float, radius: float, side: int, opened: float) -> None:
    """An eye on a wing that looks at us; it slants towards the body."""
    ramp = RAMPS["NM"]

    def put(path: Path) -> Path:
        return moved(path, x, y, radius, turn=-14 * side)

    sheet.fill(circle(x, y, radius * 1.3), from_hex("B48CF0", 0.75 * opened), 14)
    for reach, colour in ((1.18, mixed(ramp[2], ramp[3], 0.2)), (1.10, DARK), (1.0, ramp[1])):
        sheet.fill(circle(x, y, radius * reach), colour)
    sheet.fill(circle(x, y, radius * 0.95), from_hex("07020D"))
    for i in range(28):
        lash = line((0, -0.84), (0, -0.92))
        sheet.trace(moved(lash, x, y, radius, turn=i * 360 / 28), 0.9, faded(ramp[1], 0.7))
    lift = max(0.02, opened)
    lid = put(drawn((-0.9, 0), (0, -0.92 * lift, 0.9, 0), (0, 1.08 * lift, -0.9, 0)))
    sheet.trace(lid, 2.4, from_hex("E9DBA0", 0.5 + 0.5 * opened))
    sheet.fill(lid, upright(y - radius * 0.5, y + radius * 0.5, _WHITE_OF_EYE))
    with sheet.clipped(lid):
        _draw_iris(sheet, x, y, radius)
        sheet.trace(moved(lid, 0, 2), 4, from_hex("07020D", 0.45), blur=2)
    if opened > 0.5:
        sheet.fill(circle(x - radius * 0.15, y - radius * 0.2, radius * 0.075), faded(WHITE, 0.95))


def _draw_iris(sheet: Sheet, x: float, y: float, radius: float) -> None:
    disc = circle(x, y, radius * 0.46)
    fire: list[tuple[float, Colour]] = [
        (0.0, from_hex("FFF6B0")), (0.45, from_hex("E2C84E")), (0.8, from_hex("7A3FA8")),
        (1.0, from_hex("2C1450")),
    ]  # fmt: skip
    sheet.fill(disc, radial(x, y, radius * 0.46, fire))
    for i in range(24):
        streak = moved(line((0, -0.16), (0, -0.42)), x, y, radius, turn=i * 15)
        sheet.trace(streak, 0.8, from_hex("2C1450", 0.55))
    slit = moved(drawn((0, -0.46), (0.26, 0, 0, 0.46), (-0.26, 0, 0, -0.46)), x, y, radius)
    sheet.fill(inside(slit, disc), from_hex("050109"))


SHOULDER = (0.08, -0.10)
UPPER_TIPS = (
    (1.21, -0.86), (1.20, -0.66), (1.12, -0.47), (1.01, -0.29), (0.88, -0.12), (0.71, 0.03),
)  # fmt: skip
LOWER_TIPS = ((0.92, 0.26), (0.90, 0.46), (0.82, 0.64), (0.69, 0.79))
TAIL = (0.55, 1.34)


def between(start: Point, end: Point, share: float) -> Point:
    """The point at this share of the way, 0 to 1."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _spiked(tips: Sequence[Point]) -> list[Sequence[float]]:
    """Strokes from tip to tip, hollowed towards the shoulder like the skin of a bat."""
    strokes: list[Sequence[float]] = []
    for here, there in pairwise(tips):
        hollow = between(between(here, there, 0.5), SHOULDER, 0.16)
        strokes.append((*hollow, *there))
    return strokes


def upper_wing() -> Path:
    """The right upper wing, spiked along its outer edge."""
    return drawn(
        (0.04, -0.16),
        (0.20, -0.62, 0.70, -1.02, 1.12, -0.99), (1.20, -0.98, *UPPER_TIPS[0]),
        *_spiked(UPPER_TIPS),
        (0.40, 0.10, 0.04, 0.12),
    )  # fmt: skip


def lower_wing() -> Path:
    """The right lower wing, which ends in a long tail; fangs stand along its inner edge."""
    return drawn(
        (0.04, 0.0),
        (0.40, -0.02, 0.80, 0.06, *LOWER_TIPS[0]),
        *_spiked(LOWER_TIPS),
        (0.58, 0.86, 0.66, 1.08, *TAIL),
        (0.47, 1.16, 0.47, 1.04, 0.44, 0.98),
        (0.36, 0.98, 0.23, 1.00), (0.32, 0.93, 0.36, 0.86),
        (0.28, 0.83, 0.15, 0.82), (0.24, 0.76, 0.28, 0.70),
        (0.20, 0.67, 0.10, 0.64), (0.16, 0.58, 0.19, 0.52),
        (0.10, 0.42, 0.04, 0.24),
    )  # fmt: skip


def wings() -> Path:
    half = union(upper_wing(), lower_wing())
    return union(half, mirrored(half))


def panes_between(tips: Sequence[Point], near: float, far: float) -> list[Path]:
    """Panes between the veins, where light shines through."""
    panes = []
    for here, there in pairwise(tips):
        corners = [
            between(SHOULDER, between(here, there, share), reach)
            for share, reach in ((0.14, near), (0.86, near), (0.80, far), (0.20, far))
        ]
        panes.append(polygon(*corners))
    return panes


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
    sheet: Sheet, x: float, y: float, size: float, spread: float, open_eyes: float = 1.0
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
