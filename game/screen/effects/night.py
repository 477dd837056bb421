"""What a Nightmare does: it opens its wings and eyes, and is torn; and the shadow of a Prophecy."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.screen.cards.faces import CORNER
from game.screen.cards.strips import FRAMES, TORN, Strips
from game.screen.effects.rings import breath
from game.screen.look import palette
from game.screen.look.assets import Incomplete
from game.screen.look.pictures import picture
from game.screen.look.shapes import box
from game.screen.stage import Image, Lies
from game.screen.window.log_file import log
from game.table.layout.places import Rect, Size
from game.table.motion.lights import Effect
from game.table.motion.motions import EYES, SPREAD

SHADOW = "night/shadow.webp"
WIDE, HIGH = 1320 / 360, 960 / 360
"""Of the picture of its shadow, by the width of its card."""
SPREAD_AT, AWAKE = 8, 11
"""The frames in which the wings are open, and the eyes as well."""
HELD, FADING = 2 / 60, 0.3
"""Seconds in which a card that was struck is still, and in which its pieces fade."""
THROWN, RISING, FALLING = 1.5, 0.5, 3.4
"""How fast the pieces are thrown aside and up, and gravity: widths of the card in a second."""
SPIN = 40.0
"""Degrees in a second, of the piece that turns least."""
BAND = 0.7
"""The width of the shadow, by that of a card."""


def waking(effect: Effect) -> int:
    """The frame of the Nightmare: wings first, eyes last."""
    if effect.time <= SPREAD:
        return round(SPREAD_AT * max(0.0, effect.time) / SPREAD)
    opened = min(1.0, (effect.time - SPREAD) / EYES)
    return SPREAD_AT + round((AWAKE - SPREAD_AT) * opened)


def tear(effect: Effect, strips: Strips) -> Iterator[Image]:
    """For a moment nothing moves; then the pieces of the card fly from where it was struck, turn,
    fall, and fade at last."""
    pose, time = effect.pose, max(0.0, effect.time - HELD)
    size = round(pose.width), round(pose.height)
    struck = effect.area.centre if effect.area else (pose.x, pose.y)
    for number in range(FRAMES[TORN]):
        piece = strips.piece(TORN, number, size)
        if piece is None or not piece[1]:
            return
        drawn, within = piece
        x, y = pose.x - size[0] / 2 + within.centerx, pose.y - size[1] / 2 + within.centery
        away, turn = flown((x - struck[0], y - struck[1]), number, time, pose.width)
        torn = pygame.transform.rotate(drawn, turn)
        left = effect.duration - effect.time
        if left < FADING:
            torn.set_alpha(round(255 * max(0.0, left / FADING)))
        x, y = x + away[0] - torn.get_width() / 2, y + away[1] - torn.get_height() / 2
        yield torn, (round(x), round(y))


def flown(
    off: tuple[float, float], number: int, time: float, width: float
) -> tuple[tuple[float, float], float]:
    """How far a piece of a card so wide has come after so many seconds, and how far it has turned;
    `off` is how far it was from where the card was struck."""
    far = math.hypot(*off) or 1.0
    speed = width * (THROWN - 0.6 * min(1.0, far / width))
    x = off[0] / far * speed * time
    y = off[1] / far * speed * time + width * (FALLING / 2 * time**2 - RISING * time)
    side = 1 if off[0] < 0 else -1
    return (x, y), side * (SPIN + 23.0 * (number * 5 % 9)) * time


@lru_cache(maxsize=1)
def shadow_wings(size: Size) -> pygame.Surface | None:
    """The shadow of its wings; None if the file is missing. Not to be changed: it is shared."""
    small = _small_wings()
    return None if small is None else pygame.transform.smoothscale(small, size)


@lru_cache(maxsize=1)
def _small_wings() -> pygame.Surface | None:
    """The same as it is read, which takes as long as to enlarge it."""
    try:
        return picture(SHADOW).convert_alpha()
    except Incomplete:
        log.warning("the shadow of the wings is missing", exc_info=True)
        return None


def wings(card: Rect) -> Iterator[Lies]:
    """The shadow behind a card that stands here."""
    size = round(card.w * WIDE), round(card.w * HIGH)
    dark = shadow_wings(size)
    if dark is not None:
        x, y = card.centre
        yield dark, (round(x - size[0] / 2), round(y - size[1] / 2))


def spread(card: Rect) -> bool:
    """Makes the shadow behind a card that stands here; whether it was not there yet."""
    made = shadow_wings.cache_info().misses
    return bool(list(wings(card))) and shadow_wings.cache_info().misses > made


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
