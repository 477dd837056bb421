"""The voices of the Locations. All notes of the effects are C D E G A B: the only semitone among
them is that of B and C, which are never written at once."""

from functools import partial

from build_scripts.sound.instruments import felt, flute, glass, marimba
from build_scripts.sound.signals import Chance, Signal, in_room, mixed, pitch

VOICES = {"O": glass, "A": marimba, "G": flute, "L": felt}
CHORDS = {
    "O": ("D5", "A5", "E6"),
    "A": ("E4", "G4", "D5"),
    "G": ("G4", "B4", "D5"),
    "L": ("A3", "E4", "D5"),
}
LIFT = {"O": 0.75, "A": 0.85, "G": 0.8, "L": 0.75}
"""Loudness of each next note of a chord: higher ones carry further."""


def note(place: str, number: int, chance: Chance) -> Signal:
    """The first (0) or the second (1) note of a chord, alone."""
    tone = VOICES[place](chance, pitch(CHORDS[place][number]), 0.8)
    return in_room(chance, tone, 0.8, 0.045)


def chord(place: str, chance: Chance) -> Signal:
    """All three notes of a chord, one after the other, ringing together."""
    voice = partial(VOICES[place], chance)
    parts = [
        (0.15 * number, LIFT[place] ** number * voice(pitch(name), 2.2 - 0.15 * number))
        for number, name in enumerate(CHORDS[place])
    ]
    return in_room(chance, mixed(2.2, *parts), 1.5, 0.075)
