"""Paragraphs: lines of text that start at one edge."""

from __future__ import annotations

from functools import lru_cache

from game.screen.lettering.legible import cut
from game.screen.lettering.text import Text
from game.table.layout.places import Places

LEADING = 1.42
"""Distance between lines of a paragraph, by the height of its text."""
BASE = 0.08
"""Distance by which text of this font has to be lowered to look centred, by its height."""
Lines = tuple[str, ...]


def line_height(places: Places) -> float:
    """Returns the distance between lines of a panel."""
    return places.text(19) * LEADING


@lru_cache(maxsize=1024)
def wrapped(text: Text, words: str, role: str, px: int, room: int) -> Lines:
    """Breaks a paragraph into lines of at most `room` pixels, never at a no-break space."""
    lines: list[str] = []
    for word in cut(words).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text.width(longer, role, px) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
