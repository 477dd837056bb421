"""What raises the curtain: a deliberate act, told from an accident."""

from __future__ import annotations

import pygame

from game.screen.controls.buttons import NAME, SHOW_CARDS
from game.screen.pages.curtain.plaque import ENTERED

HOLD = 0.6
"""Seconds for which the name is held down, at any speed."""
ENTER = pygame.K_RETURN, pygame.K_KP_ENTER


class Raising:
    """The name held down; the name pressed and then a button elsewhere; Enter twice. Each method
    that says so tells whether that was the last it took."""

    def __init__(self) -> None:
        self.armed = ""
        """What was done first of two presses: `NAME` or `ENTERED`; or nothing."""
        self.filled = 0.0
        """How much of the hold is done, 0 to 1."""
        self._down: set[int] = set()

    def held(self, key: str, seconds: float) -> bool:
        """The thing of this id, or "" for none, has been held for so long; whether that will do."""
        self.filled = min(1.0, seconds / HOLD) if key == NAME else 0.0
        return self.filled == 1.0

    def pressed(self, key: str) -> bool:
        """The thing of this id, or "" for none, was pressed; whether that will do."""
        if key == SHOW_CARDS:
            return True
        self.armed = key
        return False

    def entered(self, key: int, counts: bool = True) -> bool:
        """A key went down; whether that will do. Enter counts once for each time it goes down."""
        again = bool(self._down)
        self._down |= {key} & set(ENTER)
        if key not in ENTER or again or not counts:
            return False
        second = self.armed == ENTERED
        self.armed = ENTERED
        return second

    def key_up(self, key: int | None) -> None:
        """The next Enter counts again. If nobody knows whether it came up, nothing is begun."""
        if key is not None:
            self._down.discard(key)
        elif self._down:
            self._down.clear()
            self.forget()

    def forget(self) -> None:
        """Nothing was done yet."""
        self.armed, self.filled = "", 0.0
