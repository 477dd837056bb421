"""Passes mouse and keyboard events on to the current scene."""

from __future__ import annotations

import pygame

from game.screen.input.keyboard import MODIFIERS
from game.screen.input.pointer import Pointer
from game.screen.scene import Scene


def pass_on(event: pygame.Event, scale: float, pointer: Pointer, scene: Scene) -> None:
    """Passes on one event. `scale` is the number of surface pixels per mouse coordinate."""
    if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
        pointer.cancel(scene)
        if event.type == pygame.WINDOWFOCUSLOST:
            scene.key_up(None)
    elif event.type == pygame.KEYDOWN:
        if event.key not in MODIFIERS:
            pointer.cancel(scene)
            scene.key(event)
    elif event.type == pygame.KEYUP:
        scene.key_up(event.key)
    elif event.type == pygame.TEXTINPUT:
        scene.typed(event.text)
    else:
        x, y = getattr(event, "pos", (0, 0))
        pointer.handle(event, (x * scale, y * scale), scene)
