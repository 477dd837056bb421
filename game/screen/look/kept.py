"""Pictures that are kept for as long as there is room for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import pygame

from game.screen.window.memory import apart
from game.table.layout.places import Size

BYTES = 4
"""Bytes of a pixel."""
PASSING = 1 / 3
"""Part of the room for passing pictures."""
Made = TypeVar("Made")
"""A picture, or several in lists and tuples; None for one that could not be made."""


class Kept:
    """Keeps the pictures used last, up to a number of bytes: `least`, or in a large window this
    `share` of what the screen takes. With less they would be made again in every frame."""

    def __init__(self, least: int, share: float) -> None:
        self._least, self._share = least, share
        self.room = least
        """Most bytes that are kept, unless a single picture is larger."""
        self.used = 0
        """Bytes that are kept now."""
        self.made = 0
        """Number of pictures that were made so far."""
        self.making = False
        """True while a picture is being made."""
        self._pictures: OrderedDict[Hashable, Any] = OrderedDict()
        self._passing: OrderedDict[Hashable, Any] = OrderedDict()
        self._passing_used = 0
        self._seen: WeakValueDictionary[Hashable, Any] = WeakValueDictionary()
        """Pictures that are no longer kept, as long as something else holds them."""

    def suit(self, size: Size) -> None:
        """Adapts the room to the size of the window."""
        self.room = max(self._least, round(size[0] * size[1] * BYTES * self._share))
        self._make_room()

    def get(self, key: Hashable, make: Callable[[], Made], passing: bool = False) -> Made:
        """Returns the picture of this key, or makes it. A `passing` picture is unlikely to be
        needed again: such pictures have a part of the room, and push out no others."""
        passing = passing and key not in self._pictures
        pictures = self._passing if passing else self._pictures
        if key in pictures:
            pictures.move_to_end(key)
            found: Made = pictures[key]
            return found
        pictures[key] = picture = self._seen.get(key) or self._make(make, passing)
        taken = _bytes(picture)
        self.used += taken
        self._passing_used += taken if passing else 0
        self._make_room(passing)
        return picture

    def _make(self, make: Callable[[], Made], passing: bool) -> Made:
        before, self.making = self.making, True
        try:
            picture = make()
        finally:
            self.making = before
        self.made += 1
        return picture if passing else _apart(picture)

    def has(self, key: Hashable) -> bool:
        return key in self._pictures or key in self._seen

    def forget(self) -> None:
        self._pictures.clear()
        self._passing.clear()
        self._seen.clear()
        self.used = self._passing_used = 0

    def _make_room(self, for_passing: bool = False) -> None:
        while self.used > self.room and len(self._pictures) + len(self._passing) > 1:
            # Passing pictures keep at least half of their share when another one is added.
            share = self.room * (PASSING if for_passing else PASSING / 2)
            if self._passing and (self._passing_used > share or not self._pictures):
                gone = self._let_go(self._passing)
                self._passing_used -= gone
            else:
                gone = self._let_go(self._pictures)
            self.used -= gone

    def _let_go(self, pictures: OrderedDict[Hashable, Any]) -> int:
        """Drops the picture that was used longest ago, and returns its bytes."""
        key, picture = pictures.popitem(last=False)
        if isinstance(picture, pygame.Surface):
            self._seen[key] = picture
        return _bytes(picture)


def _apart(made: Any) -> Any:
    """Returns pictures that lie apart from short-lived memory."""
    if isinstance(made, list | tuple):
        return type(made)(map(_apart, made))
    return apart(made) if isinstance(made, pygame.Surface) else made


def _bytes(made: object) -> int:
    if isinstance(made, pygame.Surface):
        return made.get_pitch() * made.get_height()
    return sum(map(_bytes, made)) if isinstance(made, list | tuple) else 0
