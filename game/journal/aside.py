"""Files that cannot be trusted: they are put aside under a dated name, never deleted."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

COMPANIONS = ("", "-wal", "-shm")
"""What SQLite keeps beside its file belongs to it."""


def set_aside(path: Path, today: datetime) -> Path | None:
    """Renames a file, and what belongs to it, to a dated name beside it; that name, or None if it
    could not be done."""
    for number in range(1, 1000):
        again = f"-{number}" if number > 1 else ""
        kept = path.with_name(f"{path.stem}.damaged-{today:%Y-%m-%d}{again}{path.suffix}")
        if not any(Path(f"{kept}{end}").exists() for end in COMPANIONS):
            break
    try:
        # The companions first: without them the file would still be found, and be set aside again.
        for end in reversed(COMPANIONS):
            if Path(f"{path}{end}").exists():
                Path(f"{path}{end}").rename(f"{kept}{end}")
    except OSError:
        return None
    return kept
