"""Sounds for tests: files that can be told apart, and how loud they come out."""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path

RATE = 44100


def write_noises(folder: Path, *names: str, seconds: float = 0.3) -> Path:
    """Writes a tone under each name into a new folder, and returns the folder. The mixer looks at
    what a file holds, not at its name; only streamed music must be what its name says."""
    folder.mkdir()
    steps = range(round(RATE * seconds))
    tone = array("h", (round(9000 * math.sin(math.tau * 440 * n / RATE)) for n in steps))
    for name in names:
        with wave.open(str(folder / f"{name}.ogg"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(tone.tobytes())
    return folder


def loudest(mix: bytes) -> tuple[int, int]:
    """Returns the highest sample at the left and at the right of what came out of a mixer."""
    samples = array("h", mix[: len(mix) // 4 * 4])
    return max(map(abs, samples[::2]), default=0), max(map(abs, samples[1::2]), default=0)
