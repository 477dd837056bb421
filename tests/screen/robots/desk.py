"""A desk for the game: a screen of its own, its window, and a real pointer that knows only what the
program describes.

It does without pytest, so that any Python can try a package with it.
"""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.screen.robots.gestures import (
    Click,
    DoubleClick,
    Drag,
    Gesture,
    Hold,
    Key,
    KeyDown,
    KeyUp,
    Point,
    Type,
    Wait,
)
from tests.screen.robots.player import MENU, STORY, Description, has, press
from tests.screen.robots.typist import HURRY

SIZE = (1280, 720)
PATIENCE = 20.0
"""Seconds without an answer after which the program counts as stuck."""


def missing_tool() -> str:
    """Returns the name of the first tool that the desk lacks, or an empty text."""
    return next((tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None), "")


@contextmanager
def x_server(room: str = "1600x900") -> Iterator[str]:
    """Starts an X server whose screen is larger than the window, and yields the name of its
    display."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{room}x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as number:
            name = f":{number.readline().strip()}"
        yield name
    finally:
        server.terminate()
        server.wait(PATIENCE)


def on_display(name: str, driver: str = "x11") -> dict[str, str]:
    """Returns the variables with which a program opens its window on this display, by this driver
    of SDL."""
    return {"DISPLAY": name, "SDL_VIDEODRIVER": driver, "SDL_AUDIODRIVER": "dummy"}


def presses(gesture: Gesture) -> int:
    """Returns the least number of presses and releases of which the program hears by a gesture."""
    match gesture:
        case Click() | Hold() | Drag():
            return 2
        case DoubleClick():
            return 4
        case Key(name):
            return 2 * len(name.split("+"))
        case KeyDown() | KeyUp():
            return 1
        case Type(letters):
            return 2 * len(letters)
    return 0


class Window:
    """The program as a child process, with a pointer over its window."""

    def __init__(
        self,
        program: Sequence[object],
        environment: Mapping[str, str],
        told: Path,
        user: int | None = None,
    ) -> None:
        self._told = told
        self._display = environment["DISPLAY"]
        size = f"{SIZE[0]}x{SIZE[1]}"
        self.process = subprocess.Popen(
            [*map(str, program), "--size", size, "--describe", str(told)],
            env=environment,
            user=user,
            group=user,
            extra_groups=None if user is None else [],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.description: Description = {"frame": -1, "presses": 0}
        self._pressed = 0
        self.wait_for_news()
        found = self.xdotool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()
        found = found or self.xdotool("search", "--onlyvisible", "--name", "Eight Doors").split()
        self.id = found[0]

    def xdotool(self, *words: object) -> str:
        """Runs xdotool and returns its output."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self._display},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.stdout

    def corner(self) -> Point:
        """Returns where the upper left corner of the window is on the screen."""
        lines = self.xdotool("getwindowgeometry", "--shell", self.id).splitlines()
        values = dict(line.split("=", 1) for line in lines)
        return int(values["X"]), int(values["Y"])

    def wait_for_news(self) -> None:
        """Waits until the program describes another frame. Fails if it takes too long."""
        assert self.hears_news(PATIENCE), f"nothing new since {self.description}"

    def hears_news(self, patience: float) -> bool:
        """Returns whether the program describes another frame within so many seconds."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if self._told.exists():
                told = json.loads(self._told.read_text("utf-8"))
                if told["frame"] != self.description["frame"]:
                    self.description = told
                    return True
            assert self.process.poll() is None, self.process.communicate()[1]
            time.sleep(0.005)
        return False

    def carry_out(self, *gestures: Gesture) -> None:
        """Carries out one gesture after another, then waits until the program has described what
        came of all of them, or has ended."""
        for gesture in gestures:
            self.do(gesture)
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            told = json.loads(self._told.read_text("utf-8"))
            if told["presses"] >= self._pressed:
                self.description, self._pressed = told, told["presses"]
                return
            assert time.monotonic() < end, f"{gestures} were not answered: {told}"
            time.sleep(0.005)

    def do(self, gesture: Gesture) -> None:
        """Carries out one gesture with the real pointer or a real key."""
        self._pressed += presses(gesture)
        left, top = self.corner()

        def move(point: Point) -> list[object]:
            return ["mousemove", left + point[0], top + point[1], "sleep", 0.012]

        match gesture:
            case Click(at):
                self.xdotool(*move(at), "mousedown", 1, "sleep", 0.012, "mouseup", 1)
            case DoubleClick(at):
                self.xdotool(*move(at), "click", "--repeat", 2, "--delay", 60, 1)
            case Hold(at, seconds):
                self.xdotool(*move(at), "mousedown", 1, "sleep", seconds, "mouseup", 1)
            case Drag(start, end):
                words = [*move(start), "mousedown", 1, "sleep", 0.012]
                for i in range(1, 6):
                    x = start[0] + (end[0] - start[0]) * i // 5
                    y = start[1] + (end[1] - start[1]) * i // 5
                    words += move((x, y))
                self.xdotool(*words, "mouseup", 1)
            case Key(name):
                self.xdotool("key", name)
            case KeyDown(name):
                self.xdotool("keydown", name)
            case KeyUp(name):
                self.xdotool("keyup", name)
            case Type(letters):
                self.xdotool("type", "--delay", 40, letters)
            case Wait(seconds):
                self.xdotool("sleep", seconds)

    def hurry(self) -> None:
        """Presses a key that means nothing else, so that whatever moves arrives at once."""
        self.do(HURRY)

    def quit(self) -> int:
        """Presses the button that quits, at the table in its menu and at the end in the story of
        the night, and returns the exit status."""
        opener = next((key for key in (MENU, STORY) if has(self.description, key)), "")
        if opener:
            self.do(press(self.description, opener))
            while not has(self.description, "button.quit"):
                self.wait_for_news()
        self.do(press(self.description, "button.quit"))
        assert self.process.wait(PATIENCE) == 0, self.process.communicate()[1]
        return self.process.returncode

    def close(self) -> None:
        """Ends the process, whatever happened."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()
