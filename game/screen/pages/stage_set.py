"""The set of a small paper theatre: the place behind, the light, and what stands in front."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Literal

import pygame

from game.screen.effects.small_lights import STEPS, mote
from game.screen.look import palette, shapes
from game.screen.look.pictures import VIGNETTES, picture
from game.table.layout.places import Point, Size

SCENES = {"O": "observatory", "A": "aquarium", "G": "garden", "L": "library"}
Drapes = Literal["tied", "swags", "drawn"]
"""How a stage is hung: both curtains are tied back; deep swags hang over open sides; or one curtain
is drawn to the left or right."""
DRAPES: tuple[Drapes, ...] = ("tied", "swags", "drawn")
BOARD, VALANCE = 0.08, 0.105
"""Height of the front of the boards, and of the valance, by the height of the stage."""
SIDES = {"tied": 0.2, "swags": 0.11, "drawn": 0.52}
"""Width of a curtain by the height of the stage."""
FAR, TAKES = 1.48, ((0.14, 0.42), (0.2, 0.34), (0.86, 0.5))
"""Width of a stage by that of the place behind it, which is continued by its mirror image, and what
of the place is in the middle of the stage, by its size."""
FLOOR = 0.24
"""Height of the floor by that of the stage."""
NIGHTLY = palette.ramp("9C7AD8")[0]
"""Colour that is multiplied into a place where a Nightmare comes."""
FINE = 2
"""Scale at which paper is drawn before it is reduced."""
EDGE = 8
"""Height of the stage by how far around a silhouette is looked for its edge."""
SOFT = 4
"""Number of times by which a shadow is made smaller before it is blurred."""
LIT = 240
"""Width in pixels from which a light is scaled."""


def scene(place: str, size: Size, take: int, nightly: bool) -> pygame.Surface:
    """Returns the picture of a place behind the stage, moved to the left or right by the number of
    the `take`."""
    whole = picture(f"{VIGNETTES}{SCENES[place]}.webp")
    scale = max(size[0] / FAR / whole.get_width(), size[1] / whole.get_height())
    wide, high = (math.ceil(side * scale) for side in whole.get_size())
    small, made = pygame.transform.smoothscale(whole, (wide, high)), pygame.Surface(size)
    across, down = TAKES[take % len(TAKES)]
    x = round(size[0] / 2 - wide * across)
    y = min(0, max(size[1] - high, round(size[1] / 2 - high * down)))
    made.blit(small, (x, y))
    for beside in (x - wide, x + wide):
        made.blit(pygame.transform.flip(small, True, False), (beside, y))
    if take % 2:
        made = pygame.transform.flip(made, True, False)
    made.blit(made.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    _sharpen(made)
    if nightly:
        made.fill(NIGHTLY, special_flags=pygame.BLEND_RGB_MULT)
    boards = round(size[1] * (1 - FLOOR))
    floor = shapes.gradient(size[1] - boards, palette.SEPIA[0], palette.SEPIA[1])
    made.blit(pygame.transform.scale(floor, (size[0], size[1] - boards)), (0, boards))
    for number in range(-9, 10):  # planks, which run to the back
        top = size[0] * (0.5 + number * 0.06), boards
        foot = size[0] * (0.5 + number * 0.09), size[1]
        pygame.draw.aaline(made, palette.SEPIA[1], top, foot)
    return made


def _sharpen(made: pygame.Surface) -> None:
    """Sets what stands out from what is around it further apart: silhouettes get clear edges."""
    around = pygame.transform.box_blur(made, max(2, made.get_height() // EDGE))
    lighter, darker = made.copy(), around.copy()
    lighter.blit(around, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    darker.blit(made, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    made.blit(lighter, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    made.blit(darker, (0, 0), special_flags=pygame.BLEND_RGB_SUB)


def light(size: Size, colour: palette.Colour) -> pygame.Surface:
    """Returns a pool of light or, taken away, of shadow."""
    return pygame.transform.smoothscale(mote(LIT, colour, STEPS), size)


def front(cloth: str, size: Size, drapes: Drapes, mirrored: bool) -> pygame.Surface:
    """Returns what stands before the actors: boards, curtains and valance in the colours of
    `cloth`, over their shadows."""
    wide, high = size[0] * FINE, size[1] * FINE
    made, ramp = pygame.Surface(size, pygame.SRCALPHA), palette.RAMPS[cloth]
    for depth, colour, crease in ((1.0, ramp[4], ramp[5]), (0.62, ramp[3], ramp[4])):
        layer = pygame.Surface((wide, high), pygame.SRCALPHA)
        for points, folds in _cloths(wide, high, drapes, depth):
            pygame.draw.polygon(layer, colour, points)
            for fold in folds:
                pygame.draw.lines(layer, crease, False, fold, max(FINE, high // 70))
            pygame.draw.lines(layer, palette.GOLD, False, points[1:-1], max(FINE, high // 130))
        hung = pygame.transform.smoothscale(layer, size)
        made.blit(_shade(hung), (0, size[1] // 40))
        made.blit(hung, (0, 0))
    made.blit(pygame.transform.smoothscale(_boards(wide, high, drapes == "swags"), size), (0, 0))
    if mirrored:
        made = pygame.transform.flip(made, True, False)
    pygame.draw.rect(made, palette.BRASS_RIM, made.get_rect(), max(2, size[1] // 40))
    return made


def _shade(hung: pygame.Surface) -> pygame.Surface:
    """Returns the soft shadow of what is hung."""
    wide, high = hung.get_size()
    rough = pygame.transform.smoothscale(hung, (max(1, wide // SOFT), max(1, high // SOFT)))
    rough.fill((0, 0, 8, 130), special_flags=pygame.BLEND_RGBA_MULT)
    blurred = pygame.transform.box_blur(rough, max(1, high // (50 * SOFT)))
    return pygame.transform.smoothscale(blurred, (wide, high))


def _boards(wide: int, high: int, lamps: bool) -> pygame.Surface:
    """Returns the front of the boards, with or without lamps on it."""
    front = pygame.Surface((wide, high), pygame.SRCALPHA)
    board = round(high * BOARD)
    pygame.draw.rect(front, palette.SLIP_LINE, (0, high - board, wide, board))
    pygame.draw.rect(front, palette.GOLD, (0, high - board, wide, max(FINE, high // 80)))
    for number in range(1, 8 if lamps else 1):
        for colour, part in ((palette.GOLD, 0.42), (palette.IVORY, 0.26)):
            at = wide * number / 8, high - board
            pygame.draw.circle(
                front, colour, at, board * part, draw_top_left=True, draw_top_right=True
            )
    return front


def _cloths(
    wide: int, high: int, drapes: Drapes, depth: float
) -> Iterator[tuple[list[Point], list[list[Point]]]]:
    """Yields the outline of each cloth and its folds. The points at the ends of an outline are
    outside of the stage."""
    side = high * SIDES[drapes] * depth
    for right in (False, True) if drapes != "drawn" else (False,):
        edge = [(side * _waist(drapes, step / 24), high * step / 24) for step in range(25)]
        folds = [[(x * part, y) for x, y in edge] for part in _folds(drapes)]
        outline = [(0.0, 0.0), *edge, (0.0, float(high))]
        if right:
            outline = [(wide - x, y) for x, y in outline]
            folds = [[(wide - x, y) for x, y in fold] for fold in folds]
        yield outline, folds
    count = 3 if drapes == "swags" else max(5, round(wide / high * 3))
    deep = {"tied": 1.0, "swags": 1.15, "drawn": 0.8}[drapes] * high * VALANCE * depth
    hem = [(0.0, 0.0)]
    for step in range(count * 16 + 1):
        bend = abs(math.sin(math.pi * step / 16))
        least = 0.3 if drapes == "swags" else 0.62
        down = least + (1 - least) * (bend if drapes != "drawn" else round(bend))
        hem.append((wide * step / (count * 16), deep * down))
    hem.append((float(wide), 0.0))
    yield hem, []


def _folds(drapes: Drapes) -> tuple[float, ...]:
    """Returns where the folds of a curtain lie, by its width."""
    return (0.18, 0.36, 0.54, 0.7, 0.84) if drapes == "drawn" else (0.3, 0.6)


def _waist(drapes: Drapes, part: float) -> float:
    """Returns the width of a curtain at this part of the height, by its greatest width."""
    if drapes == "tied":  # gathered at two thirds of its height
        return (1 - 0.5 * math.exp(-(((part - 0.68) / 0.2) ** 2))) * (1.25 - 0.25 * part)
    if drapes == "drawn":
        return 1 - 0.34 * math.sin(math.pi * part) ** 2 + 0.04 * math.sin(9 * part)
    return 1 - 0.2 * part
