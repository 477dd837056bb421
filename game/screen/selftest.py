"""The program tries itself, wherever it was put: its real window, a game through the real queue of
events as fast as frames can be drawn, and a report."""

from __future__ import annotations

import json
import os
import platform
import sys
import traceback
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any

import pygame

from game import __version__
from game.folders import VARIABLE
from game.screen import robot
from game.screen.opening import Opening
from game.screen.window import NoDisplay, Options
from game.words import Words

if TYPE_CHECKING:
    from game.screen.app import App

REPORT, PICTURE = "self-test.json", "self-test.png"
FRAME = 1 / 60
"""Seconds that pass in a frame, however long it takes to draw."""
SPEED = 2.0
"""Of all that moves, by its usual speed."""
SEED = "self-test"
PICTURED = 24
"""The answer after which the table is pictured."""
PATIENCE = 3600
"""Frames of one movement, or answers of one game, after which the program counts as stuck."""
Report = dict[str, Any]


class Network(Exception):
    """Something reached for the network, which the program never does; says what."""


def refuse_sockets(event: str, arguments: tuple[Any, ...]) -> None:
    """An audit hook. Raises Network."""
    if event.startswith("socket."):
        raise Network(event)


def run(words: Words, options: Options, folder: Path, began: float) -> int:
    """Plays and writes the report into the folder; the exit status. `began` is the reading of the
    monotonic clock at the start. What the player has kept is neither read nor touched."""
    sys.addaudithook(refuse_sockets)
    report: Report = {"format": 1, **machine()}
    with TemporaryDirectory(prefix="eight-doors-", ignore_cleanup_errors=True) as own:
        os.environ[VARIABLE] = own
        try:
            play(words, options, folder, report, began)
            report["passed"] = True
        except NoDisplay:
            tell(words.no_display())
            return 2
        except Exception:
            report |= {"passed": False, "trouble": traceback.format_exc()}
        finally:
            pygame.quit()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / REPORT).write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    except OSError as trouble:
        tell(words.say("The report cannot be written: {trouble}", trouble=trouble))
        return 1
    if report["passed"]:
        tell(words.say("The self-test is passed. The report: {file}", file=folder / REPORT))
        return 0
    tell(words.say("The self-test has failed. The report: {file}", file=folder / REPORT))
    return 1


def play(words: Words, options: Options, folder: Path, report: Report, began: float) -> None:
    """A whole game, and into the report what came of it. Raises whatever goes wrong."""
    options = replace(options, seed=SEED)
    opening = Opening(words, options)
    report["first_frame_at"] = monotonic()
    report["first_frame_s"] = round(report["first_frame_at"] - began, 3)
    from game.screen.app import App  # as when it is played: while the window is already there

    app = App(words, options, opening=opening)
    try:
        report |= {"driver": pygame.display.get_driver(), "window": app.window.size}
        report["picture"] = app.size
        trial = Trial(app)
        trial.load()
        report["table_s"] = round(monotonic() - began, 3)
        folder.mkdir(parents=True, exist_ok=True)
        trial.play(folder / PICTURE)
        report |= {"answers": trial.answers, "result": trial.scene["result"]}
        report |= {"frames": summary(trial.times), "memory_mb": memory()}
    finally:
        app.games.journal.close()


class Trial:
    """A game played by the robot, frame by frame."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.times: list[float] = []
        self.answers = 0
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

    def play(self, picture: Path) -> None:
        """To the end; the table is pictured on the way. Raises Stuck."""
        while self.app.scene is not None and self.app.scene.name == "table":
            for event in robot.answer(self.scene):
                pygame.event.post(event)
                self.frame()
            self.rest()
            self.answers += 1
            if self.answers == PICTURED:
                pygame.image.save(self.app.glass, picture)
            if self.answers > PATIENCE:
                raise robot.Stuck("the game never ends")

    def rest(self) -> None:
        """Until nothing moves. Raises Stuck."""
        for _ in range(PATIENCE):
            self.frame()
            scene = self.app.scene
            assert scene is not None
            if not (scene.busy or scene.changed) and (scene.name != "table" or self.asked):
                return
        raise robot.Stuck("it never comes to rest")

    @property
    def asked(self) -> bool:
        """Whether the table waits for an answer; at the end of a game the result follows."""
        return self.scene["pending"] is not None

    def frame(self) -> None:
        """One frame, with all that the queue holds."""
        began = perf_counter()
        self.app.step(FRAME, pygame.event.get())
        self.times.append(1000 * (perf_counter() - began))


def machine() -> Report:
    """The versions of everything, and the system."""
    return {
        "version": __version__,
        "packaged": getattr(sys, "frozen", False),
        "python": platform.python_version(),
        "pygame_ce": pygame.ver,
        "sdl": ".".join(map(str, pygame.get_sdl_version())),
        "system": platform.platform(),
    }


def summary(times: list[float]) -> Report:
    """Of the times of frames, in milliseconds."""
    from statistics import median, quantiles  # slow to import, and the start is measured

    cuts = quantiles(times, n=100)
    named = {"median_ms": median(times), "p99_ms": cuts[98], "worst_ms": max(times)}
    return {"count": len(times), **{name: round(ms, 2) for name, ms in named.items()}}


def memory() -> float | None:
    """Resident now, in millions of bytes; None where the system does not tell in a file."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return None
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def tell(sentence: str) -> None:
    """To whoever started the program, if there is a terminal."""
    if sys.stdout is not None:
        print(sentence)
