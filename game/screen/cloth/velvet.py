"""A cloth that lies over a hand: night velvet in folds, hemmed with gold, with the emblem of its
owner."""

from __future__ import annotations

import math

import pygame

from game.screen.cloth import trimmings
from game.screen.look import emblems, palette
from game.screen.look.palette import Colour
from game.screen.look.shapes import drawn_once
from game.table.layout.places import Size

COARSE = 8
"""The folds are soft: they are painted so many times smaller, and stretched."""
FOLD = 0.34
"""Width of a fold, by the height of the cloth."""
TRIM = 0.0021
"""How large its trimmings are, by its height in pixels."""
EMBLEM = 0.4
"""Height of the emblem, by that of the cloth."""
DEEP, HIGH = (palette.RAMPS[name] for name in ("B", "NM"))
VELVET: tuple[Colour, ...] = (
    palette.mixed(DEEP[5], HIGH[5], 0.5),
    palette.mixed(DEEP[4], HIGH[4], 0.65),
    palette.mixed(DEEP[3], HIGH[3], 0.62),
    palette.mixed(DEEP[2], HIGH[2], 0.6),
)
"""From a crease to the sheen on the edge of a fold."""


@drawn_once
def cloth(size: Size, emblem: str) -> pygame.Surface:
    """A cloth of this size in pixels. Not to be changed: it is shared."""
    width, height = size
    trim = trimmings.border(width, TRIM * height)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    rest = height - trim.get_height() // 2
    picture.blit(_folds((width, rest), max(2, round(width / (FOLD * height)))), (0, 0))
    picture.blit(trim, (0, height - trim.get_height()))
    px = round(min(EMBLEM * height, 0.6 * width))
    sign = emblems.draw(emblem, px, palette.faded(emblems.COLOURS[emblem], 170))
    picture.blit(sign, sign.get_rect(center=(width // 2, round(height * 0.3))))
    return picture.convert_alpha()


def _folds(size: Size, folds: int) -> pygame.Surface:
    """The velvet by itself, in so many folds."""
    width, height = (max(2, side // COARSE) for side in size)
    small = pygame.Surface((width, height))
    for column in range(width):
        for line in range(height):
            small.set_at((column, line), _tone(column / (width - 1), line / (height - 1), folds))
    return pygame.transform.smoothscale(small, size)


def _tone(x: float, y: float, folds: int) -> Colour:
    """The colour of a point, x and y from 0 to 1: light lies on a flank of each fold."""
    part = (folds * x + 0.12 * y * math.sin(math.tau * (2.3 * x + 0.7))) % 1
    flank = 0.5 + 0.5 * math.cos(math.tau * (part - 0.4))
    crease = math.exp(-((min(part, 1 - part) / 0.085) ** 2))
    light = max(0.0, min(0.999, 0.16 + 0.62 * flank**1.4 - 0.3 * crease - 0.1 * y))
    at = light * (len(VELVET) - 1)
    return palette.mixed(VELVET[int(at)], VELVET[int(at) + 1], at % 1)
