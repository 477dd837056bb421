"""Frames of any size, made of one small square: its corners are kept, its edges stretched. And
light about a thing, as such a frame: whose turn it is, and where a card may go."""

from __future__ import annotations

import pygame

from game.screen.look import shapes
from game.screen.look.palette import Colour
from game.screen.look.shapes import drawn_once
from game.screen.sheet import Canvas
from game.table.layout.places import Rect, Size

COARSE = 12
"""Factor by which a pool is drawn smaller to soften it."""

Patch = tuple[pygame.Surface, tuple[int, int]]
"""A picture, and the place of its upper left corner in the whole."""


def frame(tile: pygame.Surface, size: Size, deep: int) -> list[Patch]:
    """Returns four strips around the edge of a whole of this size. The tile is a corner, one pixel
    of edge and a corner each way; its edges are at most `deep` pixels wide."""
    corner, (width, height) = tile.get_width() // 2, size
    patches: list[Patch] = []
    for low in (0, 1):
        strip = pygame.Surface((width, corner), pygame.SRCALPHA)
        top = low * (corner + 1)
        _stretch(strip, tile, (corner, top, 1, corner), (corner, 0, width - 2 * corner, corner))
        for right in (0, 1):
            cut = right * (corner + 1), top, corner, corner
            strip.blit(tile, (right * (width - corner), 0), cut)
        patches.append((strip, (0, low * (height - corner))))
    long = height - 2 * corner
    if long > 0:
        for right in (0, 1):
            side = pygame.Surface((deep, long), pygame.SRCALPHA)
            left = right * (tile.get_width() - deep)
            _stretch(side, tile, (left, corner, deep, 1), (0, 0, deep, long))
            patches.append((side, (right * (width - deep), corner)))
    return patches


def _stretch(
    target: pygame.Surface,
    tile: pygame.Surface,
    part: tuple[int, int, int, int],
    area: tuple[int, int, int, int],
) -> None:
    if area[2] > 0 and area[3] > 0:
        pulled = pygame.transform.scale(tile.subsurface(part), area[2:])
        target.blit(pulled, area[:2])


def blit(surface: Canvas, strips: list[Patch], rect: Rect) -> None:
    """Draws the patches of a whole at its place."""
    left, top = round(rect.x), round(rect.y)
    surface.blits([(picture, (left + x, top + y)) for picture, (x, y) in strips], doreturn=False)


def glow(
    surface: Canvas, rect: Rect, radius: float, reach: float, colour: Colour, strength: int
) -> None:
    """Draws light from the edge of a rounded rectangle outwards, as far as it reaches."""
    size, far = (round(rect.w), round(rect.h)), max(3, round(reach))
    strips = halo(size, max(1, round(radius)), far, colour[:3], strength)
    blit(surface, strips, rect.grown(far))


@drawn_once
def halo(size: Size, radius: int, reach: int, colour: Colour, strength: int) -> list[Patch]:
    """Returns the patches of light about a rounded whole of this size, which begin at its corner
    less the reach. They are shared and must not be changed."""
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
    return frame(tile, (size[0] + 2 * reach, size[1] + 2 * reach), 2 * reach + 1)


def pool(surface: Canvas, rect: Rect, colour: Colour, added: bool = False) -> None:
    """Draws a soft pool of this colour that is lost at the edges of a rectangle; light is `added`
    to what lies there."""
    picture = _pool((round(rect.w), round(rect.h)), colour, added)
    flags = pygame.BLEND_RGB_ADD if added else 0
    surface.blit(picture, (round(rect.x), round(rect.y)), None, flags)


@drawn_once
def _pool(size: Size, colour: Colour, added: bool) -> pygame.Surface:
    wide, high = (max(12, side // COARSE) for side in size)
    small, edge = pygame.Surface((wide, high), pygame.SRCALPHA), min(wide, high) // 3
    small.fill((0, 0, 0, 255) if added else (*colour[:3], 0))
    pygame.draw.ellipse(small, colour, small.get_rect().inflate(-2 * edge, -2 * edge))
    # Two blurs of half the edge fade out just where the picture ends.
    for _ in range(2):
        small = pygame.transform.box_blur(small, max(1, edge // 2))
    return pygame.transform.smoothscale(small, size)
