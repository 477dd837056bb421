"""Small flying lights: paper dust, sparks, and the trail towards Limbo."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.screen.look import icons, palette
from game.screen.look.palette import Colour
from game.screen.stage import Image, shining
from game.table.motion.lights import Effect
from game.table.motion.timeline import OUT

DUST, SPARKS = 6, 8
"""Numbers of motes and sparks."""
TRAIL, APART = 16, 0.016
"""Number of dots behind a card, and the seconds between them."""
STEPS = 8
"""Number of light strengths for which pictures are kept."""


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


def sparks(effect: Effect, colour: Colour) -> Iterator[Image]:
    """Yields stars that fly out of a Door and sink."""
    pose, progress = effect.pose, effect.progress
    pale = palette.mixed(colour, palette.WHITE, 0.4)
    for i, (late, up, far, size) in enumerate(chances(effect.key, SPARKS)):
        begins, angle = 0.4 * late, -math.pi * up
        part = (progress - begins) / (1 - begins)
        strength = fading(1.2 - 1.2 * part)
        if part <= 0 or not strength:
            continue
        reach = pose.width * (0.5 + 0.75 * far) * OUT(part)
        x = pose.x + reach * math.cos(angle) * 1.1
        y = pose.y + pose.height * 0.1 + reach * math.sin(angle) + pose.width * 0.45 * part * part
        light = palette.IVORY if i % 3 else pale
        px = max(5, round(pose.width * (0.07 + 0.08 * size)))
        yield centred(star(px, light, strength), x, y)


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
