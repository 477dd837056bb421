"""Sounds for tests: files that can be heard apart, and what of them has come out."""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path

RATE = 44100


def write_noises(folder: Path, *names: str, seconds: float = 0.3) -> Path:
    """A tone by every name, in a new folder. The mixer looks at what a file holds, not at how its
    name ends; only what is streamed has to be what its name says."""
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
    """The highest sample at the left and at the right of what came out of a mixer."""
    samples = array("h", mix[: len(mix) // 4 * 4])
    return max(map(abs, samples[::2]), default=0), max(map(abs, samples[1::2]), default=0)
