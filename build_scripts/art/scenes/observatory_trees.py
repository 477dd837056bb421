"""The trees about the Observatory that stand so near that their leaves show."""

from __future__ import annotations

import random

from build_scripts.art.colours import faded
from build_scripts.art.paths import Path, leaf, moved, polygon, together
from build_scripts.art.plants import cypress
from build_scripts.art.view import View


def draw_cypress(
    view: View, x: float, ground: float, height: float, width: float, depth: float
) -> None:
    """A near cypress; small cuts in the paper let its sprays show."""
    tree, chance = cypress(x, ground, height, width), random.Random(round(x))
    view.cut(tree, depth)
    sprays = []
    for _ in range(round(height / 4)):
        high = chance.uniform(0.08, 0.95)
        across = chance.uniform(-1, 1) * width * 0.42 * min(1.0, 0.3 + (1 - high))
        size, turn = chance.uniform(9, 17), across * 0.9
        sprays.append(moved(leaf(0.16), x + across, ground - height * high + 12, size, turn))
    with view.sheet.clipped(tree):
        view.sheet.fill(together(*sprays), faded(view.shade(0.62), 0.32))


def pine(x: float, ground: float, height: float, seed: int) -> Path:
    """A mountain pine: drooping boughs, ragged at their ends."""
    chance = random.Random(seed)
    right, left = [(x + 0.5, ground - height)], [(x - 0.5, ground - height)]
    tiers = round(height / 13)
    for tier in range(1, tiers + 1):
        y = ground - height + height * 0.94 * (tier / tiers) ** 1.15
        reach = height * 0.19 * (tier / tiers) ** 0.75
        for side, edge in ((1, right), (-1, left)):
            out = reach * chance.uniform(0.8, 1.15)
            edge.append((x + side * out * 0.62, y - 3))
            edge.append((x + side * out, y + chance.uniform(-1, 4)))
            edge.append((x + side * out * 0.7, y + 1))
            edge.append((x + side * out * 0.26, y - 2))
    trunk = [(x + 3, ground), (x + 3, ground + 30), (x - 3, ground + 30), (x - 3, ground)]
    return polygon(*right, *trunk, *reversed(left))
