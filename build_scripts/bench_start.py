"""Starts the program as its command line does, tells when it showed something, and ends.

Prints the clock (CLOCK_MONOTONIC) at the first picture and at the first complete scene. Imports
next to nothing that the program does not import itself.
"""

import json
import sys
import time
from collections.abc import Iterable

import pygame

from game import __main__ as program
from game.screen import app

flips: list[float] = []


class Window(pygame.Window):
    """Notes when something was on the glass."""

    def flip(self) -> None:
        super().flip()
        flips.append(time.monotonic())


class App(app.App):
    """Leaves with the first picture of a scene."""

    def step(self, dt: float, events: Iterable[pygame.Event]) -> None:
        before = len(flips)
        super().step(dt, events)
        if self.scene is not None and len(flips) > before:
            print(json.dumps({"first": flips[0], "scene": flips[-1]}))
            self.quit()


vars(pygame).update(Window=Window)
vars(app).update(App=App)
sys.exit(program.main())
