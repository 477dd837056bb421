"""The journal: every game that was ever played here, kept command by command.

What is committed stays committed: every change is one transaction, and the disk has it before
anything is shown of it. A file that is damaged is set aside, and its sound games are brought over.
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
from game.records.journal.file.private import make_folder
from game.records.journal.file.reading import Saved, Unsound
from game.records.journal.file.schema import PATIENCE
from game.records.journal.file.writing import delete_for_good, set_deleted
from game.records.journal.record import Record
from game.records.journal.review_files import Reviews
from game.records.journal.trouble import SqliteError, Trouble, Why, cause, cause_in_files
from game.rules.ruleset import Ruleset

Shelf = Literal["running", "finished", "deleted"]
SHELVES: Mapping[Shelf, str] = {
    "running": "result IS NULL AND deleted = 0",
    "finished": "result IS NOT NULL AND deleted = 0",
    "deleted": "deleted <> 0",
}
"""Games that go on, games that are over, and games that can still be taken out of the bin."""
IMPATIENT = 0.05
"""Seconds to wait for another program that has let us wait in vain before."""


class Stamp(NamedTuple):
    """The place of a game among all, its number, and what changes whenever the game does."""

    played: int
    game: int
    stamp: int


def writable(path: Path) -> bool:
    """Whether this file may be written to, as far as the system says."""
    try:
        path.open("r+b").close()
    except OSError:
        return False
    return True


class Journal:
    """Opens its file when it is first needed, and again whenever that failed. All that it is asked
    may raise Trouble; nothing has changed then."""

    def __init__(
        self, path: Path, editions: Mapping[str, Ruleset], now: Callable[[], datetime]
    ) -> None:
        self.path = path
        self.editions = editions
        self.now = now
        self.mended: list[Mended] = []
        """What is still to be told."""
        self.reviews = Reviews(path.with_name("reviews"))
        self._db: sqlite3.Connection | None = None
        self._file: Identity = None
        self._patience = PATIENCE

    # What lies in it

    def records(self, shelf: Shelf, start: int = 0, count: int = 1) -> list[Record]:
        """The games of a shelf, the one played last first."""
        with self._reading() as db:
            where = f"{SHELVES[shelf]} ORDER BY played DESC LIMIT ? OFFSET ?"
            return reading.records(db, where, count, start)

    def count(self, shelf: Shelf) -> int:
        """How many games a shelf has."""
        with self._reading() as db:
            asked = f"SELECT COUNT(*) FROM games WHERE {SHELVES[shelf]}"
            return int(db.execute(asked).fetchone()[0])

    def load(self, game: int) -> Saved:
        """A game, as it was when it was last kept."""
        with self._reading() as db:
            found = reading.records(db, "id = ?", game)
            if not found:
                raise Trouble(Why.GONE)
            return reading.saved(db, self.editions, found[0])

    def finished(self, before: int, count: int) -> list[Stamp]:
        """The finished games that were played before the one with this place among all, the last
        first, not more than `count`."""
        with self._reading() as db:
            asked = f"SELECT played, id, stamp FROM games WHERE {SHELVES['finished']}"
            found = db.execute(
                f"{asked} AND played < ? ORDER BY played DESC LIMIT ?", (before, count)
            )
            return [Stamp(*row) for row in found]

    def finished_by_two(self) -> list[Record]:
        """The finished games for two, in the order in which they were played."""
        with self._reading() as db:
            return reading.records(db, f"{SHELVES['finished']} AND seats = 2 ORDER BY played")

    def alike(self, seed: str, answers: int) -> list[Record]:
        """The games of this deal and length: one of them may be the same game."""
        with self._reading() as db:
            return reading.records(db, "seed = ? AND answers = ?", seed, answers)

    def met(self, seed: str, seats: int) -> set[str]:
        """The editions of the games of this seed for so many, also those that are on or in the
        bin."""
        with self._reading() as db:
            asked = "SELECT DISTINCT edition FROM games WHERE seed = ? AND seats = ?"
            return {str(edition) for (edition,) in db.execute(asked, (seed, seats))}

    def dealt(self, seed: str, edition: str) -> list[Record]:
        """The games whose seed and edition begin with these, in the order in which they were
        played."""
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
        """Takes everything out of the bin."""
        with self.transaction() as db:
            set_deleted(db, reading.records(db, SHELVES["deleted"]), False)

    def empty_bin(self) -> None:
        """What lies in the bin is gone for good, and the reviews of these games."""
        with self.transaction() as db:
            gone = [record.id for record in reading.records(db, SHELVES["deleted"])]
            delete_for_good(db)
        self.reviews.remove(gone)

    # The file

    def make_way(self) -> bool:
        """Lets go of the file while another program mends it; whether one does. Where open files
        cannot be renamed, that program waits for it."""
        if not mending.mended_now(self.path):
            return False
        self.close()
        return True

    def close(self) -> None:
        """Lets go of the file; whatever is asked next opens it again."""
        if self._db is not None:
            with suppress(sqlite3.Error):
                self._db.close()
        self._db = None

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing of what is done within is kept, on the disk, when it ends."""
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
            # Whatever it is may be over the next time; a connection would remember it.
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
        # Asked of the system: a path finds some names too long to be asked for.
        there, writes = os.access(folder, os.F_OK), os.access(folder, os.W_OK)
        if why is Why.NOWHERE and there and not writes:
            return Why.READ_ONLY
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY and writable(self.path):
            return Why.DAMAGED  # only its own head forbids it
        return why

    def _open(self) -> sqlite3.Connection:
        # Another program may have set the file aside, or a player deleted it.
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
        """Goes on with a new file and the games that are sound. Raises Trouble if it cannot be
        done now."""
        self.close()
        try:
            mended = mending.mend(self.path, self._file, self.now())
        except (*SqliteError, OSError) as error:
            raise Trouble(self._cause(error)) from error
        if mended is not None:
            self.mended.append(mended)
