"""The title of a page and the captions over its parts."""

from __future__ import annotations

from game.table.layout.places import Places


def title_px(places: Places) -> int:
    """The height of the title."""
    return places.text(40)


def caption_px(places: Places) -> int:
    """The height of the caption over a row."""
    return places.text(17)
