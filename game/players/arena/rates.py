"""Statistics of many games: rates with their intervals, means, and whether shown chances come
true."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from game.players.arena.contest import Outcome

SURE = 1.959963984540054
"""Standard errors to either side that hold the truth 95 times in 100."""
BINS = 20
"""Number of bins of chances, 5 points wide each."""

Interval = tuple[float, float]
Case = tuple[float, bool]
"""A shown chance, and whether that game was won."""


def wilson(won: int, games: int) -> Interval:
    """Returns the bounds of the true rate of victories, from 0 to 1, with 95% certainty."""
    if not games:
        return 0.0, 1.0
    rate, spread = won / games, SURE**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = SURE * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def paired(ours: Sequence[Outcome], theirs: Sequence[Outcome]) -> tuple[float, float] | None:
    """Returns by how much our rate of victories is above theirs on the deals that both have played,
    and how far the truth may lie to either side; None with less than two such deals."""
    won = {outcome.number: outcome.won for outcome in theirs}
    gains = [int(o.won) - int(won[o.number]) for o in ours if o.number in won]
    if len(gains) < 2:
        return None
    return fmean(gains), SURE * stdev(gains) / sqrt(len(gains))


def cases(outcomes: Iterable[Outcome]) -> list[Case]:
    return [(chance, outcome.won) for outcome in outcomes for chance in outcome.chances]


def brier(shown: Sequence[Case]) -> float:
    """Returns the mean square of the error of these chances; 0 is best. There must be at least one
    case."""
    return fmean((chance - won) ** 2 for chance, won in shown)


def constant_brier(shown: Sequence[Case]) -> float:
    """Returns the score of a player who always says how often these positions were won. There must
    be at least one case."""
    rate = fmean(won for _, won in shown)
    return rate * (1 - rate)


def skill(shown: Sequence[Case]) -> float | None:
    """Returns the share of the constant's score that is avoided: 1 is best, 0 is no better; None if
    all positions were won, or none."""
    constant = constant_brier(shown)
    return 1 - brier(shown) / constant if constant else None


@dataclass(frozen=True)
class Bin:
    """Chances from `low` to `low` + 5, in percent: their number, their mean, and how many of their
    games were won, from 0 to 1."""

    low: int
    count: int
    shown: float
    won: float


def calibration(shown: Iterable[Case]) -> list[Bin]:
    """Returns the bins that hold any chance, the lowest first; a chance of 1 lies in the
    highest."""
    filled: dict[int, list[Case]] = {}
    for chance, won in shown:
        filled.setdefault(min(int(chance * BINS), BINS - 1), []).append((chance, won))
    return [
        Bin(n * 100 // BINS, len(held), fmean(c for c, _ in held), fmean(w for _, w in held))
        for n, held in sorted(filled.items())
    ]
