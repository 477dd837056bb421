"""The hall of iron and glass under the sea."""

from __future__ import annotations

import math
from dataclasses import dataclass

from build_scripts.art.colours import faded, from_hex, mixed
from build_scripts.art.paths import (
    Path,
    Point,
    arch,
    box,
    circle,
    line,
    polygon,
    together,
    without,
)
from build_scripts.art.scenes.ribbons import joined
from build_scripts.art.view import View


@dataclass(frozen=True)
class Nave:
    """A vault that leads away from us; nearness is 1 at its front and falls towards `end`."""

    x: float
    ground: float
    half_width: float
    spring: float
    """The height above the ground where the arch begins."""
    end: Point
    """Where all its lines meet."""

    def at(self, x: float, y: float, nearness: float) -> Point:
        """A point of the front's picture, further away."""
        return (
            self.end[0] + (x - self.end[0]) * nearness,
            self.end[1] + (y - self.end[1]) * nearness,
        )

    def opening(self, nearness: float, rim: float = 0.0) -> Path:
        """The round-headed outline at a distance; `rim` makes it smaller all round."""
        half = (self.half_width - rim) * nearness
        x, ground = self.at(self.x, self.ground, nearness)
        return arch(x, ground, 2 * half, self.spring * nearness + half)

    def on_vault(self, angle: float, nearness: float) -> Point:
        """A point of the arch; angle 0 is its right, pi its left springing."""
        x = self.x + math.cos(angle) * self.half_width
        y = self.ground - self.spring - math.sin(angle) * self.half_width
        return self.at(x, y, nearness)


DISTANCES = (1.0, 0.79, 0.62, 0.49, 0.385, 0.30, 0.235)
"""How near the ribs of a nave are."""


def draw_nave(view: View, nave: Nave, depth: float) -> None:
    """Rib after rib from the bright end to the front."""
    far_to_near = DISTANCES[::-1]
    ramp = view.ramp
    bright = mixed(ramp[0], from_hex("FFFCEB"), 0.6)
    for i, nearness in enumerate(far_to_near):
        part = i / (len(far_to_near) - 1)
        colour = view.shade(depth - 0.34 * (1 - part))
        hole = nave.opening(nearness, 7)
        if i == 0:
            view.sheet.fill(hole, bright)
            draw_fan_light(view, nave, nearness)
        rib = without(nave.opening(nearness), hole)
        view.cut_in(rib, colour, 0.05 + 0.25 * part)
        if i + 1 < len(far_to_near):
            _draw_bay(view, nave, nearness, far_to_near[i + 1], part)


def _draw_bay(view: View, nave: Nave, far: float, near: float, part: float) -> None:
    """The glass between two ribs: its panes, its long bars and its floor."""
    colour = view.shade(-0.26 + 0.2 * part)
    glass = without(nave.opening(near, 4), nave.opening(far))
    hue = mixed(colour, view.ramp[0], 0.55 - 0.25 * part)
    view.sheet.fill(glass, faded(hue, 0.6))
    floor = polygon(
        nave.at(nave.x - nave.half_width, nave.ground, far),
        nave.at(nave.x + nave.half_width, nave.ground, far),
        nave.at(nave.x + nave.half_width, nave.ground, near),
        nave.at(nave.x - nave.half_width, nave.ground, near),
    )
    view.sheet.fill(floor, mixed(colour, view.ramp[0], 0.3))
    bars = [
        line(nave.on_vault(math.pi * k / 8, far), nave.on_vault(math.pi * k / 8, near))
        for k in range(9)
    ]
    for up in (0.0, 0.5):
        for side in (-1, 1):
            x, y = nave.x + side * nave.half_width, nave.ground - nave.spring * up
            bars.append(line(nave.at(x, y, far), nave.at(x, y, near)))
    view.sheet.trace(together(*bars), 0.8 + 1.5 * near, view.shade(-0.2 + 0.22 * part))


def draw_fan_light(view: View, nave: Nave, nearness: float) -> None:
    """The window at the far end: a fan over upright bars."""
    x, y = nave.at(nave.x, nave.ground - nave.spring, nearness)
    half, low = nave.half_width * nearness, nave.at(nave.x, nave.ground, nearness)[1]
    bars = [line((x + dx * half, y), (x + dx * half, low)) for dx in (-0.5, 0, 0.5)]
    for k in range(1, 6):
        angle = math.pi * k / 6
        bars.append(line((x, y), (x + math.cos(angle) * half, y - math.sin(angle) * half)))
    bars.append(line((x - half, y), (x + half, y)))
    view.sheet.trace(together(*bars), 1.0, view.shade(-0.2))


def draw_portal(view: View, nave: Nave, depth: float) -> None:
    """The front of the nave: two hoops of iron with rings between them."""
    hoop = nave.half_width + 16
    outer = arch(nave.x, nave.ground, 2 * hoop, nave.spring + hoop)
    band = without(outer, nave.opening(1.0))
    springing = nave.ground - nave.spring
    holes = []
    for k in range(1, 20):
        angle = math.pi * k / 20
        reach = nave.half_width + 8.2
        holes.append(
            circle(nave.x + math.cos(angle) * reach, springing - math.sin(angle) * reach, 4.6)
        )
    pillars = nave.x - nave.half_width - 8, nave.x + nave.half_width + 8
    holes += [box(x - 3.4, springing + 14, 6.8, 90, 3.4) for x in pillars]
    capitals = [box(x - 11, springing - 4, 22, 8, 2) for x in pillars]
    view.cut(joined([without(band, *holes), *capitals]), depth)
