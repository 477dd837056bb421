"""The journal as a file: its tables, and how it is opened.

A running game is one row of `commands` for each command; a finished game is packed into one row of
`logs`. `games` has one row for each game: the columns from `edition` to `reason` follow from the
events and can be made again, the others are told by the front end.
"""

from __future__ import annotations

import errno
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from game.records.journal.file.own_files import make_file
from game.records.journal.trouble import Trouble, Why

APPLICATION = 0x38447273
"""Application number in the head of the file."""
FORMAT = 1
PATIENCE = 2.0
"""Seconds to wait for another program."""
SMALL = 16_000_000
"""Bytes of a journal that is checked each time: some 3,500 finished games, which take 40 ms."""
OK = ("ok",)
LONGEST = 10_000_000
"""Most bytes of one value; a game needs a hundredth of it."""
FEW, STEPS = 1_000_000, 10
"""Steps of SQLite that a statement may take: a base, and more for each byte of the file."""

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
    """Keeps all or nothing of what is done within. Raises sqlite3.Error."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        # A full disk may have ended the transaction already.
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


def over_network(path: Path) -> bool:
    """Returns whether a file lies on another machine, as far as the system tells."""
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
    """Returns a mount point with its blanks, which the system writes as octal numbers."""
    return re.sub(r"\\([0-7]{3})", lambda number: chr(int(number[1], 8)), mount)


def address(path: Path, options: str) -> str:
    """Returns the URI by which SQLite opens a file, with `options` such as `mode=ro`, joined by
    `&`. A Windows share gets an empty host."""
    place = path.absolute().as_uri()
    if not place.startswith("file:///"):
        place = place.replace("file://", "file:////", 1)
    return f"{place}?{options}"


def look(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """Opens a file only to read it: not even its log is written back. Waits `patience` seconds."""
    # A rollback journal must be rolled back first, and only a writer can do that.
    place = address(path, "" if Path(f"{path}-journal").exists() else "mode=ro")
    db = sqlite3.connect(place, timeout=patience, isolation_level=None, uri=True)
    guard(db, path)
    return db


def guard(db: sqlite3.Connection, path: Path) -> None:
    """Lets a connection read only tables, whatever a foreign file calls by their names, and limits
    the steps of each statement."""
    db.execute("PRAGMA trusted_schema = OFF")
    db.execute("PRAGMA cell_size_check = ON")
    db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    db.set_authorizer(permitted)
    # A statement with more steps reads the same pages again and again.
    steps = FEW + STEPS * (path.stat().st_size if path.exists() else 0)
    db.set_progress_handler(lambda: 1, steps)


def permitted(
    action: int, what: str | None, name: str | None, database: str | None, source: str | None
) -> int:
    """Returns whether SQLite may do this: nothing for a view or a trigger, which is the `source`,
    no recursion, and no function but the one that `head` uses."""
    foreign = source is not None or action == sqlite3.SQLITE_RECURSIVE
    if foreign or (action == sqlite3.SQLITE_FUNCTION and name != "glob"):
        return sqlite3.SQLITE_DENY
    return sqlite3.SQLITE_OK


def connect(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """Opens the journal in this file, or makes it. Waits up to `patience` seconds. Raises
    sqlite3.Error, OSError, or Trouble for a newer format."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "a folder")
    if path.exists() and not os.access(path, os.W_OK):
        # SQLite would read it, and leave files beside it that are not writable either.
        raise PermissionError(errno.EACCES, "not to be written to")
    if path.exists() and not path.is_file():
        # SQLite would wait for the beginning of a pipe.
        raise OSError(errno.EINVAL, "not a file")
    if orphaned(path):
        raise sqlite3.DatabaseError("The log of a journal has lost its journal.")
    if path.exists():
        with closing(look(path, patience)) as db:
            judge(head(db))
    make_file(path)  # SQLite gives the files beside it the same mode
    db = sqlite3.connect(path, timeout=patience, isolation_level=None)
    try:
        # Write-ahead logging needs memory that all users of the file share.
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
    """Returns whether a log has lost its journal: SQLite would delete it."""
    log = Path(f"{path}-wal")
    return log.exists() and log.stat().st_size > 0 and not holds(path)


def holds(path: Path) -> bool:
    """Returns whether this file exists and has content."""
    return path.exists() and path.stat().st_size > 0


def judge(found: Head) -> None:
    """Raises sqlite3.DatabaseError or Trouble unless this is a journal, or still empty."""
    application, version, _ = found
    if application == APPLICATION and version > FORMAT:
        raise Trouble(Why.NEWER)
    if found not in (NOTHING, (APPLICATION, FORMAT, set(TABLES))):
        raise sqlite3.DatabaseError("These are not the tables of a journal.")


def check(db: sqlite3.Connection, path: Path) -> None:
    """Checks every page and every index of a small journal. Games have checksums of their own, but
    only this finds a game that is no longer listed. Raises DatabaseError."""
    if path.stat().st_size <= SMALL and db.execute("PRAGMA integrity_check(1)").fetchone() != OK:
        raise sqlite3.DatabaseError("The pages of the journal do not fit together.")


def head(db: sqlite3.Connection) -> Head:
    """Returns the application, the format and the definitions of the tables, all of one moment:
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
    """Makes the tables, unless another program has just done so."""
    db.execute("BEGIN IMMEDIATE")
    if head(db) == NOTHING:
        for table in TABLES:
            db.execute(table)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {FORMAT}")
    db.execute("COMMIT")
