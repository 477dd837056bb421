"""The surface to draw on: the window itself or, for a very small window, a larger picture that is
scaled down."""

from __future__ import annotations

import pygame

from game.table.layout.places import Size

SMALLEST = (1024, 640)
"""Smallest window in pixels in which letters and cards have their proper size."""


def drawn_size(whole: Size) -> Size:
    """Returns the size in pixels of the picture for a window of this size: at least the smallest,
    with the same proportions."""
    more = max(1.0, SMALLEST[0] / whole[0], SMALLEST[1] / whole[1])
    return round(whole[0] * more), round(whole[1] * more)


class Pane:
    """The picture of a window. It follows the size of the window."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self._larger: pygame.Surface | None = None

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on."""
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
