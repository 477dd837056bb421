"""Houses of iron and glass, seen from outside."""

from __future__ import annotations

import math

from build_scripts.art.paths import (
    Path,
    arch,
    box,
    circle,
    drawn,
    stroked,
    union,
    without,
)
from build_scripts.art.scenes.ribbons import joined


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
