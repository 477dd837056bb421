"""The player's own files: private, written whole or not at all, and set aside when they cannot be
trusted.

New content is written beside its place first. If a program is killed meanwhile, the next one that
writes into the folder removes what was left. A file gets the name of another only through `move`:
Windows refuses that for a moment while a virus scanner or a backup holds one of the two open.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from time import sleep
from typing import BinaryIO, TypeVar

from game.records.journal.trouble import Trouble, cause_in_files

T = TypeVar("T")

UNFINISHED = re.compile(r"(eight-doors|settings\.json)\.[a-z0-9_]{8}\.new")
"""Names of unfinished files, now and in earlier versions."""
BEGINNINGS = (b'{"format":', b"\xef\xbb\xbfgame,played,")
"""First bytes of the files that are written here: JSON objects, and tables of statistics."""
STALE = 3600.0
"""Seconds after which an unfinished file is abandoned."""
PATIENCE = 1.0
"""Seconds to wait for a program that holds a file open."""
FIRST_PAUSE, LONGEST_PAUSE = 0.001, 0.1
"""Seconds between two attempts; each pause is twice as long as the one before."""
FOLDER = 0o777 if os.name == "nt" else 0o700
"""Mode of new folders. Windows gives the player's folders rights of its own."""
FILE = 0o600
TAILS = ("", "-wal", "-journal", "-shm")
"""Endings of the files in which SQLite keeps a database."""


def patiently(attempt: Callable[[], T], patience: float) -> T:
    """Returns the result of an attempt. Repeats it for `patience` seconds while the system refuses
    it, as Windows does with a file that another program holds. Raises PermissionError."""
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


def read_at_most(path: Path, most: int, patience: float = PATIENCE) -> bytes:
    """Returns the first `most` bytes of a file. Waits up to `patience` seconds for a program that
    holds it. Raises OSError, also for anything that is not a file: a pipe might never answer."""

    def opened() -> BinaryIO:
        if path.exists() and not path.is_file():
            raise OSError(errno.EINVAL, "not a file")
        return path.open("rb")

    with patiently(opened, patience) as file:
        return file.read(most)


def move(file: Path, to: Path, patience: float = PATIENCE) -> None:
    """Renames a file in place of another. Raises OSError, and then both are as they were."""
    patiently(lambda: file.replace(to), patience)


def write_whole(path: Path, content: bytes, patience: float = PATIENCE) -> None:
    """Replaces a file of the player's folder, or makes it and the folder. At every moment either
    the old content is there or the new one. Raises OSError, and then the file is as it was."""

    def replace(beside: Path) -> None:
        keep_mode(path, beside)
        move(beside, path, patience)

    make_folder(path.parent)
    _put(path, content, replace, private_opener)


def write_new(path: Path, content: bytes) -> None:
    """Makes a file in an existing folder, complete or not at all, with the usual mode. Raises
    OSError, and FileExistsError if the name is taken; then there is no new file."""
    _put(path, content, lambda beside: _named(beside, path))


def write_beside(folder: Path, name: str, ending: str, content: bytes) -> Path:
    """Writes a file of this name into the folder, with a number if the name is taken, and returns
    its path. Makes the folder if it must. Raises Trouble, and then there is no new file."""
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
    """Renames a file to an unused name. Raises FileExistsError."""
    try:
        path.hardlink_to(beside)
    except FileExistsError:
        raise
    except OSError:
        # Some disks give no file two names: reserve the name first.
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
    """Asks the system to write the names in a folder to the disk, where it can be asked."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _clear(folder: Path, before: float) -> None:
    """Removes what was left unfinished before a time on the clock of this disk."""
    with suppress(OSError):
        for file in folder.iterdir():
            if UNFINISHED.fullmatch(file.name) and _left(file, before):
                file.unlink()


def _left(file: Path, before: float) -> bool:
    """Returns whether this is an unfinished file of ours that nobody will finish."""
    if file.is_symlink() or not file.is_file() or file.stat().st_mtime >= before:
        return False
    with file.open("rb") as stream:
        begun = stream.read(max(map(len, BEGINNINGS)))
    return any(begun.startswith(ours) or ours.startswith(begun) for ours in BEGINNINGS)


def make_folder(folder: Path) -> None:
    """Makes a folder that only the player may open, unless it exists. Folders above it get the
    usual mode. Raises OSError."""
    folder.mkdir(FOLDER, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Makes an empty file that only the player may open, unless it exists: SQLite and logs would
    let others read it. If that fails, those will say why."""
    with suppress(OSError):
        os.close(private_opener(str(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL))


def private_opener(name: str, flags: int) -> int:
    """Opens a file for `open`, and makes it private. Raises OSError."""
    return os.open(name, flags, FILE)


def keep_mode(path: Path, beside: Path) -> None:
    """Gives a new file the mode of the file that it will replace."""
    if os.name != "nt":
        with suppress(OSError):
            beside.chmod(path.stat().st_mode & 0o777)


def dated_names(path: Path, what: str, day: datetime) -> Iterator[Path]:
    """Yields names for a file beside `path` with a word and a day, then numbered ones:
    `journal.damaged-2026-11-27.sqlite`, `journal.damaged-2026-11-27-2.sqlite`."""
    for number in count(1):
        again = f"-{number}" if number > 1 else ""
        yield path.with_name(f"{path.stem}.{what}-{day:%Y-%m-%d}{again}{path.suffix}")


def set_aside(path: Path, today: datetime) -> Path | None:
    """Renames a file that cannot be trusted, with what SQLite keeps beside it, to a dated name, and
    never overwrites another. Returns the new path; None if the file stays."""
    for aside in dated_names(path, "damaged", today):
        try:
            if not any(_beside(aside, tail).exists() for tail in TAILS):
                aside.open("xb").close()
                break
        except FileExistsError:
            continue
        except OSError:
            return None
    if _moved(path, aside):
        return aside
    with suppress(OSError):
        aside.unlink()
    return None


def _beside(path: Path, tail: str) -> Path:
    return path.with_name(path.name + tail)


def _moved(path: Path, aside: Path) -> bool:
    """Renames the whole set, the file itself last, and returns whether it did. If the rest cannot
    follow, what was renamed goes back."""
    moved: list[tuple[Path, Path]] = []
    try:
        for tail in reversed(TAILS):
            old, new = _beside(path, tail), _beside(aside, tail)
            if old.exists() and _renamed(old, new):
                moved.append((old, new))
    except OSError:
        for old, new in moved:
            with suppress(OSError):
                move(new, old)
        return False
    return bool(moved)


def _renamed(old: Path, new: Path) -> bool:
    """Renames a file. Returns False if another program that has closed the database deleted it
    meanwhile. Raises OSError."""
    try:
        move(old, new)
    except FileNotFoundError:
        if old.exists():
            raise
        return False
    return True
