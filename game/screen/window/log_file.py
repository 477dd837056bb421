"""The log file: what the program did and what went wrong, for whoever is asked to help."""

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
"""How many logs of earlier starts are kept."""
log = logging.getLogger(NAME)


class LogFile(logging.FileHandler):
    """A log on a disk that may be full: then a line is missing, and nobody is bothered with it."""

    def handleError(self, record: logging.LogRecord) -> None:
        """What the disk does not take is let go; anything else is a fault of the program."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)

    def close(self) -> None:
        """The last lines may be missing, too."""
        with suppress(OSError):
            super().close()


def named(folder: Path, number: int) -> Path:
    """The log of so many starts ago, unless logs that were being written have been passed over."""
    return folder / (f"{NAME}.{number}.log" if number else f"{NAME}.log")


def free_name(folder: Path) -> Path | None:
    """A name for a new log, after every other one has got the name of the one before it. None if
    there is none. Windows does not rename a log that another window is writing: it keeps its name,
    and is passed over."""
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
    """Begins the log of this start in the player's folder, or else among temporary files. Returns
    the file, or None if there is nowhere to write."""
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
    """Where a log may lie, the best first."""
    yield own_folder()
    import tempfile  # seldom needed, and the start should be quick

    yield Path(tempfile.gettempdir())


def stop() -> None:
    """Ends the log."""
    for writer in list(log.handlers):
        log.removeHandler(writer)
        writer.close()
