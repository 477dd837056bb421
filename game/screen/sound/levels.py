"""How loud a sound is on each side."""

import math

from game.records.journal.settings import LOUDEST
from game.table.motion.cues import Cue

WIDE = "limbo", "return", "victory", "defeat"
"""Sounds in stereo."""


def loudness(volume: int) -> float:
    """Returns the mixer volume, 0 to 1, for a volume from the settings: half the volume sounds half
    as loud."""
    return (volume / LOUDEST) ** 2


def between(pan: float | None) -> tuple[float, float]:
    """Returns the volumes left and right, 0 to 1, for a place from -1, left, to 1, right. The total
    loudness is the same everywhere. None means a stereo sound."""
    if pan is None:
        return 1.0, 1.0
    angle = (pan + 1) * math.pi / 4
    return math.cos(angle), math.sin(angle)


def sides(cue: Cue) -> tuple[float, float]:
    """Returns the volumes of a cue, left and right."""
    return between(None if cue.name in WIDE else cue.pan)
