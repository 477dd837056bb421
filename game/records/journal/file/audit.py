"""Judges the games of a journal one by one, by playing each again, and changes nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from game.records.journal.file import reading, schema
from game.records.journal.file.reading import Unsound
from game.records.journal.trouble import Trouble, Why
from game.rules.game import Game
from game.rules.ruleset import Ruleset


@dataclass(frozen=True)
class Verdict:
    """What is found of game `id`: the game as it stands, or else what is wrong with it."""

    id: int
    game: Game | None
    flaw: str = ""


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A journal, to be read only, whatever its texts hold. Raises sqlite3.Error, or Trouble for a
    newer format."""
    # Where nobody is at work SQLite needs no files beside this one, and must leave none there.
    busy = any(Path(f"{path}{end}").exists() for end in ("-wal", "-journal"))
    place = schema.address(path, "mode=ro", *([] if busy else ["immutable=1"]))
    db = sqlite3.connect(place, timeout=schema.PATIENCE, isolation_level=None, uri=True)
    db.text_factory = readable
    try:
        schema.guard(db, path)
        application, version, tables = schema.head(db)
        if application == schema.APPLICATION and version > schema.FORMAT:
            raise Trouble(Why.NEWER)
        if (application, version, tables) != (
            schema.APPLICATION,
            schema.FORMAT,
            set(schema.TABLES),
        ):
            raise sqlite3.DatabaseError("These are not the tables of a journal.")
        db.execute("BEGIN")
        yield db
    except UnicodeDecodeError:
        # Even an error of SQLite may quote what is no text.
        raise sqlite3.DatabaseError("The tables cannot be read.") from None
    finally:
        db.close()


def readable(text: bytes) -> str:
    """A text, and whatever lies in the place of one; no checksum fits that."""
    return text.decode("utf-8", "backslashreplace")


def damage(db: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds wrong, and rows that belong to no game."""
    found = [row[0] for row in db.execute("PRAGMA integrity_check(5)")]
    flaws = [str(line).replace("\n", " ") for line in found if line != "ok"]
    lost = owners(db) - {row[0] for row in db.execute("SELECT id FROM games NOT INDEXED")}
    return flaws + [f"Game {game} has commands, but no row." for game in sorted(lost)]


def owners(db: sqlite3.Connection) -> set[int]:
    """The numbers of all games that have commands."""
    asked = "SELECT game FROM commands UNION SELECT game FROM logs"
    return {row[0] for row in db.execute(asked) if type(row[0]) is int}


def verdicts(db: sqlite3.Connection, editions: Mapping[str, Ruleset]) -> Iterator[Verdict]:
    """Game by game, in the order of their numbers."""
    rows = db.execute("SELECT id FROM games NOT INDEXED ORDER BY id").fetchall()
    for (number,) in rows:
        try:
            yield Verdict(number, sound(db, editions, number))
        except (ValueError, TypeError, LookupError, sqlite3.Error) as flaw:
            yield Verdict(number, None, str(flaw))


def sound(db: sqlite3.Connection, editions: Mapping[str, Ruleset], number: int) -> Game:
    """The game as it stands. Raises ValueError, with a sentence, if anything of it is not as the
    program would have written it; or what a row of foreign making causes."""
    try:
        (record,) = reading.records(db, "id = ?", number)
    except Unsound:
        raise ValueError("Its row is not as it was written.") from None
    try:
        lines = reading.lines_of(db, record)
    except Unsound:
        raise ValueError("Its commands are not as they were written.") from None
    return reading.judged(editions, record, lines)[0]
