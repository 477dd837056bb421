"""The journal as a file: its tables, and how it is opened.

A running game is one row of `commands` for each command; a finished game is packed into one row of
`logs`. `games` holds one row a game: the columns from `edition` to `reason` follow from the events
and can be made again from them, the others are told by whoever plays.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from game.journal.trouble import Trouble, Why

APPLICATION = 0x38447273
"""In the head of the file: whose it is."""
FORMAT = 1
PATIENCE = 2.0
"""Seconds to wait for another program."""

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
    "CREATE INDEX deleted ON games (id) WHERE deleted = 1",
)
NETWORKS = ("nfs", "nfs4", "cifs", "smb2", "smb3", "smbfs", "fuse.sshfs", "ncpfs", "afpfs")


def over_network(path: Path) -> bool:
    """Whether a file lies on a share of another machine, as far as the system tells."""
    whole = path.resolve()
    if str(whole).startswith("\\\\"):
        return True
    try:
        mounts = Path("/proc/self/mounts").read_text("utf-8", "replace").splitlines()
    except OSError:
        return False
    kinds = {parts[1]: parts[2] for parts in map(str.split, mounts) if len(parts) > 2}
    place = next((str(p) for p in (whole, *whole.parents) if str(p) in kinds), "")
    return kinds.get(place, "") in NETWORKS


def connect(path: Path) -> sqlite3.Connection:
    """The journal in this file, made if there is none. Raises sqlite3.Error, or Trouble for a file
    of a newer format."""
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        # The head is read before anything is written: a newer file is left exactly as it is.
        found = head(db)
        if found[1] > FORMAT and found[0] == APPLICATION:
            raise Trouble(Why.NEWER)
        # Write-ahead logging needs memory that all its users share.
        db.execute(f"PRAGMA journal_mode = {'DELETE' if over_network(path) else 'WAL'}")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = 1")
        db.execute("PRAGMA trusted_schema = OFF")
        db.execute("PRAGMA cell_size_check = ON")
        if not found[2]:
            create(db)
        if head(db) != (APPLICATION, FORMAT, set(TABLES)):
            raise sqlite3.DatabaseError("These are not the tables of a journal.")
    except BaseException:
        db.close()
        raise
    return db


def head(db: sqlite3.Connection) -> tuple[int, int, set[str]]:
    """Whose file it is, of which format, and how its tables were made."""
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    made = db.execute(
        "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite_*'"
    )
    return application, version, {sql for (sql,) in made}


def create(db: sqlite3.Connection) -> None:
    """Makes the tables, unless another program has just made them."""
    db.execute("BEGIN IMMEDIATE")
    if not head(db)[2]:
        for table in TABLES:
            db.execute(table)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {FORMAT}")
    db.execute("COMMIT")
