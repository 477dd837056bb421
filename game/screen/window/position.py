"""The size and place of the window, which are remembered for the next start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.records.journal.settings import Settings
from game.table.layout.places import Size

RESTS = 1.0
"""Seconds after which a moved or resized window counts as settled."""
GRIP = 120, 40
"""Width and height in pixels of the part of the window's top that must lie on the desktop, so that
it can be dragged."""

Place = tuple[int, int]


def desktops() -> tuple[Size, ...]:
    """Returns the sizes of all screens, the main one first."""
    return tuple(pygame.display.get_desktop_sizes())


def left_at(
    settings: Settings, screens: Sequence[Size], smallest: Size
) -> tuple[Size | None, Place | None]:
    """Returns the last size and place of the window as far as they still fit these screens."""
    if settings.window_size is None:
        return None, None
    most = max(screens, key=lambda screen: screen[0] * screen[1])
    width, height = (
        min(whole, max(least, left))
        for whole, least, left in zip(most, smallest, settings.window_size, strict=True)
    )
    return (width, height), _still_there(settings, width, screens)


def _still_there(settings: Settings, width: int, screens: Sequence[Size]) -> Place | None:
    """Returns the last place of the window if it is still visible there. The system does not tell
    how screens are arranged, so several screens must be the same as then."""
    if settings.window_place is None:
        return None
    if len(screens) > 1:
        return settings.window_place if settings.desktops == tuple(screens) else None
    x, y = settings.window_place
    within = GRIP[0] - width <= x <= screens[0][0] - GRIP[0] and 0 <= y <= screens[0][1] - GRIP[1]
    return (x, y) if within else None


class WindowPosition:
    """Notices that the player has moved or resized the window, and switches to full screen and
    back."""

    def __init__(self, window: pygame.Window) -> None:
        self.full_screen = False
        self._window = window
        self._kept = self._seen = self._now
        self._still = 0.0

    def fill_screen(self, full: bool) -> None:
        """Switches to full screen or back to a window."""
        if full == self.full_screen:
            return
        self.full_screen = full
        if full:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()

    @property
    def _now(self) -> tuple[Size, Place]:
        return self._window.size, self._window.position

    def rests(self, dt: float) -> bool:
        """Counts `dt` seconds. Returns whether the window has settled in another place or size."""
        now = self._now
        self._still = self._still + dt if now == self._seen else 0.0
        self._seen = now
        return now != self._kept and self._still >= RESTS and not self.full_screen

    def kept_in(self, settings: Settings) -> Settings:
        """Returns the settings with the changed size and place of the window; full screen changes
        nothing."""
        if self.full_screen:
            return settings
        (size, place), before = self._now, self._kept
        self._kept = size, place
        if size != before[0]:
            settings = replace(settings, window_size=size)
        if place != before[1]:
            settings = replace(settings, window_place=place, desktops=desktops())
        return settings
