"""Instruments that ring: glass, bars of wood and metal, a flute, a piano with felt on its strings.

Each takes the chance, a frequency in Hz and a length in seconds, and peaks at about 1.
"""

from collections.abc import Iterable

import numpy as np

from build_scripts.sound.signals import Chance, Signal, band, burst, clock, decay, filtered, noise

TURN = 2 * np.pi


def ringing(
    frequency: float, seconds: float, partials: Iterable[tuple[float, float, float]]
) -> Signal:
    """A struck thing: of each partial how much higher, how loud, and how long it falls by 60 dB."""
    times = clock(seconds)
    whole = np.zeros(len(times))
    for ratio, level, long in partials:
        whole += level * np.sin(TURN * frequency * ratio * times) * decay(times, long)
    return whole


def struck(times: Signal, seconds: float) -> Signal:
    """The first moment, in which the mallet still lies on it."""
    return 1 - np.exp(-((times / seconds) ** 2))


def glass(chance: Chance, frequency: float, seconds: float) -> Signal:
    """A wet finger on a rim: it comes slowly, and its two modes of one pitch beat."""
    times = clock(seconds)
    swell = struck(times, 0.085) * decay(np.maximum(times - 0.16, 0), 4.2)
    rubbed = struck(times, 0.05) * decay(np.maximum(times - 0.12, 0), 0.7)
    whole = np.zeros(len(times))
    for ratio, level in ((1, 0.76), (1 + 0.9 / frequency, 0.24), (2.0, 0.2), (3.0, 0.03)):
        whole += level * np.sin(TURN * frequency * ratio * times) * swell
    for ratio, level in ((2.32, 0.03), (4.25, 0.008)):
        whole += level * np.sin(TURN * frequency * ratio * times) * rubbed
    rub = noise(chance, seconds, frequency * 0.98, frequency * 1.02, 12)
    rub += 0.4 * noise(chance, seconds, frequency * 2.1, frequency * 2.6, 4)
    return whole + 0.022 * rub * rubbed


def marimba(chance: Chance, frequency: float, seconds: float) -> Signal:
    """A bar of rosewood heard under water: its highest mode is gone at once."""
    times = clock(seconds)
    fall = 2.6 * (262 / frequency) ** 0.5
    waves = frequency * (times + 0.00022 * (1 - np.cos(TURN * 2.7 * times)))
    bar = np.sin(TURN * waves) * decay(times, fall)
    bar += 0.3 * np.sin(TURN * 3.93 * waves) * decay(times, 0.45)
    bar += 0.05 * np.sin(TURN * 9.2 * waves) * decay(times, 0.06)
    mallet = 0.22 * burst(chance, seconds, 120, 600, 0.06)
    water = filtered(bar + mallet, lambda at: band(at, 60, 3500, 1.5))
    return water * struck(times, 0.0025) * (1 + 0.1 * np.sin(TURN * 2.7 * times))


def flute(chance: Chance, frequency: float, seconds: float) -> Signal:
    """A wooden flute: breath first, then a tone that leans up into its pitch and trembles late."""
    times = clock(seconds)
    late = np.clip((times - 0.2) / 0.4, 0, 1)
    tremble = np.sin(TURN * 4.9 * times) * late
    bend = frequency * (1 - 0.012 * np.exp(-times / 0.035) + 0.0028 * tremble)
    phase = TURN * np.cumsum(bend) / (len(times) / seconds)
    blown = struck(times, 0.06) * decay(np.maximum(times - 0.42 * seconds, 0), 1.7)
    tone = np.zeros(len(times))
    for number, level in enumerate((1.0, 0.2, 0.13, 0.03, 0.018), 1):
        # High partials come last and go first, as the breath does.
        tone += level * np.sin(number * phase) * blown**number**0.5
    breath = noise(chance, seconds, frequency * 0.9, frequency * 3.2, 2)
    chiff = struck(times, 0.008) * decay(times, 0.16)
    return tone * (1 + 0.07 * tremble) + breath * (0.09 * chiff + 0.014 * blown)


def felt(chance: Chance, frequency: float, seconds: float) -> Signal:
    """A string under felt: stiff, soft, two of them not quite alike, and a thump of the key."""
    times = clock(seconds)
    whole = np.zeros(len(times))
    fall = 3.4 * (220 / frequency) ** 0.4
    for number in range(1, 13):
        stretched = frequency * number * np.sqrt(1 + 0.0004 * number**2)
        level = abs(np.sin(np.pi * number / 7.3)) * np.exp(-stretched / 1000) / number**0.9
        long = fall / (1 + 0.5 * (number - 1))
        fading = 0.7 * decay(times, long * 0.45) + 0.3 * decay(times, long * 1.6)
        for beside in (-0.14, 0.14):
            whole += level * np.sin(TURN * (stretched + beside * number) * times) * fading
    whole /= np.max(np.abs(whole))
    thump = burst(chance, seconds, 90, 380, 0.11)
    return (whole + 0.09 * thump) * struck(times, 0.006)


def celesta(chance: Chance, frequency: float, seconds: float) -> Signal:
    """A steel plate over a wooden box, touched by felt."""
    plate = ringing(
        frequency, seconds, ((1, 1, 1.2), (1.0007, 0.2, 1.0), (2.76, 0.06, 0.2), (0.5, 0.05, 0.3))
    )
    touch = 0.03 * burst(chance, seconds, 300, 1500, 0.03)
    return (plate + touch) * struck(clock(seconds), 0.004)


def wood(chance: Chance, frequency: float, seconds: float, long: float) -> Signal:
    """A small block, touched softly."""
    block = ringing(
        frequency, seconds, ((1, 1, long), (2.57, 0.28, long * 0.5), (4.3, 0.1, long * 0.3))
    )
    touch = 0.12 * burst(chance, seconds, 250, 1400, 0.03)
    return (block + touch) * struck(clock(seconds), 0.0016)


def tap(chance: Chance, frequency: float, seconds: float, long: float) -> Signal:
    """A soft thump on a table with a cloth: its pitch falls a little."""
    times = clock(seconds)
    bend = frequency * (1 + 0.35 * np.exp(-times / 0.012))
    body = np.sin(TURN * np.cumsum(bend) / (len(times) / seconds)) * decay(times, long)
    cloth = burst(chance, seconds, 150, 800, long * 0.45)
    return (body + 0.28 * cloth) * struck(times, 0.003)


def harp(chance: Chance, frequency: float, seconds: float) -> Signal:
    """A gut string, plucked with the flesh of a finger at a fifth of its length."""
    times = clock(seconds)
    whole = np.zeros(len(times))
    fall = 3.2 * (220 / frequency) ** 0.35
    for number in range(1, 11):
        high = frequency * number * np.sqrt(1 + 0.00012 * number**2)
        level = abs(np.sin(np.pi * number / 7.2)) / number**0.9 * np.exp(-high / 3000)
        whole += level * np.sin(TURN * high * times) * decay(times, fall / number**0.65)
    finger = burst(chance, seconds, 250, 1500, 0.04)
    return (1.4 * whole + 0.05 * finger) * struck(times, 0.004)


def strings(chance: Chance, frequency: float, seconds: float) -> Signal:
    """Four far players on one tone, none quite in tune with the next; it does not fade by
    itself."""
    times = clock(seconds)
    whole = np.zeros(len(times))
    for beside in (-0.0021, -0.0007, 0.0009, 0.0019):
        slow = 0.35 * np.sin(TURN * (chance.uniform(0.2, 0.45) * times + chance.random()))
        waves = frequency * (1 + beside) * times + slow / TURN * 1.5
        for number in range(1, 9):
            level = number**-0.9 * np.exp(-frequency * number / 3400)
            whole += level * np.sin(TURN * (number * waves + chance.random()))
    return whole / 4


def reed(chance: Chance, frequency: float, seconds: float) -> Signal:
    """A hollow low reed, odd partials above all, that trembles as it dies."""
    times = clock(seconds)
    late = np.clip((times - 0.3) / 0.6, 0, 1)
    waves = frequency * times + 0.0026 * frequency * np.sin(TURN * 4.3 * times) / 4.3 * late
    blown = struck(times, 0.11) * decay(np.maximum(times - 0.45 * seconds, 0), 2.4)
    tone = np.zeros(len(times))
    for number, level in ((1, 1.0), (2, 0.07), (3, 0.42), (5, 0.2), (7, 0.09), (9, 0.03)):
        tone += level * np.sin(TURN * number * waves) * blown ** (0.7 + 0.15 * number)
    air = noise(chance, seconds, frequency, frequency * 4, 2)
    return 0.8 * tone * (1 + 0.12 * late * np.sin(TURN * 4.3 * times)) + 0.02 * air * blown
