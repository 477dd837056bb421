"""Keys of the keyboard, drawn as caps."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.screen import palette, shapes
from game.screen.panels.lines import write_from
from game.screen.text import Text
from game.screen.widgets import Button, draw_button, label_px
from game.table.places import Places, Rect


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
    shapes.outline(surface, cap, places.px(6), 1, palette.faded(palette.IVORY, 150))
    width = text.width(label, "label", px)
    write_from(surface, text, label, "label", px, palette.IVORY, (cap.centre[0] - width / 2, y))


def draw_close(
    surface: pygame.Surface, button: Button, text: Text, places: Places, hover: bool
) -> None:
    """The button that closes, with its key."""
    draw_button(surface, replace(button, label="", hint=""), text, places, hover)
    px, y = label_px(places), button.rect.centre[1]
    width = text.width(button.label, "label", px)
    gap, cap = places.px(10), cap_width(button.hint, text, places)
    left = button.rect.centre[0] - (width + gap + cap) / 2
    write_from(surface, text, button.label, "label", px, palette.IVORY, (left, y))
    draw_cap(surface, button.hint, text, places, left + width + gap, y)
