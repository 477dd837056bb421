"""Starts the program as its command line does, tells when it showed something, and ends.

Prints the clock (CLOCK_MONOTONIC) at the first picture and at the first complete scene. Imports
almost nothing that the program does not import itself."""

from __future__ import annotations

import json
import os
import sys
import time
from typing import TYPE_CHECKING

import pygame

from game import __main__ as program
from game.folders import VARIABLE
from game.screen import play

if TYPE_CHECKING:
    from game.screen.app import App

flips: list[float] = []


class Window(pygame.Window):
    """A window that notes the time of each picture."""

    def flip(self) -> None:
        super().flip()
        flips.append(time.monotonic())


def run(app: App) -> None:
    """Runs the loop until the first picture of a scene."""
    while app.scene is None:
        app.step(0.0, pygame.event.get())
    loaded = len(flips)
    while len(flips) == loaded:
        app.step(0.0, pygame.event.get())
    print(json.dumps({"first": flips[0], "scene": flips[-1]}))
    app.quit()


if not os.environ.get(VARIABLE):
    sys.exit("bench.py starts this, in a folder that is not your own.")
vars(pygame).update(Window=Window)
vars(play).update(run=run)
sys.exit(program.main())
