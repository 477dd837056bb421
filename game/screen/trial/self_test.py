"""The self-test: the program tries itself wherever it was put, in its real window, with a game
through the real queue of events, and writes a report."""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, TextIO

import pygame

from game import __version__
from game.folders import VARIABLE
from game.screen.trial.process import expect_progress, memory_use, no_longer_expected
from game.screen.window.bare_window import BareWindow
from game.screen.window.display import NoDisplay, Options
from game.words import Words

REPORT, PICTURE, STUCK = "self-test.json", "self-test.png", "self-test-stuck.txt"
SEED = "self-test 4"
"""Seed of a deal in which the robot meets every kind of decision."""
Report = dict[str, Any]


class Network(Exception):
    """Something reached for the network, which the program never does; the message tells what."""


def refuse_sockets(event: str, arguments: tuple[Any, ...]) -> None:
    """Raises Network for a socket; an audit hook."""
    if event.startswith("socket."):
        raise Network(event)


def run(words: Words, options: Options, folder: Path, began: float) -> int:
    """Plays a game, writes the report into the folder, and returns the exit status. `began` is the
    monotonic time at the start. Neither reads nor touches the player's own files."""
    sys.addaudithook(refuse_sockets)
    report: Report = {"format": 1, "passed": False}
    own_files = TemporaryDirectory(prefix="eight-doors-", ignore_cleanup_errors=True)
    try:
        with own_files as own, guarded(folder) as trace:
            os.environ[VARIABLE] = own
            try:
                play(words, replace(options, seed=SEED), folder, report, began, trace)
                report["passed"] = True
            except NoDisplay:
                (folder / REPORT).unlink()
                tell(words.no_display())
                return 2
            except Exception:
                report["trouble"] = traceback.format_exc()
            except (KeyboardInterrupt, SystemExit):
                write({**report, "trouble": "The program was ended from outside."}, folder)
                raise
            finally:
                pygame.quit()
        write(report, folder)
    except OSError as trouble:
        tell(words.say("The report cannot be written: {trouble}", trouble=trouble))
        return 1
    if report["passed"]:
        tell(words.say("The self-test is passed. The report: {file}", file=folder / REPORT))
        return 0
    tell(words.say("The self-test has failed. The report: {file}", file=folder / REPORT))
    return 1


@contextmanager
def guarded(folder: Path) -> Iterator[TextIO]:
    """Ends a program that does not go on. The folder then has a report that says so, and a file
    that tells where it stood. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    stuck = f"The program did not go on. {STUCK} tells where it stood."
    write({"format": 1, "passed": False, "trouble": stuck}, folder)
    try:
        with (folder / STUCK).open("w", encoding="utf-8") as trace:
            expect_progress(trace)
            try:
                yield trace
            finally:
                no_longer_expected()
    finally:
        with suppress(OSError):
            (folder / STUCK).unlink()


def write(report: Report, folder: Path) -> None:
    """Writes the report. Raises OSError."""
    (folder / REPORT).write_text(json.dumps(report, indent=1) + "\n", "utf-8")


def play(
    words: Words, options: Options, folder: Path, report: Report, began: float, trace: TextIO
) -> None:
    """Plays a whole game and adds the results to the report. Raises whatever goes wrong."""
    bare = BareWindow(words, options)
    report["first_frame_at"] = monotonic()
    report["first_frame_s"] = round(report["first_frame_at"] - began, 3)
    report |= {**machine(), "window": bare.window.size}
    # Imported late, as when somebody plays: the window already exists.
    from game.screen.app import App
    from game.screen.trial.robot import RobotGame, summary

    app = App(words, options, bare=bare)
    # A free trio would search by itself, but every question has to be answered once.
    app.change(replace(app.settings, ask_every_search=True))
    try:
        report["picture"] = app.size
        played = RobotGame(app, trace)
        played.load()
        report["table_s"] = round(monotonic() - began, 3)
        report["colours"] = played.play(folder / PICTURE)
        report |= {"gestures": played.gestures, "result": played.scene["result"]}
        app.sound.wait()
        report |= {"frames": summary(played.times), **memory_use(), "sound": app.sound.driver}
    finally:
        app.sound.close()
        app.games.close()


def machine() -> Report:
    """Returns the versions of everything, and the system. Does without the module `platform`, which
    on Windows asks the network for the name of the machine."""
    return {
        "version": __version__,
        "packaged": getattr(sys, "frozen", False),
        "python": ".".join(map(str, sys.version_info[:3])),
        "pygame_ce": pygame.ver,
        "sdl": ".".join(map(str, pygame.get_sdl_version())),
        "system": system(),
        "driver": pygame.display.get_driver(),
    }


def system() -> str:
    """Returns the name and version of the system, and the kind of machine."""
    if sys.platform == "win32":
        told = sys.getwindowsversion()
        return f"Windows {told.major}.{told.minor}.{told.build}"
    uname = os.uname()
    return f"{uname.sysname} {uname.release} {uname.machine}"


def tell(sentence: str) -> None:
    """Prints a sentence, if there is a terminal."""
    if sys.stdout is not None:
        print(sentence)
