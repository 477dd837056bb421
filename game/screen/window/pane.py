"""What is drawn on: the window itself, or in a very small one a larger picture that is reduced."""

from __future__ import annotations

import pygame

from game.table.layout.places import Size

SMALLEST = (1024, 640)
"""The smallest window in which letters and cards have the size they are to have."""


def drawn_size(whole: Size) -> Size:
    """Of the picture for a window of this size, in pixels: at least the smallest, and of the same
    shape."""
    more = max(1.0, SMALLEST[0] / whole[0], SMALLEST[1] / whole[1])
    return round(whole[0] * more), round(whole[1] * more)


class Pane:
    """The picture of a window, of the size that the window has at the moment."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self._larger: pygame.Surface | None = None

    @property
    def surface(self) -> pygame.Surface:
        """To draw on."""
        whole = self._window.get_surface()
        size = drawn_size(whole.get_size())
        if size == whole.get_size():
            self._larger = None
            return whole
        if self._larger is None or self._larger.get_size() != size:
            self._larger = pygame.Surface(size).convert(whole)
        return self._larger

    def flip(self) -> None:
        """Shows what was drawn."""
        drawn, whole = self.surface, self._window.get_surface()
        if drawn is not whole:
            pygame.transform.smoothscale(drawn, whole.get_size(), whole)
        self._window.flip()
