"""Reads games out of an open journal, and trusts nothing that is not as it was written."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from game.plain import Malformed, Plain
from game.records.journal import moves
from game.records.journal.codec import Codec
from game.records.journal.moves import Beat
from game.records.journal.record import COLUMNS, Record, facts
from game.records.journal.trouble import Trouble, Why
from game.rules.event import Answered
from game.rules.game import ForeignLog, Game
from game.rules.ruleset import Ruleset
from game.rules.steps import Command

ROW = ", ".join((*COLUMNS, "checksum"))


class Unsound(ValueError):
    """The journal holds a part that is not what was written there."""

    def __init__(self) -> None:
        super().__init__("This part of the journal is not as it was written.")


@dataclass(frozen=True)
class Saved:
    """A game as it was kept: the beats that stand, then those that were undone."""

    record: Record
    game: Game
    beats: Sequence[Beat]
    links: Sequence[int]
    """Checksums of the rows of its beats."""

    @property
    def undone(self) -> tuple[Command[Any], ...]:
        """Commands that can be redone, the next one first."""
        opened = (beat[0] for beat in self.beats[self.record.answers + 1 :])
        return tuple(event.command for event in opened if isinstance(event, Answered))

    @property
    def desk(self) -> Plain:
        return self.record.desk


def records(db: sqlite3.Connection, where: str, *values: object) -> list[Record]:
    """Returns the rows that fulfil a condition. Raises Unsound."""
    rows = db.execute(f"SELECT {ROW} FROM games WHERE {where}", values).fetchall()
    found = [Record.of(row) for row in rows]
    if None in found:
        raise Unsound
    return [record for record in found if record is not None]


def lines_of(db: sqlite3.Connection, record: Record) -> list[str]:
    """Returns the rows of a game, complete and unchanged. Raises Unsound."""
    pack = None
    if record.result is not None:
        pack = db.execute("SELECT packed FROM logs WHERE game = ?", (record.id,)).fetchone()
    if pack is not None:
        try:
            lines = moves.unpacked(pack[0])
        except Malformed:
            raise Unsound from None
        kept = moves.links(lines)
    else:
        asked = "SELECT number, events, link FROM commands WHERE game = ? ORDER BY number"
        rows = db.execute(asked, (record.id,)).fetchall()
        lines, kept = [row[1] for row in rows], [row[2] for row in rows]
        written = all(isinstance(line, str) for line in lines)
        if [row[0] for row in rows] != list(range(len(rows))) or not written:
            raise Unsound
        if kept != moves.links(lines):
            raise Unsound
    standing = record.answers + 1
    if not 0 < standing <= len(lines) or kept[record.answers] != record.link:
        raise Unsound
    if pack is not None and len(lines) > standing:
        raise Unsound
    return lines


def saved(db: sqlite3.Connection, editions: Mapping[str, Ruleset], record: Record) -> Saved:
    """Returns the game of a row, judged by the rules. Raises Unsound; or Trouble for a game that is
    unchanged and still makes no sense here."""
    lines = lines_of(db, record)
    try:
        game, made = judged(editions, record, lines)
    except Exception:
        # Events that the rules would not have produced may cause any error in them.
        raise Trouble(Why.FOREIGN) from None
    return Saved(record, game, made, moves.links(lines))


def judged(
    editions: Mapping[str, Ruleset], record: Record, lines: list[str]
) -> tuple[Game, list[Beat]]:
    """Returns the game of a row as it stands, and all its beats. Raises ValueError with a sentence,
    or whatever a foreign row causes."""
    if record.edition not in editions:
        raise ValueError("This program has no such edition.")
    game, made = replayed(editions[record.edition], lines)
    game.rewind(len(made) - 1 - record.answers)
    wrong = [name for name, fact in facts(game).items() if getattr(record, name) != fact]
    if wrong:
        raise ValueError(f"Its row differs from its events: {', '.join(wrong)}.")
    return game, made


def replayed(rules: Ruleset, lines: list[str]) -> tuple[Game, list[Beat]]:
    """Plays all rows again, the undone ones too. Raises ValueError with a sentence."""
    codec, made = Codec(rules), []
    for number, line in enumerate(lines):
        try:
            made.append(moves.read(codec, line))
        except Malformed as flaw:
            raise ValueError(f"Command {number}: {flaw}") from None
    try:
        game = Game.replay(rules, chain.from_iterable(made))
    except ForeignLog as flaw:
        raise ValueError(str(flaw)) from None
    if moves.cut(game.log) != made:
        raise ValueError("Its rows do not begin where commands do.")
    return game, made
