"""What the figures of many games tell: each is one pass over them, in the order of playing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator

from game.statistics.figures import Figures
from game.table.desk import AGAIN, TODAY

EARLY = 20
"""Cards left in the deck."""
RUNNING = 5
"""Victories in a row."""
WEEK = 7
"""Days, whichever they are."""
MANNERS = 3
"""Alone, with open hands and with hidden hands."""
CONCEDED = "conceded"


def victories(games: Iterable[Figures]) -> Iterator[Figures]:
    """Those of the base game that count."""
    return (one for one in games if one.won and not one.apart and one.edition == "base")


def last_card(games: Iterable[Figures]) -> Figures | None:
    """Won with an empty deck."""
    return next((one for one in victories(games) if one.deck == 0), None)


def early(games: Iterable[Figures]) -> Figures | None:
    """Won with many cards in the deck."""
    return next((one for one in victories(games) if one.deck >= EARLY), None)


def several(
    count: int, of: Callable[[Figures], Hashable | None]
) -> Callable[[Iterable[Figures]], Figures | None]:
    """The victory with which there are so many that differ in this; those with None are none."""

    def found(games: Iterable[Figures]) -> Figures | None:
        met: set[Hashable] = set()
        for one in victories(games):
            met |= {of(one)} - {None}
            if len(met) == count:
                return one
        return None

    return found


def day(one: Figures) -> Hashable | None:
    """Of a day's deal that was met on its day; the day's deals for one and for two are one day."""
    return " ".join(one.seed.split()[:2]) if TODAY in one.marks else None


def manner(one: Figures) -> Hashable:
    """How many play, and whether they see each other's cards."""
    return one.seats, one.visibility


def running(games: Iterable[Figures]) -> Figures | None:
    """Won so many times in a row. Games that count apart neither end it nor go on with it."""
    streak = 0
    for one in games:
        if not one.apart:
            streak = streak + 1 if one.won else 0
            if streak == RUNNING:
                return one
    return None


def another_try(games: Iterable[Figures]) -> Figures | None:
    """A deal was won that had been lost to its end before. It is met again, and may be."""
    lost: set[Hashable] = set()
    for one in games:
        deal = one.seed, one.edition, one.seats
        if one.won and deal in lost and set(one.apart) <= {AGAIN}:
            return one
        if not one.won and one.reason != CONCEDED:
            lost.add(deal)
    return None
