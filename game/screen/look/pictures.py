"""Reads the pictures that the program ships."""

from io import BytesIO

import pygame

from game.screen.look.assets import Incomplete, art_file

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
