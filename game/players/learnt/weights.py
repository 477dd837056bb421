"""The file of weights that were learnt, small and in a fixed format.

Eight bytes of magic; the length of the head as four bytes; the head, which is JSON: the format, the
tables with their rows and columns in the order in which they follow, the curve and the training
record, and perhaps a step; then the numbers of the tables, row by row, as floats of 16 bits, or
with a step as whole numbers of 8 bits, so many of which are one; at last the CRC 32 of all before
it. Numbers of several bytes begin with the lowest.
"""

from __future__ import annotations

import json
import struct
import zlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

MAGIC = b"8DREAMER"
FORMAT = 1
LENGTH, CHECK = 4, 4
"""Bytes of the length of the head, and of the checksum."""

Table = tuple[Sequence[float], ...]
"""A table by rows."""


class DamagedWeights(ValueError):
    """Raised for a file of weights that cannot be used; the message says why."""


@dataclass(frozen=True)
class Weights:
    """`tables` by name, each of at least one row. `curve` turns their chance into that of the
    program's own play: a factor and an addend of the logit. `record` tells of the training;
    `version` differs for every file."""

    tables: Mapping[str, Table]
    curve: tuple[float, float] = (1.0, 0.0)
    record: Mapping[str, Any] = field(default_factory=dict)
    version: str = ""
    step: int = 0
    """Numbers are whole parts of one, so many of them; 0 for floats."""

    def to_bytes(self) -> bytes:
        """Returns the file. Raises OverflowError or struct.error for a number that its bits do not
        hold."""
        shapes = [[name, len(table), len(table[0])] for name, table in self.tables.items()]
        told = {"format": FORMAT, "tables": shapes, "curve": self.curve, "record": self.record}
        if self.step:
            told["step"] = self.step
        head = json.dumps(told, sort_keys=True).encode("ascii")
        rows = (row for table in self.tables.values() for row in table)
        if self.step:
            rows = ([round(number * self.step) for number in row] for row in rows)
        letter = "b" if self.step else "e"
        numbers = b"".join(struct.pack(f"<{len(row)}{letter}", *row) for row in rows)
        body = MAGIC + len(head).to_bytes(LENGTH, "little") + head + numbers
        return body + zlib.crc32(body).to_bytes(CHECK, "little")

    @classmethod
    def from_bytes(cls, file: bytes) -> Weights:
        """Returns the weights of such a file. Raises DamagedWeights."""
        begin = len(MAGIC) + LENGTH
        body, check = file[:-CHECK], file[-CHECK:]
        if not body.startswith(MAGIC) or len(body) < begin:
            raise DamagedWeights("That is not a file of weights.")
        if zlib.crc32(body).to_bytes(CHECK, "little") != check:
            raise DamagedWeights("The file of weights is damaged.")
        end = begin + int.from_bytes(body[len(MAGIC) : begin], "little")
        try:
            told = json.loads(body[begin:end])
            if told["format"] != FORMAT:
                raise ValueError("another version")
            shapes = {str(name): (int(r), int(c)) for name, r, c in told["tables"]}
            factor, addend = map(float, told["curve"])
            step = int(told.get("step", 0))
            tables = _tables(body[end:], shapes, step)
            return cls(tables, (factor, addend), dict(told["record"]), check.hex(), step)
        except (LookupError, TypeError, ValueError, struct.error) as error:
            raise DamagedWeights(f"The file of weights makes no sense: {error}") from None


def _tables(file: bytes, shapes: Mapping[str, tuple[int, int]], step: int) -> dict[str, Table]:
    """Raises ValueError or struct.error if the file does not hold exactly these tables."""
    if min(map(min, shapes.values())) < 1:
        raise ValueError("an empty table")
    letter, size = ("b", 1) if step else ("e", 2)
    if len(file) != size * sum(rows * columns for rows, columns in shapes.values()):
        raise ValueError("another number of numbers")
    tables: dict[str, Table] = {}
    at = 0
    for name, (rows, columns) in shapes.items():
        row = struct.Struct(f"<{columns}{letter}")
        # Either kind of number is the same in 32 bits, which take an eighth of the room of objects.
        stored = (row.unpack_from(file, at + n * row.size) for n in range(rows))
        table = tuple([array("f", [one / (step or 1) for one in numbers]) for numbers in stored])
        if not all(all(map(isfinite, numbers)) for numbers in table):
            raise ValueError("a number that is none")
        tables[name], at = table, at + rows * row.size
    return tables
