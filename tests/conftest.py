"""The surroundings of every test: no window, no sound, English, and a data folder of its own."""

import os
import random
import tempfile
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import seeds
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


@pytest.fixture(autouse=True)
def own_chance(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """New seeds follow from the name of the test: what fails once fails again."""
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(seeds, "random", SimpleNamespace(SystemRandom=lambda: chance))
