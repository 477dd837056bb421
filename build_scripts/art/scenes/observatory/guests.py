"""The small things and creatures that only some copies of an Observatory card show."""

from collections.abc import Callable

from build_scripts.art.drawing.colours import Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paint import slanted
from build_scripts.art.drawing.paths import (
    Path,
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
from build_scripts.art.drawing.view import STARLIGHT, View

PALE, CREAM, INK = from_hex("FFE3B8"), from_hex("FFF4DC"), from_hex("2C0718")


def set_down(view: View, path: Path, x: float, y: float, colour: Colour, size: float = 1) -> None:
    """A small piece of paper with its shadow, its origin at x, y."""
    view.sheet.paper(moved(path, x, y, size), colour, 0.2, rim=False)


def sleeping_cat() -> Path:
    """A cat curled up, its chin on its paws, facing left."""
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
    """An owl upright, its wings folded."""
    body = drawn(
        (-6, -19), (-8.5, -13, -8.5, -4, -3, 0), (-2, 5), (2, 5), (3, 0),
        (8.5, -4, 8.5, -13, 6, -19), (7, -25), (2.6, -22), (0, -22.8, -2.6, -22), (-7, -25),
    )  # fmt: skip
    return without(body, *(moved(FOLD, side * 3.2, -11, turn=side * 10) for side in (-1, 1)))


def draw_owl_face(view: View, x: float, y: float, size: float, ground: Colour) -> None:
    """The face of such an owl: two large eyes that look at us, a beak, and a pale breast in
    plumes."""
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


def comet(view: View) -> None:
    """A comet that no table foretold."""
    draw_comet(view, 56, 262, 1.0)


def comet_at_dusk(view: View) -> None:
    """A comet low over the ridges."""
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
    """A planet so near tonight that its ring shows."""
    x, y = 366, 300
    view.sheet.glow(x, y, 24, STARLIGHT, 0.35)
    hoop = without(ellipse(0, 0, 15, 4.6), ellipse(0, 0, 11.4, 2.8))
    front = without(hoop, box(-16, -8, 32, 8))
    view.sheet.fill(moved(hoop, x, y, turn=-20), view.ramp[1])
    set_down(view, circle(0, 0, 7.4), x, y, PALE)
    view.sheet.fill(moved(front, x, y, turn=-20), CREAM)


def swan(view: View) -> None:
    """A swan asleep on the water, or nearly."""
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
    """An owl that has taken the seat at the stern."""
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
    """An owl that likes to look at the sky, too."""
    set_down(view, owl(), 234, 380, INK, 0.86)
    draw_owl_face(view, 234, 380, 0.86, INK)


def cat_on_the_boards(view: View) -> None:
    """A cat on boards that the evening has warmed."""
    set_down(view, sleeping_cat(), 284, 538, view.shade(0.98), 1.05)


def teacup(view: View) -> None:
    """A cup forgotten on the steps, still warm."""
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
    """A spider that lets itself down from a rib of the vault."""
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
    set_down(view, sleeping_cat(), 326, 505.5, from_hex("FFD9B8"), 0.85)


def goat(view: View) -> None:
    """A goat on a summit where no path leads."""
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
    """A kite that somebody let go; its tail has bows."""
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
