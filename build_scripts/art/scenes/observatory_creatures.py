"""A cat and an owl, who both visit the Observatory more than once."""

from __future__ import annotations

from build_scripts.art.colours import Colour, from_hex, mixed
from build_scripts.art.paths import (
    Path,
    circle,
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
    """Upright, with its wings folded."""
    body = drawn(
        (-6, -19), (-8.5, -13, -8.5, -4, -3, 0), (-2, 5), (2, 5), (3, 0),
        (8.5, -4, 8.5, -13, 6, -19), (7, -25), (2.6, -22), (0, -22.8, -2.6, -22), (-7, -25),
    )  # fmt: skip
    return without(body, *(moved(FOLD, side * 3.2, -11, turn=side * 10) for side in (-1, 1)))


def draw_owl_face(view: View, x: float, y: float, size: float, ground: Colour) -> None:
    """Of such an owl: two large eyes that look at us, a beak, and a pale breast in plumes."""
    eye, night = from_hex("FFD98A"), from_hex("1A0610")
    mask = union(ellipse(-3.1, -17, 3.9, 4.1), ellipse(3.1, -17, 3.9, 4.1))
    view.sheet.fill(moved(mask, x, y, size), mixed(ground, CREAM, 0.55))
    for side in (-1, 1):
        view.sheet.fill(moved(circle(side * 3.0, -17, 2.5), x, y, size), eye)
        view.sheet.fill(moved(circle(side * 2.8, -16.9, 1.5), x, y, size), night)
        view.sheet.fill(moved(circle(side * 2.8 + 0.5, -17.6, 0.5), x, y, size), CREAM)
    view.sheet.fill(moved(polygon((-1.2, -15.4), (1.2, -15.4), (0, -12.2)), x, y, size), eye)
    for row in range(2):
        for column in (-1, 1) if row else (-2, 0, 2):
            across, down = column * 1.1, -9 + row * 3
            tip = across, down + 2.2, across + 1, down
            plume = drawn((across - 1, down), tip, closed=False)
            view.sheet.trace(moved(plume, x, y, size), 0.6 * size, mixed(ground, CREAM, 0.5))


FOLD = drawn((0, -5), (1.4, 0, 0, 7), (-0.6, 0, 0, -5))
