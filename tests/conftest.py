"""The surroundings of every test: no window, no sound, English, and a data folder of its own."""

import os
import tempfile
from itertools import count
from pathlib import Path

import pytest

from game.folders import VARIABLE

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LANGUAGE"] = "en"

# Always a new folder: what a player has saved must be out of reach of any test, and each
# process of a parallel run gets its own. It goes when the process ends.
_data_dir = tempfile.TemporaryDirectory(prefix="eight-doors-tests-", ignore_cleanup_errors=True)
os.environ[VARIABLE] = _data_dir.name
_numbers = count(1)


@pytest.fixture(scope="module", autouse=True)
def data_folder_of_the_module() -> None:
    """For what the tests of a module share: it is opened before any of them has its own."""
    os.environ[VARIABLE] = str(Path(_data_dir.name, str(next(_numbers))))


@pytest.fixture(autouse=True)
def own_data_folder(monkeypatch: pytest.MonkeyPatch) -> Path:
    """What one test leaves behind, settings above all, is not there for the next one."""
    folder = Path(_data_dir.name, str(next(_numbers)))
    monkeypatch.setenv(VARIABLE, str(folder))
    return folder
