"""The Garden at twilight: its round maze, seen between the open leaves of an iron gate."""

from __future__ import annotations

from itertools import pairwise

from build_scripts.art.colours import Colour, from_hex, mixed
from build_scripts.art.paint import upright
from build_scripts.art.paths import Point, ellipse, ridge, union
from build_scripts.art.plants import cypress, round_tree
from build_scripts.art.scenes.gate import draw_gate
from build_scripts.art.scenes.hedges import Ground, HedgePaper, arc, draw_hedge, spoke
from build_scripts.art.scenes.lantern import draw_lantern
from build_scripts.art.scenes.pavilion import draw_birdcage
from build_scripts.art.view import View

GROUND = Ground(horizon=262, reach=512)
HEART = 320.0
"""How far ahead the maze's middle lies."""
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
    """From far to near, the garden house in its heart when half of it is drawn."""
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
    """The same arc in pieces that lie wholly behind or before the middle."""
    cuts = [start, *(cut for cut in (0, 180, 360, 540) if start < cut < end), end]
    return list(pairwise(cuts))
