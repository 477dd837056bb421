"""A deck that is looked through: backs that stand in a fan, and rise one after the other."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

from game.rules.state import DECK
from game.screen.cards.sprites import CardImages
from game.screen.stage import Image
from game.table.layout.places import Size
from game.table.layout.poses import BACK, Pose, Sprite
from game.table.motion.lights import Effect
from game.table.motion.timeline import IN_OUT, OUT

LEAVES = 7
STEP = 9.0
"""Degrees from one to the next."""
PIVOT = 0.95
"""How far under the middle of the deck they turn about, by its height."""
RISE = 0.2
"""How far one rises out of the fan, by its height."""
SPREAD, SHUTS = 0.22, 0.68
"""The parts of the time after which the fan is open, and begins to close."""
WAVE = 0.3
"""How many of the leaves are up at a time, by all of them."""


def leafing(effect: Effect, cards: CardImages, table: Size) -> Iterator[Image]:
    """A fan of backs, which opens to the middle of the table."""
    back = Sprite(BACK, None, DECK, effect.pose)
    side = 1 if effect.pose.x < table[0] / 2 else -1
    swift = not SPREAD / 2 < effect.progress < SHUTS + 0.08
    for pose in leaves(effect.pose, effect.progress, side):
        yield cards.moving(back, pose, swift=swift)


def leaves(deck: Pose, progress: float, side: int) -> Iterator[Pose]:
    """The backs over a deck that lies so, the lowest first; `progress` is from 0 to 1, and the fan
    opens to the right with `side` 1, to the left with -1."""
    opened = OUT(min(1.0, progress / SPREAD))
    if progress > SHUTS:
        opened = 1 - IN_OUT((progress - SHUTS) / (1 - SHUTS))
    # A wave runs along the fan while it is open, from the outermost leaf to the deck.
    wave = (progress - SPREAD / 2) / (SHUTS - SPREAD / 2) * (1 + 2 * WAVE) - WAVE
    for i in reversed(range(LEAVES)):
        away = abs(1 - i / (LEAVES - 1) - wave) / WAVE
        up = RISE * opened * max(0.0, math.cos(min(1.0, away) * math.pi / 2)) ** 2
        angle = math.radians(STEP * i * opened)
        far = deck.height * (PIVOT + up)
        yield replace(
            deck,
            x=deck.x + side * far * math.sin(angle),
            y=deck.y + deck.height * PIVOT - far * math.cos(angle),
            angle=deck.angle - side * math.degrees(angle),
        )
