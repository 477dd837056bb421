"""Trees, fronds, flowers, and what grows in and about a pond, in card units."""

import math
import random

from build_scripts.art.drawing.paths import (
    Path,
    box,
    circle,
    drawn,
    ellipse,
    leaf,
    moved,
    polygon,
    smooth,
    star,
    stroked,
    together,
    union,
    without,
)


def cypress(x: float, ground: float, height: float, width: float | None = None) -> Path:
    """A slender tree about `x` that stands on the ground."""
    w = height * 0.2 if width is None else width
    top, low = ground - height, ground - height * 0.04
    return drawn(
        (x, top),
        (
            x + w * 0.45,
            ground - height * 0.8,
            x + w * 0.75,
            ground - height * 0.25,
            x + w * 0.28,
            low,
        ),
        (x + w * 0.06, low),
        (x + w * 0.06, ground),
        (x - w * 0.06, ground),
        (x - w * 0.06, low),
        (x - w * 0.28, low),
        (x - w * 0.75, ground - height * 0.25, x - w * 0.45, ground - height * 0.8, x, top),
    )


def round_tree(x: float, ground: float, height: float, seed: int) -> Path:
    """A broad crown of round clumps on a short trunk."""
    chance = random.Random(seed)
    crown = [ellipse(x, ground - height * 0.58, height * 0.34, height * 0.34)]
    for i in range(9):
        angle = math.tau * i / 9 + chance.uniform(-0.2, 0.2)
        reach = height * 0.27
        clump = height * chance.uniform(0.13, 0.19)
        crown.append(
            circle(
                x + math.cos(angle) * reach, ground - height * 0.6 + math.sin(angle) * reach, clump
            )
        )
    trunk = polygon(
        (x - height * 0.03, ground - height * 0.4),
        (x + height * 0.03, ground - height * 0.4),
        (x + height * 0.06, ground),
        (x - height * 0.06, ground),
    )
    return union(trunk, *crown)


def frond(
    x: float, ground: float, length: float, lean: float, bend: float, pairs: int = 12
) -> Path:
    """A fern's frond from its root; it starts `lean` degrees from upright and bends on."""
    here, turn, step = (x, ground), lean, length / (pairs + 1)
    spine, left, right = [here], [], []
    for i in range(pairs):
        turn += bend / pairs
        angle = math.radians(turn)
        here = (here[0] + math.sin(angle) * step, here[1] - math.cos(angle) * step)
        spine.append(here)
        along = i / (pairs - 1)
        size = length * 0.30 * math.sin(math.pi * (0.12 + 0.86 * along) ** 0.75) + 1.5
        spread = 66 - 30 * along
        right.append(moved(_pinna(1), *here, size, turn + spread))
        left.append(moved(_pinna(-1), *here, size, turn - spread))
    tip = moved(leaf(0.2), *here, step * 1.6, turn)
    stem = stroked(smooth(spine), max(1.0, length * 0.014))
    return union(stem, together(*right), together(*left), tip)


def _pinna(side: int) -> Path:
    """A leaf of a frond, of length 1, curved upwards."""
    return drawn(
        (0, 0),
        (0.10 * side, -0.25, 0.12 * side, -0.7, -0.16 * side, -1),
        (-0.17 * side, -0.7, -0.15 * side, -0.3, 0, 0),
    )


def flower(x: float, y: float, radius: float, turn: float) -> Path:
    """Five round petals about an open middle."""
    petals = [
        moved(
            drawn(
                (0, -0.16),
                (0.62, -0.5, 0.36, -1.12, 0, -0.92),
                (-0.36, -1.12, -0.62, -0.5, 0, -0.16),
            ),
            x,
            y,
            radius,
            turn + 72 * i,
        )
        for i in range(5)
    ]
    return union(*petals)


def blossom(radius: float, turn: float) -> Path:
    """A small flower with five points, its middle at 0,0."""
    return moved(star(5, 0.52), size=radius, turn=turn)


def foliage(x: float, y: float, width: float, height: float, size: float, seed: int) -> Path:
    """Small leaves scattered over a box: the texture of something clipped to shape."""
    chance = random.Random(seed)
    count = round(width * height / (size * size * 1.5))
    return together(
        *(
            moved(
                leaf(0.3),
                x + chance.uniform(0, width),
                y + chance.uniform(0, height),
                size * chance.uniform(0.7, 1.2),
                chance.choice((-50, -20, 15, 45)),
            )
            for _ in range(count)
        )
    )


def ivy_leaf() -> Path:
    """A leaf with three points, of length 1, from its stem at 0,0 upwards."""
    return drawn(
        (0, 0), (0.5, 0.05, 0.62, -0.42), (0.3, -0.45, 0.22, -0.55), (0.2, -0.85, 0, -1.05),
        (-0.2, -0.85, -0.22, -0.55), (-0.3, -0.45, -0.62, -0.42), (-0.5, 0.05, 0, 0),
    )  # fmt: skip


def blade(x: float, ground: float, length: float, lean: float, width: float) -> Path:
    """A blade of grass or iris that leans by `lean` units to the side."""
    tip_y = ground - length
    return drawn(
        (x - width / 2, ground),
        (x - width * 0.4, ground - length * 0.6, x + lean, tip_y),
        (x + width * 0.6, ground - length * 0.55, x + width / 2, ground),
    )


def bulrush(x: float, ground: float, length: float, lean: float) -> Path:
    """A stalk that bears a dark cob under its tip."""
    stalk = stroked(
        smooth([(x, ground), (x + lean * 0.4, ground - length / 2), (x + lean, ground - length)]),
        1.6,
    )
    cob = moved(
        box(-2.6, 0, 5.2, 24, 2.6),
        x + lean,
        ground - length + 7,
        turn=math.degrees(math.atan2(lean, length)),
    )
    return union(stalk, cob)


def lotus(x: float, y: float, size: float) -> tuple[Path, Path]:
    """A water lily: its outer petals, and the inner ones before them."""

    def petals(angles: tuple[int, ...], length: float) -> Path:
        return union(*(moved(leaf(0.34), x, y, length, angle) for angle in angles))

    return petals((-78, -50, -20, 20, 50, 78), size), petals((-44, 0, 44), size * 0.72)


def lily_pad(x: float, y: float, half_width: float, notch: float) -> Path:
    """A floating leaf, its notch towards `notch` degrees, 0 being right."""
    angle = math.radians(notch)
    far = half_width * 1.3
    wedge = polygon(
        (0, 0),
        (math.cos(angle - 0.22) * far, math.sin(angle - 0.22) * far),
        (math.cos(angle + 0.22) * far, math.sin(angle + 0.22) * far),
    )
    return moved(without(circle(0, 0, half_width), wedge), x, y, high=0.34)


def willow_strand(x: float, top: float, length: float, sway: float, seed: int) -> Path:
    """A hanging twig with narrow leaves on both its sides."""
    chance = random.Random(seed)
    count = max(4, round(length / 7))
    spine = [
        (x + sway * (i / count) ** 1.6 + math.sin(i * 0.55 + seed) * 1.3, top + length * i / count)
        for i in range(count + 1)
    ]
    leaves = []
    for i, (px, py) in enumerate(spine[1:]):
        size = (11.5 - 5 * i / count) * chance.uniform(0.85, 1.15)
        for side in (-1, 1):
            turn = 180 - side * chance.uniform(20, 36)
            leaves.append(moved(leaf(0.2), px, py - 3, size, turn))
    return union(stroked(smooth(spine), 1.1), together(*leaves))
