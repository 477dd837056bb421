"""A log cut into beats: the set-up, and then every answer with all that followed from it.

A beat is one row of the journal. Every row carries the checksum of its text and of all rows
before it, so that a row that was changed, lost or put elsewhere is noticed.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Sequence

from game.plain import Malformed
from game.records.journal.codec import Codec
from game.rules.event import Answered, Event

Beat = tuple[Event, ...]
LARGEST = 10_000_000
"""Bytes of a finished game; the longest has a hundredth of it."""


def cut(log: Iterable[Event]) -> list[Beat]:
    """The beats of a log, in order."""
    beats: list[list[Event]] = [[]]
    for event in log:
        if isinstance(event, Answered):
            beats.append([])
        beats[-1].append(event)
    return [tuple(beat) for beat in beats]


def written(codec: Codec, beat: Beat) -> str:
    """A beat as one line of JSON."""
    return json.dumps([codec.encode(event) for event in beat], separators=(",", ":"))


def read(codec: Codec, line: str) -> Beat:
    """The beat of a line. Raises Malformed."""
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError):
        raise Malformed("A beat is not JSON that can be read.") from None
    if not isinstance(plain, list):
        raise Malformed("A beat is a list of events.")
    return tuple(codec.event(event) for event in plain)


def linked(line: str, before: int) -> int:
    """The checksum of a line and of all lines before it, whose own is `before` (0 for none)."""
    return zlib.crc32(line.encode(), before)


def links(lines: Iterable[str]) -> list[int]:
    """The same for every line of a whole log."""
    sums, last = [], 0
    for line in lines:
        last = linked(line, last)
        sums.append(last)
    return sums


def packed(lines: Sequence[str]) -> bytes:
    """The lines of a finished game, in a tenth of their room."""
    return zlib.compress("\n".join(lines).encode(), 9)


def unpacked(pack: bytes) -> list[str]:
    """The lines again. Raises Malformed."""
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(pack, LARGEST).decode()
    except (zlib.error, UnicodeDecodeError, TypeError):
        text = ""
    if not unpacker.eof or unpacker.unused_data:
        raise Malformed("A finished game cannot be unpacked.")
    return text.split("\n")
