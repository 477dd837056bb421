"""Every long command ends on the first SIGTERM or Ctrl+C, and leaves what it says it leaves."""

import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from game.folders import VARIABLE
from game.records.journal.text.share import exported
from tests.records.journal.playing import journal, kept, played
from tests.records.journal.test_check import spoil

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows ends a program without asking it"
)

ROOT = Path(__file__).resolve().parents[2]
STATUS = {"SIGTERM": 143, "SIGINT": 130}
INTERRUPTED = """
import itertools
import signal
import sys
from game.__main__ import main
from {module} import {owner}

signal.signal(signal.SIGINT, signal.default_int_handler)  # as in a foreground shell
times, before = itertools.count(1), {owner}.{name}

def sends(*arguments):
    if next(times) == {moment}:
        signal.raise_signal(signal.{sent})
    return before(*arguments)

{owner}.{name} = sends
sys.argv = ["eight-doors", *{arguments!r}]
sys.exit(main())
"""
"""A script that runs a command and sends it a signal at a certain call of one of its functions."""


@pytest.fixture(params=list(STATUS))
def sent(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def ended(
    sent: str, place: tuple[str, str, str], moment: int, arguments: list[str], own: Path
) -> None:
    """Runs a command to which a signal is sent at a moment, and checks that it ends on that,
    without a traceback."""
    module, owner, name = place
    script = INTERRUPTED.format(
        module=module, owner=owner, name=name, moment=moment, sent=sent, arguments=arguments
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, VARIABLE: str(own)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == STATUS[sent]
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr


@pytest.mark.parametrize(
    ("sent", "to"), [("SIGTERM", "pictures"), ("SIGINT", "film.webp"), ("SIGTERM", "empty")]
)
def test_a_film_that_is_ended_leaves_nothing(sent: str, to: str, tmp_path: Path) -> None:
    if to == "film.webp":
        pytest.importorskip("PIL")
    file = tmp_path / "game.txt"
    with closing(journal(tmp_path / "journal")) as where:
        file.write_bytes(exported(kept(where, played("abc", None, 1))))
    place = tmp_path / "films" / to
    place.parent.mkdir()
    if to == "empty":
        place.mkdir()
    writer = (
        ("game.screen.film.animated_webp", "AnimatedWebp", "add")
        if to == "film.webp"
        else ("game.screen.film.picture_folder", "PictureFolder", "add")
    )
    arguments = ["replay", str(file), "--to", str(place), "--size", "800x600"]
    ended(sent, writer, 9, arguments, tmp_path / "own")
    assert list(place.parent.rglob("*")) == ([place] if to == "empty" else [])


def test_a_self_test_that_is_ended_says_so_in_its_report(sent: str, tmp_path: Path) -> None:
    place = "game.screen.app", "App", "step"
    ended(sent, place, 100, ["--self-test", str(tmp_path / "report")], tmp_path / "own")
    assert [file.name for file in (tmp_path / "report").iterdir()] == ["self-test.json"]
    told = json.loads((tmp_path / "report" / "self-test.json").read_text("utf-8"))
    assert not told["passed"]
    assert told["trouble"] == "The program was ended from outside."


def test_a_check_ends_and_changes_nothing(sent: str, tmp_path: Path) -> None:
    with closing(journal(tmp_path)) as where:
        kept(where, played("abc", None, 3))
        kept(where, played("def", None, 3))
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    ended(sent, ("game.rules.game", "Game", "replay"), 2, ["check", str(where.path)], tmp_path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_rebuild_that_is_ended_is_rolled_back_and_leaves_no_copy(
    sent: str, tmp_path: Path
) -> None:
    with closing(journal(tmp_path)) as where:
        kept(where, played("abc", None, 3))
        kept(where, played("def", None, 3))
    spoil(where.path, "UPDATE games SET turn = 99")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    arguments = ["check", "--rebuild", str(where.path)]
    ended(sent, ("game.rules.game", "Game", "replay"), 2, arguments, tmp_path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_contest_that_is_ended_keeps_its_games_and_goes_on(sent: str, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    contest = ["arena", "--player", "random", "--games", "5", "--seed", "S", "--jobs", "1"]
    contest += ["--csv", str(file)]
    ended(sent, ("game.players.arena.results_file", "Results", "add"), 4, contest, tmp_path)
    done = file.read_bytes()
    assert numbers(file) == ["number", "1", "2", "3"]
    again = [sys.executable, "-m", "game", *contest, "--resume"]
    subprocess.run(again, cwd=ROOT, capture_output=True, timeout=100, check=True)
    assert numbers(file) == ["number", "1", "2", "3", "4", "5"]
    assert file.read_bytes().startswith(done)


def numbers(file: Path) -> list[str]:
    """Returns the first cells of a table of games."""
    return [line.split(",")[0] for line in file.read_text("utf-8").splitlines()]
