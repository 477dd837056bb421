"""The shadow that a card of the row casts to its left, on the card under it."""

from __future__ import annotations

import pygame

from game.screen.cards.faces import CORNER
from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.screen.stage import Lies
from game.table.layout.places import Places, Size
from game.table.layout.poses import Pose

FAR = 7
"""Width of the shadow, by the design."""


def row_shadow(pose: Pose, places: Places) -> Lies:
    """Returns the visible part of the shadow of a card with this pose."""
    far, corner = max(3, round(places.px(FAR))), round(pose.width * CORNER)
    picture = _shadow((far, round(pose.height) - corner))
    left, top = round(pose.x - pose.width / 2), round(pose.y - pose.height / 2)
    return picture, (left - far, top + corner // 2)


@drawn_once
def _shadow(size: Size) -> pygame.Surface:
    """Returns a shadow that is darkest at the card and soft at both ends. Do not change it: it is
    shared."""
    picture, (wide, tall) = pygame.Surface(size, pygame.SRCALPHA), size
    for x in range(wide):
        alpha = round(palette.ON_CARD[3] * ((x + 1) / wide) ** 1.4)
        picture.fill((*palette.ON_CARD[:3], alpha), (x, 0, 1, tall))
    soft = min(wide, tall // 2)
    for y in range(soft):
        for at in (y, tall - 1 - y):
            part = (255, 255, 255, round(255 * (y + 1) / (soft + 1)))
            picture.fill(part, (0, at, wide, 1), pygame.BLEND_RGBA_MULT)
    return picture
