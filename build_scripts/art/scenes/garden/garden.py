"""The Garden, and the small things that only some copies of its cards show."""

from collections.abc import Callable

from build_scripts.art.drawing.colours import WHITE, Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paths import (
    Path,
    circle,
    drawn,
    ellipse,
    line,
    moved,
    polygon,
    smooth,
)
from build_scripts.art.drawing.plants import foliage
from build_scripts.art.drawing.view import GLOW, View
from build_scripts.art.scenes.garden import guests
from build_scripts.art.scenes.garden.maze import paint_twilight
from build_scripts.art.scenes.garden.parterre import paint_day
from build_scripts.art.scenes.garden.pond import paint_night

Spot = tuple[float, float, float]
"""Foot of a thing, and its size."""


def _set(view: View, shape: Path, spot: Spot, colour: Colour, flip: bool = False) -> None:
    """A guest of paper, with a small shadow at its feet."""
    x, y, size = spot
    view.sheet.fill(ellipse(x, y, size * 0.5, size * 0.07), faded(view.ramp[5], 0.4), 1.5)
    view.cut_in(moved(shape, x, y, size, wide=-1.0 if flip else 1.0), colour, 0.3)


def _balloon(view: View) -> None:
    x, y, size = {"S": (302.0, 326.0, 44.0), "K": (314.0, 284.0, 46.0)}[view.time]
    envelope, stripes, basket = (moved(part, x, y, size) for part in guests.balloon())
    day = view.time == "S"
    view.cut_in(envelope, mixed(view.ramp[2], view.ramp[3], 0.3 if day else 1.0), 0.1)
    with view.sheet.clipped(envelope):
        view.sheet.fill(stripes, faded(view.ramp[0], 0.8))
    view.sheet.fill(basket, view.ramp[4])


def _kite(view: View) -> None:
    x, y = 122.0, 300.0
    sail = polygon((0, -17), (11, -3), (0, 17), (-11, -3))
    view.cut_in(moved(sail, x, y, turn=24), mixed(view.ramp[3], view.ramp[4], 0.3), 0.15)
    view.sheet.fill(
        moved(polygon((0, -17), (11, -3), (0, 17)), x, y, turn=24), faded(view.ramp[0], 0.55)
    )
    tail = smooth([(x - 7, y + 15), (x - 14, y + 26), (x - 5, y + 36), (x - 13, y + 48)])
    view.sheet.trace(tail, 0.9, view.ramp[4])
    bow = polygon((0, 0), (5, -3), (5, 3), (-5, -3), (-5, 3))
    for across, down, turn in ((-13, 24, 30), (-6, 36, -30)):
        view.sheet.fill(moved(bow, x + across, y + down, turn=turn), from_hex("F3C66A"))


def _cat(view: View) -> None:
    spot = {"S": (230.0, 531.0, 28.0), "K": (210.0, 514.0, 25.0)}[view.time]
    _set(view, guests.cat(), spot, mixed(view.ramp[4], view.ramp[5], 0.7))


def _songbird(view: View) -> None:
    spot = {"S": (237.0, 441.0, 15.0), "K": (338.0, 288.0, 17.0)}[view.time]
    _set(view, guests.songbird(), spot, mixed(view.ramp[4], view.ramp[5], 0.5), flip=True)


def _topiary(view: View) -> None:
    """A tree, whose top somebody has clipped into a bird."""
    x, y, size = 355.0, 356.0, 27.0
    bird = moved(guests.songbird(), x, y, size, wide=-1.0)
    view.cut(bird, 0.7)
    with view.sheet.clipped(bird):
        leaves = foliage(x - size, y - size, size * 2, size, 3.6, 12)
        view.sheet.fill(leaves, faded(WHITE, 0.08))


def _watering_can(view: View) -> None:
    _set(view, guests.watering_can(), (186.0, 530.0, 24.0), mixed(view.ramp[2], view.ramp[3], 0.4))


def _frog(view: View) -> None:
    x, y, size = spot = 262.0, 487.0, 15.0
    _set(view, guests.frog(), spot, mixed(view.ramp[3], view.ramp[4], 0.35))
    view.sheet.trace(moved(guests.frog_lines(), x, y, size), 0.7, faded(view.ramp[5], 0.7))
    view.sheet.fill(circle(x + 0.26 * size, y - 0.81 * size, 1.5), from_hex("FFE3A0"))
    view.sheet.fill(circle(x + 0.29 * size, y - 0.8 * size, 0.8), view.ramp[5])


def _heron(view: View) -> None:
    x, y, size = 238.0, 470.0, 66.0
    grey = mixed(view.ramp[1], from_hex("B9BBD0"), 0.5)
    ghost = moved(guests.heron(), x, y, size, high=-0.4)
    view.sheet.fill(ghost, faded(grey, 0.2))
    view.cut_in(moved(guests.heron(), x, y, size), mixed(grey, view.ramp[4], 0.3), 0.3)
    for reach in (8, 13):
        ring = drawn((x - reach, y), (x, y + reach * 0.3, x + reach, y), closed=False)
        view.sheet.trace(ring, 0.7, faded(view.ramp[1], 0.5))


def _cygnets(view: View) -> None:
    for x, y, size in ((147.0, 524.0, 17.0), (128.0, 527.0, 15.0), (107.0, 525.0, 16.0)):
        view.sheet.fill(ellipse(x, y + 1, size * 0.8, 2), faded(view.ramp[5], 0.5), 1)
        view.cut_in(moved(guests.cygnet(), x, y, size), from_hex("A9B3BE"), 0.3)


def _floating_lights(view: View) -> None:
    for x, y, size in ((188.0, 446.0, 0.75), (170.0, 459.0, 0.9), (196.0, 476.0, 1.1)):
        view.sheet.glow(x, y - 6 * size, 20 * size, GLOW, 0.7)
        shade = polygon((-4.5, -1), (-6, -13), (0, -15), (6, -13), (4.5, -1))
        view.lit(moved(shade, x, y, size), 0.7)
        for rib in (-2.2, 2.2):
            fold = line((rib * 0.8, -1), (rib, -13.5))
            view.sheet.trace(moved(fold, x, y, size), 0.7, from_hex("D9A04E", 0.8))
        hull = drawn((-9, -2), (-6, 3, 6, 3, 9, -2), (4, 0, -4, 0, -9, -2))
        view.cut_in(moved(hull, x, y, size), view.ramp[4], 0.2)
        view.sheet.fill(ellipse(x, y + 8 * size, 4 * size, 1), from_hex("FFE3A0", 0.6))


def _owl(view: View) -> None:
    spot = {"M": (132.0, 349.0, 22.0), "K": (75.5, 285.0, 21.0)}[view.time]
    _set(view, guests.owl(), spot, mixed(view.ramp[4], view.ramp[5], 0.35))
    x, y, size = spot
    for side in (-1, 1):
        wing = drawn((0.24, -0.66), (0.20, -0.36, 0.02, -0.10), closed=False)
        feathers = moved(wing, x, y, size, wide=side)
        view.sheet.trace(feathers, 1.1, faded(view.ramp[5], 0.8))
    pale, eye = mixed(view.ramp[4], view.ramp[1], 0.5), from_hex("FFE3A0")
    for side in (-1, 1):
        view.sheet.fill(circle(x + side * 0.15 * size, y - 0.78 * size, 0.17 * size), pale)
        view.sheet.fill(circle(x + side * 0.14 * size, y - 0.78 * size, 0.115 * size), eye)
        pupil = circle(x + side * 0.13 * size, y - 0.775 * size, 0.065 * size)
        view.sheet.fill(pupil, view.ramp[5])
    beak = polygon((-0.055, -0.72), (0.055, -0.72), (0, -0.58))
    view.sheet.fill(moved(beak, x, y, size), eye)


def _hare(view: View) -> None:
    _set(view, guests.hare(), (217.0, 493.0, 27.0), mixed(view.ramp[4], view.ramp[5], 0.6))


def _swallows(view: View) -> None:
    for x, y, size, turn in (
        (90.0, 262.0, 11.0, 20),
        (106.0, 280.0, 8.0, -8),
        (78.0, 290.0, 7.0, 30),
    ):
        bird = moved(guests.swallow(), x, y, size, turn)
        view.sheet.fill(bird, mixed(view.ramp[4], view.ramp[5], 0.4))


def _hedgehog(view: View) -> None:
    _set(view, guests.hedgehog(), (246.0, 532.0, 21.0), mixed(view.ramp[5], view.ramp[4], 0.15))


SURPRISES: dict[str, Callable[[View], None]] = {
    "balloon": _balloon,
    "kite": _kite,
    "cat": _cat,
    "songbird": _songbird,
    "topiary": _topiary,
    "watering-can": _watering_can,
    "frog": _frog,
    "heron": _heron,
    "cygnets": _cygnets,
    "floating-lights": _floating_lights,
    "owl": _owl,
    "hare": _hare,
    "swallows": _swallows,
    "hedgehog": _hedgehog,
}


def paint(view: View) -> None:
    {"S": paint_day, "M": paint_night, "K": paint_twilight}[view.time](view)


VARIATIONS: dict[str, Callable[[View], None]] = SURPRISES
FITS: dict[str, tuple[str, ...]] = {
    "S": ("cat", "balloon", "topiary", "songbird", "kite", "watering-can"),
    "M": ("heron", "floating-lights", "frog", "cygnets", "owl"),
    "K": ("cat", "swallows", "hedgehog", "owl", "balloon", "hare"),
}
"""The small things that suit each time."""
