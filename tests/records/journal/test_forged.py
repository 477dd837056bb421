"""Journals that somebody forged, with checksums that fit. A game opens as it was played, or not at
all; nothing hangs, and nothing is deleted."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from build_scripts.damage import forged as damage_forged
from build_scripts.damage.row_harms import ENDLESS
from game.records.journal.file.store import SHELVES, Journal
from game.records.journal.trouble import Trouble, Why
from tests.records.journal.evenings import Evening, opened, written
from tests.variants import variants


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[int, str]]:
    """Returns the file of a journal of running and finished games, and what was played in each."""
    where = opened(tmp_path_factory.mktemp("sound"))
    evenings = [Evening(where, f"game {n}", 1 + n % 2).play(n * 7) for n in range(4)]
    evenings += [Evening(where, f"finished {n}", 1 + n % 2).play(999) for n in range(4)]
    where.close()
    return where.path, {evening.keeper.id: written(evening.game) for evening in evenings}


def harmed(sound: Path, folder: Path, script: str = "") -> sqlite3.Connection:
    """Returns a connection to a copy of the journal in which these statements were carried out."""
    shutil.copy(sound, folder / "journal.sqlite")
    db = sqlite3.connect(folder / "journal.sqlite", isolation_level=None)
    db.executescript(script)
    return db


def looked_through(where: Journal) -> tuple[dict[int, str], list[Why]]:
    """Returns what was played in all games that can be opened, and the reasons why others, or a
    whole shelf at first, cannot be."""
    found, whys = {}, []
    for shelf in SHELVES:
        try:
            listed = where.records(shelf, 0, 99)
        except Trouble as trouble:
            whys.append(trouble.why)
            listed = where.records(shelf, 0, 99)
        for record in listed:
            try:
                found[record.id] = written(where.load(record.id).game)
            except Trouble as trouble:
                whys.append(trouble.why)
    return found, whys


@pytest.mark.parametrize("count", variants([8], [25]))
def test_no_forged_event_is_taken_for_one_that_was_played(sound, tmp_path, count):
    path, played = sound
    for number in range(count):
        folder = tmp_path / str(number)
        folder.mkdir()
        with closing(harmed(path, folder)) as db:
            damage_forged.events(db, Random(number))
        forged = (folder / "journal.sqlite").read_bytes()
        where = opened(folder)
        found, whys = looked_through(where)
        assert len(whys) == 1
        # What the rules do not know stays in the journal, since another version may know it.
        for mended in where.mended:
            assert mended.file.read_bytes() == forged
        assert len(found) == len(played) - 1
        assert found.items() <= played.items()
        where.close()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("began", "2026-99-99"),
        ("began", "never"),
        ("touched", "2026-11-22\0" + "20:15:00"),
        ("touched", ""),
        ("edition", "\0"),
        ("seats", 3),
        ("visibility", "peek"),
        ("first_seat", 2),
        ("seed", b"\0"),
        ("turn", 2**62),
        ("deck", -1),
        ("result", "market"),
        ("reason", "a\nb"),
        ("rewinds", 2**40),
        ("imported", 2),
        ("desk", '{"order": NaN}'),
        ("desk", '{"a":' * 400 + "1" + "}" * 400),
    ],
)
def test_a_row_that_nobody_wrote_is_no_row_of_any_page(sound, tmp_path, column, value):
    path, played = sound
    with closing(harmed(path, tmp_path)) as db:
        db.execute(f"UPDATE games SET {column} = ? WHERE id = 2", (value,))
        damage_forged.seal(db)
    forged = (tmp_path / "journal.sqlite").read_bytes()
    where = opened(tmp_path)
    found, whys = looked_through(where)
    assert whys == [Why.DAMAGED]
    assert found == {number: game for number, game in played.items() if number != 2}
    assert where.mended[0].file.read_bytes() == forged
    where.close()


HIDDEN = f"""PRAGMA writable_schema = ON; INSERT INTO sqlite_schema VALUES ('trigger', 'sqlite_t',
    'games', 0, 'CREATE TRIGGER sqlite_t AFTER INSERT ON games BEGIN INSERT INTO logs
    SELECT n, n FROM ({ENDLESS.removeprefix("AS ")} SELECT n FROM r); END')"""
SCRIPTS = {
    "games": f"DROP TABLE games; CREATE VIEW games {ENDLESS} SELECT n AS id, n AS played FROM r",
    "logs": f"DROP TABLE logs; CREATE VIEW logs {ENDLESS} SELECT n AS game, '' AS packed FROM r",
    "commands": f"DROP TABLE commands; CREATE VIEW commands {ENDLESS} SELECT n AS game FROM r",
    "join": """DROP TABLE games; CREATE VIEW games AS SELECT a.number AS id FROM
        commands a, commands b, commands c, commands d, commands e, commands f, commands g""",
    "hidden trigger": HIDDEN,
}


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=list(SCRIPTS))
def test_what_only_looks_like_a_table_is_not_read(sound, tmp_path, script):
    path, played = sound
    harmed(path, tmp_path, script).close()
    forged = (tmp_path / "journal.sqlite").read_bytes()
    where = opened(tmp_path)
    found, whys = looked_through(where)
    assert whys == [Why.DAMAGED]
    assert found.items() <= played.items()
    assert where.mended[0].file.read_bytes() == forged
    assert Evening(where, "new").play(2).is_kept
    where.close()


def test_games_that_go_on_are_found_though_the_finished_ones_are_not(sound, tmp_path):
    path, played = sound
    harmed(path, tmp_path, SCRIPTS["logs"]).close()
    where = opened(tmp_path)
    found, _ = looked_through(where)
    assert found == {number: played[number] for number in (1, 2, 3, 4)}
    where.close()
