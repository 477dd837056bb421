"""The file in which figures are kept: made from the journal alone, and made again whenever anything
is wrong with it."""

from __future__ import annotations

import errno
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from game.records.journal.file import schema
from game.records.journal.file.mending import Identity, identity
from game.records.journal.file.private import make_file, make_folder
from game.records.journal.file.reading import Unsound
from game.records.journal.file.set_aside import set_aside
from game.records.journal.trouble import SqliteError, Trouble, Why, cause, cause_in_files

APPLICATION = 0x38447346
"""In the head of the file: whose it is."""
FORMAT = 1
IMPATIENT = 100
"""Milliseconds to wait for another program that counts just now: it can be done later."""

TABLES = (
    """CREATE TABLE figures (
  game INTEGER PRIMARY KEY,
  stamp INTEGER NOT NULL,
  played INTEGER NOT NULL,
  began TEXT NOT NULL,
  ended TEXT NOT NULL,
  edition TEXT NOT NULL,
  seats INTEGER NOT NULL,
  visibility TEXT NOT NULL,
  seed TEXT NOT NULL,
  won INTEGER NOT NULL,
  reason TEXT,
  turns INTEGER NOT NULL,
  doors INTEGER NOT NULL,
  deck INTEGER NOT NULL,
  seconds INTEGER NOT NULL,
  marks TEXT NOT NULL,
  apart TEXT NOT NULL,
  counts TEXT NOT NULL,
  feats TEXT NOT NULL
)""",
    """CREATE TABLE sums (
  block INTEGER NOT NULL,
  edition TEXT NOT NULL,
  seats INTEGER NOT NULL,
  visibility TEXT NOT NULL,
  sums TEXT NOT NULL,
  outcomes TEXT NOT NULL,
  PRIMARY KEY (block, edition, seats, visibility)
) WITHOUT ROWID""",
    "CREATE TABLE stale (block INTEGER PRIMARY KEY)",
    """CREATE TABLE reached (
  name TEXT PRIMARY KEY,
  game INTEGER NOT NULL,
  stamp INTEGER NOT NULL
) WITHOUT ROWID""",
    "CREATE TABLE made (version TEXT NOT NULL)",
    "CREATE INDEX by_play ON figures (played, stamp)",
    "CREATE INDEX by_edition ON figures (edition)",
)
"""`sums` has those of each block, but for the blocks that are `stale`; `reached` the game with
which each achievement first was; `made` by which version of the program it all was counted."""
IN_MEMORY = ":memory:"
log = logging.getLogger("eight-doors")
T = TypeVar("T")


class FiguresFile:
    """Opens its file when it is first needed, and goes on in memory where that cannot be; `trouble`
    says why. `version` is that of what is counted: what another one counted is forgotten. `lives`
    is how often it began empty or was changed by others: then what is kept is to be compared with
    the journal again."""

    def __init__(self, path: Path, version: str, now: Callable[[], datetime]) -> None:
        self.trouble: Trouble | None = None
        self.lives = 0
        self.path, self._version, self._now = path, version, now
        self._db: sqlite3.Connection | None = None
        self._file: Identity = None
        self._left = False

    def ask(self, asked: Callable[[sqlite3.Connection], T]) -> T:
        """What is asked of this file, or of the next one where it cannot answer; the last of them
        lies in memory. Raises Trouble only where that cannot answer either."""
        while True:
            in_memory = self.trouble is not None
            try:
                with self.reading() as db:
                    # All of one moment, for another program may be counting.
                    db.execute("BEGIN")
                    try:
                        return asked(db)
                    finally:
                        if db.in_transaction:
                            db.execute("ROLLBACK")
            except Trouble:
                if in_memory:
                    raise

    def close(self) -> None:
        """Lets go of the file; whatever is asked next opens it again."""
        if self._db is not None:
            with suppress(sqlite3.Error):
                self._db.close()
        self._db = None

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing of what is done within is kept. Raises Trouble as `reading` does, and for
        a file that another program holds just now."""
        with self._guarded(patient=True) as db, schema.transaction(db):
            yield db

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """To ask. Raises Trouble where that went wrong: whoever asks again is answered from another
        file or from memory, which is empty at first."""
        with self._guarded(patient=False) as db:
            yield db

    @contextmanager
    def _guarded(self, patient: bool) -> Iterator[sqlite3.Connection]:
        try:
            yield self._open()
        except (*SqliteError, OSError, Unsound) as error:
            why = reason(error)
            if not (patient and why is Why.BUSY):
                self.close()
                self._leave(why)
            raise Trouble(why) from error

    def _open(self) -> sqlite3.Connection:
        if self._db is not None and (self.trouble or self._file == identity(self.path)):
            return self._db
        self.close()
        self.lives += 1
        if self.trouble:
            self._db = sqlite3.connect(IN_MEMORY, isolation_level=None)
            begin(self._db, self._version)
        else:
            make_folder(self.path.parent)
            self._db = connect(self.path, self._version)
            self._file = identity(self.path)
        return self._db

    def _leave(self, why: Why) -> None:
        """The next file is a new one, once; then there is none but in memory."""
        log.warning("figures: %s", why.name.lower())
        damaged = why is Why.DAMAGED and not self._left
        if damaged and set_aside(self.path, self._now()) is not None:
            self._left = True
        else:
            self.trouble = Trouble(why)


def reason(error: sqlite3.Error | UnicodeDecodeError | OSError | Unsound) -> Why:
    """What an error means."""
    if isinstance(error, Unsound):
        return Why.DAMAGED
    return cause_in_files(error) if isinstance(error, OSError) else cause(error)


def connect(path: Path, version: str) -> sqlite3.Connection:
    """The figures in this file, made if there is none. Raises sqlite3.Error or OSError."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "not a file")
    make_file(path)
    db = sqlite3.connect(path, timeout=schema.PATIENCE, isolation_level=None)
    try:
        if schema.head(db) != schema.NOTHING:
            judge(db)
        db.execute(f"PRAGMA journal_mode = {'DELETE' if schema.over_network(path) else 'WAL'}")
        # What the disk loses is counted again.
        db.execute("PRAGMA synchronous = NORMAL")
        begin(db, version)
        judge(db)
        schema.check(db, path)
        db.execute(f"PRAGMA busy_timeout = {IMPATIENT}")
    except BaseException:
        db.close()
        raise
    return db


def judge(db: sqlite3.Connection) -> None:
    """Raises sqlite3.DatabaseError unless these are the tables of figures."""
    if schema.head(db) != (APPLICATION, FORMAT, set(TABLES)):
        raise sqlite3.DatabaseError("These are not the tables of figures.")


def begin(db: sqlite3.Connection, version: str) -> None:
    """Makes the tables if there are none, and empties them if another version filled them."""
    if schema.head(db) != schema.NOTHING and made(db) == [(version,)]:
        return
    db.execute("BEGIN IMMEDIATE")
    if schema.head(db) == schema.NOTHING:
        for table in TABLES:
            db.execute(table)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {FORMAT}")
    if made(db) != [(version,)]:
        for table in ("figures", "sums", "stale", "reached", "made"):
            db.execute(f"DELETE FROM {table}")
        db.execute("INSERT INTO made VALUES (?)", (version,))
    db.execute("COMMIT")


def made(db: sqlite3.Connection) -> list[tuple[str]]:
    """By which version all was counted."""
    return db.execute("SELECT version FROM made").fetchall()
