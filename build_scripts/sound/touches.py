"""Buttons, refusals and turns: small wooden things."""

from build_scripts.sound.instruments import celesta, tap, wood
from build_scripts.sound.signals import Chance, Signal, band, faded, filtered, in_room, mixed, pitch
from build_scripts.sound.voices import VOICES

FOILS = {
    "": ("A6", "E6", "D6"),
    "O": ("D6", "A6", "E6"),
    "A": ("E6", "G6", "D6"),
    "G": ("G6", "B6", "D6"),
    "L": ("A5", "E6", "D6"),
}
"""The notes of each place, high enough for a plate of steel; of the five D E G A B,
among which is no semitone. Those without a place have no B."""


def press(chance: Chance) -> Signal:
    """A button: a very small tick."""
    tick = wood(chance, 760, 0.06, 0.05)
    return tick + 0.5 * tap(chance, 230, 0.06, 0.05)


def refuse(chance: Chance) -> Signal:
    """Two soft knocks behind cloth, the second lower: not this."""
    first, second = tap(chance, 185, 0.13, 0.13), tap(chance, 150, 0.13, 0.12)
    knocks = mixed(0.24, (0, first), (0.11, 0.85 * second))
    return filtered(knocks, lambda at: band(at, 40, 700, 1))


def turn(chance: Chance) -> Signal:
    """The light goes to the other player: two notes that ask and answer."""
    first, second = (wood(chance, pitch(note), 0.5, 0.36) for note in ("A4", "D5"))
    return in_room(chance, mixed(0.6, (0, 0.85 * first), (0.17, second)), 0.5, 0.1)


def foil(place: str, number: int, chance: Chance) -> Signal:
    """Light runs over a symbol: one small tone, on a note of its place, whose voice is in it too.
    Without a place it is the plain plate. It is never out of tune with the chords."""
    high = pitch(FOILS[place][number])
    tone = celesta(chance, high, 0.7)
    if place:
        tone = tone + 0.3 * faded(VOICES[place](chance, high / 2, 0.7), 0.002, 0.3)
    return in_room(chance, tone, 0.7, 0.12)


def ebb(chance: Chance) -> Signal:
    """The deck runs low: two small bells, the second lower and from further away."""
    near, far = (celesta(chance, pitch(note), 1.0) for note in ("D5", "A4"))
    return in_room(chance, mixed(1.2, (0, 0.8 * near), (0.36, 0.6 * far)), 1.2, 0.2)
