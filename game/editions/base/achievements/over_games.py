"""What the figures of many games tell: each is one pass over them, in the order of playing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

from game.records.statistics.achievement import Steps
from game.records.statistics.figures import Figures
from game.table.saved_table import AGAIN, TODAY

EARLY = 20
"""Cards left in the deck."""
RUNNING = 5
"""Victories in a row."""
WEEK = 7
"""Days, whichever they are."""
MANNERS = 3
"""Alone, with open hands and with hidden hands."""
CONCEDED = "conceded"
NOT_OWN = {"branched", "imported"}
"""Of a game that counts apart: it began in the middle of another one, or was played elsewhere."""


def victories(games: Iterable[Figures]) -> Iterator[Figures]:
    """Those of the base game that count."""
    return (one for one in games if one.won and not one.apart and one.edition == "base")


def any_victory(games: Iterable[Figures]) -> Figures | None:
    """Won in whatever way, but here and from the beginning: with hints, or knowing what comes, too;
    whatever was added to the game."""
    return next((one for one in games if one.won and not NOT_OWN & {*one.apart}), None)


def a_part(lessons: Sequence[Steps]) -> Steps:
    """One part of any lesson is done."""
    return Steps(min(1, sum(lesson.done for lesson in lessons)), 1)


def all_parts(lessons: Sequence[Steps]) -> Steps:
    """All parts of all lessons are."""
    return Steps(sum(lesson.done for lesson in lessons), sum(lesson.of for lesson in lessons))


def last_card(games: Iterable[Figures]) -> Figures | None:
    """Won with an empty deck."""
    return next((one for one in victories(games) if one.deck == 0), None)


def early(games: Iterable[Figures]) -> Figures | None:
    """Won with many cards in the deck."""
    return next((one for one in victories(games) if one.deck >= EARLY), None)


def several(
    count: int, of: Callable[[Figures], Hashable | None]
) -> Callable[[Iterable[Figures]], Figures | Steps]:
    """The victory with which there are so many that differ in this; those with None are none."""

    def found(games: Iterable[Figures]) -> Figures | Steps:
        met: set[Hashable] = set()
        for one in victories(games):
            met |= {of(one)} - {None}
            if len(met) == count:
                return one
        return Steps(len(met), count)

    return found


def day(one: Figures) -> Hashable | None:
    """Of a day's deal that was met on its day; the day's deals for one and for two are one day."""
    return " ".join(one.seed.split()[:2]) if TODAY in one.marks else None


def manner(one: Figures) -> Hashable:
    """How many play, and whether they see each other's cards."""
    return one.seats, one.visibility


def running(games: Iterable[Figures]) -> Figures | Steps:
    """Won so many times in a row. Games that count apart neither end it nor go on with it."""
    streak = 0
    for one in games:
        if not one.apart:
            streak = streak + 1 if one.won else 0
            if streak == RUNNING:
                return one
    return Steps(streak, RUNNING)


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
