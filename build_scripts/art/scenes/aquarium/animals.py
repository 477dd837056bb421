"""Fishes, jellyfish, whale, ray and turtle: unit space; a fish has its nose at -1,0 and is about 2
long."""

import math
import random
from collections.abc import Callable
from itertools import pairwise

import skia

from build_scripts.art.drawing.colours import WHITE, Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paint import radial, upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    both,
    circle,
    drawn,
    ellipse,
    moved,
    polygon,
    smooth,
    together,
    union,
    without,
)
from build_scripts.art.drawing.ribbons import ribbon, swaying
from build_scripts.art.drawing.view import View

GOLD_CUT, SILVER_CUT = from_hex("8A5512", 0.72), from_hex("3B4C86", 0.62)
"""The lines in a gold and in a silver fish."""


def herring() -> Path:
    """A slender fish with a forked tail: one of a shoal."""
    return drawn(
        (-1, 0), (-0.62, -0.34, 0.1, -0.36, 0.58, -0.07), (0.8, -0.2, 1.05, -0.42),
        (0.9, -0.02, 1.05, 0.42), (0.8, 0.2, 0.58, 0.07), (0.1, 0.36, -0.62, 0.34, -1, 0),
    )  # fmt: skip


def angelfish() -> Path:
    """A tall fish whose fins trail in two long points."""
    body = drawn((-0.8, 0.02), (-0.4, -0.52, 0.2, -0.5, 0.55, -0.06), (0.55, 0.1),
                 (0.2, 0.52, -0.4, 0.5, -0.8, 0.02))  # fmt: skip
    upper = drawn((-0.3, -0.36), (-0.05, -0.75, 0.35, -1.1, 0.95, -1.35),
                  (0.6, -0.9, 0.4, -0.6, 0.42, -0.1))  # fmt: skip
    lower = drawn((-0.2, 0.36), (0, 0.75, 0.35, 1.1, 0.85, 1.45),
                  (0.6, 0.95, 0.42, 0.6, 0.42, 0.1))  # fmt: skip
    tail = drawn(
        (0.5, -0.07), (0.75, -0.34, 1.0, -0.38), (0.9, 0, 1.0, 0.42), (0.75, 0.34, 0.5, 0.1)
    )
    feeler = drawn(
        (-0.3, 0.42), (-0.22, 0.8, -0.3, 1.1, -0.1, 1.42), (-0.16, 1.1, -0.1, 0.8, -0.16, 0.4)
    )
    return without(union(body, upper, lower, tail, feeler), circle(-0.56, -0.06, 0.055))


def angelfish_lines() -> Path:
    """The angelfish's three upright bands and the rays of its tail, as lines."""
    bands = [((-0.44, -0.3), (-0.34, 0, -0.42, 0.32)), ((-0.12, -0.58), (0.04, 0, -0.1, 0.6)),
             ((0.24, -0.82), (0.38, 0, 0.24, 0.86))]  # fmt: skip
    rays = [((0.62, y * 0.3), (0.78, y * 0.8, 0.92, y)) for y in (-0.24, 0, 0.26)]
    return together(*(drawn(start, end, closed=False) for start, end in bands + rays))


def veiltail() -> Path:
    """A round fish with a flowing tail of three veils."""
    body = drawn((-1, 0.04), (-0.82, -0.34, -0.3, -0.5, 0.12, -0.3),
                 (0.34, -0.18, 0.46, -0.1, 0.56, -0.04), (0.56, 0.1),
                 (0.4, 0.16, 0.2, 0.42, -0.18, 0.46), (-0.6, 0.5, -0.92, 0.32, -1, 0.04)
    )  # fmt: skip
    back = drawn((-0.42, -0.38), (-0.34, -0.72, -0.02, -0.94, 0.4, -0.86),
                 (0.22, -0.74, 0.24, -0.6, 0.3, -0.5), (0.2, -0.48, 0.16, -0.36, 0.2, -0.22)
    )  # fmt: skip
    high = drawn((0.44, -0.1), (0.66, -0.62, 1.12, -0.92, 1.66, -0.8),
                 (1.4, -0.66, 1.42, -0.42, 1.26, -0.3), (1.02, -0.14, 0.74, -0.06, 0.5, 0.06)
    )  # fmt: skip
    middle = drawn((0.46, -0.06), (0.86, -0.3, 1.3, -0.3, 1.78, -0.02),
                   (1.52, 0.02, 1.46, 0.24, 1.22, 0.32), (0.96, 0.36, 0.72, 0.2, 0.48, 0.1)
    )  # fmt: skip
    low = drawn((0.44, 0.04), (0.74, 0.18, 1.08, 0.42, 1.42, 0.92),
                (1.16, 0.86, 1.0, 0.98, 0.82, 0.86), (0.6, 0.7, 0.46, 0.4, 0.38, 0.12))  # fmt: skip
    belly = drawn((-0.3, 0.4), (-0.22, 0.66, -0.04, 0.88, 0.26, 0.94),
                  (0.16, 0.76, 0.2, 0.6, 0.1, 0.36))  # fmt: skip
    return without(union(body, back, high, middle, low, belly), circle(-0.7, -0.05, 0.05))


def veiltail_lines() -> Path:
    """Gill, scales and the rays of the fins, as lines."""
    rays: list[tuple[Point, tuple[float, ...]]] = [
        ((0.6, -0.2), (0.86, -0.6, 1.42, -0.74)), ((0.6, -0.14), (0.86, -0.44, 1.28, -0.52)),
        ((0.62, -0.06), (0.84, -0.24, 1.14, -0.3)), ((0.66, 0.0), (1.06, -0.14, 1.5, -0.02)),
        ((0.66, 0.07), (1.0, 0.06, 1.34, 0.16)), ((0.58, 0.18), (0.82, 0.36, 1.2, 0.8)),
        ((0.54, 0.22), (0.68, 0.52, 0.96, 0.84)), ((-0.3, -0.5), (-0.2, -0.66, 0.1, -0.8)),
        ((-0.16, -0.48), (-0.06, -0.6, 0.16, -0.66)), ((-0.02, -0.44), (0.06, -0.5, 0.16, -0.52)),
        ((-0.14, 0.54), (-0.08, 0.7, 0.12, 0.84)), ((-0.02, 0.52), (0.02, 0.62, 0.1, 0.7)),
        ((-0.5, -0.34), (-0.32, 0, -0.5, 0.36)), ((-0.36, 0.1), (-0.24, 0.3, 0.0, 0.24)),
    ]  # fmt: skip
    lines = [drawn(start, end, closed=False) for start, end in rays]
    for row in range(4):
        for column in range(5 - row % 2):
            x, y = -0.26 + column * 0.145 + 0.07 * (row % 2), -0.24 + row * 0.125
            lines.append(drawn((x, y), (x + 0.1, y + 0.06, x, y + 0.125), closed=False))
    return together(*lines)


def draw_accent_fish(
    view: View, shape: Path, lines: Path, place: tuple[float, ...], depth: float
) -> None:
    """A near fish in flat gold, silver by night; `place` is x, y, size, turn and width (-1 looks
    right)."""
    x, y, size, turn, wide = place
    fish = moved(shape, x, y, size, turn, wide=wide)
    view.sheet.cast(fish, 0, 4, size * 0.24, 0.85, view.ramp[4])
    view.accent(fish, depth)
    cut = SILVER_CUT if view.time == "M" else GOLD_CUT
    view.sheet.trace(moved(lines, x, y, size, turn, wide=wide), max(0.7, size * 0.016), cut)


def shoal(way: Callable[[float], Point], count: int, spread: float, size: float, seed: int) -> Path:
    """Small fish that follow a way given from 0 to 1, densest in its middle."""
    chance, fish = random.Random(seed), herring()
    swarm = []
    for i in range(count):
        at = (i + chance.uniform(0, 1)) / count
        x, y = way(at)
        ahead = way(at + 0.01)
        turn = math.degrees(math.atan2(ahead[1] - y, ahead[0] - x)) + 180
        wide = spread * (0.25 + math.sin(math.pi * at))
        x, y = x + chance.gauss(0, wide * 0.5), y + chance.gauss(0, wide * 0.5)
        scale = size * chance.uniform(0.65, 1.15)
        swarm.append(moved(fish, x, y, scale, turn + chance.uniform(-9, 9)))
    return together(*swarm)


def along(path: Path) -> Callable[[float], Point]:
    """The points of a line, from 0 to 1."""
    measure = skia.PathMeasure(path, False)
    length = measure.getLength()

    def way(at: float) -> Point:
        place = measure.getPosTan(min(0.9999, max(0.0, at)) * length)[0]
        return place.x(), place.y()

    return way


LOBES = 8
SPOTS = [(-0.52, -0.66), (-0.2, -0.83), (0.18, -0.84), (0.5, -0.68), (-0.74, -0.4), (0.74, -0.4)]


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
    """A jellyfish at x, y, of a size and a turn; `light`, 0 to 1, is how much it shines by
    itself."""
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


def whale() -> Path:
    """A humpback from the side, its head left at -1.25, its flukes right at 1.45."""
    body = drawn(
        (-1.26, 0.06),
        (-1.22, -0.06, -1.0, -0.13, -0.78, -0.17), (-0.73, -0.2, -0.68, -0.2, -0.64, -0.18),
        (-0.35, -0.26, -0.05, -0.27, 0.22, -0.21), (0.28, -0.22, 0.34, -0.28, 0.42, -0.28),
        (0.42, -0.22, 0.44, -0.17, 0.5, -0.14), (0.72, -0.09, 0.95, -0.09, 1.16, -0.2),
        (1.2, -0.12), (1.06, 0.01, 0.8, 0.1, 0.52, 0.16), (0.2, 0.28, -0.1, 0.36, -0.42, 0.37),
        (-0.8, 0.38, -1.12, 0.28, -1.22, 0.16), (-1.25, 0.12, -1.27, 0.1, -1.26, 0.06),
    )  # fmt: skip
    # They lie flat, and are seen a little from above: the far one is shorter.
    flukes = drawn(
        (1.02, -0.19),
        (1.12, -0.24, 1.16, -0.4, 1.5, -0.44), (1.46, -0.34, 1.38, -0.26, 1.3, -0.17),
        (1.42, -0.15, 1.56, -0.06, 1.66, 0.14), (1.5, 0.1, 1.24, 0.12, 1.02, -0.03),
    )  # fmt: skip
    return union(body, flukes, whale_fin())


def whale_fin() -> Path:
    """The whale's long near fin, its edge in knobs."""
    return drawn(
        (-0.66, 0.2),
        (-0.64, 0.34, -0.56, 0.46, -0.5, 0.52), (-0.49, 0.57, -0.43, 0.6, -0.4, 0.62),
        (-0.38, 0.68, -0.31, 0.71, -0.28, 0.73), (-0.25, 0.79, -0.17, 0.81, -0.13, 0.83),
        (-0.08, 0.88, 0.0, 0.9, 0.06, 0.88), (0.0, 0.78, -0.06, 0.66, -0.16, 0.52),
        (-0.24, 0.4, -0.34, 0.3, -0.4, 0.2),
    )  # fmt: skip


def whale_belly() -> Path:
    """The whale's pale underside, from the chin to below the fin."""
    return drawn(
        (-1.26, 0.09),
        (-1.05, 0.15, -0.9, 0.08, -0.72, 0.13), (-0.5, 0.2, -0.1, 0.18, 0.46, 0.175),
        (0.2, 0.28, -0.1, 0.36, -0.42, 0.37), (-0.8, 0.38, -1.12, 0.28, -1.22, 0.16),
        (-1.25, 0.12, -1.26, 0.1, -1.26, 0.09),
    )  # fmt: skip


def whale_grooves() -> Path:
    """The folds of the whale's throat, as lines."""
    folds = []
    for i in range(6):
        fold = (i + 1) / 7
        start = (-1.2 + 0.14 * fold, 0.13 + 0.13 * fold)
        bend = (-0.95, 0.17 + 0.14 * fold, -0.6, 0.17 + 0.19 * fold)
        folds.append(drawn(start, (*bend, 0.1 - 0.34 * fold, 0.19 + 0.155 * fold), closed=False))
    return together(*folds)


def whale_face() -> Path:
    """The line of the whale's mouth, and a shut eyelid above its corner."""
    mouth = drawn((-1.26, 0.09), (-1.05, 0.15, -0.9, 0.08, -0.72, 0.13), closed=False)
    lid = drawn((-0.74, 0.05), (-0.7, 0.085, -0.65, 0.05), closed=False)
    return together(mouth, lid)


def manta() -> Path:
    """A ray from below, its horns up and its tail down; it spans 2.4."""
    half = drawn(
        (0, -0.3),
        (0.08, -0.3, 0.12, -0.34, 0.14, -0.52), (0.17, -0.58, 0.22, -0.54, 0.23, -0.46),
        (0.24, -0.38, 0.26, -0.32, 0.34, -0.28), (0.62, -0.22, 0.92, -0.34, 1.2, -0.62),
        (1.12, -0.2, 0.82, 0.06, 0.5, 0.22), (0.3, 0.32, 0.18, 0.44, 0.1, 0.5),
        (0.06, 0.54, 0.04, 0.62, 0.03, 0.8), (0.02, 1.1, 0.03, 1.3, 0, 1.5),
    )  # fmt: skip
    return both(half)


def manta_lines() -> Path:
    """Gills and the fold of each wing, as lines."""
    right = [
        moved(drawn((0.09, 0), (0.2, 0, 0.26, -0.05), closed=False), 0.012 * i, -0.1 + 0.085 * i)
        for i in range(4)
    ]
    right.append(drawn((0.36, -0.14), (0.7, -0.12, 0.84, -0.24, 1.04, -0.42), closed=False))
    right.append(drawn((0.38, 0.02), (0.62, 0.0, 0.76, -0.1, 0.92, -0.24), closed=False))
    half = together(*right)
    return together(half, moved(half, wide=-1))


def turtle() -> Path:
    """A sea turtle from above, its head up at -0.95; its flippers span 2."""
    flipper = drawn((0.3, -0.42), (0.56, -0.62, 0.92, -0.5, 1.04, 0.06),
                    (0.86, -0.14, 0.66, -0.2, 0.42, -0.12))  # fmt: skip
    hind = drawn(
        (0.24, 0.5), (0.42, 0.56, 0.54, 0.74, 0.5, 0.98), (0.34, 0.9, 0.22, 0.78, 0.14, 0.62)
    )
    tail = polygon((-0.05, 0.66), (0.05, 0.66), (0, 0.86))
    head = drawn((0, -0.98), (0.16, -0.96, 0.17, -0.76, 0.1, -0.55), (-0.1, -0.55),
                 (-0.17, -0.76, -0.16, -0.96, 0, -0.98))  # fmt: skip
    return union(both(union(flipper, hind)), tail, head, shell())


def shell() -> Path:
    """The turtle's back."""
    return union(ellipse(0, -0.02, 0.48, 0.6), ellipse(0, 0.2, 0.34, 0.52))


def shell_lines() -> Path:
    """The plates of the turtle's shell, as lines."""
    spine = [(0, -0.5), (0.15, -0.34), (0.12, -0.1), (0.16, 0.1), (0.11, 0.3), (0, 0.5)]
    right = [drawn(spine[0], *spine[1:], closed=False)]
    for (x, y), (end_x, end_y) in zip(
        spine[1:-1], ((0.34, -0.42), (0.48, -0.1), (0.44, 0.2), (0.28, 0.5)), strict=True
    ):
        right.append(drawn((x, y), (end_x, end_y), closed=False))
    half = together(*right)
    across = [drawn((-x, y), (x, y), closed=False) for x, y in ((0.12, -0.1), (0.11, 0.3))]
    return together(half, moved(half, wide=-1), *across)
