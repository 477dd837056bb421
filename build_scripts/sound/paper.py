"""Cards: paper over paper, in strokes, grains and tears."""

import numpy as np

from build_scripts.sound.instruments import glass, tap
from build_scripts.sound.signals import (
    Chance,
    Signal,
    burst,
    clock,
    crackle,
    decay,
    faded,
    hump,
    in_room,
    mixed,
    noise,
    pitch,
    ramp,
    rough,
    samples,
    swept,
)

FIBRE = 0.006


def stroke(chance: Chance, seconds: float, pitch: float = 1.0, early: float = 0.6) -> Signal:
    """One movement of a card over another: faster in the middle, and brighter there."""

    def edges(moment: float) -> tuple[float, float]:
        speed = np.sin(np.pi * moment**early)
        return pitch * (900 + 700 * speed), pitch * (2000 + 2100 * speed)

    shape = hump(seconds, early, 0.7)
    smooth = swept(chance, seconds, edges, 3) * rough(chance, seconds, 220, 0.3)
    fibres = crackle(chance, 500 * shape, 1300 * pitch, 4200 * pitch, FIBRE)
    return shape * (0.6 * smooth + 0.5 * fibres)


def grain(chance: Chance, pitch: float = 1.0) -> Signal:
    """The edge of a card that snaps free: a tick with a breath of paper after it."""
    times = clock(0.09)
    tick = burst(chance, 0.09, 1300 * pitch, 3900 * pitch, 0.035) * (1 - np.exp(-times / 0.0012))
    breath = noise(chance, 0.09, 1100 * pitch, 3200 * pitch) * hump(0.09, 0.5)
    body = np.sin(2 * np.pi * 210 * pitch * times) * decay(times, 0.05)
    return faded(tick + 0.13 * breath + 0.12 * body, 0.001, 0.03)


def pitched(number: int, of: int) -> float:
    """Factor of the pitch of one of so many variations: all within 3 % of the first pitch."""
    return 1 + 0.03 * (2 * number / (of - 1) - 1)


def slide(number: int, of: int, chance: Chance) -> Signal:
    """A card slides over paper: each time a little longer or shorter, and fastest elsewhere."""
    seconds, early = chance.uniform(0.2, 0.24), chance.uniform(0.5, 0.75)
    return stroke(chance, float(seconds), pitched(number, of), float(early))


def lift(chance: Chance) -> Signal:
    """A card is picked up: a breath of paper that rises."""
    return stroke(chance, 0.12, 1.0, 1.3)


def land(number: int, of: int, chance: Chance) -> Signal:
    """A card comes down: a low thump, and a little paper."""
    high = pitched(number, of)
    fall, late = float(chance.uniform(0.12, 0.14)), float(chance.uniform(0.025, 0.035))
    paper = burst(chance, 0.18, 1200 * high, 3600 * high, 0.06) * (1 - np.exp(-clock(0.18) / 0.002))
    settled = 0.05 * stroke(chance, 0.12, 0.8 * high)
    thump = tap(chance, 150 * high, 0.18, fall)
    return mixed(0.18, (0, thump), (0, 0.11 * paper), (late, settled))


def flip(number: int, of: int, chance: Chance) -> Signal:
    """A card turns over: away with one edge, down with the other."""
    high, late = pitched(number, of), float(chance.uniform(0.1, 0.11))
    away, down = stroke(chance, 0.085, 1.1 * high, 1.1), stroke(chance, 0.08, 0.92 * high, 0.5)
    touch = 0.3 * tap(chance, 170 * high, 0.07, 0.06)
    return mixed(0.2, (0, away), (late, 0.8 * down), (late + 0.01, touch))


def shuffle(chance: Chance) -> Signal:
    """Two halves of the deck, a riffle of seven, and all squared up."""
    parts = [(0.0, 0.3 * stroke(chance, 0.15, 0.85))]
    for number in range(7):
        strength = 0.75 + 0.25 * np.sin(np.pi * (number + 1) / 8)
        parts.append((0.14 + 0.045 * number, strength * grain(chance, 0.94 + 0.025 * number)))
    parts += [(0.47, 1.1 * tap(chance, 145, 0.17, 0.12)), (0.468, 0.8 * grain(chance, 0.8))]
    return mixed(0.65, *parts, (0.5, 0.1 * stroke(chance, 0.12, 0.8)))


def prophecy(chance: Chance) -> Signal:
    """Five cards spread, each a little higher, and a faint light over them."""
    parts = [(0.06 * number, grain(chance, 0.85 + 0.06 * number)) for number in range(5)]
    shimmer = np.zeros(samples(0.85))
    for note, level in (("D6", 0.5), ("A6", 0.3), ("E7", 0.12)):
        shimmer += level * glass(chance, pitch(note), 0.85)
    shimmer = in_room(chance, shimmer * hump(0.85, 0.75, 0.6), 0.8, 0.5)
    return mixed(0.9, *parts, (0.05, 0.1 * shimmer))


def tear(chance: Chance) -> Signal:
    """A card tears into shards, ever faster, and some of them fall."""
    rip = 0.42
    times = clock(rip)
    pull = np.clip(times / 0.05, 0, 1) * (0.45 + 0.55 * (times / rip) ** 1.3)
    pull[-samples(0.05) :] *= ramp(0.05)[::-1]
    fibres = crackle(chance, 2600 * pull, 1200, 3900, 0.004) * rough(chance, rip, 60, 0.45)
    sheet = noise(chance, rip, 700, 2600) * rough(chance, rip, 45, 0.5)
    torn = pull * (0.8 * fibres + 0.3 * sheet)
    shards = [(0.36 + at, 0.45 * grain(chance, 0.8 + at)) for at in (0.0, 0.035, 0.055)]
    return mixed(0.5, (0, torn), *shards)
