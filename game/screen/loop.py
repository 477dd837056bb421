"""The loop: frame after frame until the player quits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.screen.app import App

LONGEST_STEP = 0.1
"""Seconds that pass at most in one frame, however long it took."""
CALM = 0.5
"""Seconds without an event or a movement after which the loop slows down."""
LIVELY, SLOW = 60, 20
"""Frames a second."""


def run(app: App) -> None:
    """Plays until the player quits."""
    clock = pygame.time.Clock()
    while app.running:
        rate = 0 if app.scene is None else SLOW if app.idle >= CALM else LIVELY
        dt = clock.tick(rate) / 1000
        frame(app, min(dt, LONGEST_STEP))


def frame(app: App, dt: float) -> None:
    """One frame, whatever happens in it."""
    try:
        app.step(dt, pygame.event.get())
    except Exception:
        app.fail()
