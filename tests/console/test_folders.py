"""Folders of the player's own things, and what becomes of a player who has no place for them."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.folders import VARIABLE, exports_folder, journal_file, own_folder

NOBODY = 2**31 - 7
"""A number that is no user's."""


@pytest.fixture
def without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Takes away the home folder and the entry in the list of users."""
    for name in (VARIABLE, "HOME", *(name for name in os.environ if name.startswith("XDG_"))):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os, "getuid", lambda: NOBODY)


@pytest.mark.skipif(sys.platform == "win32", reason="a user of Windows has a profile")
@pytest.mark.usefixtures("without_a_home")
@pytest.mark.parametrize("folder", [own_folder, exports_folder])
def test_a_user_without_a_home_has_a_folder_that_can_never_be_made(
    folder: Callable[[], Path],
) -> None:
    with pytest.raises(OSError, match=r"."):
        folder().mkdir(parents=True)
    assert not journal_file().exists()
