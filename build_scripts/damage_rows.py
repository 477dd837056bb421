"""Harm to the rows of a journal: its pages are sound, and what lies in them is not."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from random import Random

from game.journal import moves
from game.journal.record import COLUMNS, checksum

RowHarm = Callable[[sqlite3.Connection, Random], None]


def anything(chance: Random) -> object:
    """A value that a column does not expect."""
    return chance.choice(
        (
            *(-1, 0, 1, 2**63 - 1, -(2**63), 1e300, "", "0", "Éa", "[" * 50_000, "{}", "null"),
            *('[{"type":"GameWon"}]', '{"a":' * 2000, "9" * 5000, "[1e999]", "\ud7ff", b"\xff"),
        )
    )


def wrong_column(db: sqlite3.Connection, chance: Random) -> None:
    """One column of one game is something else."""
    column = chance.choice(COLUMNS[1:])
    game = chance.choice(db.execute("SELECT id FROM games").fetchall())
    db.execute(f"UPDATE OR IGNORE games SET {column} = ? WHERE id = ?", (anything(chance), *game))


def wrong_line(db: sqlite3.Connection, chance: Random) -> None:
    """The events of one command are something else."""
    db.execute(
        f"UPDATE commands SET events = ? WHERE {one_command(db, chance)}", (anything(chance),)
    )


def impossible_events(db: sqlite3.Connection, chance: Random) -> None:
    """The events of one command are those of another."""
    other = f"(SELECT events FROM commands WHERE {one_command(db, chance)})"
    db.execute(f"UPDATE commands SET events = {other} WHERE {one_command(db, chance)}")


def lost_command(db: sqlite3.Connection, chance: Random) -> None:
    """A command that stands is missing."""
    db.execute(f"DELETE FROM commands WHERE {one_command(db, chance)}")


def one_command(db: sqlite3.Connection, chance: Random) -> str:
    """One that stands: what was undone and is lost leaves a whole game."""
    rows = db.execute(
        "SELECT game, number FROM commands JOIN games ON id = game WHERE number <= answers"
    ).fetchall()
    return "game = {} AND number = {}".format(*chance.choice(rows))


def swapped_links(db: sqlite3.Connection, chance: Random) -> None:
    """A game has the log of another."""
    one, other = chance.sample(db.execute("SELECT game FROM logs").fetchall(), 2)
    packs = [
        db.execute("SELECT packed FROM logs WHERE game = ?", game).fetchone()
        for game in (one, other)
    ]
    for game, pack in zip((other, one), packs, strict=True):
        db.execute("UPDATE logs SET packed = ? WHERE game = ?", pack + game)


def foreign_tables(db: sqlite3.Connection, chance: Random) -> None:
    """The tables are not those of a journal."""
    db.execute(
        chance.choice(
            (
                "CREATE TABLE more (a)",
                "DROP TABLE logs",
                "DROP INDEX running",
                "ALTER TABLE games ADD COLUMN more",
                "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END",
                "CREATE VIEW v AS SELECT * FROM games",
                "PRAGMA application_id = 7",
                "PRAGMA user_version = 0",
            )
        )
    )


def wrong_count(db: sqlite3.Connection, chance: Random) -> None:
    """What the next game would be called is wrong."""
    db.execute("UPDATE sqlite_sequence SET seq = ?", (anything(chance),))


FORGED = "forged"
ROWS: Mapping[str, RowHarm] = {
    "a column is wrong": wrong_column,
    "a line is wrong": wrong_line,
    "impossible events": impossible_events,
    "a command is lost": lost_command,
    "logs swapped": swapped_links,
    "foreign tables": foreign_tables,
    "the count is wrong": wrong_count,
}


def forge(db: sqlite3.Connection, chance: Random) -> None:
    """Nonsense with right checksums: only reading it to its end can refuse it."""
    chance.choice((wrong_column, wrong_line))(db, chance)
    sums: dict[int, list[int]] = {}
    for (game,) in db.execute("SELECT DISTINCT game FROM commands").fetchall():
        asked = "SELECT number, events FROM commands WHERE game = ? ORDER BY number"
        rows = db.execute(asked, (game,)).fetchall()
        sums[game] = moves.links(line if isinstance(line, str) else "" for _, line in rows)
        for (number, _), link in zip(rows, sums[game], strict=True):
            db.execute(
                "UPDATE commands SET link = ? WHERE game = ? AND number = ?", (link, game, number)
            )
    for row in db.execute(f"SELECT {', '.join(COLUMNS)} FROM games").fetchall():
        values = list(row)
        at, links = values[COLUMNS.index("answers")], sums.get(values[0], [])
        if isinstance(at, int) and 0 <= at < len(links):
            values[COLUMNS.index("link")] = links[at]
        db.execute(
            "UPDATE games SET link = ?, checksum = ? WHERE id = ?",
            (values[COLUMNS.index("link")], checksum(values), values[0]),
        )
