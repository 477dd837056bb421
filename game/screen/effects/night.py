"""The effects of a Nightmare, which opens its wings and eyes and is torn, and the shadow of a
Prophecy."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.screen.cards.faces import CORNER
from game.screen.cards.strips import FRAMES, TORN, Strips
from game.screen.effects.small_lights import breath
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
WIDE, HIGH = 1320 / 250, 960 / 250
"""Size of the wings' shadow, by the width of the card."""
SPREAD_AT, AWAKE = 8, 11
"""Frames in which the wings are open, and in which the eyes are open as well."""
HELD, FADING = 2 / 60, 0.3
"""Seconds in which a struck card stands still, and in which its pieces fade."""
THROWN, RISING, FALLING = 1.5, 0.5, 3.4
"""Speed of the pieces aside and up in card widths per second, and their gravity in card widths per
second squared."""
DOWN = 0.4
"""Part of their speed downwards that pieces keep: the prompt lies close below."""
SPIN = 40.0
"""Degrees per second of the piece that turns slowest."""
BAND = 0.7
"""Width of the shadow, by the width of a card."""


def waking(effect: Effect) -> int:
    """Returns the frame of the Nightmare: first the wings open, then the eyes."""
    if effect.time <= SPREAD:
        return round(SPREAD_AT * max(0.0, effect.time) / SPREAD)
    opened = min(1.0, (effect.time - SPREAD) / EYES)
    return SPREAD_AT + round((AWAKE - SPREAD_AT) * opened)


def tear(effect: Effect, strips: Strips) -> Iterator[Image]:
    """Yields the pieces of a torn card. After a short pause they fly from where the card was
    struck, turn, fall and fade, and never below the foot of the card: there the prompt is read."""
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
        y = min(y, pose.y + pose.height / 2 - torn.get_height())
        yield torn, (round(x), round(y))


def flown(
    off: tuple[float, float], number: int, time: float, width: float
) -> tuple[tuple[float, float], float]:
    """Returns how far a piece has flown in pixels and turned in degrees after `time` seconds. `off`
    is its offset from where the card was struck; `width` is the width of the card."""
    far = math.hypot(*off) or 1.0
    speed = width * (THROWN - 0.6 * min(1.0, far / width))
    x, down = off[0] / far * speed * time, off[1] / far * speed * time
    y = down * (DOWN if down > 0 else 1) + width * (FALLING / 2 * time**2 - RISING * time)
    side = 1 if off[0] < 0 else -1
    return (x, y), side * (SPIN + 23.0 * (number * 5 % 9)) * time


@lru_cache(maxsize=1)
def shadow_wings(size: Size) -> pygame.Surface | None:
    """Returns the shadow of the wings, or None if its file is missing. Do not change it: it is
    shared."""
    small = _small_wings()
    return None if small is None else pygame.transform.smoothscale(small, size)


@lru_cache(maxsize=1)
def _small_wings() -> pygame.Surface | None:
    """Returns the shadow in its original size. Reading it takes as long as enlarging it."""
    try:
        return picture(SHADOW).convert_alpha()
    except Incomplete:
        log.warning("the shadow of the wings is missing", exc_info=True)
        return None


def wings(card: Rect) -> Iterator[Lies]:
    """Yields the shadow behind a card in this place."""
    size = round(card.w * WIDE), round(card.w * HIGH)
    dark = shadow_wings(size)
    if dark is not None:
        x, y = card.centre
        yield dark, (round(x - size[0] / 2), round(y - size[1] / 2))


def spread(card: Rect) -> bool:
    """Makes the shadow for a card in this place ahead of time. Returns whether it was new."""
    made = shadow_wings.cache_info().misses
    return bool(list(wings(card))) and shadow_wings.cache_info().misses > made


def shadow(effect: Effect) -> Iterator[Image]:
    """Yields a shadow that crosses a card from left to right. Where nothing travels the card
    darkens for a moment."""
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
    """Returns the band of shadow for a card of this size, darkest in the middle. Do not change it:
    it is shared."""
    thin = pygame.Surface((5, 1), pygame.SRCALPHA)
    for x, alpha in enumerate((0, 150, 220, 150, 0)):
        thin.set_at((x, 0), palette.faded(palette.SHADOW, alpha))
    return pygame.transform.smoothscale(thin, (round(size[0] * BAND), size[1]))


def shape(size: Size) -> pygame.Surface:
    """Returns the shadow of a card of this size in pixels, without a soft edge."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    box(picture, Rect(0, 0, *size), size[0] * CORNER, palette.faded(palette.SHADOW, 255))
    return picture
