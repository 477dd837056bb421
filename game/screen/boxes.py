"""Boxes of pixels: merging them, and cutting holes out of them."""

from __future__ import annotations

from collections.abc import Iterable

import pygame


def merged(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Returns boxes that cover at least the same places. Boxes become one where that takes no more
    pixels."""
    done: list[pygame.Rect] = []
    for each in boxes:
        # A box that neither overlaps nor touches this one is never merged with it.
        box, near = each, each.inflate(2, 2).collidelistall(done)
        while near:
            at = near.pop(0)
            both, other = box.union(done[at]), done[at]
            if both.w * both.h <= box.w * box.h + other.w * other.h:
                del done[at]
                box, near = both, both.inflate(2, 2).collidelistall(done)
        if box:
            done.append(box)
    return done


def spared(boxes: Iterable[pygame.Rect], holes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Returns what is left of boxes outside the holes."""
    left = list(boxes)
    for hole in holes:
        left = [piece for box in left for piece in _around(box, hole.clip(box))]
    return left


def _around(box: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """Returns the pieces of a box around a hole that lies in it."""
    if not hole:
        return [box]
    pieces = (
        pygame.Rect(box.x, box.y, box.w, hole.y - box.y),
        pygame.Rect(box.x, hole.bottom, box.w, box.bottom - hole.bottom),
        pygame.Rect(box.x, hole.y, hole.x - box.x, hole.h),
        pygame.Rect(hole.right, hole.y, box.right - hole.right, hole.h),
    )
    return [piece for piece in pieces if piece]
