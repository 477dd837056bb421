"""A game that the robot plays for the self-test, frame by frame, as fast as they can be drawn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import TextIO

import pygame

from game.screen.app import App
from game.screen.trial import robot
from game.screen.trial.progress import expect_progress

FRAME = 1 / 60
"""Seconds that pass in a frame, however long it takes to draw."""
SPEED = 2.0
"""Of all that moves, by its usual speed."""
PICTURED = 24
"""The gesture after which the table is pictured."""
LONGEST_GAME = 400
"""Gestures."""
LONGEST_MOVE = 1800
"""Frames until the next question."""
FEWEST_COLOURS = 100
"""Of a table that has cards on it, at some hundred points."""


class RobotGame:
    """Counts the gestures for each decision, and takes the time of every frame in milliseconds. A
    game that does not go on is ended, and where it stood lies in `trace`."""

    def __init__(self, app: App, trace: TextIO) -> None:
        self.app = app
        self._trace = trace
        self.times: list[float] = []
        self.gestures = Counter[str]()
        app.change(replace(app.settings, speed=SPEED), keep=False)

    @property
    def scene(self) -> robot.Description:
        """What there is to see and to touch."""
        assert self.app.scene is not None
        return self.app.description(self.app.scene)

    def load(self) -> None:
        """Until the table lies ready."""
        while self.app.scene is None:
            self.app.step(FRAME, pygame.event.get())
        self.rest()

    def play(self, picture: Path) -> int:
        """To the end. The table is pictured on the way: how many colours were seen there. Raises
        Stuck."""
        seen = 0
        while self.app.scene is not None and self.app.scene.name == "table":
            if self.gestures.total() > LONGEST_GAME:
                raise robot.Stuck("the game never ends")
            scene = self.scene
            for event in robot.answer(scene):
                pygame.event.post(event)
                self.frame()
            self.rest()
            self.gestures[scene["pending"]["type"]] += 1
            if self.gestures.total() == PICTURED:
                pygame.image.save(self.app.glass, picture)
                seen = colours(self.app.glass)
                if seen < FEWEST_COLOURS:
                    raise robot.Stuck(f"there are only {seen} colours on the table")
        if not seen:
            raise robot.Stuck("the game ended before the table was pictured")
        return seen

    def rest(self) -> None:
        """Until nothing moves and something is asked, or the game is over. Raises Stuck."""
        expect_progress(self._trace)
        for _ in range(LONGEST_MOVE):
            self.frame()
            scene = self.app.scene
            assert scene is not None
            if scene.busy or scene.changed:
                continue
            if scene.name != "table" or self.scene["pending"] is not None:
                return
        raise robot.Stuck("it never comes to rest")

    def sound(self) -> str | None:
        """The driver of the device on which the game was heard; None if there is none."""
        self.app.sound.wait()
        return self.app.sound.driver

    def frame(self) -> None:
        """One frame, with all that the queue holds."""
        began = perf_counter()
        self.app.step(FRAME, pygame.event.get())
        self.times.append(1000 * (perf_counter() - began))


def colours(picture: pygame.Surface) -> int:
    """How many there are at points all over it."""
    width, height = picture.get_size()
    points = product(range(0, width, width // 40), range(0, height, height // 24))
    return len({tuple(picture.get_at(point)) for point in points})


def summary(times: list[float]) -> dict[str, float]:
    """Of the times of frames, in milliseconds."""
    named = {"median_ms": median(times), "p99_ms": quantiles(times, n=100)[98]}
    named["worst_ms"] = max(times)
    return {"count": len(times), **{name: round(ms, 2) for name, ms in named.items()}}
