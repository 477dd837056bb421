"""A folder for scripts that open the program: the developer's own games and settings lie elsewhere.

Whatever opens it does so within `nobodys_folder`, or where it was given a folder by the script that
starts it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

# A script sees its own folder only; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.folders import VARIABLE


@contextmanager
def nobodys_folder() -> Iterator[Path]:
    """A new one, in which the program and all that it starts keep what they keep; it goes at the
    end. Then the one that was named before is named again, if any was."""
    before = os.environ.get(VARIABLE)
    with TemporaryDirectory(prefix="eight-doors-", ignore_cleanup_errors=True) as folder:
        os.environ[VARIABLE] = folder
        try:
            yield Path(folder)
        finally:
            os.environ.pop(VARIABLE)
            if before is not None:
                os.environ[VARIABLE] = before
