"""Writes games as text files, where the player finds them."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from game.journal.file.reading import Saved
from game.journal.record import Record
from game.journal.text.share import exported
from game.journal.trouble import Trouble, cause_in_files
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
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return write_new(folder, file_name(saved.record, words), exported(saved))
    except OSError as error:
        raise Trouble(cause_in_files(error)) from error


def write_new(folder: Path, name: str, content: bytes) -> Path:
    """Writes a file that was not there before: all of it or nothing. Raises OSError."""
    file = next(taken(folder, name))
    try:
        with file.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
    except BaseException:
        with suppress(OSError):
            file.unlink()
        raise
    return file


def taken(folder: Path, name: str) -> Iterator[Path]:
    """Names nobody has yet; each is taken, by an empty file, when it is asked for."""
    for number in count(1):
        again = f" ({number})" if number > 1 else ""
        file = folder / f"{name}{again}.txt"
        with suppress(FileExistsError):
            file.open("xb").close()
            yield file
