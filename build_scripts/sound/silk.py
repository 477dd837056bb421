"""Sounds of the Dreamcatchers: silk that hums, a knot that comes undone, threads that snap."""

import numpy as np

from build_scripts.sound.instruments import glass, harp, tap
from build_scripts.sound.signals import (
    Chance,
    Signal,
    burst,
    hump,
    in_room,
    mixed,
    pitch,
    samples,
    swept,
)


def caught(chance: Chance) -> Signal:
    """Something soft falls into a web: three threads sound, and air goes through them."""
    threads = [
        (0.08 * number, (0.9 - 0.2 * number) * harp(chance, pitch(note), 0.8))
        for number, note in enumerate(("A4", "E5", "D5"))
    ]
    air = swept(chance, 0.5, lambda m: (400 + 300 * m, 1500 - 500 * m), 2) * hump(0.5, 0.7)
    return in_room(chance, mixed(0.9, (0, 0.16 * air), *threads), 0.8, 0.2)


def freed(chance: Chance) -> Signal:
    """A knot comes undone: a thread slips, and two small glasses answer upwards."""
    slip = swept(chance, 0.3, lambda m: (600 + 1400 * m, 1400 + 2600 * m), 2) * hump(0.3, 1.4)
    notes = [
        (0.2 + 0.11 * number, 0.55 * glass(chance, pitch(note), 0.7))
        for number, note in enumerate(("E5", "A5"))
    ]
    return in_room(chance, mixed(1.0, (0, 0.2 * slip), *notes), 0.8, 0.2)


def threads_snap(chance: Chance) -> Signal:
    """Four threads snap one by one, each lower, and the hoop falls on cloth."""
    snaps = []
    for number, note in enumerate(("A5", "E5", "D5", "A4")):
        whip = np.cumsum(np.linspace(1.0, 0.72, samples(0.22))) / samples(1) * pitch(note)
        thread = np.sin(2 * np.pi * whip) * np.exp(-np.linspace(0, 7, samples(0.22)))
        click = burst(chance, 0.06, 1200, 4200, 0.008)
        snaps.append(
            (
                0.13 * number + 0.02 * float(chance.random()),
                mixed(0.25, (0, 0.5 * thread), (0, 0.6 * click)),
            )
        )
    fall = mixed(
        0.3, (0, tap(chance, 105, 0.2, 0.12)), (0, 0.4 * burst(chance, 0.2, 200, 900, 0.05))
    )
    return in_room(chance, mixed(1.1, *snaps, (0.66, fall)), 0.7, 0.16)
