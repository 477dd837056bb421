"""One baked picture, and a few sprites over it: what changes is all that is drawn."""

from collections.abc import Callable, Sequence

import pygame

Image = tuple[pygame.Surface, tuple[int, int]]
"""A picture and its upper left corner."""


class Stage:
    """Keeps the still picture of a scene and puts moving sprites over it on the glass."""

    def __init__(self) -> None:
        self._still = pygame.Surface((1, 1))
        self._covered: list[pygame.Rect] = []
        self._whole = True

    def bake(self, size: tuple[int, int], paint: Callable[[pygame.Surface], None]) -> None:
        """Paints the still picture anew."""
        if self._still.get_size() != size:
            self._still = pygame.Surface(size).convert()
        paint(self._still)
        self._whole = True

    def uncover(self) -> None:
        """The glass has lost its picture."""
        self._whole = True

    def draw(self, glass: pygame.Surface, sprites: Sequence[Image]) -> bool:
        """Draws on the glass what has changed; whether anything has."""
        if not (self._whole or self._covered or sprites):
            return False
        if self._whole:
            glass.blit(self._still, (0, 0))
        else:
            for rect in self._covered:
                glass.blit(self._still, rect, rect)
        self._covered = [glass.blit(picture, at) for picture, at in sprites]
        self._whole = False
        return True

    def stretch(self, glass: pygame.Surface) -> None:
        """While the window is being resized: the old picture in the new size."""
        pygame.transform.scale(self._still, glass.get_size(), glass)
        self._covered = []
