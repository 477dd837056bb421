"""The log file: what the program did and what went wrong, for whoever is asked to help."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from game.folders import own_folder

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
    """The log of so many starts ago."""
    return folder / (f"{NAME}.{number}.log" if number else f"{NAME}.log")


def rotate(folder: Path) -> None:
    """Every log gets the name of the one before it. One that another program is writing stays."""
    for number in range(OLDER, 0, -1):
        with suppress(OSError):
            named(folder, number - 1).replace(named(folder, number))


def start() -> Path | None:
    """Begins the log of this start in the player's folder, or else among temporary files. Returns
    the file, or None if there is nowhere to write."""
    log.setLevel(logging.INFO)
    log.propagate = False
    stop()
    for folder in folders():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            rotate(folder)
            writer = LogFile(named(folder, 0), encoding="utf-8", errors="replace")
        except OSError:
            continue
        writer.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        log.addHandler(writer)
        return named(folder, 0)
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
