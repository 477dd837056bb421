"""The rows of the file of figures: one a game."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any

from game.records.journal.file.reading import Unsound
from game.records.statistics.figures import Figures
from game.records.statistics.figures_file import FiguresFile

BLOCK = 256
"""Games, by their place among all, whose sums are kept together."""
AT_ONCE = 256
"""Rows that are read at a time."""
COLUMNS = (
    *("game", "played", "began", "ended", "edition", "seats", "visibility", "seed", "won"),
    *("reason", "turns", "doors", "deck", "seconds", "marks", "apart", "counts", "feats"),
)
ROW = ", ".join(COLUMNS)


def put(db: sqlite3.Connection, figures: Figures, stamp: int) -> None:
    """Keeps the figures of a game, in place of others of the same game; nothing changes if another
    program has just done so."""
    if kept(db, figures.game, stamp):
        return
    remove(db, [figures.game])
    told = {**vars(figures), "won": int(figures.won), "apart": " ".join(figures.apart)}
    told |= {
        "marks": written(figures.marks),
        "counts": written(figures.counts),
        "feats": written(sorted(figures.feats)),
    }
    places = ", ".join("?" * (len(COLUMNS) + 1))
    row = [told[name] for name in COLUMNS]
    db.execute(f"INSERT INTO figures ({ROW}, stamp) VALUES ({places})", (*row, stamp))
    touch(db, figures.played)


def kept(db: sqlite3.Connection, game: int, stamp: int) -> bool:
    """Whether the figures of a game with this stamp are there."""
    asked = "SELECT 1 FROM figures WHERE game = ? AND stamp = ?"
    return db.execute(asked, (game, stamp)).fetchone() is not None


def remove(db: sqlite3.Connection, games: Iterable[int]) -> None:
    """Forgets games."""
    for game in games:
        found = db.execute("SELECT played FROM figures WHERE game = ?", (game,)).fetchone()
        if found is not None:
            touch(db, found[0])
            db.execute("DELETE FROM figures WHERE game = ?", (game,))


def touch(db: sqlite3.Connection, played: int) -> None:
    """What hangs on the game that was played so many-th is to be found out again: the sums of its
    block, and what was reached later."""
    db.execute("INSERT OR IGNORE INTO stale VALUES (?)", (played // BLOCK,))
    when = "SELECT played FROM figures WHERE figures.game = reached.game"
    db.execute(f"DELETE FROM reached WHERE ({when}) > ?", (played,))


def written(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def rows(db: sqlite3.Connection, where: str, *values: object) -> list[Figures]:
    """The figures that a condition names. Raises Unsound."""
    return [figures_of(r) for r in db.execute(f"SELECT {ROW} FROM figures WHERE {where}", values)]


def figures_of(row: tuple[Any, ...]) -> Figures:
    """The figures of a row. Raises Unsound."""
    *told, marks, apart, counts, feats = row
    columns: dict[str, Any] = dict(zip(COLUMNS, told, strict=False))
    try:
        return Figures(
            **{**columns, "won": bool(columns["won"])},
            marks=tuple(json.loads(marks)),
            apart=tuple(apart.split()),
            counts=dict(json.loads(counts)),
            feats=frozenset(json.loads(feats)),
        )
    except (ValueError, TypeError, AttributeError):
        raise Unsound from None


def every(file: FiguresFile) -> Iterator[Figures]:
    """The figures of all games, in the order in which they were played. Raises Trouble."""
    after, some = -1, AT_ONCE
    while some == AT_ONCE:
        with file.reading() as db:
            found = rows(db, "played > ? ORDER BY played LIMIT ?", after, AT_ONCE)
        yield from found
        some, after = len(found), found[-1].played if found else after
