"""A small wooden room: what is heard of a sound from its walls."""

from __future__ import annotations

import numpy as np

from build_scripts.sound.noise import noise
from build_scripts.sound.signals import Chance, Signal, clock, convolved, decay, faded

BANDS = ((80, 700, 1.0), (700, 2200, 0.7), (2200, 5000, 0.4))
"""From, to, and how long it rings, compared with the lowest."""
DELAY = 0.011
LEVELS = (1.0, 0.55, 0.2)


def walls(chance: Chance, seconds: float) -> Signal:
    """What comes back of a single click; as loud as the click."""
    whole = np.zeros(len(clock(seconds + DELAY)))
    times = np.maximum(clock(seconds + DELAY) - DELAY, 0)
    for (low, high, longer), level in zip(BANDS, LEVELS, strict=True):
        colour = noise(chance, seconds + DELAY, low, high)
        whole += level * colour * decay(times, seconds * longer) * np.minimum(1, times / 0.008)
    return faded(whole / np.sqrt(np.sum(whole**2)), 0.0005, 0.1 * seconds)


def in_room(chance: Chance, signal: Signal, seconds: float = 0.9, share: float = 0.25) -> Signal:
    """With its echo, a share of it; a signal with two sides stands in a wide room."""
    if signal.ndim == 1:
        return signal + share * convolved(signal, walls(chance, seconds))
    sides = np.stack([walls(chance, seconds), walls(chance, seconds)], axis=1)
    return signal + share * convolved(signal, sides)
