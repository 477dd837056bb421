"""Sounds as arrays: one number per sample, or two for left and right; about -1 to 1. Noise in bands
that stand, move or crackle, and the echo of a small wooden room."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

RATE = 44_100
"""Samples in a second."""
Signal: TypeAlias = np.ndarray
Chance: TypeAlias = np.random.Generator
"""Source of noise: the same for a sound each time it is made."""
STEPS = {name: step for step, name in enumerate("C C# D Eb E F F# G G# A Bb B".split(), -9)}
"""Half tones of the notes of the game from the A of their octave."""


def pitch(note: str) -> float:
    """The frequency in Hz of a note such as D4; A4 is 440."""
    return float(440 * 2 ** (STEPS[note[:-1]] / 12 + int(note[-1]) - 4))


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def clock(seconds: float) -> Signal:
    """The time of each sample, in seconds."""
    return np.arange(samples(seconds)) / RATE


def ramp(seconds: float) -> Signal:
    """A smooth ramp from 0 to 1."""
    return (1 - np.cos(np.pi * (np.arange(samples(seconds)) + 0.5) / samples(seconds))) / 2


def faded(signal: Signal, rise: float = 0.002, fall: float = 0.02) -> Signal:
    """The signal, which begins and ends in silence."""
    envelope = np.ones(len(signal))
    envelope[: samples(rise)] *= ramp(rise)
    envelope[len(signal) - samples(fall) :] *= ramp(fall)[::-1]
    return shaped(signal, envelope)


def shaped(signal: Signal, envelope: Signal) -> Signal:
    """The signal made louder and softer, both sides alike."""
    return signal * (envelope if signal.ndim == 1 else envelope[:, None])


def pressed(signal: Signal, most: float, step: float) -> Signal:
    """The signal, softer for a moment wherever it would pass `most`. It is looked at in steps of so
    many seconds, and begins to be softer a few steps before."""
    strong = np.abs(signal.reshape(len(signal), -1)).max(axis=1)
    size = samples(step)
    parts = np.pad(strong, (0, -len(strong) % size)).reshape(-1, size).max(axis=1)
    around = np.max([np.pad(parts, 4)[n : n + len(parts)] for n in range(9)], axis=0)
    window = np.hanning(9)[1:-1] / np.sum(np.hanning(9))
    gains = np.pad(np.minimum(1, most / np.maximum(around, 1e-9)), 3, "edge")
    middles = (np.arange(len(parts)) + 0.5) * size
    smooth = np.convolve(gains, window, "valid")
    return shaped(signal, np.interp(np.arange(len(signal)), middles, smooth))


def decay(times: Signal, seconds: float) -> Signal:
    """An envelope that falls by 60 dB in so many seconds."""
    return np.exp(-6.91 * times / seconds)


def hump(seconds: float, early: float = 0.6, narrow: float = 1.0) -> Signal:
    """An envelope that rises and falls once; `early` below 1 has its top before the middle."""
    progress = (np.arange(samples(seconds)) + 0.5) / samples(seconds)
    return np.sin(np.pi * progress**early) ** (2 * narrow)


def mixed(seconds: float, *parts: tuple[float, Signal]) -> Signal:
    """Signals together, each from its second on; what comes too late is cut off."""
    sides = max((part.shape[1:] for _, part in parts), key=len)
    whole = np.zeros((samples(seconds), *sides))
    for start, part in parts:
        first = samples(start)
        piece = part[: max(0, len(whole) - first)]
        whole[first : first + len(piece)] += piece if piece.shape[1:] == sides else piece[:, None]
    return whole


def panned(signal: Signal, side: float | Signal) -> Signal:
    """One voice between left (-1) and right (1), everywhere as loud."""
    angle = (np.asarray(side) + 1) * np.pi / 4
    return np.stack([signal * np.cos(angle), signal * np.sin(angle)], axis=1)


def filtered(signal: Signal, response: Callable[[Signal], Signal]) -> Signal:
    """The signal with each frequency multiplied by its response; what rings on after the end is cut
    off."""
    length = 2 ** int(np.ceil(np.log2(len(signal) + RATE)))
    spectrum = np.fft.rfft(signal, length, axis=0)
    gains = response(np.fft.rfftfreq(length, 1 / RATE))
    return np.fft.irfft(shaped(spectrum, gains), length, axis=0)[: len(signal)]


def convolved(signal: Signal, other: Signal) -> Signal:
    """The convolution, as long as the signal; `other` may have two sides of its own."""
    length = 2 ** int(np.ceil(np.log2(len(signal) + len(other))))
    spectrum, response = np.fft.rfft(signal, length, axis=0), np.fft.rfft(other, length, axis=0)
    return np.fft.irfft(spectrum * response, length, axis=0)[: len(signal)]


FRAME = 512


def band(frequencies: Signal, low: float, high: float, steep: float = 2) -> Signal:
    """A gain for each frequency: 1 between low and high, falling by 6 dB x `steep` an octave."""
    safe = np.maximum(frequencies, 1e-3)
    below, above = (low / safe) ** (2 * steep), (safe / high) ** (2 * steep)
    return 1 / np.sqrt((1 + below) * (1 + above))


def noise(chance: Chance, seconds: float, low: float, high: float, steep: float = 2) -> Signal:
    """Noise of one colour, with an effective level of 1. Its end joins its beginning."""
    length = samples(seconds)
    gains = band(np.fft.rfftfreq(length, 1 / RATE), low, high, steep)
    signal = np.fft.irfft(np.fft.rfft(chance.standard_normal(length)) * gains, length)
    return signal / np.sqrt(np.mean(signal**2))


def swept(
    chance: Chance, seconds: float, edges: Callable[[float], tuple[float, float]], steep: float = 2
) -> Signal:
    """Noise whose band moves: `edges` gives low and high for every moment from 0 to 1."""
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
    """Noise that begins at once and falls by 60 dB in `fall` seconds."""
    return noise(chance, seconds, low, high) * decay(clock(seconds), fall)


def crackle(chance: Chance, often: Signal, low: float, high: float, grain: float) -> Signal:
    """Fibres that let go: `often` a second at each sample, each ringing for `grain` seconds."""
    falls = chance.random(len(often)) < often / RATE
    strength = chance.lognormal(-0.7, 0.9, len(often)) * chance.choice([-1, 1], len(often))
    return convolved(falls * strength, burst(chance, 0.02, low, high, grain))


def rough(chance: Chance, seconds: float, fast: float, depth: float) -> Signal:
    """An uneven envelope around 1, as a surface gives it that is not quite smooth."""
    return np.exp(depth * noise(chance, seconds, 8, fast, 1) - depth**2 / 2)


BANDS = ((80, 700, 1.0), (700, 2200, 0.7), (2200, 5000, 0.4))
"""Bands of the echo: from and to in Hz, and how long each rings, compared with the lowest."""
DELAY = 0.011
LEVELS = (1.0, 0.55, 0.2)


def walls(chance: Chance, seconds: float) -> Signal:
    """The echo of a single click, as loud as the click."""
    whole = np.zeros(len(clock(seconds + DELAY)))
    times = np.maximum(clock(seconds + DELAY) - DELAY, 0)
    for (low, high, longer), level in zip(BANDS, LEVELS, strict=True):
        colour = noise(chance, seconds + DELAY, low, high)
        whole += level * colour * decay(times, seconds * longer) * np.minimum(1, times / 0.008)
    return faded(whole / np.sqrt(np.sum(whole**2)), 0.0005, 0.1 * seconds)


def in_room(chance: Chance, signal: Signal, seconds: float = 0.9, share: float = 0.25) -> Signal:
    """The signal with a share of its echo; a signal with two sides stands in a wide room."""
    if signal.ndim == 1:
        return signal + share * convolved(signal, walls(chance, seconds))
    sides = np.stack([walls(chance, seconds), walls(chance, seconds)], axis=1)
    return signal + share * convolved(signal, sides)
