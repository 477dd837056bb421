"""The pictures behind everything: the table, and that of the title."""

import pygame

from game.screen.look.pictures import picture
from game.table.layout.places import Size


def ground(size: Size, name: str = "table") -> pygame.Surface:
    """The empty table, or another picture, in this size: it covers the window and keeps its shape,
    so that in a window of another shape it loses its edges."""
    whole = picture(f"{name}.jpg")
    scale = min(side / wanted for side, wanted in zip(whole.get_size(), size, strict=True))
    part = pygame.Rect((0, 0), (round(size[0] * scale), round(size[1] * scale)))
    part.center = whole.get_rect().center
    return pygame.transform.smoothscale(whole.subsurface(part.clip(whole.get_rect())), size)


def backdrop(size: Size, name: str = "table") -> pygame.Surface:
    """The same, as it is drawn quickest."""
    return ground(size, name).convert()
