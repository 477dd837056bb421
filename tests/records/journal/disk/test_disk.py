"""A full or locked disk never stops the game, and what could not be written is written later."""

import os
import shutil
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.records.journal.trouble import Trouble, Why
from tests.records.journal.disk.disks import LINUX_ROOT, fill, ran, small_disk
from tests.records.journal.evenings import NOBODY, SPAWN, Evening, neighbour, opened, written

posix = pytest.mark.skipif(sys.platform == "win32", reason="folders with rights")


def test_on_a_full_disk_the_game_goes_on_and_is_written_when_there_is_room(tmp_path):
    with small_disk(tmp_path):
        stone = fill(tmp_path)
        evening = Evening(opened(tmp_path)).play(5)
        assert evening.why is Why.FULL
        stone.unlink()
        assert evening.play(1).is_kept
        for _ in range(3):
            stone = fill(tmp_path)
            length = len(evening.game.log)
            while evening.keeper.trouble is None and evening.game.pending is not None:
                evening.play(1)
            assert evening.why is Why.FULL
            assert len(evening.game.log) > length
            kept = written(opened(tmp_path).load(evening.keeper.id).game)
            assert written(evening.game).startswith(kept[: kept.rindex("{")])
            stone.unlink()
            assert evening.play(1).is_kept
        evening.journal.close()


def test_a_damaged_journal_on_a_full_disk_stays_until_it_can_be_mended(tmp_path):
    with small_disk(tmp_path):
        journal = opened(tmp_path)
        Evening(journal, "sound").play(999)
        evening = Evening(journal, "mine").play(5)
        with journal.transaction() as db:
            db.execute("UPDATE games SET turn = 99 WHERE id = ?", (evening.keeper.id,))
        journal.close()
        before = journal.path.read_bytes()
        stone = fill(tmp_path)
        evening.play(1)
        assert evening.why is Why.FULL
        assert journal.path.read_bytes() == before
        assert journal.mended == []
        stone.unlink()
        assert evening.play(1).is_kept
        assert (journal.mended[0].brought, journal.mended[0].lost) == (1, 1)
        assert journal.mended[0].file.read_bytes() == before
        journal.close()


def test_a_disk_that_becomes_read_only_and_writable_again(tmp_path):
    with small_disk(tmp_path):
        evening = Evening(opened(tmp_path)).play(5)
        evening.journal.close()
        assert ran("mount", "-o", "remount,ro", str(tmp_path))
        evening.play(3)
        assert evening.why is Why.READ_ONLY
        assert ran("mount", "-o", "remount,rw", str(tmp_path))
        assert evening.play(1).is_kept
        evening.journal.close()


def _limited(folder: Path, line) -> None:
    import resource

    evening = Evening(opened(folder)).play(5)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    evening.play(20)
    why = evening.why
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    kept = evening.play(1).is_kept
    evening.journal.close()
    line.send((why, kept))


@pytest.mark.skipif(sys.platform == "win32", reason="a limit to the size of files")
def test_no_file_may_grow_any_more(tmp_path):
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=_limited, args=(tmp_path, theirs))
    process.start()
    theirs.close()
    why, kept = ours.recv()
    process.join()
    assert why in (Why.FULL, Why.FAILING)
    assert kept


# Permissions, as an ordinary user


@contextmanager
def own_folder():
    """Yields a folder of an ordinary user and the number of that user; 0 is the user who runs the
    tests."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "own"
        folder.mkdir()
        user = NOBODY if os.geteuid() == 0 else 0
        if user:
            Path(name).chmod(0o755)
            shutil.chown(folder, user, user)
        yield folder, user
        folder.chmod(0o755)


@posix
def test_a_folder_that_may_not_be_written_to(tmp_path):
    with own_folder() as (folder, user), neighbour(folder, user) as program:
        folder.chmod(0o555)
        assert program("begin", "mine").why is Why.READ_ONLY
        assert program("play", 3).why is Why.READ_ONLY
        folder.chmod(0o755)
        assert program("play", 1).why is None
        assert written(opened(folder).load(program.id).game) == program.written


@posix
def test_a_folder_that_may_not_be_made(tmp_path):
    with own_folder() as (folder, user), neighbour(folder / "deeper", user) as program:
        folder.chmod(0o555)
        assert program("begin", "mine").why is Why.READ_ONLY
        folder.chmod(0o755)
        assert program("play", 1).why is None


@posix
def test_a_folder_that_may_not_even_be_looked_into(tmp_path):
    with own_folder() as (folder, user), neighbour(folder, user) as program:
        program("begin", "mine")
        folder.chmod(0)
        assert program("play", 2).why in (Why.READ_ONLY, Why.NOWHERE)
        folder.chmod(0o755)
        assert program("play", 1).why is None
        assert written(opened(folder).load(program.id).game) == program.written


@posix
def test_a_file_that_may_not_be_written_to(tmp_path):
    with own_folder() as (folder, user), neighbour(folder, user) as program:
        program("begin", "mine")("close")
        file = folder / "journal.sqlite"
        file.chmod(0o444)
        assert program("play", 2).why is Why.READ_ONLY
        file.chmod(0o644)
        assert program("play", 1).why is None
        assert written(opened(folder).load(program.id).game) == program.written


@posix
def test_a_damaged_journal_in_a_folder_that_may_not_be_written_to(tmp_path):
    with own_folder() as (folder, user), neighbour(folder, user) as program:
        letter, file = b"not a journal at all", folder / "journal.sqlite"
        file.write_bytes(letter)
        file.chmod(0o666)
        folder.chmod(0o555)
        assert program("begin", "mine").why is Why.READ_ONLY
        assert program("play", 2).why is Why.READ_ONLY
        assert file.read_bytes() == letter
        folder.chmod(0o755)
        assert program("play", 1).why is None
        assert (folder / "journal.damaged-2026-11-22.sqlite").read_bytes() == letter


def test_what_was_set_aside_in_part_goes_back(tmp_path):
    journal = opened(tmp_path)
    evening = Evening(journal).play(5)
    with journal.transaction() as db:
        db.execute("UPDATE games SET turn = 99")
    if not LINUX_ROOT or not ran("chattr", "+i", str(journal.path)):
        pytest.skip("only root may forbid that one file is renamed")
    try:
        with pytest.raises(Trouble):
            journal.load(evening.keeper.id)
        assert journal.mended == []
        assert not list(tmp_path.glob("journal.damaged*"))
    finally:
        ran("chattr", "-i", str(journal.path))
    assert evening.play(1).is_kept
    assert len(journal.mended) == 1


# Something else lies there


@pytest.mark.parametrize("make", [Path.mkdir, getattr(os, "mkfifo", Path.mkdir)])
def test_what_is_no_file_is_left_where_it_is_and_not_waited_for(tmp_path, make):
    file = tmp_path / "journal.sqlite"
    make(file)
    evening = Evening(opened(tmp_path)).play(3)
    assert evening.why is Why.NOWHERE
    assert file.exists()
    assert not file.is_file()
    file.rmdir() if file.is_dir() else file.unlink()
    assert evening.play(1).is_kept
    assert evening.journal.mended == []


@pytest.mark.parametrize("parts", [["a" * 300], ["b" * 99] * 60], ids=["name", "path"])
def test_a_folder_whose_name_is_too_long_for_any_disk(tmp_path, parts):
    assert Evening(opened(tmp_path.joinpath(*parts))).play(3).why is Why.NOWHERE


def test_a_file_where_the_folder_should_be(tmp_path):
    (tmp_path / "own").write_text("a letter")
    evening = Evening(opened(tmp_path / "own")).play(3)
    assert evening.why is Why.NOWHERE
    assert (tmp_path / "own").read_text() == "a letter"
    (tmp_path / "own").unlink()
    assert evening.play(1).is_kept


def test_folders_that_are_missing_are_made(tmp_path):
    question = "" if sys.platform == "win32" else "?"  # no name on Windows may have one
    assert Evening(opened(tmp_path / "a" / f"b ü %20{question}#" / "c")).play(2).is_kept
