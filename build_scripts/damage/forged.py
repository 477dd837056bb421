"""Forged journals: every checksum fits, and the program would never have written this."""

import json
import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from itertools import chain
from random import Random
from typing import Any

from build_scripts.damage.row_harms import RowHarm, wrong_column, wrong_line
from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.records.journal import moves
from game.records.journal.codec import Codec
from game.records.journal.record import COLUMNS, checksum, facts
from game.rules.game import Game
from game.table.party import Party, Player
from game.table.saved_table import SavedTable

Beats = list[list[dict[str, Any]]]
"""A log as JSON values."""
WORDS = "market", "hand", "deck", "won", "OD1", "TakeTurn", "", "\0"
NUMBERS = -1, 0, 1, 7, 10**6, 2**62
TEXTS = "\0", "2026-11-22\0" + "20:15:00", "2026-99-99", "9" * 40, "Éa\n", "\u0301"
NAMES = (
    "\u0301",
    "\ufe0f",
    "Zoe\u2764\ufe0f",
    "\u0e01\u0e34",
    "\u0915\u094d",
    "\uac00",
    "\U0001f408",
)
"""Printable, and with nothing to see, or with letters that few fonts have."""


def events(db: sqlite3.Connection, chance: Random) -> None:
    """One event of one game is missing, or elsewhere, or tells of something else; and the row says
    what follows from it."""
    game, answers = chance.choice(db.execute("SELECT id, answers FROM games").fetchall())
    lines = lines_of(db, game)
    beats: Beats = [json.loads(line) for line in lines]
    while [json.dumps(beat, separators=(",", ":")) for beat in beats] == lines:
        twist(beats, chance)
    lines = [json.dumps(beat, separators=(",", ":")) for beat in beats]
    write(db, game, lines)
    with suppress(Exception):  # what cannot even be folded has no other facts
        codec = Codec(BASE)
        stands = [moves.read(codec, line) for line in lines[: answers + 1]]
        told = facts(Game(BASE, chain.from_iterable(stands)))
        names = ", ".join(f"{name} = ?" for name in told)
        db.execute(f"UPDATE games SET {names} WHERE id = ?", (*told.values(), game))
    seal(db)


def twist(beats: Beats, chance: Random) -> None:
    """Does something to one event."""
    beat, other = chance.choice(beats), chance.choice(beats)
    if not beat or not other:
        return
    at, where = chance.randrange(len(beat)), chance.randrange(len(other))
    event = beat[at]
    match chance.randrange(6):
        case 0:
            del beat[at]
        case 1:
            other.insert(where, dict(event))
        case 2:
            beat[at], other[where] = other[where], event
        case 3:
            alike = [one for one in chain(*beats) if one["type"] == event["type"]]
            field = chance.choice([*event])
            event[field] = chance.choice(alike)[field]
        case 4:
            text = json.dumps(event)
            for card in CARDS:
                if f'"{card}"' in text:
                    beat[at] = json.loads(text.replace(card, chance.choice([*CARDS])))
                    break
        case _:
            fields = [name for name, value in event.items() if isinstance(value, (str, int))]
            field = chance.choice(fields)
            odd = WORDS if isinstance(event[field], str) else NUMBERS
            event[field] = chance.choice(odd)


def column(db: sqlite3.Connection, chance: Random) -> None:
    """Puts something else into a column of a game."""
    wrong_column(db, chance)
    seal(db)


def line(db: sqlite3.Connection, chance: Random) -> None:
    """The events of one command are no events."""
    wrong_line(db, chance)
    seal(db)


def text(db: sqlite3.Connection, chance: Random) -> None:
    """A date or a word is none."""
    name = chance.choice(("began", "touched", "edition", "visibility", "seed", "reason", "desk"))
    game = chance.choice(db.execute("SELECT id FROM games").fetchall())
    db.execute(f"UPDATE games SET {name} = ? WHERE id = ?", (chance.choice(TEXTS), *game))
    seal(db)


def names(db: sqlite3.Connection, chance: Random) -> None:
    """Two players of odd names have every table that is for two."""
    for game, visibility in db.execute(
        "SELECT id, visibility FROM games WHERE seats = 2"
    ).fetchall():
        players = Player(chance.choice(NAMES), "cat"), Player(chance.choice(NAMES), "bell")
        party = Party(players, "open" if visibility == "open" else "peek")
        desk = json.dumps(SavedTable(party).plain())
        db.execute("UPDATE games SET desk = ? WHERE id = ?", (desk, game))
    seal(db)


FORGED: Mapping[str, RowHarm] = {
    "forged events": events,
    "a forged column": column,
    "a forged line": line,
    "a forged text": text,
    "odd names": names,
}


def lines_of(db: sqlite3.Connection, game: int) -> list[str]:
    pack = db.execute("SELECT packed FROM logs WHERE game = ?", (game,)).fetchone()
    if pack is not None:
        return moves.unpacked(pack[0])
    asked = "SELECT events FROM commands WHERE game = ? ORDER BY number"
    return [row[0] for row in db.execute(asked, (game,))]


def write(db: sqlite3.Connection, game: int, lines: list[str]) -> None:
    """Writes other rows of a game, still without their checksums."""
    db.execute("UPDATE logs SET packed = ? WHERE game = ?", (moves.packed(lines), game))
    for number, its in enumerate(lines):
        db.execute(
            "UPDATE commands SET events = ? WHERE game = ? AND number = ?", (its, game, number)
        )


def seal(db: sqlite3.Connection) -> None:
    """Makes every checksum fit what lies there."""
    sums: dict[int, list[int]] = {}
    for (game,) in db.execute("SELECT DISTINCT game FROM commands").fetchall():
        asked = "SELECT number, events FROM commands WHERE game = ? ORDER BY number"
        rows = db.execute(asked, (game,)).fetchall()
        sums[game] = moves.links(line if isinstance(line, str) else "" for _, line in rows)
        for (number, _), link in zip(rows, sums[game], strict=True):
            db.execute(
                "UPDATE commands SET link = ? WHERE game = ? AND number = ?", (link, game, number)
            )
    for game, pack in db.execute("SELECT game, packed FROM logs").fetchall():
        sums[game] = moves.links(moves.unpacked(pack))
    for row in db.execute(f"SELECT {', '.join(COLUMNS)} FROM games").fetchall():
        values = list(row)
        at, links = values[COLUMNS.index("answers")], sums.get(values[0], [])
        if isinstance(at, int) and 0 <= at < len(links):
            values[COLUMNS.index("link")] = links[at]
        db.execute(
            "UPDATE games SET link = ?, checksum = ? WHERE id = ?",
            (values[COLUMNS.index("link")], checksum(values), values[0]),
        )
