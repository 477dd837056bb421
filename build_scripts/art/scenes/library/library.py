"""The Library: a hall by day, a desk by night, a well of galleries at twilight; and the small
things and creatures that only some copies of its cards show, each drawn about its foot at 0,0."""

from collections.abc import Callable
from functools import partial

from build_scripts.art.drawing.colours import Colour, from_hex, mixed
from build_scripts.art.drawing.paths import (
    Path,
    both,
    box,
    circle,
    drawn,
    ellipse,
    line,
    moved,
    polygon,
    smooth,
    stroked,
    union,
    without,
)
from build_scripts.art.drawing.view import View
from build_scripts.art.scenes.library import night_study, reading_room, rotunda

CREAM, CLAY, UMBER = from_hex("F4DDA8"), from_hex("B46A34"), from_hex("3A2110")
Place = tuple[float, float, float]
"""Foot of a thing, and its size, which is about its width."""


def laid(path: Path, place: Place, turn: float = 0.0) -> Path:
    """A shape at its place and size, turned by degrees."""
    return moved(path, place[0], place[1], place[2], turn)


def small_paper(view: View, path: Path, colour: Colour, depth: float) -> None:
    """A small sheet, as dim as the hour."""
    dim = {"S": 0.0, "K": 0.14, "M": 0.22}[view.time]
    view.cut_in(path, mixed(colour, UMBER, dim), depth)


def sleeping_cat(view: View, place: Place) -> None:
    """A cat curled up, its tail about it."""
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
    """A cat seen from behind, looking out."""
    back = drawn(
        (0, 0), (-0.34, 0, -0.38, -0.3, -0.2, -0.62), (-0.26, -0.78, -0.24, -0.84, -0.22, -1.04),
        (-0.1, -0.92), (0.1, -0.92), (0.22, -1.04), (0.24, -0.84, 0.26, -0.78, 0.2, -0.62),
        (0.38, -0.3, 0.34, 0, 0, 0),
    )  # fmt: skip
    tail = stroked(drawn((0.2, -0.06), (0.7, 0.02, 0.6, 0.22, 0.42, 0.34), closed=False), 0.1)
    small_paper(view, laid(union(back, tail), place), from_hex("4A2A18"), 0.5)


def mouse(view: View, place: Place) -> None:
    """A mouse that has found a crumb."""
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
    """An owl asleep upright, its lids shut."""
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


def slippers(view: View, place: Place) -> None:
    """Slippers: somebody reads with bare feet."""
    sole = smooth(
        [
            (-0.16, 0.34),
            (-0.2, 0.0),
            (-0.2, -0.3),
            (0, -0.44),
            (0.2, -0.3),
            (0.18, 0.0),
            (0.14, 0.34),
        ],
        True,
    )
    toe = drawn((-0.22, 0.0), (-0.26, -0.5, 0.26, -0.5, 0.22, 0.0), (0, 0.12, -0.22, 0.0))
    for across, turn in ((-0.28, -8), (0.28, 16)):
        foot = (place[0] + across * place[2], place[1], place[2])
        small_paper(view, laid(moved(sole, high=0.6), foot, turn), CREAM, 0.4)
        small_paper(view, laid(moved(toe, high=0.6), foot, turn), from_hex("3E5A52"), 0.3)


def balloon(view: View, place: Place) -> None:
    bag = drawn(
        (0, -0.5),
        (-0.1, -0.5),
        (-0.7, -1.1, -0.5, -1.7, 0, -1.7),
        (0.5, -1.7, 0.7, -1.1, 0.1, -0.5),
    )
    ropes = union(*(stroked(line((x, -0.52), (x * 0.8, -0.2)), 0.02) for x in (-0.1, 0.1)))
    basket = box(-0.11, -0.22, 0.22, 0.2, 0.03)
    for part in (bag, ropes, basket):
        view.sheet.fill(laid(part, place), view.shade(0.22))
    gore = drawn((0, -0.5), (-0.3, -1.0, -0.3, -1.4, 0, -1.7), (0.3, -1.4, 0.3, -1.0, 0, -0.5))
    view.sheet.fill(laid(gore, place), view.shade(0.05))


def paper_plane(view: View, place: Place) -> None:
    """A page that somebody folded."""
    view_from = [
        (polygon((-0.6, -0.1), (0.6, -0.34), (-0.2, 0.08)), CREAM),
        (polygon((-0.2, 0.08), (0.6, -0.34), (-0.12, 0.34)), from_hex("C99F62")),
        (polygon((-0.04, 0.1), (0.6, -0.34), (0.3, 0.3)), from_hex("FFF3D2")),
    ]
    for fold, colour in view_from:
        small_paper(view, laid(fold, place), colour, 0.2)


def tea_cup(view: View, place: Place) -> None:
    handle = without(ellipse(0.34, -0.3, 0.2, 0.17), ellipse(0.34, -0.3, 0.11, 0.09))
    cup = drawn(
        (-0.38, -0.5),
        (-0.36, -0.1, -0.2, -0.04, -0.12, -0.04),
        (0.12, -0.04),
        (0.2, -0.04, 0.36, -0.1, 0.38, -0.5),
    )
    small_paper(view, laid(ellipse(0, -0.02, 0.56, 0.09), place), CREAM, 0.3)
    small_paper(view, laid(union(handle, cup), place), CREAM, 0.3)
    view.sheet.fill(laid(ellipse(0, -0.49, 0.33, 0.05), place), from_hex("7A4A20"))
    for x in (-0.12, 0.1):
        steam = drawn((x, -0.62), (x - 0.16, -0.8, x + 0.18, -0.96, x, -1.2), closed=False)
        view.sheet.trace(laid(steam, place), place[2] * 0.05, from_hex("FFF3D2", 0.5), blur=0.8)


def hourglass(view: View, place: Place) -> None:
    glass = both(
        drawn(
            (0, 0),
            (0.3, 0),
            (0.3, -0.34, 0.05, -0.4, 0.05, -0.55),
            (0.05, -0.7, 0.3, -0.76, 0.3, -1.1),
            (0, -1.1),
        )
    )
    view.sheet.fill(laid(glass, place), from_hex("FFF0CC", 0.55))
    sand = union(
        polygon((-0.27, -0.06), (0, -0.3), (0.27, -0.06)),
        polygon((-0.2, -0.82), (0.2, -0.82), (0, -0.56)),
        box(-0.012, -0.6, 0.024, 0.5),
    )
    view.sheet.fill(laid(sand, place), from_hex("C98A3C"))
    frame = union(
        *(box(-0.4, y, 0.8, 0.1, 0.03) for y in (-1.16, -0.06)),
        *(box(x - 0.025, -1.1, 0.05, 1.06) for x in (-0.35, 0.35)),
    )
    small_paper(view, laid(frame, place), from_hex("6B3C1A"), 0.3)


def spectacles(view: View, place: Place) -> None:
    lenses = [ellipse(x, 0, 0.26, 0.14) for x in (-0.3, 0.3)]
    bridge = drawn((-0.06, -0.04), (0, -0.1, 0.06, -0.04), closed=False)
    arms = [
        drawn((side * 0.55, -0.03), (side * 0.62, -0.24, side * 0.3, -0.34), closed=False)
        for side in (-1, 1)
    ]
    rims = union(*(stroked(path, 0.05) for path in (*lenses, bridge, *arms)))
    for lens in lenses:
        view.sheet.fill(laid(lens, place), from_hex("FFFBEA", 0.30))
    view.sheet.cast(laid(rims, place), -1, 2, 1.2, 0.5)
    view.sheet.fill(laid(rims, place), from_hex("4A2A12"))


KEEPSAKES: dict[str, tuple[Callable[[View, Place], None], dict[str, Place]]] = {
    "balloon": (balloon, {"S": (228, 342, 14)}),
    "cat": (sleeping_cat, {"S": (188, 536, 44), "K": (170, 509, 44)}),
    "cat-at-the-window": (sitting_cat, {"M": (252, 441, 36)}),
    "hourglass": (hourglass, {"M": (328, 496, 24), "K": (66, 508, 26)}),
    "mouse": (mouse, {"S": (120, 511, 20), "M": (66, 456, 20), "K": (186, 526, 20)}),
    "owl": (owl, {"K": (302, 417, 24), "M": (314, 57, 20)}),
    "paper-plane": (paper_plane, {"S": (186, 400, 30), "K": (262, 470, 40)}),
    "slippers": (slippers, {"S": (200, 519, 30)}),
    "spectacles": (spectacles, {"M": (254, 498, 30)}),
    "tea": (tea_cup, {"S": (296, 528, 24), "M": (196, 478, 24)}),
}
"""Each keepsake: how it is drawn, and where it lies at the times that it suits."""


STAGINGS = {"S": reading_room.paint, "M": night_study.paint, "K": rotunda.paint}


def paint(view: View) -> None:
    STAGINGS[view.time](view)


def _keepsake(view: View, name: str) -> None:
    draw, places = KEEPSAKES[name]
    draw(view, places[view.time])


VARIATIONS: dict[str, Callable[[View], None]] = {
    name: partial(_keepsake, name=name) for name in KEEPSAKES
}
FITS: dict[str, tuple[str, ...]] = {
    time: tuple(name for name, (_, places) in KEEPSAKES.items() if time in places) for time in "SMK"
}
