"""The bank of the Garden's pond that one stands on, under a willow."""

from __future__ import annotations

import random

from build_scripts.art.paths import drawn, union
from build_scripts.art.plants import frond
from build_scripts.art.view import View
from build_scripts.art.water_plants import blade, bulrush, willow_strand


def draw_willow(view: View) -> None:
    """At the left edge, its strands over the water."""
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
    """What grows at our feet."""
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
