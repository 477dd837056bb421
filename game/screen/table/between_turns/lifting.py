"""What lifts the cloth from a hand: a deliberate act, told from an accident."""

from __future__ import annotations

import pygame

FIRST, SECOND = 0.5, 0.3
"""Seconds after the cloth fell from which a first press counts, and after that one a second."""
HOLD = 0.6
"""Seconds for which the button or the key is held down instead, at any speed."""
CALM = 0.8
"""Seconds without a press after which haste is forgotten: in a run of presses one pause that is
long by accident, on a busy machine, lifts nothing."""
PATIENCE = 4.0
"""Seconds after which a first press is forgotten."""
QUIET = 0.6
"""Seconds after the cloth was lifted in which nothing is answered: an eager hand presses on."""
KEYS: tuple[int, int] = (pygame.K_q, pygame.K_o)
"""By seat: the player's own key, at the left and at the right of the keyboard."""


class Lifting:
    """Two presses or one long one of the owner's button or key. Each method that says so tells
    whether that was the last it took."""

    def __init__(self) -> None:
        self.filled = 0.0
        """How much of the hold is done, 0 to 1."""
        self._since_fall = FIRST
        self._since_lift = QUIET
        self._since_press: float | None = None
        """Since the first of two."""
        self._pause, self._hasty = CALM, False
        """Seconds since any press, and whether those before it came thick and fast."""
        self._seen = True
        """Whether a frame has shown the last press."""

    @property
    def armed(self) -> bool:
        """Whether the first of the two presses was made."""
        return self._since_press is not None

    @property
    def quiet(self) -> bool:
        """Whether it is too soon after the cloth fell or was lifted for a press to be an answer."""
        return self._since_fall < FIRST or self._since_lift < QUIET

    def fell(self) -> None:
        """The cloth has fallen."""
        self._since_fall = 0.0
        self.forget()

    def lifted(self) -> None:
        """It was lifted."""
        self._since_lift = 0.0
        self.forget()

    def forget(self) -> None:
        """Nothing was done yet."""
        self._since_press, self.filled = None, 0.0

    def advance(self, dt: float) -> None:
        """`dt` seconds pass. A press of the same frame came after them."""
        self._since_fall += dt
        self._since_lift += dt
        dt, self._seen = dt if self._seen else 0.0, True
        self._pause += dt
        if self._since_press is not None:
            later = self._since_press + dt
            self._since_press = later if later < PATIENCE else None

    def pressed(self) -> bool:
        """The button or the key was pressed; whether that will do. Presses that come thick and
        fast never do."""
        pause, self._pause, self._seen = self._pause, 0.0, False
        self._hasty = pause < SECOND or (self._hasty and pause < CALM)
        if self._since_fall < FIRST:
            return False
        second = self._since_press is not None and not self._hasty
        self._since_press = 0.0
        return second

    def held(self, seconds: float) -> bool:
        """It has been down for so long, 0 when it is not; whether that will do."""
        counts = self._since_fall - seconds >= FIRST
        self.filled = min(1.0, seconds / HOLD) if counts else 0.0
        return self.filled == 1.0
