"""The lids of the boxes: what is painted on them, or drawn where nothing is."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.screen.look import palette
from game.screen.look.assets import art_root
from game.screen.look.pictures import picture
from game.screen.look.shapes import until_resized
from game.screen.materials import foil
from game.table.layout.places import Rect, Size

PAINTED = "boxes/{}.png"
SIGN = "keyhole"
"""Stands on a lid that is not painted."""
DIM = 110
"""Of what is not chosen, so much is left of 255."""


@until_resized
@lru_cache(maxsize=16)
def lid(name: str, size: Size, chosen: bool) -> pygame.Surface:
    """As large as this, in half light unless it is chosen. Not to be changed: it is shared."""
    file = PAINTED.format(name)
    painted = (art_root() / file).is_file()
    shown = _covering(picture(file).convert_alpha(), size) if painted else _drawn(size)
    if not chosen:
        shown.fill((DIM, DIM, DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return shown


def _covering(whole: pygame.Surface, size: Size) -> pygame.Surface:
    """It keeps its shape, and loses what is too much of it."""
    scale = min(side / wanted for side, wanted in zip(whole.get_size(), size, strict=True))
    part = pygame.Rect((0, 0), (round(size[0] * scale), round(size[1] * scale)))
    part.center = whole.get_rect().center
    return pygame.transform.smoothscale(whole.subsurface(part.clip(whole.get_rect())), size)


def _drawn(size: Size) -> pygame.Surface:
    """A box of night paper in a line of foil, with a keyhole on it."""
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    drawn.fill(palette.CHIP)
    edge = Rect(0, 0, *size).grown(-max(3.0, size[1] * 0.05))
    foil.outline(drawn, edge, size[1] * 0.05, max(1.0, size[1] / 90))
    sign = foil.icon(SIGN, round(size[1] * 0.56))
    drawn.blit(sign, sign.get_rect(center=(size[0] // 2, size[1] // 2)))
    return drawn
