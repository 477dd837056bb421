"""Keys that mean the same in every scene."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.screen.scene import Program

MUTE, FULL_SCREEN = pygame.K_m, pygame.K_F11


def pressed_shortcut(program: Program, event: pygame.Event) -> bool:
    """Whether an event is such a key; what it asks for is done. A letter that is typed is none."""
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
