"""The measured rates at which the strongest player of each game wins it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

RATES = Path(__file__).parent / "win_rates.txt"
"""File of `build_scripts/deals/win_rates.py`: in each line the seats, the name of a game and of its
player, and how many games were won of how many."""
STEPS = 0.75, 0.5, 0.25, 0.08
"""Least shares of games won with which a game is not yet of the next step."""


@dataclass(frozen=True)
class Rate:
    """A measured rate: the `player` of this name has `won` so many of these `games`."""

    player: str
    won: int
    games: int

    @property
    def step(self) -> int:
        """Difficulty of the game, from 1, easy, to 5."""
        return 1 + sum(self.won < least * self.games for least in STEPS)


@lru_cache(maxsize=1)
def win_rates() -> Mapping[tuple[str, int], Rate]:
    """Returns what was measured, by the name of the game and the number of players."""
    rows = (line.split() for line in RATES.read_text("ascii").splitlines())
    return {
        (name, int(seats)): Rate(player, int(won), int(games))
        for seats, name, player, won, games in rows
    }
