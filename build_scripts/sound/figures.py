"""Figures of a sound, for those who judge it without hearing it."""

import numpy as np

from build_scripts.sound.signals import RATE, Signal

EDGE = 32


def one_side(signal: Signal) -> Signal:
    """The mean of both sides."""
    return signal if signal.ndim == 1 else signal.mean(axis=1)


def decibels(value: float) -> float:
    return float(20 * np.log10(max(value, 1e-6)))


def offset(signal: Signal) -> float:
    """Distance of the middle of a signal from zero."""
    return float(np.abs(signal.reshape(len(signal), -1).mean(axis=0)).max())


def power(signal: Signal) -> tuple[Signal, Signal]:
    """Frequencies, and the energy at each."""
    sides = signal.reshape(len(signal), -1)
    return np.fft.rfftfreq(len(sides), 1 / RATE), np.sum(np.abs(np.fft.rfft(sides, axis=0)) ** 2, 1)


def centroid(signal: Signal) -> float:
    """The middle of its colours in Hz, by amplitude."""
    frequencies, energy = power(signal)
    strength = np.sqrt(energy)
    return float(np.sum(frequencies * strength) / np.sum(strength))


def above(signal: Signal, frequency: float) -> float:
    """Share of the energy above a frequency, in dB."""
    frequencies, energy = power(signal)
    return float(10 * np.log10(max(np.sum(energy[frequencies > frequency]) / np.sum(energy), 1e-9)))


def edges(signal: Signal) -> float:
    """The largest of the first and the last samples, in dB."""
    return decibels(float(max(np.abs(signal[:EDGE]).max(), np.abs(signal[-EDGE:]).max())))
