"""Lights as they come: those that lie somewhere, and what a window looks like in them."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.screen.stage import Image, Lies, Shines


def placed(image: Image) -> Lies | Shines:
    """A picture that has its place: none that is spread over all of the glass."""
    assert isinstance(image, tuple)
    return image


def box_of(image: Image) -> pygame.Rect:
    """Where it lies."""
    picture, corner = placed(image)[:2]
    return pygame.Rect(corner, picture.get_size())


def draw(image: Image, surface: pygame.Surface) -> None:
    """Puts it on a surface, as the stage does."""
    if isinstance(image, tuple):
        surface.blit(*image)
    else:
        image.draw(surface)


def lit(images: Iterable[Image], size: tuple[int, int], grey: int = 0) -> pygame.Surface:
    """A window of one grey in these lights."""
    surface = pygame.Surface(size)
    surface.fill((grey, grey, grey))
    for image in images:
        draw(image, surface)
    return surface


def brightness(picture: pygame.Surface) -> float:
    """Of the whole, to 255."""
    return sum(pygame.transform.average_color(picture)[:3]) / 3
