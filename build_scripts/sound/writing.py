"""Writes sounds as Ogg Vorbis, reads them, and says whether a file is still what its module
makes."""

import io
import struct
from pathlib import Path
from typing import NamedTuple

import numpy as np
import soundfile

from build_scripts.sound.signals import RATE, Signal

BLOCK = 65_536
"""Samples at a time: a minute at once is too much for the library, which then crashes."""
POLYNOMIAL = 0x04C11DB7


class Kind(NamedTuple):
    """How sounds are encoded: `rate` is in samples a second, `quality` 0 to 1."""

    rate: int
    quality: float


EFFECT, MUSIC = Kind(RATE // 2, 0.2), Kind(15_000, 0.001)
"""No effect and no music has much above 7 kHz, and fewer samples take fewer bytes."""
VOICES = {
    "voice-O": Kind(8_000, 0.15),
    "voice-A": Kind(10_000, 0.001),
    "voice-G": Kind(8_000, 0.1),
    "voice-L": Kind(8_000, 0.2),
    "last": Kind(5_600, 0.001),
}
"""Layers of music of another kind: a voice has next to nothing above 4 kHz, the clock above 2.5
kHz, and with fewer samples its bytes give cleaner tones. What the codec adds to a voice lies 24 dB
or more below it."""


def as_ogg(signal: Signal, kind: Kind, serial: int) -> bytes:
    """Encodes a sound, always to the same bytes."""
    file = io.BytesIO()
    sides = 1 if signal.ndim == 1 else 2
    signal = at_rate(signal, RATE, kind.rate)
    with soundfile.SoundFile(
        file, "w", kind.rate, sides, "VORBIS", format="OGG", compression_level=1 - kind.quality
    ) as ogg:
        for start in range(0, len(signal), BLOCK):
            ogg.write(signal[start : start + BLOCK])
    return numbered(file.getvalue(), serial)


def read(file: Path) -> Signal:
    """The sound in a file, as floating numbers."""
    signal, rate = soundfile.read(file)
    return at_rate(signal, rate, RATE)


def at_rate(signal: Signal, rate: int, wanted: int) -> Signal:
    """A signal of one rate with so many samples in a second."""
    if rate == wanted:
        return signal
    length = round(len(signal) * wanted / rate)
    spectrum = np.fft.rfft(signal, axis=0)[: length // 2 + 1]
    return np.fft.irfft(spectrum, length, axis=0) * (wanted / rate)


def numbered(ogg: bytes, serial: int) -> bytes:
    """Gives all pages of a stream this number, because the library numbers each stream by
    chance."""
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
    """Returns the step of the checksum for a byte at its top."""
    for _ in range(8):
        value = (value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)
    return value & 0xFFFFFFFF


STEPS = [step(byte << 24) for byte in range(256)]


def checksum(page: bytes | bytearray) -> int:
    """CRC-32 as Ogg counts it: not reflected, from 0."""
    total = 0
    for byte in page:
        total = ((total << 8) & 0xFFFFFFFF) ^ STEPS[(total >> 24) ^ byte]
    return total


TOLERANCE = 0.03
"""Strength that a difference may have, as a share of the sound's level."""


def difference(kept: Path, made: Path) -> str:
    """Tells in a few words how two files differ; empty if they do not."""
    if not kept.is_file():
        return "is missing"
    one, other = read(kept), read(made)
    if one.shape != other.shape:
        return f"is {one.shape}, not {other.shape}: samples and sides"
    apart = float(np.sqrt(np.mean((one - other) ** 2) / np.mean(other**2)))
    return f"differs by {apart:.0%} of its level" if apart >= TOLERANCE else ""
