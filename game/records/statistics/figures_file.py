"""The file of figures, one row for each game: made from the journal alone, and again whenever
anything is wrong with it."""

from __future__ import annotations

import errno
import json
import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import fields
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from game.records.journal.file import schema
from game.records.journal.file.mending import Identity, identity
from game.records.journal.file.own_files import make_file, make_folder, set_aside
from game.records.journal.file.reading import Unsound
from game.records.journal.trouble import SqliteError, Trouble, Why, cause, cause_in_files
from game.records.statistics.figures import Figures

APPLICATION = 0x38447346
"""Application number in the head of the file."""
FORMAT = 1
IMPATIENT = 100
"""Milliseconds to wait for another program that is counting: this can be done later."""

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
"""`sums` has a row for each block that is not `stale`; `reached` has the game that first reached
each achievement; `made` has the version of the program that counted it all."""
IN_MEMORY = ":memory:"
log = logging.getLogger("eight-doors")
T = TypeVar("T")
BLOCK = 256
"""Places of games whose sums are kept together."""
AT_ONCE = 256
"""Rows that are read at a time."""
COLUMNS = tuple(one.name for one in fields(Figures))
ROW = ", ".join(COLUMNS)


class FiguresFile:
    """Opens its file when it is first needed, and goes on in memory if it cannot; `trouble` says
    why. `version` is the version of what is counted: figures of another version are forgotten.
    `lives` is how often the file began empty or was changed by others; after each the figures have
    to be compared with the journal again."""

    def __init__(self, path: Path, version: str, now: Callable[[], datetime]) -> None:
        self.trouble: Trouble | None = None
        self.lives = 0
        self.path, self._version, self._now = path, version, now
        self._db: sqlite3.Connection | None = None
        self._file: Identity = None
        self._left = False

    def ask(self, asked: Callable[[sqlite3.Connection], T]) -> T:
        """Returns the answer of this file, or of the next one if it fails; the last lies in memory.
        Raises Trouble only if that fails, too."""
        while True:
            in_memory = self.trouble is not None
            try:
                with self.reading() as db:
                    # One transaction, because another program may be counting.
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
        """Closes the file; the next question opens it again."""
        if self._db is not None:
            with suppress(sqlite3.Error):
                self._db.close()
        self._db = None

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Keeps all or nothing of what is done within. Raises Trouble like `reading`, and also if
        another program holds the file just now."""
        with self._guarded(patient=True) as db, schema.transaction(db):
            yield db

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Opens the file for questions. Raises Trouble if one fails: the next is answered from
        another file, or from memory, which is empty at first."""
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
        """Starts a new file, once; after that works in memory."""
        log.warning("figures: %s", why.name.lower())
        damaged = why is Why.DAMAGED and not self._left
        if damaged and set_aside(self.path, self._now()) is not None:
            self._left = True
        else:
            self.trouble = Trouble(why)


def reason(error: sqlite3.Error | UnicodeDecodeError | OSError | Unsound) -> Why:
    if isinstance(error, Unsound):
        return Why.DAMAGED
    return cause_in_files(error) if isinstance(error, OSError) else cause(error)


def connect(path: Path, version: str) -> sqlite3.Connection:
    """Opens the figures in this file, or makes it. Raises sqlite3.Error or OSError."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "not a file")
    make_file(path)
    db = sqlite3.connect(path, timeout=schema.PATIENCE, isolation_level=None)
    try:
        if schema.head(db) != schema.NOTHING:
            judge(db)
        db.execute(f"PRAGMA journal_mode = {'DELETE' if schema.over_network(path) else 'WAL'}")
        # Figures that the disk loses are counted again.
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
    """Returns the versions that counted what is kept."""
    return db.execute("SELECT version FROM made").fetchall()


def put(db: sqlite3.Connection, figures: Figures, stamp: int) -> None:
    """Keeps the figures of a game, unless another program has just done so."""
    if kept(db, figures.game, stamp):
        return
    remove(db, [figures.game])
    told = {**vars(figures), "won": int(figures.won), "apart": " ".join(figures.apart)}
    told |= {
        "marks": written(figures.marks),
        "counts": written(figures.counts),
        "feats": written(sorted(figures.feats)),
    }
    places = ", ".join("?" * (len(COLUMNS) + 1))
    row = [told[name] for name in COLUMNS]
    db.execute(f"INSERT INTO figures ({ROW}, stamp) VALUES ({places})", (*row, stamp))
    touch(db, figures.played)


def kept(db: sqlite3.Connection, game: int, stamp: int) -> bool:
    """Returns whether the figures of a game with this stamp are there."""
    asked = "SELECT 1 FROM figures WHERE game = ? AND stamp = ?"
    return db.execute(asked, (game, stamp)).fetchone() is not None


def remove(db: sqlite3.Connection, games: Iterable[int]) -> None:
    for game in games:
        found = db.execute("SELECT played FROM figures WHERE game = ?", (game,)).fetchone()
        if found is not None:
            touch(db, found[0])
            db.execute("DELETE FROM figures WHERE game = ?", (game,))


def touch(db: sqlite3.Connection, played: int) -> None:
    """Marks the sums of the block of this place as stale, and forgets what was reached later."""
    db.execute("INSERT OR IGNORE INTO stale VALUES (?)", (played // BLOCK,))
    when = "SELECT played FROM figures WHERE figures.game = reached.game"
    db.execute(f"DELETE FROM reached WHERE ({when}) > ?", (played,))


def written(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def rows(db: sqlite3.Connection, where: str, values: Sequence[object]) -> list[Figures]:
    """Returns the figures that fulfil a condition. Raises Unsound."""
    return [figures_of(r) for r in db.execute(f"SELECT {ROW} FROM figures WHERE {where}", values)]


def figures_of(row: tuple[Any, ...]) -> Figures:
    """Returns the figures of a row. Raises Unsound."""
    *told, marks, apart, counts, feats = row
    columns: dict[str, Any] = dict(zip(COLUMNS, told, strict=False))
    try:
        return Figures(
            **{**columns, "won": bool(columns["won"])},
            marks=tuple(json.loads(marks)),
            apart=tuple(apart.split()),
            counts=dict(json.loads(counts)),
            feats=frozenset(json.loads(feats)),
        )
    except (ValueError, TypeError, AttributeError):
        raise Unsound from None


def every(file: FiguresFile) -> Iterator[Figures]:
    """Yields the figures of all games in the order of play. Raises Trouble."""
    after, some = -1, AT_ONCE
    while some == AT_ONCE:
        with file.reading() as db:
            found = rows(db, "played > ? ORDER BY played LIMIT ?", (after, AT_ONCE))
        yield from found
        some, after = len(found), found[-1].played if found else after
