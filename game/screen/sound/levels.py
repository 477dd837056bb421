"""How loud a sound is, and how loud on either side."""

import math

from game.journal.settings import LOUDEST
from game.table.motion.cues import Cue

WIDE = "limbo", "return", "victory", "defeat"
"""Sounds with a left and a right side of their own."""


def loudness(volume: int) -> float:
    """A volume as the mixer wants it: half as much sounds half as loud."""
    return (volume / LOUDEST) ** 2


def sides(cue: Cue) -> tuple[float, float]:
    """Of a cue to the left and to the right, so that together they are as loud everywhere."""
    if cue.name in WIDE:
        return 1.0, 1.0
    angle = (cue.pan + 1) * math.pi / 4
    return math.cos(angle), math.sin(angle)
