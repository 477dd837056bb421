"""Disks, names and clocks as few players have them: the window opens, the game can be played, and
what is wrong is said."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from build_scripts.damage import forged as damage_forged
from game.editions.base.box import BASE
from game.folders import VARIABLE, exports_folder, journal_file
from game.rules.game import Game
from game.screen.pages.games.games_page import GamesPage
from game.screen.window import log_file
from tests.records.journal.disk.disks import fill, small_disk
from tests.screen.pages.pages_used import listed, play, push, texts
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import press, thing

posix = pytest.mark.skipif(sys.platform == "win32", reason="names that are only bytes")


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, painted=True) as shown:
        yield shown


# Names that are no text


@posix
def test_files_in_folders_whose_names_are_no_text_are_listed_and_brought_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = f"{os.environ[VARIABLE]}-{os.fsdecode(bytes([0xFF]))}"
    monkeypatch.setenv(VARIABLE, own)
    with opened(seed=None, painted=True) as glass:
        bring_in(glass)
    assert journal_file().exists()


def bring_in(glass: Glass) -> None:
    """Saves a game as a file, gives it a name that is no text, and brings it in."""
    play(glass, 5)
    listed(glass)
    push(glass, "button.export.1")
    assert thing(glass.description, "text.told")["name"].startswith("Saved as ")
    (file,) = exports_folder().iterdir()
    file.rename(file.with_name(os.fsdecode(b"\xff\n\xfe.txt")))
    push(glass, "button.files")
    assert thing(glass.description, "text.file.0")["name"].startswith("???.txt")
    push(glass, "button.import.0")
    assert thing(glass.description, "text.told")["name"] == "This game is here already."
    glass.app.scene = GamesPage(glass.app, file.with_name(os.fsdecode(b"not there \xff.txt")))
    glass.step()
    told = thing(glass.description, "text.told")["name"]
    assert told == "not there ?.txt: There is no such file."


# A clock


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="a zone of one's own")
def test_in_a_time_zone_that_cannot_be_games_begin_and_are_kept(
    monkeypatch: pytest.MonkeyPatch, glass: Glass
) -> None:
    with monkeypatch.context() as zone:
        zone.setenv("TZ", "UTC+99")
        time.tzset()
        glass.app.games.new_game("abc")
        glass.until_rest()
        assert glass.table.keeper.trouble is None
        listed(glass)
        assert len(texts(glass.description)) == 1
    time.tzset()


# A disk without room


@pytest.mark.skipif(sys.platform != "linux", reason="a small disk")
def test_a_log_on_a_full_disk_is_silent_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with small_disk(tmp_path):
        stone = fill(tmp_path)
        written = log_file.start()
        assert written == tmp_path / "eight-doors.log"
        try:
            for number in range(300):
                log_file.log.info("line %s of something that is told", number)
            stone.unlink()
            log_file.log.info("there is room again")
            assert "there is room again" in written.read_text("utf-8")
            fill(tmp_path)
            log_file.log.info("not any more")
        finally:
            log_file.stop()
    assert capfd.readouterr().err == ""


# Games that cannot be opened


@pytest.mark.parametrize("number", range(2))
def test_a_forged_game_is_told_in_one_sentence_and_stays(glass: Glass, number: int) -> None:
    game = Game.start(BASE, seed="forged")
    table, rng = glass.app.games.begin(game), Random(number)
    while game.pending is not None:
        game.submit(rng.choice(game.legal()))
    table.keep()
    where = glass.app.games.journal
    with where.transaction() as db:
        damage_forged.events(db, Random(number))
    where.close()
    listed(glass)
    push(glass, "button.finished")
    rows = texts(glass.description)
    if not rows:
        push(glass, "button.running")
        rows = texts(glass.description)
    for key in ("button.continue.1", "button.export.1"):
        push(glass, key)
        assert glass.scene.name == "games"
        told = thing(glass.description, "text.told")["name"]
        assert told == "This version of the program cannot read that game."
        assert texts(glass.description) == rows
    assert where.mended == []
    assert not exports_folder().exists()
    glass.do(press(glass.description, "button.back"))
