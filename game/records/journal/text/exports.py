"""Writes games as text files, where the player finds them."""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from game.records.journal.file.atomic import write_new
from game.records.journal.file.reading import Saved
from game.records.journal.record import Record
from game.records.journal.text.share import exported
from game.records.journal.trouble import Trouble, cause_in_files
from game.words import Words

LONGEST_SEED_SHOWN = 24
"""Letters. File names end at 143 bytes on some disks, and a letter may take four."""


def file_name(record: Record, words: Words) -> str:
    """What a game's file is called, without its ending: when it began, for how many, which deal."""
    who = words.say("Alone") if record.seats == 1 else words.say("Two players")
    day = datetime.fromisoformat(record.began).date()
    return f"{day} {who.lower()} {portable(record.seed)}".rstrip()


def portable(seed: str) -> str:
    """What can be told of a seed in a file name of any system: letters and digits."""
    letters = (c if unicodedata.category(c)[0] in "LMN" else "-" for c in seed)
    return re.sub("-+", "-", "".join(letters))[:LONGEST_SEED_SHOWN].strip("-")


def export(saved: Saved, folder: Path, words: Words) -> Path:
    """Writes a game into the folder, made if need be, and never over another file; the file.
    Raises Trouble, and then there is no new file."""
    return write_beside(folder, file_name(saved.record, words), ".txt", exported(saved))


def write_beside(folder: Path, name: str, ending: str, content: bytes) -> Path:
    """Writes a file of this name, with a number if it is taken, into the folder, made if need be;
    the file. Raises Trouble, and then there is no new file."""
    number, file = 1, folder / f"{name}{ending}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        while True:
            if not file.exists():
                with suppress(FileExistsError):
                    write_new(file, content)
                    return file
            number += 1
            file = folder / f"{name} ({number}){ending}"
    except OSError as error:
        raise Trouble(cause_in_files(error)) from error
