"""The emblems of two players: each has a shape and a colour of its own."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.screen.look import icons
from game.screen.look.palette import Colour, ramp
from game.table.party import EMBLEMS
from game.words import msgid

COLOURS: Mapping[str, Colour] = dict(
    zip(EMBLEMS, ramp("FF9F4A 86E0D2 B6E36A F6E27A F59AD2 BBA4FF"), strict=True)
)
"""All are light, for they lie on the night."""
NAMES: Mapping[str, str] = {
    "lantern": msgid("Lantern"),
    "feather": msgid("Feather"),
    "boat": msgid("Boat"),
    "bell": msgid("Bell"),
    "cat": msgid("Cat"),
    "crown": msgid("Crown"),
}


def draw(name: str, px: int, ink: Colour | None = None) -> pygame.Surface:
    """The emblem in its colour, or in this one, in a square of this many pixels. Not to be
    changed: it is shared."""
    return icons.draw(name, px, ink or COLOURS[name])
