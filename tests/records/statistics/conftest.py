"""A small journal with its figures and the answer to them, made once and copied for each test."""

from pathlib import Path

import pytest

from game.records.statistics.answer import Answer
from tests.records.journal.playing import journal
from tests.records.statistics.evenings_counted import GAMES, counted, kept

Made = tuple[bytes, bytes, Answer]


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """Returns the bytes of the journal, those of the figures, and the answer."""
    folder = tmp_path_factory.mktemp("figures")
    where = journal(folder)
    for number in range(GAMES):
        kept(where, number)
    done = counted(where)
    answer = done.ask()
    done.close()
    where.close()
    return where.path.read_bytes(), (folder / "figures.sqlite").read_bytes(), answer


@pytest.fixture
def folder(tmp_path: Path, made: Made) -> Path:
    """Returns a folder with copies of both files."""
    (tmp_path / "journal.sqlite").write_bytes(made[0])
    (tmp_path / "figures.sqlite").write_bytes(made[1])
    return tmp_path


@pytest.fixture
def told(made: Made) -> Answer:
    """Returns the answer of the statistics about that journal."""
    return made[2]
