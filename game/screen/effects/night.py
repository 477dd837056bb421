"""What a Nightmare does: it opens its wings and eyes, and is torn; and the shadow of a Prophecy."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.screen.cards.faces import CORNER
from game.screen.cards.strips import FRAMES, Strips
from game.screen.effects.rings import breath
from game.screen.look import palette
from game.screen.look.shapes import box
from game.screen.stage import Image
from game.table.layout.places import Rect, Size
from game.table.motion.lights import Effect
from game.table.motion.motions import EYES, SPREAD

TORN = "nightmare-tear.webp"
FRAME, CARD = (360, 520), 280
"""Pixels: a frame of the strip in which it is torn, and the width of the card in it."""
SPREAD_AT, AWAKE = 4, 7
"""The frames in which the wings are open, and the eyes as well."""
BAND = 0.7
"""The width of the shadow, by that of a card."""


def waking(effect: Effect) -> int:
    """The frame of the Nightmare: wings first, eyes last."""
    if effect.time <= SPREAD:
        return round(SPREAD_AT * max(0.0, effect.time) / SPREAD)
    opened = min(1.0, (effect.time - SPREAD) / EYES)
    return SPREAD_AT + round((AWAKE - SPREAD_AT) * opened)


def torn_size(width: float) -> Size:
    """Of a frame with the pieces of a card that is so wide."""
    return round(FRAME[0] * width / CARD), round(FRAME[1] * width / CARD)


def tear(effect: Effect, strips: Strips) -> Iterator[Image]:
    """The pieces of the card drift apart and fade."""
    size, pose = torn_size(effect.pose.width), effect.pose
    number = min(FRAMES[TORN] - 1, int(effect.progress * FRAMES[TORN]))
    pieces = strips.frame(TORN, number, size)
    if pieces is not None:
        yield pieces, (round(pose.x - size[0] / 2), round(pose.y - size[1] / 2))


def shadow(effect: Effect) -> Iterator[Image]:
    """A shadow crosses a card from the left to the right; where nothing travels the card is dark
    for a moment."""
    pose = effect.pose
    size = round(pose.width), round(pose.height)
    if effect.still:
        dark = shape(size)
        dark.set_alpha(round(190 * breath(effect)))
    else:
        band, dark = shade(size), pygame.Surface(size, pygame.SRCALPHA)
        left = round((effect.progress * (1 + BAND) - BAND) * size[0])
        dark.blit(band, (left, 0))
        dark.blit(shape(size), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    if pose.angle:
        dark = pygame.transform.rotozoom(dark, pose.angle, 1.0)
    yield dark, (round(pose.x - dark.get_width() / 2), round(pose.y - dark.get_height() / 2))


@lru_cache(maxsize=2)
def shade(size: Size) -> pygame.Surface:
    """The shadow, as high as the card: darkest in its middle. Not to be changed: it is shared."""
    thin = pygame.Surface((5, 1), pygame.SRCALPHA)
    for x, alpha in enumerate((0, 150, 220, 150, 0)):
        thin.set_at((x, 0), palette.faded(palette.SHADOW, alpha))
    return pygame.transform.smoothscale(thin, (round(size[0] * BAND), size[1]))


def shape(size: Size) -> pygame.Surface:
    """A card all in shadow."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    box(picture, Rect(0, 0, *size), size[0] * CORNER, palette.faded(palette.SHADOW, 255))
    return picture
