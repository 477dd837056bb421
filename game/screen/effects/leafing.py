"""The search of a deck: backs spread into a fan and rise one after another."""

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
"""Degrees between two leaves."""
PIVOT = 0.95
"""How far below the middle of the deck the leaves turn, by the height of a card."""
RISE = 0.2
"""Height to which a leaf rises out of the fan, by its own."""
SPREAD, SHUTS = 0.22, 0.68
"""Shares of the time after which the fan is open, and after which it begins to close."""
WAVE = 0.3
"""Share of the leaves that are raised at one time."""


def leafing(effect: Effect, cards: CardImages, table: Size) -> Iterator[Image]:
    """Yields a fan of backs that opens towards the middle of the table."""
    back = Sprite(BACK, None, DECK, effect.pose)
    side = 1 if effect.pose.x < table[0] / 2 else -1
    swift = not SPREAD / 2 < effect.progress < SHUTS + 0.08
    for pose in leaves(effect.pose, effect.progress, side):
        yield cards.moving(back, pose, swift=swift)


def leaves(deck: Pose, progress: float, side: int) -> Iterator[Pose]:
    """Yields the poses of the backs over a deck with this pose, lowest first. `progress` is 0 to 1.
    The fan opens to the right if `side` is 1, to the left if it is -1."""
    opened = OUT(min(1.0, progress / SPREAD))
    if progress > SHUTS:
        opened = 1 - IN_OUT((progress - SHUTS) / (1 - SHUTS))
    # While the fan is open a wave runs along it, from the outermost leaf to the deck.
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
