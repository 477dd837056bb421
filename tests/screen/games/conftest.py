"""One program for all tests of a module, with a new game for each."""

from collections.abc import Iterator

import pytest

from game.screen.input.pointer import Pointer
from tests.screen.robots.glass import QUIET, Glass, opened


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    with opened() as shown:
        yield shown


@pytest.fixture
def glass(window: Glass) -> Iterator[Glass]:
    """Yields the program with a quiet game, whose deal is not over. What then lies there is painted
    in the end, and the settings are as before."""
    app, settings = window.app, window.app.settings
    app._pointer = Pointer()
    window.deal(QUIET)
    yield window
    window.paint_once()
    app.change(settings)
    app.running = True
