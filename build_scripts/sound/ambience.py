"""Sound that goes on for ever: all of it lies on a circle.

Every tone has a whole number of waves in the loop, every note and every echo that reaches the end
goes on at the beginning. So there is no seam to hide.
"""

from __future__ import annotations

import numpy as np

from build_scripts.sound.instruments import TURN, celesta, felt, glass
from build_scripts.sound.loudness import blocks
from build_scripts.sound.signals import (
    RATE,
    Chance,
    Signal,
    band,
    clock,
    convolved,
    faded,
    filtered,
    mixed,
    panned,
    pitch,
    samples,
    shaped,
    walls,
)

TABLE, TITLE, DARK = 96, 64, 16
"""Lengths of the loops, in seconds."""
DARKEST = 500
"""Frequency in Hz above which nothing is heard under a Nightmare."""
TABLE_BEGINS, TITLE_BEGINS, DARK_BEGINS = 57.5, 49.6, 8.05
"""Seconds at which the codec joins the circle best, found by trial: `levels` measures it."""
WALK = ("D4", "E4", "G4", "A4", "D5", "E5", "G5", "A5")
"""The notes on which far notes walk; no semitone is among them."""
FAR = 3.2
"""Seconds of the echo."""


def table(chance: Chance) -> Signal:
    """The loop of the table: a pad that breathes, far notes with long rests between them, some
    air."""
    loop = air(chance, TABLE, 90, 320, 0.07)
    for name, level, breaths, start in (
        ("D3", 0.30, 5, 0.0),
        ("A3", 0.22, 4, 0.35),
        ("E4", 0.1, 3, 0.7),
        ("A2", 0.34, 3, 0.1),
        ("D4", 0.1, 7, 0.55),
    ):
        loop += pad(TABLE, pitch(name), level, breaths, start)
    echo = hall(chance)
    at = 3.0
    step = 3
    for count, rest in ((3, 17), (1, 15), (4, 21), (2, 0)):
        for _ in range(count):
            step = int(np.clip(step + chance.choice((-2, -1, 1, 2)), 0, len(WALK) - 1))
            lay(loop, at, far_note(chance, echo, WALK[step], 0.12))
            at += float(chance.uniform(1.3, 2.9))
        at += rest
    return begun(loop, TABLE_BEGINS)


def title(chance: Chance) -> Signal:
    """The loop of the title: night air, hardly a pad, and now and then one far tone."""
    loop = air(chance, TITLE, 110, 480, 0.16)
    for name, level, breaths, start in (
        ("D3", 0.2, 3, 0.0),
        ("A2", 0.26, 2, 0.4),
        ("A3", 0.12, 5, 0.7),
        ("E4", 0.05, 4, 0.2),
    ):
        loop += pad(TITLE, pitch(name), level, breaths, start)
    echo = hall(chance)
    for at, name in ((5.5, "A4"), (22.0, "E5"), (40.5, "D5"), (43.0, "G4")):
        lay(loop, at, far_note(chance, echo, name, 0.11))
    return begun(loop, TITLE_BEGINS)


def dark(chance: Chance) -> Signal:
    """The loop while a Nightmare is there: the tones of the table's without their heights."""
    loop = air(chance, DARK, 60, 240, 0.1)
    for name, level, breaths, start in (
        ("D3", 0.30, 1, 0.0),
        ("A3", 0.2, 2, 0.35),
        ("A2", 0.36, 1, 0.6),
        ("D2", 0.2, 2, 0.1),
    ):
        loop += pad(DARK, pitch(name), level, breaths, start)
    gains = band(np.fft.rfftfreq(len(loop), 1 / RATE), 30, DARKEST, 4)
    low = np.fft.irfft(shaped(np.fft.rfft(loop, axis=0), gains), len(loop), axis=0)
    return begun(low, DARK_BEGINS)


def far_note(chance: Chance, echo: Signal, name: str, level: float) -> Signal:
    """A bell, a string or a glass somewhere behind the dark, and mostly its echo."""
    instrument = chance.choice([celesta, felt, glass])
    tone = filtered(instrument(chance, pitch(name), 4.0), lambda f: band(f, 150, 1100, 1.5))
    dry = panned(faded(tone, 0.09, 2.0), chance.uniform(-0.7, 0.7))
    whole = mixed(4 + FAR, (0, 0.3 * dry), (0, np.zeros((1, 2))))
    whole = whole + convolved(whole, 3 * echo)
    return faded(level * whole / np.sqrt(blocks(whole).max()), 0.01, 1.0)


def lay(loop: Signal, at: float, part: Signal) -> None:
    """Adds a part that may reach over the end, to the beginning."""
    np.add.at(loop, (samples(at) + np.arange(len(part))) % len(loop), part)


def wave(seconds: float, rounds: int, start: float) -> Signal:
    """A wave from 0 to 1 and back, so many times in the loop."""
    return (1 - np.cos(TURN * (rounds * clock(seconds) / seconds + start))) / 2


def whole_waves(seconds: float, frequency: float) -> float:
    """The next frequency that joins itself at the end."""
    return round(frequency * seconds) / seconds


def pad(seconds: float, frequency: float, level: float, breaths: int, start: float) -> Signal:
    """One tone that comes and goes, and moves from side to side."""
    times = clock(seconds)
    tone = np.zeros(len(times))
    for number, part in enumerate((1.0, 0.28, 0.09, 0.03), 1):
        for beside, share in ((-0.0009, 0.7), (0.0008, 0.3)):
            exact = whole_waves(seconds, frequency * number * (1 + beside))
            tone += part * share * np.sin(TURN * (exact * times + start * number))
    breathing = 0.55 + 0.45 * wave(seconds, breaths, start)
    side = 1.2 * wave(seconds, breaths + 1, start + 0.3) - 0.6
    return panned(level * tone * breathing, side)


def air(chance: Chance, seconds: float, low: float, high: float, level: float) -> Signal:
    """Dark noise, other on each side, that draws near and goes."""
    sides = []
    for rounds, start in ((5, 0.1), (4, 0.6)):
        length = samples(seconds)
        gains = band(np.fft.rfftfreq(length, 1 / RATE), low, high, 2)
        signal = np.fft.irfft(np.fft.rfft(chance.standard_normal(length)) * gains, length)
        signal /= np.sqrt(np.mean(signal**2))
        sides.append(signal * (0.55 + 0.45 * wave(seconds, rounds, start)))
    return level * np.stack(sides, axis=1)


def hall(chance: Chance) -> Signal:
    """The echo of a wide place, other on each side."""
    return np.stack([walls(chance, FAR), walls(chance, FAR)], axis=1)


def begun(loop: Signal, at: float) -> Signal:
    """The same loop, begun at another second."""
    return np.roll(loop, -samples(at), axis=0)


def joined(loop: Signal) -> Signal:
    """The loop, dark and without what no ear hears below 30 Hz; it still joins."""
    gains = band(np.fft.rfftfreq(len(loop), 1 / RATE), 30, 2000, 4)
    gains[0] = 0
    return np.fft.irfft(shaped(np.fft.rfft(loop, axis=0), gains), len(loop), axis=0)
