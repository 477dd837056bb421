"""Lights of the screen: where they lie, and how a window looks in them."""

from collections.abc import Iterable

import pygame

from game.screen.stage import Image, Lies, Shines


def placed(image: Image) -> Lies | Shines:
    """Returns a picture that has a place. Fails for a light that is spread over the whole glass."""
    assert isinstance(image, tuple)
    return image


def box_of(image: Image) -> pygame.Rect:
    """Returns the area of a picture."""
    picture, corner = placed(image)[:2]
    return pygame.Rect(corner, picture.get_size())


def draw(image: Image, surface: pygame.Surface) -> None:
    """Draws a picture on a surface, as the stage does."""
    if isinstance(image, tuple):
        surface.blit(*image)
    else:
        image.draw(surface)


def lit(images: Iterable[Image], size: tuple[int, int], grey: int = 0) -> pygame.Surface:
    """Returns a window of one grey in these lights."""
    surface = pygame.Surface(size)
    surface.fill((grey, grey, grey))
    for image in images:
        draw(image, surface)
    return surface


def brightness(picture: pygame.Surface) -> float:
    """Returns the mean brightness of a picture, 0 to 255."""
    return sum(pygame.transform.average_color(picture)[:3]) / 3
