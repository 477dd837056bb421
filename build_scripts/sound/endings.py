"""Sounds of the end of a game: eight Doors in the light, or the lights gone out."""

from functools import partial

import numpy as np

from build_scripts.sound.instruments import TURN, celesta, felt, glass, struck
from build_scripts.sound.signals import (
    Chance,
    Signal,
    band,
    clock,
    decay,
    filtered,
    hump,
    in_room,
    mixed,
    noise,
    panned,
    pitch,
)

DOORS = ("G3", "D4", "B3", "D4", "G4", "D5", "B4", "G5")
"""The fifth and the fall of the theme, twice, and home."""
CHORD = (("G2", 0.8), ("D3", 0.9), ("B3", 0.6), ("D4", 0.5), ("A4", 0.35), ("G4", 0.3))
LIGHTS = (("A4", -0.9), ("G4", 0.9), ("E4", -0.55), ("D4", 0.55), ("B3", -0.2), ("A3", 0.0))
"""Notes and sides of the lights, from the edge in."""


def warm(root: float, seconds: float) -> Signal:
    """A calm tone of many strings, slowly there and slowly gone."""
    times = clock(seconds)
    tone = np.zeros(len(times))
    for number, level in enumerate((1, 0.3, 0.1, 0.04), 1):
        for beside in (-0.0012, 0.0011):
            tone += level * np.sin(TURN * root * number * (1 + beside) * times + number)
    return 0.5 * tone * struck(times, 0.5) * decay(np.maximum(times - 0.9, 0), 4.5)


def victory(chance: Chance) -> Signal:
    """Eight notes rise in waves, one for each Door; light joins them, and a wide chord is left."""
    seconds = 3.6
    parts = []
    for number, name in enumerate(DOORS):
        at, high, side = 0.26 * number, pitch(name), 0.5 * (-1) ** number * (1 - number / 9)
        tone = felt(chance, high, seconds - at)
        tone = tone + 0.16 * celesta(chance, 2 * high, seconds - at) * (high < 600)
        parts.append((at, panned(0.8 * 0.94**number * tone, side)))
    for number, (name, level) in enumerate(CHORD):
        side = 0.7 * (-1) ** number * min(1, number / 2)
        parts.append((1.35, panned(0.2 * level * warm(pitch(name), seconds - 1.35), side)))
    for name, side in (("D6", -0.7), ("A6", 0.7), ("G6", 0.2)):
        light = glass(chance, pitch(name), seconds - 1.9) * struck(clock(seconds - 1.9), 0.4)
        parts.append((1.9, panned(0.05 * light, side)))
    return in_room(chance, mixed(seconds, *parts), 2.2, 0.2)


def dimmed(at: Signal, cut: float) -> Signal:
    """The response of a light that goes out: dark above `cut`."""
    return band(at, 40, cut, 1.5)


def defeat(chance: Chance) -> Signal:
    """Six lights go out from the edge in, each lower and dimmer; then low air."""
    seconds = 2.6
    parts = []
    for number, (name, side) in enumerate(LIGHTS):
        at, high = 0.28 * number, pitch(name)
        tone = felt(chance, high, seconds - at) + 0.3 * glass(chance, high, seconds - at)
        tone = tone * decay(clock(seconds - at), 2.4)
        dim = filtered(tone, partial(dimmed, cut=2400 * 0.74**number))
        parts.append((at, panned(0.9**number * dim, side)))
    air = noise(chance, 1.5, 70, 320, 1.5) * hump(1.5, 0.7, 0.8)
    far = noise(chance, 1.5, 70, 320, 1.5) * hump(1.5, 0.8, 0.8)
    parts.append((1.1, 0.1 * np.stack([air + 0.5 * far, far + 0.5 * air], axis=1)))
    ground = np.sin(TURN * pitch("A1") * clock(1.4)) + 0.5 * np.sin(TURN * pitch("A2") * clock(1.4))
    parts.append((1.2, panned(0.15 * ground * hump(1.4, 0.6), 0.0)))
    return in_room(chance, mixed(seconds, *parts), 1.6, 0.18)
