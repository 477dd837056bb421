"""A defeat: the light in the sheets of the table goes out from the edge in. Drawn small and
enlarged: it is soft."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.screen.effects.dawn import MIDDLE, REACHES, waves
from game.screen.effects.soft_light import SMALL, soft_papers, soften
from game.screen.stage import Image, Wide
from game.table.layout.places import DESIGN, Point, Size
from game.table.motion.lights import Effect
from game.table.motion.motions import DARKENING, FADE
from game.table.motion.timeline import IN_OUT

SHEETS = len(REACHES)
DARK, DUSK = 60, 140
"""Of 255: what is left of the light; and where nothing travels, so that all can still be read."""


@lru_cache(maxsize=2)
def openings(size: Size) -> list[list[Point]]:
    """The edges of the openings in the six sheets, the innermost first, in the small picture. Not
    to be changed: they are shared."""
    scale = max(size[0] / DESIGN[0], size[1] / DESIGN[1]) / SMALL
    x = size[0] / SMALL / 2 + (MIDDLE[0] - DESIGN[0] / 2) * scale
    y = size[1] / SMALL / 2 + (MIDDLE[1] - DESIGN[1] / 2) * scale
    return [
        [(x + across * reach * scale, y + down * reach * scale) for across, down in edge]
        for edge, reach in zip(waves(), REACHES, strict=True)
    ]


def defeat(effect: Effect, size: Size) -> Iterator[Image]:
    """The light in the sheets goes out from the edge in."""
    small, spare = soft_papers((size[0] // SMALL, size[1] // SMALL))
    levels = [level(effect, number) for number in range(SHEETS, -1, -1)]
    small.fill([levels[0]] * 3)
    for light, edge in zip(levels[1:], reversed(openings(size)), strict=True):
        pygame.draw.polygon(small, [light] * 3, edge)
    soften(small, spare)
    yield Wide(small, pygame.BLEND_RGB_MULT)


def level(effect: Effect, number: int) -> int:
    """How bright it is between the edges of an opening, number 0 in the middle, and the next."""
    if effect.still:
        return round(255 - (255 - DUSK) * min(1.0, effect.time / FADE))
    each = DARKENING / (SHEETS + 2)
    gone = IN_OUT(max(0.0, min(1.0, (effect.time - (SHEETS - number) * each) / (2 * each))))
    return round(255 - (255 - DARK) * gone)
