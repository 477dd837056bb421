"""Set-up of every test: no window, no sound, English words, and a data folder of its own."""

import gc
import os
import random
import shutil
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import seeds
from game.folders import VARIABLE

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LANGUAGE"] = "en"

# Always a new folder: no test may reach what a player has saved, and each process of a parallel run
# gets its own. The folder goes when the process ends. It lies in memory, where there is a place for
# that, since each game that is kept would wait for the disk.
_memory = Path("/dev/shm")
_data_dir = tempfile.TemporaryDirectory(
    prefix="eight-doors-tests-",
    dir=_memory if os.access(_memory, os.W_OK) else None,
    ignore_cleanup_errors=True,
)
os.environ[VARIABLE] = _data_dir.name
_numbers = count(1)

if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    # Programs that tests start, of which each would compile the whole game, still share what one
    # of them has compiled.
    _compiled = tempfile.TemporaryDirectory(
        prefix="eight-doors-compiled-", ignore_cleanup_errors=True
    )
    os.environ["PYTHONPYCACHEPREFIX"] = _compiled.name


def pytest_collection_finish() -> None:
    """Spares the garbage collector what stays until the end: all modules, and the list of tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(scope="module", autouse=True)
def data_folder_of_the_module() -> None:
    """Sets the data folder that the fixtures of a module share, since these run before those of a
    test."""
    os.environ[VARIABLE] = str(Path(_data_dir.name, str(next(_numbers))))


@pytest.fixture(autouse=True)
def own_data_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yields the data folder of this test, so that it finds nothing that another test has left."""
    folder = Path(_data_dir.name, str(next(_numbers)))
    monkeypatch.setenv(VARIABLE, str(folder))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(autouse=True)
def own_chance(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Draws new seeds from the name of the test, so that a failure can be repeated."""
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(seeds, "random", SimpleNamespace(SystemRandom=lambda: chance))
