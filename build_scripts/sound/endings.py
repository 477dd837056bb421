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
    # Seconds at which a note begins and ends, which it is, and how loud: the head of the theme in
    # the major, ever broader and louder.
    (0.0, 0.34, "G4", 0.55),
    (0.34, 0.85, "D5", 1.1),
    (0.85, 1.02, "C5", 0.66),
    (1.02, 1.36, "B4", 0.72),
    (1.36, 1.6, "C5", 0.78),
    (1.6, 2.1, "B4", 0.84),
    (2.1, 4.9, "G4", 1.0),
    (2.2, 4.9, "B5", 1.0),
)
BELOW = (
    (0.0, 1.02, "G3", 0.6),
    (1.02, 1.36, "E3", 0.45),
    (1.36, 1.6, "C3", 0.45),
    (1.6, 2.1, "D3", 0.45),
    (1.6, 2.1, "A3", 0.3),
    (1.6, 2.1, "F#4", 0.45),
    (2.1, 4.9, "G2", 0.6),
)
"""The bass of the same. The chord before the last is a dominant with its third, which goes up to
G, and its fifth."""
CHORD = (("G2", 0.8), ("D3", 0.9), ("B3", 0.6), ("D4", 0.5), ("G4", 0.35), ("B4", 0.4))
"""Tones of the tonic, with its third on top, and how loud each is."""
LIGHTS = (
    # When a light goes out, its note, its side, from the edge in, how loud it is, up to how many Hz
    # it is bright, and the seconds in which it goes: the head of the theme, which goes on falling
    # and halts on the fourth over the ground. That is left hanging.
    (0.0, "E4", -0.9, 1.0, 2400, 2.4),
    (0.27, "B4", 0.9, 0.9, 1780, 2.4),
    (0.67, "A4", -0.55, 0.86, 1310, 2.4),
    (0.82, "G4", 0.55, 0.8, 970, 2.4),
    (1.12, "E4", -0.2, 0.66, 720, 2.4),
    (1.46, "A3", 0.0, 0.86, 800, 8.0),
)


def warm(root: float, seconds: float) -> Signal:
    """A calm tone of many strings, slowly there and slowly gone."""
    times = clock(seconds)
    tone = np.zeros(len(times))
    for number, level in enumerate((1, 0.3, 0.1, 0.04), 1):
        # Those who are out of tune are softer than the rest: their beats leave no hole.
        for beside, many in ((0, 1.5), (-0.0012, 0.25), (0.0011, 0.25)):
            tone += many * level * np.sin(TURN * root * number * (1 + beside) * times + number)
    return 0.5 * tone * struck(times, 0.5) * decay(np.maximum(times - 0.9, 0), 8.0)


def victory(chance: Chance) -> Signal:
    """The head of the theme in the major, eight notes, one for each Door; light joins them, and a
    wide chord is left with its third on top."""
    seconds = 4.9
    parts = []
    for number, (at, until, name, level) in enumerate(HEAD):
        # Each is damped by the next: C and B never ring together.
        high, lasts = pitch(name), min(until + 0.1, seconds) - at
        tone = felt(chance, high, lasts) + 0.16 * celesta(chance, 2 * high, lasts)
        side = 0.5 * (-1) ** number * (1 - number / 9)
        parts.append((at, panned(level * faded(tone, fall=0.1), side)))
    for at, until, name, level in BELOW:
        tone = faded(felt(chance, pitch(name), until - at + 0.1), fall=0.1)
        parts.append((at, panned(level * tone, 0.0)))
    for number, (name, level) in enumerate(CHORD):
        side = 0.7 * (-1) ** number * min(1, number / 2)
        parts.append((1.9, panned(0.36 * level * warm(pitch(name), seconds - 1.9), side)))
    for name, side in (("D6", -0.7), ("G6", 0.7), ("B6", 0.2)):
        light = glass(chance, pitch(name), seconds - 2.1) * struck(clock(seconds - 2.1), 0.4)
        parts.append((2.1, panned(0.05 * light, side)))
    return in_room(chance, mixed(seconds, *parts), 2.2, 0.2)


def dimmed(at: Signal, cut: float) -> Signal:
    """The response of a light that goes out: dark above `cut`."""
    return band(at, 40, cut, 1.5)


def defeat(chance: Chance) -> Signal:
    """Six lights go out from the edge in, each dimmer, with the head of the theme, and strings hold
    the note of the last one; then low air."""
    seconds = 4.4
    parts = []
    for at, name, side, level, cut, fall in LIGHTS:
        high = pitch(name)
        tone = felt(chance, high, seconds - at) + 0.3 * glass(chance, high, seconds - at)
        tone = tone * decay(clock(seconds - at), fall)
        dim = filtered(tone, partial(dimmed, cut=cut))
        parts.append((at, panned(level * dim, side)))
    parts.append((1.46, panned(0.48 * warm(pitch("A3"), seconds - 1.46), 0.0)))
    air = noise(chance, 1.5, 70, 320, 1.5) * hump(1.5, 0.7, 0.8)
    far = noise(chance, 1.5, 70, 320, 1.5) * hump(1.5, 0.8, 0.8)
    parts.append((1.1, 0.1 * np.stack([air + 0.5 * far, far + 0.5 * air], axis=1)))
    lasts = seconds - 1.2
    ground = sum(
        level * np.sin(TURN * pitch(name) * clock(lasts))
        for name, level in (("E1", 1.0), ("E2", 0.5), ("B2", 0.3))
    )
    parts.append((1.2, panned(0.18 * ground * hump(lasts, 0.8), 0.0)))
    return in_room(chance, mixed(seconds, *parts), 1.6, 0.18)
