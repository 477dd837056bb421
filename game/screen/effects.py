"""Lights on the table that are no cards, in plain shapes."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.screen import palette, shapes
from game.screen.stage import Image
from game.table.choreography import Effect
from game.table.places import Rect
from game.table.poses import Pose
from game.table.timeline import IN_OUT

LEAF = 0.58
"""The part of the time in which the leaf of a Door swings open."""


def light(effect: Effect, pose: Pose, colour: palette.Colour) -> Image | None:
    """The picture of an effect about its card; None before it begins."""
    if effect.time <= 0:
        return None
    if effect.kind == "opening":
        return opening(pose, effect.progress, colour)
    return glow(pose, effect.progress)


def opening(pose: Pose, progress: float, colour: palette.Colour) -> Image:
    """The leaf of a Door swings away, and light falls out over its step."""
    width, height = round(pose.width), round(pose.height)
    swung = IN_OUT(min(1.0, progress / LEAF))
    fading = 1 - max(0.0, progress - LEAF) / (1 - LEAF)
    picture = pygame.Surface((width * 2, round(height * 1.45)), pygame.SRCALPHA)
    left, low = width // 2, height
    reach = width * 0.5 * swung
    wedge = [
        (left + width * 0.2, low * 0.86),
        (left + width * 0.8, low * 0.86),
        (left + width * 0.8 + reach, low * (1 + 0.4 * swung)),
        (left + width * 0.2 - reach, low * (1 + 0.4 * swung)),
    ]
    pygame.draw.polygon(picture, (*palette.LEGAL[:3], round(90 * swung * fading)), wedge)
    leaf = round(width * (1 - 0.65 * swung))
    shade = (*colour[:3], round(235 * (1 - swung)))
    pygame.draw.polygon(
        picture,
        shade,
        [(left, 0), (left + leaf, height * 0.06 * swung), (left + leaf, low), (left, low)],
    )
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
