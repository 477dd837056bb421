"""What one game changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.records.statistics.achievement import Achievement
from game.records.statistics.answer import Answer, Selection
from game.records.statistics.figures import Figures
from game.records.statistics.statistics import Statistics

RUN = 2
"""Victories that are a streak."""


@dataclass(frozen=True)
class Changes:
    """`game` is the one in question; `before` and `now` are what the games like it came to without
    it and with it: those of its edition, for as many players, who saw as much of each other's hands
    and that were played before. `reached` are the achievements that it was the first to reach."""

    game: Figures
    before: Answer
    now: Answer
    reached: tuple[Achievement, ...]

    @property
    def counts(self) -> bool:
        """Whether it does not count apart: only then anything but `reached` can have changed."""
        return not self.game.apart

    @property
    def first_victory(self) -> bool:
        """Whether none of the games like it was won before."""
        return self.counts and self.game.won and not self.before.outcomes.all.won

    @property
    def longest_streak(self) -> bool:
        """Whether so many were never won in a row before."""
        return self.now.outcomes.best > max(self.before.outcomes.best, RUN - 1)

    @property
    def streak_ended(self) -> int:
        """How many had been won in a row before this game was lost; 0 if it ended no streak."""
        streak = self.before.outcomes.streak
        return streak if streak >= RUN and not self.now.outcomes.streak else 0

    @property
    def most_left(self) -> bool:
        """Whether it was won with more cards left than any before; a first victory is no record."""
        left = self.before.decks
        return self.counts and self.game.won and bool(left) and self.game.deck > max(left)


def what_changed(
    statistics: Statistics, achievements: Iterable[Achievement], game: int, after: int = 0
) -> Changes | None:
    """What the game with this number in the journal changed, of the games that were played later
    than the number `after`; None as long as finished games are still to be counted. Raises
    Trouble."""
    figures = statistics.of_game(game) if statistics.progress().done else None
    if figures is None:
        return None

    def until(played: int) -> Answer:
        alike = figures.edition, figures.seats, figures.visibility
        return statistics.ask(Selection(*alike, after=after, until=played))

    first = statistics.reached()
    reached = [row for row in achievements if row.name in first and first[row.name].game == game]
    return Changes(figures, until(figures.played - 1), until(figures.played), tuple(reached))
