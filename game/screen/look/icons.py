"""The icons: white shapes on nothing, of one file each, in any size and colour."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.rules.card import Card, Kind
from game.rules.card import Colour as Place
from game.screen.lettering.text import Text
from game.screen.look.assets import art_root
from game.screen.look.palette import RAMPS, WHITE, Colour
from game.screen.look.pictures import picture

REACH = 0.96
"""Part of its square that an icon fills."""
KIND, PLACE = "kind-{}", "place-{}"
"""The names of the icons of a kind of card, and of a place."""
MOST = 2
"""Letters of a kind that stand for it."""
SIDE = 256


def of_kind(kind: Kind) -> str:
    """The name of the icon of a kind."""
    return KIND.format(kind)


def of_place(place: Place) -> str:
    """The name of the icon of a place, its crest."""
    return PLACE.format(place.value)


def crest(card: Card) -> str:
    """The name of the icon of a card's place; of its kind if it has none or several."""
    return of_place(*card.colours) if len(card.colours) == 1 else of_kind(card.kind)


def ramp_of(card: Card) -> tuple[Colour, ...]:
    """The colours of a card: those of its place, of the night if it has none or several."""
    if len(card.colours) == 1:
        (place,) = card.colours
        return RAMPS[place.value]
    return RAMPS.get(card.kind, RAMPS["B"])


def shape(name: str, px: int) -> pygame.Surface:
    """The white icon in a square of this many pixels. A kind that no file shows is shown by its
    first letters."""
    # Surfaces with these bits are drawn quickest on a window, and there may be none yet.
    drawable = _whole(name).convert(pygame.Surface((1, 1), pygame.SRCALPHA))
    return pygame.transform.smoothscale(drawable, (px, px))


def _whole(name: str) -> pygame.Surface:
    file = f"icons/{name}.png"
    kind = name.removeprefix(KIND.format(""))
    if kind == name or (art_root() / file).is_file():
        return picture(file)
    return _lettered(kind[:MOST])


def _lettered(letters: str) -> pygame.Surface:
    """Letters that fill the circle in an icon's square: they may stand on a round plate."""
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
    """The icon in a colour. Not to be changed: it is shared."""
    drawn = shape(name, px)
    drawn.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return drawn
