"""Questions to the statistics, and their answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from game.records.statistics.figures import Figures
from game.rules.event import Defeat
from game.rules.state import Visibility

LARGEST = 1 << 62
"""Largest place of a game."""
WON, LOST = "1", "0"


@dataclass(frozen=True)
class Rate:
    """A rate of victories: so many `games`, of which so many were `won`."""

    games: int = 0
    won: int = 0

    @property
    def share(self) -> float:
        """Part of the games that were won, from 0 to 1; 0 without games."""
        return self.won / self.games if self.games else 0.0


@dataclass(frozen=True)
class Outcomes:
    """`told` has one letter for each game, WON or LOST, the first game first."""

    told: str = ""

    @classmethod
    def of(cls, wins: Iterable[bool]) -> Outcomes:
        return cls("".join(WON if won else LOST for won in wins))

    @property
    def all(self) -> Rate:
        return Rate(len(self.told), self.told.count(WON))

    def last(self, games: int) -> Rate:
        """Returns the rate of the last `games` games, at least 1, or of all if there are fewer."""
        told = self.told[-games:]
        return Rate(len(told), told.count(WON))

    @property
    def streak(self) -> int:
        """Length of the run of victories at the end."""
        return len(self.told) - len(self.told.rstrip(WON))

    @property
    def best(self) -> int:
        """Length of the longest run of victories."""
        return max(map(len, self.told.split(LOST)))

    def course(self, points: int, over: int) -> list[tuple[int, Rate]]:
        """Returns the rate over time in at most `points` points (at least 2): after how many games,
        and the rate of the last `over` games until then. The last point is the last game."""
        games = len(self.told)
        if games <= points:
            ends: Iterable[int] = range(1, games + 1)
        else:
            ends = (1 + at * (games - 1) // (points - 1) for at in range(points))
        return [(end, Outcomes(self.told[:end][-over:]).all) for end in ends]


@dataclass(frozen=True)
class Selection:
    """Games of one edition or of several, of a number of seats and of a visibility, None for any;
    those with a place later than `after` and not later than `until`."""

    edition: str | tuple[str, ...] | None = None
    seats: int | None = None
    visibility: Visibility | None = None
    after: int = 0
    until: int = LARGEST

    @property
    def editions(self) -> tuple[str, ...] | None:
        return (self.edition,) if isinstance(self.edition, str) else self.edition

    def has(self, figures: Figures) -> bool:
        return (
            (self.editions is None or figures.edition in self.editions)
            and self.seats in (None, figures.seats)
            and self.visibility in (None, figures.visibility)
            and self.after < figures.played <= self.until
        )


EVERYTHING = Selection()


@dataclass(frozen=True)
class Answer:
    """Totals of the finished games of a selection. All but the last three fields are of the games
    that count; `outcomes` has them in the order of play."""

    outcomes: Outcomes
    turns: int = 0
    """Turns of all games together; seconds, doors and counts are sums, too."""
    seconds: int = 0
    timed: int = 0
    """Number of games with a known time."""
    doors: int = 0
    """Doors that were open at the end."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """Counts of the editions, by name. A missing name was never counted."""
    decks: Mapping[int, int] = field(default_factory=dict)
    """Games that were won, by the number of cards left."""
    lengths: Mapping[int, int] = field(default_factory=dict)
    """Games that were won, by the number of turns."""
    defeats: Mapping[Defeat, int] = field(default_factory=dict)
    """Games that were lost, by reason."""
    reached: Mapping[int, int] = field(default_factory=dict)
    """Games that were lost, by the number of open Doors."""
    apart: Mapping[str, int] = field(default_factory=dict)
    """Games that count apart, by each word of APART; one game may count under several."""
    aside: int = 0
    """Games that count apart, each once."""
    hinted: Rate = field(default_factory=Rate)
    """Rate of the games played here with advice, which count apart."""
    sleepwalked: Rate = field(default_factory=Rate)
    """Rate of the games played here with the sleepwalker, which count apart."""
