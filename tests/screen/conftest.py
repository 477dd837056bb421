"""What tests of the screen share."""

import shutil
from pathlib import Path

import pytest

from game.screen.look import assets
from game.screen.look.assets import art_root


@pytest.fixture
def art(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the art, from which everything is read."""
    folder = tmp_path / "art"
    shutil.copytree(art_root(), folder)
    monkeypatch.setattr(assets, "art_root", lambda: folder)
    return folder
