"""Every icon of the game as a white shape in a file of its own (the program colours it), and the
emblems of players: unit space, centre 0,0, radius 1, y down.

Each emblem has a silhouette of its own, because players tell them apart at 20 pixels and without
colour."""

from collections.abc import Callable

from PIL import Image

from build_scripts.art.drawing.colours import WHITE
from build_scripts.art.drawing.paint import Sheet
from build_scripts.art.drawing.paths import (
    Path,
    both,
    box,
    circle,
    drawn,
    mirrored,
    moved,
    polygon,
    union,
    without,
)
from build_scripts.art.signs.buttons import SIGNS, TRANSPORT
from build_scripts.art.signs.icons import ICONS
from build_scripts.art.writing import picture


def lantern() -> Path:
    """A ring, a roof, a flame cut out of the glass, a foot."""
    ring = without(circle(0, -0.72, 0.28), circle(0, -0.72, 0.13))
    roof = polygon((-0.28, -0.62), (0.28, -0.62), (0.56, -0.34), (-0.56, -0.34))
    glass = polygon((-0.48, -0.24), (0.48, -0.24), (0.62, 0.66), (-0.62, 0.66))
    flame = drawn((0, -0.16), (0.42, 0.2, 0.26, 0.56, 0, 0.56), (-0.26, 0.56, -0.42, 0.2, 0, -0.16))
    return union(ring, roof, without(glass, flame), box(-0.7, 0.74, 1.4, 0.22, 0.06))


def feather() -> Path:
    """A quill with three notches in its vane."""
    vane = drawn(
        (-0.62, 0.5), (-0.75, -0.35, 0.1, -0.9, 0.9, -0.95), (0.95, -0.1, 0.4, 0.55, -0.38, 0.64)
    )
    shaft = polygon((0.7, -0.8), (0.74, -0.72), (-0.36, 0.5), (-0.46, 0.42))
    notches = [
        polygon((x, y), (x, y + 0.26), (tip, y + 0.02))
        for x, y, tip in ((1.0, -0.2, 0.42), (0.74, 0.36, 0.14))
    ]
    notches.append(polygon((-0.66, -0.34), (-0.46, -0.56), (-0.14, -0.1)))
    quill = polygon((-0.6, 0.4), (-0.42, 0.58), (-0.84, 0.98), (-0.96, 0.86))
    return union(without(vane, shaft, *notches), quill)


def boat() -> Path:
    """Two sails over a hull."""
    main = drawn((-0.08, -0.98), (-0.2, -0.2, -0.8, 0.28), (-0.08, 0.28))
    jib = drawn((0.08, -0.72), (0.3, -0.1, 0.66, 0.28), (0.08, 0.28))
    hull = drawn((-0.98, 0.42), (-0.8, 0.9, -0.5, 0.92), (0.5, 0.92), (0.8, 0.9, 0.98, 0.42))
    return union(main, jib, hull)


def bell() -> Path:
    half = drawn((0, -0.76), (0.62, -0.76, 0.42, 0.1, 0.84, 0.46), (0, 0.46))
    clapper = without(circle(0, 0.72, 0.26), box(-0.4, 0.3, 0.8, 0.36))
    return union(circle(0, -0.8, 0.18), both(half), box(-0.9, 0.42, 1.8, 0.18, 0.05), clapper)


def cat() -> Path:
    """A cat's head, its eyes and nose cut out."""
    half = drawn(
        (0, -0.42), (0.3, -0.46), (0.72, -0.96), (0.86, -0.1), (0.98, 0.8, 0.3, 0.84, 0, 0.86)
    )
    eye = drawn((0.16, 0.1), (0.36, -0.22, 0.62, 0.0), (0.4, 0.32, 0.16, 0.1))
    nose = polygon((-0.15, 0.4), (0.15, 0.4), (0, 0.58))
    return without(both(half), eye, mirrored(eye), nose)


def crown() -> Path:
    """Three points with a pearl each, over a band."""
    half = polygon((0, -0.62), (0.3, 0.02), (0.86, -0.46), (0.7, 0.5), (0, 0.5))
    pearls = [circle(x, y, 0.15) for x, y in ((0, -0.7), (-0.84, -0.5), (0.84, -0.5))]
    return union(both(half), *pearls, box(-0.7, 0.6, 1.4, 0.24, 0.04))


EMBLEMS: dict[str, Callable[[], Path]] = {
    "lantern": lantern,
    "feather": feather,
    "boat": boat,
    "bell": bell,
    "cat": cat,
    "crown": crown,
}


SIDE = 256
REACH = 0.96
"""Share of its square that an icon may fill; the program knows it too."""
SHAPES = {**ICONS, **SIGNS, **TRANSPORT, **EMBLEMS}


def draw_icons() -> dict[str, Image.Image]:
    """Returns the icons, by name."""
    return {name: white(centred(shape())) for name, shape in SHAPES.items()}


def centred(path: Path) -> Path:
    """The shape in the middle of its square, no larger than it may be."""
    bounds = path.computeTightBounds()
    size = min(1.0, 2 / max(bounds.width(), bounds.height()))
    return moved(path, -bounds.centerX() * size, -bounds.centerY() * size, size)


def white(path: Path) -> Image.Image:
    """A picture that is white also where it is transparent, so that no dark edge appears when it is
    made smaller."""
    sheet, middle = Sheet((SIDE, SIDE), 1), SIDE / 2
    sheet.fill(moved(path, middle, middle, middle * REACH), WHITE)
    whole = Image.new("RGBA", (SIDE, SIDE), "white")
    whole.putalpha(picture(sheet).getchannel("A"))
    return whole
