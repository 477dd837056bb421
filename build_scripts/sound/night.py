"""Sounds out of the dark: the Nightmare, Limbo, shadows, the curtain."""

import numpy as np

from build_scripts.sound.instruments import TURN, struck, tap
from build_scripts.sound.signals import (
    RATE,
    Chance,
    Signal,
    band,
    clock,
    crackle,
    decay,
    faded,
    filtered,
    hump,
    mixed,
    noise,
    panned,
    rough,
    samples,
    swept,
)

ROUNDS = 1.25


def nightmare(chance: Chance) -> Signal:
    """Wings beat backwards, ever nearer, over something low that is out of tune with itself."""
    seconds = 1.5
    times = clock(seconds)
    near = np.clip(times / 1.18, 0, 1) ** 1.6 * decay(np.maximum(times - 1.18, 0), 0.55)
    beats = np.cumsum(8.5 + 6.5 * (times / seconds) ** 1.5) / RATE
    wing = (beats % 1) ** 2.2 * (1 - ((beats % 1) ** 24))
    flutter = swept(chance, seconds, lambda m: (150 + 20 * m, 330 + 90 * m), 2)
    feathers = swept(chance, seconds, lambda m: (600, 1100 + 300 * m), 2)
    wings = wing * (flutter + 0.16 * feathers)
    low = np.zeros(len(times))
    for high, level in ((55.0, 0.6), (58.3, 0.5), (67.0, 0.3), (116.6, 0.22), (164.8, 0.12)):
        glide = high * (1 + 0.03 * np.clip(times - 0.4, 0, 1))
        low += level * np.sin(TURN * np.cumsum(glide) / RATE)
    rising = struck(times, 0.45) * decay(np.maximum(times - 1.1, 0), 0.9)
    both = near * wings + 0.42 * rising * low
    # Pressed a little: what is lowest is heard on small speakers too, and nothing sticks out.
    return faded(np.tanh(0.9 * both), 0.03, 0.25)


def breath(chance: Chance, seconds: float, strong: float) -> Signal:
    """Air through a tube, once and a quarter round the listener; `strong` seconds of it."""
    times = clock(seconds)
    progress = np.clip(times / (strong + 0.15), 0, 1)
    air = swept(chance, seconds, lambda m: (260 - 90 * m, 1500 - 800 * m), 1.5)

    def tube(at: Signal) -> Signal:
        whole = np.full(len(at), 0.12)
        for odd in (1, 3, 5, 7):
            whole += band(at, 185 * odd * 0.93, 185 * odd * 1.07, 3)
        return whole

    loud = hump(strong * 1.35, 0.75, 0.8)
    envelope = 0.12 * decay(times, seconds * 1.6) * struck(times, 0.12)
    envelope[: len(loud)] += loud
    angle = TURN * ROUNDS * progress
    behind = 1 - 0.35 * (1 - np.cos(angle)) / 2
    air = filtered(air, tube) * envelope * behind
    return faded(panned(air, 0.92 * np.sin(angle)), 0.02, seconds * 0.25)


def limbo(chance: Chance) -> Signal:
    """A card goes where nobody sees it."""
    return breath(chance, 1.2, 0.6)


def comes_back(chance: Chance) -> Signal:
    """Cards come back from Limbo: the same backwards and shorter."""
    return breath(chance, 0.7, 0.4)[::-1]


def shadow(chance: Chance) -> Signal:
    """A dark soft stroke over a card."""
    seconds = 0.45
    stroke = swept(chance, seconds, lambda m: (220 - 80 * m, 900 - 480 * m), 2)
    stroke = stroke * hump(seconds, 0.7) * rough(chance, seconds, 40, 0.25)
    low = np.sin(TURN * (98 - 14 * clock(seconds)) * clock(seconds)) * hump(seconds, 0.8, 1.3)
    return stroke + 0.7 * low


def curtain(chance: Chance) -> Signal:
    """Heavy cloth falls, and its hem meets the floor."""
    seconds = 0.7
    fall = hump(0.46, 1.5, 0.7)
    cloth = swept(chance, 0.46, lambda m: (110, 500 + 500 * m), 1.5) * rough(chance, 0.46, 24, 0.4)
    folds = crackle(chance, 160 * fall, 300, 1300, 0.02)
    floor = 0.6 * tap(chance, 88, 0.3, 0.3) + 0.35 * noise(chance, 0.3, 90, 450) * hump(0.3, 0.35)
    settle = 0.25 * noise(chance, 0.3, 200, 1200) * hump(0.3, 0.5)
    return mixed(
        seconds,
        (0, fall * (0.5 * cloth + 0.25 * folds)),
        (0.38, floor),
        (samples(0.4) / RATE, settle),
    )
