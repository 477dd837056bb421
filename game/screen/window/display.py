"""Opens the window in a suitable size, if there is a display."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.records.journal.settings import Settings
from game.screen.look import palette
from game.screen.look.pictures import picture
from game.screen.window import environment
from game.screen.window.pane import SMALLEST
from game.screen.window.position import Place, desktops, left_at
from game.table.layout.places import Size

if TYPE_CHECKING:
    from game.rules.game import Game
    from game.table.saved_table import SavedTable

SHARE_OF_DESKTOP = 0.8
ICON = "app/icon-512.png" if sys.platform == "darwin" else "app/icon-64.png"
"""The icon of the window. The Dock of macOS shows it in large size."""


@dataclass(frozen=True)
class Options:
    """What the command line asks of the window."""

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


class NoDisplay(Exception):
    """There is no display for a window."""


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
        size, place = left_at(settings, screens, SMALLEST)
    size = size or first_size(screens[0])
    window = _made(size, place)
    window.minimum_size = (min(size[0], SMALLEST[0]), min(size[1], SMALLEST[1]))
    window.set_icon(picture(ICON))
    pygame.display.set_allow_screensaver(True)
    show_empty(window)
    return window


def show_empty(window: pygame.Window) -> None:
    """Fills the window with the table's colour."""
    window.get_surface().fill(palette.TABLE)
    window.flip()


def _made(size: Size, place: Place | None) -> pygame.Window:
    """Returns a window in this place, or where the system puts it."""
    wishes: dict[str, Any] = {} if place is None else {"position": place}
    return pygame.Window("Eight Doors", size, resizable=True, allow_high_dpi=True, **wishes)
