"""The Aquarium, a hall of iron and glass under the sea, and the small things that only some copies
of its cards show: unit space about 0,0."""

import math
from collections.abc import Callable

from build_scripts.art.drawing.colours import Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paint import upright
from build_scripts.art.drawing.paths import (
    Path,
    both,
    box,
    circle,
    drawn,
    ellipse,
    line,
    moved,
    polygon,
    smooth,
    star,
    stroked,
    together,
    union,
    without,
)
from build_scripts.art.drawing.ribbons import joined, ribbon
from build_scripts.art.drawing.view import View
from build_scripts.art.scenes.aquarium.day import paint_day
from build_scripts.art.scenes.aquarium.night import paint_night
from build_scripts.art.scenes.aquarium.twilight import paint_twilight

Spot = tuple[float, float, float, float, float]
"""x, y, size, turn in degrees and width: -1 is mirrored."""


def placed(path: Path, spot: Spot) -> Path:
    """A shape at its spot."""
    x, y, size, turn, wide = spot
    return moved(path, x, y, size, turn, wide=wide)


def pale(view: View, share: float) -> Colour:
    """A colour between the paper of the middle distance and light."""
    return mixed(view.shade(0.3), view.ramp[0], share)


def draw_seahorse(view: View, spot: Spot) -> None:
    spine = [(-0.1, -0.62), (0.08, -0.46), (0.16, -0.2), (0.22, 0.08), (0.12, 0.36), (0.02, 0.6),
             (0.1, 0.84), (0.3, 0.86), (0.34, 0.7), (0.22, 0.66)]  # fmt: skip
    body = ribbon(spine, lambda at: 0.04 + 0.18 * math.sin(math.pi * min(1, at * 1.5 + 0.16)) ** 2)
    head = union(
        ellipse(-0.14, -0.72, 0.19, 0.16),
        moved(box(-0.34, -0.05, 0.36, 0.1, 0.05), -0.28, -0.66, turn=-16),
    )
    crest = polygon((-0.2, -0.84), (-0.1, -1.02), (-0.06, -0.9), (0.06, -0.98), (0.04, -0.8))
    fin = drawn((0.34, -0.2), (0.6, -0.24, 0.62, 0.06, 0.4, 0.1))
    shape = without(joined([body, head, crest, fin]), circle(-0.18, -0.75, 0.04))
    view.cut_in(placed(shape, spot), pale(view, 0.5), 0.5)
    rings = [
        drawn(
            (-0.06 + 0.05 * i, -0.3 + 0.13 * i),
            (0.1, -0.26 + 0.13 * i, 0.3 - 0.03 * i, -0.32 + 0.13 * i),
            closed=False,
        )
        for i in range(5)
    ]
    view.sheet.trace(placed(together(*rings), spot), 0.8, faded(view.ramp[4], 0.5))


def draw_crab(view: View, spot: Spot) -> None:
    legs = []
    for i in range(3):
        foot = [
            (0.4, 0.06 + 0.1 * i),
            (0.86 - 0.1 * i, 0.0 + 0.16 * i),
            (1.04 - 0.16 * i, 0.34 + 0.1 * i),
        ]
        legs.append(stroked(smooth(foot), 0.09))
    arm = stroked(smooth([(0.42, -0.1), (0.78, -0.22), (0.74, -0.5)]), 0.12)
    claw = without(
        ellipse(0.68, -0.64, 0.2, 0.24), polygon((0.6, -0.6), (0.56, -0.95), (0.76, -0.95))
    )
    stalk = union(stroked(line((0.14, -0.2), (0.16, -0.46)), 0.06), circle(0.16, -0.5, 0.08))
    body = drawn(
        (-0.56, -0.06),
        (-0.4, -0.42, 0.4, -0.42, 0.56, -0.06),
        (0.44, 0.34, -0.44, 0.34, -0.56, -0.06),
    )
    shape = joined([body, both(joined([*legs, arm, claw, stalk]))])
    view.cut_in(placed(shape, spot), pale(view, 0.35), 0.5)


def draw_octopus(view: View, spot: Spot) -> None:
    arms = []
    for i in range(6):
        side, curl, low = (i - 2.5) / 2.5, 0.12 * (-1) ** i, i % 2
        way = [
            (side * 0.26, 0.1),
            (side * 0.5, 0.42),
            (side * 0.95, 0.5 - 0.1 * abs(side)),
            (side * 1.12 + curl, 0.3 + 0.26 * low),
            (side * 0.98 + 1.7 * curl, 0.2 + 0.34 * low),
        ]
        arms.append(ribbon(way, lambda at: 0.13 * (1 - at) + 0.03))
    head = drawn(
        (-0.36, 0.16),
        (-0.3, -0.14, -0.62, -0.3, -0.5, -0.66),
        (-0.36, -1.08, 0.36, -1.08, 0.5, -0.66),
        (0.62, -0.3, 0.3, -0.14, 0.36, 0.16),
    )
    view.cut_in(placed(joined([head, *arms]), spot), pale(view, 0.3), 0.55)
    lids = [drawn((x - 0.1, -0.1), (x, 0.0, x + 0.1, -0.1), closed=False) for x in (-0.17, 0.17)]
    view.sheet.trace(placed(together(*lids), spot), 1.0, faded(view.ramp[5], 0.8))
    spots = [
        circle(x, y, r)
        for x, y, r in ((-0.2, -0.66, 0.07), (0.06, -0.76, 0.05), (0.24, -0.58, 0.08))
    ]
    view.sheet.fill(placed(together(*spots), spot), view.white(0.4))


def draw_starfish(view: View, spot: Spot) -> None:
    arms = stroked(star(5, 0.42), 0.2)
    shape = joined([arms, star(5, 0.42)])
    view.cut_in(placed(shape, spot), pale(view, 0.55), 0.4)
    dots = [
        moved(circle(0, -reach, 0.07), turn=72 * i) for i in range(5) for reach in (0.3, 0.55, 0.78)
    ]
    view.sheet.fill(placed(together(*dots), spot), faded(view.ramp[4], 0.5))


def draw_nautilus(view: View, spot: Spot) -> None:
    outline = []
    for i in range(41):
        angle = -0.5 + i * 0.135
        reach = 0.92 * math.exp(-0.17 * angle)
        outline.append((math.cos(angle) * reach, -math.sin(angle) * reach))
    shell = smooth(outline)
    shell.close()
    feelers = [
        stroked(smooth([(0.5, 0.3 + 0.1 * i), (0.9, 0.34 + 0.16 * i), (1.2, 0.24 + 0.2 * i)]), 0.07)
        for i in range(4)
    ]
    view.cut_in(placed(joined(feelers), spot), pale(view, 0.2), 0.4)
    view.cut_in(placed(shell, spot), pale(view, 0.7), 0.5)
    bands = []
    for i in range(5):
        angle = 0.7 + i * 0.5
        reach = 0.92 * math.exp(-0.17 * angle)
        tip = math.cos(angle) * reach, -math.sin(angle) * reach
        bands.append(
            drawn(
                (tip[0] * 0.3, tip[1] * 0.3), (tip[0] * 0.7 - 0.1, tip[1] * 0.7, *tip), closed=False
            )
        )
    view.sheet.trace(placed(together(*bands), spot), 1.4, faded(view.ramp[3], 0.75))


def draw_bottle(view: View, spot: Spot) -> None:
    """A letter in a bottle."""
    glass = union(box(-0.34, -0.36, 0.68, 1.2, 0.16), box(-0.13, -0.78, 0.26, 0.6, 0.06),
                  box(-0.17, -0.8, 0.34, 0.12, 0.05))  # fmt: skip
    view.sheet.cast(placed(glass, spot), -1, 3, 3, 0.4)
    view.sheet.fill(placed(glass, spot), faded(mixed(view.ramp[1], view.ramp[0], 0.4), 0.68))
    scroll = moved(box(-0.16, -0.42, 0.32, 0.84, 0.06), 0.02, 0.26, turn=14)
    view.sheet.fill(placed(scroll, spot), from_hex("FFF6DF"))
    cork = box(-0.11, -0.96, 0.22, 0.24, 0.05)
    view.sheet.fill(placed(cork, spot), mixed(view.ramp[4], from_hex("B88A5A"), 0.6))
    view.sheet.trace(placed(glass, spot), 0.9, view.white(0.8))


def draw_diving_bell(view: View, spot: Spot) -> None:
    """A ball of iron on a chain, its small window lit."""
    x, y, size = spot[:3]
    fading = [(0.0, faded(view.shade(0.4), 0)), (1.0, view.shade(0.4))]
    view.sheet.trace(
        line((x, y - size * 4.4), (x, y - size)), 1.2, upright(y - size * 4.4, y - size, fading)
    )
    foot = polygon((-0.6, 0.7), (0.6, 0.7), (0.8, 1.2), (-0.8, 1.2))
    ball = joined(
        [circle(0, 0, 1), box(-0.25, -1.25, 0.5, 0.4, 0.1), foot, box(-1.08, -0.1, 2.16, 0.2, 0.08)]
    )
    view.cut_in(placed(ball, spot), view.shade(0.7), 0.4)
    view.sheet.glow(x, y, size * 1.7, from_hex("FFE7A6"), 0.5)
    view.sheet.fill(circle(x, y, size * 0.46), from_hex("FFE7A6"))
    view.sheet.trace(circle(x, y, size * 0.5), size * 0.14, view.shade(0.9))


GUESTS: dict[str, tuple[Callable[[View, Spot], None], dict[str, Spot]]] = {
    "bottle": (draw_bottle, {"M": (300, 310, 13, 34, 1), "K": (82, 268, 15, -24, 1)}),
    "crab": (
        draw_crab,
        {"S": (226, 512, 13, -2, 1), "M": (222, 506, 13, 3, 1), "K": (236, 501, 11, 0, 1)},
    ),
    "diving-bell": (draw_diving_bell, {"S": (356, 238, 12, 0, 1), "M": (358, 232, 12, 0, 1)}),
    "nautilus": (draw_nautilus, {"S": (66, 300, 14, -10, 1), "K": (338, 262, 15, -12, 1)}),
    "octopus": (draw_octopus, {"S": (262, 496, 19, 4, 1), "K": (176, 484, 17, 0, 1)}),
    "seahorse": (draw_seahorse, {"S": (232, 470, 21, 4, 1), "M": (66, 318, 17, 6, -1)}),
    "starfish": (draw_starfish, {"M": (226, 514, 11, 14, 1), "K": (104, 486, 8.5, -10, 1)}),
}
"""Every guest: how it is drawn, and where it is at each time."""
FITS: dict[str, tuple[str, ...]] = {
    time: tuple(name for name, (_, spots) in GUESTS.items() if time in spots) for time in "SMK"
}
"""The variations of each time."""


def paint(view: View) -> None:
    {"S": paint_day, "M": paint_night, "K": paint_twilight}[view.time](view)


def _guest(name: str) -> Callable[[View], None]:
    draw, spots = GUESTS[name]
    return lambda view: draw(view, spots[view.time])


VARIATIONS: dict[str, Callable[[View], None]] = {name: _guest(name) for name in GUESTS}
