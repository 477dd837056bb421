"""Sums of many games, kept by blocks of them: only the blocks in which something changed are added
up anew."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable

from game.records.journal.file.reading import Unsound
from game.records.statistics.answer import Answer, Selection
from game.records.statistics.figure_rows import BLOCK, rows, written
from game.records.statistics.figures import Figures
from game.records.statistics.outcomes import LOST, WON, Outcomes
from game.records.statistics.sums import Sums, answer, summed
from game.rules.state import Visibility

NOBODY = " "
"""In the place of a game that is not chosen, or that counts apart: its code is a part of those of
WON and LOST."""
SIGNS = {WON, LOST, NOBODY}


def stale(db: sqlite3.Connection) -> list[int]:
    """The blocks whose sums are to be made again."""
    return [block for (block,) in db.execute("SELECT block FROM stale ORDER BY block DESC")]


def make(db: sqlite3.Connection, block: int) -> None:
    """Makes the sums of a block again. Raises Unsound."""
    kinds: dict[tuple[str, int, Visibility], list[Figures]] = {}
    for figures in within(db, block * BLOCK - 1, (block + 1) * BLOCK - 1):
        kind = (figures.edition, figures.seats, figures.visibility)
        kinds.setdefault(kind, []).append(figures)
    db.execute("DELETE FROM sums WHERE block = ?", (block,))
    for kind, games in kinds.items():
        told = block, *kind, written(summed(games)), in_places(games)
        db.execute("INSERT INTO sums VALUES (?, ?, ?, ?, ?, ?)", told)
    db.execute("DELETE FROM stale WHERE block = ?", (block,))


def answered(db: sqlite3.Connection, chosen: Selection) -> Answer:
    """What the games of a selection come to. Raises Unsound."""
    where, values = condition(chosen)
    sums: Sums = Counter()
    outcomes: dict[int, int] = {}
    # The first block and the last one may be chosen in part; nothing is played before 1.
    after = chosen.after or -1
    first, last = -(-(after + 1) // BLOCK), (chosen.until + 1) // BLOCK - 1
    odd = set(stale(db))
    asked = f"SELECT block, sums, outcomes FROM sums WHERE block BETWEEN ? AND ? {where}"
    for block, told, places in db.execute(asked, (first, last, *values)):
        if block not in odd:
            sums.update(read(told))
            outcomes[block] = outcomes.get(block, 0) | number_of(places)
    for block in odd | {first - 1, last + 1}:
        begin, end = max(after, block * BLOCK - 1), min(chosen.until, (block + 1) * BLOCK - 1)
        games = within(db, begin, end, where, *values)
        sums.update(summed(games))
        outcomes[block] = number_of(in_places(games))
    told = b"".join(outcomes[block].to_bytes(BLOCK) for block in sorted(outcomes))
    return answer(sums, Outcomes(told.decode().replace(NOBODY, "")))


def in_places(games: Iterable[Figures]) -> str:
    """The outcome of every game that counts in its place within its block."""
    places = [NOBODY] * BLOCK
    for figures in games:
        if not figures.apart:
            places[figures.played % BLOCK] = WON if figures.won else LOST
    return "".join(places)


def number_of(places: object) -> int:
    """The same as a number, of which one OR another is both. Raises Unsound."""
    if not isinstance(places, str) or len(places) != BLOCK or not set(places) <= SIGNS:
        raise Unsound
    return int.from_bytes(places.encode())


def within(
    db: sqlite3.Connection, after: int, until: int, where: str = "", *values: object
) -> list[Figures]:
    """The figures of games that were played later than `after` and not later than `until`."""
    return rows(db, f"played > ? AND played <= ? {where}", after, until, *values)


def condition(chosen: Selection) -> tuple[str, list[object]]:
    """Which kinds of games are chosen, and the values that stand in it."""
    kinds = {
        "edition": chosen.editions,
        "seats": None if chosen.seats is None else (chosen.seats,),
        "visibility": None if chosen.visibility is None else (chosen.visibility,),
    }
    told = {name: values for name, values in kinds.items() if values is not None}
    asked = [f" AND {name} IN ({', '.join('?' * len(v))})" for name, v in told.items()]
    return "".join(asked), [value for values in told.values() for value in values]


def read(told: str) -> Sums:
    """Sums as they were kept. Raises Unsound."""
    try:
        sums: Sums = Counter(json.loads(told))
    except (ValueError, TypeError):
        raise Unsound from None
    if not all(type(number) is int for number in sums.values()):
        raise Unsound
    return sums
