"""One game as lists and statistics see it: a row of the journal."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass, fields
from typing import Any

from game.plain import Plain
from game.rules.event import Answered, Defeat, GameStarted
from game.rules.game import Game
from game.rules.state import DECK, Result, Seat, Visibility


@dataclass(frozen=True)
class Record:
    """`stamp` changes with every change of the row; the game played last has the highest `played`;
    `answers` counts the commands that stand, `link` is the checksum of their rows. `began` and
    `touched` are dates in the form of ISO 8601, for people only: clocks are set back."""

    id: int
    stamp: int
    played: int
    began: str
    touched: str
    edition: str
    seats: int
    visibility: Visibility
    first_seat: Seat
    seed: str
    answers: int
    turn: int
    doors: int
    deck: int
    result: Result | None
    reason: Defeat | None
    rewinds: int
    imported: bool
    deleted: bool
    desk: Plain
    link: int

    @property
    def values(self) -> tuple[Any, ...]:
        """The row, with its own checksum at the end."""
        row = [getattr(self, name) for name in COLUMNS]
        row[COLUMNS.index("desk")] = json.dumps(self.desk, separators=(",", ":"))
        row = [int(value) if isinstance(value, bool) else value for value in row]
        return (*row, checksum(row))

    @classmethod
    def of(cls, row: tuple[Any, ...]) -> Record | None:
        """The record of a row; None if the row is not as it was written."""
        *values, last = row
        if checksum(values) != last:
            return None
        told = dict(zip(COLUMNS, values, strict=True))
        if not all(type(told[name]) is int for name in NUMBERS):
            return None
        try:
            told["desk"] = json.loads(told["desk"])
        except (ValueError, TypeError, RecursionError):
            return None
        told["imported"], told["deleted"] = bool(told["imported"]), bool(told["deleted"])
        return cls(**told)


COLUMNS = tuple(field.name for field in fields(Record))
NUMBERS = (
    *("id", "stamp", "played", "seats", "first_seat", "answers", "turn", "doors", "deck"),
    *("rewinds", "imported", "deleted", "link"),
)
"""The columns that hold whole numbers."""


def checksum(values: list[Any]) -> int:
    """Of a row, whatever lies in it."""
    return zlib.crc32(repr(values).encode("utf-8", "backslashreplace"))


def facts(game: Game) -> dict[str, Any]:
    """The columns that follow from the events."""
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
