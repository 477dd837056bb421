"""The sky over the Observatory: stars that turn about the pole, and the telescope's ray."""

from __future__ import annotations

import math
import random

from build_scripts.art.colours import faded, from_hex
from build_scripts.art.paint import slanted
from build_scripts.art.paths import Path, circle, moved, polygon
from build_scripts.art.view import MIDDLE, STARLIGHT, View


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


def draw_beam(view: View, x: float, y: float, angle: float) -> None:
    """A quiet ray that leaves the telescope at x, y; angle in degrees from upright."""
    ray = moved(polygon((-6, 4), (-25, -330), (25, -330), (6, 4)), x, y, turn=angle)
    heart = moved(polygon((-3, 4), (-9, -330), (9, -330), (3, 4)), x, y, turn=angle)
    lean = math.radians(angle)
    end = x + 230 * math.sin(lean), y - 230 * math.cos(lean)
    for path, alpha in ((ray, 0.42), (heart, 0.30)):
        stops = [(0.0, from_hex("FFEFC0", alpha)), (1.0, from_hex("FFEFC0", 0.0))]
        view.sheet.fill(path, slanted((x, y), end, stops), 1.5)
