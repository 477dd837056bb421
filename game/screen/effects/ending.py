"""The end of a game, all over the table: light unfolds from sheet to sheet, or goes out from the
edge in. Drawn small and enlarged: it is soft."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame

from game.screen.effects.motes import STEPS, mote
from game.screen.look import palette
from game.screen.stage import Image, Wide
from game.table.layout.places import DESIGN, Point, Size
from game.table.motion.lights import Effect
from game.table.motion.motions import DARKENING, FADE, LIGHTS, UNFOLDING
from game.table.motion.timeline import IN_OUT, OUT

SMALL = 6
"""One point of the small picture is so many pixels each way."""
HALF, THIRD = 128, 85
"""Of 255."""
SHEETS = 6
MIDDLE = 960, 520
"""Of the openings in the sheets, by the design of the table."""
DARK, DUSK = 60, 140
"""Of 255: what is left of the light; and where nothing travels, so that all can still be read."""
GROWTH = 200
"""So many steps there are from nothing to the size of an opening."""
EACH, UNFOLDS = 0.1, 0.45
"""Seconds from one sheet to the next of a victory, and how long each takes."""


@lru_cache(maxsize=1)
def waves() -> list[list[Point]]:
    """The edges of the openings in the six sheets about their middle, the innermost first, each
    as far away as its reach is 1. Not to be changed: they are shared."""
    edges = []
    for number in range(SHEETS):
        wave = 0.032 + 0.003 * number
        points = []
        for step in range(96):
            angle = math.tau * step / 96
            far = 1 + wave * math.cos(8 * angle + math.pi * (number % 2))
            points.append((math.cos(angle) * far * 1.34, math.sin(angle) * far * 0.80))
        edges.append(points)
    return edges


@lru_cache(maxsize=12)
def openings(size: Size, grown: float = 1.0) -> list[list[Point]]:
    """The edges of the openings in the six sheets, the innermost first, in the small picture. Not
    to be changed: they are shared."""
    scale = max(size[0] / DESIGN[0], size[1] / DESIGN[1]) / SMALL
    x = size[0] / SMALL / 2 + (MIDDLE[0] - DESIGN[0] / 2) * scale
    y = size[1] / SMALL / 2 + (MIDDLE[1] - DESIGN[1] / 2) * scale
    reaches = ((350 + 165 * number) * scale * grown for number in range(SHEETS))
    return [
        [(x + across * reach, y + down * reach) for across, down in edge]
        for edge, reach in zip(waves(), reaches, strict=True)
    ]


def victory(effect: Effect, size: Size, doors: Sequence[Point]) -> Iterator[Image]:
    """Light flows from the Doors to the middle and joins; then sheet after sheet lights up and
    unfolds outward. Where nothing travels they are all lit for a while."""
    small, spare = papers((size[0] // SMALL, size[1] // SMALL))
    small.fill((0, 0, 0))
    unfold(small, effect, size)
    draw_beams(small, effect, doors)
    soften(small, spare)
    yield Wide(small, pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=1)
def papers(size: Size) -> tuple[pygame.Surface, pygame.Surface]:
    """What is drawn on, and one to soften it: to make them for every picture takes longer."""
    return pygame.Surface(size), pygame.Surface(size)


def soften(small: pygame.Surface, spare: pygame.Surface) -> None:
    """Every point becomes the mean of itself and the eight about it: what `box_blur` does, in a
    quarter of the time."""
    for here, there, (x, y) in ((small, spare, (1, 0)), (spare, small, (0, 1))):
        there.blit(here, (0, 0))
        for part, at in ((HALF, (x, y)), (THIRD, (-x, -y))):
            here.set_alpha(part)
            there.blit(here, at)
        here.set_alpha(None)


def draw_beams(small: pygame.Surface, effect: Effect, doors: Sequence[Point]) -> None:
    middle = small.get_width() / 2, small.get_height() * MIDDLE[1] / DESIGN[1]
    left = min(1.0, effect.time / FADE) if effect.still else 1.0
    for number, (x, y) in enumerate(doors):
        begins = 0.0 if effect.still else LIGHTS["again"].each * number
        far = 1.0 if effect.still else OUT(max(0.0, min(1.0, (effect.time - begins) / 0.6)))
        if effect.time > begins:
            start = x / SMALL, y / SMALL
            end = [a + (b - a) * far for a, b in zip(start, middle, strict=True)]
            pygame.draw.line(small, gold(0.4 * left), start, end, 2)
    grown = 1.0 if effect.still else IN_OUT(min(1.0, effect.time / UNFOLDING))
    side = round(small.get_height() * (0.4 + 1.1 * grown))
    glow = glowing(side, round(STEPS * 0.3 * grown * left))
    at = middle[0] - side / 2, middle[1] - side / 2
    small.blit(glow, at, special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=1)
def glowing(side: int, strength: int) -> pygame.Surface:
    """What the beams light up in the middle: once it has grown it stays as it is."""
    return pygame.transform.smoothscale(mote(64, palette.GLOW[:3], strength), (side, side))


def unfold(small: pygame.Surface, effect: Effect, size: Size) -> None:
    since = effect.time - UNFOLDING
    grown = 1.0 if effect.still else 1 + 0.1 * OUT(max(0.0, min(1.0, since / 1.3)))
    grown = round(grown * GROWTH) / GROWTH
    for number, edge in reversed(list(enumerate(openings(size, grown)))):
        if effect.still:
            light = 0.6 * min(1.0, effect.time / FADE)
        else:
            light = OUT(max(0.0, min(1.0, (since - number * EACH) / UNFOLDS)))
        if light > 0:
            near = 1 - number / SHEETS
            pygame.draw.polygon(small, gold(0.10 * light * near), edge)
            pygame.draw.polygon(small, gold(0.55 * light * near), edge, 2)


def defeat(effect: Effect, size: Size) -> Iterator[Image]:
    """The light in the sheets goes out from the edge in."""
    small, spare = papers((size[0] // SMALL, size[1] // SMALL))
    levels = [level(effect, number) for number in range(SHEETS, -1, -1)]
    small.fill([levels[0]] * 3)
    for light, edge in zip(levels[1:], reversed(openings(size)), strict=True):
        pygame.draw.polygon(small, [light] * 3, edge)
    soften(small, spare)
    yield Wide(small, pygame.BLEND_RGB_MULT)


def gold(part: float) -> list[int]:
    """So much of the light of a victory."""
    return [round(c * part) for c in palette.GLOW[:3]]


def level(effect: Effect, number: int) -> int:
    """How bright it is between the edges of an opening, number 0 in the middle, and the next."""
    if effect.still:
        return round(255 - (255 - DUSK) * min(1.0, effect.time / FADE))
    each = DARKENING / (SHEETS + 2)
    gone = IN_OUT(max(0.0, min(1.0, (effect.time - (SHEETS - number) * each) / (2 * each))))
    return round(255 - (255 - DARK) * gone)
