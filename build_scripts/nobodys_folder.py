"""A folder for scripts that open the program: the developer's own games and settings lie elsewhere.

Whatever opens it does so within `nobodys_folder`, or where it was given a folder by the script that
starts it.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from game.folders import VARIABLE


@contextmanager
def nobodys_folder() -> Iterator[Path]:
    """Makes a folder in which the program and all that it starts keep their files, and removes it
    at the end. The folder that was named before is named again then, if any was."""
    before = os.environ.get(VARIABLE)
    with TemporaryDirectory(prefix="eight-doors-", ignore_cleanup_errors=True) as folder:
        os.environ[VARIABLE] = folder
        try:
            yield Path(folder)
        finally:
            os.environ.pop(VARIABLE)
            if before is not None:
                os.environ[VARIABLE] = before
