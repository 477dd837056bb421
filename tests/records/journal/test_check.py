"""`check` tells whether a game or a journal is sound; `check --rebuild` makes its rows again."""

import json
import random
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from build_scripts.damage.byte_harms import ANYWHERE, IN_PAGES
from build_scripts.damage.forged import seal
from game.editions import OFFERED
from game.records.journal import check
from game.records.journal.file import schema
from game.records.journal.keeper import Keeper
from game.records.journal.record import COLUMNS, checksum
from game.records.journal.settings import FORMAT, Settings, write_settings
from game.records.journal.text.share import exported
from game.table.saved_table import SavedTable
from tests.records.journal.playing import EVENING, desk, journal, kept, played

ROWS = f"SELECT {', '.join(COLUMNS)}, checksum FROM games ORDER BY id"


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """Returns the file of a journal with a running game of which 3 commands are undone (1), a
    finished game (2), and a deleted game for two (3)."""
    where = journal(tmp_path)
    running = played("running", None, 12)
    keeper = Keeper(where, running)
    keeper.keep(desk(running).plain())
    running.rewind(3)
    keeper.keep(desk(running).plain())
    kept(where, played("finished"), rewinds=1)
    deleted = kept(where, played("deleted", "peek", 9), "peek")
    where.delete(deleted.record.id)
    where.close()
    return where.path


def checked(file: Path, capsys) -> tuple[int, list[str]]:
    """Returns the exit status of a check, and the lines that it told."""
    status = check.run(file, OFFERED, SavedTable.of)
    told = capsys.readouterr()
    assert bool(told.err) == (status == 2)
    return status, (told.out + told.err).splitlines()


def rebuilt(file: Path, capsys) -> tuple[int, list[str]]:
    status = check.run_rebuild(file, OFFERED, EVENING)
    told = capsys.readouterr()
    return status, (told.out + told.err).splitlines()


def spoil(file: Path, *statements: str) -> None:
    """Changes a file as no program of ours would."""
    with closing(sqlite3.connect(file)) as db, db:
        for statement in statements:
            db.execute(statement)


def restamp(file: Path, game: int, **columns: object) -> None:
    """Sets other values in the row of a game, with a checksum that fits them."""
    with closing(sqlite3.connect(file)) as db, db:
        names = ", ".join(f"{name} = ?" for name in columns)
        db.execute(f"UPDATE games SET {names} WHERE id = ?", (*columns.values(), game))
        row = db.execute(f"SELECT {', '.join(COLUMNS)} FROM games WHERE id = ?", (game,)).fetchone()
        db.execute("UPDATE games SET checksum = ? WHERE id = ?", (checksum(list(row)), game))


def rewrite(file: Path, game: int, number: int, events: list) -> None:
    """Sets other events of a command in a running game, with all checksums made anew."""
    line = json.dumps(events, separators=(",", ":"))
    with closing(sqlite3.connect(file)) as db, db:
        which = "WHERE game = ? AND number = ?"
        db.execute(f"UPDATE commands SET events = ? {which}", (line, game, number))
        seal(db)


def events_of(file: Path, game: int, number: int) -> list:
    with closing(sqlite3.connect(file)) as db:
        asked = "SELECT events FROM commands WHERE game = ? AND number = ?"
        return json.loads(db.execute(asked, (game, number)).fetchone()[0])


def rows(file: Path) -> list[tuple]:
    """Returns every row of every table, without the stamps, which change with every change."""
    with closing(sqlite3.connect(file)) as db:
        games = [row[:1] + row[2:-1] for row in db.execute(ROWS)]
        return games + [
            row
            for table in ("commands ORDER BY game, number", "logs ORDER BY game")
            for row in db.execute(f"SELECT * FROM {table}")
        ]


# Exported games


def test_a_sound_game_is_told_in_one_line(tmp_path, capsys):
    saved = kept(journal(tmp_path), played("sound", None, 10))
    (tmp_path / "game.txt").write_bytes(exported(saved))
    state = saved.game.state
    told = f"sound: alone, turn {state.turn}, {len(state.doors(0))} of 8 Doors, not finished"
    assert checked(tmp_path / "game.txt", capsys) == (0, [told])


def test_a_game_that_is_not_sound_is_told_with_its_line_and_the_reason(tmp_path, capsys):
    lines = exported(kept(journal(tmp_path), played("sound", None, 10))).splitlines()
    lines[8] = b'{"type":"\\u001b[2J\\ud800"}'
    (tmp_path / "game.txt").write_bytes(b"\n".join(lines))
    status, told = checked(tmp_path / "game.txt", capsys)
    assert status == 1
    assert told == ['not sound: Line 9: No event has the type "\\x1b[2J\\ud800".']


def test_the_desk_is_judged_too(tmp_path, capsys):
    text = exported(kept(journal(tmp_path), played("sound", "open", 3), "open"))
    (tmp_path / "game.txt").write_bytes(text.replace(b'"open"', b'"shut"', 1))
    assert checked(tmp_path / "game.txt", capsys)[0] == 1


def test_what_cannot_be_read_has_a_status_of_its_own(tmp_path, capsys):
    text = exported(kept(journal(tmp_path), played("sound", None, 3)))
    (tmp_path / "newer.txt").write_bytes(text.replace(b'"version":1', b'"version":2'))
    newer = tmp_path / "newer.sqlite"
    with closing(schema.connect(newer)) as db:
        db.execute("PRAGMA user_version = 2")
    for file in (tmp_path, tmp_path / "nowhere.txt", tmp_path / "newer.txt", newer):
        status, told = checked(file, capsys)
        assert status == 2
        assert len(told) == 1


# Settings


def test_settings_are_told_from_games_by_their_ending(tmp_path, capsys):
    file = tmp_path / "settings.json"
    write_settings(tmp_path, Settings(text_size=150))
    sound = file.read_bytes()
    assert checked(file, capsys) == (0, ["sound: settings"])
    for wrong in (sound.replace(b"150", b"151"), sound[:-9], b"", b"[]", b"\xff"):
        file.write_bytes(wrong)
        status, (told,) = checked(file, capsys)
        assert status == 1
        assert told.startswith("not sound: ")
        assert file.read_bytes() == wrong
    newer = f'"format":{FORMAT + 1}'.encode()
    file.write_bytes(sound.replace(f'"format":{FORMAT}'.encode(), newer))
    assert checked(file, capsys)[0] == 2


# Journals


def test_every_game_of_a_journal_has_its_line_and_nothing_is_changed_or_left(filled, capsys):
    before = filled.read_bytes()
    status, told = checked(filled, capsys)
    assert status == 0
    assert told[0].startswith("game 1: sound: alone, turn ")
    assert told[1].endswith("Doors, lost")
    assert told[2].startswith("game 3: sound: two players, hidden hands, turn ")
    assert told[3:] == ["3 games sound, 0 not sound"]
    assert filled.read_bytes() == before
    assert [file.name for file in filled.parent.iterdir()] == [filled.name]


def test_a_journal_is_checked_while_somebody_plays(filled, capsys):
    where = journal(filled.parent)
    keeper = Keeper(where, played("now", None, 3))
    keeper.keep({})
    wal = Path(f"{filled}-wal")
    before = filled.read_bytes(), wal.read_bytes()
    status, told = checked(filled, capsys)
    assert (status, told[-1]) == (0, "4 games sound, 0 not sound")
    assert (filled.read_bytes(), wal.read_bytes()) == before
    keeper.keep({"still": "kept"})
    assert keeper.trouble is None
    where.close()


def test_a_journal_with_a_name_of_odd_letters_is_found(filled, capsys):
    question = "" if sys.platform == "win32" else "?"  # no name on Windows may have one
    odd = filled.with_name(f"a journal{question} #1 50% é.sqlite")
    shutil.copy(filled, odd)
    assert checked(odd, capsys)[0] == 0


NOT_WRITTEN = "Its commands are not as they were written."
FLAWS: dict[str, tuple[dict[str, object], str]] = {
    "another turn": ({"turn": 99}, "Its row differs from its events: turn."),
    "other Doors": ({"doors": 7, "deck": 0}, "Its row differs from its events: doors, deck."),
    "another seed": ({"seed": "x"}, "Its row differs from its events: seed."),
    "another end": ({"result": "won"}, "Its row differs from its events: result."),
    "another edition": ({"edition": "the towers"}, "This program has no such edition."),
    "another link": ({"link": 1}, NOT_WRITTEN),
    "other answers": ({"answers": 99}, NOT_WRITTEN),
    "a desk that is none": ({"desk": "{"}, ""),
}
HARMS = {
    "UPDATE games SET turn = 99 WHERE id = 1": "",
    "UPDATE games SET checksum = 1 WHERE id = 1": "",
    "UPDATE commands SET events = replace(events, 'OS', 'OM') WHERE game = 1 AND number = 0": "",
    "UPDATE commands SET link = 1 WHERE game = 1 AND number = 2": NOT_WRITTEN,
    "UPDATE commands SET events = x'ff' WHERE game = 1 AND number = 2": "",
    "UPDATE commands SET events = CAST(x'ff' AS TEXT) WHERE game = 1 AND number = 2": "",
    "DELETE FROM commands WHERE game = 1 AND number = 2": NOT_WRITTEN,
    "DELETE FROM commands WHERE game = 1": NOT_WRITTEN,
    "DELETE FROM commands WHERE game = 1 AND number = 9": NOT_WRITTEN,
    "UPDATE logs SET packed = x'00' WHERE game = 2": NOT_WRITTEN,
}


def flaw_of(file: Path, capsys, game: int = 1) -> str:
    """Returns what is told of the only game that is not sound."""
    status, told = checked(file, capsys)
    assert status == 1
    assert told[-1] == "2 games sound, 1 not sound"
    number, _, flaw = told[game - 1].partition(": not sound: ")
    assert number == f"game {game}"
    assert flaw
    return flaw


@pytest.mark.parametrize("name", FLAWS)
def test_a_row_that_differs_from_the_events_is_named(name, filled, capsys):
    columns, flaw = FLAWS[name]
    restamp(filled, 1, **columns)
    assert flaw_of(filled, capsys) == flaw or not flaw


@pytest.mark.parametrize("harm", HARMS)
def test_a_changed_row_is_noticed(harm, filled, capsys):
    spoil(filled, harm)
    flaw = flaw_of(filled, capsys, game=2 if "logs" in harm else 1)
    assert flaw == HARMS[harm] or not HARMS[harm]


def test_a_forged_game_with_right_checksums_is_still_found_out(filled, capsys):
    """To fold the events would not be enough; the check plays the game again, and what was undone,
    too."""
    events = events_of(filled, 1, 4)
    rewrite(filled, 1, 4, [event for event in events if event["type"] != "Awaiting"][::-1])
    assert "what the rules make" in flaw_of(filled, capsys)
    rewrite(filled, 1, 4, events)
    events = events_of(filled, 1, 11)
    rewrite(filled, 1, 11, [events[0], events[-1], *events[1:-1]])
    assert flaw_of(filled, capsys).startswith("Event ")


def test_commands_that_are_cut_elsewhere_are_noticed(filled, capsys):
    first, second = events_of(filled, 1, 3), events_of(filled, 1, 4)
    rewrite(filled, 1, 3, first[:-1])
    rewrite(filled, 1, 4, [first[-1], *second])
    assert flaw_of(filled, capsys) == "Its rows do not begin where commands do."


def test_commands_without_a_row_are_noticed(filled, capsys):
    spoil(filled, "DELETE FROM games WHERE id = 1")
    status, told = checked(filled, capsys)
    assert status == 1
    assert told[0] == "not sound: Game 1 has commands, but no row."


def test_another_database_is_no_journal(tmp_path, capsys):
    spoil(tmp_path / "other.sqlite", "CREATE TABLE games (id)")
    status, told = checked(tmp_path / "other.sqlite", capsys)
    assert (status, told) == (1, ["not sound: These are not the tables of a journal."])


def test_a_damaged_file_never_ends_a_check_otherwise(filled, tmp_path, capsys):
    """The damage is told, or no game shows it."""
    whole, chance, noticed = filled.read_bytes(), random.Random("damage"), 0
    broken = tmp_path / "broken.sqlite"
    for harm in [*ANYWHERE.values(), *IN_PAGES.values()] * 5:
        broken.write_bytes(harm(whole, chance))
        status, told = checked(broken, capsys)
        assert status in (0, 1, 2)
        assert told
        noticed += status != 0
    assert noticed > 30


# Made again


def test_rows_that_are_right_stay_as_they_are(filled, capsys):
    before = rows(filled)
    assert rebuilt(filled, capsys) == (0, ["3 games, 0 with wrong rows that are right now"])
    assert rows(filled) == before
    assert [file.name for file in filled.parent.iterdir()] == [filled.name]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE games SET turn = 99, doors = 8, deck = 0, seed = 'x', seats = 2",
        "UPDATE games SET visibility = 'hidden', first_seat = 1, edition = 'x'",
        "UPDATE games SET result = 'won', reason = 'conceded'",
        "UPDATE games SET result = NULL, reason = NULL",
        "UPDATE games SET link = 1",
        "UPDATE games SET checksum = 1",
        "UPDATE commands SET link = 1",
    ],
)
def test_wrong_rows_are_made_again_from_the_events(statement, filled, capsys):
    before = rows(filled)
    spoil(filled, statement)
    spoilt = rows(filled)
    assert checked(filled, capsys)[0] == 1
    status, told = rebuilt(filled, capsys)
    assert status == 0
    assert told[0] == "as it was before: journal.before-2026-11-22.sqlite"
    assert rows(filled) == before
    assert checked(filled, capsys)[0] == 0
    assert rows(filled.with_name("journal.before-2026-11-22.sqlite")) == spoilt


def test_every_row_keeps_what_no_event_tells_and_a_game_without_a_row_has_one_again(filled, capsys):
    log = journal(filled.parent).load(2).game.log
    restamp(filled, 3, rewinds=5, imported=1, began="2020-02-02T02:02:02")
    spoil(filled, "UPDATE games SET turn = 99", "DELETE FROM games WHERE id = 2")
    assert rebuilt(filled, capsys)[1][-1] == "3 games, 3 with wrong rows that are right now"
    where = journal(filled.parent)
    assert where.load(2).game.log == log
    assert [record.id for record in where.records("finished")] == [2]
    (record,) = where.records("deleted")
    assert (record.rewinds, record.imported, record.began) == (5, True, "2020-02-02T02:02:02")
    assert SavedTable.party_of(record.desk) is not None
    assert len(where.load(1).undone) == 3
    where.close()


def test_what_no_row_can_hold_is_put_right(filled, capsys):
    columns = {"rewinds": "x", "began": "x", "desk": "{", "answers": "x", "played": "x"}
    restamp(filled, 1, **columns)
    assert rebuilt(filled, capsys)[0] == 0
    assert checked(filled, capsys)[0] == 0
    where = journal(filled.parent)
    # Only the row told how many of the commands stand; now all do.
    assert where.load(1).record.answers == 12
    where.close()


def test_a_game_without_sound_events_is_left_as_it_is(filled, capsys):
    spoil(filled, "DELETE FROM commands WHERE game = 1 AND number = 4")
    spoil(filled, "UPDATE games SET turn = 99 WHERE id = 3")
    status, told = rebuilt(filled, capsys)
    assert status == 1
    assert told == [
        "game 1: left as it was: Some of its commands are missing.",
        "as it was before: journal.before-2026-11-22.sqlite",
        "3 games, 1 with wrong rows that are right now",
    ]


def stamps(file: Path) -> dict[int, int]:
    with closing(sqlite3.connect(file)) as db:
        return dict(db.execute("SELECT id, stamp FROM games"))


def test_a_mended_row_has_a_new_stamp_so_that_a_program_that_is_open_reads_it_again(filled, capsys):
    before = stamps(filled)
    spoil(filled, "UPDATE games SET turn = 99 WHERE id = 1")
    where = journal(filled.parent)
    assert where.count("running") == 1
    assert rebuilt(filled, capsys)[0] == 0
    assert where.load(1).record.turn == where.load(1).game.state.turn
    where.close()
    after = stamps(filled)
    assert [game for game in before if after[game] != before[game]] == [1]


def test_copies_never_lie_over_one_another(filled, capsys):
    for _ in range(2):
        spoil(filled, "UPDATE games SET turn = 99 WHERE id = 1")
        rebuilt(filled, capsys)
    names = sorted(file.name for file in filled.parent.glob("*before*"))
    assert names == ["journal.before-2026-11-22-2.sqlite", "journal.before-2026-11-22.sqlite"]


def test_only_a_journal_is_made_again(tmp_path, capsys):
    spoil(tmp_path / "other.sqlite", "CREATE TABLE games (id)")
    (tmp_path / "empty.sqlite").touch()
    (tmp_path / "game.txt").write_text("a text")
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    for file in (*before, tmp_path / "nowhere.sqlite", tmp_path):
        assert rebuilt(file, capsys)[0] == 2
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_busy_journal_is_told(filled, capsys, monkeypatch):
    monkeypatch.setattr(schema, "PATIENCE", 0.05)
    with closing(sqlite3.connect(filled, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        status, told = rebuilt(filled, capsys)
    assert (status, told) == (2, ["eight-doors check: Another program holds the journal."])
