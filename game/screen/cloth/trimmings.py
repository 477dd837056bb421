"""Gold trimmings for cloth: braid, fringe and tassels."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.screen.look import icons, palette

BRAID, FRINGE, CORD = 34, 36, 9
"""Heights of the two parts of a border and the width of a cord of its fringe, by the design."""
FINE = 3
"""Trimmings are drawn so much larger and reduced."""
ROUND = (0, 1, 2, 3, 5, 2, 1, 4, 0)
"""Shades of gold across a cord, as steps of the foil."""


def border(width: int, scale: float) -> pygame.Surface:
    """A strip of braid with fringe below, straight, as wide as this."""
    braid, fringe = round(BRAID * scale), round(FRINGE * scale)
    strip = pygame.Surface((width, braid + fringe), pygame.SRCALPHA)
    strip.blit(_braid(width, braid, scale), (0, 0))
    hanging = fringes(width, fringe, scale)
    strip.blit(hanging, (0, braid))
    return strip


def _braid(width: int, height: int, scale: float) -> pygame.Surface:
    """Two cords, and sparks on dark cloth between them."""
    braid = pygame.Surface((width, height), pygame.SRCALPHA)
    braid.fill(palette.mixed(palette.RAMPS["NM"][4], palette.RAMPS["NM"][5], 0.4))
    edge = max(3, round(height * 0.2))
    cord = pygame.Surface((1, len(ROUND)), pygame.SRCALPHA)
    for y, step in enumerate(ROUND):
        cord.set_at((0, y), palette.FOIL[step])
    cord = pygame.transform.smoothscale(cord, (1, edge))
    for y in (0, height - edge):
        braid.blit(pygame.transform.scale(cord, (width, edge)), (0, y))
    room = height - 2 * edge
    spark = icons.draw("spark", max(6, round(room * 1.15)), palette.LEGAL)
    dot = max(1, round(2.2 * scale))
    apart = room * 2.2
    for i in range(int(width / apart) + 2):
        x = round(i * apart)
        braid.blit(spark, spark.get_rect(center=(x, height // 2)))
        pygame.draw.circle(braid, palette.GOLD_TEXT, (round(x + apart / 2), height // 2), dot)
    return braid


def fringes(width: int, height: int, scale: float) -> pygame.Surface:
    """Cords side by side, rounded at their ends."""
    side = max(3, round(CORD * scale))
    cord = _cord(side, height)
    strip = pygame.Surface((width, height), pygame.SRCALPHA)
    for x in range(0, width, side):
        strip.blit(cord, (x, 0))
    return strip


def _cord(width: int, height: int) -> pygame.Surface:
    large = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
    across = pygame.Surface((len(ROUND), 1), pygame.SRCALPHA)
    for x, step in enumerate(ROUND):
        across.set_at((x, 0), palette.FOIL[step])
    band = pygame.transform.smoothscale(across, (width * FINE, 1))
    large.blit(pygame.transform.scale(band, large.get_size()), (0, 0))
    for y in range(0, height * FINE, max(3, width * FINE // 2)):
        twist = (0, y + width), (width * FINE, y)
        pygame.draw.line(large, palette.FOIL[0], *twist, FINE)
    shape = pygame.Surface(large.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(
        shape,
        palette.WHITE,
        shape.get_rect(),
        border_bottom_left_radius=width * FINE // 2,
        border_bottom_right_radius=width * FINE // 2,
    )
    large.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(large, (width, height))


def tassel(height: int) -> pygame.Surface:
    """A knot and a skirt of threads."""
    h = height * FINE
    w = round(h * 0.44)
    large = pygame.Surface((w, h), pygame.SRCALPHA)
    middle, gold = w / 2, palette.FOIL
    pygame.draw.line(large, gold[1], (middle, 0), (middle, h * 0.2), max(2, h // 22))
    top, wide = h * 0.4, w * 0.46
    threads = 13
    ends = [middle + wide * (2 * i / threads - 1) for i in range(threads + 1)]
    starts = [middle + wide * 0.5 * (2 * i / threads - 1) for i in range(threads + 1)]
    for i, ((x1, x2), (x3, x4)) in enumerate(zip(pairwise(starts), pairwise(ends), strict=True)):
        away = abs(2 * (i + 0.5) / threads - 1)
        colour = palette.mixed(gold[5 if i % 2 else 3], gold[0], 0.15 + 0.6 * away)
        low = h * (0.99 - 0.05 * away)
        pygame.draw.polygon(large, colour, [(x1, top), (x2, top), (x4, low), (x3, low)])
    pygame.draw.circle(large, gold[0], (middle, h * 0.26), h * 0.115)
    pygame.draw.circle(large, gold[3], (middle - h * 0.01, h * 0.25), h * 0.095)
    pygame.draw.circle(large, gold[6], (middle - h * 0.035, h * 0.22), h * 0.035)
    collar = pygame.Rect(0, 0, w * 0.56, h * 0.06)
    collar.center = round(middle), round(h * 0.39)
    pygame.draw.rect(large, gold[0], collar.inflate(FINE, FINE), border_radius=h // 40)
    pygame.draw.rect(large, gold[5], collar, border_radius=h // 40)
    return pygame.transform.smoothscale(large, (round(w / FINE), height))
