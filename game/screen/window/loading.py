"""Loads what the first scene needs, then the rest, and other faces when they are wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING

import pygame

from game.records.journal.settings import Settings
from game.screen.look import palette
from game.screen.look.assets import Incomplete
from game.screen.materials.flourish import draw_title
from game.screen.program import Program
from game.table.layout.places import Places

if TYPE_CHECKING:
    from game.screen.pages.lazy_pages import LazyPages

SHORT = 0.002
"""Seconds to wait for a large picture before the window is looked at again."""


def lazy_pages() -> type[LazyPages]:
    """Returns all pages but the title page. Loading them takes as long as everything that the title
    page needs, so a thread does it early; who needs a page before waits for it."""
    from game.screen.pages.lazy_pages import LazyPages

    return LazyPages


def first_pictures(
    program: Program, name: str, glass: pygame.Surface, flip: Callable[[], None]
) -> Iterator[str]:
    """Shows the title on an empty window at once, then waits for the picture of this name, which
    lies behind the first scene."""
    glass.fill(palette.TABLE)
    draw_title(glass, program.text, Places(program.size, letters=program.letters))
    flip()
    yield "title"
    while not program.grounds.ready(name, program.size):
        sleep(SHORT)
        yield name


def all_the_rest(program: Program) -> Iterator[str]:
    """Loads what the first scene did not need: one face per step, and the other pages and their
    ground in threads. Raises Incomplete if a picture is missing or damaged."""
    program.grounds.expect("table", program.size)
    pages = Thread(target=lazy_pages, daemon=True)
    pages.start()
    yield from program.cards.faces.read_ahead()
    while pages.is_alive():
        yield "pages"
    while not program.grounds.ready("table", program.size):
        yield "table"
    program.grounds.get("table", program.size)


def with_faces(program: Program, settings: Settings) -> Settings:
    """Switches to the set of faces in these settings and returns the settings. If a picture is
    missing or damaged, keeps the current set and adds a notice."""
    if settings.high_contrast == program.settings.high_contrast:
        return settings
    try:
        program.cards.change_faces(settings.high_contrast)
    except Incomplete as missing:
        program.preferences.notices.append(program.words.incomplete(str(missing)))
        return replace(settings, high_contrast=program.settings.high_contrast)
    return settings
