"""The main loop: makes frame after frame until the player quits."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pygame

from game.screen.window import memory

if TYPE_CHECKING:
    from game.screen.app import App

LONGEST_STEP = 0.1
"""Longest time in seconds that may pass in one frame, however long it took."""
CALM = 0.5
"""Seconds without an event or a movement after which the loop slows down."""
LIVELY, CALMLY, AWAY = 60, 20, 5
"""How often per second the loop looks for events: while anything moves, while the player thinks,
and while another window is in front. A look costs a fifth of a frame."""
REST = 0.25
"""Seconds between frames while nothing happens and only stars twinkle."""


def run(app: App) -> None:
    """Runs the loop until the player quits."""
    clock = pygame.time.Clock()
    waited = 0.0
    while app.running:
        waited = look(app, waited + clock.tick(looks(app)) / 1000)


def look(app: App, waited: float) -> float:
    """Looks for events, and makes a frame if one is due. `waited` is the number of seconds since
    the last frame; returns the new value."""
    dt = due(app, waited, pygame.event.peek())
    if dt is None:
        return waited
    moved = app.idle < CALM
    app.sound.skip(waited - dt)
    frame(app, dt)
    if moved and app.idle >= CALM:
        app.let_go()
        # Now, rather than in the midst of a movement or of a thought: what is there by now is not
        # looked at again until the next calm.
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        memory.give_back()
    return 0.0


def looks(app: App) -> int:
    """Returns how often per second to look for events now; 0 means as often as possible."""
    if app.scene is None:
        return 0
    if app.idle < CALM:
        return LIVELY
    return CALMLY if app.attention.here else AWAY


def due(app: App, waited: float, told: bool) -> float | None:
    """Returns the length in seconds of the frame that is due `waited` seconds after the last one,
    or None if none is due yet. `told` says whether there are events."""
    if app.scene is None or app.idle < CALM:
        return min(waited, LONGEST_STEP)
    if told:
        # Time in which nothing happened must not count for a movement that begins now.
        return min(waited, 1 / LIVELY)
    return REST if waited >= REST else None


def frame(app: App, dt: float) -> None:
    """Makes one frame and shows the crash page if it fails."""
    try:
        app.step(dt, pygame.event.get())
    except Exception:
        app.fail()
