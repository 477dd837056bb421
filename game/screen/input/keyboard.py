"""Keys with the same meaning on every page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pygame

from game.screen.program import Program
from game.table.hands.focus import Direction

ARROWS: Mapping[int, Direction] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}
ENTER = pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE
SETTINGS_KEY, BOOK_KEY = pygame.K_F2, pygame.K_F1
MUTE, FULL_SCREEN = pygame.K_m, pygame.K_F11


def pressed_shortcut(program: Program, event: pygame.Event) -> bool:
    """Changes the setting whose key was pressed, and returns whether there was one. While the
    player writes, letters are no shortcuts."""
    if event.type != pygame.KEYDOWN:
        return False
    settings, writing = program.settings, program.scene is not None and program.scene.writing
    if event.key == FULL_SCREEN:
        program.change(replace(settings, full_screen=not settings.full_screen))
    elif event.key == MUTE and not writing:
        program.change(replace(settings, muted=not settings.muted))
        if program.scene is not None:
            program.scene.changed = True
    else:
        return False
    return True


def pastes(mod: int) -> bool:
    """Returns whether V with these modifiers pastes. AltGr, which some keyboards send as Ctrl and
    Alt, makes letters instead."""
    return bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not mod & pygame.KMOD_ALT
