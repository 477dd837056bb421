"""Movements that cannot be drawn here: their frames lie side by side in one picture each."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

import pygame

from game.screen.assets import Incomplete
from game.screen.logfile import log
from game.screen.pictures import picture

FRAMES = {"door-O.jpg": 10, "door-A.jpg": 10, "door-G.jpg": 10, "door-L.jpg": 10} | {
    "nightmare-wings.jpg": 8,
    "nightmare-tear.webp": 10,
}


class Strips:
    """Reads a strip beside the program, shortly before it is needed, and does not keep it. They
    are only an adornment: without them the game goes on."""

    def __init__(self) -> None:
        self._beside = ThreadPoolExecutor(1)
        self._read: dict[str, Future[pygame.Surface | None]] = {}

    def expect(self, name: str) -> None:
        """This one will be needed."""
        if name not in self._read:
            self._read[name] = self._beside.submit(whole, name)

    def frame(self, name: str, number: int) -> pygame.Surface | None:
        """One of its frames, from 0; None if the strip is missing or damaged."""
        self.expect(name)
        strip = self._read[name].result()
        if strip is None:
            return None
        width = strip.get_width() // FRAMES[name]
        return strip.subsurface((number * width, 0, width, strip.get_height()))

    def forget(self) -> None:
        """None is needed any longer."""
        self._read.clear()


def whole(name: str) -> pygame.Surface | None:
    """A strip with all its frames; None if it is missing or damaged."""
    try:
        return picture(f"strips/{name}")
    except Incomplete:
        log.warning("a strip is missing", exc_info=True)
        return None
