"""Shelves, the bin, and which files the journal takes for its own."""

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import PurePosixPath

import pytest

from game.editions import OFFERED
from game.records.journal.file import schema
from game.records.journal.file.store import Journal
from game.records.journal.file.writing import NEW, put, stamped
from game.records.journal.keeper import Keeper
from game.records.journal.trouble import Trouble, Why
from tests.records.journal.evenings import Evening, opened
from tests.records.journal.playing import EVENING, journal, kept, played


def seeds(journal, shelf):
    return [record.seed for record in journal.records(shelf, 0, 99)]


def test_the_game_played_last_comes_first_whatever_the_clock_says(tmp_path):
    days = iter(range(1000))
    journal = Journal(
        tmp_path / "journal.sqlite", OFFERED, lambda: EVENING - timedelta(days=next(days))
    )
    first, second, third = (Evening(journal, seed).play(3) for seed in "abc")
    assert seeds(journal, "running") == ["c", "b", "a"]
    first.play()
    assert seeds(journal, "running") == ["a", "c", "b"]
    second.play()
    assert seeds(journal, "running") == ["b", "a", "c"]
    assert third.is_kept


def test_a_shelf_is_read_page_by_page(tmp_path):
    journal = opened(tmp_path)
    for seed in "abcde":
        Evening(journal, seed)
    assert [record.seed for record in journal.records("running", 1, 2)] == ["d", "c"]
    assert journal.count("running") == 5
    assert journal.records("running", 5, 2) == []


def test_finished_games_for_two_come_in_the_order_in_which_they_were_played(tmp_path):
    where = journal(tmp_path)
    kept(where, played("alone"))
    kept(where, played("goes on", "open", 5), "open")
    deleted = kept(where, played("deleted", "open"), "open").record
    where.delete(deleted.id)
    first = kept(where, played("first", "peek"), "peek").record
    second = kept(where, played("second", "open"), "open").record
    with where.transaction() as db:
        later = [*range(2, 12)]
        random.Random(1).shuffle(later)
        for number in later:
            put(db, stamped(replace(second, id=NEW, seed=f"{number}", played=100 + number)))
    told = [record.seed for record in where.finished_by_two()]
    assert told == [first.seed, second.seed, *(f"{number}" for number in range(2, 12))]


def test_the_finished_games_come_in_parts_the_last_first(tmp_path):
    where = journal(tmp_path)
    kept(where, played("goes on", answers=5))
    records = [kept(where, played(f"{number}")).record for number in range(5)]
    where.delete(records[2].id)
    left = [record for record in reversed(records) if record is not records[2]]
    told = [(record.played, record.id, record.stamp) for record in left]
    assert where.finished(1 << 62, 3) == told[:3]
    assert where.finished(told[2][0], 3) == told[3:]


def test_what_is_deleted_can_be_taken_back_until_the_bin_is_emptied(tmp_path):
    journal = opened(tmp_path)
    kept, gone = Evening(journal, "kept").play(4), Evening(journal, "gone").play(999)
    journal.delete(gone.keeper.id)
    assert (seeds(journal, "finished"), seeds(journal, "deleted")) == ([], ["gone"])
    journal.restore()
    assert gone.is_kept
    journal.delete(gone.keeper.id)
    journal.empty_bin()
    assert journal.count("deleted") == 0
    with pytest.raises(Trouble) as refusal:
        journal.load(gone.keeper.id)
    assert refusal.value.why is Why.GONE
    assert kept.is_kept
    journal.close()
    with closing(sqlite3.connect(journal.path)) as db:
        assert db.execute("SELECT COUNT(*) FROM logs").fetchone() == (0,)


def test_the_number_of_a_game_that_is_gone_is_never_used_again(tmp_path):
    journal = opened(tmp_path)
    gone = Evening(journal).keeper.id
    journal.delete(gone)
    journal.empty_bin()
    assert Evening(journal).keeper.id > gone


def test_games_of_the_same_deal_and_length_are_found(tmp_path):
    journal = opened(tmp_path)
    one, _ = Evening(journal, "deal").play(5), Evening(journal, "deal").play(6)
    assert [record.id for record in journal.alike("deal", 5)] == [one.keeper.id]


def test_games_are_found_by_how_their_seeds_begin_but_not_in_the_bin(tmp_path):
    journal = opened(tmp_path)
    for seed in ("day 1", "day 2", "Day 3", "day_4"):
        Evening(journal, seed)
    assert [record.seed for record in journal.dealt("day ", "base")] == ["day 1", "day 2"]
    assert journal.dealt("day ", "another") == []
    journal.delete(journal.dealt("day 1", "base")[0].id)
    assert [record.seed for record in journal.dealt("day", "ba")] == ["day 2", "day_4"]


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if "-shm" not in path.name}


def newer(folder):
    Evening(opened(folder)).journal.close()
    db = sqlite3.connect(folder / "journal.sqlite", isolation_level=None)
    db.execute(f"PRAGMA user_version = {schema.FORMAT + 1}")
    db.execute("CREATE TABLE better (a)")
    return db


def test_a_newer_format_is_refused_and_left_as_it_is(tmp_path):
    newer(tmp_path).close()
    before = files(tmp_path)
    journal = opened(tmp_path)
    with pytest.raises(Trouble) as refusal:
        journal.records("running")
    journal.close()
    assert refusal.value.why is Why.NEWER
    assert files(tmp_path).items() >= before.items()
    evening = Evening(journal).play(3)
    assert evening.why is Why.NEWER
    assert files(tmp_path).items() >= before.items()
    assert journal.mended == []


def test_a_newer_program_is_not_disturbed_while_it_runs(tmp_path):
    with closing(newer(tmp_path)) as theirs:
        before = files(tmp_path)
        assert before["journal.sqlite-wal"]
        assert Evening(opened(tmp_path)).why is Why.NEWER
        assert files(tmp_path) == before
        theirs.execute("INSERT INTO better VALUES (1)")


@pytest.mark.parametrize("mode", ["WAL", "DELETE"])
def test_a_foreign_file_of_sqlite_is_set_aside_as_it_is(tmp_path, mode):
    path = tmp_path / "journal.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(f"PRAGMA journal_mode = {mode}")
        db.execute("CREATE TABLE songs (name)")
    before = path.read_bytes()
    journal = opened(tmp_path)
    assert Evening(journal).play(3).is_kept
    (mended,) = journal.mended
    assert (mended.brought, mended.lost) == (0, 0)
    assert mended.file.read_bytes() == before


@pytest.mark.parametrize("content", [b"{}", b"\0" * 8192, b"SQLite format 3\0" * 300])
def test_a_file_that_is_no_journal_is_set_aside_as_it_is(tmp_path, content):
    (tmp_path / "journal.sqlite").write_bytes(content)
    journal = opened(tmp_path)
    assert Evening(journal).play(3).is_kept
    (mended,) = journal.mended
    assert mended.file.name == "journal.damaged-2026-11-22.sqlite"
    assert mended.file.read_bytes() == content


def test_an_empty_file_is_a_new_journal(tmp_path):
    (tmp_path / "journal.sqlite").touch()
    assert Evening(opened(tmp_path)).is_kept


def test_a_share_of_windows_is_asked_for_without_a_host():
    class Share(PurePosixPath):
        """A path as pathlib names a share on Windows."""

        def absolute(self):
            return self

        def as_uri(self):
            return "file://server/share/journal.sqlite"

    place = schema.address(Share(), "mode=ro")  # type: ignore[arg-type]
    assert place == "file:////server/share/journal.sqlite?mode=ro"


def test_a_disk_with_a_blank_in_its_name_is_found_among_the_mounts():
    assert schema.unescaped(r"/mnt/My\040Share\011x") == "/mnt/My Share\tx"


def test_a_game_that_parts_from_another_tells_where_it_came_from(tmp_path):
    first = Evening(opened(tmp_path)).play(3)
    first.keeper.keep({}, imported=True, began="2020-01-01T00:00:00")
    other = opened(tmp_path)
    saved = other.load(first.keeper.id)
    there = Keeper(other, saved.game, saved)
    saved.game.submit(saved.game.legal()[0])
    there.keep({})
    first.game.submit(first.game.legal()[-1])
    first.keeper.keep({})
    assert first.keeper.parted
    record = other.load(first.keeper.id).record
    assert (record.imported, record.began) == (True, "2020-01-01T00:00:00")


def test_a_commit_waits_until_the_disk_has_it(tmp_path):
    """A killed program could not show this, but a power cut would."""
    with opened(tmp_path).transaction() as db:
        full, write_ahead = 2, "wal"
        assert db.execute("PRAGMA synchronous").fetchone() == (full,)
        assert db.execute("PRAGMA fullfsync").fetchone() == (1,)
        assert db.execute("PRAGMA journal_mode").fetchone() == (write_ahead,)
