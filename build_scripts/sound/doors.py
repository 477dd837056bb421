"""Keys and Doors: metal in a lock, a wooden latch, a leaf that swings."""

import numpy as np

from build_scripts.sound.instruments import TURN, ringing, struck, tap, wood
from build_scripts.sound.signals import (
    Chance,
    Signal,
    band,
    burst,
    clock,
    crackle,
    decay,
    filtered,
    hump,
    in_room,
    mixed,
    noise,
    pitch,
    rough,
)
from build_scripts.sound.voices import VOICES

ROOTS = {"O": "D4", "A": "G3", "G": "G4", "L": "A3"}
FIFTH = 1.5
SWING = 0.52


def metal(chance: Chance, frequency: float, long: float) -> Signal:
    """A small grain of iron on brass."""
    grain = ringing(
        frequency, 0.12, ((1, 1, long), (1.59, 0.5, long * 0.7), (2.41, 0.22, long * 0.5))
    )
    return (grain + 0.3 * burst(chance, 0.12, 900, 3500, 0.02)) * struck(clock(0.12), 0.0012)


def key(chance: Chance) -> Signal:
    """A Key that goes in and turns for 0.22 s, until the lock gives way."""
    scrape = crackle(chance, 420 * hump(0.22, 1.0, 0.5), 900, 3000, 0.008)
    scrape = scrape * rough(chance, 0.22, 60, 0.4) + 0.1 * noise(chance, 0.22, 500, 2000) * hump(
        0.22
    )
    click = mixed(
        0.2,
        (0, 0.6 * metal(chance, 1250, 0.06)),
        (0.002, 0.9 * wood(chance, 420, 0.15, 0.09)),
        (0.004, 0.8 * tap(chance, 170, 0.15, 0.1)),
    )
    whole = mixed(
        0.5,
        (0.0, 0.45 * metal(chance, 1870, 0.05)),
        (0.055, 0.5 * metal(chance, 1640, 0.06)),
        (0.08, 0.3 * scrape),
        (0.3, click),
    )
    return in_room(chance, whole, 0.35, 0.25)


def latch(chance: Chance) -> Signal:
    """A bar of wood is lifted, and falls back."""
    return mixed(
        0.3,
        (0, 0.6 * wood(chance, 540, 0.2, 0.07)),
        (0.065, wood(chance, 390, 0.2, 0.1)),
        (0.067, 1.1 * tap(chance, 135, 0.2, 0.15)),
    )


def swell(chance: Chance, root: float, seconds: float) -> Signal:
    """Air and wood that wake under the leaf while it swings, and fade after it."""
    times = clock(seconds)
    rise = struck(times, SWING * 0.7) * decay(np.maximum(times - SWING, 0), 1.4)
    low = np.zeros(len(times))
    for ratio, level in ((0.5, 1), (1.0, 0.5), (1.5, 0.22), (2.0, 0.12)):
        low += level * np.sin(TURN * root * ratio * (times + 0.0002 * np.sin(TURN * 1.3 * times)))
    air = noise(chance, seconds, 90, 420, 1.5) * rough(chance, seconds, 12, 0.3)
    return rise * (low + 0.35 * air)


def door(place: str, chance: Chance) -> Signal:
    """The latch, the leaf, and two notes that rise by a fifth."""
    seconds = 1.8
    root = pitch(ROOTS[place])
    ground = root if root < 250 else root / 2
    first, second = (
        VOICES[place](chance, high, seconds - at) for at, high in ((0.2, root), (0.5, FIFTH * root))
    )
    leaf = filtered(swell(chance, ground, seconds - 0.06), lambda at: band(at, 55, 900, 1))
    whole = mixed(
        seconds,
        (0, 0.75 * latch(chance)),
        (0.06, 0.34 * leaf),
        (0.2, 0.62 * first),
        (0.5, 0.7 * second),
    )
    return in_room(chance, whole, 1.2, 0.11)
