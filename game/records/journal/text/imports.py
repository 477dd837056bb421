"""Reads games from text files into the journal."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.records.journal.file.store import Journal
from game.records.journal.keeper import Keeper
from game.records.journal.record import Record, facts
from game.records.journal.text.share import Fits, Flaw, Refused, Shared, shared
from game.records.journal.trouble import Trouble, Why
from game.rules.event import Event

LARGEST = 4_000_000
"""Bytes of a file. The longest games take a hundredth of it."""


@dataclass(frozen=True)
class Imported:
    """A game that came from a file. If it is `known`, the journal had it, and nothing was added."""

    record: Record
    known: bool


def content_of(path: Path) -> bytes:
    """All that a file holds. Raises Refused."""
    try:
        if path.is_dir():
            raise Refused(Flaw.FOLDER)
        # Whatever else is there and is no file might never end.
        if not path.is_file():
            raise Refused(Flaw.NOT_THERE)
        with path.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except OSError:
        raise Refused(Flaw.UNREADABLE) from None
    if len(content) > LARGEST:
        raise Refused(Flaw.TOO_LARGE)
    return content


def bring_in(path: Path, journal: Journal, fits: Fits) -> Imported:
    """Puts the game of a file into the journal, unless it lies there already; the bin does not
    count. Raises Refused, or Trouble; then nothing was added."""
    coming = shared(content_of(path), journal.editions, fits)
    known = already_in(journal, coming)
    if known is not None:
        return Imported(known, True)
    keeper = Keeper(journal, coming.game)
    keeper.keep(coming.desk, coming.rewinds, imported=True, began=coming.began)
    if keeper.trouble is not None:
        raise keeper.trouble
    return Imported(journal.load(keeper.id).record, False)


def already_in(journal: Journal, coming: Shared) -> Record | None:
    """The game of the journal that stands exactly where this one does."""
    answers = facts(coming.game)["answers"]
    for record in journal.alike(coming.game.seed, answers):
        if not record.deleted and log_of(journal, record) == coming.game.log:
            return record
    return None


def log_of(journal: Journal, record: Record) -> tuple[Event, ...]:
    """Of a game of the journal; nothing if this version cannot read it."""
    try:
        return journal.load(record.id).game.log
    except Trouble as trouble:
        if trouble.why is not Why.FOREIGN:
            raise
        return ()
