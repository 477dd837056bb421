"""What is read before the first scene, while it is looked at, and when other faces are wished."""

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
"""Seconds to wait for a large picture before looking at the window again."""


def lazy_pages() -> type[LazyPages]:
    """All pages but the title. To load them takes as long as all that the title needs: they are
    loaded beside it, and whoever needs one meanwhile waits."""
    from game.screen.pages.lazy_pages import LazyPages

    return LazyPages


def first_pictures(
    program: Program, name: str, glass: pygame.Surface, flip: Callable[[], None]
) -> Iterator[str]:
    """The title on an empty window, at once; then what lies behind the first scene, of this name,
    is waited for."""
    glass.fill(palette.TABLE)
    draw_title(glass, program.text, Places(program.size, letters=program.letters))
    flip()
    yield "title"
    while not program.grounds.ready(name, program.size):
        sleep(SHORT)
        yield name


def all_the_rest(program: Program) -> Iterator[str]:
    """What the first scene did not need: the faces, one at each step, while the other pages are
    loaded beside, and what lies behind them. Raises assets.Incomplete if a picture is missing or
    damaged."""
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
    """These settings, with the set of faces that they wish for; or with the one there is, and a
    sentence to be told, if a picture of the other is missing or damaged."""
    if settings.high_contrast == program.settings.high_contrast:
        return settings
    try:
        program.cards.change_faces(settings.high_contrast)
    except Incomplete as missing:
        program.preferences.notices.append(program.words.incomplete(str(missing)))
        return replace(settings, high_contrast=program.settings.high_contrast)
    return settings
