"""The program in a real window, driven by a real pointer that knows only what the
program tells of itself."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.screen.player import Click, Description, Drag, Gesture, Player, Point, has, press, thing

SIZE = (1280, 720)
PATIENCE = 20.0
"""Seconds without an answer after which the program counts as stuck."""


def why_not() -> str:
    """What keeps this machine from opening a window; empty if nothing does."""
    if os.environ.get("EIGHT_DOORS_WINDOW_TEST") != "1":
        return "a real window opens only with EIGHT_DOORS_WINDOW_TEST=1"
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            return f"{tool} is not installed"
    return ""


needs_window = pytest.mark.skipif(bool(why_not()), reason=why_not())


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """An X server of our own, with room for larger windows."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x900x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as number:
        name = f":{number.readline().strip()}"
    yield name
    server.terminate()
    server.wait(PATIENCE)


def surroundings(display: str, folder: Path) -> dict[str, str]:
    """The environment of the program: this X server, and files of its own."""
    return {
        **os.environ,
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "LANGUAGE": "en",
        "EIGHT_DOORS_DATA": str(folder / "data"),
    }


class Window:
    """The program as a child process, and a pointer over its window."""

    def __init__(self, display: str, folder: Path, *arguments: str) -> None:
        self._told = folder / "scene.json"
        self._environment = surroundings(display, folder)
        size = f"{SIZE[0]}x{SIZE[1]}"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "game", "--size", size, "--describe", self._told, *arguments],
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.description: Description = {"frame": -1}
        self.wait_for_news()
        found = self.xdotool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()
        found = found or self.xdotool("search", "--onlyvisible", "--name", "Eight Doors").split()
        self.id = found[0]

    def xdotool(self, *words: object) -> str:
        """Runs xdotool; what it says."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.stdout

    def corner(self) -> Point:
        """Where the window's upper left corner is on the screen."""
        lines = self.xdotool("getwindowgeometry", "--shell", self.id).splitlines()
        values = dict(line.split("=", 1) for line in lines)
        return int(values["X"]), int(values["Y"])

    def wait_for_news(self) -> None:
        """Until the program describes another frame."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._told.exists():
                told = json.loads(self._told.read_text("utf-8"))
                if told["frame"] != self.description["frame"]:
                    self.description = told
                    return
            assert self.process.poll() is None, self.process.communicate()[1]
            time.sleep(0.005)
        raise AssertionError(f"nothing new since {self.description}")

    def do(self, gesture: Gesture) -> None:
        """One gesture of the real pointer."""
        left, top = self.corner()

        def move(point: Point) -> list[object]:
            return ["mousemove", left + point[0], top + point[1], "sleep", 0.012]

        if isinstance(gesture, Click):
            self.xdotool(*move(gesture.at), "mousedown", 1, "sleep", 0.012, "mouseup", 1)
        elif isinstance(gesture, Drag):
            words = [*move(gesture.start), "mousedown", 1, "sleep", 0.012]
            for i in range(1, 6):
                x = gesture.start[0] + (gesture.end[0] - gesture.start[0]) * i // 5
                y = gesture.start[1] + (gesture.end[1] - gesture.start[1]) * i // 5
                words += move((x, y))
            self.xdotool(*words, "mouseup", 1)

    def hurry(self) -> None:
        """A key that means nothing: what moves has arrived."""
        self.xdotool("key", "F9")

    def quit(self) -> int:
        """Presses the button; the exit status."""
        self.do(press(self.description, "button.quit"))
        assert self.process.wait(PATIENCE) == 0, self.process.communicate()[1]
        return self.process.returncode

    def close(self) -> None:
        """Whatever happened, the process goes."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()


@pytest.fixture
def window(display: str, tmp_path: Path) -> Iterator[Window]:
    """The program with a known deal."""
    opened = Window(display, tmp_path, "--seed", "window")
    yield opened
    opened.close()


def assert_inside(description: Description) -> None:
    """Whatever can be touched can be reached in the window."""
    width, height = description["size"]
    for described in description["things"]:
        if described["at"] is not None and described["role"] != "text":
            x, y = described["at"]
            assert 0 <= x < width, described
            assert 0 <= y < height, described
        if described["role"] == "button":
            x, y, w, h = described["rect"]
            assert x >= 0, described
            assert y >= 0, described
            assert x + w <= width, described
            assert y + h <= height, described


@needs_window
def test_a_whole_game_is_played_in_a_real_window(window):
    player = Player("window", drags=0.7)
    assert window.description["format"] == 1
    assert window.description["size"] == list(SIZE)
    drags = 0
    for _ in range(300):
        if window.description["result"]:
            break
        gesture = player.next(window.description)
        drags += isinstance(gesture, Drag)
        window.do(gesture)
        window.hurry()
        window.wait_for_news()
        assert_inside(window.description)
    assert drags > 5
    assert window.description["result"] in ("won", "lost")
    while not has(window.description, "button.same_deal"):
        window.wait_for_news()
    assert window.description["scene"] == "result"
    assert window.quit() == 0
    assert window.process.communicate()[1] == ""


@needs_window
def test_a_refused_drop_in_a_real_window_leaves_everything_in_its_place(window):
    before = {d["id"]: d["rect"] for d in window.description["things"] if d["role"] == "card"}
    card = next(d for d in window.description["things"] if d["zone"] == "hand" and d["at"])
    doors = thing(window.description, "zone.doors.0")
    window.do(Drag(tuple(card["at"]), tuple(doors["rect"][:2])))
    window.wait_for_news()
    after = {d["id"]: d["rect"] for d in window.description["things"] if d["role"] == "card"}
    assert after == before
    assert window.quit() == 0


@needs_window
def test_the_window_can_be_resized(window):
    for size in ((1100, 700), (1500, 820), (1024, 640)):
        window.xdotool("windowsize", window.id, *size)
        while window.description["size"] != list(size):
            window.wait_for_news()
        assert_inside(window.description)
        window.do(press(window.description, next(hand_ids(window.description))))
        window.wait_for_news()
        assert any("selected" in d["state"] for d in window.description["things"])
        window.xdotool("key", "Escape")
        window.wait_for_news()
    assert window.quit() == 0


def hand_ids(description: Description) -> Iterator[str]:
    """The cards of the hand that can be touched."""
    return (d["id"] for d in description["things"] if d["zone"] == "hand" and d["at"])


@needs_window
def test_full_screen_and_back(window):
    window.xdotool("key", "F11")
    window.xdotool("key", "F11")
    window.do(press(window.description, next(hand_ids(window.description))))
    while not any("selected" in d["state"] for d in window.description["things"]):
        window.wait_for_news()
    assert_inside(window.description)
    assert window.quit() == 0


@needs_window
def test_a_description_that_cannot_be_written_does_not_stop_the_game(display, tmp_path):
    missing = tmp_path / "missing" / "scene.json"
    program = subprocess.Popen(
        [sys.executable, "-m", "game", "--seed", "window", "--describe", missing],
        env=surroundings(display, tmp_path),
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert program.stderr is not None
        assert "cannot be described" in program.stderr.readline()
        with pytest.raises(subprocess.TimeoutExpired):
            program.wait(0.3)
    finally:
        program.terminate()
        assert "Traceback" not in program.communicate(timeout=PATIENCE)[1]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_one_sentence_names_the_console():
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "game"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "eight-doors console" in done.stderr
    assert done.stderr.rstrip().endswith(".")
    assert done.stderr.count(". ") == 0
