"""Files that are written whole or not at all.

What is written lies beside its place first. What a program that was killed has left there is
removed by the next one that writes into the same folder.

Every file that takes the name of another does so through `move`: while somebody else holds one of
the two open, a virus scanner or a backup, Windows refuses that for a moment.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import TypeVar

from game.records.journal.file.private import keep_mode, make_folder, opened

T = TypeVar("T")

UNFINISHED = re.compile(r"(eight-doors|settings\.json)\.[a-z0-9_]{8}\.new")
"""What such a file is called, and was called by earlier versions."""
BEGINNINGS = (b'{"format":', b"\xef\xbb\xbfgame,played,")
"""How the files begin that are written here: objects, and tables of statistics."""
STALE = 3600.0
"""Seconds after which nobody goes on writing a small file."""
PATIENCE = 1.0
"""Seconds to wait for whoever holds a file open."""
FIRST_PAUSE, LONGEST_PAUSE = 0.001, 0.1
"""Seconds between two tries; each pause is twice as long as the one before."""


def patiently(attempt: Callable[[], T], patience: float = PATIENCE) -> T:
    """The result of the attempt, which is made again and again for so many seconds while the system
    refuses it, as Windows does with a file that another program holds. Raises PermissionError."""
    pause = FIRST_PAUSE
    while True:
        try:
            return attempt()
        except PermissionError:
            if patience <= 0:
                raise
        sleep(pause)
        patience -= pause
        pause = min(2 * pause, LONGEST_PAUSE)


def move(file: Path, to: Path, patience: float = PATIENCE) -> None:
    """Gives a file another name, in the place of whatever bears it. Raises OSError, and then both
    are as they were."""
    patiently(lambda: file.replace(to), patience)


def write_whole(path: Path, content: bytes, patience: float = PATIENCE) -> None:
    """Replaces a file of the player's own folder, or makes it and its folder. Whatever happens
    meanwhile, the old content is there or the new one. Raises OSError, and then the file is as it
    was."""

    def replace(beside: Path) -> None:
        keep_mode(path, beside)
        move(beside, path, patience)

    make_folder(path.parent)
    _put(path, content, replace, opened)


def write_new(path: Path, content: bytes) -> None:
    """Makes a file in a folder that is there, all of it or nothing, as open to others as files are
    there. Raises OSError, and FileExistsError if there is one of this name; then there is nothing
    new."""
    _put(path, content, lambda beside: _named(beside, path))


def _put(
    path: Path,
    content: bytes,
    into_place: Callable[[Path], object],
    opener: Callable[[str, int], int] | None = None,
) -> None:
    folder = path.parent
    beside = folder / f"eight-doors.{os.urandom(4).hex()}.new"
    try:
        with open(beside, "xb", opener=opener) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            written = os.fstat(file.fileno()).st_mtime
        into_place(beside)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    _keep_names(folder)
    _clear(folder, written - STALE)


def _named(beside: Path, path: Path) -> None:
    """Moves a file to a name that nobody has. Raises FileExistsError."""
    try:
        path.hardlink_to(beside)
    except FileExistsError:
        raise
    except OSError:
        # Not every disk gives a file two names: there the name is taken first.
        path.open("xb").close()
        try:
            move(beside, path)
        except BaseException:
            path.unlink()
            raise
    else:
        with suppress(OSError):
            beside.unlink()


def _keep_names(folder: Path) -> None:
    """The new name is on the disk, too, where the system allows to ask for that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _clear(folder: Path, before: float) -> None:
    """Removes what was left unfinished, by the clock of this disk, before a time."""
    with suppress(OSError):
        for file in folder.iterdir():
            if UNFINISHED.fullmatch(file.name) and _left(file, before):
                file.unlink()


def _left(file: Path, before: float) -> bool:
    """Whether this can only be a file of ours that nobody will finish."""
    if file.is_symlink() or not file.is_file() or file.stat().st_mtime >= before:
        return False
    with file.open("rb") as stream:
        begun = stream.read(max(map(len, BEGINNINGS)))
    return any(begun.startswith(ours) or ours.startswith(begun) for ours in BEGINNINGS)
