"""The journal: every game that was ever played here, kept command by command.

Every change is one transaction, and it is on the disk before the player sees anything of it. A
damaged file is set aside, and its sound games are carried over.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Literal, NamedTuple

from game.records.journal.file import mending, reading, schema
from game.records.journal.file.mending import Identity, Mended, identity
from game.records.journal.file.own_files import make_folder
from game.records.journal.file.reading import Saved, Unsound
from game.records.journal.file.schema import PATIENCE
from game.records.journal.file.writing import delete_for_good, set_deleted
from game.records.journal.kept_files import Reviews
from game.records.journal.record import Record
from game.records.journal.trouble import SqliteError, Trouble, Why, cause, cause_in_files
from game.rules.ruleset import Ruleset

Shelf = Literal["running", "finished", "deleted"]
SHELVES: Mapping[Shelf, str] = {
    "running": "result IS NULL AND deleted = 0",
    "finished": "result IS NOT NULL AND deleted = 0",
    "deleted": "deleted <> 0",
}
"""Running games, finished games, and games in the bin."""
IMPATIENT = 0.05
"""Seconds to wait for another program that we have waited for in vain before."""


class Stamp(NamedTuple):
    """Place of a game among all, its number, and a stamp that changes whenever the game does."""

    played: int
    game: int
    stamp: int


def writable(path: Path) -> bool:
    try:
        path.open("r+b").close()
    except OSError:
        return False
    return True


class Journal:
    """Opens its file when it is first needed, and again whenever that failed. Every method may
    raise Trouble, and then nothing has changed."""

    def __init__(
        self, path: Path, editions: Mapping[str, Ruleset], now: Callable[[], datetime]
    ) -> None:
        self.path = path
        self.editions = editions
        self.now = now
        self.mended: list[Mended] = []
        """Mendings that the player has not been told of."""
        self.reviews = Reviews(path.with_name("reviews"))
        self._db: sqlite3.Connection | None = None
        self._file: Identity = None
        self._patience = PATIENCE

    # Content

    def records(self, shelf: Shelf, start: int = 0, count: int = 1) -> list[Record]:
        """Returns the games of a shelf, the one played last first."""
        with self._reading() as db:
            where = f"{SHELVES[shelf]} ORDER BY played DESC LIMIT ? OFFSET ?"
            return reading.records(db, where, count, start)

    def count(self, shelf: Shelf) -> int:
        with self._reading() as db:
            asked = f"SELECT COUNT(*) FROM games WHERE {SHELVES[shelf]}"
            return int(db.execute(asked).fetchone()[0])

    def load(self, game: int) -> Saved:
        with self._reading() as db:
            found = reading.records(db, "id = ?", game)
            if not found:
                raise Trouble(Why.GONE)
            return reading.saved(db, self.editions, found[0])

    def finished(self, before: int, count: int) -> list[Stamp]:
        """Returns up to `count` finished games whose place is before this one, the last first."""
        with self._reading() as db:
            asked = f"SELECT played, id, stamp FROM games WHERE {SHELVES['finished']}"
            found = db.execute(
                f"{asked} AND played < ? ORDER BY played DESC LIMIT ?", (before, count)
            )
            return [Stamp(played, game, stamp) for played, game, stamp in found]

    def finished_by_two(self) -> list[Record]:
        """Returns the finished games for two in the order of play."""
        with self._reading() as db:
            return reading.records(db, f"{SHELVES['finished']} AND seats = 2 ORDER BY played")

    def alike(self, seed: str, answers: int) -> list[Record]:
        """Returns the games with this seed and length: one of them may be the same game."""
        with self._reading() as db:
            return reading.records(db, "seed = ? AND answers = ?", seed, answers)

    def met(self, seed: str, seats: int) -> set[str]:
        """Returns the editions of all games with this seed and number of seats, the bin
        included."""
        with self._reading() as db:
            asked = "SELECT DISTINCT edition FROM games WHERE seed = ? AND seats = ?"
            return {str(edition) for (edition,) in db.execute(asked, (seed, seats))}

    def dealt(self, seed: str, edition: str) -> list[Record]:
        """Returns the games whose seed and edition begin like this, in the order of play."""
        begin = "substr(seed, 1, ?) = ? AND substr(edition, 1, ?) = ?"
        with self._reading() as db:
            where = f"deleted = 0 AND {begin} ORDER BY played"
            return reading.records(db, where, len(seed), seed, len(edition), edition)

    # The bin

    def delete(self, game: int) -> None:
        """Puts a game into the bin."""
        with self.transaction() as db:
            set_deleted(db, reading.records(db, "id = ?", game), True)

    def restore(self) -> None:
        """Takes all games out of the bin."""
        with self.transaction() as db:
            set_deleted(db, reading.records(db, SHELVES["deleted"]), False)

    def empty_bin(self) -> None:
        """Deletes the games in the bin for good, with their reviews."""
        with self.transaction() as db:
            gone = [record.id for record in reading.records(db, SHELVES["deleted"])]
            delete_for_good(db)
        self.reviews.remove(gone)

    # The file

    def make_way(self) -> bool:
        """Closes the file if another program mends it, and returns whether it does. Where open
        files cannot be renamed, that program waits for this."""
        if not mending.mended_now(self.path):
            return False
        self.close()
        return True

    def close(self) -> None:
        """Closes the file; the next question opens it again."""
        if self._db is not None:
            with suppress(sqlite3.Error):
                self._db.close()
        self._db = None

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Keeps all or nothing of what is done within. It is on the disk when the block ends."""
        with self._reading() as db, schema.transaction(db):
            yield db

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        try:
            yield self._open()
            self._patience = PATIENCE
        except Unsound:
            self._mend()
            raise Trouble(Why.DAMAGED) from None
        except (*SqliteError, OSError) as error:
            # The trouble may be over next time, but an open connection would remember it.
            self.close()
            why = self._cause(error)
            if why is Why.DAMAGED:
                self._mend()
            elif why is Why.BUSY:
                self._patience = IMPATIENT
            raise Trouble(why) from error

    def _cause(self, error: sqlite3.Error | UnicodeDecodeError | OSError) -> Why:
        why = cause_in_files(error) if isinstance(error, OSError) else cause(error)
        folder = self.path.parent
        # `os.access` also takes names that are too long for a path.
        there, writes = os.access(folder, os.F_OK), os.access(folder, os.W_OK)
        if why is Why.NOWHERE and there and not writes:
            return Why.READ_ONLY
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY and writable(self.path):
            return Why.DAMAGED  # only the head of the file forbids writing
        return why

    def _open(self) -> sqlite3.Connection:
        # Another program may have set the file aside, or the player may have deleted it.
        if self._db is None or self._file != identity(self.path):
            self.close()
            make_folder(self.path.parent)
            mending.finish(self.path)
            self._file = identity(self.path)
            self._db = schema.connect(self.path, self._patience)
            self._file = identity(self.path)
            schema.check(self._db, self.path)
        return self._db

    def _mend(self) -> None:
        """Goes on with a new file and the sound games. Raises Trouble if that fails."""
        self.close()
        try:
            mended = mending.mend(self.path, self._file, self.now())
        except (*SqliteError, OSError) as error:
            raise Trouble(self._cause(error)) from error
        if mended is not None:
            self.mended.append(mended)
