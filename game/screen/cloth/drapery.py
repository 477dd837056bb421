"""The curtain: night velvet in folds, embroidered and hemmed with gold. Drawn once per size."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.screen.cloth import swags, trimmings
from game.screen.look import icons, palette
from game.screen.look.palette import Colour
from game.table.layout.places import DESIGN, Size

COARSE = (420, 16)
"""The folds are soft: they are painted so small, and stretched."""
FOLD = 126
"""Width of a fold, by the design."""
HEM = 104
"""Height of the lower edge that hangs in waves, by the design."""
WAVE = 7
"""How far it rises and falls."""
DEEP, HIGH = (palette.RAMPS[name] for name in ("B", "NM"))
VELVET: tuple[Colour, ...] = (
    palette.mixed(DEEP[5], HIGH[5], 0.5),
    palette.mixed(DEEP[4], HIGH[4], 0.65),
    palette.mixed(DEEP[3], HIGH[3], 0.62),
    palette.mixed(DEEP[2], HIGH[2], 0.6),
)
"""From a crease to the sheen on the edge of a fold."""
FLOOR = palette.TABLE_EDGE
EMBROIDERY = ("spark", "kind-M", "spark", "keyhole")
"""What is stitched on the cloth, line by line."""


@dataclass(frozen=True)
class Curtain:
    """Hides everything in a window of its size. While it moves one sees the table below `hem`,
    the waves of its lower edge."""

    picture: pygame.Surface
    hem: pygame.Surface


@lru_cache(maxsize=1)
def curtain(size: Size) -> Curtain:
    """The curtain for a window of this size. Not to be changed: it is shared."""
    scale = min(size[0] / DESIGN[0], size[1] / DESIGN[1])
    folds = size[0] / (FOLD * scale)
    cloth, light = _velvet(size, folds)
    _embroider(cloth, light, scale)
    _roughen(cloth)
    hem = _hem(cloth, light, folds, scale)
    picture = pygame.Surface(size)
    picture.fill(FLOOR[:3])
    height = size[1] - hem.get_height()
    picture.blit(cloth, (0, 0), (0, 0, size[0], height))
    picture.blit(hem, (0, height))
    swags.hang(picture, scale, velvet)
    return Curtain(picture.convert(), hem.convert_alpha())


def velvet(light: float) -> Colour:
    """The colour of the cloth, from 0 in the dark to 1 in full light."""
    return _tone(round(255 * min(max(light, 0.0), 0.999)))


@lru_cache(maxsize=256)
def _tone(light: int) -> Colour:
    at = light / 256 * (len(VELVET) - 1)
    return palette.mixed(VELVET[int(at)], VELVET[int(at) + 1], at % 1)


def _phase(x: float, y: float, folds: float) -> float:
    """How many folds lie to the left of a point; x and y from 0 to 1. None is like another."""
    sway = 0.4 * math.sin(math.tau * (1.3 * x + 0.1)) + 0.15 * math.sin(math.tau * (3.7 * x + 0.4))
    return folds * x + sway + 0.16 * y * math.sin(math.tau * (2.3 * x + 0.7))


def _light(x: float, y: float, folds: float) -> float:
    """How much light a point of the cloth gets: a flank of each fold, not its crease."""
    phase = _phase(x, y, folds)
    part = phase % 1
    flank = 0.5 + 0.5 * math.cos(math.tau * (part - 0.4))
    sheen = math.exp(-(((part - 0.3) / 0.09) ** 2)) * (0.22 + 0.1 * math.sin(2.4 * phase))
    crease = math.exp(-((min(part, 1 - part) / 0.085) ** 2))
    middle = math.sin(math.pi * (0.14 + 0.72 * x)) * math.sin(math.pi * (y + 0.35) / 1.7)
    spread = 0.62 + 0.38 * middle
    return max(0.0, (0.12 + 0.5 * flank**1.4 + sheen - 0.3 * crease) * spread)


def _velvet(size: Size, folds: float) -> tuple[pygame.Surface, pygame.Surface]:
    """The folds in colour, and in shades of white for what lies on them."""
    width, height = COARSE
    cloth, light = pygame.Surface(COARSE), pygame.Surface(COARSE)
    for column in range(width):
        for line in range(height):
            lit = _light(column / (width - 1), line / (height - 1), folds)
            cloth.set_at((column, line), velvet(lit))
            shade = round(255 * min(1.0, 0.3 + lit))
            light.set_at((column, line), (shade, shade, shade))
    return pygame.transform.smoothscale(cloth, size), pygame.transform.smoothscale(light, size)


def _embroider(cloth: pygame.Surface, light: pygame.Surface, scale: float) -> None:
    """Small gold figures in a diamond pattern, as bright as the cloth is there."""
    width, height = cloth.get_size()
    step, px = 148 * scale, max(10, round(26 * scale))
    figures = [icons.draw(name, px, palette.faded(palette.GOLD, 150)) for name in EMBROIDERY]
    stitched = pygame.Surface((px, px), pygame.SRCALPHA)
    for line in range(1, math.ceil(height / step * 2) + 1):
        shift = step / 2 if line % 2 else 0.0
        for column in range(math.ceil(width / step) + 1):
            at = round(column * step + shift - px / 2), round(line * step / 2 - px / 2)
            stitched.blit(light, (0, 0), (*at, px, px))
            stitched.blit(
                figures[line % len(figures)], (0, 0), special_flags=pygame.BLEND_RGBA_MULT
            )
            cloth.blit(stitched, at)
            stitched.fill((255, 255, 255, 255))


def _roughen(cloth: pygame.Surface) -> None:
    """The pile of the velvet; it also keeps soft shades from falling into bands."""
    chance, side = random.Random(8), 80
    pile = pygame.Surface((side, side))
    for x in range(side):
        for y in range(side):
            grain = chance.choice((0, 0, 2, 4, 6))
            pile.set_at((x, y), (grain, grain, grain + 1))
    for x in range(0, cloth.get_width(), side):
        for y in range(0, cloth.get_height(), side):
            cloth.blit(pile, (x, y), special_flags=pygame.BLEND_RGB_ADD)


def _hem(
    cloth: pygame.Surface, light: pygame.Surface, folds: float, scale: float
) -> pygame.Surface:
    """The lowest part of the cloth with braid and fringe, which hang in waves with the folds."""
    width, wave = cloth.get_width(), WAVE * scale
    height = round(HEM * scale)
    top = cloth.get_height() - height
    trim = trimmings.border(width, scale)
    trim.blit(light, (0, 0), (0, top, width, height), special_flags=pygame.BLEND_RGB_MULT)
    hem = pygame.Surface((width, height), pygame.SRCALPHA)
    y = height - trim.get_height() - wave
    hem.blit(cloth, (0, 0), (0, top, width, round(y + wave + trim.get_height() * 0.4)))
    for x in range(width):
        rise = wave * math.cos(math.tau * (_phase(x / width, 1.0, folds) - 0.4))
        hem.blit(trim, (x, round(y + rise)), (x, 0, 1, trim.get_height()))
    return hem
