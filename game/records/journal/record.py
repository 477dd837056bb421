"""A row of the journal: one game as lists and statistics see it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, get_args

from game.plain import MOST, Malformed, Plain, date, one_of, or_none, read_by, shallow, whole, word
from game.records.journal.text.json_lines import read
from game.rules.chance import LONGEST_SEED
from game.rules.event import Answered, Defeat, GameStarted
from game.rules.game import Game
from game.rules.state import DECK, HAND_SIZE, Result, Seat, Visibility

LARGEST = 1 << 62
"""Largest value of a number that only grows."""
LONGEST_EDITION = 1000
"""Most letters of the names of an edition, joined by +."""
DEEPEST = 6
"""Levels of objects and lists within each other in the column `desk`."""


def _number(most: int = MOST, least: int = 0) -> Callable[[object], int]:
    return lambda plain: whole(plain, least, most, "number in a row")


def _desk(plain: object) -> Plain:
    desk = read(plain.encode() if isinstance(plain, str) else b"")
    if not shallow(desk, DEEPEST):
        raise Malformed("The desk is nested too deeply.")
    return desk


def _seed(plain: object) -> str:
    """Reads a seed. The rules judge it when the game is opened."""
    if not isinstance(plain, str) or len(plain) > LONGEST_SEED:
        raise Malformed("A seed is a short text.")
    return plain


@dataclass(frozen=True)
class Record:
    """A row. `stamp` changes with every change of the row; the game played last has the highest
    `played`; `answers` counts the commands that stand, and `link` is the checksum of their rows.
    `began` and `touched` are dates in ISO 8601, for people only: clocks are set back."""

    id: int = field(metadata=read_by(_number(LARGEST, 1)))
    stamp: int = field(metadata=read_by(_number(LARGEST)))
    played: int = field(metadata=read_by(_number(LARGEST)))
    began: str = field(metadata=read_by(lambda plain: date(plain, "date when a game began")))
    touched: str = field(metadata=read_by(lambda plain: date(plain, "date when a game was played")))
    edition: str = field(metadata=read_by(lambda plain: word(plain, "edition", LONGEST_EDITION)))
    seats: int = field(metadata=read_by(_number(max(HAND_SIZE), 1)))
    visibility: Visibility = field(
        metadata=read_by(lambda plain: one_of(plain, get_args(Visibility), "visibility"))
    )
    first_seat: Seat = field(metadata=read_by(_number(max(HAND_SIZE) - 1)))
    seed: str = field(metadata=read_by(_seed))
    answers: int = field(metadata=read_by(_number()))
    turn: int = field(metadata=read_by(_number()))
    doors: int = field(metadata=read_by(_number()))
    deck: int = field(metadata=read_by(_number()))
    result: Result | None = field(
        metadata=read_by(or_none(lambda plain: one_of(plain, get_args(Result), "result")))
    )
    reason: Defeat | None = field(
        metadata=read_by(or_none(lambda plain: word(plain, "reason of a defeat")))
    )
    rewinds: int = field(metadata=read_by(_number()))
    imported: bool = field(metadata=read_by(lambda plain: _number(1)(plain) == 1))
    deleted: bool = field(metadata=read_by(lambda plain: _number(1)(plain) == 1))
    desk: Plain = field(metadata=read_by(_desk))
    link: int = field(metadata=read_by(_number(LARGEST)))

    @property
    def values(self) -> tuple[Any, ...]:
        """Values of the row, with its own checksum at the end."""
        row = [getattr(self, name) for name in COLUMNS]
        row[COLUMNS.index("desk")] = json.dumps(self.desk, separators=(",", ":"))
        row = [int(value) if isinstance(value, bool) else value for value in row]
        return (*row, checksum(row))

    @classmethod
    def of(cls, row: tuple[Any, ...]) -> Record | None:
        """Returns the record of a row; None if the row is not as it was written."""
        *values, last = row
        if checksum(values) != last:
            return None
        try:
            return cls(**{n: READERS[n](value) for n, value in zip(COLUMNS, values, strict=True)})
        except Malformed:
            return None


READERS = {one.name: one.metadata["reader"] for one in fields(Record)}
COLUMNS = tuple(READERS)


def checksum(values: list[Any]) -> int:
    return zlib.crc32(repr(values).encode("utf-8", "backslashreplace"))


def facts(game: Game) -> dict[str, Any]:
    """Returns the columns that follow from the events."""
    state, begin = game.state, game.log[0]
    assert isinstance(begin, GameStarted), "every log begins with it"
    return {
        "edition": game.rules.edition,
        "seats": state.seats,
        "visibility": state.visibility,
        "first_seat": begin.first_seat,
        "seed": state.seed,
        "answers": sum(isinstance(event, Answered) for event in game.log),
        "turn": state.turn,
        "doors": sum(len(state.doors(seat)) for seat in range(state.seats)),
        "deck": len(state.zone(DECK)),
        "result": state.result,
        "reason": game.defeat,
    }
