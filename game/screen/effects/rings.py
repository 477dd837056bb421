"""Light around cards: rings that fade, and the bracket of a trio."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.screen.effects.motes import centred
from game.screen.look import palette
from game.screen.look.palette import Colour
from game.screen.stage import Image, shining
from game.table.layout.places import Size
from game.table.layout.poses import Pose
from game.table.motion.lights import Effect
from game.table.motion.motions import FADE
from game.table.motion.timeline import IN_OUT

CLOSING = 0.55
"""Share of the time in which the bracket closes; in the rest it fades."""


def breath(effect: Effect) -> float:
    """Returns the strength of a light, 0 to 1. Still lights come and go; others only fade."""
    if not effect.still:
        return min(1.0, (1 - effect.progress) * 1.6) ** 1.5
    return max(0.0, min(1.0, effect.time / FADE, (effect.duration - effect.time) / FADE))


def glow(effect: Effect) -> Iterator[Image]:
    """Yields a ring around a card."""
    yield about(effect.pose, palette.LEGAL, breath(effect))


def mist(effect: Effect) -> Iterator[Image]:
    """Yields a violet ring around Limbo, where nothing travels."""
    yield about(effect.pose, palette.DREAM, breath(effect))


def about(pose: Pose, colour: Colour, strength: float) -> Image:
    """Returns a ring around a card with this pose; `strength` is 0 to 1."""
    light = dimmed(ring((round(pose.width), round(pose.height)), colour), strength)
    return centred(light, pose.x, pose.y)


def bracket(effect: Effect) -> Iterator[Image]:
    """Yields a line under three cards that rises on both sides and closes above them. Where nothing
    travels it is complete at once."""
    if effect.area is None:
        return
    size = round(effect.area.w), round(effect.area.h)
    closed = 1.0 if effect.still else IN_OUT(min(1.0, effect.progress / CLOSING))
    left = breath(effect) if effect.still else (1 - effect.progress) / (1 - CLOSING)
    picture = ring(size, palette.LEGAL)
    width, height = picture.get_size()
    seen = max(1, round(height * closed))
    light = dimmed(picture.subsurface((0, height - seen, width, seen)), min(1.0, left))
    x, y = effect.area.centre
    yield shining(light, (round(x - width / 2), round(y + height / 2 - seen)))


def dimmed(
    picture: pygame.Surface, part: float, paper: pygame.Surface | None = None
) -> pygame.Surface:
    """Returns a picture of light at this strength, 0 to 1. It is drawn on `paper`, a surface of the
    same size, if one is given."""
    less = picture.copy() if paper is None else paper
    if paper is not None:
        paper.blit(picture, (0, 0))
    less.fill([round(255 * part)] * 3, special_flags=pygame.BLEND_RGB_MULT)
    return less


@lru_cache(maxsize=4)
def ring(size: Size, colour: Colour) -> pygame.Surface:
    """Returns the ring around an area of this size. Do not change it: it is shared."""
    line = max(2, round(min(size) * 0.018))
    margin = line * 5
    whole = size[0] + 2 * margin, size[1] + 2 * margin
    # The ring is soft, so half its size is enough to draw it.
    picture = pygame.Surface((whole[0] // 2, whole[1] // 2))
    for i in (2, 1, 0):
        away = (margin - i * line * 1.3) / 2
        rect = picture.get_rect().inflate(-2 * away, -2 * away)
        light = [round(c * (1.0, 0.45, 0.2)[i]) for c in colour[:3]]
        corner = round(min(size) * 0.03) + i
        pygame.draw.rect(picture, light, rect, max(1, line // 2), border_radius=corner)
    return pygame.transform.smoothscale(picture, whole)
