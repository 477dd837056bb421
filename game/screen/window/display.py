"""The window: the size and place in which it opens and is left, the surface to draw on, and whether
the player has it in front."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.records.journal.settings import Settings
from game.screen.look import palette
from game.screen.look.pictures import picture
from game.screen.window import environment
from game.table.layout.places import Size

if TYPE_CHECKING:
    from game.rules.game import Game
    from game.table.saved_table import SavedTable

SMALLEST = (1024, 640)
"""Smallest window in pixels in which letters and cards have their proper size."""
SHARE_OF_DESKTOP = 0.8
RESTS = 1.0
"""Seconds after which a moved or resized window counts as settled."""
GRIP = 120, 40
"""Width and height in pixels of the part of the window's top that must lie on the desktop, so that
it can be dragged."""
GONE = pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN
BACK = pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN
ICON = "app/icon-512.png" if sys.platform == "darwin" else "app/icon-64.png"
"""The icon of the window. The Dock of macOS shows it in large size."""
Place = tuple[int, int]


@dataclass(frozen=True)
class Options:
    """Options of the window that the command line gives."""

    seed: str | None = None
    size: Size | None = None
    describe: Path | None = None
    replay: tuple[Game, SavedTable] | None = None
    """A game to show as a replay, and who played it."""
    edition: str = "base"
    """The edition of the game that `seed` deals."""
    position: Game | None = None
    """A game to play on from where it stands."""

    @property
    def first_ground(self) -> str:
        """The picture behind the first scene: the title, or a table."""
        there = self.seed, self.replay, self.position
        return "title" if there == (None, None, None) else "table"


HIDDEN = sys.platform in ("win32", "darwin")
"""Whether the window is made hidden: screen readers must know it there before it is shown."""


class NoDisplay(Exception):
    """The system has no display for a window."""


def system_languages() -> list[str]:
    """Returns the languages that the system prefers, best first. On Windows and macOS a program
    started by a double click learns them in no other way."""
    return [locale["language"] for locale in pygame.system.get_pref_locales()]


def open_display() -> None:
    """Starts SDL's video. Raises NoDisplay if there is no display, unless the user asked for a
    driver without one."""
    if environment.nowhere():
        raise NoDisplay
    try:
        pygame.display.init()
    except pygame.error as trouble:
        raise NoDisplay from trouble
    driver = pygame.display.get_driver()
    environment.driver_is(driver)
    if driver in ("offscreen", "dummy") and not environment.asked_for(driver):
        raise NoDisplay


def first_size(desktop: Size) -> Size:
    """Returns 80 % of the desktop, but at least the smallest size if the desktop has room."""
    wanted = [
        min(whole, max(least, round(whole * SHARE_OF_DESKTOP)))
        for whole, least in zip(desktop, SMALLEST, strict=True)
    ]
    return wanted[0], wanted[1]


def open_window(size: Size | None, settings: Settings) -> pygame.Window:
    """Opens a window of this size or, by default, in the size and place of the last time or a size
    that suits the desktop. It is filled with the table's colour. Raises NoDisplay."""
    open_display()
    screens, place = desktops(), None
    if size is None:
        size, place = left_at(settings, screens)
    size = size or first_size(screens[0])
    # Without a place the system finds one.
    wishes: dict[str, Any] = {} if place is None else {"position": place}
    wishes["hidden"] = HIDDEN
    window = pygame.Window("Eight Doors", size, resizable=True, allow_high_dpi=True, **wishes)
    window.minimum_size = (min(size[0], SMALLEST[0]), min(size[1], SMALLEST[1]))
    window.set_icon(picture(ICON))
    pygame.display.set_allow_screensaver(True)
    show_empty(window)
    return window


def show_empty(window: pygame.Window) -> None:
    """Fills the window with the table's colour."""
    window.get_surface().fill(palette.TABLE)
    window.flip()


def desktops() -> tuple[Size, ...]:
    """Returns the sizes of all screens, the main one first."""
    return tuple(pygame.display.get_desktop_sizes())


def left_at(settings: Settings, screens: Sequence[Size]) -> tuple[Size | None, Place | None]:
    """Returns the last size and place of the window as far as they still fit these screens."""
    if settings.window_size is None:
        return None, None
    most = max(screens, key=lambda screen: screen[0] * screen[1])
    width, height = (
        min(whole, max(least, left))
        for whole, least, left in zip(most, SMALLEST, settings.window_size, strict=True)
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


def drawn_size(whole: Size) -> Size:
    """Returns the size in pixels of the picture for a window of this size: at least the smallest,
    with the same proportions."""
    more = max(1.0, SMALLEST[0] / whole[0], SMALLEST[1] / whole[1])
    return round(whole[0] * more), round(whole[1] * more)


class Pane:
    """The picture of a window. It follows the size of the window."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self._larger: pygame.Surface | None = None

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on."""
        whole = self._window.get_surface()
        size = drawn_size(whole.get_size())
        if size == whole.get_size():
            self._larger = None
            return whole
        if self._larger is None or self._larger.get_size() != size:
            self._larger = pygame.Surface(size).convert(whole)
        return self._larger

    def flip(self) -> None:
        """Shows in the window what was drawn, in its size."""
        drawn, whole = self.surface, self._window.get_surface()
        if drawn is not whole:
            pygame.transform.smoothscale(drawn, whole.get_size(), whole)
        self._window.flip()


class Attention:
    """The attention of the player, as the system tells it by the focus. A covered window has no
    focus either. A desktop that tells nothing counts as having the window in front."""

    def __init__(self) -> None:
        self.here = True
        """Whether the window is visible and has the focus. Without it nothing twinkles and nothing
        waits for the player."""

    def notice(self, event: pygame.Event) -> None:
        """Notices that the player leaves the window or comes back."""
        if event.type in GONE or event.type in BACK:
            self.here = event.type in BACK
