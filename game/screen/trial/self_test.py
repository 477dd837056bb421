"""The program tries itself, wherever it was put: its real window, a game through the real queue of
events as fast as frames can be drawn, and a report."""

from __future__ import annotations

import json
import os
import sys
import traceback
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

import pygame

from game import __version__
from game.folders import VARIABLE
from game.screen.window.bare_window import BareWindow
from game.screen.window.display import NoDisplay, Options
from game.words import Words

REPORT, PICTURE = "self-test.json", "self-test.png"
SEED = "self-test 4"
"""A deal in which the robot meets every kind of decision."""
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
    report: Report = {"format": 1, "passed": False}
    with TemporaryDirectory(prefix="eight-doors-", ignore_cleanup_errors=True) as own:
        os.environ[VARIABLE] = own
        try:
            play(words, replace(options, seed=SEED), folder, report, began)
            report["passed"] = True
        except NoDisplay:
            tell(words.no_display())
            return 2
        except Exception:
            report["trouble"] = traceback.format_exc()
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
    bare = BareWindow(words, options)
    report["first_frame_at"] = monotonic()
    report["first_frame_s"] = round(report["first_frame_at"] - began, 3)
    report |= {**machine(), "window": bare.window.size}
    # As when somebody plays: while the window is already there.
    from game.screen.app import App
    from game.screen.trial.robot_game import RobotGame, summary

    app = App(words, options, bare=bare)
    # A trio that costs nothing would search by itself: every question is to be answered once.
    app.change(replace(app.settings, ask_every_search=True))
    try:
        report["picture"] = app.size
        played = RobotGame(app)
        played.load()
        report["table_s"] = round(monotonic() - began, 3)
        folder.mkdir(parents=True, exist_ok=True)
        report["colours"] = played.play(folder / PICTURE)
        report |= {"gestures": played.gestures, "result": played.scene["result"]}
        report |= {"frames": summary(played.times), **memory(), "sound": played.sound()}
    finally:
        app.sound.close()
        app.games.close()


def machine() -> Report:
    """The versions of everything, and the system. Without the module `platform`, which on Windows
    asks the network for the name of the machine."""
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
    """Its name and version, and of what kind the machine is."""
    if sys.platform == "win32":
        told = sys.getwindowsversion()
        return f"Windows {told.major}.{told.minor}.{told.build}"
    uname = os.uname()
    return f"{uname.sysname} {uname.release} {uname.machine}"


def memory() -> Report:
    """Resident now, and at most until now, in millions of bytes; nothing where the system does not
    tell in a file."""
    status = Path("/proc/self/status")
    if not status.exists():
        return {}
    told = dict(line.split(":", 1) for line in status.read_text("utf-8").splitlines())
    sizes = {"memory_mb": told["VmRSS"], "memory_peak_mb": told["VmHWM"]}
    return {name: round(int(size.split()[0]) * 1.024 / 1000, 1) for name, size in sizes.items()}


def tell(sentence: str) -> None:
    """To whoever started the program, if there is a terminal."""
    if sys.stdout is not None:
        print(sentence)
