"""Light and shadow all over the table, drawn small and enlarged: it is soft."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.table.layout.measures import Size

SMALL = 6
"""One point of the small picture is so many pixels each way."""
HALF, THIRD = 128, 85
"""Of 255."""


@lru_cache(maxsize=1)
def soft_papers(size: Size) -> tuple[pygame.Surface, pygame.Surface]:
    """What is drawn on, and one to soften it: to make them for every picture takes longer."""
    return pygame.Surface(size), pygame.Surface(size)


def soften(small: pygame.Surface, spare: pygame.Surface) -> None:
    """Every point becomes the mean of itself and the eight about it: what `box_blur` does, in a
    quarter of the time."""
    for here, there, (x, y) in ((small, spare, (1, 0)), (spare, small, (0, 1))):
        there.blit(here, (0, 0))
        for part, at in ((HALF, (x, y)), (THIRD, (-x, -y))):
            here.set_alpha(part)
            there.blit(here, at)
        here.set_alpha(None)
