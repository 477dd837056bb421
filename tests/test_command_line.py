"""The command line as a shell meets it: exit statuses, Ctrl+C, and streams that are not there."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FRONTS = {"referee": ["referee"], "console": ["console", "--seed", "abc"]}


@pytest.fixture(params=FRONTS.values(), ids=list(FRONTS))
def command(request: pytest.FixtureRequest) -> list[str]:
    return [sys.executable, "-m", "game", *request.param]


def start(command: list[str]) -> "subprocess.Popen[bytes]":
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl+C to a whole console")
def test_ctrl_c_ends_without_a_traceback(command: list[str]) -> None:
    with start(command) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdin.write(b"?\n")
        child.stdin.flush()
        assert child.stdout.read(1)  # it has begun
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
    command = [sys.executable, "-m", "game", "--version"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=30, check=True)
    assert ended.stdout.startswith(b"Eight Doors ")
    assert ended.stderr == b""
