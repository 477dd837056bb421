"""What is shown while the pictures are read."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import sleep
from typing import TYPE_CHECKING

from game.journal.settings import Settings
from game.screen.look import palette
from game.screen.look.assets import Incomplete
from game.screen.look.backdrop import ground
from game.screen.window import memory
from game.screen.writing.game_title import draw_title
from game.table.layout.places import Places

if TYPE_CHECKING:
    from game.screen.app import App

SHORT = 0.002
"""Seconds to wait for a large picture before looking at the window again."""


def first_pictures(app: App) -> Iterator[str]:
    """The title on an empty window, at once; then the faces of the cards, while the pictures behind
    everything, too large for one step, are read beside. Raises assets.Incomplete if a picture is
    missing or damaged."""
    app.glass.fill(palette.TABLE)
    draw_title(app.glass, app.text, Places(app.size, letters=app.letters))
    app.window.flip()
    yield "title"
    memory.share()
    size = app.size
    with ThreadPoolExecutor(1) as beside:
        grounds = [beside.submit(ground, size, name) for name in ("table", "title")]
        yield from app.cards.load(app.settings.high_contrast)
        while not all(read.done() for read in grounds):
            sleep(SHORT)
            yield "grounds"
    app.backdrop = grounds[0].result().convert()
    yield "table"
    app.title_picture = grounds[1].result().convert()


def with_faces(app: App, settings: Settings) -> Settings:
    """These settings, with the set of faces that they wish for; or with the one there is, and a
    sentence to be told, if a picture of the other is missing or damaged."""
    if settings.high_contrast == app.settings.high_contrast:
        return settings
    try:
        app.cards.change_faces(settings.high_contrast)
    except Incomplete as missing:
        app.preferences.notices.append(app.words.incomplete(str(missing)))
        return replace(settings, high_contrast=app.settings.high_contrast)
    return settings
