"""One game as lists and statistics see it: a row of the journal."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, get_args

from game.plain import MOST, Malformed, Plain, date, one_of, shallow, whole, word
from game.records.journal.text.json_lines import read
from game.rules.chance import LONGEST_SEED
from game.rules.event import Answered, Defeat, GameStarted
from game.rules.game import Game
from game.rules.state import DECK, HAND_SIZE, Result, Seat, Visibility

LARGEST = 1 << 62
"""Of what is never counted down."""
LONGEST_EDITION = 1000
"""Letters of its names, joined by +."""
DEEPEST = 6
"""Objects and lists in one another on a desk."""


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
        try:
            return cls(**{n: READERS[n](value) for n, value in zip(COLUMNS, values, strict=True)})
        except Malformed:
            return None


def _number(most: int = MOST, least: int = 0) -> Callable[[object], int]:
    return lambda plain: whole(plain, least, most, "number in a row")


def _desk(plain: object) -> Plain:
    desk = read(plain.encode() if isinstance(plain, str) else b"")
    if not shallow(desk, DEEPEST):
        raise Malformed("The desk is not deeply nested.")
    return desk


def _seed(plain: object) -> str:
    """What is a seed, the rules say when the game is opened."""
    if not isinstance(plain, str) or len(plain) > LONGEST_SEED:
        raise Malformed("A seed is a short text.")
    return plain


def _or_none(reader: Callable[[object], object]) -> Callable[[object], object]:
    return lambda plain: None if plain is None else reader(plain)


READERS: Mapping[str, Callable[[object], Any]] = {
    "id": _number(LARGEST, 1),
    "stamp": _number(LARGEST),
    "played": _number(LARGEST),
    "began": lambda plain: date(plain, "date when a game began"),
    "touched": lambda plain: date(plain, "date when a game was played"),
    "edition": lambda plain: word(plain, "edition", LONGEST_EDITION),
    "seats": _number(max(HAND_SIZE), 1),
    "visibility": lambda plain: one_of(plain, get_args(Visibility), "visibility"),
    "first_seat": _number(max(HAND_SIZE) - 1),
    "seed": _seed,
    "answers": _number(),
    "turn": _number(),
    "doors": _number(),
    "deck": _number(),
    "result": _or_none(lambda plain: one_of(plain, get_args(Result), "result")),
    "reason": _or_none(lambda plain: word(plain, "reason of a defeat")),
    "rewinds": _number(),
    "imported": lambda plain: _number(1)(plain) == 1,
    "deleted": lambda plain: _number(1)(plain) == 1,
    "desk": _desk,
    "link": _number(LARGEST),
}
"""How each column is read, whoever wrote it."""
COLUMNS = tuple(READERS)


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
