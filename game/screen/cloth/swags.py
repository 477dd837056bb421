"""The swags over a curtain: cloth that hangs in bows from its upper edge."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import pygame

from game.screen.cloth import trimmings
from game.screen.look import palette
from game.screen.look.palette import Colour
from game.table.layout.places import Point

WIDTH, SAG, ENDS = 400, 92, 16
"""Of a bow: its width, and how low it hangs in its middle and at its ends, by the design."""
BANDS, STEPS = 72, 32
FOLDS = 3.4
FINE = 2
"""A bow is drawn so much larger and reduced."""


def hang(picture: pygame.Surface, scale: float, velvet: Callable[[float], Colour]) -> None:
    """Hangs bows side by side along the upper edge, and a tassel where two meet."""
    across = picture.get_width()
    count = max(3, round(across / (WIDTH * scale)))
    width = across / count
    fringe = max(6, round(15 * scale))
    bow = _bow(math.ceil(width) + 2, scale, fringe, velvet)
    shadow = bow.copy()
    shadow.fill((0, 0, 0, 120), special_flags=pygame.BLEND_RGBA_MULT)
    tassel = trimmings.tassel(round(96 * scale))
    for i in range(count):
        x = round(i * width) - 1
        picture.blit(shadow, (x, round(9 * scale)))
    for i in range(count):
        picture.blit(bow, (round(i * width) - 1, 0))
    for i in range(count + 1):
        picture.blit(tassel, tassel.get_rect(midtop=(round(i * width), round(2 * scale))))


def _bow(
    width: int, scale: float, fringe: int, velvet: Callable[[float], Colour]
) -> pygame.Surface:
    w, fringe = width * FINE, fringe * FINE
    sag, ends = SAG * scale * FINE, ENDS * scale * FINE
    large = pygame.Surface((w, round(sag) + fringe + FINE * 2), pygame.SRCALPHA)
    curve = partial(_curve, w, sag - ends, ends)
    low = curve(1.0)
    hanging = trimmings.fringes(w, fringe, scale * FINE * 0.7)
    for x in range(w):
        y = low[min(STEPS, round(x / w * STEPS))][1]
        part = x / w * STEPS
        near = int(min(part, STEPS - 1))
        y = low[near][1] + (low[near + 1][1] - low[near][1]) * (part - near)
        large.blit(hanging, (x, round(y)), (x, 0, 1, fringe))
    for band in range(BANDS, 0, -1):
        part = band / BANDS
        wave = 0.5 + 0.5 * math.cos(math.tau * (part**1.25 * FOLDS + 0.25))
        colour = velvet(0.1 + (0.18 + 0.62 * part) * wave**1.5)
        pygame.draw.polygon(large, colour, [(0.0, 0.0), *curve(part), (float(w), 0.0)])
    thick = max(3, round(5 * scale * FINE))
    for colour, line, up in (
        (palette.FOIL[0], thick, 0),
        (palette.FOIL[5], thick // 2, thick // 4),
    ):
        pygame.draw.lines(large, colour, False, [(x, y - up) for x, y in low], line)
    return pygame.transform.smoothscale(large, (width, large.get_height() // FINE))


def _curve(width: float, sag: float, ends: float, part: float) -> list[Point]:
    """A line across the bow: part 0 is its upper edge, 1 the lower."""
    points = []
    for step in range(STEPS + 1):
        s = step / STEPS
        points.append((s * width, part * (ends + sag * math.sin(math.pi * s) ** 0.8)))
    return points
