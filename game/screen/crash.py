"""What is kept when the program fails."""

import tempfile
from pathlib import Path

from game import __version__
from game.folders import own_folder


def write_report(trace: str) -> Path | None:
    """Keeps what is known of a crash in the player's folder, or else among temporary files.

    Returns the file, or None if nothing could be written.
    """
    for folder in (own_folder(), Path(tempfile.gettempdir())):
        report = folder / "eight-doors-crash.txt"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            report.write_text(f"Eight Doors {__version__}\n{trace}", "utf-8")
        except OSError:
            continue
        return report
    return None
