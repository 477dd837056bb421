"""A small Moon on paper, as it stands in the sky of a day."""

from __future__ import annotations

import math

import pygame

from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.screen.sheet import Canvas
from game.table.layout.places import Point

PHASES = 28
"""Number of pictures of the Moon in one round."""
FINE, RIM = 6, 0.07
"""Scale at which it is drawn before it is reduced, and breadth of its rim by its width."""
DARK, RIMMED = palette.faded(palette.NIGHT_BUTTON[0], 235), palette.SLIP_LINE
LIT, DIM = palette.GOLD_BUTTON[0], palette.mixed(*palette.GOLD_BUTTON, 0.42)
SEAS = ((-0.28, -0.34, 0.3), (0.34, -0.1, 0.24), (-0.12, 0.4, 0.26))
"""The middles of its seas and their radii, by the radius of the Moon."""


def draw_moon(surface: Canvas, centre: Point, side: int, age: float) -> None:
    """Draws the Moon, `side` pixels wide, at its age: 0 is new, 0.5 full, 1 new again."""
    picture = _moon(side, round(age * PHASES) % PHASES)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


@drawn_once
def _moon(side: int, phase: int) -> pygame.Surface:
    wide = side * FINE
    large = pygame.Surface((wide, wide), pygame.SRCALPHA)
    large.fill((*RIMMED[:3], 0))
    middle, radius = wide // 2, wide // 2
    pygame.draw.circle(large, RIMMED, (middle, middle), radius)
    radius = round(wide * (0.5 - RIM))
    pygame.draw.circle(large, DARK, (middle, middle), radius)
    # The edge of the light is half an ellipse: it bends from the lit limb to the other one.
    bend = math.cos(2 * math.pi * phase / PHASES)
    side_lit = 1 if phase <= PHASES / 2 else -1
    edges = list[Point]()
    for step in range(41):
        turn = math.pi * (step / 40 - 0.5)
        edges.append((math.cos(turn), math.sin(turn)))
    edges += [(bend * x, y) for x, y in reversed(edges)]
    points = [(middle + side_lit * radius * x, middle + radius * y) for x, y in edges]
    if phase:
        light = pygame.Surface((wide, wide), pygame.SRCALPHA)
        light.fill((*LIT[:3], 0))
        pygame.draw.polygon(light, LIT, points)
        seas = pygame.Surface((wide, wide), pygame.SRCALPHA)
        seas.fill(LIT)
        for x, y, size in SEAS:
            at = middle + radius * x, middle + radius * y
            pygame.draw.circle(seas, DIM, at, radius * size)
        light.blit(seas, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        large.blit(light, (0, 0))
    return pygame.transform.smoothscale(large, (side, side))
