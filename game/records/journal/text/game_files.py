"""Games as text files: written where the player finds them, and read into the journal."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.records.journal.file.own_files import write_beside
from game.records.journal.file.reading import Saved
from game.records.journal.file.store import Journal
from game.records.journal.keeper import Keeper
from game.records.journal.record import Record, facts
from game.records.journal.text.share import Fits, Flaw, Refused, Shared, exported, shared
from game.records.journal.trouble import Trouble, Why
from game.rules.event import Event
from game.words import Words

LONGEST_SEED_SHOWN = 24
"""Letters. File names end at 143 bytes on some disks, and a letter may take four."""
LARGEST = 4_000_000
"""Most bytes of a file. The longest games take a hundredth of it."""


def file_name(record: Record, words: Words) -> str:
    """Returns the name of a game's file without its ending: day, number of players, seed."""
    who = words.say("Alone") if record.seats == 1 else words.say("Two players")
    day = datetime.fromisoformat(record.began).date()
    return f"{day} {who.lower()} {portable(record.seed)}".rstrip()


def portable(seed: str) -> str:
    """Returns the letters and digits of a seed, for a file name on any system."""
    letters = (c if unicodedata.category(c)[0] in "LMN" else "-" for c in seed)
    return re.sub("-+", "-", "".join(letters))[:LONGEST_SEED_SHOWN].strip("-")


def export(saved: Saved, folder: Path, words: Words) -> Path:
    """Writes a game into the folder, makes the folder if it must, never overwrites another file,
    and returns the path. Raises Trouble, and then there is no new file."""
    return write_beside(folder, file_name(saved.record, words), ".txt", exported(saved))


@dataclass(frozen=True)
class Imported:
    """A game that came from a file. If it is `known`, the journal had it and nothing was added."""

    record: Record
    known: bool


def content_of(path: Path) -> bytes:
    """Returns the content of a file. Raises Refused."""
    try:
        if path.is_dir():
            raise Refused(Flaw.FOLDER)
        # Anything but a file, such as a pipe, might never end.
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
    """Puts the game of a file into the journal, unless it lies there outside the bin. Raises
    Refused or Trouble, and then nothing was added."""
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
    """Returns the game of the journal that stands exactly where this one does."""
    answers = facts(coming.game)["answers"]
    for record in journal.alike(coming.game.seed, answers):
        if not record.deleted and log_of(journal, record) == coming.game.log:
            return record
    return None


def log_of(journal: Journal, record: Record) -> tuple[Event, ...]:
    """Returns the log of a game of the journal; empty if this version cannot read it."""
    try:
        return journal.load(record.id).game.log
    except Trouble as trouble:
        if trouble.why is not Why.FOREIGN:
            raise
        return ()
