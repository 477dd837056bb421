"""Fixtures for tests of the screen."""

import shutil
from pathlib import Path

import pygame
import pytest

from game.screen.look import assets
from game.screen.look.assets import art_root


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
