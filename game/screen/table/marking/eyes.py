"""The eye on each card of a hidden hand that both players know."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.rules.view import View
from game.screen.look import icons, palette, shapes
from game.screen.stage import Lies
from game.screen.table.marking.labels import FREE
from game.table.layout.places import Rect
from game.table.layout.poses import Pose, Sprite

SIGN = "known"
INSET = 0.02
"""Distance from the mark to the edges of its corner, by the width of the card."""


def is_marked(sprite: Sprite, view: View) -> bool:
    """Returns whether a card has an eye. There is none while hands are drafted, when everybody sees
    all cards."""
    return view.turn > 0 and sprite.card is not None and sprite.card in view.known_to_both


def both_know(view: View) -> bool:
    """Returns whether any card has an eye."""
    return view.turn > 0 and bool(view.known_to_both)


def eye(pose: Pose) -> Lies:
    """Returns the mark for a card in this pose, in its upper right corner, which has nothing to
    read."""
    wide, high = (part * pose.width for part in FREE)
    inset, turn = INSET * pose.width, math.radians(pose.angle)
    dx, dy = (pose.width - wide) / 2, (high - pose.height) / 2
    x = pose.x + dx * math.cos(turn) + dy * math.sin(turn)
    y = pose.y - dx * math.sin(turn) + dy * math.cos(turn)
    size = round(wide - 2 * inset), round(high - 2 * inset)
    picture = _mark(size, round(pose.angle, 1))
    left, top = x - picture.get_width() / 2, y - picture.get_height() / 2
    return picture, (round(left), round(top))


@lru_cache(maxsize=32)
def _mark(size: tuple[int, int], angle: float) -> pygame.Surface:
    """Returns the picture of the mark. It is shared and must not be changed."""
    wide, high = size
    picture = pygame.Surface((wide + 2, high + 2), pygame.SRCALPHA)
    rect = Rect(1, 1, wide, high)
    shapes.box(picture, rect, high / 2, palette.CHIP)
    shapes.outline(picture, rect, high / 2, 1, palette.faded(palette.IVORY, 150))
    sign = icons.draw(SIGN, min(wide - 4, round(high * 1.2)), palette.IVORY)
    picture.blit(sign, sign.get_rect(center=picture.get_rect().center))
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture
