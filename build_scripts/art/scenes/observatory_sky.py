"""The sky over the Observatory: clouds and birds by day; by night, stars that turn and a ray."""

from __future__ import annotations

import math
import random

from build_scripts.art.colours import faded, from_hex
from build_scripts.art.paint import upright
from build_scripts.art.paths import Path, box, circle, drawn, moved, union, without
from build_scripts.art.view import MIDDLE, STARLIGHT, View


def cloud(x: float, y: float, width: float, seed: int) -> Path:
    """A long cloud with a flat base at y."""
    chance = random.Random(seed)
    puffs = [box(x - width / 2, y - 7, width, 7, 3.5)]
    for step in range(5):
        across = (step + 0.5) / 5 - 0.5
        radius = width * (0.17 - 0.5 * across * across) * chance.uniform(0.8, 1.1)
        puffs.append(circle(x + across * width * 0.8, y - 5 - radius * 0.35, max(4.0, radius)))
    return without(union(*puffs), box(x - width, y, width * 2, 100))


def draw_clouds(view: View) -> None:
    """Thin white paper, low over the mountains."""
    for x, y, width, seed in ((72, 306, 92, 1), (358, 290, 84, 2), (322, 318, 56, 4)):
        paper = cloud(x, y, width, seed)
        view.sheet.cast(paper, -1, 3, 3, 0.22, view.ramp[3])
        cream = [(0.0, from_hex("FFFAEC")), (1.0, from_hex("FFD9B4"))]
        view.sheet.fill(paper, upright(y - width * 0.28, y, cream))


def draw_birds(view: View) -> None:
    """Five swifts, far off."""
    wings = drawn((-6, -3), (-3, -4, 0, 0), (3, -4, 6, -3), (3, -2.6, 0, 2), (-3, -2.6, -6, -3))
    for x, y, size in BIRDS:
        view.sheet.fill(moved(wings, x, y, size, turn=-8), view.shade(0.3))


BIRDS = ((92, 340, 0.9), (104, 331, 0.7), (112, 345, 0.75), (120, 334, 0.55), (126, 348, 0.5))


def draw_turning_stars(view: View) -> None:
    """The trails that stars leave about the pole, which is where the medallion hangs."""
    chance = random.Random(41)
    for ring in range(30):
        radius = 164 + ring * 6.5
        for _ in range(9):
            start, sweep = chance.uniform(0, 360), chance.uniform(6, 26)
            path = Path()
            path.addArc(circle(*MIDDLE, radius).getBounds(), start, sweep)
            light = faded(STARLIGHT, chance.uniform(0.15, 0.5))
            view.sheet.trace(path, chance.choice((0.7, 0.9, 1.2)), light)
            x, y = MIDDLE
            end = math.radians(start + sweep)
            head = circle(x + radius * math.cos(end), y + radius * math.sin(end), 1.1)
            view.sheet.fill(head, faded(STARLIGHT, 0.8))


def draw_starlight(view: View, x: float, y: float, angle: float) -> None:
    """What the telescope at x, y looks at, angle in degrees from upright: its light comes down as
    fine dust, brightest far away."""
    chance, lean = random.Random(34), math.radians(angle)
    for step in range(46):
        far = 22 + 190 * (step / 46) ** 0.9
        aside = chance.gauss(0, 2.2 + far * 0.022)
        at = (
            x + far * math.sin(lean) + aside * math.cos(lean),
            y - far * math.cos(lean) + aside * math.sin(lean),
        )
        bright = (0.16 + 0.5 * far / 212) * chance.uniform(0.6, 1.0)
        view.sheet.fill(circle(*at, chance.uniform(0.5, 1.3)), faded(STARLIGHT, bright))
