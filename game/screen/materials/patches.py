"""Frames of any size, made of one small square: its corners are kept, its edges stretched."""

from __future__ import annotations

import pygame

from game.table.layout.places import Size

Patch = tuple[pygame.Surface, tuple[int, int]]
"""A picture, and where its upper left corner is in the whole."""


def frame(tile: pygame.Surface, size: Size, deep: int) -> list[Patch]:
    """Four strips around the edge of a whole of this size. The tile is a corner, one pixel of edge
    and a corner each way; its edges take no more than `deep` pixels."""
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
