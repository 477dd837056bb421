"""The lifting of the cloth from a hand: by a deliberate act, not by accident."""

from __future__ import annotations

import pygame

FIRST, SECOND = 0.5, 0.3
"""Seconds before a first press counts after the cloth fell, and before a second counts after the
first."""
HOLD = 0.6
"""Seconds for which the button or the key has to be held down instead, at any speed."""
CALM = 0.8
"""Seconds without a press after which haste is forgotten. In a run of presses, one pause that is
long by accident, on a busy machine, lifts nothing."""
PATIENCE = 4.0
"""Seconds after which a first press is forgotten."""
QUIET = 0.6
"""Seconds after the cloth was lifted in which no answer counts, because an eager hand presses
on."""
KEYS: tuple[int, int] = (pygame.K_q, pygame.K_o)
"""The keys of the players by seat, at the left and at the right of the keyboard."""


class Lifting:
    """Recognises two presses, or one long one, of the owner's button or key."""

    def __init__(self) -> None:
        self.filled = 0.0
        """Progress of the long press, 0 to 1."""
        self._since_fall = FIRST
        self._since_lift = QUIET
        self._since_press: float | None = None
        """Seconds since the first of two presses; None before it."""
        self._pause, self._hasty = CALM, False
        """Seconds since any press, and whether the presses before it came in haste."""
        self._seen = True
        """True if a frame has shown the last press."""

    @property
    def armed(self) -> bool:
        """True if the first of the two presses was made."""
        return self._since_press is not None

    @property
    def quiet(self) -> bool:
        """Whether it is too soon for an answer, after the cloth fell or was lifted."""
        return self._since_fall < FIRST or self._since_lift < QUIET

    def fell(self) -> None:
        """Notes that the cloth has fallen."""
        self._since_fall = 0.0
        self.forget()

    def lifted(self) -> None:
        """Notes that the cloth was lifted."""
        self._since_lift = 0.0
        self.forget()

    def forget(self) -> None:
        """Forgets all presses for lifting the cloth."""
        self._since_press, self.filled = None, 0.0

    def advance(self, dt: float, pauses: float = 1.0) -> None:
        """Advances by `dt` seconds. A press in the same frame came after them. The second press may
        come the later, the longer the `pauses`."""
        self._since_fall += dt
        self._since_lift += dt
        dt, self._seen = dt if self._seen else 0.0, True
        self._pause += dt
        if self._since_press is not None:
            later = self._since_press + dt
            self._since_press = later if later < PATIENCE * pauses else None

    def pressed(self) -> bool:
        """Notes a press of the button or the key. Returns whether it lifts the cloth; hasty presses
        never do."""
        pause, self._pause, self._seen = self._pause, 0.0, False
        self._hasty = pause < SECOND or (self._hasty and pause < CALM)
        if self._since_fall < FIRST:
            return False
        second = self._since_press is not None and not self._hasty
        self._since_press = 0.0
        return second

    def held(self, seconds: float) -> bool:
        """Notes for how many seconds it has been down, 0 if it is not. Returns whether that lifts
        the cloth."""
        counts = self._since_fall - seconds >= FIRST
        self.filled = min(1.0, seconds / HOLD) if counts else 0.0
        return self.filled == 1.0
