"""The days whose deals were tried are remembered in a file that is not trusted."""

import os
from pathlib import Path

import pytest

from game.records.journal.kept_files import MOST, TriedDays
from game.records.journal.text.json_lines import LONGEST_LINE
from tests.records.journal.odd_lines import ODD_LINES
from tests.records.journal.playing import EVENING

FIRST, SECOND = "daily 2026-11-21", "daily 2026-11-22 two"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "own" / "tried-days.json"


def tried(path: Path) -> TriedDays:
    """Returns the days as another start of the program finds them."""
    return TriedDays(path, lambda: EVENING)


def test_what_was_tried_is_known_to_the_next_program(path):
    assert not tried(path).holds(FIRST)
    tried(path).add([FIRST])
    tried(path).add([SECOND])
    assert tried(path).holds(FIRST)
    assert tried(path).holds(SECOND)
    assert not tried(path).holds("daily 2026-11-22")


def test_without_anything_to_keep_no_file_is_made(path):
    tried(path).add([])
    assert not path.parent.exists()


def test_the_latest_days_stay_when_there_are_too_many(path):
    tried(path).add(f"daily {number:08} two" for number in range(MOST + 1))
    assert not tried(path).holds("daily 00000000 two")
    assert tried(path).holds("daily 00000001 two")
    assert tried(path).holds(f"daily {MOST:08} two")


OTHERS = {
    "newer": b'{"format":2,"tried":[]}',
    "of numbers": b'{"format":1,"tried":[7]}',
    "more": b'{"format":1,"tried":{},"else":0}',
    "too long": b'{"format":1,"tried":[]}' + b" " * LONGEST_LINE,
}


@pytest.mark.parametrize("content", [*ODD_LINES.values(), *OTHERS.values()], ids=ODD_LINES | OTHERS)
def test_a_file_that_is_not_understood_is_set_aside_before_another_is_written(path, content):
    path.parent.mkdir()
    path.write_bytes(content)
    assert not tried(path).holds(FIRST)
    assert path.read_bytes() == content
    tried(path).add([FIRST])
    assert tried(path).holds(FIRST)
    (aside,) = path.parent.glob("tried-days.damaged-*.json")
    assert aside.read_bytes() == content


@pytest.mark.parametrize("make", [Path.mkdir, getattr(os, "mkfifo", Path.mkdir)])
def test_what_is_no_file_is_left_alone_and_not_waited_for(path, make):
    path.parent.mkdir()
    make(path)
    assert not tried(path).holds(FIRST)
    with pytest.raises(OSError, match="not a file"):
        tried(path).add([FIRST])
    assert path.exists()
