"""A game is played with the rows of its own editions, and no other edition is asked anything."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

import pygame
import pytest

from game.editions import OFFERED
from tests.screen.robots.glass import opened
from tests.screen.robots.player import Player
from tests.variants import thorough

ADDED = [edition.name for edition in OFFERED.added]


@contextmanager
def called_of(folders: list[str]) -> Iterator[set[str]]:
    """Yields a set that is filled with the code called meanwhile from these folders of editions.
    What is only loaded does not count."""
    called: set[CodeType] = set()
    found: set[str] = set()

    def look(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            called.add(frame.f_code)

    sys.setprofile(look)
    try:
        yield found
    finally:
        sys.setprofile(None)
        for code in called:
            file = code.co_filename.replace("\\", "/")
            named = code.co_name not in ("<module>", "<listcomp>", "<genexpr>")
            if named and any(f"/editions/{name}/" in file for name in folders):
                found.add(f"{file.rpartition('/editions/')[2]}: {code.co_name}")


@pytest.mark.parametrize("edition", ["base", thorough("towers")])
def test_a_game_calls_nothing_of_an_edition_that_it_is_not_played_with(edition: str) -> None:
    others = [name for name in ADDED if name != edition]
    for name in ADDED:
        OFFERED.of(name).show  # noqa: B018  (loaded before, as on the title page)
    with opened(seed=None, painted=False) as glass:
        glass.app.games.new_game("own editions only", edition)
        player = Player("own editions only")
        with called_of(others) as found:
            while glass.scene.name == "table":
                glass.key(pygame.K_F9)
                if glass.scene.name == "table" and glass.description["pending"] is not None:
                    glass.do(player.next(glass.description))
                else:
                    glass.step()
            glass.app.games.statistics.catch_up(50)
    assert found == set()
