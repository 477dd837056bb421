"""The lids of the boxes: a painting, or a drawing for editions that have none."""

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
"""Icon on a lid that is not painted."""
SHAPE = 4, 3
"""Width and height of a lid, relative to each other."""
DIM = 165
"""Brightness of the lid of an edition that is not chosen, 0 to 255."""


@drawn_once
def lid(name: str, size: Size, chosen: bool) -> pygame.Surface:
    """Returns the lid of an edition in a picture of this size, in half light unless it is chosen.
    The picture is shared: only read it."""
    file = PAINTED.format(name)
    painted = (art_root() / file).is_file()
    whole = picture(file).convert_alpha() if painted else _drawn(size)
    shown = _fitting(whole, size)
    if not chosen:
        shown.fill((DIM, DIM, DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return shown


def _fitting(whole: pygame.Surface, size: Size) -> pygame.Surface:
    """Returns a picture of this size with the lid in its middle, as large as fits."""
    scale = min(wanted / side for side, wanted in zip(whole.get_size(), size, strict=True))
    width, height = (max(1, round(side * scale)) for side in whole.get_size())
    shown = pygame.Surface(size, pygame.SRCALPHA)
    smaller = pygame.transform.smoothscale(whole, (width, height))
    shown.blit(smaller, ((size[0] - width) // 2, (size[1] - height) // 2))
    return shown


def _drawn(room: Size) -> pygame.Surface:
    """Returns a lid of night paper with an edge of foil and a keyhole. It has the shape of the
    painted lids, and fits in this room."""
    scale = min(room[0] / SHAPE[0], room[1] / SHAPE[1])
    size = round(SHAPE[0] * scale), round(SHAPE[1] * scale)
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    drawn.fill(palette.CHIP)
    edge = Rect(0, 0, *size).grown(-max(3.0, size[1] * 0.05))
    foil.outline(drawn, edge, size[1] * 0.05, max(1.0, size[1] / 90))
    sign = foil.icon(SIGN, round(size[1] * 0.56))
    drawn.blit(sign, sign.get_rect(center=(size[0] // 2, size[1] // 2)))
    return drawn
