"""Folders and files that only the player may look into, where the system knows of others. Whatever
is there already stays as open as it is: somebody may have wanted that."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

FOLDER = 0o777 if os.name == "nt" else 0o700
"""Windows gives the player's own folders rights of its own."""
FILE = 0o600


def make_folder(folder: Path) -> None:
    """Makes a folder, unless it is there; those above it are made as usual. Raises OSError."""
    folder.mkdir(FOLDER, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Makes an empty file, unless there is one, for SQLite or a log that would make one that others
    may read. Where that cannot be done, those will say why."""
    with suppress(OSError):
        os.close(opened(str(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL))


def opened(name: str, flags: int) -> int:
    """The opener, for `open`, of a file that is made. Raises OSError."""
    return os.open(name, flags, FILE)


def keep_mode(path: Path, beside: Path) -> None:
    """Opens a file to those to whom the one is open that it replaces, if there is one."""
    if os.name != "nt":
        with suppress(OSError):
            beside.chmod(path.stat().st_mode & 0o777)
