"""Victories and defeats in the order in which they were played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

WON, LOST = "1", "0"


@dataclass(frozen=True)
class Rate:
    """So many of these `games` were `won`."""

    games: int = 0
    won: int = 0

    @property
    def share(self) -> float:
        """From 0 to 1; 0 without games."""
        return self.won / self.games if self.games else 0.0


@dataclass(frozen=True)
class Outcomes:
    """`told` has one letter for each game, WON or LOST, the first game first."""

    told: str = ""

    @classmethod
    def of(cls, wins: Iterable[bool]) -> Outcomes:
        """Of games in the order in which they were played."""
        return cls("".join(WON if won else LOST for won in wins))

    @property
    def all(self) -> Rate:
        """Of all of them."""
        return Rate(len(self.told), self.told.count(WON))

    def last(self, games: int) -> Rate:
        """Of the last so many, at least 1; of fewer where there are not so many."""
        told = self.told[-games:]
        return Rate(len(told), told.count(WON))

    @property
    def streak(self) -> int:
        """How many of the last ones were won in a row."""
        return len(self.told) - len(self.told.rstrip(WON))

    @property
    def best(self) -> int:
        """The most that were ever won in a row."""
        return max(map(len, self.told.split(LOST)))

    def course(self, points: int, over: int) -> list[tuple[int, Rate]]:
        """The rate over time, at most `points` of them (at least 2): after how many games, and the
        rate of the last `over` games until then. The last point is the last game."""
        games = len(self.told)
        if games <= points:
            ends: Iterable[int] = range(1, games + 1)
        else:
            ends = (1 + at * (games - 1) // (points - 1) for at in range(points))
        return [(end, Outcomes(self.told[:end][-over:]).all) for end in ends]
