"""Two programs with one journal, each in a process of its own."""

import sys

import pytest

from game.records.journal.trouble import Trouble, Why
from tests.records.journal.evenings import Evening, games, neighbour, opened, written
from tests.variants import variants


def test_two_programs_with_different_games_do_not_disturb_each_other(tmp_path):
    with neighbour(tmp_path) as other:
        mine, theirs = Evening(opened(tmp_path), "mine"), other("begin", "theirs")
        for _ in range(30):
            theirs.ask("play", 1)
            mine.play(1)
            theirs.hear()
            assert (mine.keeper.trouble, theirs.why) == (None, None)
        assert games(mine.journal) == {written(mine.game), theirs.written}


def test_two_programs_with_the_same_game_part_and_both_are_kept(tmp_path):
    journal = opened(tmp_path)
    mine = Evening(journal).play(5)
    with neighbour(tmp_path) as other:
        theirs = other("resume", mine.keeper.id)("play", 3)
        number = mine.keeper.id
        mine.play(2)
        assert mine.keeper.parted
        assert mine.keeper.id != number
        assert mine.is_kept
        theirs("play", 2)
        assert (theirs.id, theirs.parted) == (number, False)
        mine.play(2)
        assert games(journal) == {written(mine.game), theirs.written}


def test_a_game_that_another_program_deletes_goes_on_as_a_new_one(tmp_path):
    journal = opened(tmp_path)
    mine = Evening(journal).play(5)
    with neighbour(tmp_path) as other:
        other("delete", mine.keeper.id)
        assert mine.play(1).is_kept
        other("empty_bin")
        assert mine.play(1).is_kept
        other("delete", mine.keeper.id)
        other("empty_bin")
        assert mine.play(1).is_kept
    assert games(journal) == {written(mine.game)}


def test_while_another_program_holds_the_file_the_game_goes_on_in_memory(tmp_path):
    mine = Evening(opened(tmp_path)).play(5)
    with neighbour(tmp_path) as other:
        other("lock")
        mine.play(3)
        assert mine.why is Why.BUSY
        other("unlock")
        assert mine.play(1).is_kept


def test_a_program_that_starts_while_the_file_is_held_can_begin_a_game(tmp_path):
    Evening(opened(tmp_path), "first").journal.close()
    with neighbour(tmp_path) as other:
        other("lock")
        mine = Evening(opened(tmp_path))
        assert mine.why is Why.BUSY
        other("unlock")
        assert mine.play(1).is_kept
    assert mine.journal.mended == []


def test_a_file_that_is_deleted_while_two_programs_play_is_written_anew(tmp_path):
    mine = Evening(opened(tmp_path)).play(5)
    with neighbour(tmp_path) as other:
        theirs = other("begin", "theirs")("play", 4)
        if sys.platform == "win32":  # Windows deletes no file that is open
            mine.journal.close()
            theirs("close")
        for path in tmp_path.iterdir():
            path.unlink()
        mine.play(1)
        theirs("play", 1)
        mine.play(1)
        theirs("play", 1)
        assert theirs.why is None
        assert mine.is_kept
        assert games(mine.journal) == {written(mine.game), theirs.written}


def test_if_only_the_file_is_deleted_its_log_is_set_aside(tmp_path):
    mine = Evening(opened(tmp_path)).play(5)
    log = tmp_path / "journal.sqlite-wal"
    written_last = log.read_bytes()
    if sys.platform == "win32":  # Windows deletes no file that is open
        mine.journal.close()
        log.write_bytes(written_last)
    mine.journal.path.unlink()
    assert mine.play(1).is_kept
    assert (tmp_path / "journal.damaged-2026-11-22.sqlite-wal").stat().st_size > 0


def test_the_folder_may_be_deleted_while_one_plays(tmp_path):
    folder = tmp_path / "of" / "mine"
    mine = Evening(opened(folder)).play(5)
    if sys.platform == "win32":  # Windows deletes no file that is open
        mine.journal.close()
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    assert mine.play(1).is_kept


def test_one_sets_the_file_aside_while_the_other_has_it_open(tmp_path):
    journal = opened(tmp_path)
    mine, spoilt = Evening(journal, "mine").play(5), Evening(journal, "spoilt").play(5)
    with neighbour(tmp_path) as other:
        theirs = other("begin", "theirs")("play", 5)
        with journal.transaction() as db:
            db.execute("UPDATE games SET turn = 99 WHERE id = ?", (spoilt.keeper.id,))
        with pytest.raises(Trouble):
            journal.load(spoilt.keeper.id)
        assert (journal.mended[0].brought, journal.mended[0].lost) == (2, 1)
        numbers = mine.keeper.id, theirs.id
        theirs("play", 2)
        assert mine.play(2).is_kept
        assert (mine.keeper.id, theirs.id) == numbers
        assert (theirs.why, theirs.parted) == (None, False)
        assert games(journal) == {written(mine.game), theirs.written}
    assert games(opened(tmp_path)) == {written(mine.game), theirs.written}


def test_two_programs_that_find_the_damage_together_mend_it_once(tmp_path):
    journal = opened(tmp_path)
    mine, spoilt = Evening(journal, "mine").play(5), Evening(journal, "spoilt").play(5)
    with journal.transaction() as db:
        db.execute("UPDATE games SET turn = 99 WHERE id = ?", (spoilt.keeper.id,))
    journal.close()
    with neighbour(tmp_path) as one, neighbour(tmp_path) as two:
        one.ask("begin", "one")
        two.ask("begin", "two")
        one.hear()
        two.hear()
        for program in (one, two):
            program.ask("play", 3)
        one.hear()
        two.hear()
        assert (one.why, two.why) == (None, None)
        with pytest.raises(Trouble) as refusal:
            journal.load(spoilt.keeper.id)
        again = opened(tmp_path)
        assert games(again) == {written(mine.game), one.written, two.written}
    assert refusal.value.why in (Why.DAMAGED, Why.GONE)
    assert len(list(tmp_path.glob("journal.damaged-*.sqlite"))) == 1


@pytest.mark.parametrize("time", variants([0], [1, 2, 3]))
def test_two_programs_may_make_the_journal_at_the_same_moment(tmp_path, time):
    with neighbour(tmp_path) as one, neighbour(tmp_path) as two:
        one.ask("begin", "one")
        two.ask("begin", "two")
        one.hear()
        two.hear()
        one("play", 1)
        two("play", 1)
        assert (one.why, two.why) == (None, None)
        assert (one.mended, two.mended) == (0, 0)
        assert games(opened(tmp_path)) == {one.written, two.written}
