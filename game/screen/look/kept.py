"""Pictures that are kept for as long as there is room for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

from game.table.layout.places import Size

BYTES = 4
"""Of a pixel."""


class Kept:
    """The pictures used last, up to a number of bytes: `least`, or for a large window `share` of
    what the glass itself takes. With less they would be made anew in every frame."""

    def __init__(self, least: int, share: float) -> None:
        self._least, self._share = least, share
        self.room = least
        """Bytes that are kept at most, unless a single picture is larger."""
        self.used = 0
        """Bytes that are kept now."""
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def suit(self, size: Size) -> None:
        """The glass is as large as this from now on."""
        self.room = max(self._least, round(size[0] * size[1] * BYTES * self._share))
        self._make_room()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this key, made if it is not there."""
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = make()
            self.used += _bytes(picture)
            self._make_room()
        self._pictures.move_to_end(key)
        return picture

    def forget(self) -> None:
        """All are made anew."""
        self._pictures.clear()
        self.used = 0

    def _make_room(self) -> None:
        while self.used > self.room and len(self._pictures) > 1:
            self.used -= _bytes(self._pictures.popitem(last=False)[1])


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()
