"""Files of code for macOS, which are of the form Mach-O: how they begin, and which macOS they ask
for."""

import struct
from collections.abc import Iterator
from pathlib import Path

UNIVERSAL = bytes.fromhex("cafebabe")
"""The beginning of a file that holds the same code for several processors, one after the other."""
PLAIN = bytes.fromhex("cffaedfe")
BEGINNINGS = {UNIVERSAL, PLAIN, *map(bytes.fromhex, "feedface feedfacf cefaedfe".split())}
"""Beginnings of files of code: these two, and three kinds that no Mac of today makes."""
VERSION_IN = {0x24: 8, 0x32: 12}
"""The commands LC_VERSION_MIN_MACOSX and LC_BUILD_VERSION, which both name the oldest macOS, and
where they do: so many bytes after they begin."""

System = tuple[int, int]
"""A version of macOS, such as (10, 13)."""


def is_code(file: Path) -> bool:
    """Returns whether a file is a program or a library."""
    with file.open("rb") as opened:
        return opened.read(4) in BEGINNINGS


def oldest_system(file: Path) -> System:
    """The oldest macOS on which all of the code works, for every processor; (0, 0) if it says
    nothing."""
    return max(_asked_for(file.read_bytes()), default=(0, 0))


def _asked_for(code: bytes) -> Iterator[System]:
    if code.startswith(UNIVERSAL):
        (parts,) = struct.unpack_from(">I", code, 4)
        for part in range(parts):
            offset, size = struct.unpack_from(">II", code, 16 + 20 * part)
            yield from _asked_for(code[offset : offset + size])
    elif code.startswith(PLAIN):
        (commands,) = struct.unpack_from("<I", code, 16)
        at = 32
        for _ in range(commands):
            command, size = struct.unpack_from("<II", code, at)
            if command in VERSION_IN:
                (version,) = struct.unpack_from("<I", code, at + VERSION_IN[command])
                yield version >> 16, version >> 8 & 0xFF
            at += size
