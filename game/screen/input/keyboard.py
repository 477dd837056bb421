"""Keys that mean the same on every page."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.table.hands.focus import Direction

ARROWS: Mapping[int, Direction] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}


MODIFIERS = {
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT),
    *(pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK),
}
"""Keys that mean nothing by themselves."""


ENTER = pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE


SETTINGS_KEY = pygame.K_F2
