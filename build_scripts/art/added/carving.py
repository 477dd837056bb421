"""Writing that nobody can read, carved into a wall so that light falls out of it."""

from __future__ import annotations

import random

from build_scripts.art.colours import Colour, faded
from build_scripts.art.paint import Sheet
from build_scripts.art.paths import Path, circle, line, moved, together

GRID = (-0.5, 0.0, 0.5)


def sign(chance: random.Random) -> Path:
    """One letter, as lines, in a box of 1 about 0,0."""
    spots = [(chance.choice(GRID), chance.choice(GRID)) for _ in range(4)]
    parts = [line((0, -0.5), (0, 0.5)) if chance.random() < 0.5 else line((-0.5, 0), (0.5, 0))]
    parts.append(line(*spots))
    if chance.random() < 0.35:
        parts.append(circle(chance.choice(GRID) * 0.6, chance.choice(GRID) * 0.6, 0.18))
    return together(*parts)


def draw_carving(
    sheet: Sheet, wall: Path, size: float, seed: int, light: Colour, strength: float = 1.0
) -> None:
    """Rows of letters of this size all over a wall."""
    chance, bounds = random.Random(seed), wall.getBounds()
    letters = []
    y = bounds.top() + size
    while y < bounds.bottom() - size * 0.4:
        x = bounds.left() + size * 0.9
        while x < bounds.right() - size * 0.5:
            if chance.random() < 0.86:
                letters.append(moved(sign(chance), x, y, size * 0.62))
            x += size * 1.06
        y += size * 1.22
    text = together(*letters)
    with sheet.clipped(wall):
        sheet.trace(text, size * 0.30, faded(light, 0.40 * strength), blur=size * 0.22)
        sheet.trace(text, max(0.8, size * 0.095), faded(light, 0.92 * strength))
