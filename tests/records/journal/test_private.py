"""What the program keeps is the player's own, and other users of the system cannot read it."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.editions import OFFERED
from game.folders import VARIABLE, exports_folder, figures_file, journal_file, tried_days_file
from game.records.journal.check import rebuild
from game.records.journal.kept_files import TriedDays
from game.records.journal.settings import FILE, Settings, write_settings
from game.records.journal.text.game_files import export
from game.records.journal.trouble import Trouble
from game.records.statistics.figures_file import FiguresFile
from game.screen.window import log_file
from tests.records.journal.playing import EVENING, journal, kept, played
from tests.records.journal.test_check import spoil
from tests.speaking import speaker

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    """Sets the mask by which everybody may read a file unless the program says otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sets the player's own folder, which does not exist yet, and returns it."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "own"))
    return tmp_path / "own"


def mode(path: Path) -> str:
    """Returns the permissions of a file in octal digits."""
    return f"{path.stat().st_mode & 0o777:o}"


def fill(own: Path) -> set[str]:
    """Keeps one of everything that is ever kept there. Returns the names of the files while they
    are open."""
    log_file.start()
    where, figures = journal(own), FiguresFile(figures_file(), "1", lambda: EVENING)
    try:
        kept(where, played("abc", None, 3))
        where.reviews.keep(1, {"format": 1})
        figures.ask(lambda db: db.execute("SELECT 1"))
        TriedDays(tried_days_file(), lambda: EVENING).add(["daily 2026-11-22"])
        assert write_settings(own, Settings()) is None
        assert {mode(file) for file in own.rglob("*") if file.is_file()} == {"600"}
        return {file.name for file in own.iterdir()}
    finally:
        figures.close()
        where.close()
        log_file.stop()


def test_a_new_folder_and_all_that_is_made_in_it_are_private(own: Path) -> None:
    names = fill(own)
    assert {"journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm"} < names
    assert {"eight-doors.log", "figures.sqlite", "settings.json", "tried-days.json"} < names
    assert mode(own) == mode(own / "reviews") == "700"


def test_a_mended_and_a_rebuilt_journal_are_private_and_so_is_all_beside_them(own: Path) -> None:
    fill(own)
    spoil(journal_file(), "UPDATE games SET turn = 99")
    done = rebuild(journal_file(), OFFERED, EVENING)
    assert done.copy is not None
    journal_file().write_bytes(b"no journal")
    with pytest.raises(Trouble):
        journal(own).count("running")
    assert (own / "journal.lock").exists()
    assert {mode(file) for file in own.rglob("*") if file.is_file()} == {"600"}


def test_what_the_player_has_opened_stays_open_and_what_is_made_there_is_private(own: Path) -> None:
    own.mkdir()
    own.chmod(0o755)
    fill(own)
    assert mode(own) == "755"
    for file in own.iterdir():
        file.chmod(0o664)
    assert write_settings(own, Settings()) is None
    kept(journal(own), played("def", None, 3))
    assert mode(own / FILE) == mode(journal_file()) == "664"


def test_an_exported_game_is_as_open_as_files_are(own: Path) -> None:
    fill(own)
    where = journal(own)
    file = export(where.load(1), exports_folder(), speaker("en"))
    where.close()
    assert (mode(file.parent), mode(file)) == ("755", "644")
