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
"""Of a pixel."""
PASSING = 1 / 3
"""Of the room, for pictures that are only passing."""
Made = TypeVar("Made")
"""A picture, or several of them in lists and tuples; None for one that could not be made."""


class Kept:
    """The pictures used last, up to a number of bytes: `least`, or for a large window `share` of
    what the glass itself takes. With less they would be made anew in every frame."""

    def __init__(self, least: int, share: float) -> None:
        self._least, self._share = least, share
        self.room = least
        """Bytes that are kept at most, unless a single picture is larger."""
        self.used = 0
        """Bytes that are kept now."""
        self.made = 0
        """How many pictures were made so far."""
        self.making = False
        """Whether one is being made."""
        self._pictures: OrderedDict[Hashable, Any] = OrderedDict()
        self._passing: OrderedDict[Hashable, Any] = OrderedDict()
        self._passing_used = 0
        self._seen: WeakValueDictionary[Hashable, Any] = WeakValueDictionary()
        """Pictures that are kept no longer, as long as what is seen now holds them."""

    def suit(self, size: Size) -> None:
        """The glass is as large as this from now on."""
        self.room = max(self._least, round(size[0] * size[1] * BYTES * self._share))
        self._make_room()

    def get(self, key: Hashable, make: Callable[[], Made], passing: bool = False) -> Made:
        """The picture of this key, made if it is not there. One that is `passing` is not likely to
        be needed again: `PASSING` of the room is enough for them, so they push out no others."""
        passing = passing and key not in self._pictures
        pictures = self._passing if passing else self._pictures
        if key in pictures:
            pictures.move_to_end(key)
            found: Made = pictures[key]
            return found
        pictures[key] = picture = self._seen.get(key) or self._make(make, passing)
        self.used += _bytes(picture)
        self._passing_used += _bytes(picture) if passing else 0
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
        """Whether the picture of this key is there."""
        return key in self._pictures or key in self._seen

    def forget(self) -> None:
        """All are made anew."""
        self._pictures.clear()
        self._passing.clear()
        self._seen.clear()
        self.used = self._passing_used = 0

    def _make_room(self, for_passing: bool = False) -> None:
        while self.used > self.room and len(self._pictures) + len(self._passing) > 1:
            # Half of their share is left to those that pass now when another one is kept.
            share = self.room * (PASSING if for_passing else PASSING / 2)
            if self._passing and (self._passing_used > share or not self._pictures):
                gone = self._let_go(self._passing)
                self._passing_used -= gone
            else:
                gone = self._let_go(self._pictures)
            self.used -= gone

    def _let_go(self, pictures: OrderedDict[Hashable, Any]) -> int:
        """Of the one that was used longest ago; how many bytes it has."""
        key, picture = pictures.popitem(last=False)
        if isinstance(picture, pygame.Surface):
            self._seen[key] = picture
        return _bytes(picture)


def _apart(made: Any) -> Any:
    """What is kept does not lie among what comes and goes."""
    if isinstance(made, list | tuple):
        return type(made)(map(_apart, made))
    return apart(made) if isinstance(made, pygame.Surface) else made


def _bytes(made: object) -> int:
    if isinstance(made, pygame.Surface):
        return made.get_pitch() * made.get_height()
    return sum(map(_bytes, made)) if isinstance(made, list | tuple) else 0
