"""What some copies of the Observatory show by night and at dusk."""

from __future__ import annotations

from build_scripts.art.colours import faded, from_hex
from build_scripts.art.paint import slanted
from build_scripts.art.paths import (
    Path,
    box,
    circle,
    drawn,
    ellipse,
    line,
    moved,
    polygon,
    stroked,
    union,
    without,
)
from build_scripts.art.scenes.observatory_creatures import (
    CREAM,
    INK,
    PALE,
    draw_owl_face,
    owl,
    set_down,
    sleeping_cat,
)
from build_scripts.art.view import STARLIGHT, View


def comet(view: View) -> None:
    """A guest in the sky that no table foretold."""
    draw_comet(view, 56, 262, 1.0)


def comet_at_dusk(view: View) -> None:
    """Low over the ridges."""
    draw_comet(view, 120, 332, 0.62)


def draw_comet(view: View, x: float, y: float, size: float) -> None:
    """A head with a tail that streams to the upper right."""
    tail = moved(drawn((0, 4), (26, -6, 60, -26), (30, -10, 0, -4)), x, y, size)
    wide = moved(drawn((0, 5), (24, 2, 52, -10), (44, -22, 22, -14, 0, -5)), x, y, size)
    end = (x + 58 * size, y - 24 * size)
    for path, alpha in ((wide, 0.45), (tail, 0.95)):
        stops = [(0.0, faded(STARLIGHT, alpha)), (1.0, faded(STARLIGHT, 0.0))]
        view.sheet.fill(path, slanted((x, y), end, stops), 0.6)
    view.sheet.glow(x, y, 15 * size, STARLIGHT, 0.7)
    view.sheet.fill(circle(x, y, 4.4 * size), CREAM)


def ringed_planet(view: View) -> None:
    """So near tonight that its ring shows."""
    x, y = 366, 300
    view.sheet.glow(x, y, 24, STARLIGHT, 0.35)
    hoop = without(ellipse(0, 0, 15, 4.6), ellipse(0, 0, 11.4, 2.8))
    front = without(hoop, box(-16, -8, 32, 8))
    view.sheet.fill(moved(hoop, x, y, turn=-20), view.ramp[1])
    set_down(view, circle(0, 0, 7.4), x, y, PALE)
    view.sheet.fill(moved(front, x, y, turn=-20), CREAM)


def swan(view: View) -> None:
    """Asleep on the water, or nearly."""
    x, y = 318, 506
    shape = union(
        drawn((-13, -1), (-14, -9, -4, -12, 6, -10), (14, -13), (13, -4, 8, 1, -4, 1.4)),
        stroked(drawn((-10, -5), (-17, -12, -6, -17, -10, -23), closed=False), 3.2),
        ellipse(-11.6, -23.4, 3.4, 2.5),
    )
    view.sheet.fill(moved(shape, x, y + 3, high=-0.5), faded(CREAM, 0.25), 0.8)
    set_down(view, shape, x, y, CREAM)
    wing = drawn((-5, -4), (0, -9, 8, -8, 13, -10), (9, -3, 2, -1, -5, -4))
    view.sheet.fill(moved(wing, x, y), view.ramp[1])
    view.sheet.fill(moved(polygon((-14.6, -24), (-18.4, -22), (-14.4, -21.6)), x, y), INK)


def owl_in_the_boat(view: View) -> None:
    """It has taken the seat at the stern."""
    set_down(view, owl(), 82, 502, from_hex("C98A76"), 0.8)
    draw_owl_face(view, 82, 502, 0.8, from_hex("C98A76"))


def paper_boat(view: View) -> None:
    """Somebody's letter, on its way."""
    x, y = 186, 530
    hull = polygon((-16, -8), (-4, -6), (0, -17), (4, -6), (16, -8), (10, 2), (-10, 2))
    view.sheet.fill(moved(hull, x, y + 4, high=-0.45), faded(CREAM, 0.28), 0.8)
    set_down(view, hull, x, y, CREAM)
    view.sheet.fill(moved(polygon((0, -17), (4, -6), (0, -5)), x, y), view.ramp[1])
    fold = polygon((-4, -6), (0, -5), (16, -8), (10, 2))
    view.sheet.fill(moved(fold, x, y), faded(view.ramp[1], 0.6))


def owl_on_the_tube(view: View) -> None:
    """It too likes to look at the sky."""
    set_down(view, owl(), 234, 380, INK, 0.86)
    draw_owl_face(view, 234, 380, 0.86, INK)


def cat_on_the_boards(view: View) -> None:
    """Where the evening has warmed them."""
    set_down(view, sleeping_cat(), 284, 538, view.shade(0.98), 1.05)


def teacup(view: View) -> None:
    """Forgotten on the steps, still warm."""
    x, y = 66, 482.5
    cup = union(
        drawn((-6, -8), (-6, -1, -3, 0, 0, 0), (3, 0, 6, -1, 6, -8)), box(-8, -0.6, 16, 1.8, 0.9),
        without(ellipse(6.4, -5, 3.2, 2.8), ellipse(6.4, -5, 1.7, 1.4)),
    )  # fmt: skip
    for across, lean in ((-2, 3.0), (2, -3.0)):
        steam = drawn((x + across, y - 10), (x + across + lean, y - 16, x + across - lean, y - 20,
                      x + across, y - 27), closed=False)  # fmt: skip
        view.sheet.trace(steam, 1.1, faded(CREAM, 0.6), blur=0.4)
    set_down(view, cup, x, y, PALE)


def spider(view: View) -> None:
    """Letting itself down from a rib of the vault."""
    x, y = 352, 300
    view.sheet.trace(line((x, 214), (x, y)), 0.6, faded(CREAM, 0.7))
    legs = Path()
    for side in (-1, 1):
        for reach, rise in ((7, -7), (8.5, -2.5), (8, 3), (5.5, 7.5)):
            legs.moveTo(x, y)
            legs.lineTo(x + side * reach * 0.6, y + rise - 3)
            legs.lineTo(x + side * reach, y + rise + 1)
    view.sheet.trace(legs, 0.8, PALE)
    set_down(view, union(circle(0, 2.6, 3.6), circle(0, -2, 2.2)), x, y, PALE)
