"""Writes sounds as Ogg Vorbis, and reads them."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import soundfile

from build_scripts.sound.signals import RATE, Signal

BLOCK = 65_536
"""Samples at a time: a minute at once is too much for the library, which then crashes."""
POLYNOMIAL = 0x04C11DB7


def as_ogg(signal: Signal, quality: float, serial: int) -> bytes:
    """The same bytes for the same sound; `quality` is 0 to 1."""
    file = io.BytesIO()
    sides = 1 if signal.ndim == 1 else 2
    with soundfile.SoundFile(
        file, "w", RATE, sides, "VORBIS", format="OGG", compression_level=1 - quality
    ) as ogg:
        for start in range(0, len(signal), BLOCK):
            ogg.write(signal[start : start + BLOCK])
    return numbered(file.getvalue(), serial)


def read(file: Path) -> Signal:
    """What one hears of a file, as floating numbers."""
    return soundfile.read(file)[0]


def numbered(ogg: bytes, serial: int) -> bytes:
    """The library numbers each stream by chance: gives all its pages this number."""
    pages, at = bytearray(ogg), 0
    while at < len(pages):
        segments = pages[at + 26]
        end = at + 27 + segments + sum(pages[at + 27 : at + 27 + segments])
        struct.pack_into("<I", pages, at + 14, serial)
        struct.pack_into("<I", pages, at + 22, 0)
        struct.pack_into("<I", pages, at + 22, checksum(pages[at:end]))
        at = end
    return bytes(pages)


def step(value: int) -> int:
    """Of the checksum, for one byte at its top."""
    for _ in range(8):
        value = (value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)
    return value & 0xFFFFFFFF


STEPS = [step(byte << 24) for byte in range(256)]


def checksum(page: bytes | bytearray) -> int:
    """As Ogg counts it: CRC-32, not reflected, from 0."""
    total = 0
    for byte in page:
        total = ((total << 8) & 0xFFFFFFFF) ^ STEPS[(total >> 24) ^ byte]
    return total
