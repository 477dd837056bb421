"""The emblems of two players, each with a shape and a colour of its own, and the signs and
sentences that say how much they may tell each other."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.screen.look import icons, palette, shapes
from game.screen.look.palette import Colour
from game.table.layout.places import Rect
from game.table.party import EMBLEMS, Talk
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
TALK_NAMES: Mapping[Talk, str] = {
    "silence": msgid("Silence"),
    "hints": msgid("Hints only"),
    "open": msgid("Open talk"),
}
TALK_MEANT: Mapping[Talk, str] = {
    "silence": msgid("Nobody speaks of cards, or points at any."),
    "hints": msgid("Say or point out what you wish for, but name no hidden card."),
    "open": msgid("Say anything, even which cards you hold; point at what both see."),
}
TALK_ICONS: Mapping[Talk, str] = {talk: f"talk-{talk}" for talk in TALK_NAMES}


def draw(name: str, px: int, ink: Colour | None = None) -> pygame.Surface:
    """Returns the emblem in its colour, or in this one, in a square of `px` pixels. It is shared
    and must not be changed."""
    return icons.draw(name, px, ink or COLOURS[name])


def coin(name: str, px: int) -> pygame.Surface:
    """Returns the emblem on a dark disc, in a square of `px` pixels, for light paper: emblems are
    light."""
    disc = pygame.Surface((px, px), pygame.SRCALPHA)
    shapes.box(disc, Rect(0, 0, px, px), px / 2, *palette.NIGHT_BUTTON)
    picture = draw(name, round(px * 0.68))
    disc.blit(picture, picture.get_rect(center=(px // 2, px // 2)))
    return disc


def ground(name: str, plays: bool) -> Colour:
    """Returns the colour of the trays of the player with this emblem, who plays or waits."""
    tint = palette.mixed(palette.TRAY, COLOURS[name], palette.OWNED[plays])
    return palette.faded(tint, palette.OWN_TRAY)
