"""Noise in bands that stand, move or crackle."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from build_scripts.sound.signals import RATE, Chance, Signal, clock, convolved, decay, samples

FRAME = 512


def band(frequencies: Signal, low: float, high: float, steep: float = 2) -> Signal:
    """A gain for each frequency: 1 between low and high, falling by 6 dB x `steep` an octave."""
    safe = np.maximum(frequencies, 1e-3)
    below, above = (low / safe) ** (2 * steep), (safe / high) ** (2 * steep)
    return 1 / np.sqrt((1 + below) * (1 + above))


def noise(chance: Chance, seconds: float, low: float, high: float, steep: float = 2) -> Signal:
    """Of one colour, with an effective level of 1. Its end joins its beginning."""
    length = samples(seconds)
    gains = band(np.fft.rfftfreq(length, 1 / RATE), low, high, steep)
    signal = np.fft.irfft(np.fft.rfft(chance.standard_normal(length)) * gains, length)
    return signal / np.sqrt(np.mean(signal**2))


def swept(
    chance: Chance, seconds: float, edges: Callable[[float], tuple[float, float]], steep: float = 2
) -> Signal:
    """Its band moves: `edges` gives low and high for every moment from 0 to 1."""
    length = samples(seconds)
    whole = np.zeros(length + 2 * FRAME)
    window = np.sin(np.pi * (np.arange(FRAME) + 0.5) / FRAME)
    frequencies = np.fft.rfftfreq(FRAME, 1 / RATE)
    for start in range(0, length + FRAME, FRAME // 2):
        low, high = edges(min(1, max(0, (start - FRAME / 2) / length)))
        gains = band(frequencies, low, high, steep)
        grain = np.fft.irfft(np.fft.rfft(chance.standard_normal(FRAME)) * gains, FRAME)
        whole[start : start + FRAME] += grain * window / np.sqrt(np.mean(gains**2))
    return whole[FRAME : FRAME + length]


def burst(chance: Chance, seconds: float, low: float, high: float, fall: float) -> Signal:
    """Begins at once and falls by 60 dB in `fall` seconds."""
    return noise(chance, seconds, low, high) * decay(clock(seconds), fall)


def crackle(chance: Chance, often: Signal, low: float, high: float, grain: float) -> Signal:
    """Fibres that let go: `often` a second at each sample, each ringing for `grain` seconds."""
    falls = chance.random(len(often)) < often / RATE
    strength = chance.lognormal(-0.7, 0.9, len(often)) * chance.choice([-1, 1], len(often))
    return convolved(falls * strength, burst(chance, 0.02, low, high, grain))


def rough(chance: Chance, seconds: float, fast: float, depth: float) -> Signal:
    """An uneven envelope around 1, as a surface gives it that is not quite smooth."""
    return np.exp(depth * noise(chance, seconds, 8, fast, 1) - depth**2 / 2)
