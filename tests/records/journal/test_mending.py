"""A damaged journal is set aside, its sound games go on, and nothing is ever deleted."""

import sqlite3
import sys
import zlib
from contextlib import ExitStack, closing

import pytest

from game.plain import Malformed
from game.records.journal import moves
from game.records.journal.file.own_files import set_aside
from game.records.journal.file.store import SHELVES
from game.records.journal.record import COLUMNS, checksum
from game.records.journal.trouble import Trouble, Why
from tests.records.journal.evenings import Evening, games, neighbour, opened, written
from tests.records.journal.playing import EVENING
from tests.variants import variants

PAGE = 4096


def some_games(folder):
    """Makes a journal of running, finished and deleted games, and returns the events of each."""
    journal = opened(folder)
    evenings = [Evening(journal, f"game {n}", 1 + n % 2).play(n * 8 % 40) for n in range(6)]
    evenings += [Evening(journal, f"finished {n}", 1 + n % 2).play(999) for n in range(4)]
    evenings[2].rewind(2)
    journal.delete(evenings[-1].keeper.id)
    journal.close()
    return {evening.keeper.id: written(evening.game) for evening in evenings}


def overwrite(path, page, content=bytes(PAGE)):
    with path.open("r+b") as file:
        file.seek(page * PAGE)
        file.write(content)


def everything(journal):
    return {
        record.id: written(journal.load(record.id).game)
        for shelf in SHELVES
        for record in journal.records(shelf, 0, 99)
    }


@pytest.mark.parametrize("apart", variants([4], [1]))
def test_whichever_page_is_lost_no_game_is_wrong_and_none_vanishes_untold(tmp_path, apart):
    all_games = some_games(tmp_path)
    path = tmp_path / "journal.sqlite"
    whole = path.read_bytes()
    for page in range(0, len(whole) // PAGE, apart):
        path.write_bytes(whole)
        overwrite(path, page)
        damaged = path.read_bytes()
        journal = opened(tmp_path)
        try:
            found = everything(journal)
        except Trouble:
            assert len(journal.mended) == 1
            found = everything(journal)
        assert found.items() <= all_games.items()
        assert len(found) == len(all_games) or journal.mended
        for mended in journal.mended:
            assert mended.file.read_bytes() == damaged
            assert mended.brought == len(found)
        journal.close()
    assert len(list(tmp_path.glob("journal.damaged-2026-11-22*.sqlite"))) > 10 / apart


def test_a_game_that_is_being_played_goes_on_as_the_same_game(tmp_path):
    some_games(tmp_path)
    journal = opened(tmp_path)
    evening, before = Evening(journal, "mine").play(9), journal.count("running")
    journal.close()
    with closing(sqlite3.connect(journal.path)) as db, db:
        db.execute("UPDATE games SET turn = 99 WHERE id = 1")
    with pytest.raises(Trouble):
        journal.records("running", 0, 99)
    assert (journal.mended[0].brought, journal.mended[0].lost) == (10, 1)
    number = evening.keeper.id
    assert evening.play(3).is_kept
    assert evening.keeper.id == number
    assert not evening.keeper.parted
    assert journal.count("running") == before - 1


def test_a_game_whose_own_rows_are_damaged_while_it_is_played_is_written_whole(tmp_path):
    journal = opened(tmp_path)
    evening = Evening(journal).play(9)
    journal.close()
    with closing(sqlite3.connect(journal.path)) as db, db:
        db.execute("UPDATE games SET turn = 99")
    assert evening.play(1).is_kept
    assert (journal.mended[0].brought, journal.mended[0].lost) == (0, 1)


def test_an_index_that_hides_a_game_is_noticed_at_opening(tmp_path):
    all_games = some_games(tmp_path)
    path = tmp_path / "journal.sqlite"
    with closing(sqlite3.connect(path)) as db:
        asked = "SELECT rootpage FROM sqlite_schema WHERE name = 'running'"
        (root,) = db.execute(asked).fetchone()
    empty_index = b"\x0a\0\0\0\0\x10\0\0" + bytes(PAGE - 8)
    overwrite(path, root - 1, empty_index)
    journal = opened(tmp_path)
    with pytest.raises(Trouble):
        journal.count("running")
    assert journal.mended[0].brought == len(all_games)


def test_a_head_that_forbids_to_write_is_damage(tmp_path):
    all_games = some_games(tmp_path)
    with (tmp_path / "journal.sqlite").open("r+b") as file:
        file.seek(18)  # where SQLite notes which version may write
        file.write(b"\x42")
    journal = opened(tmp_path)
    assert Evening(journal).play(2).is_kept
    assert journal.mended[0].brought == len(all_games)


def test_a_log_without_its_journal_is_set_aside_with_its_companion(tmp_path):
    with neighbour(tmp_path) as other:
        other("begin", "lost")
        for end in ("", "-wal", "-shm"):
            copy = tmp_path / "copy" / f"journal.sqlite{end}"
            copy.parent.mkdir(exist_ok=True)
            copy.write_bytes((tmp_path / f"journal.sqlite{end}").read_bytes())
    folder = tmp_path / "copy"
    log = (folder / "journal.sqlite-wal").read_bytes()
    assert log
    (folder / "journal.sqlite").write_bytes(b"")
    journal = opened(folder)
    assert Evening(journal).is_kept
    assert len(journal.mended) == 1
    assert (folder / "journal.damaged-2026-11-22.sqlite-wal").read_bytes() == log
    assert (folder / "journal.damaged-2026-11-22.sqlite-shm").exists()


def test_a_program_killed_before_the_new_journal_was_in_its_place_finds_it(tmp_path):
    all_games = some_games(tmp_path)
    (tmp_path / "journal.sqlite").rename(tmp_path / "journal.mended")
    journal = opened(tmp_path)
    assert journal.count("running") + journal.count("finished") + 1 == len(all_games)


def test_a_program_killed_while_it_mended_mends_again(tmp_path):
    all_games = some_games(tmp_path)
    overwrite(tmp_path / "journal.sqlite", 3)
    (tmp_path / "journal.mended").write_bytes(b"half of it")
    (tmp_path / "journal.mended-wal").write_bytes(b"a log")
    journal = opened(tmp_path)
    with pytest.raises(Trouble):
        journal.records("running", 0, 99)
    assert games(journal) <= set(all_games.values())
    assert journal.mended[0].brought > 0
    assert not list(tmp_path.glob("journal.mended*"))


def test_a_log_that_makes_no_sense_but_is_as_it_was_written_stays_where_it_is(tmp_path):
    journal = opened(tmp_path)
    evening = Evening(journal).play(4)
    other = Evening(journal, "other").play(4)
    journal.close()
    with closing(sqlite3.connect(journal.path)) as db, db:
        row = list(
            db.execute(f"SELECT {', '.join(COLUMNS)} FROM games WHERE seed = 'other'").fetchone()
        )
        row[COLUMNS.index("edition")] = "of the future"
        asked = "UPDATE games SET edition = 'of the future', checksum = ? WHERE id = ?"
        db.execute(asked, (checksum(row), row[0]))
    for _ in range(2):
        with pytest.raises(Trouble) as refusal:
            journal.load(other.keeper.id)
        assert refusal.value.why is Why.FOREIGN
    assert journal.mended == []
    assert journal.count("running") == 2
    assert evening.is_kept


def test_a_pack_that_swells_beyond_any_game_is_refused():
    with pytest.raises(Malformed):
        moves.unpacked(zlib.compress(b"a" * 20_000_000))


# Setting aside


def put(folder, *ends):
    for end in ends:
        (folder / f"journal.sqlite{end}").write_text(f"this is {end}")
    return folder / "journal.sqlite"


def names(folder):
    return sorted(file.name for file in folder.iterdir())


def test_a_file_is_set_aside_with_all_that_belongs_to_it(tmp_path):
    ends = ("", "-journal", "-shm", "-wal")
    kept = set_aside(put(tmp_path, *ends), EVENING)
    assert names(tmp_path) == [f"journal.damaged-2026-11-22.sqlite{end}" for end in ends]
    assert kept is not None
    assert kept.read_text() == "this is "
    assert set_aside(put(tmp_path), EVENING) is None, "nothing is there"
    assert set_aside(tmp_path / "none" / "journal.sqlite", EVENING) is None
    assert len(names(tmp_path)) == len(ends)


def test_on_one_day_no_name_is_used_twice_not_even_for_a_part(tmp_path):
    for _ in range(3):
        assert set_aside(put(tmp_path, "", "-wal"), EVENING)
    (tmp_path / "journal.damaged-2026-11-22-2.sqlite").unlink()
    kept = set_aside(put(tmp_path, ""), EVENING)
    assert kept is not None
    assert kept.name == "journal.damaged-2026-11-22-4.sqlite"
    assert len(names(tmp_path)) == 6


def test_where_the_dated_name_is_too_long_nothing_is_moved(tmp_path):
    path = tmp_path / f"{'j' * 230}.sqlite"
    for end in ("", "-wal"):
        (tmp_path / f"{path.name}{end}").touch()
    before = names(tmp_path)
    assert set_aside(path, EVENING) is None
    assert names(tmp_path) == before


def test_a_set_of_which_one_part_cannot_follow_stays_together(tmp_path):
    put(tmp_path, "-wal")
    path = tmp_path / "journal.sqlite"
    with ExitStack() as held:
        if sys.platform == "win32":  # no file can replace one that is open, elsewhere no folder
            held.enter_context(path.open("xb"))
        else:
            path.mkdir()
        assert set_aside(path, EVENING) is None
    assert names(tmp_path) == ["journal.sqlite", "journal.sqlite-wal"]
