"""The program in a real window, driven by a real pointer that knows only what the program
describes."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.records.journal.settings import Settings, write_settings
from tests.offered import ALL
from tests.screen.robots.desk import PATIENCE, SIZE, Window, missing_tool, on_display, x_server
from tests.screen.robots.player import (
    Click,
    Description,
    Drag,
    Gesture,
    Key,
    Player,
    has,
    in_state,
    press,
)
from tests.screen.robots.typist import HURRY, Typist

A_MOMENT = 0.15
"""Seconds after which a gesture that changes nothing is over."""


def why_not() -> str:
    """Returns what keeps this machine from opening a window; empty if nothing does."""
    if os.environ.get("EIGHT_DOORS_WINDOW_TEST") != "1":
        return "a real window opens only with EIGHT_DOORS_WINDOW_TEST=1"
    tool = missing_tool()
    return f"{tool} is not installed" if tool else ""


needs_window = pytest.mark.skipif(bool(why_not()), reason=why_not())


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """Yields an X server with room for larger windows."""
    with x_server() as name:
        yield name


def surroundings(display: str, folder: Path) -> dict[str, str]:
    """Returns the environment of the program, with this X server and its own files. The player has
    been greeted before."""
    own = {"LANGUAGE": "en", "EIGHT_DOORS_DATA": str(folder / "data")}
    if not (folder / "data").exists():
        write_settings(folder / "data", Settings(greeted=True))
    return {**os.environ, **on_display(display), **own}


@pytest.fixture
def window(display: str, tmp_path: Path) -> Iterator[Window]:
    """Yields the program with a known deal."""
    program = [sys.executable, "-m", "game", "--seed", "window"]
    opened = Window(program, surroundings(display, tmp_path), tmp_path / "scene.json")
    yield opened
    opened.close()


def assert_inside(description: Description) -> None:
    """Checks that everything that can be touched lies in the window."""
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


PLAYERS: dict[str, tuple[Player | Typist, type[Gesture]]] = {
    "drags": (Player("window", drags=1.0), Drag),
    "clicks": (Player("window", drags=0.0), Click),
    "keys": (Typist("window"), Key),
}
"""By name, who plays a game, and with which gesture above all."""


@needs_window
@pytest.mark.parametrize("name", PLAYERS)
def test_a_whole_game_is_played_in_a_real_window(window, name):
    player, kind = PLAYERS[name]
    assert window.description["format"] == 1
    assert window.description["size"] == list(SIZE)
    gestures: list[Gesture] = []
    while not window.description["result"]:
        gestures.append(player.next(window.description))
        window.carry_out(gestures[-1], HURRY)
        assert_inside(window.description)
        assert len(gestures) < 900
    of_this_kind = sum(isinstance(gesture, kind) for gesture in gestures)
    assert of_this_kind > 20
    assert of_this_kind == len(gestures) or kind is Drag
    while not has(window.description, "button.same_deal"):
        window.wait_for_news()
    assert window.description["scene"] == "result"
    assert window.quit() == 0
    assert window.process.communicate()[1] == ""


@needs_window
def test_a_game_with_every_expansion_is_played_in_a_real_window(display, tmp_path):
    program = [sys.executable, "-m", "game", "--seed", "window", "--edition", ALL]
    window = Window(program, surroundings(display, tmp_path), tmp_path / "scene.json")
    try:
        player, gestures = Player("expansions", drags=0.6), 0
        while not window.description["result"]:
            window.carry_out(player.next(window.description), HURRY)
            assert_inside(window.description)
            gestures += 1
            assert gestures < 900
        while not has(window.description, "button.same_deal"):
            window.wait_for_news()
        assert window.quit() == 0
        assert window.process.communicate()[1] == ""
    finally:
        window.close()


@needs_window
def test_ten_answers_in_a_real_window_wait_for_every_animation(window):
    player = Player("patient", drags=1.0)
    answers: list[float] = []
    while len(answers) < 10:
        before, began = window.description, time.monotonic()
        window.carry_out(player.next(before))
        if before["pending"]["type"] != "Prophesy":
            answers += [time.monotonic() - began] * (
                answered(window.description) != answered(before)
            )
        assert_inside(window.description)
    assert min(answers) > 0.4
    assert window.quit() == 0


def answered(description: Description) -> tuple[object, dict[str, str]]:
    """Returns what an answer changes: what is asked, and the zone of every card."""
    lies = {d["id"]: d["zone"] for d in description["things"] if d["role"] == "card"}
    return description["pending"], lies


@needs_window
def test_the_window_can_be_resized_and_fill_the_screen(window):
    def select_a_card() -> None:
        shown = window.description
        card = next(d["id"] for d in shown["things"] if d["zone"] == "hand" and d["at"])
        window.do(press(shown, card))
        while not in_state(window.description, "selected"):
            window.wait_for_news()
        window.xdotool("key", "Escape")
        window.wait_for_news()

    for size in ((1100, 700), (1500, 820), (1024, 640)):
        window.xdotool("windowsize", window.id, *size)
        while window.description["size"] != list(size):
            window.wait_for_news()
        assert_inside(window.description)
        select_a_card()
    window.xdotool("key", "F11")
    window.xdotool("key", "F11")
    select_a_card()
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
