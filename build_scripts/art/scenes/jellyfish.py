"""Jellyfish: paper lanterns with a light of their own."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from build_scripts.art.colours import WHITE, Colour, faded, mixed
from build_scripts.art.paint import radial, upright
from build_scripts.art.paths import Path, drawn, ellipse, moved, smooth, together
from build_scripts.art.scenes.ribbons import ribbon, swaying
from build_scripts.art.view import View

LOBES = 8
"""Of the hem."""
SPOTS = [(-0.52, -0.66), (-0.2, -0.83), (0.18, -0.84), (0.5, -0.68), (-0.74, -0.4), (0.74, -0.4)]
"""On the crown of a bell."""


def bell(lobes: int = LOBES) -> Path:
    """A dome from -1 to 1, its hem scalloped."""
    hem = [
        (math.cos(math.pi * i / lobes), 0.12 * math.sin(math.pi * i / lobes))
        for i in range(lobes + 1)
    ]
    strokes: list[tuple[float, ...]] = [(-1.06, -1.22, 1.06, -1.22, 1, 0)]
    for (x, y), (next_x, next_y) in pairwise(hem):
        strokes.append(((x + next_x) / 2, (y + next_y) / 2 + 0.13, next_x, next_y))
    return drawn((-1, 0), *strokes)


def canals() -> Path:
    """The lines from the crown of a bell to its hem."""
    lines = []
    for i in range(1, LOBES):
        x = math.cos(math.pi * i / LOBES)
        lines.append(drawn((x * 0.22, -0.82), (x * 0.98, -0.7, x * 1.02, 0.02), closed=False))
    return together(*lines)


def arms(seed: int, length: float) -> list[Path]:
    """The frilled bands under the middle of a bell."""
    chance, bands = random.Random(seed), []
    for i in range(4):
        x, phase = -0.33 + 0.22 * i, chance.uniform(0, math.tau)
        points = swaying(x, 0, -length * chance.uniform(0.6, 1), 0.2, phase, x * 0.9, 34)

        def frill(at: float, phase: float = phase) -> float:
            return (0.15 + 0.07 * math.sin(at * 46 + phase)) * (1 - at) ** 0.8 + 0.004

        bands.append(ribbon(points, frill))
    return bands


def threads(seed: int, length: float, count: int) -> list[Path]:
    """The thin lines that trail from the hem."""
    chance, lines = random.Random(seed), []
    for i in range(count):
        x = -0.94 + 1.88 * i / (count - 1)
        reach = length * chance.uniform(0.7, 1.1)
        points = swaying(x, 0.02, -reach, 0.15, 0.7 * i + chance.uniform(0, 1), x * 0.25)
        lines.append(smooth(points))
    return lines


def draw_jellyfish(
    view: View,
    place: tuple[float, float, float, float],
    seed: int,
    depth: float,
    light: float,
    reach: float = 3.2,
) -> None:
    """At x, y, of a size and a turn; `light` 0 to 1 is how much it shines of itself."""
    x, y, size, turn = place
    ramp, sheet = view.ramp, view.sheet
    dim = view.shade(depth)
    pale, bright = mixed(dim, ramp[0], 0.30 + 0.3 * light), mixed(dim, ramp[0], 0.5 + 0.45 * light)

    def placed(path: Path) -> Path:
        return moved(path, x, y, size, turn)

    sheet.glow(x, y - size * 0.2, size * 2.6, ramp[1], 0.55 * light)
    thin = max(0.6, size * 0.022)
    fading = [(0.0, faded(bright, 0.85)), (1.0, faded(pale, 0.05))]
    for thread in threads(seed, reach, 9):
        sheet.trace(placed(thread), thin, upright(y, y + size * reach, fading))
    for arm in arms(seed + 1, reach * 0.72):
        _draw_translucent(view, placed(arm), bright, y, y + size * reach * 0.75)
    under = placed(ellipse(0, 0.02, 0.96, 0.17))
    sheet.fill(under, mixed(dim, ramp[3], 0.35))
    view.cut_in(placed(bell()), pale, depth)
    inner = [(0.0, faded(WHITE, 0.95)), (0.55, faded(bright, 0.9)), (1.0, faded(pale, 0.2))]
    lamp = placed(moved(bell(6), 0, -0.12, 0.66, high=0.86))
    sheet.fill(lamp, radial(x, y - size * 0.3, size * 0.75, inner))
    sheet.trace(lamp, thin, view.white(0.55))
    sheet.trace(placed(canals()), thin, view.white(0.42))
    for across, down in SPOTS:
        sheet.fill(placed(ellipse(across, down, 0.045, 0.036)), view.white(0.75))


def _draw_translucent(view: View, path: Path, colour: Colour, top: float, low: float) -> None:
    stops = [(0.0, faded(colour, 0.95)), (0.6, faded(colour, 0.6)), (1.0, faded(colour, 0.15))]
    view.sheet.fill(path, upright(top, low, stops))
    view.sheet.trace(path, 0.7, upright(top, low, [(0, view.white(0.7)), (1, view.white(0))]))
