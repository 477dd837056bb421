"""Every sound there is. A new one is a line here."""

import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

import numpy as np

from build_scripts.sound import (
    doors,
    endings,
    music,
    night,
    paper,
    puppets,
    silk,
    touches,
    voices,
    wonders,
)
from build_scripts.sound.loudness import momentary, true_peak
from build_scripts.sound.signals import Chance, Signal, band, faded, filtered, pressed
from build_scripts.sound.writing import EFFECT, MUSIC, VOICES, as_ogg

PEAK = -8.6
"""dB: the codec adds a little, and -6 is what nothing may pass."""
SILENCE = 420, 700
"""Samples before and after: what the codec smears stays within."""
Make: TypeAlias = Callable[[Chance], Signal]


@dataclass(frozen=True)
class Sound:
    """`loud` is in LUFS: of the loudest 0.4 s, or of a whole layer of music."""

    name: str
    make: Make
    loud: float
    fall: float = 0.03
    layer: str = ""
    """The layer of music of which this is a phrase."""

    @property
    def source(self) -> str:
        """The module that makes it, as seen from the folder of the sounds."""
        make = self.make.func if isinstance(self.make, partial) else self.make
        return str(make.__module__).rpartition(".")[2]

    def signal(self) -> Signal:
        """The sound as it is to be heard."""
        chance = np.random.default_rng(zlib.crc32(self.name.encode()))
        made = self.make(chance)
        if self.layer:
            return made
        clean = filtered(made, lambda at: band(at, 32, 7000, 3))
        clean = np.pad(faded(clean, 0.002, self.fall), [SILENCE, (0, 0)][: clean.ndim])
        clean = clean * 10 ** ((self.loud - momentary(clean)) / 20)
        for _ in range(4):
            clean = pressed(clean, 10 ** (PEAK / 20), 0.002)
            clean = clean * 10 ** ((self.loud - momentary(clean)) / 20)
        return clean * min(1.0, 10 ** ((PEAK - true_peak(clean)) / 20))

    def file(self) -> bytes:
        kind = VOICES.get(self.layer, MUSIC) if self.layer else EFFECT
        return as_ogg(self.signal(), kind, zlib.crc32(self.name.encode()))


LOUDEST = 2.0
"""dB: what has variations is played up to 4 dB softer than it is kept, 2 in the mean."""


def varied() -> Iterator[Sound]:
    """Sounds that are heard all the time, in variations."""
    for kind, make, of, loud in (
        ("slide", paper.slide, 6, -23),
        ("land", paper.land, 4, -24.6),
        ("flip", paper.flip, 4, -24.6),
    ):
        for n in range(of):
            yield Sound(f"{kind}-{n + 1}", partial(make, n, of), loud + LOUDEST)
    for place, notes in touches.FOILS.items():
        name = f"foil-{place}" if place else "foil"
        for n in range(len(notes)):
            make = partial(touches.foil, place, n)
            yield Sound(f"{name}-{n + 1}", make, -22.3 + LOUDEST, fall=0.3)


def of_places(kind: str) -> list[Sound]:
    """Sounds of the voices, or of the Doors, of all four places."""
    if kind == "doors":
        return [Sound(f"door-{p}", partial(doors.door, p), -15.6, fall=0.5) for p in voices.CHORDS]
    return [
        sound
        for p in voices.CHORDS
        for sound in (
            Sound(f"{p}1", partial(voices.note, p, 0), -18.3, fall=0.3),
            Sound(f"{p}2", partial(voices.note, p, 1), -18.3, fall=0.3),
            Sound(f"{p}3", partial(voices.chord, p), -17.3, fall=0.6),
        )
    ]


def phrases() -> Iterator[Sound]:
    for layer, numbers in music.LAYERS.items():
        for n in numbers:
            make = partial(music.kept_phrase, layer, n)
            name = f"{layer.removeprefix('voice-')}-{n:02}"
            yield Sound(name, make, music.LOUD[layer], layer=layer)


SOUNDS = (
    *varied(),
    Sound("lift", paper.lift, -26),
    Sound("refuse", touches.refuse, -22),
    Sound("press", touches.press, -31.5, fall=0.02),
    *of_places("voices"),
    Sound("key", doors.key, -20, fall=0.1),
    *of_places("doors"),
    Sound("nightmare", night.nightmare, -16.6, fall=0.25),
    Sound("tear", paper.tear, -19, fall=0.06),
    Sound("limbo", night.limbo, -19, fall=0.2),
    Sound("return", night.comes_back, -20, fall=0.05),
    Sound("shuffle", paper.shuffle, -19, fall=0.05),
    Sound("prophecy", paper.prophecy, -20, fall=0.2),
    Sound("shadow", night.shadow, -21, fall=0.1),
    Sound("turn", touches.turn, -20, fall=0.15),
    Sound("ebb", touches.ebb, -23, fall=0.4),
    Sound("incantation", wonders.incantation, -19, fall=0.4),
    Sound("tower", wonders.tower, -20, fall=0.2),
    Sound("tower-falls", wonders.tower_falls, -18, fall=0.3),
    Sound("escape", wonders.escape, -20, fall=0.2),
    Sound("premonition", wonders.premonition, -19, fall=0.3),
    Sound("happy-dream", wonders.happy_dream, -19, fall=0.4),
    Sound("denizen", puppets.denizen, -20, fall=0.3),
    Sound("puppet", puppets.puppet, -22, fall=0.15),
    Sound("page", wonders.page, -21, fall=0.08),
    Sound("spell", wonders.spell, -19, fall=0.4),
    Sound("caught", silk.caught, -21, fall=0.3),
    Sound("freed", silk.freed, -21, fall=0.3),
    Sound("threads-snap", silk.threads_snap, -18, fall=0.25),
    Sound("curtain", night.curtain, -19, fall=0.1),
    Sound("victory", endings.victory, -15, fall=1.2),
    Sound("defeat", endings.defeat, -16, fall=0.6),
    *phrases(),
)
