"""The table: nested sheets of night paper with thin gold edges, and faint stars."""

from __future__ import annotations

import math
import random

import pygame

from game.screen import palette
from game.table.places import DESIGN, Point, Size

SHEETS = 6
STARS = 110
COARSE = 6
"""The soft parts are painted this much smaller and stretched."""


def backdrop(size: Size) -> pygame.Surface:
    """The empty table in this size."""
    picture = pygame.Surface(size)
    soft = pygame.Surface((max(2, size[0] // COARSE), max(2, size[1] // COARSE)))
    _paint_sheets(soft)
    pygame.transform.smoothscale(soft, size, picture)
    for sheet in range(SHEETS):
        points = _sheet(sheet, size)
        pygame.draw.aalines(
            picture, palette.mixed(palette.SHEET_INNER, palette.GOLD, 0.28), True, points
        )
    _scatter_stars(picture)
    return picture


def _sheet(number: int, size: Size) -> list[Point]:
    """The outline of a sheet with eight lobes; 0 is the innermost."""
    sx, sy = size[0] / DESIGN[0], size[1] / DESIGN[1]
    radius, wave = 330 + number * 150, 14 + number * 5
    points = []
    for step in range(240):
        angle = math.tau * step / 240
        r = radius + wave * math.cos(8 * angle + number * math.pi)
        points.append(
            ((960 + math.cos(angle) * r * 1.35) * sx, (500 + math.sin(angle) * r * 0.82) * sy)
        )
    return points


def _paint_sheets(soft: pygame.Surface) -> None:
    size = soft.get_size()
    soft.fill(palette.TABLE_EDGE)
    for sheet in reversed(range(SHEETS)):
        points = _sheet(sheet, size)
        part = sheet / (SHEETS - 1)
        under = palette.mixed(palette.SHEET_INNER, palette.SHEET_OUTER, min(1.0, part + 0.35))
        low = [(x, y + size[1] * 5 / DESIGN[1]) for x, y in points]
        pygame.draw.polygon(soft, under, low)
        pygame.draw.polygon(
            soft, palette.mixed(palette.SHEET_INNER, palette.SHEET_OUTER, part), points
        )
    blurred = pygame.transform.box_blur(soft, 2)
    soft.blit(blurred, (0, 0))
    _vignette(soft)


def _vignette(soft: pygame.Surface) -> None:
    w, h = soft.get_size()
    small = pygame.Surface((32, 18), pygame.SRCALPHA)
    for x in range(32):
        for y in range(18):
            away = math.hypot((x - 15.5) / 16, (y - 8.5) / 9) / math.sqrt(2)
            small.set_at((x, y), (2, 3, 12, round(165 * max(0.0, away - 0.45) / 0.55)))
    soft.blit(pygame.transform.smoothscale(small, (w, h)), (0, 0))


def _scatter_stars(picture: pygame.Surface) -> None:
    chance = random.Random(3)
    w, h = picture.get_size()
    scale = min(w / DESIGN[0], h / DESIGN[1])
    for _ in range(STARS):
        x, y = chance.random() * w, chance.random() * h
        reach = chance.choice((1, 1, 1, 4)) * scale
        colour = palette.mixed(tuple(picture.get_at((int(x), int(y))))[:3], palette.STAR, 0.4)
        if reach > 2 * scale:
            for dx, dy in ((reach, 0), (0, reach)):
                pygame.draw.aaline(picture, colour, (x - dx, y - dy), (x + dx, y + dy))
        else:
            picture.set_at((int(x), int(y)), colour)
