"""The emblems of two players: each has a shape and a colour of its own."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.screen.look import icons, palette
from game.screen.look.palette import Colour
from game.table.party import EMBLEMS
from game.words import msgid

COLOURS: Mapping[str, Colour] = dict(zip(EMBLEMS, palette.EMBLEMS, strict=True))
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


def ground(name: str, plays: bool) -> Colour:
    """Of the trays of whoever bears this emblem, and plays or waits."""
    tint = palette.mixed(palette.TRAY, COLOURS[name], palette.OWNED[plays])
    return palette.faded(tint, palette.OWN_TRAY)
