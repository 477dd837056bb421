"""The window: where it can be opened, how large, and on what kind of display."""

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
"""On macOS the Dock shows it, large."""


@dataclass(frozen=True)
class Options:
    """What the command line asks of the window."""

    seed: str | None = None
    size: Size | None = None
    describe: Path | None = None
    replay: tuple[Game, SavedTable] | None = None
    """A game to be shown once more, and who played it."""
    edition: str = "base"
    """What is dealt from the seed."""
    position: Game | None = None
    """A game that is played on from where it stands."""

    @property
    def first_ground(self) -> str:
        """What lies behind the first scene: the title, or a table at once."""
        there = self.seed, self.replay, self.position
        return "title" if there == (None, None, None) else "table"


class NoDisplay(Exception):
    """There is nothing to open a window on."""


def system_languages() -> list[str]:
    """What the system prefers, best first: a program started by a double click has no other word
    of it on Windows and macOS."""
    return [locale["language"] for locale in pygame.system.get_pref_locales()]


def open_display() -> None:
    """Starts SDL's video. Raises NoDisplay where there is none and the user asked for none."""
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
    """80 % of the desktop, at least the smallest size, never larger than the desktop."""
    wanted = [
        min(whole, max(least, round(whole * SHARE_OF_DESKTOP)))
        for whole, least in zip(desktop, SMALLEST, strict=True)
    ]
    return wanted[0], wanted[1]


def open_window(size: Size | None, settings: Settings) -> pygame.Window:
    """A window of this size; or as it was left, or else of the size that suits the desktop. It is
    already in the table's colour. Raises NoDisplay."""
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
    """Nothing but the colour of the table."""
    window.get_surface().fill(palette.TABLE)
    window.flip()


def _made(size: Size, place: Place | None) -> pygame.Window:
    """Where the system likes to have it, if no place is given."""
    wishes: dict[str, Any] = {} if place is None else {"position": place}
    return pygame.Window("Eight Doors", size, resizable=True, allow_high_dpi=True, **wishes)
