"""Boxes of pixels: those that cover the same places, and those that are left around holes."""

from __future__ import annotations

from collections.abc import Iterable

import pygame


def merged(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Boxes that cover the same places; those that overlap much are one."""
    done: list[pygame.Rect] = []
    for each in boxes:
        # What neither overlaps nor touches it can be no part of one box with it.
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
    """What is left of boxes outside of some holes."""
    left = list(boxes)
    for hole in holes:
        left = [piece for box in left for piece in _around(box, hole.clip(box))]
    return left


def _around(box: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """A box without a hole, which lies in it: above, below and on both sides."""
    if not hole:
        return [box]
    pieces = (
        pygame.Rect(box.x, box.y, box.w, hole.y - box.y),
        pygame.Rect(box.x, hole.bottom, box.w, box.bottom - hole.bottom),
        pygame.Rect(box.x, hole.y, hole.x - box.x, hole.h),
        pygame.Rect(hole.right, hole.y, box.right - hole.right, hole.h),
    )
    return [piece for piece in pieces if piece]
