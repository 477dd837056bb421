"""Writes games into an open journal, within a transaction that somebody else has begun."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from game.journal import beats, reading
from game.journal.reading import ROW, Unsound
from game.journal.record import COLUMNS, Record
from game.rules.ruleset import Ruleset

PLACES = ", ".join("?" * (len(COLUMNS) + 1))
NEW = 0
"""The number of a game that has none yet."""


def stamped(record: Record) -> Record:
    """The record with a stamp that no other change has."""
    return replace(record, stamp=secrets.randbits(62))


def last_played(db: sqlite3.Connection) -> int:
    """The number of the game that was played last, 0 if there is none."""
    return int(db.execute("SELECT COALESCE(MAX(played), 0) FROM games").fetchone()[0])


def put(db: sqlite3.Connection, record: Record) -> Record:
    """Writes the row of a game, a new one for NEW; the record as it lies there now."""
    if record.id == NEW:
        used = db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'games'").fetchone()
        record = replace(record, id=int(used[0]) + 1 if used else 1)
    db.execute(f"INSERT OR REPLACE INTO games ({ROW}) VALUES ({PLACES})", record.values)
    return record


def write_lines(
    db: sqlite3.Connection, game: int, start: int, lines: Sequence[str], links: Sequence[int]
) -> None:
    """Rows of a running game in place of all from number `start` on; `links` are the checksums of
    the whole game."""
    db.execute("DELETE FROM commands WHERE game = ? AND number >= ?", (game, start))
    rows = [(game, at, line, links[at]) for at, line in enumerate(lines, start)]
    db.executemany("INSERT INTO commands VALUES (?, ?, ?, ?)", rows)


def pack(db: sqlite3.Connection, game: int, lines: Sequence[str]) -> None:
    """A finished game as one row."""
    db.execute("DELETE FROM commands WHERE game = ?", (game,))
    db.execute("INSERT OR REPLACE INTO logs VALUES (?, ?)", (game, beats.packed(lines)))


def set_deleted(db: sqlite3.Connection, records: Iterable[Record], deleted: bool) -> None:
    """Puts games into the bin, or takes them out."""
    for record in records:
        put(db, stamped(replace(record, deleted=deleted)))


def delete_for_good(db: sqlite3.Connection) -> None:
    """Everything in the bin."""
    for table in ("commands", "logs"):
        db.execute(f"DELETE FROM {table} WHERE game IN (SELECT id FROM games WHERE deleted = 1)")
    db.execute("DELETE FROM games WHERE deleted = 1")


def bring_over(
    source: Path, db: sqlite3.Connection, editions: Mapping[str, Ruleset]
) -> tuple[int, int]:
    """Copies the sound games of a damaged journal; how many were, and how many were not."""
    old = sqlite3.connect(source, isolation_level=None)
    try:
        ids = [row[0] for row in old.execute("SELECT id FROM games NOT INDEXED ORDER BY played")]
        brought = 0
        db.execute("BEGIN IMMEDIATE")
        for game in ids:
            brought += _brought(old, db, editions, game)
        db.execute("COMMIT")
    finally:
        old.close()
    return brought, len(ids) - brought


def _brought(
    old: sqlite3.Connection, db: sqlite3.Connection, editions: Mapping[str, Ruleset], game: object
) -> bool:
    try:
        found = reading.records(old, "id = ?", game)
        for record in found:
            reading.saved(old, editions, record)
            lines = reading.lines_of(old, record)
    except (Unsound, sqlite3.Error):
        return False
    for record in found:
        new = put(db, stamped(replace(record, id=NEW, played=last_played(db) + 1)))
        if record.result is None:
            write_lines(db, new.id, 0, lines, beats.links(lines))
        else:
            pack(db, new.id, lines)
    return bool(found)
