"""The inputs that keys stand for at the table."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.screen.input.keyboard import ARROWS, BOOK_KEY, ENTER, SETTINGS_KEY
from game.screen.table.between_turns.lifting import KEYS as CLOTHS
from game.table.inputs import Act, Back, Input, Key, Read, Step

INPUTS: Mapping[int, Input] = {
    **{key: Step(direction) for key, direction in ARROWS.items()},
    **dict.fromkeys(ENTER, Act()),
    **{key: Key("cloth", seat) for seat, key in enumerate(CLOTHS)},
    pygame.K_TAB: Step("next"),
    pygame.K_ESCAPE: Back(),
    pygame.K_r: Read(),
    pygame.K_p: Key("play"),
    pygame.K_d: Key("discard"),
    pygame.K_s: Key("sort"),
    pygame.K_z: Key("undo"),
    pygame.K_y: Key("redo"),
    pygame.K_v: Key("recap"),
    pygame.K_h: Key("hint"),
    pygame.K_b: Key("ribbons"),
    pygame.K_x: Key("cover"),
    pygame.K_l: Key("log"),
    pygame.K_c: Key("unseen"),
    pygame.K_t: Key("together"),
    pygame.K_w: Key("why"),
    pygame.K_F3: Key("keys"),
    pygame.K_F4: Step("previous"),
    pygame.K_F10: Key("menu"),
    **{pygame.K_F5 + number: Key("answer", number) for number in range(4)},
    SETTINGS_KEY: Key("settings"),
    BOOK_KEY: Key("book"),
}
SHIFTED: Mapping[Input, Input] = {Step("next"): Step("previous"), Key("undo"): Key("redo")}
"""Inputs that change with Shift."""
MOST = 8
"""Number of cards that number keys can choose: as many as are drafted."""


def input_of(event: pygame.Event) -> Input:
    """Returns the input of a key that went down."""
    given = INPUTS.get(event.key)
    if given is None:
        which = number(event)
        return Key("other") if which is None else Key("card", which)
    return SHIFTED.get(given, given) if event.mod & pygame.KMOD_SHIFT else given


def number(event: pygame.Event) -> int | None:
    """Returns the number of the card, from 0, that a number key means; None for any other key. The
    place of a key counts too, because some keyboards have digits only with Shift."""
    places = range(pygame.KSCAN_1, pygame.KSCAN_1 + MOST)
    if event.scancode in places:
        return event.scancode - places.start
    for first in (pygame.K_1, pygame.K_KP_1):
        if first <= event.key < first + MOST:
            return event.key - first
    return None
