"""Those who live in the Library: each drawn about its foot at 0,0 and shown by some copies."""

from __future__ import annotations

from build_scripts.art.colours import Colour, from_hex, mixed
from build_scripts.art.paths import (
    Path,
    both,
    circle,
    drawn,
    ellipse,
    moved,
    polygon,
    stroked,
    union,
)
from build_scripts.art.view import View

CREAM, CLAY, UMBER = from_hex("F4DDA8"), from_hex("B46A34"), from_hex("3A2110")
Place = tuple[float, float, float]
"""Where the foot is, and the size: about the width of the thing."""


def laid(path: Path, place: Place, turn: float = 0.0) -> Path:
    """A shape at its place and size, turned by degrees."""
    return moved(path, place[0], place[1], place[2], turn)


def small_paper(view: View, path: Path, colour: Colour, depth: float) -> None:
    """A small sheet, as dim as the hour."""
    dim = {"S": 0.0, "K": 0.14, "M": 0.22}[view.time]
    view.cut_in(path, mixed(colour, UMBER, dim), depth)


def sleeping_cat(view: View, place: Place) -> None:
    """Curled up, its tail about it."""
    body = drawn(
        (-0.5, 0), (-0.56, -0.42, -0.12, -0.5, 0.1, -0.46), (0.5, -0.42, 0.58, -0.1, 0.46, 0)
    )
    head = union(
        ellipse(-0.32, -0.14, 0.19, 0.14),
        polygon((-0.49, -0.18), (-0.46, -0.36), (-0.36, -0.26)),
        polygon((-0.28, -0.27), (-0.18, -0.36), (-0.16, -0.18)),
    )
    tail = stroked(drawn((0.46, -0.1), (0.4, 0.02, 0.1, 0.02, -0.1, -0.02), closed=False), 0.09)
    small_paper(view, laid(body, place), CLAY, 0.5)
    stripes = [
        drawn((x, -0.44), (x + 0.1, -0.34, x + 0.06, -0.24), closed=False) for x in (0, 0.14, 0.28)
    ]
    for stripe in stripes:
        view.sheet.trace(laid(stripe, place), place[2] * 0.035, from_hex("5E2A14", 0.55))
    small_paper(view, laid(tail, place), CLAY, 0.2)
    small_paper(view, laid(head, place), CLAY, 0.3)


def sitting_cat(view: View, place: Place) -> None:
    """Seen from behind, looking out."""
    back = drawn(
        (0, 0), (-0.34, 0, -0.38, -0.3, -0.2, -0.62), (-0.26, -0.78, -0.24, -0.84, -0.22, -1.04),
        (-0.1, -0.92), (0.1, -0.92), (0.22, -1.04), (0.24, -0.84, 0.26, -0.78, 0.2, -0.62),
        (0.38, -0.3, 0.34, 0, 0, 0),
    )  # fmt: skip
    tail = stroked(drawn((0.2, -0.06), (0.7, 0.02, 0.6, 0.22, 0.42, 0.34), closed=False), 0.1)
    small_paper(view, laid(union(back, tail), place), from_hex("4A2A18"), 0.5)


def mouse(view: View, place: Place) -> None:
    """It has found a crumb."""
    tail = stroked(drawn((0.4, -0.06), (0.8, 0, 0.7, -0.3, 1.0, -0.26), closed=False), 0.05)
    body = drawn(
        (-0.56, -0.1),
        (-0.3, -0.44, 0.1, -0.66, 0.36, -0.4),
        (0.52, -0.2, 0.48, 0, 0.3, 0),
        (-0.4, 0),
    )
    small_paper(view, laid(tail, place), CLAY, 0.2)
    small_paper(view, laid(body, place), from_hex("B99A78"), 0.4)
    small_paper(view, laid(circle(-0.12, -0.42, 0.15), place), from_hex("D9B796"), 0.2)
    small_paper(
        view, laid(polygon((-0.9, 0), (-0.86, -0.2), (-0.62, -0.16), (-0.6, 0)), place), CREAM, 0.2
    )


def owl(view: View, place: Place) -> None:
    """Asleep upright, its lids shut."""
    body = both(
        drawn(
            (0, 0),
            (0.2, 0),
            (0.5, -0.3, 0.42, -0.8, 0.3, -0.96),
            (0.34, -1.2),
            (0.16, -1.08),
            (0, -1.08),
        )
    )
    small_paper(view, laid(body, place), from_hex("8A5C30"), 0.5)
    for side in (-1, 1):
        view.sheet.fill(laid(circle(side * 0.15, -0.84, 0.15), place), from_hex("D9B27C"))
        x = side * 0.15
        lid = drawn((x - 0.09, -0.85), (x, -0.77, x + 0.09, -0.85), closed=False)
        view.sheet.trace(laid(lid, place), place[2] * 0.045, UMBER)
    beak = polygon((-0.05, -0.79), (0.05, -0.79), (0, -0.67))
    view.sheet.fill(laid(beak, place), from_hex("F2C66B"))
    for row in range(3):
        for column in range(3 - row % 2):
            x = (column - (2 - row % 2) / 2) * 0.22
            plume = drawn(
                (x - 0.09, -0.58 + row * 0.17),
                (x, -0.4 + row * 0.17, x + 0.09, -0.58 + row * 0.17),
                closed=False,
            )
            view.sheet.trace(laid(plume, place), place[2] * 0.04, from_hex("F4DDA8", 0.6))
