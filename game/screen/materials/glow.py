"""Light about a thing: whose turn it is, and where a card may go."""

from __future__ import annotations

import pygame

from game.screen.look import shapes
from game.screen.look.palette import Colour
from game.screen.look.shapes import drawn_once
from game.screen.materials import foil, patches
from game.screen.materials.patches import Patch
from game.screen.sheet import Canvas
from game.table.layout.places import Rect, Size


def glow(
    surface: Canvas, rect: Rect, radius: float, reach: float, colour: Colour, strength: int
) -> None:
    """Shines from the edge of a rounded rectangle, outwards as far as it reaches."""
    size, far = (round(rect.w), round(rect.h)), max(3, round(reach))
    strips = _halo(size, max(1, round(radius)), far, colour[:3], strength)
    foil.blit(surface, strips, rect.grown(far))


@drawn_once
def _halo(size: Size, radius: int, reach: int, colour: Colour, strength: int) -> list[Patch]:
    """Not to be changed: it is shared."""
    radius = min(radius, min(size) // 2)
    side = 2 * (radius + reach) + 1
    tile = pygame.Surface((side + 2 * reach, side + 2 * reach), pygame.SRCALPHA)
    tile.fill((*colour, 0))
    # Two blurs of a third of the reach fade out just where the tile ends.
    line = max(2, reach // 2)
    shape = shapes.outlined(side + line, side + line, radius + line // 2, line)
    tile.blit(shapes.tinted(shape, (*colour, 255)), (reach - line // 2, reach - line // 2))
    for _ in range(2):
        tile = pygame.transform.box_blur(tile, max(1, reach // 3))
    tile.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
    return patches.frame(tile, (size[0] + 2 * reach, size[1] + 2 * reach), 2 * reach + 1)
