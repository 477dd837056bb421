"""Sets a damaged journal aside and carries its sound games over into a new one.

The new file is complete before the damaged one leaves its place, so a program that was killed
meanwhile can mend again. Only one program mends at a time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.records.journal import moves
from game.records.journal.file import reading, schema, writing
from game.records.journal.file.own_files import TAILS, make_file, move, set_aside
from game.records.journal.file.reading import Unsound
from game.records.journal.trouble import SqliteError, Trouble, Why, cause

PLACES = (
    "SELECT id FROM games NOT INDEXED ORDER BY id",
    "SELECT id FROM games NOT INDEXED ORDER BY id DESC",
    "SELECT id FROM games INDEXED BY by_play",
    "SELECT game FROM logs",
    "SELECT game FROM logs ORDER BY game DESC",
    "SELECT DISTINCT game FROM commands",
    "SELECT DISTINCT game FROM commands ORDER BY game DESC",
)
"""Queries that find the numbers of games. What lies behind a damaged page can be reached from its
other side, or in another table."""

Identity = tuple[int, int] | None


@dataclass(frozen=True)
class Mended:
    """A damaged journal was set aside as `file`. Games that were `brought` over, and `lost`."""

    file: Path
    brought: int
    lost: int


def identity(path: Path) -> Identity:
    """Returns which file lies there, whatever its name; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def finish(path: Path) -> None:
    """Puts a mended journal into its place, if the program was killed just before it did."""
    if not path.exists() and renewed(path).is_file():
        with suppress(OSError):
            move(renewed(path), path)


def mend(path: Path, damaged: Identity, today: datetime) -> Mended | None:
    """Sets the damaged file aside and puts a new one in its place. Returns None if another program
    has done it meanwhile.

    Raises sqlite3.Error, OSError or Trouble, and then the file is where it was. Windows renames no
    open file: other programs close theirs when they see the new one.
    """
    with alone(path):
        if identity(path) != damaged:
            return None
        fresh = renewed(path)
        remove(fresh)
        with closing(schema.connect(fresh)) as db:
            # Without its companion files it can be renamed, and needs less room.
            db.execute("PRAGMA journal_mode = DELETE")
            brought, lost = bring_over(path, db) if schema.holds(path) else (0, 0)
        kept = set_aside(path, today)
        if kept is None:
            remove(fresh)
            raise Trouble(Why.DAMAGED)
        finish(path)
    return Mended(kept, brought, lost)


def remove(path: Path) -> None:
    """Deletes a database and what SQLite keeps beside it."""
    for tail in TAILS:
        Path(f"{path}{tail}").unlink(missing_ok=True)


def mended_now(path: Path) -> bool:
    """Returns whether another program is mending this journal. A program that was killed meanwhile
    has left the new file, but no lock."""
    if not renewed(path).exists():
        return False
    try:
        with alone(path, patience=0.0):
            return False
    except sqlite3.Error as error:
        return cause(error) is Why.BUSY


def renewed(path: Path) -> Path:
    """Returns the path of the new journal until it takes the place of the damaged one."""
    return path.with_suffix(".mended")


@contextmanager
def alone(path: Path, patience: float = schema.PATIENCE) -> Iterator[None]:
    """Waits up to `patience` seconds until no other program mends. The file stays empty: only its
    lock is used. Raises sqlite3.Error."""
    file = path.with_suffix(".lock")
    make_file(file)
    lock = sqlite3.connect(file, timeout=patience, isolation_level=None)
    with closing(lock):
        lock.execute("BEGIN EXCLUSIVE")
        yield


def bring_over(source: Path, db: sqlite3.Connection) -> tuple[int, int]:
    """Copies the sound games of a damaged journal. Returns the numbers of copied and of lost
    games."""
    with closing(schema.look(source)) as old:
        games = numbers(old)
        db.execute("BEGIN IMMEDIATE")
        brought = sum(copied(old, db, game) for game in games)
        db.execute("COMMIT")
    return brought, len(games) - brought


def numbers(old: sqlite3.Connection) -> list[int]:
    """Returns the numbers of all games that can still be found."""
    found: set[object] = set()
    for place in PLACES:
        try:
            found.update(row[0] for row in old.execute(place))
        except SqliteError as error:
            unless_damaged(error)
    return sorted(number for number in found if isinstance(number, int))


def copied(old: sqlite3.Connection, db: sqlite3.Connection, game: int) -> bool:
    """Copies a game unchanged, for whoever is playing it, and returns whether it is sound."""
    try:
        found = reading.records(old, "id = ?", game)
        lines = [reading.lines_of(old, record) for record in found]
    except Unsound:
        return False
    except SqliteError as error:
        unless_damaged(error)
        return False
    for record, its in zip(found, lines, strict=True):
        try:
            writing.add(db, record)
        except sqlite3.IntegrityError:
            return False  # the same page lies there twice
        if record.result is None:
            writing.write_lines(db, record.id, 0, its, moves.links(its))
        else:
            writing.pack(db, record.id, its)
    return bool(found)


def unless_damaged(error: sqlite3.Error | UnicodeDecodeError) -> None:
    """Raises an error without damage: what cannot be read just now is not lost."""
    if cause(error) is not Why.DAMAGED:
        raise error
