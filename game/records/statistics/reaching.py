"""Which achievements were reached, and with which game each first was."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from game.records.statistics.achievement import Achievement, Steps
from game.records.statistics.figure_rows import COLUMNS, every, figures_of, rows, written
from game.records.statistics.figures import Figures
from game.records.statistics.figures_file import FiguresFile


def reached(db: sqlite3.Connection) -> Mapping[str, Figures]:
    """Those that were, by name; not with a game that is gone, or has changed since. Raises
    Unsound."""
    columns = ", ".join(f"figures.{name}" for name in COLUMNS)
    asked = f"SELECT reached.name, {columns} FROM reached JOIN figures USING (game, stamp)"
    return {name: figures_of(row) for name, *row in db.execute(asked)}


def judge(file: FiguresFile, achievement: Achievement) -> Steps | None:
    """Keeps with which game it was reached, if it was; else how far one has come, where that is
    counted. Raises Trouble."""
    found = first(file, achievement)
    if isinstance(found, Figures):
        told = "SELECT ?, game, stamp FROM figures WHERE game = ?"
        with file.transaction() as db:
            name = achievement.name
            db.execute(f"INSERT OR REPLACE INTO reached {told}", (name, found.game))
        return None
    return found


def first(file: FiguresFile, achievement: Achievement) -> Figures | Steps | None:
    """The game with which it was reached; else how far one has come, if that is counted. Raises
    Trouble."""
    if achievement.by_game is None:
        return achievement.found(every(file))
    where = "apart = '' AND instr(feats, ?) ORDER BY played LIMIT 1"
    with file.reading() as db:
        return next(iter(rows(db, where, written(achievement.name))), None)
