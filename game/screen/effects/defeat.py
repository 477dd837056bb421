"""The defeat effect: the light in the sheets of the table goes out from the edge inwards. It is
soft, so it is drawn small and enlarged."""

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
"""Remaining light, of 255: at the end of the animation, and where motion is reduced and all must
stay readable."""


@lru_cache(maxsize=2)
def openings(size: Size) -> list[list[Point]]:
    """Returns the edges of the openings in the six sheets, innermost first, in the coordinates of
    the small picture. Do not change them: they are shared."""
    scale = max(size[0] / DESIGN[0], size[1] / DESIGN[1]) / SMALL
    x = size[0] / SMALL / 2 + (MIDDLE[0] - DESIGN[0] / 2) * scale
    y = size[1] / SMALL / 2 + (MIDDLE[1] - DESIGN[1] / 2) * scale
    return [
        [(x + across * reach * scale, y + down * reach * scale) for across, down in edge]
        for edge, reach in zip(waves(), REACHES, strict=True)
    ]


def defeat(effect: Effect, size: Size) -> Iterator[Image]:
    """Yields the darkness over the table as far as it has come."""
    small, spare = soft_papers((size[0] // SMALL, size[1] // SMALL))
    levels = [level(effect, number) for number in range(SHEETS, -1, -1)]
    small.fill([levels[0]] * 3)
    for light, edge in zip(levels[1:], reversed(openings(size)), strict=True):
        pygame.draw.polygon(small, [light] * 3, edge)
    soften(small, spare)
    yield Wide(small, pygame.BLEND_RGB_MULT)


def level(effect: Effect, number: int) -> int:
    """Returns the brightness, 0 to 255, between the edge of an opening and that of the next smaller
    one. Number 0 is the middle, and `SHEETS` is outside all openings."""
    if effect.still:
        return round(255 - (255 - DUSK) * min(1.0, effect.time / FADE))
    each = DARKENING / (SHEETS + 2)
    gone = IN_OUT(max(0.0, min(1.0, (effect.time - (SHEETS - number) * each) / (2 * each))))
    return round(255 - (255 - DARK) * gone)
