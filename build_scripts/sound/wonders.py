"""Sounds of what is built, read, said aloud and fled from: Towers of stone, the pages of a book,
spells, steps in an alley."""

import numpy as np

from build_scripts.sound.instruments import celesta, glass, tap
from build_scripts.sound.paper import stroke
from build_scripts.sound.signals import (
    Chance,
    Signal,
    burst,
    clock,
    crackle,
    hump,
    in_room,
    mixed,
    noise,
    pitch,
    rough,
    samples,
    swept,
)


def incantation(chance: Chance) -> Signal:
    """Somebody breathes a word, and three rims of glass repeat it, each a fifth higher."""
    breath = swept(chance, 0.7, lambda m: (500 + 300 * m, 1500 + 900 * m), 2) * hump(0.7, 0.6)
    syllables = 1 + 0.8 * np.sin(2 * np.pi * 5.5 * clock(0.7))
    rims = [
        (0.16 * number, (0.8 - 0.12 * number) * glass(chance, pitch(note), 1.3 - 0.16 * number))
        for number, note in enumerate(("G4", "D5", "A5"))
    ]
    whole = mixed(1.4, (0, 0.1 * breath * syllables), *rims)
    return in_room(chance, whole, 1.2, 0.22)


def stone(chance: Chance, high: float, strong: float) -> Signal:
    """A block that meets another one: a dull knock, and grit between them."""
    grit = crackle(chance, 900 * hump(0.2, 0.3), 500, 2600, 0.01)
    knock = tap(chance, high, 0.3, 0.2) + 0.4 * burst(chance, 0.3, 300, 1200, 0.06)
    return strong * mixed(0.3, (0, knock), (0.005, 0.25 * grit))


def tower(chance: Chance) -> Signal:
    """A block is pushed over stone, and settles."""
    push = noise(chance, 0.3, 160, 900) * rough(chance, 0.3, 45, 0.5) * hump(0.3, 1.2)
    whole = mixed(
        0.75, (0, 0.22 * push), (0.26, stone(chance, 120, 1.0)), (0.4, stone(chance, 165, 0.3))
    )
    return in_room(chance, whole, 0.5, 0.16)


def tower_falls(chance: Chance) -> Signal:
    """A Tower leans, breaks, and its stones come down, the last of them small."""
    lean = np.cumsum(np.linspace(95, 60, samples(0.4))) / samples(1)
    groan = np.sin(2 * np.pi * lean) * hump(0.4, 0.8) * rough(chance, 0.4, 30, 0.4)
    rubble = crackle(chance, 700 * hump(1.0, 0.5), 300, 2200, 0.015)
    blocks = [
        (0.24 + 0.11 * number + 0.02 * float(chance.random()), high, strong)
        for number, (high, strong) in enumerate(
            ((95, 0.8), (130, 1.0), (105, 0.7), (170, 0.45), (210, 0.25), (240, 0.14))
        )
    ]
    falling = [(at, stone(chance, high, strong)) for at, high, strong in blocks]
    whole = mixed(1.2, (0, 0.5 * groan), (0.2, 0.2 * rubble), *falling)
    return in_room(chance, whole, 0.7, 0.16)


def escape(chance: Chance) -> Signal:
    """Steps that run away over stone, each softer and a little sooner, and the air behind them."""
    steps, at = [], 0.02
    for number in range(6):
        heel = tap(chance, 190 + 12 * (number % 2), 0.12, 0.07)
        sole = 0.5 * burst(chance, 0.12, 700, 2600, 0.03)
        steps.append((at, 0.82**number * mixed(0.16, (0, heel), (0.035, sole))))
        at += 0.15 - 0.012 * number
    air = swept(chance, 0.8, lambda m: (260 + 240 * m, 900 + 900 * m), 2) * hump(0.8, 0.7)
    return in_room(chance, mixed(1.0, (0, 0.16 * air), *steps), 0.9, 0.3)


def premonition(chance: Chance) -> Signal:
    """Glass cracks far away: a dull knock, splinters that run, and a low rim that goes on."""
    knock = tap(chance, 140, 0.25, 0.12)
    splinters = crackle(chance, 620 * hump(0.5, 0.35), 1800, 5200, 0.006)
    rims = [
        (0.05 + 0.09 * number, (0.5 - 0.12 * number) * glass(chance, pitch(note), 1.2))
        for number, note in enumerate(("D4", "A4"))
    ]
    whole = mixed(1.3, (0, 0.6 * knock), (0.02, 0.3 * splinters), *rims)
    return in_room(chance, whole, 1.0, 0.2)


def happy_dream(chance: Chance) -> Signal:
    """Four small plates rise like a question, and breath that lets go."""
    notes = ("G4", "D5", "E5", "A5")
    run = [
        (0.12 * number, (0.9 - 0.1 * number) * celesta(chance, pitch(note), 1.2 - 0.1 * number))
        for number, note in enumerate(notes)
    ]
    breath = swept(chance, 0.9, lambda m: (400 - 100 * m, 1500 - 700 * m), 2) * hump(0.9, 0.5)
    return in_room(chance, mixed(1.4, (0, 0.08 * breath), *run), 1.1, 0.22)


def page(chance: Chance) -> Signal:
    """A large page is turned, and lies down."""
    away, down = stroke(chance, 0.3, 0.72, 1.2), stroke(chance, 0.2, 0.6, 0.5)
    air = swept(chance, 0.4, lambda m: (180, 700 - 250 * m), 2) * hump(0.4, 1.1)
    settled = tap(chance, 125, 0.14, 0.1)
    return mixed(0.6, (0, away), (0.04, 0.2 * air), (0.3, 0.7 * down), (0.42, 0.35 * settled))


def spell(chance: Chance) -> Signal:
    """Five small plates run upwards, and air is drawn in behind them."""
    notes = ("D5", "A5", "D6", "E6", "A6")
    run = [
        (0.07 * number, (1 - 0.13 * number) * celesta(chance, pitch(note), 1.1 - 0.07 * number))
        for number, note in enumerate(notes)
    ]
    air = swept(chance, 0.6, lambda m: (300 + 500 * m, 900 + 1900 * m), 2) * hump(0.6, 1.6)
    whole = mixed(1.1, *run, (0, 0.12 * air))
    return in_room(chance, whole, 0.9, 0.2)
