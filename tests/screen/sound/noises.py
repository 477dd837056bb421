"""Sounds for tests: files that can be told apart, how loud they come out, and time that passes."""

import math
import wave
from array import array
from pathlib import Path

import pytest

from game.records.journal.settings import Settings
from game.screen.look.assets import art_root
from game.screen.sound.sound import Sound

RATE, FRAME = 44100, 1 / 60
SOUNDS = art_root() / "sounds"
MADE = (SOUNDS / "piece-01.ogg").is_file()
LOUD = Settings(sound=100, ambience=100)
needs_sounds = pytest.mark.skipif(not MADE, reason="the sounds are not made yet")


def write_noises(folder: Path, *names: str, seconds: float = 0.3) -> Path:
    """Writes a tone under each name into a new folder, and returns the folder. The mixer looks at
    what a file holds, not at its name."""
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


def pass_time(
    sound: Sound, seconds: float, scene: str = "table", settings: Settings = LOUD
) -> None:
    """Lets so many seconds pass, frame by frame, and waits until all is done that was asked for."""
    for _ in range(max(1, round(seconds / FRAME))):
        sound.advance(FRAME, scene, settings)
    sound.wait()
