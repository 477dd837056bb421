"""Keys that mean the same in every scene."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.screen.app import App

MUTE, FULL_SCREEN = pygame.K_m, pygame.K_F11


def pressed_anywhere(app: App, event: pygame.Event) -> bool:
    """Whether an event is such a key; what it asks for is done. A letter that is typed is none."""
    if event.type != pygame.KEYDOWN:
        return False
    settings, writing = app.settings, app.scene is not None and app.scene.writing
    if event.key == FULL_SCREEN:
        app.change(replace(settings, full_screen=not settings.full_screen))
    elif event.key == MUTE and not writing:
        app.change(replace(settings, muted=not settings.muted))
        if app.scene is not None:
            app.scene.changed = True
    else:
        return False
    return True
