"""Fixtures for tests of the screen."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.screen.lettering.text import Text
from game.screen.look import assets
from game.screen.look.assets import art_root
from game.words import Words
from tests.screen.robots.glass import Glass, opened
from tests.speaking import SPOKEN
from tests.variants import thinned


@pytest.fixture
def art(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns the folder of a copy of the art, which the program reads instead."""
    folder = tmp_path / "art"
    shutil.copytree(art_root(), folder)
    monkeypatch.setattr(assets, "art_root", lambda: folder)
    return folder


@pytest.fixture
def display() -> None:
    """Provides the display without which no picture can be converted for it."""
    if not pygame.display.get_surface():
        pygame.display.set_mode((64, 64), pygame.HIDDEN)


@pytest.fixture(scope="module")
def text() -> Text:
    """Returns real letters, which need no window."""
    pygame.font.init()
    return Text()


@pytest.fixture(scope="module", params=thinned(SPOKEN, always=["long"]))
def words(request: pytest.FixtureRequest) -> Words:
    """Returns the words of each language, and of one that is longer than any."""
    return SPOKEN[request.param]


@pytest.fixture
def glass() -> Iterator[Glass]:
    """Yields a program at its title page, which paints nothing."""
    with opened(seed=None, painted=False) as shown:
        yield shown
