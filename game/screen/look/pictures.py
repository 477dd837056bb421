"""Reads the pictures that the program ships, and fits those that lie behind everything."""

from io import BytesIO

import pygame

from game.screen.look.assets import Incomplete, art_file
from game.table.layout.places import Size

JPEG_END = b"\xff\xd9"


def picture(name: str) -> pygame.Surface:
    """A picture by its path in the art. Raises Incomplete if it is missing, cut short or no picture
    at all."""
    file = art_file(name)
    try:
        content = file.read_bytes()
        found = pygame.image.load(BytesIO(content), name)
    except (OSError, pygame.error) as trouble:
        raise Incomplete(name) from trouble
    # A JPEG that was cut short can be opened all the same: what is lost of it is grey.
    if file.suffix == ".jpg" and not content.endswith(JPEG_END):
        raise Incomplete(name)
    return found


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
