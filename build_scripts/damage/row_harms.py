"""Harm to the rows of a journal: its pages are sound, and what lies in them is not."""

import sqlite3
from collections.abc import Callable, Mapping
from random import Random

from game.records.journal.record import COLUMNS

RowHarm = Callable[[sqlite3.Connection, Random], None]


ENDLESS = "AS WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r)"
FOREIGN = (
    "CREATE TABLE more (a)",
    "DROP TABLE logs",
    "DROP INDEX running",
    "ALTER TABLE games ADD COLUMN more",
    "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END",
    "CREATE VIEW v AS SELECT * FROM games",
    "PRAGMA application_id = 7",
    "PRAGMA user_version = 0",
    f"DROP TABLE logs; CREATE VIEW logs {ENDLESS} SELECT n AS game, '' AS packed FROM r",
    f"DROP TABLE commands; CREATE VIEW commands {ENDLESS} SELECT n AS game FROM r",
    f"DROP TABLE games; CREATE VIEW games {ENDLESS} SELECT n AS id, n AS played FROM r",
)


def anything(chance: Random) -> object:
    """A value that a column does not expect."""
    return chance.choice(
        (
            *(-1, 0, 1, 2**63 - 1, -(2**63), 1e300, "", "0", "Éa", "[" * 50_000, "{}", "null"),
            *('[{"type":"GameWon"}]', '{"a":' * 2000, "9" * 5000, "[1e999]", "\ud7ff", b"\xff"),
        )
    )


def wrong_column(db: sqlite3.Connection, chance: Random) -> None:
    """Puts something else into a column of a game."""
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
    """Condition for a command that stands: what was undone can be lost without harm."""
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
    db.executescript(chance.choice(FOREIGN))


def wrong_count(db: sqlite3.Connection, chance: Random) -> None:
    """The name of the next game is wrong."""
    db.execute("UPDATE sqlite_sequence SET seq = ?", (anything(chance),))


ROWS: Mapping[str, RowHarm] = {
    "a column is wrong": wrong_column,
    "a line is wrong": wrong_line,
    "impossible events": impossible_events,
    "a command is lost": lost_command,
    "logs swapped": swapped_links,
    "foreign tables": foreign_tables,
    "the count is wrong": wrong_count,
}
