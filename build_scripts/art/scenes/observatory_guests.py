"""Small things that only some copies of an Observatory card show; those of the day are here."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.colours import faded, from_hex
from build_scripts.art.paths import (
    Path,
    box,
    drawn,
    moved,
    polygon,
    smooth,
    stroked,
    union,
)
from build_scripts.art.scenes.observatory_creatures import CREAM, INK, set_down, sleeping_cat
from build_scripts.art.scenes.observatory_night_guests import (
    cat_on_the_boards,
    comet,
    comet_at_dusk,
    owl_in_the_boat,
    owl_on_the_tube,
    paper_boat,
    ringed_planet,
    spider,
    swan,
    teacup,
)
from build_scripts.art.view import View


def balloon(view: View) -> None:
    """A hot-air balloon that drifts over the mountains."""
    x, y = 338, 362
    ropes = together_lines((x - 7, y + 11, x - 3, y + 20), (x + 7, y + 11, x + 3, y + 20))
    view.sheet.trace(ropes, 0.7, INK)
    envelope = drawn((0, -15), (17, -15, 16, 4, 5, 13), (-5, 13), (-16, 4, -17, -15, 0, -15))
    set_down(view, envelope, x, y, view.shade(0.42))
    middle = drawn((0, -15), (7, -12, 7, 6, 2.4, 13), (-2.4, 13), (-7, 6, -7, -12, 0, -15))
    view.sheet.fill(moved(middle, x, y), CREAM)
    set_down(view, box(-4, 19, 8, 6, 1.5), x, y, view.shade(0.7))


def together_lines(*ends: tuple[float, float, float, float]) -> Path:
    """Straight threads, each from its first point to its second."""
    threads = Path()
    for from_x, from_y, to_x, to_y in ends:
        threads.moveTo(from_x, from_y)
        threads.lineTo(to_x, to_y)
    return threads


def cat_on_the_rail(view: View) -> None:
    """In the sun, on the balustrade."""
    set_down(view, sleeping_cat(), 326, 505.5, from_hex("FFD9B8"), 0.85)


def goat(view: View) -> None:
    """On a summit where no path leads."""
    body = union(
        # Its fore legs stand higher, the off ones a little before and behind.
        drawn((-8.4, -9.4), (-5, -11.4, -1, -9.4, 3, -9.2), (7, -9, 9, -6.6, 7.6, -3.6),
              (3, -2.6, -1, -4.4, -5.6, -4), (-7.6, -5, -8.8, -7, -8.4, -9.4)),
        polygon((-8, -6), (-7.9, 1), (-6.5, 1), (-5.6, -5)),
        polygon((-6, -5), (-4.2, -3.2), (-4.9, -0.4), (-3.7, -0.4), (-2.8, -3.6), (-4, -5)),
        polygon((4.4, -5), (6.4, -2), (5.8, 1), (7.2, 1), (8, -2.2), (7.8, -6)),
        polygon((2.4, -4), (4, -1.8), (3.4, 1), (4.6, 1), (5.4, -2), (5, -5)),
        drawn((-5.4, -10.4), (-7, -13, -8, -15.2, -10, -15), (-12, -14.6, -13.6, -12.2, -14.2, -11),
              (-13.8, -10, -12.4, -10, -11, -10.8), (-9.6, -9.6, -9, -7.6, -8, -6.4)),
        stroked(drawn((-9.6, -14.6), (-9, -18.4, -5.6, -20, -3, -17.6), closed=False), 1.3),
        polygon((-8.6, -13.8), (-6.2, -14.4), (-7.4, -12.6)),
        polygon((7.4, -8), (9.8, -10.4), (8.6, -6)),
        polygon((-12.6, -10.4), (-12.4, -7.4), (-11, -10.4)),
    )  # fmt: skip
    set_down(view, body, 319, 347.5, view.shade(0.5), 0.85)


def kite(view: View) -> None:
    """Let go by somebody; its tail has bows."""
    x, y = 66, 240
    string = smooth([(x + 3, y + 15), (x - 4, y + 30), (x + 5, y + 44), (x - 5, y + 58)])
    view.sheet.trace(string, 0.8, faded(INK, 0.7))
    for across, down in ((-3, 28), (3.6, 42), (-4, 57)):
        bow = polygon((-4, -2.2), (0, 0), (4, -2.2), (4, 2.2), (0, 0), (-4, 2.2))
        view.sheet.fill(moved(bow, x + across, y + down, turn=20), view.shade(0.5))
    set_down(view, polygon((0, -17), (11, -3), (0, 16), (-11, -3)), x, y, view.shade(0.36))
    for half in (((0, -17), (11, -3), (0, -3)), ((0, 16), (-11, -3), (0, -3))):
        view.sheet.fill(moved(polygon(*half), x, y), CREAM)


def paper_plane(view: View) -> None:
    """A page of calculations that came out right."""
    x, y = 346, 244
    set_down(view, polygon((18, -9), (-16, -3), (-7, 2), (-6, 10), (-1, 5), (7, 9)), x, y, CREAM)
    view.sheet.fill(moved(polygon((18, -9), (-7, 2), (-6, 10)), x, y), view.ramp[1])
    trail = smooth([(x - 20, y + 4), (x - 32, y + 12), (x - 40, y + 8), (x - 46, y + 16)])
    view.sheet.trace(trail, 1.0, faded(CREAM, 0.8), dash=(2.5, 4))


GUESTS: dict[str, Callable[[View], None]] = {
    "balloon": balloon,
    "cat-on-the-rail": cat_on_the_rail,
    "goat": goat,
    "kite": kite,
    "paper-plane": paper_plane,
    "comet": comet,
    "ringed-planet": ringed_planet,
    "swan": swan,
    "owl-in-the-boat": owl_in_the_boat,
    "paper-boat": paper_boat,
    "comet-at-dusk": comet_at_dusk,
    "owl-on-the-tube": owl_on_the_tube,
    "cat-on-the-boards": cat_on_the_boards,
    "teacup": teacup,
    "spider": spider,
}
FITS = {
    "S": ("balloon", "cat-on-the-rail", "goat", "kite", "paper-plane"),
    "M": ("comet", "ringed-planet", "swan", "owl-in-the-boat", "paper-boat"),
    "K": ("comet-at-dusk", "owl-on-the-tube", "cat-on-the-boards", "teacup", "spider"),
}
