"""The command line as a shell meets it: exit statuses, Ctrl+C, and streams that are missing."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.editions import OFFERED
from game.records.journal.file import schema
from game.words import Words

ROOT = Path(__file__).resolve().parents[2]
HEADER = (
    '{"format":"eight-doors game","version":1,"program":"0.1.0","began":"2026-11-22","rewinds":0,'
    '"desk":{"party":null,"order":[],"rewinds":0}}\n'
)
FRONTS = {"referee": ["referee"], "console": ["console", "--seed", "abc"]}


@pytest.fixture(params=FRONTS.values(), ids=list(FRONTS))
def command(request: pytest.FixtureRequest) -> list[str]:
    return [sys.executable, "-m", "game", *request.param]


def asked(*arguments: str, **how: Any) -> "subprocess.CompletedProcess[bytes]":
    """Runs the program with these arguments and, unless it is said otherwise, nothing typed."""
    usual: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "timeout": 60}
    if "input" not in how:
        usual["stdin"] = subprocess.DEVNULL
    command = [sys.executable, "-m", "game", *arguments]
    return subprocess.run(command, cwd=ROOT, check=False, **(usual | how))


def start(command: list[str]) -> "subprocess.Popen[bytes]":
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe)


@pytest.fixture
def heeded_ctrl_c() -> Iterator[None]:
    """Lets programs that are started hear Ctrl+C. What runs in the background ignores it, and so
    does every program it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl+C to a whole console")
@pytest.mark.usefixtures("heeded_ctrl_c")
def test_ctrl_c_ends_without_a_traceback(command: list[str]) -> None:
    with start(command) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdin.write(b"?\n")
        child.stdin.flush()
        assert child.stdout.read(1)  # until it has begun
        child.send_signal(signal.SIGINT)
        assert child.wait(timeout=30) == 130
        assert child.stderr.read() == b""


def test_nobody_reads_what_is_told(command: list[str]) -> None:
    with start(command) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdin.write(b"?\n")
        child.stdin.flush()
        child.stdout.close()
        child.stdin.close()
        assert child.wait(timeout=30) == 0
        assert child.stderr.read() == b""


@pytest.mark.skipif(sys.platform != "linux", reason="a disk that is always full")
@pytest.mark.parametrize(
    "arguments",
    [["--version"], ["check", "README.md"], FRONTS["console"]],
    ids=lambda given: given[0],
)
def test_an_output_that_takes_no_more_is_told_in_one_sentence(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        ended = asked(*arguments, stdout=full)
    assert ended.stderr == b"eight-doors: No space left on device.\n"
    assert ended.returncode == 2


def test_words_in_a_pipe_are_utf8() -> None:
    usual = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    french = {**usual, "LANGUAGE": "fr"}
    ended = asked("console", "--seed", "été", env=french, input=b"?\n")
    assert "é" in ended.stdout.decode("utf-8")


@pytest.mark.skipif(os.name != "posix", reason="a shell that can close a stream")
@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_a_stream_that_is_not_there_is_told_in_one_sentence(
    command: list[str], closed: str
) -> None:
    shell = ["sh", "-c", f'exec "$@" {closed}', "sh", *command]
    ended = subprocess.run(shell, cwd=ROOT, input=b"", capture_output=True, timeout=30, check=False)
    assert ended.returncode == 2
    assert ended.stderr.count(b"\n") == 1
    assert b"Traceback" not in ended.stderr


def test_the_version_is_told_to_whoever_asks() -> None:
    ended = asked("--version")
    assert ended.stdout.startswith(b"Eight Doors ")
    assert (ended.returncode, ended.stderr) == (0, b"")


def checked(*arguments: str, folder: Path) -> "subprocess.CompletedProcess[bytes]":
    return asked("--data-dir", str(folder), "check", *arguments)


def test_check_judges_a_file_and_says_so_by_its_status_too(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("no game")
    ended = checked(str(tmp_path / "game.txt"), folder=tmp_path)
    assert (ended.returncode, ended.stderr) == (1, b"")
    assert ended.stdout.split() == b"not sound: Line 1: The line is not readable JSON.".split()
    ended = checked(str(tmp_path / "nowhere.txt"), folder=tmp_path)
    assert (ended.returncode, ended.stdout) == (2, b"")
    assert ended.stderr.split() == b"eight-doors check: There is no such file.".split()


def test_check_without_a_file_is_about_the_own_journal(tmp_path: Path) -> None:
    assert checked(folder=tmp_path).returncode == 2
    assert not list(tmp_path.iterdir())
    schema.connect(tmp_path / "journal.sqlite").close()
    ended = checked(folder=tmp_path)
    assert (ended.returncode, ended.stdout.split()) == (0, b"0 games sound, 0 not sound".split())
    ended = checked("--rebuild", folder=tmp_path)
    assert ended.stdout.split() == b"0 games, 0 with wrong rows that are right now".split()
    assert ended.returncode == 0


def test_check_tells_names_that_a_narrow_terminal_cannot_show(tmp_path: Path) -> None:
    line = HEADER + '{"type":"夢"}'
    (tmp_path / "game.txt").write_text(line, encoding="utf-8")
    narrow = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ended = asked("check", str(tmp_path / "game.txt"), env=narrow)
    assert (ended.returncode, ended.stderr) == (1, b"")


def test_a_check_loads_no_window(tmp_path: Path) -> None:
    program = (
        "import sys; from game.__main__ import main; main(); sys.exit('pygame' in sys.modules)"
    )
    command = [sys.executable, "-c", program, "check", str(tmp_path / "nowhere.txt")]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=30, check=False)
    assert ended.returncode == 0


@pytest.mark.parametrize("to", [[], ["--to", "pictures"]])
def test_a_replay_of_what_is_no_game_is_refused_in_one_sentence(to: list[str]) -> None:
    ended = asked("replay", "README.md", *to)
    assert ended.returncode == 2
    assert (ended.stdout, ended.stderr.count(b"\n")) == (b"", 1)
    assert ended.stderr.startswith(b"README.md: ")
    assert not (ROOT / "pictures").exists()


@pytest.mark.parametrize("front", [["console"], ["--seed", "x"]])
@pytest.mark.parametrize("name", ["moon", "book+glyphs", "glyphs-hard", ""])
def test_an_unknown_edition_is_refused_with_all_there_are(front: list[str], name: str) -> None:
    ended = asked(*front, "--edition", name)
    assert ended.returncode == 2
    assert ended.stderr.count(b"\n") == 1
    assert all(f'"{known}"'.encode() in ended.stderr for known in OFFERED.all_names)


def test_the_window_is_told_an_edition_only_with_a_seed() -> None:
    ended = asked("--edition", "glyphs")
    assert ended.returncode == 2
    assert b"--seed" in ended.stderr


def test_the_console_plays_the_edition_that_was_asked_for() -> None:
    before, after = ["--edition", "towers", "console"], ["console", "--edition", "glyphs+book-hard"]
    for arguments, edition in ((before, "towers"), (after, "glyphs+book-hard")):
        name = Words("en", OFFERED.words).game(edition)[0]
        assert f"The game begins: {name}.".encode() in asked(*arguments).stdout
