"""A Door without its card: its frame in the shape of its place and the steps before it, cut
out of the card's picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import pygame

from game.rules.card import Card
from game.screen.cards.sprites import CardImages
from game.screen.look import palette
from game.table.layout.measures import CARD_RATIO, Point, Rect

CARD = 420
"""Width of a card in the units of what follows."""
LEFT, TOP, RIGHT, LOW = 58, 81, 362, 514
"""The outer edges of a frame."""
CREST, ROUND = (210, 92), 43
"""The crest over a frame: its middle and its radius."""
STEPS = (58, 510), (362, 510), (385, 520), (388, 545), (32, 545), (35, 520)
CRADLE = (60, 478), (360, 478), (366, 524), (54, 524)
"""Cradle in which the round frame of the Aquarium stands."""
BROAD = 51
"""Breadth of a frame."""
CLEAR = (255, 255, 255, 0)
FINE = 3
"""Scale at which the shape is drawn before it is reduced, for a smooth edge."""


def gate(
    images: CardImages, card: Card, width: int, shut: bool = False, shade: int = 0
) -> pygame.Surface:
    """Returns the gate of an open or `shut` Door whose card would be so many pixels wide, where it
    is on that card, under a shade of this opacity from 0 to 255; it is shared. All of the card is
    left of a Door of several places."""
    make = partial(_cut, images, card, width, shut, shade)
    return images.kept.get(("gate", card.face, width, shut, shade), make)


def standing(rect: Rect) -> tuple[int, Point]:
    """Returns how wide the card of a gate has to be that stands in this rectangle on its lower
    edge, and the upper left corner of that card."""
    left, right, low = STEPS[4][0], STEPS[3][0], STEPS[3][1]
    scale = min(rect.w / (right - left), rect.h / (low - CREST[1] + ROUND))
    return round(CARD * scale), (rect.centre[0] - CARD * scale / 2, rect.bottom - low * scale)


def _cut(images: CardImages, card: Card, width: int, shut: bool, shade: int) -> pygame.Surface:
    picture = images.faces.sized(images.faces.look(card, shut=shut), width).convert_alpha()
    if shade:
        picture.fill((*[255 - shade] * 3, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if len(card.colours) == 1:
        (place,) = card.colours
        mirrored = pygame.transform.flip(picture, True, False)
        half = _shape(width, [[_nearer(*at) for at in frame(place.value)]], around=True)
        mirrored.blit(half, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(mirrored, (0, 0), (0, 0, width // 2, round(STEPS[0][1] * width / CARD)))
        parts = [frame(place.value), STEPS, *([CRADLE] if place.value == "A" else [])]
        picture.blit(_shape(width, parts), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _shape(width: int, parts: Sequence[Sequence[Point]], around: bool = False) -> pygame.Surface:
    """Returns these parts of a gate and its crest, white on nothing; or if `around`, all that is
    around them."""
    scale = FINE * width / CARD
    size = FINE * width, FINE * round(width * CARD_RATIO)
    large = pygame.Surface(size, pygame.SRCALPHA)
    ground, ink = (palette.WHITE, CLEAR) if around else (CLEAR, palette.WHITE)
    large.fill(ground)
    for part in parts:
        pygame.draw.polygon(large, ink, [(x * scale, y * scale) for x, y in part])
    crest = CREST[0] * scale, CREST[1] * scale
    pygame.draw.circle(large, ink, crest, ROUND * scale)
    return pygame.transform.smoothscale(large, (width, round(width * CARD_RATIO)))


def _nearer(x: float, y: float) -> Point:
    """Returns the point on the inner edge of a frame for one on its outer edge."""
    middle, high = (LEFT + RIGHT) / 2, LOW - TOP
    across = (x - middle) * (1 - 2 * BROAD / (RIGHT - LEFT))
    return middle + across, LOW - (LOW - y) * (high - BROAD) / high


def frame(place: str) -> list[Point]:
    """Returns the outer edge of a frame: a round arch, a capsule, an ogee, or steps."""
    wide, middle = RIGHT - LEFT, (LEFT + RIGHT) / 2
    if place == "O":
        half: list[Point] = [(LEFT, LOW), *_bow(LEFT + wide / 2, TOP + 0.46 * wide, wide / 2, 0.92)]
    elif place == "A":
        half = [*_bow(LEFT + 150, LOW + 8 - 150, 150, 1.0, 270, 180)]
        half += _bow(LEFT + 150, TOP + 150, 150, 1.0)
    elif place == "G":
        start, end = (LEFT, TOP + 0.36 * wide), (middle, TOP)
        bends = (LEFT, TOP + 0.162 * wide), (LEFT + 0.36 * wide, TOP + 0.18 * wide)
        half = [(LEFT, LOW), *(_curve(start, *bends, end, step / 24) for step in range(25))]
    else:
        step = 26 * wide / 366
        corners = (0, 2), (1, 2), (1, 1), (2, 1), (2, 0)
        half = [(LEFT, LOW), *((LEFT + x * step, TOP + y * step) for x, y in corners)]
    return [*half, *((2 * middle - x, y) for x, y in reversed(half))]


def _bow(
    x: float, y: float, radius: float, flat: float, start: int = 180, end: int = 90
) -> list[Point]:
    """Returns the points of an arc, from one direction to another, in degrees upwards from the
    right; `flat` is its height by its width."""
    turns = (math.radians(start + (end - start) * step / 24) for step in range(25))
    return [(x + radius * math.cos(turn), y - radius * flat * math.sin(turn)) for turn in turns]


def _curve(start: Point, one: Point, other: Point, end: Point, part: float) -> Point:
    """Returns a point of a curve between two points, drawn towards two others."""
    back = 1 - part
    shares = back**3, 3 * back**2 * part, 3 * back * part**2, part**3
    points = list(zip(shares, (start, one, other, end), strict=True))
    return sum(s * p[0] for s, p in points), sum(s * p[1] for s, p in points)
