"""Loudness to an ear after ITU-R BS.1770, and the true peak."""

import numpy as np

from build_scripts.sound.signals import RATE, Signal, filtered

BLOCK, STEP = 0.4, 0.1
"""Length of a block, and of the step to the next, in seconds."""
QUIET, BELOW = -70.0, -10.0
"""LUFS that never count, and how far below the mean a part no longer does."""


def biquad(at: Signal, above: tuple[float, float, float], below: tuple[float, ...]) -> Signal:
    """The response of a digital filter."""
    z = np.exp(-2j * np.pi * at / RATE)
    return (above[0] + above[1] * z + above[2] * z**2) / (below[0] + below[1] * z + below[2] * z**2)


def k_weighting(at: Signal) -> Signal:
    """Weighting of a head, at any rate of samples: more above 1.5 kHz, less in the lowest bass."""
    k, q, gain = (
        np.tan(np.pi * 1681.974450955533 / RATE),
        0.7071752369554196,
        10 ** (3.999843853973347 / 20),
    )
    middle = gain**0.4996667741545416
    head = biquad(
        at,
        (gain + middle * k / q + k * k, 2 * (k * k - gain), gain - middle * k / q + k * k),
        (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k),
    )
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    # The standard leaves the gain of this one a little above 1.
    most = 1 + k / q + k * k
    bass = biquad(at, (most, -2 * most, most), (most, 2 * (k * k - 1), 1 - k / q + k * k))
    return head * bass


def blocks(signal: Signal) -> Signal:
    """The power of each 0.4 s, both sides added; a short sound lies in one block."""
    heard = filtered(signal.reshape(len(signal), -1), k_weighting)
    block, step = round(BLOCK * RATE), round(STEP * RATE)
    heard = np.pad(heard, ((0, max(0, block - len(heard))), (0, 0)))
    total = np.concatenate([[0], np.cumsum(np.sum(heard**2, axis=1))])
    starts = np.arange(0, len(heard) - block + 1, step)
    return (total[starts + block] - total[starts]) / block


def lufs(power: Signal) -> Signal:
    """Loudness on the scale of the standard."""
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def momentary(signal: Signal) -> float:
    """Loudness of the loudest 0.4 s."""
    return float(lufs(blocks(signal).max()))


def integrated(signal: Signal) -> float:
    """Loudness of the whole, without what is silence beside the rest."""
    power = blocks(signal)
    power = power[lufs(power) > QUIET]
    return float(lufs(power[lufs(power) > lufs(power.mean()) + BELOW].mean()))


def true_peak(signal: Signal) -> float:
    """Peak in dB below full scale, also between the samples: four times as many are computed."""
    sides = signal.reshape(len(signal), -1)
    sides = np.pad(sides, ((64, 64), (0, 0)))
    finer = np.fft.irfft(np.fft.rfft(sides, axis=0), 4 * len(sides), axis=0) * 4
    return float(20 * np.log10(max(np.abs(finer).max(), 1e-9)))
