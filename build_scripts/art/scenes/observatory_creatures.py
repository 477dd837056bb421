"""A cat and an owl, who both visit the Observatory more than once."""

from __future__ import annotations

from build_scripts.art.colours import Colour, from_hex
from build_scripts.art.paths import (
    Path,
    drawn,
    ellipse,
    moved,
    polygon,
    stroked,
    union,
    without,
)
from build_scripts.art.view import View

PALE, CREAM, INK = from_hex("FFE3B8"), from_hex("FFF4DC"), from_hex("2C0718")


def set_down(view: View, path: Path, x: float, y: float, colour: Colour, size: float = 1) -> None:
    """A small piece of paper with its shadow, its origin at x, y."""
    view.sheet.paper(moved(path, x, y, size), colour, 0.2, rim=False)


def sleeping_cat() -> Path:
    """Curled up, its chin on its paws, facing left."""
    body = drawn((-14, 0), (-15, -9, -3, -14, 6, -12), (15, -10, 18, -3, 16, 0))
    head = union(
        ellipse(-13, -5, 6.4, 5.2), polygon((-18.6, -7), (-18, -13.4), (-14, -9.6)),
        polygon((-12.6, -9.6), (-8.6, -13), (-8, -7)),
    )  # fmt: skip
    tail = stroked(
        drawn((15, -2), (22, -3, 21, 3, 12, 2.2), (4, 1.8, -2, 1, -6, 0.4), closed=False), 3.4
    )
    return union(body, head, tail)


def owl() -> Path:
    """Upright, seen from behind: nothing but ears, shoulders and tail."""
    body = drawn(
        (-6, -19), (-8.5, -13, -8.5, -4, -3, 0), (-2, 5), (2, 5), (3, 0),
        (8.5, -4, 8.5, -13, 6, -19), (7, -25), (2.6, -22), (0, -22.8, -2.6, -22), (-7, -25),
    )  # fmt: skip
    return without(body, *(moved(FOLD, side * 3.2, -11, turn=side * 10) for side in (-1, 1)))


FOLD = drawn((0, -5), (1.4, 0, 0, 7), (-0.6, 0, 0, -5))
