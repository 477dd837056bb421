"""Sounds as arrays: one number per sample, or two for left and right; about -1 to 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

RATE = 44_100
"""Samples in a second."""
Signal: TypeAlias = np.ndarray
Chance: TypeAlias = np.random.Generator
"""Where noise comes from: the same for a sound each time it is made."""
STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch(note: str) -> float:
    """The frequency in Hz of a note such as D4; A4 is 440."""
    return float(440 * 2 ** (STEPS[note[0]] / 12 + int(note[1:]) - 4))


def samples(seconds: float) -> int:
    """How many there are in so long a time."""
    return round(seconds * RATE)


def clock(seconds: float) -> Signal:
    """The time of each sample, in seconds."""
    return np.arange(samples(seconds)) / RATE


def ramp(seconds: float) -> Signal:
    """Smoothly from 0 to 1."""
    return (1 - np.cos(np.pi * (np.arange(samples(seconds)) + 0.5) / samples(seconds))) / 2


def faded(signal: Signal, rise: float = 0.002, fall: float = 0.02) -> Signal:
    """Begins and ends in silence."""
    envelope = np.ones(len(signal))
    envelope[: samples(rise)] *= ramp(rise)
    envelope[len(signal) - samples(fall) :] *= ramp(fall)[::-1]
    return shaped(signal, envelope)


def shaped(signal: Signal, envelope: Signal) -> Signal:
    """Louder and softer, both sides alike."""
    return signal * (envelope if signal.ndim == 1 else envelope[:, None])


def decay(times: Signal, seconds: float) -> Signal:
    """Falls by 60 dB in so many seconds."""
    return np.exp(-6.91 * times / seconds)


def hump(seconds: float, early: float = 0.6, narrow: float = 1.0) -> Signal:
    """Rises and falls once; `early` below 1 has its top before the middle."""
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
    """With each frequency multiplied by its response; what rings on after the end is cut off."""
    length = 2 ** int(np.ceil(np.log2(len(signal) + RATE)))
    spectrum = np.fft.rfft(signal, length, axis=0)
    gains = response(np.fft.rfftfreq(length, 1 / RATE))
    return np.fft.irfft(shaped(spectrum, gains), length, axis=0)[: len(signal)]


def convolved(signal: Signal, other: Signal) -> Signal:
    """As long as the signal; `other` may have two sides of its own."""
    length = 2 ** int(np.ceil(np.log2(len(signal) + len(other))))
    spectrum, response = np.fft.rfft(signal, length, axis=0), np.fft.rfft(other, length, axis=0)
    return np.fft.irfft(spectrum * response, length, axis=0)[: len(signal)]
