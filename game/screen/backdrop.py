"""The table: nested sheets of night paper with thin gold edges, and faint stars."""

import pygame

from game.screen.pictures import picture
from game.table.places import Size


def backdrop(size: Size) -> pygame.Surface:
    """The empty table in this size: it covers the window and keeps its shape, so that of a window
    of another shape it loses its edges."""
    whole = picture("table.jpg").convert()
    scale = min(side / wanted for side, wanted in zip(whole.get_size(), size, strict=True))
    part = pygame.Rect((0, 0), (round(size[0] * scale), round(size[1] * scale)))
    part.center = whole.get_rect().center
    return pygame.transform.smoothscale(whole.subsurface(part.clip(whole.get_rect())), size)
