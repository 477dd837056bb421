"""The foil of a card that is read in large size: a layer that moves against the paper."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.screen.cards.sprites import CardImages
from game.screen.look import palette
from game.screen.stage import Image, Lies
from game.table.layout.places import Places, Point
from game.table.layout.poses import Pose, Sprite

SHIFT = 4
"""How far the foil moves to each side, by the design."""
SHADE = 150
"""How dark the paper under the foil is, of 255."""


class RaisedFoil:
    """The foil of one card at a time. It leans towards the pointer as if the card were tilted."""

    def __init__(self, images: CardImages) -> None:
        self._images = images
        self._of: object = None
        self._made: tuple[pygame.Surface, pygame.Surface] | None = None
        """The foil, and its shade on the paper."""

    def moved(self, pose: Pose, pointer: Point, places: Places) -> Pose:
        """Returns the pose of the foil for a card with this pose."""
        far = places.px(SHIFT)
        across = (pointer[0] - pose.x) / (pose.width / 2)
        down = (pointer[1] - pose.y) / (pose.height / 2)
        # The foil returns to its place as the pointer leaves the card.
        far *= max(0.0, min(1.0, 2 - abs(across), 2 - abs(down)))
        x, y = (far * max(-1.0, min(1.0, part)) for part in (across, down))
        return replace(pose, x=pose.x + round(x), y=pose.y + round(y))

    def images(self, sprite: Sprite, pose: Pose, moved: Pose) -> list[Image]:
        """Returns the shade under the foil and the moved foil, or nothing for a card without
        foil."""
        mask = self._images.foil(sprite, pose)
        if mask is None:
            return []
        if self._of != (sprite.key, pose, id(mask[0])):
            self._of = sprite.key, pose, id(mask[0])
            self._made = _cut_out(self._images.resting(sprite, pose), mask)
        if self._made is None or moved == pose:
            return []
        (left, top), (foil, shade) = mask[1], self._made
        at = left + round(moved.x - pose.x), top + round(moved.y - pose.y)
        return [(shade, (left, top)), (foil, at)]


def _cut_out(card: Lies, mask: Lies) -> tuple[pygame.Surface, pygame.Surface]:
    """Returns the part of a card where the mask is bright, and a shade of the same shape."""
    size = mask[0].get_size()
    points = bytearray(b"\xff\xff\xff\x00" * (size[0] * size[1]))
    points[3::4] = pygame.image.tobytes(mask[0], "RGB")[::3]
    shape = pygame.image.frombytes(bytes(points), size, "RGBA").convert_alpha()
    foil = pygame.Surface(size, pygame.SRCALPHA)
    foil.blit(card[0], (card[1][0] - mask[1][0], card[1][1] - mask[1][1]))
    foil.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill(palette.faded(palette.BLACK, SHADE), special_flags=pygame.BLEND_RGBA_MULT)
    return foil, shape
