"""What many games say: rates with their intervals, means, and whether shown chances come true."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from game.players.arena.contest import Outcome

SURE = 1.959963984540054
"""So many standard errors to either side hold the truth 95 times in 100."""
BINS = 20
"""Of chances, 5 points wide each."""

Interval = tuple[float, float]
Case = tuple[float, bool]
"""A shown chance, and whether that game was won."""


def wilson(won: int, games: int) -> Interval:
    """Between what the true rate of victories lies, in 95 cases of 100: from 0 to 1."""
    if not games:
        return 0.0, 1.0
    rate, spread = won / games, SURE**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = SURE * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def paired(ours: Sequence[Outcome], theirs: Sequence[Outcome]) -> tuple[float, float] | None:
    """By how much our rate of victories is above theirs on the deals that both have played, and how
    far the truth may lie to either side; None with less than two such deals."""
    won = {outcome.number: outcome.won for outcome in theirs}
    gains = [int(o.won) - int(won[o.number]) for o in ours if o.number in won]
    if len(gains) < 2:
        return None
    return fmean(gains), SURE * stdev(gains) / sqrt(len(gains))


def cases(outcomes: Iterable[Outcome]) -> list[Case]:
    """Every chance that was shown at the start of a turn."""
    return [(chance, outcome.won) for outcome in outcomes for chance in outcome.chances]


def brier(shown: Sequence[Case]) -> float:
    """The mean square of what chances were wrong by: 0 is best. At least one case."""
    return fmean((chance - won) ** 2 for chance, won in shown)


def constant_brier(shown: Sequence[Case]) -> float:
    """The same for whoever always says how often these positions were won. At least one case."""
    rate = fmean(won for _, won in shown)
    return rate * (1 - rate)


def skill(shown: Sequence[Case]) -> float | None:
    """What of the constant's score is avoided: 1 is best, 0 is no better; None if all positions
    were won, or none."""
    constant = constant_brier(shown)
    return 1 - brier(shown) / constant if constant else None


@dataclass(frozen=True)
class Bin:
    """Chances of `low` up to `low` + 5, in percent: how many there are, their mean and how many of
    their games were won, from 0 to 1."""

    low: int
    count: int
    shown: float
    won: float


def calibration(shown: Iterable[Case]) -> list[Bin]:
    """The bins that hold any chance, the lowest first; a chance of 1 lies in the highest."""
    filled: dict[int, list[Case]] = {}
    for chance, won in shown:
        filled.setdefault(min(int(chance * BINS), BINS - 1), []).append((chance, won))
    return [
        Bin(n * 100 // BINS, len(held), fmean(c for c, _ in held), fmean(w for _, w in held))
        for n, held in sorted(filled.items())
    ]
