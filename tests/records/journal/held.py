"""Files that somebody else holds open, as a virus scanner or a backup does."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

HOLD = "import sys; held = open(sys.argv[1], 'rb'); print('held', flush=True); sys.stdin.read()"


@contextmanager
def held_by_another(file: Path) -> Iterator[Callable[[], object]]:
    """Another program reads the file and keeps it open; it lets go of it when it is called, or in
    the end. Only Windows minds."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file)], stdin=pipe, stdout=pipe
    ) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"held"
        yield other.stdin.close
        other.stdin.close()


class Windows:
    """From now on nothing takes the place of a file that is `held`, on any system. `waited` are the
    seconds that were spent in waiting for it; none of them pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.held: Callable[[], bool] = lambda: True
        self.waited = 0.0
        replace = Path.replace

        def refused(file: Path, to: Path) -> Path:
            if self.held():
                raise PermissionError(13, "Access is denied", str(to))
            return replace(file, to)

        monkeypatch.setattr(Path, "replace", refused)
        monkeypatch.setattr("game.records.journal.file.own_files.sleep", self._wait)

    def _wait(self, seconds: float) -> None:
        self.waited += seconds

    def until(self, seconds: float) -> None:
        """Files are held until somebody has waited for so long."""
        self.held = lambda: self.waited < seconds
