"""The program plays a game by itself: what it reports, that it leaves alone what the player has
kept, and that nothing it does touches the network."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.folders import VARIABLE
from tests.variants import thorough

ROOT = Path(__file__).resolve().parents[2]
REPORT, PICTURE = "self-test.json", "self-test.png"
DECISIONS = "PlayOrDiscard", "CompleteTrio", "Prophesy", "OpenDoor", "FaceNightmare"
HOOKED = """
import sys

touched = []
sys.addaudithook(lambda event, arguments: touched.append(event))
from game.__main__ import main

{before}
sys.argv = ["eight-doors", *{arguments!r}]
status = main()
network = "socket", "_socket", "ssl", "http", "urllib.request", "asyncio", "multiprocessing"
print([event for event in touched if event.split(".")[0] in (*network, "urllib")])
print([module for module in network if module in sys.modules])
sys.exit(status)
"""
REACHES_OUT = """
import itertools
import socket
from game.screen.app import App

frames, step = itertools.count(), App.step
App.step = lambda app, dt, events: (
    socket.socket() if next(frames) == 400 else 0, step(app, dt, events)
)
"""
STANDS_STILL = """
import ctypes
import itertools
import sys
from game.screen.app import App
from game.screen.trial import process

process.PATIENCE = 3.0
# It waits within the system, and all of Python with it.
wait = ctypes.PyDLL("kernel32").Sleep if sys.platform == "win32" else ctypes.PyDLL(None).usleep
frames, step = itertools.count(), App.step
App.step = lambda app, dt, events: (
    wait(600_000_000) if next(frames) == 400 else 0, step(app, dt, events)
)
"""


def run(*command: str, given: str = "", **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, **environment},
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=200,
        check=False,
    )


def report(folder: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((folder / REPORT).read_text("utf-8"))
    return told


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize(
    ("size", "language"),
    [thorough((1280, 720), "en"), thorough((1024, 640), "fr")],
)
def test_it_plays_a_whole_game_touches_no_network_and_tells_how_it_went(tmp_path, size, language):
    kept = tmp_path / "kept"
    kept.mkdir()
    (kept / "settings.json").write_text("the player's own")
    before = contents(kept)
    out = tmp_path / "not yet there"
    arguments = ["--self-test", str(out), "--size", "{}x{}".format(*size)]
    line = ["-c", HOOKED.format(before="", arguments=arguments)]
    done = run(*line, LANGUAGE=language, PYTHONIOENCODING="utf-8", **{VARIABLE: str(kept)})
    assert (done.returncode, done.stderr) == (0, "")
    sentence, *network = done.stdout.splitlines()
    assert str(out / REPORT) in sentence
    assert network == ["[]", "[]"]
    told = report(out)
    assert told["passed"]
    assert told["result"] in ("won", "lost")
    assert sorted(file.name for file in out.iterdir()) == [REPORT, PICTURE]
    if sys.platform in ("linux", "win32"):
        assert 20 < told["memory_mb"] <= told["memory_peak_mb"] < 2000
    assert all(told["gestures"].get(decision) for decision in DECISIONS)
    assert told["colours"] > 500
    assert told["driver"] == told["sound"] == "dummy"
    assert told["window"] == list(size)
    assert 0 < told["first_frame_s"] < told["table_s"]
    frames = told["frames"]
    assert frames["count"] > 1000
    assert 0 < frames["median_ms"] <= frames["p99_ms"] <= frames["worst_ms"]
    assert (out / PICTURE).read_bytes().startswith(b"\x89PNG")
    assert contents(kept) == before


@pytest.mark.thorough
def test_without_a_device_for_sound_it_is_passed_and_says_so(tmp_path):
    done = run("-m", "game", "--self-test", str(tmp_path), SDL_AUDIODRIVER="no such driver")
    assert (done.returncode, done.stderr) == (0, "")
    assert report(tmp_path)["sound"] is None


def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    done = run("-m", "game", "--self-test", str(tmp_path / "file"))
    assert (done.returncode, done.stderr) == (1, "")
    assert len(done.stdout.splitlines()) == 1
    assert done.stdout.startswith("The report cannot be written")


@pytest.mark.parametrize(
    ("draw", "told"),
    [
        ("lambda *_: 1 / 0", "ZeroDivisionError"),
        ("lambda stage, glass, sprites: glass.fill('black')", "only 1 colours on the table"),
    ],
)
def test_a_failure_and_a_black_window_are_reported(tmp_path, draw, told):
    broken = f"import game.screen.stage\ngame.screen.stage.Stage.draw = {draw}"
    done = run("-c", HOOKED.format(before=broken, arguments=["--self-test", str(tmp_path)]))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert not report(tmp_path)["passed"]
    assert told in report(tmp_path)["trouble"]


def test_a_program_that_does_not_go_on_ends_and_tells_where_it_stood(tmp_path):
    done = run("-c", HOOKED.format(before=STANDS_STILL, arguments=["--self-test", str(tmp_path)]))
    assert done.returncode == 1
    assert not report(tmp_path)["passed"]
    assert report(tmp_path)["trouble"].startswith("The program did not go on.")
    assert "self_test.py" in (tmp_path / "self-test-stuck.txt").read_text("utf-8")


def test_a_program_that_reaches_out_does_not_pass_its_own_test(tmp_path):
    done = run("-c", HOOKED.format(before=REACHES_OUT, arguments=["--self-test", str(tmp_path)]))
    assert done.returncode == 1
    assert "Network: socket." in report(tmp_path)["trouble"]


@pytest.mark.parametrize(
    ("arguments", "given"),
    [
        (["referee"], '{"do":"new","seed":"abc"}\n{"do":"quit"}\n'),
        (["console", "--seed", "abc"], "1\n1\n1\n1\n"),
    ],
)
def test_a_game_without_a_window_touches_no_network(tmp_path, arguments, given):
    kept = {VARIABLE: str(tmp_path)}
    done = run("-c", HOOKED.format(before="", arguments=arguments), given=given, **kept)
    assert done.stdout.splitlines()[-2:] == ["[]", "[]"]
