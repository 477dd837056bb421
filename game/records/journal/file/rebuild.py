"""Makes the rows of a journal again from the events, after a copy of it was put beside it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from game.plain import Malformed, Plain
from game.records.journal import moves
from game.records.journal.file import schema, writing
from game.records.journal.file.audit import opened, owners, readable
from game.records.journal.file.private import make_file
from game.records.journal.file.reading import ROW, replayed
from game.records.journal.record import COLUMNS, Record, facts
from game.rules.ruleset import Ruleset

Row = tuple[Any, ...]


@dataclass
class Rebuilt:
    """What came of it: the games whose rows were wrong and are right now, and those whose events
    allow no row, with the reason; these are as they were. If anything changed there is a copy."""

    copy: Path | None
    games: int = 0
    mended: list[int] = field(default_factory=list)
    hopeless: dict[int, str] = field(default_factory=dict)


def rebuild(path: Path, editions: Mapping[str, Ruleset], now: datetime) -> Rebuilt:
    """Does it, in one transaction. Raises sqlite3.Error, OSError, or Trouble; then nothing of the
    journal has changed."""
    with opened(path):
        pass  # Whatever is no journal is left as it is.
    with closing(schema.connect(path)) as db:
        db.text_factory = readable
        db.execute("BEGIN IMMEDIATE")
        copy = copied(path, now)
        try:
            done = Rebuilt(copy)
            rows = {row[0]: row for row in db.execute(f"SELECT {ROW} FROM games NOT INDEXED")}
            for number in sorted(rows.keys() | owners(db)):
                done.games += 1
                try:
                    if mended(db, editions, number, rows.get(number), now):
                        done.mended.append(number)
                except (ValueError, TypeError, LookupError) as flaw:
                    done.hopeless[number] = str(flaw)
            db.execute("COMMIT")
            if done.copy and not done.mended:
                done.copy.unlink()
                done.copy = None
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
                copy.unlink()
            raise
    return done


def copied(path: Path, now: datetime) -> Path:
    """Puts a copy of the journal beside it, under a name that nobody has; all of it or nothing."""
    number = 1
    while True:
        again = f"-{number}" if number > 1 else ""
        copy = path.with_name(f"{path.stem}.before-{now:%Y-%m-%d}{again}{path.suffix}")
        if not copy.exists():
            break
        number += 1
    try:
        make_file(copy)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    return copy


def mended(
    db: sqlite3.Connection,
    editions: Mapping[str, Ruleset],
    number: int,
    row: Row | None,
    now: datetime,
) -> bool:
    """Makes the rows of one game again; whether they were wrong. Raises ValueError, with a
    sentence, if its events are not those of a game."""
    before = dict(zip(COLUMNS, row, strict=False)) if row else {}
    lines, kept = lines_and_links(db, number)
    game, made = replayed(edition_of(lines, editions), lines)
    answers, sums = before.get("answers"), moves.links(lines)
    if type(answers) is int and 0 <= answers < len(made):
        game.rewind(len(made) - 1 - answers)
    link = sums[facts(game)["answers"]]
    record = Record(**(told(db, number, before, now) | facts(game) | {"link": link}))
    if row == record.values and kept == sums:
        return False
    writing.put(db, writing.stamped(record))
    if record.result is None:
        db.execute("DELETE FROM logs WHERE game = ?", (number,))
        writing.write_lines(db, number, 0, lines, sums)
    else:
        writing.pack(db, number, lines)
    return True


def lines_and_links(db: sqlite3.Connection, number: int) -> tuple[list[str], list[int]]:
    """The lines of a game, and the checksums that lie there with them."""
    pack = db.execute("SELECT packed FROM logs WHERE game = ?", (number,)).fetchone()
    if pack is not None:
        lines = moves.unpacked(pack[0])
        return lines, moves.links(lines)
    asked = "SELECT number, events, link FROM commands WHERE game = ? ORDER BY number"
    rows = db.execute(asked, (number,)).fetchall()
    if [row[0] for row in rows] != list(range(len(rows))):
        raise ValueError("Some of its commands are missing.")
    return [row[1] for row in rows], [row[2] for row in rows]


def edition_of(lines: list[str], editions: Mapping[str, Ruleset]) -> Ruleset:
    """The rules that the first event names."""
    try:
        name = json.loads(lines[0])[0]["edition"]
    except (ValueError, TypeError, LookupError, RecursionError):
        raise Malformed("It does not begin like a game.") from None
    if not isinstance(name, str) or name not in editions:
        raise Malformed("No such edition is known here.")
    return editions[name]


def told(db: sqlite3.Connection, number: int, before: Plain, now: datetime) -> Plain:
    """What no event tells: what the row held of it, and the next best where that cannot be."""

    def whole(name: str, otherwise: int) -> int:
        return before[name] if type(before.get(name)) is int else otherwise

    def date(name: str) -> str:
        try:
            return datetime.fromisoformat(before[name]).isoformat()
        except (KeyError, ValueError, TypeError):
            return now.isoformat(timespec="seconds")

    whole_numbers = "SELECT MAX(played) FROM games NOT INDEXED WHERE typeof(played) = 'integer'"
    last = db.execute(whole_numbers).fetchone()[0] or 0
    try:
        desk = json.loads(before["desk"])
    except (KeyError, ValueError, TypeError, RecursionError):
        desk = {}
    return {
        "id": number,
        "stamp": whole("stamp", 0),
        "played": whole("played", last + 1),
        "began": date("began"),
        "touched": date("touched"),
        "rewinds": whole("rewinds", 0),
        "imported": bool(whole("imported", 0)),
        "deleted": bool(whole("deleted", 0)),
        "desk": desk if isinstance(desk, dict) else {},
    }
