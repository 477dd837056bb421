"""A key that is held down in a field counts again and again."""

from __future__ import annotations

AGAIN = 0.4, 0.04
"""Seconds after which it counts again, and then again."""


class HeldKey:
    """The key that is down, if one is."""

    def __init__(self) -> None:
        self._held: tuple[int, float] | None = None

    def press(self, key: int) -> None:
        """It is down from now on."""
        self._held = key, AGAIN[0]

    def release(self) -> None:
        """Nothing is."""
        self._held = None

    def due(self, dt: float) -> int | None:
        """The key, if it counts again now that so many seconds have passed."""
        if self._held is None:
            return None
        key, left = self._held
        counts = left <= dt
        self._held = key, (AGAIN[1] if counts else left - dt)
        return key if counts else None
