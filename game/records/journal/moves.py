"""A log cut into beats: the set-up, and then every answer with all that followed from it.

A beat is one row of the journal. Every row has a checksum of its text and of all rows before it, so
that a row that was changed, lost or moved is noticed.
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
"""Most bytes of a finished game; the longest has a hundredth of it."""


def cut(log: Iterable[Event]) -> list[Beat]:
    beats: list[list[Event]] = [[]]
    for event in log:
        if isinstance(event, Answered):
            beats.append([])
        beats[-1].append(event)
    return [tuple(beat) for beat in beats]


def written(codec: Codec, beat: Beat) -> str:
    """Returns a beat as one line of JSON."""
    return json.dumps([codec.encode(event) for event in beat], separators=(",", ":"))


def read(codec: Codec, line: str) -> Beat:
    """Returns the beat of a line. Raises Malformed."""
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError):
        raise Malformed("A beat is not readable JSON.") from None
    if not isinstance(plain, list):
        raise Malformed("A beat is a list of events.")
    return tuple(codec.event(event) for event in plain)


def linked(line: str, before: int) -> int:
    """Returns the checksum of a line and of all before it, whose own is `before` (0 for none)."""
    return zlib.crc32(line.encode(), before)


def links(lines: Iterable[str]) -> list[int]:
    """Returns the checksums of all lines of a log."""
    sums, last = [], 0
    for line in lines:
        last = linked(line, last)
        sums.append(last)
    return sums


def packed(lines: Sequence[str]) -> bytes:
    """Returns the lines of a finished game in a tenth of their size."""
    return zlib.compress("\n".join(lines).encode(), 9)


def unpacked(pack: bytes) -> list[str]:
    """Returns the lines of a packed game. Raises Malformed."""
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(pack, LARGEST).decode()
    except (zlib.error, UnicodeDecodeError, TypeError):
        text = ""
    if not unpacker.eof or unpacker.unused_data:
        raise Malformed("A finished game cannot be unpacked.")
    return text.split("\n")
