"""The two threads on which something hangs."""

from __future__ import annotations

import pygame

from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.table.layout.places import Size

FINE = 3
"""Factor by which threads are drawn finer before they are scaled down."""


@drawn_once
def threads(size: Size) -> pygame.Surface:
    """Returns two threads that part from each other on their way down. The picture is shared and
    must not be changed."""
    wide, tall = size[0] * FINE, size[1] * FINE
    picture = pygame.Surface((wide, tall), pygame.SRCALPHA)
    ink = palette.faded(palette.LIMBO, 210)
    picture.fill((*ink[:3], 0))
    for end in (FINE, wide - FINE):
        pygame.draw.line(picture, ink, (wide / 2, 0), (end, tall), FINE + 1)
    return pygame.transform.smoothscale(picture, size)
