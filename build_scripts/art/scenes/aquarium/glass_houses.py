"""Houses of iron and glass seen from outside, and the great hall seen from within."""

import math
from dataclasses import dataclass

from build_scripts.art.drawing.colours import faded, from_hex, mixed
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    arch,
    box,
    circle,
    drawn,
    line,
    polygon,
    stroked,
    together,
    union,
    without,
)
from build_scripts.art.drawing.ribbons import joined
from build_scripts.art.drawing.view import View


@dataclass(frozen=True)
class Nave:
    """A vault that leads away from us; nearness is 1 at its front and falls towards `end`."""

    x: float
    ground: float
    half_width: float
    spring: float
    """The height above the ground where the arch begins."""
    end: Point
    """The point where all lines of the nave meet."""

    def at(self, x: float, y: float, nearness: float) -> Point:
        """A point of the front's picture, farther away."""
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
"""Nearness of the ribs of a nave."""


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


def wing(left: float, right: float, ground: float, height: float, arches: int) -> Path:
    """A long low house: a row of arched panes, rings above them, a crest on its roof."""
    bay = (right - left) / arches
    top = ground - height
    panes, crest = [], []
    for i in range(arches):
        x = left + bay * (i + 0.5)
        panes.append(arch(x, ground, bay * 0.66, height * 0.66))
        panes.append(circle(x, top + height * 0.17, bay * 0.17))
        bars = box(x - 0.8, ground - height, 1.6, height)
        panes[-2] = without(panes[-2], bars, box(x - bay / 2, ground - height * 0.3, bay, 1.6))
        crest.append(circle(x - bay / 2, top - 5, 2.2))
        crest.append(drawn((x - bay / 2, top), (x, top - 7, x + bay / 2, top), closed=True))
    body = box(left, top, right - left, height + 60)
    cornice = box(left - 3, top - 2, right - left + 6, 5)
    return without(joined([body, cornice, *crest]), *panes)


def glass_dome(x: float, ground: float, radius: float) -> Path:
    """A round house of ribs on a drum, a lantern on top."""
    y = ground - radius * 0.5
    bars = []
    for k in (-0.72, -0.4, 0.0, 0.4, 0.72):
        edge = x + k * radius
        bars.append(drawn((edge, y), (edge, y - radius * 0.75, x, y - radius * 0.98), closed=False))
    for level in (0.34, 0.64):
        half = math.sqrt(1 - level * level) * radius
        bars.append(
            drawn(
                (x - half, y - level * radius),
                (x, y - level * radius - radius * 0.05, x + half, y - level * radius),
                closed=False,
            )
        )
    shell = without(
        circle(x, y, radius),
        circle(x, y, radius * 0.93),
        box(x - 2 * radius, y, 4 * radius, 2 * radius),
    )
    drum = without(
        box(x - radius * 1.04, y - 2, radius * 2.08, ground - y + 40),
        *(
            arch(x + radius * 0.29 * k, ground, radius * 0.19, radius * 0.36)
            for k in (-3, -2, -1, 0, 1, 2, 3)
        ),
    )
    lantern = union(
        box(x - radius * 0.1, y - radius * 1.16, radius * 0.2, radius * 0.2),
        circle(x, y - radius * 1.16, radius * 0.1),
        box(x - radius * 0.015, y - radius * 1.42, radius * 0.03, radius * 0.2),
    )
    return joined([shell, drum, lantern, *(stroked(bar, radius * 0.035) for bar in bars)])
