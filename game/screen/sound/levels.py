"""How loud a sound is, and how loud on either side."""

import math

from game.records.journal.settings import LOUDEST
from game.table.motion.cues import Cue

WIDE = "limbo", "return", "victory", "defeat"
"""Sounds with a left and a right side of their own."""


def loudness(volume: int) -> float:
    """A volume as the mixer wants it: half as much sounds half as loud."""
    return (volume / LOUDEST) ** 2


def between(pan: float | None) -> tuple[float, float]:
    """To the left and to the right, so that together they are as loud everywhere, of a sound from
    -1, left, to 1; None has two sides of its own."""
    if pan is None:
        return 1.0, 1.0
    angle = (pan + 1) * math.pi / 4
    return math.cos(angle), math.sin(angle)


def sides(cue: Cue) -> tuple[float, float]:
    """Of a cue to the left and to the right."""
    return between(None if cue.name in WIDE else cue.pan)
