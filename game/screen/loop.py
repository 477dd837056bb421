"""The loop: frame after frame until the player quits."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pygame

from game.screen.window import memory

if TYPE_CHECKING:
    from game.screen.app import App

LONGEST_STEP = 0.1
"""Seconds that pass at most in one frame, however long it took."""
CALM = 0.5
"""Seconds without an event or a movement after which the loop slows down."""
LIVELY, CALMLY, AWAY = 60, 20, 5
"""How often in a second it looks for events: while anything moves, while the player thinks, while
another window is in front. A look costs a fifth of a frame."""
REST = 0.25
"""Seconds from one frame to the next while nothing happens: only stars twinkle."""


def run(app: App) -> None:
    """Plays until the player quits."""
    clock = pygame.time.Clock()
    waited = 0.0
    while app.running:
        waited = look(app, waited + clock.tick(looks(app)) / 1000)


def look(app: App, waited: float) -> float:
    """Looks for events, and makes a frame if it is time for one; `waited` is how many seconds ago
    the last one was, before and after."""
    dt = due(app, waited, pygame.event.peek())
    if dt is None:
        return waited
    moved = app.idle < CALM
    frame(app, dt)
    if moved and app.idle >= CALM:
        app.let_go()
        gc.collect()  # now, rather than in the midst of a movement
        memory.give_back()
    return 0.0


def looks(app: App) -> int:
    """How often in a second to look for events now; 0 is as often as can be."""
    if app.scene is None:
        return 0
    if app.idle < CALM:
        return LIVELY
    return CALMLY if app.attention.here else AWAY


def due(app: App, waited: float, told: bool) -> float | None:
    """The seconds of the next frame, `waited` seconds after the last one, when there are events to
    be `told` or none; None if it is not time for it yet."""
    if app.scene is None or app.idle < CALM:
        return min(waited, LONGEST_STEP)
    if told:
        # What begins now has not moved yet while nothing happened.
        return min(waited, 1 / LIVELY)
    return REST if waited >= REST else None


def frame(app: App, dt: float) -> None:
    """One frame, whatever happens in it."""
    try:
        app.step(dt, pygame.event.get())
    except Exception:
        app.fail()
