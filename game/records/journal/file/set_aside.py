"""Files that cannot be trusted are set aside under a dated name: none is ever deleted."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from game.records.journal.file.atomic import move

TAILS = ("", "-wal", "-journal", "-shm")
"""SQLite keeps part of a database in files beside it, whose names end so."""


def set_aside(path: Path, today: datetime) -> Path | None:
    """Renames a file, with what SQLite keeps beside it, to a dated name; None if it stays.

    Nothing is overwritten: a name that is taken gets a number.
    """
    for number in count(1):
        again = f"-{number}" if number > 1 else ""
        aside = path.with_name(f"{path.stem}.damaged-{today:%Y-%m-%d}{again}{path.suffix}")
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
    """Whether the whole set has its new name, the file itself last. What has been moved goes back
    if the rest cannot follow."""
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
    """Whether a file has its new name, and was not deleted meanwhile by another program that has
    closed the database. Raises OSError."""
    try:
        move(old, new)
    except FileNotFoundError:
        if old.exists():
            raise
        return False
    return True
