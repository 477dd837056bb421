"""The icons: white shapes on nothing, of one file each, in any size and colour."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.screen.look.palette import Colour
from game.screen.look.pictures import picture

REACH = 0.96
"""Part of its square that an icon fills."""


def shape(name: str, px: int) -> pygame.Surface:
    """The white icon in a square of this many pixels: a symbol or a place by its letter, all
    others by their names."""
    whole = picture(f"icons/{name}.png")
    # Surfaces with these bits are drawn quickest on a window, and there may be none yet.
    drawable = whole.convert(pygame.Surface((1, 1), pygame.SRCALPHA))
    return pygame.transform.smoothscale(drawable, (px, px))


@lru_cache(maxsize=128)
def draw(name: str, px: int, colour: Colour) -> pygame.Surface:
    """The icon in a colour. Not to be changed: it is shared."""
    drawn = shape(name, px)
    drawn.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return drawn
