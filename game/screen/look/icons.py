"""Icons: white shapes, one file each, in any size and colour."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.rules.card import Card
from game.screen.lettering.text import Text
from game.screen.look.assets import art_root
from game.screen.look.palette import RAMPS, WHITE, Colour
from game.screen.look.pictures import picture
from game.table.asking.symbols import KIND, NIGHT, ramp_name

REACH = 0.96
"""Part of its square that an icon fills."""
MOST = 2
"""Letters that stand for a kind without an icon."""
SIDE = 256


def ramp_of(card: Card) -> tuple[Colour, ...]:
    """Returns the colours of a card: those of its only place, or of the night."""
    return RAMPS.get(ramp_name(card), RAMPS[NIGHT])


def shape(name: str, px: int) -> pygame.Surface:
    """Returns the white icon in a square of `px` pixels, or the first letters of a kind."""
    # This format is drawn fastest on a window, which may not exist yet.
    drawable = _whole(name).convert(pygame.Surface((1, 1), pygame.SRCALPHA))
    return pygame.transform.smoothscale(drawable, (px, px))


def _whole(name: str) -> pygame.Surface:
    file = f"icons/{name}.png"
    kind = name.removeprefix(KIND.format(""))
    if kind == name or (art_root() / file).is_file():
        return picture(file)
    return _lettered(kind[:MOST])


def _lettered(letters: str) -> pygame.Surface:
    """Draws letters that fill the circle in an icon's square: they may stand on a round plate."""
    written = Text().render(letters, "number", SIDE, WHITE)
    box = written.get_bounding_rect()
    size = SIDE * REACH / math.hypot(*box.size)
    fitting = max(1, round(box.w * size)), max(1, round(box.h * size))
    drawn = pygame.transform.smoothscale(written.subsurface(box), fitting)
    whole = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
    whole.fill((*WHITE[:3], 0))
    whole.blit(drawn, drawn.get_rect(center=(SIDE // 2, SIDE // 2)))
    return whole


@lru_cache(maxsize=128)
def draw(name: str, px: int, colour: Colour) -> pygame.Surface:
    """Returns the icon in a colour. It is shared and must not be changed."""
    drawn = shape(name, px)
    drawn.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return drawn
