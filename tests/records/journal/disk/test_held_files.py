"""Files that another program holds open, which Windows does not replace until it lets go."""

import sqlite3
import sys
from threading import Timer

import pytest

from game.records.journal.file.own_files import PATIENCE, write_new, write_whole
from game.records.journal.kept_files import Reviews
from game.records.journal.settings import FILE, Setback, Settings, read_settings, write_settings
from game.records.journal.trouble import Why
from tests.records.journal.disk.held import Windows, held_by_another
from tests.records.journal.evenings import Evening, games, neighbour, opened, written
from tests.records.journal.test_settings import TODAY

LOUD = Settings(sound=11)


@pytest.fixture
def windows(monkeypatch):
    return Windows(monkeypatch)


def test_a_file_that_is_held_for_half_a_second_is_waited_for(tmp_path, windows):
    (tmp_path / "file").write_bytes(b"old")
    windows.until(0.5)
    write_whole(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_after_about_a_second_it_is_given_up_and_the_old_file_is_whole(tmp_path, windows):
    (tmp_path / "file").write_bytes(b"old")
    with pytest.raises(PermissionError):
        write_whole(tmp_path / "file", b"new")
    assert PATIENCE <= windows.waited < PATIENCE + 0.2
    assert (tmp_path / "file").read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_a_new_file_that_cannot_get_its_name_leaves_nothing(tmp_path, windows, monkeypatch):
    def no_second_name(*_):
        raise OSError(95, "not on this disk")

    monkeypatch.setattr("pathlib.Path.hardlink_to", no_second_name)
    with pytest.raises(PermissionError):
        write_new(tmp_path / "game.txt", b"a game")
    assert not list(tmp_path.iterdir())


def test_settings_that_another_program_reads_for_a_moment_are_written(tmp_path):
    write_settings(tmp_path, Settings())
    with held_by_another(tmp_path / FILE) as let_go:
        Timer(0.3, let_go).start()
        assert write_settings(tmp_path, LOUD) is None
    assert read_settings(tmp_path, TODAY) == (LOUD, None)


def test_settings_that_another_program_goes_on_reading_stay_as_they_were(tmp_path):
    write_settings(tmp_path, Settings())
    with held_by_another(tmp_path / FILE):
        told = write_settings(tmp_path, LOUD)
        minds = sys.platform == "win32"
        assert told is (Setback.UNWRITTEN if minds else None)
        assert read_settings(tmp_path, TODAY) == (Settings() if minds else LOUD, None)


def test_a_review_is_written_when_its_file_is_free(tmp_path, windows):
    reviews = Reviews(tmp_path)
    windows.until(0.0)
    reviews.keep(1, {"format": 1})
    windows.until(0.5)
    reviews.keep(1, {"format": 2})
    assert reviews.find(1) == {"format": 2}


# A damaged journal that a second window has open


def damage(journal, evening):
    """Damages a game so that the journal finds it unsound."""
    with journal.transaction() as db:
        db.execute("UPDATE games SET turn = 99 WHERE id = ?", (evening.keeper.id,))


def test_a_damaged_journal_is_mended_as_soon_as_the_other_window_rests(tmp_path, windows):
    journal, other = opened(tmp_path), opened(tmp_path)
    mine, spoilt = Evening(journal, "mine").play(5), Evening(journal, "spoilt").play(5)
    assert other.count("running") == 2
    damage(journal, spoilt)
    rests = iter([False, False, True])
    # While one program waits, the other makes a frame.
    windows.held = lambda: other._db is not None and not (next(rests) and other.make_way())
    Evening.resumed(journal, mine.keeper.id)
    with pytest.raises(Exception, match="damaged"):
        journal.load(spoilt.keeper.id)
    assert [(mended.brought, mended.lost) for mended in journal.mended] == [(1, 1)]
    assert not other.make_way()
    assert games(other) == {written(mine.game)}


def test_what_a_killed_program_left_of_its_mending_is_not_waited_for(tmp_path):
    journal = opened(tmp_path)
    mine = Evening(journal).play(5)
    (tmp_path / "journal.mended").write_bytes(b"half of it")
    assert not journal.make_way()
    assert mine.play(1).is_kept


def test_while_the_other_window_is_at_work_the_damaged_journal_stays(tmp_path, windows):
    journal, other = opened(tmp_path), opened(tmp_path)
    mine, spoilt = Evening(journal, "mine").play(5), Evening(journal, "spoilt").play(5)
    assert other.count("running") == 2
    damage(journal, spoilt)
    before = sorted(file.name for file in tmp_path.iterdir())
    for _ in range(2):
        with pytest.raises(Exception, match="damaged"):
            journal.load(spoilt.keeper.id)
        assert not journal.mended
        assert {file.name for file in tmp_path.iterdir()} - set(before) <= {"journal.lock"}
    other.close()
    windows.until(0.0)
    assert mine.play(1).is_kept
    with pytest.raises(Exception, match="damaged"):
        journal.load(spoilt.keeper.id)
    assert len(journal.mended) == 1
    assert mine.play(1).is_kept


def test_a_journal_whose_pages_are_damaged_is_mended_beside_another_program(tmp_path):
    mine = Evening(opened(tmp_path)).play(5)
    with neighbour(tmp_path) as other:
        other("begin", "theirs")("play", 3)
        mine.journal.close()
        with sqlite3.connect(tmp_path / "journal.sqlite") as db:
            db.execute("UPDATE games SET turn = 99 WHERE id = ?", (mine.keeper.id,))
        db.close()
        again = opened(tmp_path)
        with pytest.raises(Exception, match="damaged"):
            again.load(mine.keeper.id)
        assert [mended.lost for mended in again.mended] == [1]
        assert other("play", 2).why is None
        assert games(again) == {other.written}
    assert mine.why in (None, Why.DAMAGED)
