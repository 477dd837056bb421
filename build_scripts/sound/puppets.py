"""Sounds of paper puppets: one bows as it comes, and wooden joints click as it helps."""

from build_scripts.sound.instruments import celesta, wood
from build_scripts.sound.paper import stroke
from build_scripts.sound.signals import Chance, Signal, in_room, mixed, pitch

CLICKS = ((0.0, 620, 0.9), (0.09, 830, 0.6), (0.16, 700, 0.75), (0.29, 940, 0.4))
"""Joints: the second of the click, its pitch in Hz and its loudness."""


def puppet(chance: Chance) -> Signal:
    """Four joints click, one after the other, as a puppet turns."""
    clicks = [(at, strong * wood(chance, high, 0.16, 0.05)) for at, high, strong in CLICKS]
    return in_room(
        chance, mixed(0.5, (0, 0.25 * stroke(chance, 0.25, 0.5, 0.7)), *clicks), 0.4, 0.14
    )


def denizen(chance: Chance) -> Signal:
    """Paper rises, two joints click, and two small plates ring: a bow."""
    clicks = [
        (at, 0.5 * strong * wood(chance, high, 0.16, 0.05)) for at, high, strong in CLICKS[:2]
    ]
    ring = [
        (0.18 + 0.12 * number, 0.8 * celesta(chance, pitch(note), 0.9))
        for number, note in enumerate(("E5", "A5"))
    ]
    whole = mixed(1.2, (0, 0.5 * stroke(chance, 0.3, 0.6, 0.9)), *clicks, *ring)
    return in_room(chance, whole, 0.8, 0.2)
