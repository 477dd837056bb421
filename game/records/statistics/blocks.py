"""Sums of many games, kept by blocks. Only blocks in which something changed are summed again."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence

from game.records.journal.file.reading import Unsound
from game.records.statistics.answer import LOST, WON, Answer, Outcomes, Rate, Selection
from game.records.statistics.figures import Figures
from game.records.statistics.figures_file import BLOCK, rows, written
from game.rules.state import Visibility

NOBODY = " "
"""Place of a game that is not chosen or counts apart. WON and LOST have all bits of its code."""
SIGNS = {WON, LOST, NOBODY}
Sums = Counter[str]
"""Numbers by name. Numbers by something have two words: `deck 12`."""
HELPED = "hinted", "sleepwalker"
"""Reasons why a game counts apart of which a rate is told by itself."""
SHAPE = "2"
"""Version of the names. Figures of another version are made again."""


def stale(db: sqlite3.Connection) -> list[int]:
    """Returns the blocks whose sums have to be made again, the last first."""
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
    """Returns the totals of a selection. Raises Unsound."""
    where, values = condition(chosen)
    sums: Sums = Counter()
    outcomes: dict[int, int] = {}
    # The first and the last block may be chosen in part; the first place is 1.
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
        games = within(db, begin, end, where, values)
        sums.update(summed(games))
        outcomes[block] = number_of(in_places(games))
    told = b"".join(outcomes[block].to_bytes(BLOCK) for block in sorted(outcomes))
    return answer(sums, Outcomes(told.decode().replace(NOBODY, "")))


def in_places(games: Iterable[Figures]) -> str:
    """Returns the outcomes of a block, each in the place of its game."""
    places = [NOBODY] * BLOCK
    for figures in games:
        if not figures.apart:
            places[figures.played % BLOCK] = WON if figures.won else LOST
    return "".join(places)


def number_of(places: object) -> int:
    """Returns outcomes as a number: one OR another is both together. Raises Unsound."""
    if not isinstance(places, str) or len(places) != BLOCK or not set(places) <= SIGNS:
        raise Unsound
    return int.from_bytes(places.encode())


def within(
    db: sqlite3.Connection, after: int, until: int, where: str = "", values: Sequence[object] = ()
) -> list[Figures]:
    """Returns the figures of games whose place is later than `after` and not later than `until`,
    and which fulfil a further condition with these values."""
    return rows(db, f"played > ? AND played <= ? {where}", (after, until, *values))


def condition(chosen: Selection) -> tuple[str, list[object]]:
    """Returns the condition of a selection in SQL, and its values."""
    kinds = {
        "edition": chosen.editions,
        "seats": None if chosen.seats is None else (chosen.seats,),
        "visibility": None if chosen.visibility is None else (chosen.visibility,),
    }
    told = {name: values for name, values in kinds.items() if values is not None}
    asked = [f" AND {name} IN ({', '.join('?' * len(v))})" for name, v in told.items()]
    return "".join(asked), [value for values in told.values() for value in values]


def read(told: str) -> Sums:
    """Returns sums as they were kept. Raises Unsound."""
    try:
        sums: Sums = Counter(json.loads(told))
    except (ValueError, TypeError):
        raise Unsound from None
    if not all(type(number) is int for number in sums.values()):
        raise Unsound
    return sums


def summed(games: Iterable[Figures]) -> Sums:
    """Returns the sums of these games. Games that count apart add only that they do, and why."""
    sums: Sums = Counter()
    for figures in games:
        if figures.apart:
            sums["aside"] += 1
            sums.update(f"apart {why}" for why in figures.apart)
            for why in {*HELPED}.intersection(figures.apart):
                if "imported" not in figures.apart:
                    sums[why] += 1
                    sums[f"{why} won"] += figures.won
            continue
        sums["turns"] += figures.turns
        sums["seconds"] += figures.seconds
        sums["timed"] += figures.seconds > 0
        sums["doors"] += figures.doors
        for name, number in figures.counts.items():
            sums[f"count {name}"] += number
        if figures.won:
            sums[f"deck {figures.deck}"] += 1
            sums[f"length {figures.turns}"] += 1
        else:
            sums[f"reached {figures.doors}"] += 1
            sums[f"defeat {figures.reason}"] += 1
    return sums


def answer(sums: Sums, outcomes: Outcomes) -> Answer:
    """Returns these sums and outcomes as an answer."""
    hinted, sleepwalked = (Rate(sums[why], sums[f"{why} won"]) for why in HELPED)
    by: dict[str, dict[str, int]] = {}
    for name, number in sums.items():
        kind, _, what = name.partition(" ")
        by.setdefault(kind, {})[what] = number

    def by_number(kind: str) -> dict[int, int]:
        return dict(sorted((int(what), n) for what, n in by.get(kind, {}).items()))

    return Answer(
        outcomes=outcomes,
        turns=sums["turns"],
        seconds=sums["seconds"],
        timed=sums["timed"],
        doors=sums["doors"],
        counts=by.get("count", {}),
        decks=by_number("deck"),
        lengths=by_number("length"),
        defeats=by.get("defeat", {}),
        reached=by_number("reached"),
        apart=by.get("apart", {}),
        aside=sums["aside"],
        hinted=hinted,
        sleepwalked=sleepwalked,
    )
