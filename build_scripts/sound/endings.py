"""Sounds of the end of a game: eight Doors in the light, or the lights gone out."""

from functools import partial

import numpy as np

from build_scripts.sound.instruments import TURN, celesta, felt, glass, struck
from build_scripts.sound.signals import (
    Chance,
    Signal,
    band,
    clock,
    decay,
    faded,
    filtered,
    hump,
    in_room,
    mixed,
    noise,
    panned,
    pitch,
)

HEAD = (
    # Seconds at which a note begins and ends, and which it is: the head of the theme in the major,
    # ever broader.
    (0.0, 0.34, "G4"),
    (0.34, 0.85, "D5"),
    (0.85, 1.02, "C5"),
    (1.02, 1.36, "B4"),
    (1.36, 1.6, "C5"),
    (1.6, 2.1, "B4"),
    (2.1, 4.2, "G4"),
    (2.2, 4.2, "B5"),
)
BASS = (
    (0.0, 1.02, "G3"),
    (1.02, 1.36, "E3"),
    (1.36, 1.6, "C3"),
    (1.6, 2.1, "D3"),
    (2.1, 4.2, "G2"),
)
LEADING = 1.6, 2.1, "F#4"
"""What makes of the chord before the last a dominant: its third, which goes up to G."""
CHORD = (("G2", 0.8), ("D3", 0.9), ("B3", 0.6), ("D4", 0.5), ("G4", 0.35), ("B4", 0.4))
"""Tones of the tonic, with its third on top, and how loud each is."""
LIGHTS = (
    # When a light goes out, its note, and its side, from the edge in: the head of the theme, which
    # goes on falling and halts on the fourth over the ground.
    (0.0, "E4", -0.9),
    (0.27, "B4", 0.9),
    (0.67, "A4", -0.55),
    (0.82, "G4", 0.55),
    (1.12, "E4", -0.2),
    (1.46, "A3", 0.0),
)


def warm(root: float, seconds: float) -> Signal:
    """A calm tone of many strings, slowly there and slowly gone."""
    times = clock(seconds)
    tone = np.zeros(len(times))
    for number, level in enumerate((1, 0.3, 0.1, 0.04), 1):
        for beside in (-0.0012, 0.0011):
            tone += level * np.sin(TURN * root * number * (1 + beside) * times + number)
    return 0.5 * tone * struck(times, 0.5) * decay(np.maximum(times - 0.9, 0), 4.5)


def victory(chance: Chance) -> Signal:
    """The head of the theme in the major, eight notes, one for each Door; light joins them, and a
    wide chord is left with its third on top."""
    seconds = 4.2
    parts = []
    for number, (at, until, name) in enumerate(HEAD):
        # Each is damped by the next: C and B never ring together.
        high, lasts = pitch(name), min(until + 0.1, seconds) - at
        tone = felt(chance, high, lasts) + 0.16 * celesta(chance, 2 * high, lasts)
        side = 0.5 * (-1) ** number * (1 - number / 9)
        parts.append((at, panned(0.8 * faded(tone, fall=0.1), side)))
    for at, until, name in BASS:
        tone = faded(felt(chance, pitch(name), until - at + 0.1), fall=0.1)
        parts.append((at, panned(0.45 * tone, 0.0)))
    at, until, name = LEADING
    tone = faded(felt(chance, pitch(name), until - at + 0.1), fall=0.1)
    parts.append((at, panned(0.35 * tone, -0.2)))
    for number, (name, level) in enumerate(CHORD):
        side = 0.7 * (-1) ** number * min(1, number / 2)
        parts.append((1.9, panned(0.2 * level * warm(pitch(name), seconds - 1.9), side)))
    for name, side in (("D6", -0.7), ("G6", 0.7), ("B6", 0.2)):
        light = glass(chance, pitch(name), seconds - 2.1) * struck(clock(seconds - 2.1), 0.4)
        parts.append((2.1, panned(0.05 * light, side)))
    return in_room(chance, mixed(seconds, *parts), 2.2, 0.2)


def dimmed(at: Signal, cut: float) -> Signal:
    """The response of a light that goes out: dark above `cut`."""
    return band(at, 40, cut, 1.5)


def defeat(chance: Chance) -> Signal:
    """Six lights go out from the edge in, each dimmer, with the head of the theme; then low air."""
    seconds = 3.2
    parts = []
    for number, (at, name, side) in enumerate(LIGHTS):
        high = pitch(name)
        tone = felt(chance, high, seconds - at) + 0.3 * glass(chance, high, seconds - at)
        tone = tone * decay(clock(seconds - at), 2.4)
        dim = filtered(tone, partial(dimmed, cut=2400 * 0.74**number))
        parts.append((at, panned(0.9**number * dim, side)))
    air = noise(chance, 1.5, 70, 320, 1.5) * hump(1.5, 0.7, 0.8)
    far = noise(chance, 1.5, 70, 320, 1.5) * hump(1.5, 0.8, 0.8)
    parts.append((1.1, 0.1 * np.stack([air + 0.5 * far, far + 0.5 * air], axis=1)))
    lasts = seconds - 1.2
    ground = sum(
        level * np.sin(TURN * pitch(name) * clock(lasts))
        for name, level in (("E1", 1.0), ("E2", 0.5), ("B2", 0.3))
    )
    parts.append((1.2, panned(0.15 * ground * hump(lasts, 0.6), 0.0)))
    return in_room(chance, mixed(seconds, *parts), 1.6, 0.18)
