"""Repeats a key that is held down in a field."""

from __future__ import annotations

AGAIN = 0.4, 0.04
"""Seconds before the first repeat, and between later ones."""


class HeldKey:
    """The key that is held down, if any."""

    def __init__(self) -> None:
        self._held: tuple[int, float] | None = None

    def press(self, key: int) -> None:
        """Notes that this key is down."""
        self._held = key, AGAIN[0]

    def release(self) -> None:
        """Notes that no key is down."""
        self._held = None

    def due(self, dt: float) -> int | None:
        """Counts `dt` seconds. Returns the key if it repeats now."""
        if self._held is None:
            return None
        key, left = self._held
        counts = left <= dt
        self._held = key, (AGAIN[1] if counts else left - dt)
        return key if counts else None
