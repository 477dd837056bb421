"""Music in bars, for the table: a drift that goes on beside the loop, and a stem for each place.

A bar is longer than its time: it swells, and fades under the next one. So it need not begin to the
sample, and whatever plays together stays in step by the bars. All notes are D E G A: no stem is a
semitone from another, from the loop, or from a chord.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from build_scripts.sound.ambience import hall, lay
from build_scripts.sound.instruments import TURN, celesta
from build_scripts.sound.loudness import blocks
from build_scripts.sound.signals import (
    Chance,
    Signal,
    band,
    clock,
    convolved,
    faded,
    filtered,
    mixed,
    panned,
    pitch,
    samples,
    walls,
)
from build_scripts.sound.voices import VOICES

TAIL = 2.5
"""Seconds for which a bar goes on under the next one."""
SUNG, HUMMED = 0.1, 0.06
"""Strength of the loudest moment of a bar, with notes and with nothing but tones."""


@dataclass(frozen=True)
class Bar:
    """The tones that swell, and the notes over them with the second in which each begins."""

    tones: str
    notes: Sequence[tuple[float, str]] = ()


@dataclass(frozen=True)
class Piece:
    """Bars of so many seconds, in the voice of a place; without a place far bells, on two sides.
    `level` is how loud the notes are, beside the tones."""

    seconds: float
    bars: Sequence[Bar]
    place: str = ""
    level: float = 0.5


PIECES = {
    "drift": Piece(
        7.5,
        (
            Bar("D3 A3", [(2.1, "A5")]),
            Bar("D3 G3"),
            Bar("A2 E4", [(0.8, "E5"), (3.4, "D5")]),
            Bar("G3 D4"),
            Bar("D3 E4", [(4.2, "G5")]),
            Bar("A2 A3"),
            Bar("G3 E4", [(1.5, "D5")]),
            Bar("D3 D4", [(3.0, "A4"), (5.0, "E5")]),
            Bar("A2 G3"),
            Bar("E3 A3", [(2.6, "G4")]),
        ),
    ),
    "stem-O": Piece(
        8,
        (
            Bar("D4 A4", [(0.5, "A4"), (4.0, "E5")]),
            Bar("A4", [(2.0, "D5")]),
            Bar("E4 A4", [(1.0, "E5")]),
            Bar("D4", [(0.0, "A5"), (5.0, "E5")]),
            Bar("G4 D5", [(2.0, "G5")]),
            Bar("A4", [(0.5, "A5")]),
            Bar("D4 E4", [(1.0, "E5"), (4.5, "D5")]),
            Bar("A3 D4"),
        ),
        "O",
        0.55,
    ),
    "stem-A": Piece(
        8,
        (
            Bar("G3", [(0.0, "G4"), (1.0, "D5"), (2.0, "A4"), (5.0, "G4")]),
            Bar("D3", [(0.0, "D4"), (2.0, "A4"), (3.0, "E5")]),
            Bar("A3", [(1.0, "E4"), (2.0, "A4"), (6.0, "D5")]),
            Bar("G3", [(0.0, "G4"), (3.0, "E4"), (4.0, "D4")]),
            Bar("D3 A3", [(0.0, "D4"), (1.0, "A4"), (2.0, "D5"), (3.0, "E5")]),
            Bar("E3", [(2.0, "G4"), (5.0, "E4")]),
            Bar("A3", [(0.0, "A4"), (1.0, "E4"), (4.0, "A4"), (5.0, "G4")]),
            Bar("G3 D3", [(0.0, "D4")]),
        ),
        "A",
        0.6,
    ),
    "stem-G": Piece(
        8,
        (
            Bar("D4", [(1.0, "D5"), (2.5, "E5"), (4.0, "G5")]),
            Bar("G4", [(0.5, "A5"), (3.0, "G5")]),
            Bar("A3"),
            Bar("E4", [(1.0, "E5"), (2.5, "D5"), (4.0, "A4")]),
            Bar("D4 A4", [(0.0, "D5"), (4.0, "G5"), (5.5, "E5")]),
            Bar("G4", [(2.0, "D5")]),
            Bar("A3 E4", [(0.5, "A4"), (2.0, "D5"), (4.5, "E5")]),
            Bar("D4"),
        ),
        "G",
        0.5,
    ),
    "stem-L": Piece(
        8,
        (
            Bar("D3", [(0.0, "D4"), (0.0, "A4"), (3.0, "G4"), (6.0, "E4")]),
            Bar("A2", [(1.0, "A3"), (4.0, "E4")]),
            Bar("G3", [(0.0, "G3"), (0.0, "D4"), (2.5, "A4"), (5.0, "D5")]),
            Bar("D3", [(3.0, "D4")]),
            Bar("E3 A3", [(0.0, "A3"), (2.0, "E4"), (4.0, "G4"), (5.0, "A4")]),
            Bar("A2", [(2.0, "D4"), (4.0, "E4")]),
            Bar("G3 D3", [(0.0, "D4"), (0.0, "G4"), (4.0, "E4")]),
            Bar("A2 D3", [(1.0, "A3")]),
        ),
        "L",
        0.65,
    ),
}


def bar(name: str, number: int) -> Signal:
    """A bar of a piece; 0 is the first."""
    piece = PIECES[name]
    chance = np.random.default_rng(zlib.crc32(f"{name}{number}".encode()))
    seconds, plan = piece.seconds + TAIL, piece.bars[number]
    parts = [(0.0, swell(pitch(tone), seconds, chance)) for tone in plan.tones.split()]
    sides = 1 if piece.place else 2
    notes = [
        (at, note(piece, chance, name, min(4.0, seconds - at), sides)) for at, name in plan.notes
    ]
    echo = walls(chance, 2.6) if sides == 1 else 1.5 * hall(chance)
    silent = np.zeros(1) if sides == 1 else np.zeros((1, 2))
    sung = mixed(seconds, (0, silent), *notes)
    whole = mixed(seconds, *[(at, 0.5 * part) for at, part in parts], (0, sung))
    dark = filtered(whole + 0.5 * convolved(sung, echo), lambda at: band(at, 70, 1500, 1.5))
    level = SUNG if notes else HUMMED
    return faded(level * dark / np.sqrt(blocks(dark).max()), 0.05, 1.6)


def kept_bar(name: str, number: int, chance: Chance) -> Signal:
    """A bar; it has a chance of its own, on which the loudness of its piece depends."""
    return bar(name, number)


def swell(frequency: float, seconds: float, chance: Chance) -> Signal:
    """A tone that comes, beats a little with itself, and goes."""
    times = clock(seconds)
    tone = np.zeros(len(times))
    for number, part in enumerate((1.0, 0.25, 0.07), 1):
        for beside in (-0.0008, 0.0009):
            start = chance.uniform(0, TURN)
            tone += 0.5 * part * np.sin(TURN * frequency * number * (1 + beside) * times + start)
    return tone * np.sin(np.pi * np.minimum(times / seconds, 1)) ** 1.4


def note(piece: Piece, chance: Chance, name: str, seconds: float, sides: int) -> Signal:
    """A note in the voice of the place, not far behind the cards; a bell far away without a
    place."""
    voice = VOICES[piece.place] if piece.place else celesta
    tone = faded(voice(chance, pitch(name), seconds), 0.02, 0.6 * seconds)
    tone = filtered(tone, lambda at: band(at, 120, 1300, 1.2))
    tone = piece.level * tone
    return tone if sides == 1 else panned(tone, float(chance.uniform(-0.7, 0.7)))


@cache
def whole(name: str) -> Signal:
    return laid(name, [bar(name, number) for number in range(len(PIECES[name].bars))])


def laid(name: str, bars: Sequence[Signal]) -> Signal:
    """The bars of a piece on their circle, as they are heard one after the other."""
    seconds = PIECES[name].seconds
    loop = np.zeros((samples(seconds * len(bars)), *bars[0].shape[1:]))
    for number, part in enumerate(bars):
        lay(loop, number * seconds, part)
    return loop
