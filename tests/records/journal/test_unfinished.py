"""Programs that are killed while they write a file: what they leave is deleted, and nothing
else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.records.journal.file.own_files import STALE, write_new, write_whole
from game.records.journal.settings import FILE, Settings, write_settings

ROOT = Path(__file__).resolve().parents[3]
KILLED = """
import resource, signal, sys
from pathlib import Path
from game.records.journal.file import own_files
signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
getattr(own_files, sys.argv[1])(Path(sys.argv[2]), b'{"format":' + bytes(5000))
"""
OURS = "eight-doors.0123abcd.new"


def age(file: Path, seconds: float) -> None:
    """Makes a file older by so many seconds."""
    then = file.stat().st_mtime - seconds
    os.utime(file, (then, then))


@pytest.mark.skipif(sys.platform == "win32", reason="a signal that kills whoever writes too much")
@pytest.mark.parametrize("written", ["write_whole", "write_new"])
def test_what_a_killed_program_left_goes_with_the_next_file(tmp_path, written):
    command = [sys.executable, "-c", KILLED, written, str(tmp_path / "game.txt")]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode < 0
    (left,) = tmp_path.iterdir()
    assert left.name != "game.txt"
    write_new(tmp_path / "second.txt", b"2")
    assert left.exists(), "somebody may still be writing it"
    age(left, STALE + 60)
    write_new(tmp_path / "third.txt", b"3")
    assert {file.name for file in tmp_path.iterdir()} == {"second.txt", "third.txt"}


def test_what_earlier_versions_left_of_the_settings_goes(tmp_path):
    for name, content in (("settings.json.a1_b2c3d.new", b""), (OURS, b'{"form')):
        (tmp_path / name).write_bytes(content)
        age(tmp_path / name, STALE + 60)
    assert write_settings(tmp_path, Settings()) is None
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("notes.new", b""),
        ("settings.json.new", b""),
        ("settings.json.my_notes.new", b"what I wish for"),
        (OURS, b'{"formal": true}'),
        (f"{OURS}.txt", b""),
        (f"my-{OURS}", b""),
    ],
)
def test_what_may_be_a_players_own_file_stays(tmp_path, name, content):
    (tmp_path / name).write_bytes(content)
    age(tmp_path / name, STALE * 1000)
    write_whole(tmp_path / FILE, b"{}")
    assert (tmp_path / name).read_bytes() == content


def test_what_is_no_file_stays(tmp_path):
    (tmp_path / OURS).mkdir()
    age(tmp_path / OURS, STALE + 60)
    write_whole(tmp_path / FILE, b"{}")
    assert (tmp_path / OURS).is_dir()


def test_a_name_that_somebody_has_is_refused_and_nothing_is_left(tmp_path):
    (tmp_path / "game.txt").write_bytes(b"mine")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "game.txt", b"yours")
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"mine"]
