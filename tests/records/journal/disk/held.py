"""Files that another program holds open, as a virus scanner or a backup does."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

HOLD = "import sys; held = open(sys.argv[1], 'rb'); print('held', flush=True); sys.stdin.read()"


@contextmanager
def held_by_another(file: Path) -> Iterator[Callable[[], object]]:
    """Lets another program hold a file open. Yields a function that has it let go; at the latest it
    does so at the end. Only Windows minds."""
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
    """Makes any system behave as Windows does: while `held` returns true, no file can be replaced.
    `waited` sums up the seconds for which the program would wait; none of them pass."""

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
        """Holds files until the program has waited for so many seconds."""
        self.held = lambda: self.waited < seconds
