"""The log file: what the program did and what went wrong, for people who help."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from game.folders import own_folder
from game.records.journal.file.own_files import make_file, make_folder, move

NAME = "eight-doors"
OLDER = 4
"""Number of logs that are kept from earlier starts."""
log = logging.getLogger(NAME)


class LogFile(logging.FileHandler):
    """A log on a disk that may be full. Then lines are missing, and the program goes on."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Ignores errors of the disk; any other error is a bug."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)

    def close(self) -> None:
        """Closes the log, even if the last lines cannot be written."""
        with suppress(OSError):
            super().close()


def named(folder: Path, number: int) -> Path:
    """Returns the name of the log from `number` starts ago, as long as no log in use was
    skipped."""
    return folder / (f"{NAME}.{number}.log" if number else f"{NAME}.log")


def free_name(folder: Path) -> Path | None:
    """Returns a free name for a new log, or None, after renaming every older log. Windows does not
    rename a log that another window is writing; such a log keeps its name."""
    free = None
    for number in range(OLDER, -1, -1):
        file = named(folder, number)
        with suppress(OSError):
            if free is None:
                file.unlink(missing_ok=True)
            elif file.exists():
                move(file, free, patience=0.0)
            free = file
    return free


def start() -> Path | None:
    """Begins a log in the player's folder or, failing that, among the temporary files. Returns the
    file, or None if neither can be written."""
    log.setLevel(logging.INFO)
    log.propagate = False
    stop()
    for folder in folders():
        try:
            make_folder(folder)
            file = free_name(folder)
            if file is None:
                continue
            make_file(file)
            writer = LogFile(file, encoding="utf-8", errors="replace")
        except OSError:
            continue
        writer.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        log.addHandler(writer)
        return file
    log.addHandler(logging.NullHandler())
    return None


def folders() -> Iterator[Path]:
    """Yields the folders for a log, best first."""
    yield own_folder()
    import tempfile  # seldom needed, and the start should be quick

    yield Path(tempfile.gettempdir())


def stop() -> None:
    for writer in list(log.handlers):
        log.removeHandler(writer)
        writer.close()
