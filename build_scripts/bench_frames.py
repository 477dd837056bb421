"""Measures how long frames take, one by one."""

from collections.abc import Callable, Iterable
from statistics import median, quantiles
from time import perf_counter, process_time, sleep

import pygame

from build_scripts.stage.acting import FRAME
from game.screen.app import App

Summary = dict[str, float]


class Frames:
    """The times of the frames of one kind."""

    def __init__(self) -> None:
        self._taken: list[float] = []
        self._computed: list[float] = []

    def take(self, draw: Callable[[], object]) -> None:
        """Draws and measures one more frame, at the pace of the loop. Reading in threads thus has
        the time between two frames, as in a real game."""
        begun, computed = perf_counter(), process_time()
        draw()
        self._computed.append(1000 * (process_time() - computed))
        taken = perf_counter() - begun
        self._taken.append(1000 * taken)
        sleep(max(0.0, FRAME - taken))

    def step(self, app: App, events: Iterable[pygame.Event] = ()) -> None:
        """Measures one more frame of the program."""
        self.take(lambda: app.step(FRAME, events))

    @property
    def summary(self) -> Summary:
        """The times of all frames in milliseconds; `cpu` is the p99 of the CPU time."""
        return {
            "median": median(self._taken),
            "p99": quantiles(self._taken, n=100, method="inclusive")[98],
            "cpu": quantiles(self._computed, n=100, method="inclusive")[98],
        }
