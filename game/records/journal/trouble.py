"""Troubles with the journal, in one sentence each."""

from __future__ import annotations

import errno
import sqlite3
from enum import StrEnum


class Why(StrEnum):
    """Reason why something could not be kept or read; `str()` is in English."""

    FULL = "The disk is full."
    READ_ONLY = "The folder may not be written to."
    NOWHERE = "The folder cannot be opened."
    BUSY = "Another program holds the journal."
    FAILING = "The disk does not answer as it should."
    DAMAGED = "The journal is damaged."
    NEWER = "The journal was written by a newer version of this program."
    GONE = "That game is no longer there."
    FOREIGN = "This version of the program cannot read that game."


class Trouble(Exception):
    """Something could not be kept or read; what was there before is still there."""

    def __init__(self, why: Why) -> None:
        super().__init__(str(why))
        self.why = why


CAUSES = {
    sqlite3.SQLITE_FULL: Why.FULL,
    sqlite3.SQLITE_READONLY: Why.READ_ONLY,
    sqlite3.SQLITE_PERM: Why.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Why.NOWHERE,
    sqlite3.SQLITE_BUSY: Why.BUSY,
    sqlite3.SQLITE_LOCKED: Why.BUSY,
    sqlite3.SQLITE_IOERR: Why.FAILING,
    sqlite3.SQLITE_IOERR_SHMSIZE: Why.FULL,
    sqlite3.SQLITE_NOLFS: Why.FAILING,
    sqlite3.SQLITE_NOMEM: Why.FAILING,
}


SqliteError = (sqlite3.Error, UnicodeDecodeError)
"""Errors that Python raises for SQLite; UnicodeDecodeError if the message quotes a damaged name."""


def cause(error: sqlite3.Error | UnicodeDecodeError) -> Why:
    """Returns what an error of SQLite means. Without another cause the file is damaged."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return CAUSES.get(code) or CAUSES.get(code & 0xFF, Why.DAMAGED)


FILES = {
    errno.ENOSPC: Why.FULL,
    errno.EDQUOT: Why.FULL,
    errno.EFBIG: Why.FULL,
    errno.EACCES: Why.READ_ONLY,
    errno.EPERM: Why.READ_ONLY,
    errno.EROFS: Why.READ_ONLY,
    errno.EIO: Why.FAILING,
}


def cause_in_files(error: OSError) -> Why:
    return FILES.get(error.errno or 0, Why.NOWHERE)
