"""Small lights that fly: dust of paper, sparks, and the trail that Limbo leaves."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.screen import icons, palette
from game.screen.palette import Colour
from game.screen.stage import Image, shining
from game.table.lights import Effect
from game.table.timeline import OUT

DUST, SPARKS = 6, 24
TRAIL, APART = 16, 0.016
"""Dots behind a card, and the seconds from one to the next."""
STEPS = 8
"""So many strengths of light are kept."""


@lru_cache(maxsize=256)
def mote(px: int, colour: Colour, strength: int) -> pygame.Surface:
    """A soft dot in one of `STEPS` strengths. Not to be changed: it is shared."""
    picture = pygame.Surface((px, px))
    middle = px / 2
    for ring in range(px // 2, 0, -1):
        part = (1 - (ring - 1) / (px / 2)) ** 1.3 * strength / STEPS
        light = [round(c * part) for c in colour[:3]]
        pygame.draw.circle(picture, light, (middle, middle), ring)
    return picture


@lru_cache(maxsize=256)
def star(px: int, colour: Colour, strength: int) -> pygame.Surface:
    """A star of four points, the same way."""
    picture = pygame.Surface((px, px))
    light = [round(c * strength / STEPS) for c in colour[:3]]
    picture.blit(icons.draw("spark", px, (*light, 255)), (0, 0))
    return picture


def fading(part: float) -> int:
    """The strength of what fades from 1 to 0."""
    return max(0, min(STEPS, round(part * STEPS)))


def centred(picture: pygame.Surface, x: float, y: float) -> Image:
    """Light about a point."""
    width, height = picture.get_size()
    return shining(picture, (round(x - width / 2), round(y - height / 2)))


def dust(effect: Effect) -> Iterator[Image]:
    """A few motes of paper rise from the edge of a card that has come down."""
    chance, pose, part = random.Random(effect.key), effect.pose, OUT(effect.progress)
    strength = fading(1 - effect.progress)
    for i in range(DUST if strength else 0):
        side = (i + 0.5) / DUST * 2 - 1
        away = pose.width * (0.08 + 0.2 * chance.random()) * part
        x = pose.x + side * (pose.width / 2 + away)
        y = pose.y + pose.height / 2 + away * (0.5 - abs(side)) - pose.width * 0.04
        px = max(5, round(pose.width * chance.uniform(0.05, 0.1)))
        yield centred(mote(px, palette.IVORY, strength), x, y)


def sparks(effect: Effect) -> Iterator[Image]:
    """Stars fly out of a Door and sink."""
    chance, pose = random.Random(effect.key), effect.pose
    colour = palette.RAMPS[effect.key[0]][1]
    for i in range(SPARKS):
        begins, angle = chance.uniform(0.0, 0.4), chance.uniform(-math.pi, 0)
        far, px = chance.uniform(0.5, 1.25), chance.uniform(0.07, 0.15)
        part = (effect.progress - begins) / (1 - begins)
        strength = fading(1.2 - 1.2 * part)
        if part <= 0 or not strength:
            continue
        reach = pose.width * far * OUT(part)
        x = pose.x + reach * math.cos(angle) * 1.1
        y = pose.y + pose.height * 0.1 + reach * math.sin(angle) + pose.width * 0.45 * part * part
        light = palette.IVORY if i % 3 else palette.mixed(colour, palette.WHITE, 0.4)
        yield centred(star(max(5, round(pose.width * px)), light, strength), x, y)


def trail(effect: Effect) -> Iterator[Image]:
    """Violet light where a card was drawn along."""
    path = effect.path
    if path is None:
        return
    for i in range(TRAIL, 0, -1):
        time = effect.time - i * APART
        strength = fading(1 - i / (TRAIL + 1))
        if 0 < time < path.duration and strength:
            pose = path.at(time)
            px = max(6, round(pose.width * (0.5 - 0.015 * i)))
            yield centred(mote(px, palette.DREAM, strength), pose.x, pose.y)
