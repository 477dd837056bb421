"""Every sound there is. A new one is a line here."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

import numpy as np

from build_scripts.sound import (
    ambience,
    doors,
    endings,
    night,
    paper,
    stems,
    touches,
    voices,
    wonders,
)
from build_scripts.sound.loudness import integrated, momentary, true_peak
from build_scripts.sound.signals import Chance, Signal, band, faded, filtered
from build_scripts.sound.writing import as_ogg

PEAK = -7.0
"""dB: the codec adds a little, and -6 is what nothing may pass."""
SILENCE = 150, 250
"""Samples before and after: what the codec smears stays within."""
Make: TypeAlias = Callable[[Chance], Signal]


@dataclass(frozen=True)
class Sound:
    """`loud` is in LUFS: of the loudest 0.4 s, or of a whole loop."""

    name: str
    make: Make
    loud: float
    quality: float = 0.3
    fall: float = 0.03
    loop: bool = False
    piece: str = ""
    """The piece of which this is a bar; as a whole it is as loud as this says."""

    @property
    def source(self) -> str:
        """The module that makes it, as seen from the folder of the sounds."""
        make = self.make.func if isinstance(self.make, partial) else self.make
        return str(make.__module__).rpartition(".")[2]

    def signal(self) -> Signal:
        """The sound as it is to be heard."""
        chance = np.random.default_rng(zlib.crc32(self.name.encode()))
        made = self.make(chance)
        if self.loop:
            made = ambience.joined(made)
            return made * 10 ** ((self.loud - integrated(made)) / 20)
        if self.piece:
            return made * 10 ** ((self.loud - integrated(stems.whole(self.piece))) / 20)
        clean = filtered(made, lambda at: band(at, 32, 7000, 3))
        clean = np.pad(faded(clean, 0.002, self.fall), [SILENCE, (0, 0)][: clean.ndim])
        gain = min(self.loud - momentary(clean), PEAK - true_peak(clean))
        return clean * 10 ** (gain / 20)

    def file(self) -> bytes:
        return as_ogg(self.signal(), self.quality, zlib.crc32(self.name.encode()))


LOUDEST = 2.0
"""dB: what has variations is played up to 4 dB softer than it is kept, 2 in the mean."""


def varied() -> Iterator[Sound]:
    """Sounds that are heard all the time, in variations."""
    for kind, make, of, loud in (
        ("slide", paper.slide, 6, -30),
        ("land", paper.land, 4, -31),
        ("flip", paper.flip, 4, -29),
    ):
        for n in range(of):
            yield Sound(f"{kind}-{n + 1}", partial(make, n, of), loud + LOUDEST)
    for place, notes in touches.FOILS.items():
        name = f"foil-{place}" if place else "foil"
        for n in range(len(notes)):
            make = partial(touches.foil, place, n)
            yield Sound(f"{name}-{n + 1}", make, -30 + LOUDEST, fall=0.3)


def of_places(kind: str) -> list[Sound]:
    """Sounds of the voices, or of the Doors, of all four places."""
    if kind == "doors":
        return [Sound(f"door-{p}", partial(doors.door, p), -22, fall=0.5) for p in voices.CHORDS]
    return [
        sound
        for p in voices.CHORDS
        for sound in (
            Sound(f"{p}1", partial(voices.note, p, 0), -26, fall=0.3),
            Sound(f"{p}2", partial(voices.note, p, 1), -26, fall=0.3),
            Sound(f"{p}3", partial(voices.chord, p), -25, fall=0.6),
        )
    ]


LOUD = {name: -34 if piece.place else -34.3 for name, piece in stems.PIECES.items()}
"""LUFS of music in bars: the drift and the loop of the table together have -30."""


def bars() -> Iterator[Sound]:
    for name, piece in stems.PIECES.items():
        for n in range(len(piece.bars)):
            make = partial(stems.kept_bar, name, n)
            kept = f"{name}-{n + 1:02}"
            yield Sound(kept, make, LOUD[name], quality=0.1, piece=name)


SOUNDS = (
    *varied(),
    Sound("lift", paper.lift, -32),
    Sound("refuse", touches.refuse, -29),
    Sound("press", touches.press, -33, fall=0.02),
    *of_places("voices"),
    Sound("key", doors.key, -27, fall=0.1),
    *of_places("doors"),
    Sound("nightmare", night.nightmare, -22, fall=0.25),
    Sound("tear", paper.tear, -25, fall=0.06),
    Sound("limbo", night.limbo, -26, fall=0.2),
    Sound("return", night.comes_back, -27, fall=0.05),
    Sound("shuffle", paper.shuffle, -26, fall=0.05),
    Sound("prophecy", paper.prophecy, -27, fall=0.2),
    Sound("shadow", night.shadow, -28, fall=0.1),
    Sound("turn", touches.turn, -27, fall=0.15),
    Sound("ebb", touches.ebb, -30, fall=0.4),
    Sound("incantation", wonders.incantation, -26, fall=0.4),
    Sound("tower", wonders.tower, -27, fall=0.2),
    Sound("tower-falls", wonders.tower_falls, -25, fall=0.3),
    Sound("page", wonders.page, -28, fall=0.08),
    Sound("spell", wonders.spell, -26, fall=0.4),
    Sound("curtain", night.curtain, -26, fall=0.1),
    Sound("victory", endings.victory, -22, fall=1.2),
    Sound("defeat", endings.defeat, -23, fall=0.6),
    Sound("table", ambience.table, -32, quality=0.1, loop=True),
    Sound("dark", ambience.dark, -39, quality=0.1, loop=True),
    *bars(),
    Sound("title", ambience.title, -30, quality=0.1, loop=True),
)
