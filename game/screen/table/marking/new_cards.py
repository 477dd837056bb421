"""The mark on each card that was drawn since the last answer."""

from __future__ import annotations

from collections.abc import Set

import pygame

from game.rules.state import HAND, SHARED
from game.screen.cards.faces import CORNER
from game.screen.look import icons, palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.stage import Lies
from game.screen.table.marking.labels import FREE
from game.table.layout.places import Rect
from game.table.layout.poses import Pose, Sprite

SIGN = "spark"
INSIDE = 0.035
"""Distance from the line of the mark to the edge of the card, by the width of the card."""
CHIP = 0.19
"""Width of the disc under the star, by the width of the card."""


def is_new(sprite: Sprite, came: Set[str]) -> bool:
    """Returns whether a card is one of those that `came`, face up in a hand or among the shared
    cards."""
    return sprite.zone in (HAND, SHARED) and sprite.card is not None and sprite.key in came


def new_mark(pose: Pose) -> Lies:
    """Returns the mark for a card in this pose: a line inside its edge, and a star in the upper
    right corner, which has nothing to read."""
    picture = _mark(round(pose.width), round(pose.height), round(pose.angle))
    left, top = pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2
    return picture, (round(left), round(top))


@drawn_once
def _mark(width: int, height: int, angle: int) -> pygame.Surface:
    """Returns the picture of the mark. It is shared and must not be changed."""
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    inset, line = INSIDE * width, max(2, round(width * 0.016))
    card = Rect(inset, inset, width - 2 * inset, height - 2 * inset)
    shapes.outline(picture, card, width * CORNER - inset / 2, line, palette.IVORY)
    side = round(CHIP * width)
    chip = Rect(width * (1 - FREE[0] / 2) - side / 2, width * FREE[1] / 2 - side / 2, side, side)
    shapes.box(picture, chip, side / 2, palette.faded(palette.CHIP, 255))
    shapes.outline(picture, chip, side / 2, max(1, line - 1), palette.IVORY)
    sign = icons.draw(SIGN, round(side * 0.9), palette.IVORY)
    centre = round(chip.centre[0]), round(chip.centre[1])
    picture.blit(sign, sign.get_rect(center=centre))
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture
