"""A robot that knows only the tree of a screen reader plays a whole game in a real window."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which

import pytest

from tests.screen.robots.desk import on_display, x_server
from tests.screen.window.test_window import why_not

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
SYSTEM = "/usr/bin/python3"
STATUS = "org.a11y.Status"
LONGEST = 500
"""Seconds after which a game counts as stuck."""
SET = (
    *("gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"),
    *("--method", "org.freedesktop.DBus.Properties.Set", STATUS),
)


def missing() -> str:
    """Returns why no screen reader can be played here; empty if one can."""
    if why := why_not():
        return why
    if not (LAUNCHER.exists() and which("dbus-run-session") and which("gdbus")):
        return "at-spi2-core or dbus is not installed"
    known = subprocess.run([SYSTEM, "-c", "import pyatspi"], capture_output=True, check=False)
    return "" if known.returncode == 0 else "python3-pyatspi is not installed"


needs_reader = pytest.mark.skipif(bool(missing()), reason=missing())


@contextmanager
def desktop() -> Iterator[dict[str, str]]:
    """Yields the environment of a desktop on which a screen reader is running."""
    with x_server() as display:
        yield {**os.environ, **on_display(display)}


def played(what: str, folder: Path) -> list[str]:
    """Returns what the robot heard and did while it played this to the end, with a new folder of
    the player."""
    player = Path(__file__).with_name("atspi_player.py")
    on = " && ".join(
        " ".join(SET) + f' {switch} "<true>"' for switch in ("IsEnabled", "ScreenReaderEnabled")
    )
    session = f'{LAUNCHER} --launch-immediately & sleep 1; {on} && exec {SYSTEM} {player} "$@"'
    with desktop() as around:
        told = subprocess.run(
            [
                "dbus-run-session",
                "--",
                "bash",
                "-c",
                session,
                "player",
                what,
                sys.executable,
                "-m",
                "game",
            ],
            env={**around, "EIGHT_DOORS_DATA": str(folder), "LANGUAGE": "en"},
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
    assert told.returncode == 0, told.stdout[-2000:] + told.stderr[-2000:]
    return told.stdout.splitlines()


@needs_reader
@pytest.mark.timeout(2 * LONGEST)
def test_a_whole_game_is_played_by_what_a_screen_reader_tells(tmp_path):
    lines = played("Base game", tmp_path)
    assert any("Play or discard a card." in line for line in lines)
    assert sum("Turn" in line and "begins" in line for line in lines) > 5
    assert any("Defeat" in line or "Victory" in line for line in lines[-3:]), lines[-5:]
