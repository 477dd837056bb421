"""Lights on the table that are no cards, in plain shapes."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.screen import palette, shapes
from game.screen.stage import Image
from game.table.choreography import Effect
from game.table.places import Rect
from game.table.poses import Pose
from game.table.timeline import OUT

GROWING = 0.5
"""The part of the time in which the light of a Door grows; then it fades."""


def light(effect: Effect, pose: Pose, colour: palette.Colour) -> Image | None:
    """The picture of an effect about its card; None before it begins."""
    if effect.time <= 0:
        return None
    if effect.kind == "opening":
        return opening(pose, effect.progress, colour)
    return glow(pose, effect.progress)


def opening(pose: Pose, progress: float, colour: palette.Colour) -> Image:
    """Light falls out of a Door over its step, and shines around it."""
    width, height = round(pose.width), round(pose.height)
    grown = OUT(min(1.0, progress / GROWING))
    strength = 1 - max(0.0, progress - GROWING) / (1 - GROWING)
    picture = pygame.Surface((width * 2, round(height * 1.5)), pygame.SRCALPHA)
    low = height * 0.9
    for spread, alpha in ((0.62, 40), (0.42, 60), (0.24, 90)):
        near, far = width * 0.26, width * (0.26 + spread * grown)
        wedge = [
            (width - near, low),
            (width + near, low),
            (width + far, low + height * 0.58 * grown),
            (width - far, low + height * 0.58 * grown),
        ]
        beam = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        light = palette.mixed(palette.LEGAL, colour, 0.15)
        pygame.draw.polygon(beam, (*light, round(alpha * strength * grown)), wedge)
        picture.blit(beam, (0, 0))
    return picture, (round(pose.x - width), round(pose.y - height / 2))


def glow(pose: Pose, progress: float) -> Image:
    """A ring closes about a card and is gone."""
    strength = round(12 * min(1.0, (1 - progress) * 1.6))
    picture = ring(round(pose.width), round(pose.height), strength)
    at = pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2
    return picture, (round(at[0]), round(at[1]))


@lru_cache(maxsize=16)
def ring(width: int, height: int, strength: int) -> pygame.Surface:
    """The ring in one of twelve strengths. Not to be changed: it is shared."""
    margin = round(width * 0.1)
    picture = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    colour = palette.faded(palette.LEGAL, strength * 20)
    for i in range(3):
        rect = Rect(margin, margin, width, height).grown(i * margin * 0.3)
        line = max(2.0, width * 0.02)
        shapes.outline(
            picture, rect, width * 0.06 + i * 3, line, palette.faded(colour, colour[3] // (i + 1))
        )
    return picture
