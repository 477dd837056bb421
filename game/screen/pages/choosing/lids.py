"""The lids of the boxes: what is painted on them, or drawn where nothing is."""

from __future__ import annotations

import pygame

from game.screen.look import palette
from game.screen.look.assets import art_root
from game.screen.look.pictures import picture
from game.screen.look.shapes import drawn_once
from game.screen.materials import foil
from game.table.layout.places import Rect, Size

PAINTED = "boxes/{}.webp"
SIGN = "keyhole"
"""Stands on a lid that is not painted."""
SHAPE = 4, 3
"""How wide and how high a lid is."""
DIM = 165
"""Of what is not chosen, so much is left of 255."""


@drawn_once
def lid(name: str, size: Size, chosen: bool) -> pygame.Surface:
    """As large as this, in half light unless it is chosen. Not to be changed: it is shared."""
    file = PAINTED.format(name)
    painted = (art_root() / file).is_file()
    whole = picture(file).convert_alpha() if painted else _drawn(size)
    shown = _fitting(whole, size)
    if not chosen:
        shown.fill((DIM, DIM, DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return shown


def _fitting(whole: pygame.Surface, size: Size) -> pygame.Surface:
    """As large as there is room for, in the middle."""
    scale = min(wanted / side for side, wanted in zip(whole.get_size(), size, strict=True))
    width, height = (max(1, round(side * scale)) for side in whole.get_size())
    shown = pygame.Surface(size, pygame.SRCALPHA)
    smaller = pygame.transform.smoothscale(whole, (width, height))
    shown.blit(smaller, ((size[0] - width) // 2, (size[1] - height) // 2))
    return shown


def _drawn(room: Size) -> pygame.Surface:
    """A box of night paper in a line of foil, with a keyhole on it: of the shape that painted ones
    have, for a room of this size."""
    scale = min(room[0] / SHAPE[0], room[1] / SHAPE[1])
    size = round(SHAPE[0] * scale), round(SHAPE[1] * scale)
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    drawn.fill(palette.CHIP)
    edge = Rect(0, 0, *size).grown(-max(3.0, size[1] * 0.05))
    foil.outline(drawn, edge, size[1] * 0.05, max(1.0, size[1] / 90))
    sign = foil.icon(SIGN, round(size[1] * 0.56))
    drawn.blit(sign, sign.get_rect(center=(size[0] // 2, size[1] // 2)))
    return drawn
