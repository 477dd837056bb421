"""The shadow that a card of the row casts to its left, on the card below."""

from __future__ import annotations

import pygame

from game.screen.cards.faces import CORNER
from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.screen.stage import Lies
from game.table.layout.places import Places, Size
from game.table.layout.poses import Pose

FAR = 7
"""How far it falls, by the design."""


def row_shadow(pose: Pose, places: Places) -> Lies:
    """As far as it is seen, for a card that lies so."""
    far, corner = max(3, round(places.px(FAR))), round(pose.width * CORNER)
    picture = _shadow((far, round(pose.height) - corner))
    left, top = round(pose.x - pose.width / 2), round(pose.y - pose.height / 2)
    return picture, (left - far, top + corner // 2)


@drawn_once
def _shadow(size: Size) -> pygame.Surface:
    """Darkest at the card, with soft ends. Not to be changed: it is shared."""
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
