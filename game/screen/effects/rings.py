"""Light round cards: rings that close and fade, and the bracket of a trio."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.screen import palette, shapes
from game.screen.effects.motes import fading
from game.screen.palette import Colour
from game.screen.stage import Image
from game.table.lights import Effect
from game.table.motions import FADE
from game.table.places import Rect, Size
from game.table.timeline import IN_OUT

CLOSING = 0.55
"""The part of its time in which the bracket closes; then it fades."""


def breath(effect: Effect) -> float:
    """How strong a light is: still ones come and go, others fade from the beginning."""
    if not effect.still:
        return min(1.0, (1 - effect.progress) * 1.6)
    return max(0.0, min(1.0, effect.time / FADE, (effect.duration - effect.time) / FADE))


def glow(effect: Effect) -> Iterator[Image]:
    """A ring about a card."""
    pose = effect.pose
    size = round(pose.width), round(pose.height)
    yield about(ring(size, palette.LEGAL, fading(breath(effect))), pose.x, pose.y)


def mist(effect: Effect) -> Iterator[Image]:
    """A violet ring about Limbo, where nothing travels."""
    pose = effect.pose
    size = round(pose.width), round(pose.height)
    yield about(ring(size, palette.DREAM, fading(breath(effect))), pose.x, pose.y)


def bracket(effect: Effect) -> Iterator[Image]:
    """A line under three cards that rises on both sides and closes above them; where nothing
    travels it is there at once."""
    if effect.area is None:
        return
    size = round(effect.area.w), round(effect.area.h)
    closed = 1.0 if effect.still else IN_OUT(min(1.0, effect.progress / CLOSING))
    left = breath(effect) if effect.still else (1 - effect.progress) / (1 - CLOSING)
    picture = ring(size, palette.LEGAL, fading(min(1.0, left)))
    width, height = picture.get_size()
    seen = max(1, round(height * closed))
    part = picture.subsurface((0, height - seen, width, seen))
    x, y = effect.area.centre
    yield part, (round(x - width / 2), round(y + height / 2 - seen))


def about(picture: pygame.Surface, x: float, y: float) -> Image:
    """A picture about a point."""
    width, height = picture.get_size()
    return picture, (round(x - width / 2), round(y - height / 2))


@lru_cache(maxsize=24)
def ring(size: Size, colour: Colour, strength: int) -> pygame.Surface:
    """The ring in one of a few strengths. Not to be changed: it is shared."""
    line = max(2.0, min(size) * 0.018)
    margin = round(line * 5)
    picture = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    full = strength * 31
    for i in range(3):
        rect = Rect(margin, margin, *size).grown(i * line * 1.6)
        shade = palette.faded(colour, full // (i + 1))
        shapes.outline(picture, rect, min(size) * 0.06 + i * line, line, shade)
    return picture
