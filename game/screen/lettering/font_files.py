"""Which letters the bundled font files hold, read from the files themselves."""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache

from game.screen.look.assets import Incomplete, font_path

HEADER, ENTRY = 44, struct.Struct(">4s4L")
"""Of a WOFF file, in bytes; and an entry of its directory: the name of a table, where it starts,
its packed and its whole length."""
UNICODE = 3, 1
"""Platform and encoding of the table that tells of the letters up to U+FFFF."""
SEGMENTS = 4
"""The format of that table: ranges of letters, and where their glyphs are told."""


@lru_cache(maxsize=32)
def letters_of(name: str) -> frozenset[str]:
    """All that a font has a glyph for. Raises Incomplete if its file is missing or damaged."""
    try:
        return frozenset(map(chr, _codes(_letter_table(font_path(name).read_bytes()))))
    except (OSError, ValueError, LookupError, StopIteration, struct.error, zlib.error) as trouble:
        raise Incomplete(f"fonts/{name}.woff") from trouble


def _letter_table(content: bytes) -> bytes:
    """The part of a font file that leads from letters to glyphs."""
    (tables,) = struct.unpack_from(">H", content, 12)
    entries = (ENTRY.unpack_from(content, HEADER + ENTRY.size * n) for n in range(tables))
    start, packed, whole = next(entry[1:4] for entry in entries if entry[0] == b"cmap")
    part = content[start : start + packed]
    return part if packed == whole else zlib.decompress(part)


def _codes(table: bytes) -> list[int]:
    """The letters, by their numbers."""
    (count,) = struct.unpack_from(">H", table, 2)
    places = {told[:2]: told[2] for told in struct.iter_unpack(">HHL", table[4 : 4 + 8 * count])}
    start = places[UNICODE]
    kind, _, _, twice = struct.unpack_from(">4H", table, start)
    if kind != SEGMENTS:
        raise ValueError(f"letters in the format {kind}")
    half = twice // 2
    words = struct.unpack_from(f">{(len(table) - start - 14) // 2}H", table, start + 14)
    ends, firsts = words[:half], words[half + 1 : 2 * half + 1]
    shifts, offsets = words[2 * half + 1 : 3 * half + 1], words[3 * half + 1 :]
    found = []
    for n, (first, end, shift, offset) in enumerate(
        zip(firsts, ends, shifts, offsets[:half], strict=True)
    ):
        for code in range(first, min(end, 0xFFFE) + 1):
            glyph = offsets[n + offset // 2 + code - first] if offset else code
            if glyph and (glyph + shift) % 0x10000:
                found.append(code)
    return found
