"""The journal as a file: its tables, and how it is opened.

A running game is one row of `commands` for each command; a finished game is packed into one row of
`logs`. `games` holds one row a game: the columns from `edition` to `reason` follow from the events
and can be made again from them, the others are told by whoever plays.
"""

from __future__ import annotations

import errno
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from game.records.journal.file.private import make_file
from game.records.journal.trouble import Trouble, Why

APPLICATION = 0x38447273
"""In the head of the file: whose it is."""
FORMAT = 1
PATIENCE = 2.0
"""Seconds to wait for another program."""
SMALL = 16_000_000
"""Bytes: some 3500 finished games. To check them takes 40 ms."""
OK = ("ok",)
LONGEST = 10_000_000
"""Bytes of one value; a game has a hundredth of it."""
FEW, STEPS = 1_000_000, 10
"""Steps that a statement of SQLite may take, and so many more for each byte of the file."""

TABLES = (
    """CREATE TABLE games (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  stamp INTEGER NOT NULL,
  played INTEGER NOT NULL,
  began TEXT NOT NULL,
  touched TEXT NOT NULL,
  edition TEXT NOT NULL,
  seats INTEGER NOT NULL,
  visibility TEXT NOT NULL,
  first_seat INTEGER NOT NULL,
  seed TEXT NOT NULL,
  answers INTEGER NOT NULL,
  turn INTEGER NOT NULL,
  doors INTEGER NOT NULL,
  deck INTEGER NOT NULL,
  result TEXT,
  reason TEXT,
  rewinds INTEGER NOT NULL,
  imported INTEGER NOT NULL,
  deleted INTEGER NOT NULL,
  desk TEXT NOT NULL,
  link INTEGER NOT NULL,
  checksum INTEGER NOT NULL
)""",
    """CREATE TABLE commands (
  game INTEGER NOT NULL,
  number INTEGER NOT NULL,
  events TEXT NOT NULL,
  link INTEGER NOT NULL,
  PRIMARY KEY (game, number)
) WITHOUT ROWID""",
    "CREATE TABLE logs (game INTEGER PRIMARY KEY, packed BLOB NOT NULL)",
    "CREATE UNIQUE INDEX by_play ON games (played)",
    "CREATE INDEX running ON games (played) WHERE result IS NULL AND deleted = 0",
    "CREATE INDEX finished ON games (played) WHERE result IS NOT NULL AND deleted = 0",
    "CREATE INDEX deleted ON games (played) WHERE deleted <> 0",
)
Head = tuple[int, int, set[str]]
NOTHING: Head = (0, 0, set())
NETWORKS = ("nfs", "nfs4", "cifs", "smb2", "smb3", "smbfs", "fuse.sshfs", "ncpfs", "afpfs")


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All or nothing of what is done within is kept. Raises sqlite3.Error."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        # A full disk has often ended the transaction by itself.
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


def over_network(path: Path) -> bool:
    """Whether a file lies on a share of another machine, as far as the system tells."""
    whole = path.resolve()
    if str(whole).startswith("\\\\"):
        return True
    try:
        mounts = Path("/proc/self/mounts").read_text("utf-8", "replace").splitlines()
    except OSError:
        return False
    lines = [line.split(" ") for line in mounts]
    kinds = {unescaped(parts[1]): parts[2] for parts in lines if len(parts) > 2}
    place = next((str(p) for p in (whole, *whole.parents) if str(p) in kinds), "")
    return kinds.get(place, "") in NETWORKS


def unescaped(mount: str) -> str:
    """The name of a place where a disk is mounted: its blanks are told as numbers."""
    return re.sub(r"\\([0-7]{3})", lambda number: chr(int(number[1], 8)), mount)


def address(path: Path, *options: str) -> str:
    """A file as SQLite is asked for it with options. A share of Windows has no host for it."""
    place = path.absolute().as_uri()
    if not place.startswith("file:///"):
        place = place.replace("file://", "file:////", 1)
    return f"{place}?{'&'.join(options)}"


def look(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """Opens a file only to read it: not even its log is written back; `patience` in seconds."""
    # What a rollback journal holds must be undone first, and only a writer can do that.
    place = address(path, *([] if Path(f"{path}-journal").exists() else ["mode=ro"]))
    db = sqlite3.connect(place, timeout=patience, isolation_level=None, uri=True)
    guard(db, path)
    return db


def guard(db: sqlite3.Connection, path: Path) -> None:
    """From now on only tables are read, whatever else a foreign file calls so, and no statement
    goes on for ever."""
    db.execute("PRAGMA trusted_schema = OFF")
    db.execute("PRAGMA cell_size_check = ON")
    db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    db.set_authorizer(permitted)
    # Whoever needs more reads the same page again and again: none is smaller than its bytes.
    steps = FEW + STEPS * (path.stat().st_size if path.exists() else 0)
    db.set_progress_handler(lambda: 1, steps)


def permitted(
    action: int, what: str | None, name: str | None, database: str | None, source: str | None
) -> int:
    """Whether SQLite may do this: nothing for a view or a trigger, which is the `source`, nothing
    again and again, and no function but the one that the head is asked with."""
    foreign = source is not None or action == sqlite3.SQLITE_RECURSIVE
    if foreign or (action == sqlite3.SQLITE_FUNCTION and name != "glob"):
        return sqlite3.SQLITE_DENY
    return sqlite3.SQLITE_OK


def connect(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """The journal in this file, made if there is none; `patience` in seconds. Raises sqlite3.Error,
    OSError, or Trouble for a file of a newer format."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "a folder")
    if path.exists() and not os.access(path, os.W_OK):
        # SQLite would read it, and leave files beside it that may not be written to either.
        raise PermissionError(errno.EACCES, "not to be written to")
    if path.exists() and not path.is_file():
        # Of a pipe the beginning would be waited for.
        raise OSError(errno.EINVAL, "not a file")
    if orphaned(path):
        raise sqlite3.DatabaseError("The log of a journal has lost its journal.")
    if path.exists():
        with closing(look(path, patience)) as db:
            judge(head(db))
    make_file(path)  # the files that SQLite puts beside it are as open as it is
    db = sqlite3.connect(path, timeout=patience, isolation_level=None)
    try:
        # Write-ahead logging needs memory that all its users share.
        db.execute(f"PRAGMA journal_mode = {'DELETE' if over_network(path) else 'WAL'}")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = 1")
        db.execute("PRAGMA trusted_schema = OFF")
        db.execute("PRAGMA cell_size_check = ON")
        if head(db) == NOTHING:
            create(db)
        judge(head(db))
    except BaseException:
        db.close()
        raise
    return db


def orphaned(path: Path) -> bool:
    """Whether there is a log and nothing that it belongs to: SQLite would delete it."""
    log = Path(f"{path}-wal")
    return log.exists() and log.stat().st_size > 0 and not holds(path)


def holds(path: Path) -> bool:
    """Whether there is anything in this file."""
    return path.exists() and path.stat().st_size > 0


def judge(found: Head) -> None:
    """Raises sqlite3.DatabaseError or Trouble unless this is a journal, or nothing yet."""
    application, version, _ = found
    if application == APPLICATION and version > FORMAT:
        raise Trouble(Why.NEWER)
    if found not in (NOTHING, (APPLICATION, FORMAT, set(TABLES))):
        raise sqlite3.DatabaseError("These are not the tables of a journal.")


def check(db: sqlite3.Connection, path: Path) -> None:
    """Every page and every index of a small journal; a game has its own checksums, but only this
    finds a game that is no longer listed."""
    if path.stat().st_size <= SMALL and db.execute("PRAGMA integrity_check(1)").fetchone() != OK:
        raise sqlite3.DatabaseError("The pages of the journal do not fit together.")


def head(db: sqlite3.Connection) -> Head:
    """Whose file it is, of which format, and how its tables were made; all of one moment, for
    another program may just be making them."""
    begun = not db.in_transaction
    if begun:
        db.execute("BEGIN")
    try:
        (application,) = db.execute("PRAGMA application_id").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        made = db.execute(
            "SELECT sql FROM sqlite_schema"
            " WHERE sql IS NOT NULL AND (type <> 'table' OR name NOT GLOB 'sqlite_*')"
        )
        return application, version, {sql for (sql,) in made}
    finally:
        if begun and db.in_transaction:
            db.execute("ROLLBACK")


def create(db: sqlite3.Connection) -> None:
    """Makes the tables, unless another program has just made them."""
    db.execute("BEGIN IMMEDIATE")
    if head(db) == NOTHING:
        for table in TABLES:
            db.execute(table)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {FORMAT}")
    db.execute("COMMIT")
