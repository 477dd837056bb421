"""Writes games into an open journal, within a transaction that the caller has begun."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.records.journal import moves
from game.records.journal.file.reading import ROW, Unsound
from game.records.journal.record import COLUMNS, Record

PLACES = ", ".join("?" * (len(COLUMNS) + 1))
MOST = 1 << 62
NEW = 0
"""Number of a game that has none yet."""


def stamped(record: Record) -> Record:
    """Returns the record with a new, unique stamp."""
    return replace(record, stamp=int.from_bytes(os.urandom(8)) >> 2)


def last_played(db: sqlite3.Connection) -> int:
    """Returns the place of the game that was played last; 0 if there is none. Raises Unsound."""
    return counted(db.execute("SELECT MAX(played) FROM games").fetchone())


def counted(found: tuple[object] | None) -> int:
    """Returns a counter, 0 if there is none. Raises Unsound for an impossible number."""
    number = 0 if found is None or found[0] is None else found[0]
    if not isinstance(number, int) or not 0 <= number < MOST:
        raise Unsound
    return number


def put(db: sqlite3.Connection, record: Record) -> Record:
    """Writes the row of a game, a new row for NEW. Returns the record as it lies there now."""
    if record.id == NEW:
        used = db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'games'").fetchone()
        record = replace(record, id=counted(used) + 1)
    else:
        db.execute("DELETE FROM games WHERE id = ?", (record.id,))
    add(db, record)
    return record


def add(db: sqlite3.Connection, record: Record) -> None:
    """Adds a row. An existing row is never replaced: that would be damage."""
    db.execute(f"INSERT INTO games ({ROW}) VALUES ({PLACES})", record.values)


def write_lines(
    db: sqlite3.Connection, game: int, start: int, lines: Sequence[str], links: Sequence[int]
) -> None:
    """Replaces all rows of a running game from number `start` on. `links` are the checksums of the
    whole game. A game that had ended is no longer packed."""
    db.execute("DELETE FROM logs WHERE game = ?", (game,))
    db.execute("DELETE FROM commands WHERE game = ? AND number >= ?", (game, start))
    rows = [(game, at, line, links[at]) for at, line in enumerate(lines, start)]
    db.executemany("INSERT INTO commands VALUES (?, ?, ?, ?)", rows)


def pack(db: sqlite3.Connection, game: int, lines: Sequence[str]) -> None:
    """Writes a finished game as one row."""
    db.execute("DELETE FROM commands WHERE game = ?", (game,))
    db.execute("INSERT OR REPLACE INTO logs VALUES (?, ?)", (game, moves.packed(lines)))


def set_deleted(db: sqlite3.Connection, records: Iterable[Record], deleted: bool) -> None:
    """Puts games into the bin, or takes them out."""
    for record in records:
        put(db, stamped(replace(record, deleted=deleted)))


def delete_for_good(db: sqlite3.Connection) -> None:
    """Deletes everything in the bin."""
    for table in ("commands", "logs"):
        db.execute(f"DELETE FROM {table} WHERE game IN (SELECT id FROM games WHERE deleted = 1)")
    db.execute("DELETE FROM games WHERE deleted = 1")
