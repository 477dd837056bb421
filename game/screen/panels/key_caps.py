"""Keys of the keyboard, drawn as caps."""

from __future__ import annotations

import pygame

from game.screen.look import palette, slabs
from game.screen.writing.text import Text, write_from
from game.table.layout.places import Places, Rect


def cap_px(places: Places) -> int:
    """The height of the letters on a key cap."""
    return places.text(15)


def cap_width(label: str, text: Text, places: Places) -> float:
    """How wide a key cap is."""
    px = cap_px(places)
    return max(px * 1.9, text.width(label, "label", px) + px * 1.1)


def draw_cap(
    surface: pygame.Surface, label: str, text: Text, places: Places, left: float, y: float
) -> None:
    """A key of the keyboard; `left` is its edge and `y` its middle."""
    px = cap_px(places)
    cap = Rect(left, y - px * 0.95, cap_width(label, text, places), px * 1.9)
    slabs.slab(surface, cap, places.px(6), 1, slabs.CAP, places)
    width = text.width(label, "label", px)
    write_from(surface, text, label, "label", px, palette.IVORY, (cap.centre[0] - width / 2, y))
