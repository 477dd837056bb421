"""Lost things that some copies of the Aquarium show: unit space about 0,0."""

from __future__ import annotations

from build_scripts.art.colours import faded, from_hex, mixed
from build_scripts.art.paint import upright
from build_scripts.art.paths import (
    box,
    circle,
    line,
    moved,
    polygon,
    union,
)
from build_scripts.art.scenes.ribbons import joined
from build_scripts.art.scenes.sea_guests import Spot, placed
from build_scripts.art.view import View


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
