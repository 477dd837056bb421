"""The carving of the Glyphs: writing that nobody can read, cut into a wall so that light falls out
of it, and the fourth symbol, a knot of two oblong frames that lie across each other."""

import math
import random

from build_scripts.art.drawing.colours import Colour, faded
from build_scripts.art.drawing.paint import Sheet
from build_scripts.art.drawing.paths import (
    Path,
    box,
    circle,
    inside,
    line,
    moved,
    polygon,
    together,
    union,
    without,
)

LONG, BROAD, BAND, GAP = 1.0, 0.42, 0.22, 0.05
"""Half the length and half the width of a frame, width of its band, and how much of a band below is
cut away on either side of one that crosses it."""
HALF = 0.25
"""Half the width of a crossing."""


def knot() -> Path:
    """The knot, about as large as a circle of radius 1, with an empty lozenge in its middle. Where
    the frames cross, each runs above the other in turn. It has neither a disc nor rays, as the
    Sun has, and its corners are those of no other symbol."""
    frames = [_frame(turn) for turn in TURNS]
    wide = [_frame(turn, GAP) for turn in TURNS]
    away = (BROAD - BAND / 2) * math.sqrt(2)
    for crossing, (x, y) in enumerate(((0, -away), (away, 0), (0, away), (-away, 0))):
        below = crossing % 2
        spot = box(x - HALF, y - HALF, 2 * HALF, 2 * HALF)
        frames[below] = without(frames[below], inside(wide[1 - below], spot))
    return union(*frames)


TURNS = (-45.0, 45.0)


def octagon(x: float, y: float, radius: float) -> Path:
    """The plate of the knot, one side up."""
    angles = [(corner + 0.5) * math.tau / 8 for corner in range(8)]
    return polygon(*((x + math.cos(at) * radius, y + math.sin(at) * radius) for at in angles))


def _frame(turn: float, grown: float = 0.0) -> Path:
    """One of the two frames; its band is wider by as much on either side."""
    outer, inner = grown, -BAND - grown
    sides = [
        box(-LONG - by, -BROAD - by, 2 * (LONG + by), 2 * (BROAD + by)) for by in (outer, inner)
    ]
    return moved(without(*sides), turn=turn)


GRID = (-0.5, 0.0, 0.5)


def sign(chance: random.Random) -> Path:
    """A letter as lines, in a box of side 1 about 0,0."""
    spots = [(chance.choice(GRID), chance.choice(GRID)) for _ in range(4)]
    parts = [line((0, -0.5), (0, 0.5)) if chance.random() < 0.5 else line((-0.5, 0), (0.5, 0))]
    parts.append(line(*spots))
    if chance.random() < 0.35:
        parts.append(circle(chance.choice(GRID) * 0.6, chance.choice(GRID) * 0.6, 0.18))
    return together(*parts)


def draw_carving(
    sheet: Sheet, wall: Path, size: float, seed: int, light: Colour, strength: float = 1.0
) -> None:
    """Carves rows of letters of this size all over a wall."""
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
