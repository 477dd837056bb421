"""Sizes of the title of a page and of the captions over its parts."""

from __future__ import annotations

from game.table.layout.places import Places


def title_px(places: Places) -> int:
    """Returns the height of the letters of a title in pixels."""
    return places.text(40)


def caption_px(places: Places) -> int:
    """Returns the height of the letters of a caption in pixels."""
    return places.text(17)
