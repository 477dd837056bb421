"""Small lights: paper dust, the trail to Limbo, rings around cards, and the bracket of a trio."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.screen.look import icons, palette
from game.screen.look.palette import Colour
from game.screen.materials.threads import threads
from game.screen.stage import Image, shining
from game.table.layout.places import Size
from game.table.layout.poses import Pose
from game.table.motion.lights import Effect
from game.table.motion.motions import FADE
from game.table.motion.timeline import IN_OUT, OUT

DUST = 6
"""Number of motes of dust."""
TRAIL, APART = 16, 0.016
"""Number of dots behind a card, and the seconds between them."""
WIDE_FROM = 96
"""Width of the picture that a wide light is enlarged from."""
STEPS = 8
"""Number of light strengths for which pictures are kept."""
CLOSING = 0.55
"""Share of the time in which the bracket closes; in the rest it fades."""


def snapped(effect: Effect) -> Iterator[Image]:
    """Yields threads that have lost what hung on them: they spring back to where they are tied, or
    fade where nothing travels."""
    if effect.area is None or effect.area.h < 1:
        return
    room, left = effect.area, 1 - OUT(effect.progress)
    picture = threads((round(room.w), round(room.h)), palette.THREAD)
    if effect.still:
        picture = picture.copy()
        picture.set_alpha(round(255 * (1 - effect.progress)))
    else:
        size = max(1, round(room.w * (1.6 - 0.6 * left))), max(1, round(room.h * left))
        picture = pygame.transform.smoothscale(picture, size)
    yield picture, (round(room.centre[0] - picture.get_width() / 2), round(room.y))


@lru_cache(maxsize=256)
def mote(px: int, colour: Colour, strength: int) -> pygame.Surface:
    """Returns a soft dot; `strength` is 0 to `STEPS`. Do not change it: it is shared."""
    picture = pygame.Surface((px, px))
    middle = px / 2
    for ring in range(px // 2, 0, -1):
        part = (1 - (ring - 1) / (px / 2)) ** 1.3 * strength / STEPS
        light = [round(c * part) for c in colour[:3]]
        pygame.draw.circle(picture, light, (middle, middle), ring)
    return picture


def wide_mote(size: Size, colour: Colour, strength: int) -> pygame.Surface:
    """Returns a soft oval light that is too large to be kept; `strength` is 0 to `STEPS`."""
    return pygame.transform.smoothscale(mote(WIDE_FROM, colour, strength), size)


@lru_cache(maxsize=256)
def star(px: int, colour: Colour, strength: int) -> pygame.Surface:
    """Returns a star with four points; `strength` is 0 to `STEPS`. Do not change it: it is
    shared."""
    picture, lit = pygame.Surface((px, px)), points(px).copy()
    light = [round(c * strength / STEPS) for c in colour[:3]]
    lit.fill((*light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(lit, (0, 0))
    return picture


@lru_cache(maxsize=32)
def points(px: int) -> pygame.Surface:
    """Returns the white shape of a star, read from the disk. Do not change it: it is shared."""
    return icons.shape("spark", px)


def fading(part: float) -> int:
    """Returns the strength, 0 to `STEPS`, for a share from 0 to 1."""
    return max(0, min(STEPS, round(part * STEPS)))


def centred(picture: pygame.Surface, x: float, y: float) -> Image:
    """Returns a picture of light centred on a point."""
    width, height = picture.get_size()
    return shining(picture, (round(x - width / 2), round(y - height / 2)))


@lru_cache(maxsize=32)
def chances(key: str, count: int) -> tuple[tuple[float, float, float, float], ...]:
    """Returns four random numbers, 0 to 1, for each of `count` lights. They are always the same for
    the same key."""
    chance = random.Random(key)
    return tuple(
        (chance.random(), chance.random(), chance.random(), chance.random()) for _ in range(count)
    )


def dust(effect: Effect) -> Iterator[Image]:
    """Yields motes of paper that rise from the edges of a card that has landed."""
    pose, part = effect.pose, OUT(effect.progress)
    strength = fading(1 - effect.progress)
    for i, (far, size, *_) in enumerate(chances(effect.key, DUST)):
        side = (i + 0.5) / DUST * 2 - 1
        away = pose.width * (0.08 + 0.2 * far) * part
        x = pose.x + side * (pose.width / 2 + away)
        y = pose.y + pose.height / 2 + away * (0.5 - abs(side)) - pose.width * 0.04
        px = max(5, round(pose.width * (0.05 + 0.05 * size)))
        if strength:
            yield centred(mote(px, palette.IVORY, strength), x, y)


def trail(effect: Effect) -> Iterator[Image]:
    """Yields violet light along the path of a card."""
    path = effect.path
    if path is None:
        return
    for i in range(TRAIL, 0, -1):
        time = effect.time - i * APART
        strength = fading(1 - i / (TRAIL + 1))
        if 0 < time < path.duration and strength:
            pose = path.at(time)
            px = max(6, round(pose.width * (0.5 - 0.015 * i) / 3) * 3)
            yield centred(mote(px, palette.DREAM, strength), pose.x, pose.y)


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
