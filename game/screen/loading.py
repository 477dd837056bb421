"""What is shown while the pictures are read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from game.journal.settings import Settings
from game.screen import palette
from game.screen.assets import Incomplete
from game.screen.backdrop import backdrop
from game.screen.scenes.title import draw_title
from game.table.places import Places

if TYPE_CHECKING:
    from game.screen.app import App


def first_pictures(app: App) -> Iterator[str]:
    """The title on an empty window, at once; then its picture, then the faces of the cards. Raises
    assets.Incomplete if a picture is missing or damaged."""
    places = Places(app.size, letters=app.letters)
    app.glass.fill(palette.TABLE)
    draw_title(app.glass, app.text, places)
    app.window.flip()
    yield "title"
    app.backdrop = backdrop(app.size)
    app.glass.blit(backdrop(app.size, "title"), (0, 0))
    draw_title(app.glass, app.text, places)
    app.window.flip()
    yield "table"
    yield from app.cards.load(app.settings.high_contrast)


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
