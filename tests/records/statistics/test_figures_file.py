"""The file of figures is made from the journal alone, and made again whenever anything is wrong."""

import os
import sqlite3
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.editions import OFFERED
from game.records.journal.file.writing import NEW, put, stamped
from game.records.journal.trouble import Why
from game.records.statistics.answer import Answer, Selection
from game.records.statistics.statistics import Statistics
from game.rules.game import Game
from tests.records.journal.disk.disks import fill, small_disk
from tests.records.journal.evenings import Evening
from tests.records.journal.playing import journal
from tests.records.statistics.evenings_counted import (
    GAMES,
    catch_up,
    counted,
    kept,
    statistics,
)

ANEW = GAMES + 4
"""The most steps in which all is counted, compared, added up and judged."""
FEW = 3
"""The most steps if there is nothing to count."""


def set_aside(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.glob("figures.damaged-*"))


def test_what_is_counted_is_not_counted_again(folder: Path, told: Answer) -> None:
    some = statistics(journal(folder))
    assert some.ask() == told
    assert catch_up(some) <= FEW
    assert some.ask() == told
    assert some.progress().done
    assert some.progress().counted == GAMES


def test_without_the_file_all_is_counted_again(folder: Path, told: Answer) -> None:
    (folder / "figures.sqlite").unlink()
    some = statistics(journal(folder))
    assert some.ask().outcomes.told == ""
    assert not some.progress().done
    assert GAMES <= catch_up(some) <= ANEW
    assert some.ask() == told


def test_the_file_may_be_deleted_while_the_program_runs(folder: Path, told: Answer) -> None:
    some = counted(journal(folder))
    if sys.platform == "win32":  # Windows deletes no file that is open
        some.close()
    (folder / "figures.sqlite").unlink()
    some.ask()
    catch_up(some)
    assert some.ask() == told
    assert (folder / "figures.sqlite").exists()


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("DROP TABLE sums")
        db.execute("CREATE VIEW sums AS SELECT 1")
        db.commit()


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 2")


def no_database(file: Path) -> None:
    file.write_bytes(b"figures" * 1000)


def cut_off(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def torn(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096:] = bytes(len(content) - 4096)
    file.write_bytes(content)


def other_words(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE figures SET counts = '[7]' WHERE game = 5")
        db.execute('UPDATE sums SET sums = \'{"turns":"x"}\'')
        db.commit()


@pytest.mark.parametrize("harm", [foreign, newer, no_database, cut_off, torn, other_words])
def test_a_damaged_file_is_set_aside_and_made_again(
    folder: Path, told: Answer, harm: Callable[[Path], None]
) -> None:
    harm(folder / "figures.sqlite")
    some = statistics(journal(folder))
    some.ask()
    catch_up(some)
    assert some.ask() == told
    assert some.trouble is None
    assert set_aside(folder) == ["figures.damaged-2026-11-22.sqlite"]


def test_what_another_version_counted_is_counted_again(folder: Path, told: Answer) -> None:
    where = journal(folder)
    names = [*OFFERED.counted, "bells"]
    later = Statistics(
        folder / "figures.sqlite",
        where,
        lambda g: {**OFFERED.count(g), "bells": 1},
        names,
        OFFERED.reached,
        (),
        OFFERED.canonical,
    )
    assert GAMES <= catch_up(later) <= ANEW
    assert later.ask().counts["bells"] == len(told.outcomes.told)
    assert set_aside(folder) == []


def test_games_that_are_new_changed_or_gone_are_found(folder: Path) -> None:
    where = journal(folder)
    some = counted(where)
    before = some.ask(Selection(seats=1))
    kept(where, 18)
    assert not some.catch_up(1)
    catch_up(some)
    assert some.of_game(GAMES + 1) is not None
    where.delete(1)
    where.delete(4)
    assert not some.catch_up(1)
    catch_up(some)
    after = some.ask(Selection(seats=1))
    assert some.of_game(1) is some.of_game(4) is None
    assert after.aside + after.outcomes.all.games == before.aside + before.outcomes.all.games - 1
    where.restore()
    where.delete(GAMES + 1)
    some.look_again()
    catch_up(some)
    assert some.ask(Selection(seats=1)) == before


def test_a_game_counts_when_it_is_over_and_not_while_it_is_played(folder: Path) -> None:
    where = journal(folder)
    some = counted(where)
    evening = Evening(where).play(5)
    catch_up(some)
    assert some.count_now(evening.keeper.id) is None
    evening.play(1000)
    figures = some.count_now(evening.keeper.id)
    assert figures is not None
    assert figures.turns == evening.game.state.turn
    assert some.ask(Selection(after=figures.played - 1)).outcomes.told == "0"
    catch_up(some)
    assert some.of_game(evening.keeper.id) == figures


def test_what_only_another_version_can_read_is_left_out(folder: Path, told: Answer) -> None:
    where = journal(folder)
    with where.transaction() as db:
        (record,) = where.records("finished")
        foreign = put(db, stamped(replace(record, id=NEW, played=99, edition="unheard-of")))
        log = "SELECT ?, packed FROM logs WHERE game = ?"
        db.execute(f"INSERT INTO logs {log}", (foreign.id, record.id))
    some = counted(where)
    assert some.ask() == told
    assert some.editions() == {"base": GAMES}
    some.look_again()
    assert catch_up(some) == 0, "it is tried again and again"
    assert where.count("finished") == GAMES + 1


def test_two_programs_count_the_same_games(folder: Path, told: Answer) -> None:
    (folder / "figures.sqlite").unlink()
    one, other = statistics(journal(folder)), statistics(journal(folder))
    for _ in range(GAMES // 2):
        one.catch_up(1)
        other.catch_up(1)
    catch_up(one)
    assert one.ask() == told
    assert catch_up(other) < ANEW
    assert other.ask() == told
    assert set_aside(folder) == []


def test_while_another_program_holds_the_file_nothing_is_lost(folder: Path) -> None:
    where = journal(folder)
    some = counted(where)
    kept(where, 15)
    with closing(sqlite3.connect(folder / "figures.sqlite", isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        before = some.ask()
        for _ in range(3):
            assert not some.catch_up(1)
    catch_up(some)
    assert some.trouble is None
    assert some.of_game(GAMES + 1) is not None
    assert some.ask() != before


def unwritable(folder: Path) -> Path:
    """Puts a folder where the file should be."""
    (folder / "figures.sqlite").unlink()
    (folder / "figures.sqlite").mkdir()
    return folder


def test_what_cannot_be_written_is_kept_in_memory_and_told(folder: Path, told: Answer) -> None:
    some = statistics(journal(unwritable(folder)))
    catch_up(some)
    assert some.ask() == told
    assert some.trouble is not None
    assert some.trouble.why is Why.NOWHERE


def test_a_full_disk_keeps_nobody_from_asking(tmp_path: Path) -> None:
    with small_disk(tmp_path):
        where = journal(tmp_path)
        for number in range(GAMES):
            kept(where, number)
        fill(tmp_path)
        some = counted(where)
        assert some.ask().outcomes.all.games + some.ask().aside == GAMES
        assert some.trouble is not None
        assert some.trouble.why is Why.FULL


def test_a_journal_that_cannot_be_read_is_left_alone_until_it_is_looked_at_again(
    folder: Path,
) -> None:
    away = (folder / "journal.sqlite").rename(folder / "away")
    (folder / "journal.sqlite").mkdir()
    where = journal(folder)
    some = statistics(where)
    some.catch_up(10)
    assert some.ask().outcomes.all.games > 0
    (folder / "journal.sqlite").rmdir()
    away.rename(folder / "journal.sqlite")
    assert some.catch_up(10)
    kept(where, 0)
    some.look_again()
    catch_up(some)
    assert some.of_game(GAMES + 1) is not None


def test_a_damaged_journal_is_mended_and_its_sound_games_are_counted(folder: Path) -> None:
    where = journal(folder)
    some = counted(where)
    where.close()
    with closing(sqlite3.connect(where.path)) as db:
        db.execute("UPDATE games SET desk = '{' WHERE id = 2")
        db.execute("UPDATE games SET stamp = stamp + 1 WHERE id = 3")
        db.commit()
    some.look_again()
    catch_up(some)
    assert where.mended
    assert some.of_game(2) is some.of_game(3) is None
    assert some.of_game(4) is not None


def test_a_game_that_cannot_be_counted_keeps_nobody_from_playing(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "figures.sqlite").unlink()

    def count(game: Game) -> Mapping[str, int]:
        return {"trios": 1 // (game.seed != "counted 3")}

    file, where = folder / "figures.sqlite", journal(folder)
    some = Statistics(file, where, count, ["trios"], OFFERED.reached, (), OFFERED.canonical)
    catch_up(some)
    assert some.editions() == {"base": GAMES - 1}
    assert some.of_game(4) is None
    assert "game 4 cannot be counted" in caplog.text
    some.look_again()
    assert catch_up(some) == 0
