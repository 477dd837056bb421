"""Marks in the upper right corner of a card, which has nothing to read: an eye on a card of a
hidden hand that both players know, and a star on one that was drawn since the last answer."""

from __future__ import annotations

import math
from collections.abc import Set
from functools import lru_cache

import pygame

from game.rules.state import HAND, SHARED
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.look import icons, palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.stage import Lies
from game.screen.table.marking.labels import FREE
from game.table.layout.places import Rect
from game.table.layout.poses import Pose, Sprite

INSET = 0.02
"""Distance from an eye to the edges of its corner, by the width of the card."""
INSIDE = 0.035
"""Distance from the line of a new card to the edge of the card, by the width of the card."""
CHIP = 0.19
"""Width of the disc under a star, by the width of the card."""


def is_marked(sprite: Sprite, view: View) -> bool:
    """Returns whether a card has an eye. There is none while hands are drafted, when everybody sees
    all cards."""
    return view.turn > 0 and sprite.card is not None and sprite.card in view.known_to_both


def both_know(view: View) -> bool:
    """Returns whether any card has an eye."""
    return view.turn > 0 and bool(view.known_to_both)


def eye(pose: Pose) -> Lies:
    """Returns the eye on a card in this pose."""
    wide, high = (part * pose.width for part in FREE)
    inset, turn = INSET * pose.width, math.radians(pose.angle)
    dx, dy = (pose.width - wide) / 2, (high - pose.height) / 2
    x = pose.x + dx * math.cos(turn) + dy * math.sin(turn)
    y = pose.y - dx * math.sin(turn) + dy * math.cos(turn)
    size = round(wide - 2 * inset), round(high - 2 * inset)
    picture = _eye(size, round(pose.angle, 1))
    left, top = x - picture.get_width() / 2, y - picture.get_height() / 2
    return picture, (round(left), round(top))


@lru_cache(maxsize=32)
def _eye(size: tuple[int, int], angle: float) -> pygame.Surface:
    """Returns the picture of an eye. It is shared and must not be changed."""
    wide, high = size
    picture = pygame.Surface((wide + 2, high + 2), pygame.SRCALPHA)
    rect = Rect(1, 1, wide, high)
    shapes.box(picture, rect, high / 2, palette.CHIP)
    shapes.outline(picture, rect, high / 2, 1, palette.faded(palette.IVORY, 150))
    sign = icons.draw("known", min(wide - 4, round(high * 1.2)), palette.IVORY)
    picture.blit(sign, sign.get_rect(center=picture.get_rect().center))
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture


def is_new(sprite: Sprite, came: Set[str]) -> bool:
    """Returns whether a card is one of those that `came`, face up in a hand or among the shared
    cards."""
    return sprite.zone in (HAND, SHARED) and sprite.card is not None and sprite.key in came


def new_mark(pose: Pose, dim: bool = False) -> Lies:
    """Returns the mark for a card in this pose: a line inside its edge, and a star. It is `dim` on
    a card that has lost its light."""
    picture = _star(round(pose.width), round(pose.height), round(pose.angle), dim)
    left, top = pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2
    return picture, (round(left), round(top))


@drawn_once
def _star(width: int, height: int, angle: int, dim: bool) -> pygame.Surface:
    """Returns the picture of a star and its line. It is shared and must not be changed."""
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    inset, line = INSIDE * width, max(2, round(width * 0.016))
    card = Rect(inset, inset, width - 2 * inset, height - 2 * inset)
    shapes.outline(picture, card, width * CORNER - inset / 2, line, palette.IVORY)
    side = round(CHIP * width)
    chip = Rect(width * (1 - FREE[0] / 2) - side / 2, width * FREE[1] / 2 - side / 2, side, side)
    shapes.box(picture, chip, side / 2, palette.faded(palette.CHIP, 255))
    shapes.outline(picture, chip, side / 2, max(1, line - 1), palette.IVORY)
    sign = icons.draw("spark", round(side * 0.9), palette.IVORY)
    centre = round(chip.centre[0]), round(chip.centre[1])
    picture.blit(sign, sign.get_rect(center=centre))
    if dim:
        picture.fill(palette.DIM_MARK, special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture
